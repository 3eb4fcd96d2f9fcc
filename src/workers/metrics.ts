import type { Worker } from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import { AggregatorRegistry, collectDefaultMetrics, Gauge, Registry } from '@prometheus-io/client'
import type { FromParent, FromWorker, Metrics } from './worker.ts'

const ANSWER_MS = 2_000

/** The number of a slot and its present worker, whose successor will have the same number. */
export interface Numbered {
  readonly number: number
  readonly worker: Worker | undefined
}

/** The parent's own metrics. */
export interface ParentMetrics {
  /** Sends the metrics of all processes to the worker that asks for them. */
  readonly answer: (asking: Worker, wanted: number) => Promise<void>
}

/**
 * Opens the metrics of several processes. Every series of a worker has the label `worker`, so that a counter that restarts with a new
 * process is recognized as such.
 */
export function openMetrics(workers: () => readonly Numbered[]): ParentMetrics {
  const registry = new Registry()
  const processes = new Registry()
  collectDefaultMetrics({ register: processes })
  const up = new Gauge({
    name: 'worker_up',
    help: 'Whether a worker process told its metrics: 1, or 0 if it is starting, or did not answer in 2 s.',
    labelNames: ['worker'],
    registers: [registry],
  })
  let turn = 0
  const all = async (): Promise<string> => {
    turn += 1
    const asked = turn
    const told = await Promise.all(
      workers().map(async ({ number, worker }) => {
        const own = worker && (await metricsOf(worker, asked))
        up.set({ worker: number }, own === undefined ? 0 : 1)
        return labelled(own ?? [], String(number))
      }),
    )
    const own = await registry.getMetricsAsJSON()
    const parent = labelled(await processes.getMetricsAsJSON(), 'parent')
    return AggregatorRegistry.aggregate([own, parent, ...told]).metrics()
  }
  return { answer: async (asking, wanted) => tell(asking, { all: await all(), turn: wanted }) }
}

/** The metrics of a worker; undefined if it does not answer in 2 s, since one process that hangs must not hide the others. */
async function metricsOf(worker: Worker, turn: number): Promise<Metrics | undefined> {
  const { promise, resolve } = Promise.withResolvers<Metrics>()
  const listen = (message: FromWorker) => {
    if ('own' in message && message.turn === turn) resolve(message.own)
  }
  worker.on('message', listen)
  tell(worker, { tell: turn })
  return Promise.race([promise, sleep(ANSWER_MS, undefined, { ref: false })]).finally(() =>
    worker.off('message', listen),
  )
}

function tell(worker: Worker, message: FromParent): void {
  if (worker.isConnected()) worker.send(message)
}

/** Adds the label `worker`. With it each series belongs to one process, and nothing is added up. */
function labelled(metrics: Metrics, worker: string): Metrics {
  return metrics.map((metric) => ({
    ...metric,
    aggregator: 'first',
    values: metric.values.map((value) => ({ ...value, labels: { ...value.labels, worker } })),
  }))
}
