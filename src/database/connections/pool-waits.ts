import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg'
import { type Noted, timed } from '../../telemetry/noted.ts'

/** The state of a pool: how many connections it has, and how long callers waited for one. */
export interface PoolState {
  readonly max: number
  readonly total: number
  readonly idle: number
  /** How many callers wait now. */
  readonly pending: number
  /** How many callers have waited, for how many seconds in total, and how many of them in vain. */
  readonly waits: number
  readonly waitSeconds: number
  readonly timeouts: number
}

type Done = (
  error: Error | undefined,
  client: PoolClient,
  release: (error?: unknown) => void,
) => void
type Connect = (done?: Done) => Promise<PoolClient> | undefined

/** Runs a statement as `pool.query` does, and notes for its operation how long it waited for a connection. */
export async function queryOn(
  pool: Pool,
  statement: QueryConfig,
  noted: Noted | undefined,
): Promise<QueryResult> {
  const client = await timed(noted, 'waiting', pool.connect())
  try {
    const result = await client.query(statement)
    client.release()
    return result
  } catch (error) {
    client.release(true)
    throw error
  }
}

/** Measures how long callers wait for a connection, and notes it for the operation that waits; those who get one at once are not counted. */
export function watchPool(pool: Pool, whose?: () => Noted | undefined): () => PoolState {
  let [waits, waitSeconds, timeouts] = [0, 0, 0]
  const connect = pool.connect.bind(pool) as Connect
  const isFree = () => pool.idleCount > pool.waitingCount || pool.totalCount < pool.options.max
  const began = () => {
    const from = performance.now()
    return (failed: boolean) => {
      waits += 1
      waitSeconds += (performance.now() - from) / 1000
      if (failed) timeouts += 1
    }
  }
  const watched: Connect = (done) => {
    if (isFree()) return connect(done)
    const ended = began()
    if (done === undefined) {
      const client = connect()
      client?.then(
        () => ended(false),
        () => ended(true),
      )
      return client && timed(whose?.(), 'waiting', client)
    }
    return connect((error, ...rest) => {
      ended(error !== undefined && error !== null)
      done(error, ...rest)
    })
  }
  Object.assign(pool, { connect: watched })
  return () => ({
    max: pool.options.max,
    total: pool.totalCount,
    idle: pool.idleCount,
    pending: pool.waitingCount,
    waits,
    waitSeconds,
    timeouts,
  })
}
