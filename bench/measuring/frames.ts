import { randomBytes } from 'node:crypto'

const HEAD_END = '\r\n\r\n'

/** Takes bytes as they come, first the answer to the upgrade. Servers send frames unmasked. */
export function frames(
  upgraded: () => void,
  frame: (kind: number, message: Buffer) => void,
): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0)
  let open = false
  return (chunk) => {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    let at = open ? 0 : bytes.indexOf(HEAD_END) + HEAD_END.length
    if (!open && at >= HEAD_END.length) {
      open = true
      upgraded()
    }
    while (open && bytes.length >= at + 2) {
      const start = startOf(bytes, at)
      const end = bytes.length < start ? start : start + lengthOf(bytes, at)
      if (bytes.length < end) break
      frame((bytes[at] ?? 0) & 0x0f, bytes.subarray(start, end))
      at = end
    }
    // The buffer is shared: what is kept must be a copy.
    rest = Buffer.from(open ? bytes.subarray(at) : bytes)
  }
}

/** Where the contents of the frame at a place start. */
function startOf(bytes: Buffer, at: number): number {
  const short = (bytes[at + 1] ?? 0) & 0x7f
  return at + (short === 126 ? 4 : short === 127 ? 10 : 2)
}

function lengthOf(bytes: Buffer, at: number): number {
  const short = (bytes[at + 1] ?? 0) & 0x7f
  if (short === 126) return bytes.readUInt16BE(at + 2)
  return short === 127 ? Number(bytes.readBigUInt64BE(at + 2)) : short
}

/** A message as a client sends it. */
export function textFrame(message: object): Buffer {
  return maskedFrame(0x81, Buffer.from(JSON.stringify(message)))
}

/** A client's frame must be masked; a mask of zeros leaves the bytes as they are. */
export function maskedFrame(kind: number, message: Buffer): Buffer {
  const { length } = message
  const head = length < 126 ? [kind, 0x80 | length] : [kind, 0xfe, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), message])
}

/** Asks for a socket that speaks graphql-transport-ws. */
export function upgrade(): string {
  const key = randomBytes(16).toString('base64')
  return `GET /graphql HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: Upgrade\r\nupgrade: websocket\r
sec-websocket-version: 13\r\nsec-websocket-key: ${key}\r\nsec-websocket-protocol: graphql-transport-ws\r\n\r\n`
}
