import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../database/connection.ts'

/** How much of the gateway's time requests take if they keep it busy. */
const BUSY = 0.5
/** How long a look at what requests take, and a rest, may be, in milliseconds. */
const [LOOK_MS, REST_MS] = [5, 1_000]

/**
 * Rests after a batch of work that nobody waits for, if requests keep the gateway or its database busy; `queues` is how many such pieces of work
 * rest beside each other.
 */
export async function giveWay(database: Database, batchMs: number, queues: number): Promise<void> {
  const before = performance.eventLoopUtilization()
  await sleep(Math.min(batchMs / 10, LOOK_MS))
  const { utilization } = performance.eventLoopUtilization(before)
  const rest = restAfter(batchMs, queues, utilization > BUSY || isUsed(database))
  if (rest > 0) await sleep(rest)
}

function isUsed(database: Database): boolean {
  const { pools, pipelines } = database.load()
  return pipelines.statements > 0 || Object.values(pools).some(({ total, idle }) => total > idle)
}

/** The rest after a batch, in milliseconds: beside requests, all queues together take a twentieth of the time. */
export function restAfter(batchMs: number, queues: number, busy: boolean): number {
  return busy ? Math.min(19 * batchMs * queues, REST_MS) : 0
}
