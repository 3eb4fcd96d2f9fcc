import { setTimeout as sleep } from 'node:timers/promises'
import { onlyValue } from '../../database/one-row.ts'
import type { Platform } from '../platform.ts'

/** How many loans are kept by one statement, so that none takes long. */
const BATCH = 5_000
/** For how many days of a new month the one before is kept, if no gateway was up on the first. */
const DAYS = 7
/** How long the transactions are waited for that were open as the month ended, and how often they are looked for. Those of gateways end sooner. */
const PATIENCE_MS = 10_000
const LOOK_MS = 50

const known = `select exists (select from accrual where month = date_trunc('month', $1::date - interval '1 month')) as done`
/** A snapshot alone may not show those with the newest ids: it ends at the last one that has ended. */
const newest = 'select pg_current_xact_id()::text as next'
const older = `select pg_snapshot_xmin(pg_current_snapshot()) >= $1::text::xid8
  or gateway_now() > end_of_day((date_trunc('month', $2::date) - interval '1 day')::date) + interval '10 minutes' as ended`

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
  for (let all = 0; ; ) {
    const keeping = database.change('select keep_month_end($1, $2)', [day, BATCH])
    const kept = await onlyValue<number>(keeping)
    all += kept
    if (kept === BATCH) continue
    if (isComplete) await database.change('select keep_accrual($1)', [day])
    return all
  }
}

/** Waits until every transaction that is open now has ended; false if one has not. Ten minutes after the month nothing can be posted in it any more (posting_time). */
async function olderEnded(database: Platform['database'], day: string): Promise<boolean> {
  const next = await onlyValue<string>(database.change(newest))
  for (let waited = 0; waited <= PATIENCE_MS; waited += LOOK_MS) {
    if (await onlyValue<boolean>(database.query(older, [next, day]))) return true
    await sleep(LOOK_MS)
  }
  return false
}
