import type { ClientBase, Pool } from 'pg'
import { isDiskFull } from './connections/faults.ts'

/** Inserts half a megabyte, so that a table has to grow, and rolls it back. */
export const grow = `do $$ begin
    insert into budget (key, whole_at)
      select 'storage ' || repeat('-', 200) || n, now() from generate_series(1, 2000) as n;
    raise exception using errcode = 'LG001';
  exception when sqlstate 'LG001' then null;
  end $$`

/** Remembers that the database's disk was full, until a write succeeds. */
export class Storage {
  #full = false
  #trying: Promise<void> | undefined

  note(error: unknown): void {
    if (isDiskFull(error)) this.#full = true
  }

  /** Tries to write if the last write found the disk full; concurrent callers share one attempt. */
  async isFull(write: (text: string) => Promise<unknown>): Promise<boolean> {
    if (!this.#full) return false
    this.#trying ??= this.#try(write)
    await this.#trying
    return this.#full
  }

  async #try(write: (text: string) => Promise<unknown>): Promise<void> {
    try {
      await write(grow)
      this.#full = false
    } catch {
      // Either the disk is still full or the database can't be reached, so what was known still holds.
    } finally {
      this.#trying = undefined
    }
  }
}

const readOnly = "select current_setting('transaction_read_only') as setting"

/** Whether it accepts no changes by its settings, or since it is a standby. */
export async function isReadOnly(database: Pool | ClientBase): Promise<boolean> {
  const { rows } = await database.query<{ setting: string }>(readOnly)
  return rows[0]?.setting === 'on'
}

/** Why a database accepts no changes now, for operators; undefined if it does. */
export async function obstacleTo(pool: Pool, storage: Storage): Promise<string | undefined> {
  if (await isReadOnly(pool)) return 'the database is read-only'
  const full = await storage.isFull((text) => pool.query(text))
  return full ? "the database's disk is full" : undefined
}
