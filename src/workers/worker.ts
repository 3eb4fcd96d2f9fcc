import type { Gather } from '../http/metrics/metrics.ts'
import type { FromParent, FromWorker } from './messages.ts'

/** Tells the parent that this worker serves, and where. */
export function announce(url: string): void {
  send({ serving: url })
}

/** Tells the parent the metrics of this worker whenever it asks; whoever asks this worker is told those of all. */
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

/** Without its parent a worker ends, so nothing need be told. */
function send(message: FromWorker): void {
  if (process.connected) process.send?.(message)
}
