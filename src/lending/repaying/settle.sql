-- The turn of a part of what is due, by the order of payments in a loan's terms: a list of the four parts, in whose order each instalment is
-- paid before the next, or `de-consumer`, by which fees come first and penalty interest last, across all instalments.
create or replace function allocation_turn(terms jsonb, number smallint, what text) returns int[] immutable
  language sql return case coalesce(terms ->> 'allocation', 'penalty,fee,interest,principal')
    when 'de-consumer' then array[case what when 'fee' then 0 when 'penalty' then 2 else 1 end, number, case what when 'interest' then 0 else 1 end]
    else array[number, array_position(string_to_array(coalesce(terms ->> 'allocation', 'penalty,fee,interest,principal'), ','), what)] end;

-- Pays charges and what is overdue, each part in its turn; returns the parts of the amount that were used, and what of the charges the
-- platform keeps. Overdue is what was due before a day (`as_of`); fees count that had been charged by then, and before the payment was booked (`seen`).
create or replace function settle_overdue(
  target loan, amount bigint, as_of date, seen timestamptz, out principal_part bigint, out interest_part bigint, out charges_part bigint, out charges_kept bigint
) language sql security definer set search_path from current as $$
  with part as (
    select number, what, charge_id, rest, sum(rest) over (order by allocation_turn(target.late_terms, number, what), due_on, charge_id) as up_to
    from (
      select number, what, null::uuid as charge_id, due_on, rest
      from instalment, lateral (values ('interest', interest - interest_paid), ('principal', principal - principal_paid)) as owed (what, rest)
      where loan_id = target.id and due_on < as_of
      union all select number, case kind when 'late_fee' then 'fee' else 'penalty' end, id, due_on, charge.amount - paid - waived
      from charge where loan_id = target.id and (target.fees_due > 0 or target.late_terms ->> 'interest' = 'penalty')
        and (kind <> 'late_fee' or due_on <= as_of and created_at <= seen)) as owed
  ), used as (
    select number, what, charge_id, least(rest, greatest(0, settle_overdue.amount - (up_to - rest))) as sum from part
  ), paid as (
    select number, coalesce(sum(sum) filter (where what = 'interest'), 0) as interest, coalesce(sum(sum) filter (where what = 'principal'), 0) as principal
    from used where sum > 0 and charge_id is null group by number
  ), done as (
    update instalment set principal_paid = principal_paid + paid.principal, interest_paid = interest_paid + paid.interest,
      late_days = late_days + case when target.late_terms ->> 'interest' = 'penalty' then paid.principal * penalty_days(target.late_terms, due_on,
        least(as_of, (target.written_off_at at time zone business_timezone())::date)) else 0 end
    from paid where loan_id = target.id and instalment.number = paid.number
    returning paid.principal, paid.interest
  ), charged as (
    update charge set paid = charge.paid + used.sum from used where charge.id = charge_id and used.sum > 0
    returning used.sum, kind
  )
  select coalesce(sum(principal), 0)::bigint, coalesce(sum(interest), 0)::bigint, coalesce(min(charges), 0)::bigint, coalesce(min(kept), 0)::bigint
  from (select sum(sum) as charges, sum(sum) filter (where kind = 'late_fee' and target.late_terms ->> 'late_fee_to' = 'platform') as kept from charged) as charges
  left join done on true;
$$;

-- The interest of an instalment's month up to a day, including interest carried over from earlier months, and that of overdue principal.
create or replace function interest_of(due instalment, rate numeric, day date) returns bigint immutable
  language sql as $$
  select due.brought + interest_until(day, rate, due.starts_on, due.due_on,
    due.balance + due.principal + due.prepaid + coalesce(due.arrears, 0), due.principal_paid + due.prepaid + due.arrears_paid, due.saved);
$$;

-- An instalment after a payment in its month, which goes to accrued interest first, then to principal. The part that exceeds the
-- instalment is a prepayment. Principal stops accruing interest on the day it is paid. The last instalment takes what remains.
create or replace function settle_month(due instalment, is_last boolean, rate numeric, day date, amount bigint) returns instalment immutable
  language plpgsql as $$
declare
  payment constant bigint := due.principal + due.interest;
  opening constant bigint := payment - due.interest + due.prepaid + due.balance;
  accrued constant bigint := least(amount, greatest(0, interest_of(due, rate, day) - due.interest_paid));
  repaid bigint := due.principal_paid + due.prepaid + amount - accrued;
  to_come bigint;
  missing bigint;
