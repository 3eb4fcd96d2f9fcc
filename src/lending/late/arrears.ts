import { onlyValue } from '../../database/change.ts'
import { BATCH, forEachDue } from '../due.ts'
import type { Platform } from '../platform.ts'

const begun = `select loan.id from loan
  where status in ('active', 'defaulted') and written_off_at is null and late_terms ->> 'interest' <> 'none'
    and next_due_on < business_date() and not loan.id = any($1)
    and (exists (select from instalment where loan_id = loan.id and starts_on >= next_due_on and starts_on < business_date() and arrears is null)
      or not exists (select from instalment where loan_id = loan.id and due_on >= business_date()))
  union
  select loan.id from loan
  where status in ('active', 'defaulted') and next_due_on < business_date() and not loan.id = any($1)
    -- What defaults is charged then, and no fees for the days after it was to.
    and not (status = 'active' and late_due_on <= latest_due(business_date() - $2::int)
      and default_day(loan.id, business_date(), $2) <= business_date())
    -- Penalty interest grows once a day, and whatever changes a charge writes it first.
    and (late_terms ->> 'interest' = 'penalty' and not exists (select from charge where loan_id = loan.id and kind = 'penalty_interest'
        and updated_at >= business_date()::timestamp at time zone business_timezone()) and unwritten_penalty(loan.id, late_terms, interest_rate, written_off_at) > 0
      or late_due_on + (late_terms ->> 'late_fee_after_days')::int <= business_date() and exists (select from uncharged_late_fees(loan)))
  limit ${BATCH}`

/** Plans loans anew whose overdue principal bears interest in a month that has begun, and charges late ones; returns how many. */
export function planLateLoans(platform: Platform): Promise<number> {
  return forEachDue(platform, begun, [platform.limits.defaultAfterDays], (id) =>
    onlyValue<boolean>(platform.database.change('select plan_late_loan($1)', [id])),
  )
}
