import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf } from '../connections/faults.ts'
import type { Run } from './sources.ts'

/** How long an attempt may take, in milliseconds: less than the second after which PostgreSQL looks for a deadlock. */
const TRY_MS = 400
const PAUSE_MS = 100
const TRIES = 120
/** SQLSTATEs: the wait took too long, or PostgreSQL ended it to resolve a deadlock. */
const TAKEN = ['57014', '55P03', '40P01']

const lock = `do $$ declare names text; begin
  select string_agg(oid::regclass::text, ', ' order by oid) into names from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'v') and pg_has_role(relowner, 'usage')
      and relname <> 'mikro_orm_migrations';
  if names is not null then
    execute 'lock table ' || names || ' in access exclusive mode';
  end if; end $$`

/**
 * Locks all tables and views until the transaction ends. Locking them one by one would lead to deadlocks with requests, which lock
 * them in other orders. While any of them is in use this holds no lock and tries again; it throws an Error after about a minute.
 */
export async function lockTables(run: Run): Promise<void> {
  await run('savepoint unlocked')
  for (let tried = 0; tried < TRIES; tried += 1) {
    try {
      await run(`set local statement_timeout = ${TRY_MS}`)
      await run(lock)
      await run('set local statement_timeout = 0')
      return
    } catch (error) {
      if (!TAKEN.includes(codeOf(error))) throw error
      await run('rollback to savepoint unlocked')
      await sleep(PAUSE_MS * (0.5 + Math.random()))
    }
  }
  throw new Error(
    "the tables can't be changed while a transaction keeps using them; wait until backups and reports have ended, then try again",
  )
}
