import type { Database } from '../database/connection.ts'
import { Reminder } from '../entities/loan/reminder.ts'
import { foundBy } from './loader.ts'
import { columnsOf } from './rows.ts'

/** Prepares a loader of the newest reminder of a loan, by the loan's id; null if it has none. */
export function lastReminders(database: Database) {
  const text = `select key, ${columnsOf(database, Reminder)} from unnest($1::uuid[]) as key
    cross join lateral (select * from reminder where loan_id = key order by sent_at desc, id desc limit 1) as newest`
  return foundBy<Reminder, Reminder | null>(text, ([row]) => row ?? null)
}
