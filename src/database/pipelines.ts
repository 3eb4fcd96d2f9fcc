import type { Client, PoolConfig, QueryConfig, QueryResult } from 'pg'
import { isSpent } from './connections/faults.ts'
import { keepConnected } from './connections/kept-connection.ts'

const SLOW_MS = 20
const DEPTH_MAX = 100
const AGAIN_MS = 500

/** How busy the pipelines are. */
export interface PipelinesState {
  readonly open: number
  /** How many statements await an answer. */
  readonly statements: number
  /** How many statements found no pipeline free, and went another way. */
  readonly overflows: number
}

/** Connections that send statements without waiting for earlier answers. */
export interface Pipelines {
  /** Sends a statement; undefined if it would wait behind a slow one, or there is no connection. */
  readonly send: <Row>(statement: QueryConfig) => Promise<Row[]> | undefined
  readonly state: () => PipelinesState
  readonly close: () => Promise<unknown>
}

/** A connection that may carry several statements at once. */
export interface Pipeline {
  readonly client: Client
  /** How many statements await an answer. */
  waiting: number
  /** When the server began with the first of them, in milliseconds of the monotonic clock. */
  since: number
}

/**
 * Keeps pipelines open in the background. A few busy connections cost both sides fewer wake-ups than many that are mostly
 * idle.
 */
export function openPipelines({ onConnect, ...config }: PoolConfig, count: number): Pipelines {
  const open = new Set<Pipeline>()
  const use = async (client: Client) => {
    await onConnect?.(client)
    const pipeline = { client, waiting: 0, since: 0 }
    client.once('end', () => open.delete(pipeline))
    open.add(pipeline)
  }
  const ends = Array.from({ length: count }, () =>
    keepConnected({ ...config, pipeline: true }, AGAIN_MS, use),
  )
  let overflows = 0
  return {
    send: (statement) => {
      const pipeline = leastBusy(open)
      if (pipeline === undefined) overflows += 1
      return pipeline && send(pipeline, statement, () => lose(open, pipeline))
    },
    state: () => ({
      open: open.size,
      statements: [...open].reduce((sum, { waiting }) => sum + waiting, 0),
      overflows,
    }),
    close: () => Promise.all(ends.map((end) => end())),
  }
}

/** Drops a connection whose state is unknown; another is opened in its place. */
function lose(open: Set<Pipeline>, pipeline: Pipeline): void {
  open.delete(pipeline)
  pipeline.client.end().catch(() => undefined)
}

/** The pipeline with the fewest waiting statements, leaving out any whose current statement has taken 20 ms or more. */
export function leastBusy<One extends Pipeline>(open: Iterable<One>): One | undefined {
  const late = performance.now() - SLOW_MS
  let best: One | undefined
  for (const one of open)
    if (one.waiting < (best?.waiting ?? DEPTH_MAX) && (one.waiting === 0 || one.since > late))
      best = one
  return best
}

/** Sends a statement after those already waiting; calls `lost` if the connection can't be used any more. */
export function send<Row>(
  pipeline: Pipeline,
  statement: QueryConfig,
  lost: () => void,
): Promise<Row[]> {
  if (pipeline.waiting === 0) pipeline.since = performance.now()
  pipeline.waiting += 1
  return new Promise((resolve, reject) => {
    pipeline.client.query(statement, (error: Error | null, result: QueryResult) => {
      pipeline.waiting -= 1
      pipeline.since = performance.now()
      if (!error) return resolve(result.rows)
      if (isSpent(error)) lost()
      reject(error)
    })
  })
}
