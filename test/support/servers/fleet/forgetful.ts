import type { Connection, Meddler } from '../databases/meddler.ts'

const HEAD = /^MSG (\S+) \d+ (\d+)\r\n/

/** Drops messages on their way from NATS. */
export function forgetful(isDropped: (subject: string, text: string) => boolean): Meddler {
  const left = new WeakMap<Connection, Buffer>()
  return ({ bytes, down, connection }) => {
    if (!down) return bytes
    let rest = Buffer.concat([left.get(connection) ?? Buffer.alloc(0), bytes])
    const passed: Buffer[] = []
    for (let size = sizeOf(rest); size > 0 && size <= rest.length; size = sizeOf(rest)) {
      const message = rest.subarray(0, size)
      const [head = '', subject] = HEAD.exec(message.toString()) ?? []
      if (subject === undefined || !isDropped(subject, message.toString('utf8', head.length)))
        passed.push(message)
      rest = rest.subarray(size)
    }
    left.set(connection, rest)
    return Buffer.concat(passed)
  }
}

/** The length of the first protocol line with its payload; 0 while its end is missing. */
function sizeOf(bytes: Buffer): number {
  const end = bytes.indexOf('\r\n')
  if (end < 0) return 0
  const [, , payload] = HEAD.exec(bytes.toString('latin1', 0, end + 2)) ?? []
  return end + 2 + (payload === undefined ? 0 : Number(payload) + 2)
}
