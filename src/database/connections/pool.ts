import { MikroORM } from '@mikro-orm/postgresql'
import type { Pool, PoolConfig } from 'pg'
import { entities } from '../../entities/index.ts'

/** How a pool connects, and what is done with it when it is made. */
export type PoolOptions = PoolConfig & {
  readonly database: string
  readonly onPoolCreated: (pool: Pool) => void
}

/** Opens a pool with the unit of work on it. */
export async function openPool(
  driverOptions: PoolOptions,
  max: number,
): Promise<{ readonly orm: MikroORM; readonly pool: Pool }> {
  const orm = new MikroORM({
    dbName: driverOptions.database,
    entities: [...entities],
    // It would look for the database, and create it, before `findSchema` has.
    ensureDatabase: false,
    timezone: 'UTC',
    pool: { max },
    driverOptions,
    logger: () => undefined,
  })
  const pool = (await orm.em.getConnection().getNativeClient()) as unknown as Pool
  return { orm, pool }
}

/** Closes both: MikroORM leaves a pool open that it has not used itself. */
export async function closePool(orm: MikroORM, pool: Pool): Promise<void> {
  await orm.close(true)
  if (!pool.ending) await pool.end()
}
