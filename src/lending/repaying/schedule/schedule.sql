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

-- The equal payments of months that bear different interest: `owed` with the interest of the first, and what a minor unit bears in each of the
-- others (accrual.sql).
create or replace function level_payment(owed numeric, later numeric[]) returns bigint immutable
  language plpgsql as $$
declare
  whole constant numeric := 1e40;
  part constant numeric := 120000::numeric * 377580;
  power numeric := whole;
  total numeric := whole;
begin
  for month in reverse coalesce(cardinality(later), 0) .. 1 loop
    power := div(power * (part + later[month]), part);
    total := total + power;
  end loop;
  return divide_half_even(greatest(0, owed) * power, total);
end $$;

-- The instalments of ordinary months that repay the remaining principal if each is paid when it is due: equal payments, of which the last takes what remains.
-- Carried-over interest (left_interest) that exceeds an instalment moves to the next one; it is negative if interest was paid before it
-- accrued. A last payment that would be less than this share of the others, such as a half (2), is made with the one before. The first one is higher by an extra amount.
create or replace function amortise_rest(
  left_over bigint, left_interest bigint, rate numeric, payment bigint, first int, last int, share int default 0, extra bigint default 0
)
  returns table (number int, principal bigint, interest bigint, balance bigint, brought bigint) immutable
  language plpgsql as $$
declare
  run bigint := left_interest;
  rest bigint;
  final bigint;
begin
  balance := left_over;
  number := first;
  while number <= last and (balance > 0 or run > 0) loop
    brought := run;
    run := run + divide_half_even(balance::numeric * rate, 120000);
    interest := greatest(run, 0);
    principal := balance;
    if number < last and payment + extra < balance + interest then
      rest := balance - greatest(0, payment + extra - interest);
      final := rest + greatest(0, run - least(interest, payment + extra) + divide_half_even(rest::numeric * rate, 120000));
      if share = 0 or final * share >= payment then
        interest := least(interest, payment + extra);
        principal := payment + extra - interest;
      end if;
    end if;
    extra := 0;
    run := run - interest;
    balance := balance - principal;
    return next;
    number := number + 1;
  end loop;
end $$;

-- The same after a change of the plan: each instalment has a payment of its own, bears what its month does (`weights`), may have interest of earlier months on top (`moved_in`), and may have no principal (`resting`).
create or replace function amortise_rows(
  left_over bigint, left_interest bigint, payments bigint[], weights numeric[], moved_in bigint[], resting boolean[], first int
) returns table (number int, principal bigint, interest bigint, balance bigint, brought bigint, moved bigint) immutable
  language plpgsql as $$
declare
  run bigint := left_interest;
  to_come bigint := (select coalesce(sum(one), 0) from unnest(moved_in) as one);
  month int := 1;
  part constant numeric := 120000::numeric * 377580;
begin
  balance := left_over;
  number := first;
  while month <= cardinality(payments) and (balance > 0 or to_come > 0 or run > 0) loop
    brought := run;
    moved := moved_in[month];
    to_come := to_come - moved;
    if month = cardinality(payments) or not resting[month] and payments[month] >= balance + to_come + moved + greatest(0, run) + divide_half_even(balance * weights[month], part) then
      moved := moved + to_come;
      to_come := 0;
    end if;
    run := run + moved + divide_half_even(balance * weights[month], part);
    interest := greatest(run, 0);
    principal := balance;
    if month < cardinality(payments) and resting[month] then
      principal := 0;
    elsif month < cardinality(payments) and payments[month] < balance + interest then
      interest := least(interest, payments[month]);
      principal := payments[month] - interest;
    end if;
    run := run - interest;
    balance := balance - principal;
    return next;
    number := number + 1;
    month := month + 1;
  end loop;
end $$;

-- The least monthly payment, from that of the annuity on and up to `most`, with which the last is at most one and a half times as much: small
-- amounts can't be divided evenly, and what is rounded off each payment adds up over many months, with interest.
create or replace function even_payment(left_over bigint, left_interest bigint, rate numeric, months int, most bigint default null)
  returns bigint immutable language plpgsql as $$
declare
  payment bigint := monthly_payment(left_over + greatest(left_interest, 0), rate, months);
  final bigint;
