-- Has overdue principal bear interest after the last month: in one further instalment without principal, whose month moves on for as long
-- as something is overdue.
create or replace function run_on(target loan, overdue bigint, as_of date) returns void
  language plpgsql security definer set search_path from current as $$
declare
  of_loan constant uuid := target.id;
  due instalment;
  ends_on date;
  parts jsonb;
  accrues bigint;
begin
  select * into due from instalment where loan_id = of_loan order by number desc limit 1;
  select month_after(starts_on, due.due_on) into ends_on from instalment where loan_id = of_loan and number = 1;
  parts := run_on_parts(of_loan, last_rate(target), due.due_on, ends_on, as_of);
  accrues := interest_by_parts(parts, 0, overdue, ends_on);
  if parts = jsonb_build_array(jsonb_build_array(due.due_on, ends_on - due.due_on, target.interest_rate)) then
    parts := null;
  end if;
  if due.principal > 0 then
    insert into instalment (loan_id, number, starts_on, due_on, principal, interest, balance, arrears, accrual)
      values (of_loan, due.number + 1, due.due_on, ends_on, 0, accrues, 0, overdue, parts);
  else
    due.brought := interest_of(due, target.interest_rate, due.due_on);
    update instalment set starts_on = due.due_on, due_on = ends_on, brought = due.brought, saved = 0, arrears = overdue, arrears_paid = 0, accrual = parts, carried = 0, moved_interest = 0,
        interest = due.brought + accrues
      where loan_id = of_loan and number = due.number;
  end if;
end $$;

-- Has overdue principal bear interest in each month that has begun since it was due, where the loan's terms say so: the month's
-- instalment keeps its amount, of which interest then is a larger part, and the last one takes the rest. Returns whether it changed
-- the schedule. The caller has locked the loan.
create or replace function plan_arrears(of_loan uuid, as_of date default business_date()) returns boolean
  language plpgsql security definer set search_path from current as $$
declare
  target loan%rowtype;
  due instalment;
  last constant int := (select max(number) from instalment where loan_id = of_loan);
  overdue bigint;
  changed boolean := false;
begin
  select * into target from loan where id = of_loan;
  -- On the day of a write-off, whatever has run until then is still planned.
  if not arrears_bear_interest(target.late_terms, case when as_of > (target.written_off_at at time zone business_timezone())::date then target.written_off_at end) then
    return false;
  end if;
  loop
    select * into due from instalment as one where loan_id = of_loan and starts_on < as_of and arrears is null and exists (
      select from instalment where loan_id = of_loan and number < one.number and principal_paid < principal) order by number limit 1;
    exit when not found;
    select sum(principal - principal_paid) into due.arrears from instalment where loan_id = of_loan and number < due.number;
    perform plan_anew(settle_month(due, due.number = last, target.interest_rate, as_of, 0), target.interest_rate, last, false, evens => false);
    changed := true;
  end loop;
  select sum(principal - principal_paid) into overdue from instalment where loan_id = of_loan;
  while overdue > 0 and (select max(due_on) from instalment where loan_id = of_loan) < as_of loop
    perform run_on(target, overdue, as_of);
    changed := true;
  end loop;
  if changed then
    -- Clients see the schedule as a part of the loan. Its due dates are kept with it, too (due-dates.sql).
    update loan set updated_at = gateway_now() where id = of_loan;
  end if;
  return changed;
end $$;

-- Plans a late loan anew and charges it what has fallen due, for the job that does so each day; returns whether it changed anything.
create or replace function plan_late_loan(in_loan uuid) returns boolean
  language plpgsql security definer set search_path from current set plan_cache_mode = force_generic_plan as $$
declare
  planned boolean;
begin
  perform from loan where id = in_loan and status in ('active', 'defaulted') for no key update;
  if not found then
    return false;
  end if;
  planned := plan_arrears(in_loan);
  return charge_late(in_loan) or planned;
end $$;