begin
  due.interest_paid := due.interest_paid + accrued;
  due.saved := due.saved + (amount - accrued) * (due.due_on - day);
  to_come := greatest(0, interest_of(due, rate, due.due_on) - due.interest_paid);
  missing := greatest(0, payment - due.interest_paid - repaid);
  if is_last or missing > 0 and missing >= opening - repaid + to_come then
    missing := opening - repaid + to_come;
    due.prepaid := 0;
    due.principal := opening;
    due.interest := due.interest_paid + to_come;
  else
    due.interest := due.interest_paid + least(missing, to_come);
    due.principal := least(greatest(0, payment - due.interest), repaid + greatest(0, missing - to_come));
    due.prepaid := repaid + greatest(0, missing - to_come) - due.principal;
  end if;
  due.principal_paid := repaid - due.prepaid;
  due.balance := opening - due.principal - due.prepaid;
  return due;
end $$;

-- Writes a changed instalment, and plans those after it anew: with the same monthly payment or, if `lower` is set, with lower payments over
-- the same time. The last one takes what remains. The next one is higher by what was lent again and added to it (`more`).
create or replace function plan_anew(due instalment, rate numeric, last int, lower boolean, more bigint default 0) returns void
  language plpgsql security definer set search_path from current as $$
declare
  later constant bigint := interest_of(due, rate, due.due_on) - due.interest;
  payment bigint;
  extra bigint;
begin
  select principal + interest - raised, raised + more into payment, extra from instalment where loan_id = due.loan_id and number = due.number + 1;
  if lower then
    payment := least(payment, monthly_payment(due.balance + greatest(later, 0), rate, last - due.number));
  end if;
  with made as (
    select * from amortise_rest(due.balance, later, rate, payment, due.number + 1, last, extra)
  ), gone as (
    delete from instalment where loan_id = due.loan_id and number > due.number and number not in (select number from made)
  ), changed as (
    update instalment set principal = made.principal, interest = made.interest, balance = made.balance, brought = made.brought, raised = raised + case made.number when due.number + 1 then more else 0 end
    from made where loan_id = due.loan_id and instalment.number = made.number
      and (instalment.principal, instalment.interest, instalment.balance, instalment.brought)
        is distinct from (made.principal, made.interest, made.balance, made.brought)
  )
  update instalment set principal = due.principal, interest = due.interest, balance = due.balance, prepaid = due.prepaid,
      saved = due.saved, arrears = due.arrears, arrears_paid = due.arrears_paid, lent_again = due.lent_again,
      principal_paid = due.principal_paid, interest_paid = due.interest_paid
    where loan_id = due.loan_id and number = due.number;
end $$;

-- Settles a payment of at most the payoff: first charges and what is overdue, then the current month, if something is left (`went_on`). The rest of the schedule is planned
-- anew, with the same monthly payment and fewer instalments or, if `lower` is set and there is a prepayment, with lower payments over the
-- same time. Overdue principal bears no interest from the day on which it is paid. What is more than the payoff of that day is unused, which can be when history is
-- replayed.
create or replace function settle_payment(
  of_loan uuid, amount bigint, lower boolean, as_of date default business_date(), seen timestamptz default gateway_now(), out principal_part bigint, out interest_part bigint, out prepaid_part bigint,
  out charges_part bigint, out charges_kept bigint, out went_on boolean, out unused_part bigint
) language plpgsql security definer set search_path from current as $$
declare
  due instalment;
  paid instalment;
  target loan%rowtype;
  last constant int := (select max(number) from instalment where loan_id = of_loan);
begin
  select * into target from loan where id = of_loan;
  select * into principal_part, interest_part, charges_part, charges_kept from settle_overdue(target, amount, as_of, seen);
  prepaid_part := 0;
  amount := amount - principal_part - interest_part - charges_part;
  went_on := amount > 0;
  unused_part := 0;
  -- The month that runs, as in loan-debt.sql.
  select * into due from instalment where loan_id = of_loan and number = (
    select greatest(min(number) filter (where due_on >= as_of), max(number) filter (where due_on >= as_of and principal_paid + interest_paid > 0))
    from instalment where loan_id = of_loan);
  if amount > 0 then
    unused_part := amount - least(amount, case when due.number is null then 0 else due.principal - due.principal_paid + due.balance
      + greatest(0, interest_of(due, target.interest_rate, greatest(due.starts_on, as_of)) - due.interest_paid) end);
    amount := amount - unused_part;
  end if;
  if due.number is null or amount = 0 and (principal_part = 0 or due.arrears is null) then
    return;
  end if;
  paid := due;
  if due.arrears is not null then
    paid.arrears_paid := due.arrears_paid + principal_part;
    paid.saved := due.saved + principal_part * (due.due_on - as_of);
  end if;
  paid := settle_month(paid, due.number = last, target.interest_rate, greatest(due.starts_on, as_of), amount);
  interest_part := interest_part + paid.interest_paid - due.interest_paid;
  principal_part := principal_part + amount - (paid.interest_paid - due.interest_paid);
  prepaid_part := paid.prepaid - due.prepaid;
  perform plan_anew(paid, target.interest_rate, last, lower and prepaid_part > 0);
end $$;
