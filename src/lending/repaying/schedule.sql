-- Rates are in hundredths of a percent a year, with at most two decimals.

-- The monthly payment of an annuity loan, in minor units.
create or replace function monthly_payment(principal bigint, rate numeric, months int) returns bigint immutable
  language plpgsql as $$
declare
  whole constant numeric := 1e40;
  year constant numeric := 120000;
  factor numeric := whole + div(rate * whole, year);
  power numeric := whole;
begin
  if rate = 0 then
    return divide_half_even(principal, months);
  end if;
  for month in 1 .. months loop
    power := div(power * factor, whole);
  end loop;
  return divide_half_even(principal::numeric * rate * power, year * (power - whole));
end $$;

-- The instalments that repay the remaining principal if each is paid when it is due: equal payments, of which the last takes what remains.
-- Carried-over interest (left_interest) that exceeds an instalment moves to the next one; it is negative if interest was paid before it
-- accrued. The first one is higher by an extra amount.
create or replace function amortise_rest(left_over bigint, left_interest bigint, rate numeric, payment bigint, first int, last int, extra bigint default 0)
  returns table (number int, principal bigint, interest bigint, balance bigint, brought bigint) immutable
  language plpgsql as $$
declare
  run bigint := left_interest;
begin
  balance := left_over;
  number := first;
  while number <= last and balance > 0 loop
    brought := run;
    run := run + divide_half_even(balance::numeric * rate, 120000);
    interest := greatest(run, 0);
    principal := balance;
    if number < last and payment + extra < balance + interest then
      interest := least(interest, payment + extra);
      principal := payment + extra - interest;
    end if;
    extra := 0;
    run := run - interest;
    balance := balance - principal;
    return next;
    number := number + 1;
  end loop;
end $$;

create or replace function amortise(of_amount bigint, rate numeric, months int)
  returns table (number int, principal bigint, interest bigint, balance bigint) immutable
  language sql as $$
  select number, principal, interest, balance
  from amortise_rest(of_amount, 0, rate, monthly_payment(of_amount, rate, months), 1, months);
$$;

-- Whether the history of a loan is being replayed, in this transaction: then its schedule and its charges are made anew.
create or replace function is_replayed(of_loan uuid) returns boolean stable language sql
  return of_loan::text = current_setting('lending.replayed_loan', true);

-- A past instalment can only be paid, or get the interest of what was overdue in its month; when a current or future one changes, its
-- former version is stored. When the history of its loan is replayed, replay.sql stores those.
create or replace function guard_instalment() returns trigger language plpgsql security definer set search_path from current as $$
declare
  today constant date := business_date();
  had constant bigint[] := array[old.principal, old.interest, old.balance, old.prepaid];
  -- The month after the last instalment moves on, for as long as overdue principal bears interest.
  runs_on constant boolean := tg_op = 'UPDATE' and old.principal = 0 and old.arrears > 0 and new.principal = 0 and new.starts_on = old.due_on;
  -- Overdue principal bears interest from the beginning of a month, which may be over by the time the schedule says so.
  bears constant boolean := tg_op = 'UPDATE' and old.arrears is null and old.principal_paid + old.interest_paid = 0 and exists (
    select from instalment where loan_id = old.loan_id and number < old.number and principal_paid < principal);
begin
  if is_replayed(old.loan_id) then
    return case tg_op when 'DELETE' then old else new end;
  elsif tg_op = 'DELETE' then
    if old.number = 1 or old.due_on < today or old.principal_paid + old.interest_paid > 0 then
      raise exception 'a schedule is frozen as far as it is over, or paid' using errcode = 'restrict_violation';
    end if;
  elsif (new.loan_id, new.number) is distinct from (old.loan_id, old.number)
      or (new.starts_on, new.due_on) is distinct from (old.starts_on, old.due_on) and not runs_on
      or old.due_on < today and not runs_on and not bears and array[new.principal, new.interest, new.balance, new.prepaid, new.brought, new.saved]
        is distinct from had || array[old.brought, old.saved] then
    raise exception 'a schedule is frozen as far as it is over' using errcode = 'restrict_violation';
  elsif had = array[new.principal, new.interest, new.balance, new.prepaid] then
    return new;
  end if;
  insert into former_instalment (loan_id, number, revision, due_on, principal, interest, balance, prepaid)
    select old.loan_id, old.number, coalesce(max(revision), 0) + 1, old.due_on, old.principal, old.interest, old.balance, old.prepaid
    from former_instalment where loan_id = old.loan_id and number = old.number;
  return case tg_op when 'DELETE' then old else new end;
end $$;

-- A schedule repays exactly the amount of the loan, with the right balance after each instalment.
create or replace function refuse_wrong_schedule() returns trigger language plpgsql security definer set search_path from current as $$
declare
  wrong uuid;
begin
  select loan_id into wrong from (
    select loan_id, number, balance, amount_requested - sum(principal + prepaid - lent_again) over up_to_it as rest,
      number = max(number) over (partition by loan_id) as is_last
    from instalment join loan on loan.id = loan_id
    where loan_id in (select loan_id from changed)
    window up_to_it as (partition by loan_id order by number)) as planned
    where balance <> rest or is_last and rest <> 0 limit 1;
  if found then
    raise exception 'the schedule of loan % does not repay what was lent', wrong using errcode = 'restrict_violation';
  end if;
  return null;
end $$;

create or replace trigger frozen before update or delete on instalment for each row execute function guard_instalment();
create or replace trigger repays_as_planned after insert on instalment referencing new table as changed
  for each statement execute function refuse_wrong_schedule();
create or replace trigger repays_as_changed after update on instalment referencing new table as changed
  for each statement execute function refuse_wrong_schedule();
create or replace trigger repays_as_shortened after delete on instalment referencing old table as changed
  for each statement execute function refuse_wrong_schedule();
create or replace trigger append_only before update or delete on former_instalment for each row execute function refuse_change();
create or replace trigger never_emptied before truncate on former_instalment for each statement execute function refuse_change();
