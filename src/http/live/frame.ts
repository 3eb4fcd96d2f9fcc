import type { Duplex } from 'node:stream'
import { type ExecutionResult, GraphQLError, Kind } from 'graphql'
import { WebSocket } from 'ws'
import { text } from '../../languages/index.ts'
import { toldOf } from '../../languages/told-error.ts'
import type { Plan } from '../../reads/plan/plan.ts'
import { publicError } from '../errors.ts'
import { refusal, withoutSuggestion } from '../guard/request.ts'
import { toldOfNumber } from '../guard/whole-numbers.ts'
import { messageIn } from '../language.ts'

/** Only the last is kept: a result that many receive is sent to one after the other. */
let lastText: { readonly result: ExecutionResult; readonly text: string } | undefined

/** The text of a result: serialized once, however many receive it. */
export function textOf(result: ExecutionResult): string {
  if (lastText?.result !== result) lastText = { result, text: JSON.stringify(result) }
  return lastText.text
}

/** The code of a result's first error, if any. */
export function codeOf({ errors }: ExecutionResult): string | undefined {
  const [first] = errors ?? []
  return first && String(first.extensions.code)
}

/** A result whose errors reveal nothing internal, and are told in a language. */
export function masked(result: ExecutionResult, language: string, plan?: Asked): ExecutionResult {
  if (result.errors === undefined) return result
  const { errors, ...rest } = result
  return { errors: errors.map((error) => told(error, language, plan)), ...rest }
}

/** What was asked for, by which an error about a variable can say what would work. */
type Asked = Pick<Plan, 'schema' | 'document'>

/** An error that reveals nothing internal, told in a language. */
export function told(error: GraphQLError, language: string, plan?: Asked): GraphQLError {
  const { extensions, path = null } = error
  const said = toldOf(error)
  if (typeof extensions.code === 'string')
    return said === undefined
      ? error
      : new GraphQLError(text(language, said.key, said.values), { path, extensions })
  // An error at the definition of a variable is about the client's value for it.
  if (error.path === undefined && error.nodes?.[0]?.kind === Kind.VARIABLE_DEFINITION) {
    const number = plan && toldOfNumber(plan.schema, plan.document, error)
    if (number !== undefined)
      return refusal('VALIDATION_FAILED', text(language, number.key, number.values))
    return refusal('VALIDATION_FAILED', withoutSuggestion(error.message))
  }
  const known = publicError(error)
  return new GraphQLError(messageIn(language, known), { path, extensions: { code: known.code } })
}

/** Header byte of an unfragmented text message. */
const FINAL_TEXT = 0x81

/** Only the last frame is kept: there may be as many ids as subscribers, who are sent a result one after the other. */
let last:
  | { readonly result: ExecutionResult; readonly id: string; readonly frame: Buffer }
  | undefined

/** The frame that carries a result to a subscription: the same bytes for all subscriptions with this id. */
export function nextFrame(result: ExecutionResult, id: string): Buffer {
  if (last?.result === result && last.id === id) return last.frame
  const frame = textFrame(`{"id":${JSON.stringify(id)},"type":"next","payload":${textOf(result)}}`)
  last = { result, id, frame }
  return frame
}

/** A text message as a server sends it, unmasked (RFC 6455, 5.2). */
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
 * Writes frames directly to the stream of a WebSocket, since ws would build each frame again for every socket. That is safe
 * because ws writes whole frames too, and nothing is compressed. While an earlier frame waits for the client, it returns a
 * promise, so that senders wait as well and frames don't pile up.
 */
export function frameWriter(
  socket: WebSocket,
  stream: Duplex,
): (frame: Buffer) => Promise<void> | undefined {
  return (frame) => {
    if (socket.readyState !== WebSocket.OPEN) return undefined
    if (stream.writableLength > 0)
      // A stream that fails closes its socket, and with it all its subscriptions.
      return new Promise((resolve) => void stream.write(frame, () => resolve()))
    stream.write(frame)
    return undefined
  }
}
