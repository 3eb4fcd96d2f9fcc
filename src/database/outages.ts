import type { FastifyBaseLogger } from 'fastify'
import { codeOf, isAway } from './connections/faults.ts'

/** Shorter failures are not logged: connections that were cut are usually replaced within this time. */
const AWAY_MS = 500

/** Whoever reads from the database all the time reports here whether a read has reached it. */
export interface Outages {
  reached(): void
  /** A read failed that began then, in milliseconds of the monotonic clock. */
  failed(error: unknown, from: number): void
}

/** Logs once that the database is away, with the reason, and once that it is back, with the seconds for which it was away. */
export function openOutages(log: Pick<FastifyBaseLogger, 'warn'>): Outages {
  let since: number | undefined
  let isTold = false
  return {
    reached: () => {
      if (isTold && since !== undefined)
        log.warn({ seconds: secondsSince(since) }, 'the database is back')
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

/** Logs once that the database answers and accepts no changes, such as on a full disk, with the reason, and once that it does again. */
export function openObstacles(log: Pick<FastifyBaseLogger, 'warn'>) {
  let told: string | undefined
  return (obstacle: string | undefined): void => {
    if (obstacle === told) return
    told = obstacle
    if (obstacle === undefined) log.warn('the database accepts changes again')
    else log.warn({ reason: obstacle }, 'the database accepts no changes')
  }
}

const secondsSince = (from: number) => Math.round((performance.now() - from) / 1000)

/** Node's error has no message if several addresses refused the connection. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message || codeOf(error)
}
