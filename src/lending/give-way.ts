import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../database/connection.ts'

/** How much of the gateway's time requests take if they keep it busy. */
const BUSY = 0.5
/** How long a look at what requests take, and a rest, may be, in milliseconds. */
const [LOOK_MS, REST_MS] = [5, 2_000]
/** How many looks it takes to believe that requests keep the gateway busy: most moments are busy only for a moment. */
const LOOKS = 8
/** The part of the looks that find a gateway busy which still has time for everything. */
const SPARE = 0.8
/** The share of a gateway's time that all queues together may take while requests could use all of it. */
const SHARE = 1 / 40

/** The part of the last looks, of whatever work in this process, that found the gateway busy. */
let busy = 0

/**
 * Rests after a batch of work that nobody waits for, while requests keep the gateway or its database busy; `queues` is how many such pieces of work
 * rest at the same time.
 */
export async function giveWay(database: Database, batchMs: number, queues: number): Promise<void> {
  const before = performance.eventLoopUtilization()
  await sleep(Math.min(batchMs / 10, LOOK_MS))
  const { utilization } = performance.eventLoopUtilization(before)
  busy += (Number(utilization > BUSY || isUsed(database)) - busy) / LOOKS
  const rest = restAfter(batchMs, queues, busy)
  if (rest > 0) await sleep(rest)
}

function isUsed(database: Database): boolean {
  const { pools, pipelines } = database.load()
  return pipelines.statements > 0 || Object.values(pools).some(({ total, idle }) => total > idle)
}

/** The rest after a batch, in milliseconds, by the part of the looks that found the gateway busy: none while it has time to spare. */
export function restAfter(batchMs: number, queues: number, busy: number): number {
  const part = Math.max(0, (busy - SPARE) / (1 - SPARE))
  return Math.min((1 / SHARE - 1) * batchMs * queues * part, REST_MS)
}
