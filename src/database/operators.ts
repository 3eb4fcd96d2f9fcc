import type { MikroORM } from '@mikro-orm/postgresql'
import { changesBy, type NotedChange } from './change.ts'
import { closePool, openPool, type PoolOptions } from './connections/pool.ts'
import { watchPool } from './connections/pool-waits.ts'
import { type Settings, usual, withSettings } from './connections/pooling.ts'
import { preparedStatements } from './statements.ts'

/** The number of connections that operators share on one gateway. */
export const OPERATORS = 3

/** The means of making changes as one role. */
export interface Changing {
  readonly orm: MikroORM
  readonly change: NotedChange
}

/** Opens the few connections on which operators act and incoming money is recorded. */
export async function openOperators(given: PoolOptions, path: Settings, notify: () => void) {
  const config = withSettings(given, 'session', { ...usual, ...path })
  const { orm, pool } = await openPool(config, OPERATORS)
  const change = changesBy(pool, preparedStatements(), notify)
  return { orm, change, state: watchPool(pool), close: () => closePool(orm, pool) }
}
