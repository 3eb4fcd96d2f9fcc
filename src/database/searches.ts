import { DatabaseError, Pool, type PoolConfig, type QueryConfig } from 'pg'
import { careFor } from './pool-care.ts'

const SEARCH_MS = 2_000
/** What a filter finds depends on its value: each search is planned for its own, and takes one CPU at most. */
const PLANNED =
  '-c plan_cache_mode=force_custom_plan -c max_parallel_workers_per_gather=0 -c jit=off'
const CANCELED = '57014'

/** A statement looked at more than it could in its time. */
export class SearchTooLong extends Error {}

/** Connections for what may look at many more rows than it shows: so nothing else waits behind it. */
export interface Searches {
  /** Sends a statement; throws SearchTooLong when it takes more than 2 s. */
  send<Row>(statement: QueryConfig): Promise<Row[]>
  close(): Promise<void>
}

/** Opens so many when they are needed. Who asks may have to wait for one search that is under way. */
export function openSearches(config: PoolConfig, count: number): Searches {
  const pool = new Pool({
    ...config,
    max: count,
    statement_timeout: SEARCH_MS,
    connectionTimeoutMillis: 1.5 * SEARCH_MS,
    application_name: 'lending-gateway searches',
    options: PLANNED,
  })
  careFor(pool, () => undefined)
  // A connection that is lost while it rests is nobody's error.
  pool.on('error', () => undefined)
  return {
    send: async (statement) => {
      try {
        return (await pool.query(statement)).rows
      } catch (error) {
        if (!(error instanceof DatabaseError) || error.code !== CANCELED) throw error
        throw new SearchTooLong('', { cause: error })
      }
    },
    close: () => pool.end(),
  }
}
