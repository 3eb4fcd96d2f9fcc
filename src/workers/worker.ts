import type { MetricObjectWithValues, MetricValue } from '@prometheus-io/client'
import type { Gather } from '../http/metrics/metrics.ts'

/** The metrics of one process. */
export type Metrics = MetricObjectWithValues<MetricValue<string>>[]

/** What a worker tells its parent. */
export type FromWorker =
  | { readonly serving: string }
  | { readonly own: Metrics; readonly turn: number }
  | { readonly wanted: number }

/** What a parent tells a worker. */
export type FromParent = { readonly tell: number } | { readonly all: string; readonly turn: number }

/** Tells the parent that this worker serves, and its URL. */
export function announce(url: string): void {
  send({ serving: url })
}

/** Sends this worker's metrics to the parent whenever it asks. Returns a function that asks the parent for those of all processes. */
export const gatherFromAll: Gather = (own) => {
  const waiting = new Map<number, (text: string) => void>()
  let turn = 0
  process.on('message', async (message: FromParent) => {
    if ('tell' in message) send({ own: await own.getMetricsAsJSON(), turn: message.tell })
    else waiting.get(message.turn)?.(message.all)
  })
  return async () => {
    turn += 1
    const wanted = turn
    const { promise, resolve } = Promise.withResolvers<string>()
    waiting.set(wanted, resolve)
    send({ wanted })
    return promise.finally(() => waiting.delete(wanted))
  }
}

/** If the parent has ended, so does this worker, and there is nobody to tell. */
function send(message: FromWorker): void {
  if (process.connected) process.send?.(message)
}
