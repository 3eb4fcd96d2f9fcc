import { BATCH, forEachDue } from '../due.ts'
import type { Platform } from '../platform.ts'

const reminders = `select loan_id || ' ' || number as id from due_reminder
  where not loan_id || ' ' || number = any($1) order by due_on limit ${BATCH}`

/** Reminds borrowers of instalments that are due soon or overdue, once per stage; returns how many reminders were sent. */
export function remindBorrowers(platform: Platform): Promise<number> {
  return forEachDue(platform, reminders, [], async (id) => {
    const [row] = await platform.database.change<{ done: boolean }>(
      'select remind($1, $2) as done',
      id.split(' '),
    )
    return row?.done ?? false
  })
}
