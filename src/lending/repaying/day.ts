import type { Platform } from '../platform.ts'
import { defaultLoans } from './default.ts'
import { remindBorrowers } from './remind.ts'

/**
 * Does the work of each business day that has not been done, oldest first and as of that day: reminds borrowers, then defaults loans.
 * Returns how many were reminded and defaulted. A day on which something failed is not done, and is tried again.
 */
export async function workDays(
  platform: Platform,
): Promise<{ readonly reminded: number; readonly defaulted: number }> {
  const days = await platform.database.query<{ day: string }>(
    'select day::text from days_to_work() as day',
  )
  let [reminded, defaulted] = [0, 0]
  for (const { day } of days) {
    reminded += await remindBorrowers(platform, day)
    defaulted += await defaultLoans(platform, day)
    await platform.database.change('select end_day($1)', [day])
  }
  return { reminded, defaulted }
}
