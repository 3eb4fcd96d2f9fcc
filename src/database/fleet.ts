import { v7 as newId } from 'uuid'
import { oneRow } from './change.ts'
import type { Database } from './connection.ts'

const RENEW_MS = 4_000

/** The gateways that use this database; each process is one. */
export interface Fleet {
  /** The id of this gateway. */
  readonly id: string
  /** How many gateways were up at the last renewal, including this one. */
  size(): number
  /** Calls back whenever this gateway's row had vanished: it was presumed dead, or the database crashed and lost the rows. */
  onPresumedDead(tell: () => void): void
  /** Calls back after each renewal, every 4 s while the database answers. */
  onRenewed(tell: () => void): void
  close(): Promise<void>
}

const renew = `
  with mine as (
    insert into gateway (id, renewed_at, operates) values ($1, now(), $2)
    on conflict (id) do update set renewed_at = excluded.renewed_at
    returning xmax = 0 as is_new)
  select is_new, (select count(*)::int from gateway where id <> $1 and is_up(renewed_at)) + 1 as size from mine`
const leave = `
  with gone as (delete from gateway where id = $1)
  delete from open_connection where gateway_id = $1`

/** Registers this gateway by a row that it renews every 4 s. A gateway that was killed is presumed dead after 15 s. */
export async function openFleet(database: Database): Promise<Fleet> {
  const id = newId()
  const lost = new Set<() => void>()
  const renewed = new Set<() => void>()
  let size = 1
  const turn = async () => {
    const values = [id, database.operatesApart]
    const row = await oneRow(database.query<{ is_new: boolean; size: number }>(renew, values))
    size = row.size
    return row.is_new
  }
  await turn()
  let running: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    running = turn().then(
      (isNew) => {
        if (isNew) for (const tell of lost) tell()
        for (const tell of renewed) tell()
      },
      () => undefined,
    )
  }, RENEW_MS)
  return {
    id,
    size: () => size,
    onPresumedDead: (tell) => void lost.add(tell),
    onRenewed: (tell) => void renewed.add(tell),
    close: async () => {
      clearInterval(timer)
      await running
      await database.query(leave, [id]).catch(() => undefined)
    },
  }
}