begin
  loop
    select principal + interest into final from amortise_rest(left_over, left_interest, rate, payment, 1, months, 2) order by number desc limit 1;
    exit when final * 2 <= payment * 3 or payment >= most or final is null;
    payment := payment + 1;
  end loop;
  return least(payment, most);
end $$;

-- The plan of a loan. The last payment is between a half and one and a half of the others (`even`), so that a plan may end some months
-- sooner; in older plans, it is whatever remains.
create or replace function amortise(of_amount bigint, rate numeric, months int, even boolean default false)
  returns table (number int, principal bigint, interest bigint, balance bigint) immutable
  language sql as $$
  select number, principal, interest, balance
  from amortise_rest(of_amount, 0, rate, case when even then even_payment(of_amount, 0, rate, months)
    else monthly_payment(of_amount, rate, months) end, 1, months, case when even then 2 else 0 end);
$$;

-- Whether the history of a loan is being replayed, in this transaction: then its schedule and its charges are made anew.
create or replace function is_replayed(of_loan uuid) returns boolean stable language sql
  return of_loan::text = current_setting('lending.replayed_loan', true);

-- A past instalment can only be paid, or get the interest of what was overdue in its month; when a current or future one changes, its
-- former version is stored. When the history of its loan is replayed, undoing/undo.sql stores it.
create or replace function guard_instalment() returns trigger language plpgsql security definer set search_path from current as $$
declare
  today constant date := business_date();
  had constant bigint[] := array[old.principal, old.interest, old.balance, old.prepaid];
  -- The month after the last instalment moves on, for as long as overdue principal bears interest.
  runs_on constant boolean := tg_op = 'UPDATE' and old.principal = 0 and old.arrears > 0 and new.principal = 0 and new.starts_on = old.due_on;
  -- Overdue principal bears interest from the beginning of a month, which may be over by the time the schedule says so.
  bears constant boolean := tg_op = 'UPDATE' and old.arrears is null and old.principal_paid + old.interest_paid = 0 and exists (
    select from instalment where loan_id = old.loan_id and number < old.number and principal_paid < principal);
  -- A loan that is withdrawn from is repaid in one sum, on another day.
  withdraws constant boolean := tg_op = 'UPDATE' and old.number = 1 and old.month_days is null and new.starts_on = old.starts_on
    and (new.month_days is not distinct from old.due_on - old.starts_on
      or old.accrual is not null and new.month_days is null and new.due_on <> old.due_on);
  -- A change of the plan changes what is unpaid, and leaves what was paid.
  replans constant boolean := is_replanned(old.loan_id);
begin
  if is_replayed(old.loan_id) then
    return case tg_op when 'DELETE' then old else new end;
  elsif replans then
    if tg_op = 'DELETE' and old.principal_paid + old.prepaid + old.interest_paid > 0
        or tg_op = 'UPDATE' and (new.loan_id, new.number, new.principal_paid + new.prepaid, new.interest_paid)
          is distinct from (old.loan_id, old.number, old.principal_paid + old.prepaid, old.interest_paid) then
      raise exception 'a change of the plan leaves what was paid' using errcode = 'restrict_violation';
    end if;
  elsif tg_op = 'DELETE' then
    if old.number = 1 or old.due_on < today or old.principal_paid + old.interest_paid > 0 and old.advanced is null then
      raise exception 'a schedule is frozen as far as it is over, or paid' using errcode = 'restrict_violation';
    end if;
  elsif (new.loan_id, new.number) is distinct from (old.loan_id, old.number)
      or (new.starts_on, new.due_on) is distinct from (old.starts_on, old.due_on) and not runs_on and not withdraws
      or new.month_days is distinct from old.month_days and not withdraws
      or old.due_on < today and not runs_on and not bears and array[new.principal, new.interest, new.balance, new.prepaid, new.brought, new.saved]
        is distinct from had || array[old.brought, old.saved] then
    raise exception 'a schedule is frozen as far as it is over' using errcode = 'restrict_violation';
  end if;
  if tg_op = 'UPDATE' and had = array[new.principal, new.interest, new.balance, new.prepaid] and (new.due_on = old.due_on or runs_on) and not withdraws then
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
