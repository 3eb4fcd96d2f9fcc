import { seededRandom } from '../../src/seed/random.ts'
import type { Connection, Meddler } from './meddler.ts'

const HEAD = /^MSG (\S+) \d+ (\d+)\r\n/

/** Drops a part of the messages on their way from NATS; with 1 as the part it drops all but the beats. */
export function forgetful(part: number, dropped: { count: number }): Meddler {
  const random = seededRandom(7)
  const left = new WeakMap<Connection, Buffer>()
  const isDropped = (subject: string) =>
    part === 1 ? !subject.endsWith('.beat') : random.next() < part
  return ({ bytes, down, connection }) => {
    if (!down) return bytes
    let rest = Buffer.concat([left.get(connection) ?? Buffer.alloc(0), bytes])
    const passed: Buffer[] = []
    for (let size = sizeOf(rest); size > 0 && size <= rest.length; size = sizeOf(rest)) {
      const [, subject] = HEAD.exec(rest.toString('latin1', 0, 300)) ?? []
      if (subject !== undefined && isDropped(subject)) dropped.count += 1
      else passed.push(rest.subarray(0, size))
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
