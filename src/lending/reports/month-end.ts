import { setTimeout as sleep } from 'node:timers/promises'
import { onlyValue } from '../../database/change.ts'
import type { Platform } from '../platform.ts'

/** How many loans are looked at by one statement, so that none takes long. */
const BATCH = 5_000
/** For how many days of a new month the one before is kept, if no gateway was up on the first. */
const DAYS = 7
/** How long to wait for transactions that were open when the month ended, and how often to look for them. A gateway's own transactions end sooner than this. */
const PATIENCE_MS = 10_000
const LOOK_MS = 50

const keep = 'select kept, last_loan as after from keep_month_end($1, $2, $3)'
const known = `select exists (select from accrual where month = date_trunc('month', $1::date - interval '1 month')) as done`
/** The transactions of this database that have changed something and are open, prepared ones too: others in the same cluster may be open for hours. */
const open = `select transactionid::text as id from pg_locks left join pg_stat_activity using (pid)
  where locktype = 'transactionid' and mode = 'ExclusiveLock' and coalesce(datname, current_database()) = current_database()`
/** Ten minutes after the month nothing can be posted in it any more (posting_time). */
const isOver = `select gateway_now() > end_of_day((date_trunc('month', $1::date) - interval '1 day')::date) + interval '10 minutes'`

interface Batch {
  readonly kept: number
  /** The last loan of a full batch, after which the next one begins. */
  readonly after: string | null
}

/**
 * Keeps how each loan stood at the end of the month before a day, in the first days of a month, and the interest that had run on all; returns how many loans it kept.
 * What was begun within the month may be committed after its end, so this waits for it. If that takes too long, a later run keeps what came in
 * meanwhile, and only then the interest.
 */
export async function keepMonthEnd(
  { database }: Pick<Platform, 'database'>,
  day: string,
): Promise<number> {
  if (Number(day.slice(-2)) > DAYS) return 0
  if (await onlyValue<boolean>(database.query(known, [day]))) return 0
  const isComplete = await olderEnded(database, day)
  let all = 0
  let after: string | null = null
  do {
    const [batch]: readonly Batch[] = await database.change<Batch>(keep, [day, BATCH, after])
    all += batch?.kept ?? 0
    after = batch?.after ?? null
  } while (after !== null)
  if (isComplete) await database.change('select keep_accrual($1)', [day])
  return all
}

/** Waits until every transaction that is open now has ended, unless that no longer matters; false if one has not. */
async function olderEnded(database: Platform['database'], day: string): Promise<boolean> {
  if (await onlyValue<boolean>(database.change(isOver, [day]))) return true
  const openNow = async () => (await database.change<{ id: string }>(open)).map(({ id }) => id)
  let older = await openNow()
  for (let waited = 0; older.length > 0 && waited < PATIENCE_MS; waited += LOOK_MS) {
    await sleep(LOOK_MS)
    const now = new Set(await openNow())
    older = older.filter((id) => now.has(id))
  }
  return older.length === 0
}
