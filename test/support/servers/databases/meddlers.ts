import { setTimeout as sleep } from 'node:timers/promises'
import type { Fate, Meddler } from './meddler.ts'

const ALONE_MS = 500

/** Requests arrive, their answers don't. */
export const losingAnswers: Meddler = ({ bytes, down }) => (down ? 'reset' : bytes)

/** Everything takes longer. */
export const delayed =
  (milliseconds: number): Meddler =>
  async ({ bytes }) => {
    await sleep(milliseconds)
    return bytes
  }

/** Each connection is reset when exactly so many bytes have passed in one direction, wherever that is. */
export const cutAtByte =
  (byte: number, inDirection: 'up' | 'down'): Meddler =>
  ({ bytes, down, connection }) => {
    if (down !== (inDirection === 'down')) return bytes
    const left = byte - connection.passed[inDirection]
    if (bytes.length <= left) return bytes
    // What is read later by whoever has been reset was still received.
    const to = down ? connection.client : connection.upstream
    if (left > 0) to.write(bytes.subarray(0, left))
    return 'reset'
  }

/** The next answer of each connection ends after so many bytes. */
export const truncated =
  (bytesLeft: number): Meddler =>
  ({ bytes, down, connection }) => {
    if (!down) return bytes
    connection.client.write(bytes.subarray(0, bytesLeft))
    return 'end'
  }

/** Answers of two callers who wait at the same time change places: what no network does, for those who look for it. */
export function swappedAnswers(every: number): Meddler {
  let count = 0
  let waiting: { readonly bytes: Buffer; readonly give: (fate: Fate) => void } | undefined
  return ({ bytes, down }) => {
    if (!down) return bytes
    if (waiting !== undefined) {
      const { bytes: other, give } = waiting
      waiting = undefined
      give(bytes)
      return other
    }
    count += 1
    if (count % every !== 0) return bytes
    return new Promise<Fate>((give) => {
      waiting = { bytes, give }
      // Nobody else may be waiting.
      setTimeout(() => {
        if (waiting?.give === give) waiting = undefined
        give(bytes)
      }, ALONE_MS)
    })
  }
}
