import { onlyValue } from '../../database/one-row.ts'
import type { Platform } from '../platform.ts'

/** How many loans are kept by one statement, so that none takes long. */
const BATCH = 5_000
/** For how many days of a new month the one before is kept, if no gateway was up on the first. */
const DAYS = 7

const known = `select exists (select from accrual where month = date_trunc('month', $1::date - interval '1 month')) as done`

/** Keeps how each loan stood at the end of the month before a day, in the first days of a month, and the interest that had run on all; returns how many loans it kept. */
export async function keepMonthEnd(
  { database }: Pick<Platform, 'database'>,
  day: string,
): Promise<number> {
  if (Number(day.slice(-2)) > DAYS) return 0
  if (await onlyValue<boolean>(database.query(known, [day]))) return 0
  for (let all = 0; ; ) {
    const keeping = database.change('select keep_month_end($1, $2)', [day, BATCH])
    const kept = await onlyValue<number>(keeping)
    all += kept
    if (kept === BATCH) continue
    await database.change('select keep_accrual($1)', [day])
    return all
  }
}
