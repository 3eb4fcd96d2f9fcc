-- Charges as of today, also those that no job has written yet: penalty interest is written once a day, late fees within an hour, and both
-- whenever something is paid.
create or replace view charge_state as
  select charge.id, charge.loan_id, number, kind, charge.due_on, greatest(amount, penalty) as amount, paid, waived,
    greatest(amount, penalty) - paid - waived as outstanding, waived_reason
  from charge
  left join lateral (select penalty_of(instalment, late_terms, interest_rate, written_off_at) as penalty
    from loan join instalment on loan_id = loan.id where loan.id = charge.loan_id and instalment.number = charge.number
      and instalment.due_on = charge.due_on and kind = 'penalty_interest') as run on true
  union all
  select charge_id(loan_id, number, 'penalty_interest', due_on), loan_id, number, 'penalty_interest', due_on, penalty, 0::bigint, 0::bigint, penalty, null
  from loan
  join instalment on loan_id = loan.id
  cross join lateral (select penalty_of(instalment, late_terms, interest_rate, written_off_at) as penalty) as run
  where status in ('active', 'defaulted') and next_due_on < business_date() and late_terms ->> 'interest' = 'penalty' and due_on < business_date() and penalty > 0
    and not exists (select from charge where charge.loan_id = loan.id and charge.number = instalment.number and charge.due_on = instalment.due_on and kind = 'penalty_interest')
  union all
  select charge_id(loan.id, number, 'late_fee', fee.due_on), loan.id, number, 'late_fee', fee.due_on, amount, 0::bigint, 0::bigint, amount, null
  from loan cross join lateral uncharged_late_fees(loan) as fee
  where status = 'active' and late_due_on < business_date() and late_terms ? 'late_fee_after_days';
