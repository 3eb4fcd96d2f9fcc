-- What one minor unit that was due on a day has borne until another, in the units of accrual.sql: in the months of the plan since then, and after these in
-- further months at the rate that the plan ended with. Of an unusual month in which something was paid, what was counted before that counts at the same rate.
create or replace function overdue_weight(target loan, since date, until date) returns numeric stable
  language plpgsql security definer set search_path from current as $$
declare
  first_day constant date := (select starts_on from instalment where loan_id = target.id and number = 1);
  rate constant numeric := last_rate(target);
  month instalment;
  parts jsonb;
  begins date := since;
  weight numeric := 0;
begin
  -- The further month, which has no principal, moves on.
  for month in select one.* from instalment as one where loan_id = target.id and starts_on >= since and starts_on < until
      and (principal > 0 or exists (select from instalment where loan_id = target.id and number > one.number)) order by number loop
    parts := accrual_of(month, target.interest_rate);
    weight := weight + accrual_weight(parts, least(month.due_on, until));
    begins := (parts -> 0 ->> 0)::date;
    if begins > month.starts_on then
      weight := weight + rate * greatest(0, begins - month.starts_on - paused_days(target.id, month.starts_on, begins)) * (377580::numeric / (month.due_on - month.starts_on));
    end if;
    begins := month.due_on;
  end loop;
  while begins < until loop
    weight := weight + accrual_weight(run_on_parts(target.id, rate, begins, month_after(first_day, begins), until + 1), least(month_after(first_day, begins), until));
    begins := month_after(first_day, begins);
  end loop;
  return weight;
end $$;

-- What principal that is overdue now has borne since it was due, by instalment: interest at the loan's own rate, which is a part of what the instalments owe,
-- and penalty interest, which is charged besides.
create or replace function overdue_interest(of_loans uuid[])
  returns table (loan_id uuid, number int, since date, principal bigint, penalty boolean, rate float8, interest bigint) stable
  language sql security definer set search_path from current as $$
  select late.loan_id, late.number, late.due_on, unpaid, false, last_rate(loan)::float8,
    divide_half_even(unpaid * overdue_weight(loan, late.due_on, coalesce(written_off_on, business_date())), 120000::numeric * 377580)
  from instalment as late join loan on loan.id = late.loan_id
  cross join lateral (select late.principal - principal_paid as unpaid, (written_off_at at time zone business_timezone())::date as written_off_on) as rest
  where late.loan_id = any(of_loans) and status in ('active', 'defaulted') and due_on < business_date() and unpaid > 0 and late_terms ->> 'interest' <> 'none'
  union all
  select late.loan_id, late.number, late.due_on, late.principal - principal_paid, true, penalty_rate(late_terms, interest_rate)::float8, charge.amount
  from charge_state as charge join loan on loan.id = charge.loan_id
  join instalment as late on late.loan_id = charge.loan_id and late.number = charge.number and late.due_on = charge.due_on
  where charge.loan_id = any(of_loans) and charge.kind = 'penalty_interest' and late.principal > principal_paid
  order by 1, 2, 5;
$$;
