import type { Database } from '../../../src/database/connection.ts'
import { OPERATORS } from '../../../src/database/operators.ts'

const DAY_MS = 86_400_000

/** Sets the clock of a database that is connected once, so that all go by it: also operators, on the few connections of their own. */
export async function travel(database: Database, to: Date): Promise<void> {
  const set = ["select set_config('gateway.now', $1, false)", [to.toISOString()]] as const
  await database.query(...set)
  if (!database.operatesApart) return
  const operators = database.operating()
  await Promise.all(Array.from({ length: OPERATORS }, () => operators.change(...set)))
}

/** A moment so many days later. */
export const daysAfter = (from: Date | string, days: number): Date =>
  new Date(new Date(from).getTime() + days * DAY_MS)

/** Moves all days within JSON back. */
const aged = `create or replace function pg_temp.aged(one jsonb, days int) returns jsonb language plpgsql as $$ begin
  return case jsonb_typeof(one)
    when 'string' then case when one #>> '{}' ~ '^\\d{4}-\\d\\d-\\d\\d$' then to_jsonb(((one #>> '{}')::date - days)::text) else one end
    when 'array' then (select coalesce(jsonb_agg(pg_temp.aged(part, days) order by at), '[]') from jsonb_array_elements(one) with ordinality as of (part, at))
    when 'object' then (select coalesce(jsonb_object_agg(key, pg_temp.aged(value, days)), '{}') from jsonb_each(one))
    else one end;
end $$`

/** As if a loan had been paid out so many days earlier, and its plan changed so much earlier: past the guards, which know no way back. */
export async function ageLoan(
  database: { sql(text: string): Promise<unknown> },
  id: string,
  days: number,
): Promise<void> {
  await database.sql(
    `${aged};
     set session_replication_role = replica;
     update instalment set starts_on = starts_on - ${days}, due_on = due_on - ${days}, paid_late_on = paid_late_on - ${days}, accrual = pg_temp.aged(accrual, ${days}) where loan_id = '${id}';
     update former_instalment set due_on = due_on - ${days} where loan_id = '${id}';
     update charge set due_on = due_on - ${days} where loan_id = '${id}';
     update plan_change set effective_on = effective_on - ${days}, created_at = created_at - interval '${days} days', acted_at = acted_at - interval '${days} days',
       undone_at = undone_at - interval '${days} days', last_due_before = last_due_before - ${days}, last_due_after = last_due_after - ${days}, terms = pg_temp.aged(terms, ${days}), before = pg_temp.aged(before, ${days}) where loan_id = '${id}';
     update repayment set value_on = value_on - ${days} where loan_id = '${id}';
     update loan set disbursement_date = disbursement_date - interval '${days} days', next_due_on = next_due_on - ${days},
       late_due_on = late_due_on - ${days}, last_due_on = last_due_on - ${days},
       withdrawable_until = withdrawable_until - ${days} where id = '${id}';
     reset session_replication_role;
     select plan_late_loan('${id}')`,
  )
}
