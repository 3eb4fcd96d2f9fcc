-- The late fee on what is unpaid of an instalment: a fixed amount, a share of what is unpaid, or the greater of both; null if there is none.
create or replace function late_fee(terms jsonb, unpaid bigint) returns bigint immutable
  language sql return nullif(greatest((terms ->> 'late_fee_amount')::bigint, divide_half_even((terms ->> 'late_fee_percent')::numeric * unpaid, 10000)), 0);

-- The late fees of an active loan that fall due by a day and have not been charged, unless a direct debit is paying it: once for each instalment with which it is late or, if
-- the terms say so, again after each further period.
create or replace function uncharged_late_fees(target loan, until date default business_date()) returns table (number smallint, due_on date, amount bigint) stable
  language sql as $$
  select number, day, fee
  from instalment
  cross join lateral (select principal + interest - principal_paid - interest_paid as rest) as unpaid
  cross join lateral (select late_fee(target.late_terms, rest) as fee, (target.late_terms ->> 'late_fee_after_days')::int as period) as term
  cross join lateral generate_series(1, case when (target.late_terms ->> 'late_fee_repeats')::boolean then (until - payable_until(due_on)) / period else 1 end) as turn
  cross join lateral (select day_after_pauses(target.id, payable_until(due_on), payable_until(due_on) + turn * period) as day) as at
  where loan_id = target.id and target.status = 'active' and due_on >= target.late_due_on and due_on + period <= until and principal > 0 and rest > 0
    and fee is not null and day <= until and not is_collected(target.id)
    -- Counted, not matched by day, since days move if holidays are added.
    and turn > (select count(*) from charge where charge.loan_id = target.id and charge.number = instalment.number and kind = 'late_fee');
$$;

-- The id of a charge, the same before it is written as after it.
create or replace function charge_id(of_loan uuid, number smallint, kind text, due_on date) returns uuid immutable
  language sql return md5(of_loan::text || kind || number::text || ' ' || (due_on - date '2000-01-01')::text)::uuid;
