import type { FastifyBaseLogger } from 'fastify'
import { codeOf, isAway } from './connections/faults.ts'

/** Connections that were cut are replaced sooner, and nobody need look for a reason. */
const AWAY_MS = 500

/** Is told by whoever reads all the time whether the database can be reached. */
export interface Outages {
  reached(): void
  /** A read failed that began then, in milliseconds of the monotonic clock. */
  failed(error: unknown, from: number): void
}

/** Logs once that the database is away, with the reason, and once that it is back, with the seconds for which it was away. */
export function openOutages(log: Pick<FastifyBaseLogger, 'info' | 'warn'>): Outages {
  let since: number | undefined
  let isTold = false
  return {
    reached: () => {
      if (isTold && since !== undefined)
        log.info({ seconds: secondsSince(since) }, 'the database is back')
      since = undefined
      isTold = false
    },
    failed: (error, from) => {
      if (!isAway(error)) return
      since ??= from
      if (isTold || performance.now() - since < AWAY_MS) return
      isTold = true
      log.warn({ reason: reasonOf(error) }, 'the database is away')
    },
  }
}

const secondsSince = (from: number) => Math.round((performance.now() - from) / 1000)

/** Node gives no message to the refusals of several addresses. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message || codeOf(error)
}
