import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type ClientConfig, type QueryConfig, type QueryResult } from 'pg'

const SLOW_MS = 20
const DEPTH_MAX = 100
const AGAIN_MS = 500

/** Connections that take statements while those before are still on their way. */
export interface Pipelines {
  /** Sends a statement; undefined where it would have to wait behind a slow one, or there is no connection. */
  readonly send: <Row>(statement: QueryConfig) => Promise<Row[]> | undefined
  readonly close: () => Promise<unknown>
}

interface Pipeline {
  readonly client: Client
  /** How many statements wait for their answers. */
  waiting: number
  /** When the first of them came to its turn. */
  since: number
}

/**
 * Keeps so many open, in the background. Few connections that always have work cost both sides fewer wake-ups than many
 * that take turns.
 */
export function openPipelines(config: ClientConfig, count: number): Pipelines {
  const open = new Set<Pipeline>()
  const over = new AbortController()
  const running = Array.from({ length: count }, () => keepOpen(config, open, over.signal))
  return {
    send: (statement) => {
      const pipeline = leastBusy(open)
      return pipeline && send(pipeline, statement, () => open.delete(pipeline))
    },
    close: () => {
      over.abort()
      return Promise.all(running)
    },
  }
}

function leastBusy(open: Iterable<Pipeline>): Pipeline | undefined {
  const late = performance.now() - SLOW_MS
  let best: Pipeline | undefined
  for (const one of open)
    if (one.waiting < (best?.waiting ?? DEPTH_MAX) && (one.waiting === 0 || one.since > late))
      best = one
  return best
}

function send<Row>(pipeline: Pipeline, statement: QueryConfig, lost: () => void): Promise<Row[]> {
  if (pipeline.waiting === 0) pipeline.since = performance.now()
  pipeline.waiting += 1
  return new Promise((resolve, reject) => {
    pipeline.client.query(statement, (error: Error | null, result: QueryResult) => {
      pipeline.waiting -= 1
      pipeline.since = performance.now()
      if (!error) return resolve(result.rows)
      if (isLast(error)) lost()
      reject(error)
    })
  })
}

/** Whether a connection ends with it: what PostgreSQL says last, or no word of PostgreSQL at all. */
function isLast(error: Error): boolean {
  return !('severity' in error) || error.severity !== 'ERROR'
}

async function keepOpen(
  config: ClientConfig,
  open: Set<Pipeline>,
  over: AbortSignal,
): Promise<void> {
  while (!over.aborted) {
    await openOnce(config, open, over).catch(() => undefined)
    await sleep(AGAIN_MS, undefined, { signal: over, ref: false }).catch(() => undefined)
  }
}

/** Keeps a connection among the open ones until it ends. */
async function openOnce(
  config: ClientConfig,
  open: Set<Pipeline>,
  over: AbortSignal,
): Promise<void> {
  const client = new Client({ ...config, pipeline: true })
  const stop = () => void client.end().catch(() => undefined)
  const ended = new Promise<void>((resolve) => client.once('end', resolve))
  client.on('error', stop)
  await client.connect()
  const pipeline = { client, waiting: 0, since: 0 }
  over.addEventListener('abort', stop, { once: true })
  open.add(pipeline)
  if (over.aborted) stop()
  await ended
  open.delete(pipeline)
  over.removeEventListener('abort', stop)
}
