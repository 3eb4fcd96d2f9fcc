import { BATCH, forEachDue } from '../due.ts'
import type { Platform } from '../platform.ts'

const reminders = `select loan_id || ' ' || number as id from due_reminders(coalesce($2, business_date()))
  where not loan_id || ' ' || number = any($1) order by due_on limit ${BATCH}`

/**
 * Reminds borrowers of instalments that are due soon or overdue on a day (`2026-01-31`, by default today), once per stage; returns how
 * many reminders were sent.
 */
export function remindBorrowers(platform: Platform, day?: string): Promise<number> {
  return forEachDue(platform, reminders, [day], async (id) => {
    const [row] = await platform.database.change<{ done: boolean }>(
      'select remind($1, $2, $3, $4) as done',
      [...id.split(' '), day, platform.limits.defaultAfterDays],
    )
    return row?.done ?? false
  })
}
