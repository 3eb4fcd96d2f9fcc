-- Over how many days a month's interest was counted on a day of which a plan no longer says so, since something was paid in that month later: as the plans
-- did that were changed by then, the newest first, unless the change gave the months other days.
create or replace function month_days_on(of_loan uuid, day date) returns int stable
  language sql security definer set search_path from current as $$
  select days
  from plan_change
  cross join lateral jsonb_populate_recordset(null::instalment, before -> 'instalments') as due
  cross join lateral (
    select (part ->> 0)::date as begins, coalesce(lead((part ->> 0)::date) over (order by turn), due.due_on) as ends, (part ->> 1)::int as days
    from jsonb_array_elements(accrual_of(due, 0)) with ordinality as one (part, turn)) as part
  where plan_change.loan_id = of_loan and status = 'effective' and effective_on <= day and day >= begins and day < ends and days is not null
    and effective_on > coalesce((select max(effective_on) from plan_change where loan_id = of_loan and status = 'effective' and kind in ('due_day', 're_age')
      and effective_on <= day), '-infinity')
  order by effective_on desc limit 1;
$$;

-- What one minor unit that is overdue bears from a day until another by a plan, in the units of accrual.sql: in its months, and after these in further months at
-- the rate that it ends with.
create or replace function plan_weight(target loan, plan instalment[], since date, until date) returns numeric stable
  language plpgsql security definer set search_path from current as $$
declare
  rate numeric := target.interest_rate;
  month instalment;
  parts jsonb;
  begins date;
  ends date := plan[1].starts_on;
  weight numeric := 0;
begin
  foreach month in array plan loop
    parts := accrual_of(month, target.interest_rate);
    rate := (parts -> -1 ->> 2)::numeric;
    -- The further month, which has no principal, moves on.
    continue when month.principal = 0 and month.number = plan[cardinality(plan)].number;
    begins := greatest(month.starts_on, since);
    ends := month.due_on;
    continue when begins >= least(ends, until);
    weight := weight + accrual_weight(parts, least(ends, until)) - accrual_weight(parts, begins)
      -- What was counted before something was paid in an unusual month.
      + coalesce((select sum((parts -> 0 ->> 2)::numeric * (377580::numeric / coalesce(month_days_on(target.id, day), ends - month.starts_on)))
        from (select begins + after as day from generate_series(0, least(ends, until, (parts -> 0 ->> 0)::date) - begins - 1) as after) as past
        where paused_days(target.id, day, day + 1) = 0), 0);
  end loop;
  while ends < until loop
    begins := ends;
    ends := month_after(plan[1].starts_on, begins);
    continue when ends <= since;
    parts := run_on_parts(target.id, rate, begins, ends, until + 1);
    weight := weight + accrual_weight(parts, least(ends, until)) - accrual_weight(parts, greatest(begins, since));
  end loop;
  return weight;
end $$;

-- What one minor unit that was due on a day has borne until another: until each change of the plan by what the plan was then, and since by what it is.
create or replace function overdue_weight(target loan, since date, until date) returns numeric stable
  language plpgsql security definer set search_path from current as $$
declare
  plan instalment[];
  ends date;
  begins date := since;
  weight numeric := 0;
begin
  for plan, ends in
    select array(select one from jsonb_populate_recordset(null::instalment, before -> 'instalments') as one order by number), least(effective_on, until)
      from plan_change where loan_id = target.id and status = 'effective' and effective_on > since order by effective_on
  loop
    weight := weight + plan_weight(target, plan, begins, ends);
    begins := ends;
  end loop;
  return weight + plan_weight(target, array(select one from instalment as one where loan_id = target.id order by number), begins, until);
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
