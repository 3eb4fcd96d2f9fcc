import type { Database } from '../../../src/database/connection.ts'

const DAY_MS = 86_400_000

/** Sets the clock of a database that is connected once, so that all go by it. */
export async function travel(database: Database, to: Date): Promise<void> {
  await database.query("select set_config('gateway.now', $1, false)", [to.toISOString()])
}

/** A moment so many days later. */
export const daysAfter = (from: Date | string, days: number): Date =>
  new Date(new Date(from).getTime() + days * DAY_MS)

/** As if a loan had been paid out so many days earlier: past the guards, which know no way back. */
export async function ageLoan(
  database: { sql(text: string): Promise<unknown> },
  id: string,
  days: number,
): Promise<void> {
  await database.sql(
    `set session_replication_role = replica;
     update instalment set starts_on = starts_on - ${days}, due_on = due_on - ${days} where loan_id = '${id}';
     update former_instalment set due_on = due_on - ${days} where loan_id = '${id}';
     update charge set due_on = due_on - ${days} where loan_id = '${id}';
     update repayment set value_on = value_on - ${days} where loan_id = '${id}';
     update loan set disbursement_date = disbursement_date - interval '${days} days', next_due_on = next_due_on - ${days},
       late_due_on = late_due_on - ${days}, last_due_on = last_due_on - ${days},
       withdrawable_until = withdrawable_until - ${days} where id = '${id}';
     reset session_replication_role;
     select plan_late_loan('${id}')`,
  )
}
