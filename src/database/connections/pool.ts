import { MikroORM } from '@mikro-orm/postgresql'
import type { Pool, PoolConfig } from 'pg'
import { entities } from '../../entities/index.ts'

/** How a pool connects, and what is done with it when it is made. */
export type PoolOptions = PoolConfig & {
  readonly database: string
  readonly onPoolCreated: (pool: Pool) => void
}

/** Opens a pool of at most `max` connections, with MikroORM on top. */
export async function openPool(
  driverOptions: PoolOptions,
  max: number,
): Promise<{ readonly orm: MikroORM; readonly pool: Pool }> {
  const orm = new MikroORM({
    dbName: driverOptions.database,
    entities: [...entities],
    // MikroORM would look for the database, and even create it, before `findSchema` can report what is wrong.
    ensureDatabase: false,
    timezone: 'UTC',
    pool: { max },
    driverOptions,
    logger: () => undefined,
  })
  const pool = (await orm.em.getConnection().getNativeClient()) as unknown as Pool
  return { orm, pool }
}

/** Closes MikroORM and the pool, which MikroORM leaves open unless it has used it. */
export async function closePool(orm: MikroORM, pool: Pool): Promise<void> {
  await orm.close(true)
  if (!pool.ending) await pool.end()
}
