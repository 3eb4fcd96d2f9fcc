-- The month of an instalment, and what it bears.

-- What bears interest in an instalment's month by now. Principal that was paid before the month (`advanced`) does until it is due.
create or replace function bearing(due instalment) returns bigint immutable
  language sql return due.balance + due.principal + coalesce(due.arrears, 0) - due.principal_paid + coalesce(due.advanced, 0) - due.arrears_paid;

-- The interest of an instalment's month up to a day, including interest carried over or moved from earlier months, and that of overdue principal.
create or replace function interest_of(due instalment, rate numeric, day date) returns bigint immutable
  language sql as $$
  select due.brought + due.moved_interest + case when due.accrual is null then interest_until(day, rate, due.starts_on, due.due_on,
      due.balance + due.principal + due.prepaid + coalesce(due.arrears, 0), due.principal_paid + due.prepaid + due.arrears_paid - coalesce(due.advanced, 0),
      due.saved, due.month_days)
    else interest_by_parts(due.accrual, due.carried, bearing(due), day) end;
$$;

-- How interest is counted in a month, in parts.
create or replace function accrual_of(due instalment, rate numeric) returns jsonb immutable
  language sql return coalesce(due.accrual, jsonb_build_array(jsonb_build_array(due.starts_on, coalesce(due.month_days, due.due_on - due.starts_on), rate)));

-- The parts of a month from a day on.
create or replace function parts_since(accrual jsonb, day date) returns jsonb immutable
  language sql as $$
  select jsonb_agg(jsonb_build_array(greatest(day, begins), month, rate) order by begins)
  from (select (part ->> 0)::date as begins, lead((part ->> 0)::date) over (order by turn) as ends, part -> 1 as month, part -> 2 as rate
    from jsonb_array_elements(accrual) with ordinality as one (part, turn)) as parts
  where ends is null or ends > day;
$$;

-- The same instalment with its interest counted exactly up to a day (`carried`), from which on another amount may bear it.
create or replace function counted_until(due instalment, rate numeric, day date) returns instalment immutable
  language plpgsql as $$
declare
  until constant date := greatest(due.starts_on, least(day, due.due_on));
begin
  due.carried := case when due.accrual is not null then due.carried + bearing(due) * accrual_weight(due.accrual, until)
    else greatest(0, rate * ((due.balance + due.principal + due.prepaid + coalesce(due.arrears, 0))::numeric * (until - due.starts_on)
      - (due.saved - (due.principal_paid + due.prepaid + due.arrears_paid - coalesce(due.advanced, 0))::numeric * (due.due_on - until)))
      * (377580::numeric / coalesce(due.month_days, due.due_on - due.starts_on))) end;
  due.accrual := parts_since(accrual_of(due, rate), until);
  due.saved := 0;
  return due;
end $$;
