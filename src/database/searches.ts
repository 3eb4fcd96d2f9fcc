import { DatabaseError, Pool, type PoolConfig, type QueryConfig } from 'pg'
import { careFor } from './pool-care.ts'

const SEARCH_MS = 2_000
/** What a filter finds depends on its value: each search is planned for its own, and takes one CPU at most. */
const PLANNED =
  '-c plan_cache_mode=force_custom_plan -c max_parallel_workers_per_gather=0 -c jit=off'
const CANCELED = '57014'

/** A search took too long. */
export class SearchTooLong extends Error {}

/** Connections for statements that may read many more rows than they return, so that nothing else waits behind them. */
export interface Searches {
  /** Sends a statement; throws SearchTooLong after 2 s. */
  send<Row>(statement: QueryConfig): Promise<Row[]>
  close(): Promise<void>
}

/** Opens them when they are needed. A caller may have to wait for one running search. */
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
  // Losing an idle connection is no error.
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
