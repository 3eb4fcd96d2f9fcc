import { Client } from 'pg'
import { expect } from 'vitest'
import type { TestDatabase } from '../../database.ts'

/** A transaction of somebody else's, open until it is ended. */
export interface Held {
  /** Resolves once somebody waits for what it has locked. */
  waitedFor(): Promise<void>
  end(): Promise<void>
}

/** Begins a transaction with one statement, and leaves it open. */
export async function holdLock({ adminUrl, sql }: TestDatabase, statement: string): Promise<Held> {
  const client = new Client({ connectionString: adminUrl })
  await client.connect()
  await client.query('begin')
  const { rows } = await client.query('select pg_backend_pid() as pid')
  await client.query(statement)
  const waiting = `select from pg_stat_activity where ${rows[0].pid} = any(pg_blocking_pids(pid))`
  return {
    waitedFor: () => expect.poll(async () => (await sql(waiting)).length).toBeGreaterThan(0),
    end: () => client.end(),
  }
}
