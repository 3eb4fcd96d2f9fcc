import type { Duplex } from 'node:stream'
import type { ExecutionResult } from 'graphql'
import { WebSocket } from 'ws'
import { textOf } from './result.ts'

/** The whole of a message, in one piece. */
const FINAL_TEXT = 0x81

/** One is kept, not one an id: there may be as many ids as subscribers, who are sent a result one after the other. */
let last:
  | { readonly result: ExecutionResult; readonly id: string; readonly frame: Buffer }
  | undefined

/** The frame that carries a result to a subscription: the same bytes for all who have given it the same id. */
export function nextFrame(result: ExecutionResult, id: string): Buffer {
  if (last?.result === result && last.id === id) return last.frame
  const frame = textFrame(`{"id":${JSON.stringify(id)},"type":"next","payload":${textOf(result)}}`)
  last = { result, id, frame }
  return frame
}

/** A message of text as a server sends it, unmasked (RFC 6455, 5.2). */
function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = FINAL_TEXT
  frame[1] = head === 2 ? length : head === 4 ? 126 : 127
  if (head === 4) frame.writeUInt16BE(length, 2)
  if (head === 10) frame.writeBigUInt64BE(BigInt(length), 2)
  frame.write(text, head)
  return frame
}

/**
 * Writes frames beside ws, which would make each anew, to the stream that it was given: ws writes whole frames too, and
 * nothing is compressed. What the kernel does not take at once is waited for, so that nobody is sent more than one
 * message that waits.
 */
export function frameWriter(
  socket: WebSocket,
  stream: Duplex,
): (frame: Buffer) => Promise<void> | undefined {
  return (frame) => {
    if (socket.readyState !== WebSocket.OPEN) return undefined
    if (stream.writableLength > 0)
      // A stream that fails closes its socket, which ends all that it carries.
      return new Promise((resolve) => void stream.write(frame, () => resolve()))
    stream.write(frame)
    return undefined
  }
}
