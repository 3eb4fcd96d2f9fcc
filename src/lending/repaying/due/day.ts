import { onlyValue } from '../../../database/change.ts'
import { beginAttempts } from '../../attempts.ts'
import { BATCH, forEachDue } from '../../due.ts'
import type { Platform } from '../../platform.ts'
import { keepMonthEnd } from '../../reports/month-end.ts'
import { defaultLoans } from '../default/default.ts'

const notDone = 'select day::text, day = business_date() as "isToday" from days_to_work() as day'

/**
 * Does the work of each day that has not been done, oldest first and as of that day: keeps how loans stood when a month ended, reminds
 * borrowers, then defaults loans.
 * Returns how many were reminded and defaulted. A past day is over even if something failed, which the next
 * day tries again; today is tried again. All failures are thrown together at the end.
 */
export async function workDays(
  platform: Platform,
): Promise<{ readonly reminded: number; readonly defaulted: number }> {
  const days = await platform.database.query<{ day: string; isToday: boolean }>(notDone)
  const { attempt, end } = beginAttempts()
  const did = { reminded: 0, defaulted: 0 }
  for (const { day, isToday } of days) {
    const kept = await attempt(`the month before ${day}`, () => keepMonthEnd(platform, day))
    const reminded = await attempt(`the reminders of ${day}`, () => remindBorrowers(platform, day))
    const defaulted = await attempt(`the defaults of ${day}`, () => defaultLoans(platform, day))
    did.reminded += reminded ?? 0
    did.defaulted += defaulted ?? 0
    const isDone = ![kept, reminded, defaulted].includes(undefined)
    if (isDone || !isToday) await platform.database.change('select end_day($1)', [day])
  }
  end()
  return did
}

const reminders = `select loan_id || ' ' || number as id from reminders_due(coalesce($2, business_date()), $3)
  where not loan_id || ' ' || number = any($1) order by due_on limit ${BATCH}`

/**
 * Reminds borrowers of instalments that are due soon or overdue on a day (`2026-01-31`, by default today), once per stage; returns how
 * many reminders were sent.
 */
export function remindBorrowers(platform: Platform, day?: string): Promise<number> {
  const { defaultAfterDays } = platform.limits
  return forEachDue(platform, reminders, [day, defaultAfterDays], (id) => {
    const values = [...id.split(' '), day, defaultAfterDays]
    return onlyValue<boolean>(platform.database.change('select remind($1, $2, $3, $4)', values))
  })
}
