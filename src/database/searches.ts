import { DatabaseError, Pool, type PoolConfig, type QueryConfig } from 'pg'
import { type Noted, timed } from '../telemetry/noted.ts'
import { isSpent } from './connections/faults.ts'
import { careFor } from './connections/pool-care.ts'
import { type PoolState, queryOn, watchPool } from './connections/pool-waits.ts'
import { type Pooling, searching, set, withSettings } from './connections/pooling.ts'
import { pathTo } from './listen-notify.ts'

/** How long a search may take, in milliseconds. */
export const SEARCH_MS = 2_000
const settings = { ...searching, statement_timeout: SEARCH_MS } as const
const CANCELED = '57014'

/** The search exceeded SEARCH_MS, and PostgreSQL cancelled it. */
export class SearchTooLong extends Error {
  override readonly name = 'SearchTooLong'
}

/** Connections for statements that may read many more rows than they return, kept apart so that nothing else waits for them. */
export interface Searches {
  /** Sends a statement, and notes its wait for a connection; throws SearchTooLong if it takes too long. */
  send<Row>(statement: QueryConfig, noted?: Noted): Promise<Row[]>
  state(): PoolState
  close(): Promise<void>
}

/** Opens connections for searches when they are needed. With all of them busy, a caller waits long enough for one search to end. */
export function openSearches(
  config: PoolConfig,
  count: number,
  { pooler, schema }: Pick<Pooling, 'pooler' | 'schema'>,
): Searches {
  const pool = new Pool({
    ...withSettings(config, pooler, { ...settings, ...pathTo(schema) }),
    max: count,
    pipeline: pooler === 'transaction',
    connectionTimeoutMillis: 1.5 * SEARCH_MS,
    application_name: 'lending-gateway searches',
  })
  const run = pooler === 'transaction' ? inTransaction : queryOn
  careFor(pool, () => undefined)
  const state = watchPool(pool)
  // The loss of an idle connection is no error; a listener keeps it from ending the process.
  pool.on('error', () => undefined)
  return {
    send: async (statement, noted) => {
      try {
        return (await run(pool, statement, noted)).rows
      } catch (error) {
        if (!(error instanceof DatabaseError) || error.code !== CANCELED) throw error
        throw new SearchTooLong('', { cause: error })
      }
    },
    state,
    close: () => pool.end(),
  }
}

const begin = `begin; ${set(settings, 'local')}`

/** Runs a search in a transaction that has the settings of searches. Everything is sent together, so it takes one round trip. */
const inTransaction: typeof queryOn = async (pool, statement, noted) => {
  const client = await timed(noted, 'waiting', pool.connect())
  const sent = [client.query(begin), client.query(statement), client.query('end')] as const
  try {
    const [, found] = await Promise.all(sent)
    client.release()
    return found
  } catch (error) {
    await Promise.allSettled(sent)
    client.release(isSpent(error))
    throw error
  }
}
