import type { Platform } from '../platform.ts'
import { defaultLoans } from './default.ts'
import { remindBorrowers } from './remind.ts'

const notDone = 'select day::text, day = business_date() as "isToday" from days_to_work() as day'

/**
 * Does the work of each day that has not been done, oldest first and as of that day: reminds borrowers, then defaults loans.
 * Returns how many were reminded and defaulted. A past day is over even if something failed, which the next
 * day tries again; today is tried again. All failures are thrown together at the end.
 */
export async function workDays(
  platform: Platform,
): Promise<{ readonly reminded: number; readonly defaulted: number }> {
  const days = await platform.database.query<{ day: string; isToday: boolean }>(notDone)
  const failures: unknown[] = []
  const did = { reminded: 0, defaulted: 0 }
  for (const { day, isToday } of days) {
    const before = failures.length
    const fail = (error: unknown) => {
      failures.push(error)
      return 0
    }
    did.reminded += await remindBorrowers(platform, day).catch(fail)
    did.defaulted += await defaultLoans(platform, day).catch(fail)
    if (failures.length === before || !isToday)
      await platform.database.change('select end_day($1)', [day])
  }
  if (failures.length > 0) throw new AggregateError(failures, String(failures[0]))
  return did
}
