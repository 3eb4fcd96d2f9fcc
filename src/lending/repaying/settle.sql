-- The turn of a part of what is due, by the order of payments in a loan's terms: a list of the four parts, in whose order each instalment is
-- paid before the next, or `de-consumer`, by which fees come first and penalty interest last, across all instalments.
create or replace function allocation_turn(terms jsonb, number smallint, what text) returns int[] immutable
  language sql return case coalesce(terms ->> 'allocation', 'penalty,fee,interest,principal')
    when 'de-consumer' then array[case what when 'fee' then 0 when 'penalty' then 2 else 1 end, number, case what when 'interest' then 0 else 1 end]
    else array[number, array_position(string_to_array(coalesce(terms ->> 'allocation', 'penalty,fee,interest,principal'), ','), what)] end;

-- Pays charges and what is overdue, each part in its turn; returns the parts of the amount that were used, and what of the charges the
-- platform keeps.
create or replace function settle_overdue(
  target loan, amount bigint, out principal_part bigint, out interest_part bigint, out charges_part bigint, out charges_kept bigint
) language sql security definer set search_path from current as $$
  with part as (
    select number, what, charge_id, rest, sum(rest) over (order by allocation_turn(target.late_terms, number, what), due_on, charge_id) as up_to
    from (
      select number, what, null::uuid as charge_id, due_on, rest
      from instalment, lateral (values ('interest', interest - interest_paid), ('principal', principal - principal_paid)) as owed (what, rest)
      where loan_id = target.id and due_on < business_date()
      union all select number, case kind when 'late_fee' then 'fee' else 'penalty' end, id, due_on, charge.amount - paid - waived
      from charge where loan_id = target.id and (target.fees_due > 0 or target.late_terms ->> 'interest' = 'penalty')) as owed
  ), used as (
    select number, what, charge_id, least(rest, greatest(0, settle_overdue.amount - (up_to - rest))) as sum from part
  ), paid as (
    select number, coalesce(sum(sum) filter (where what = 'interest'), 0) as interest, coalesce(sum(sum) filter (where what = 'principal'), 0) as principal
    from used where sum > 0 and charge_id is null group by number
  ), done as (
    update instalment set principal_paid = principal_paid + paid.principal, interest_paid = interest_paid + paid.interest,
      late_days = late_days + case when target.late_terms ->> 'interest' = 'penalty' then paid.principal * penalty_days_of(target.id, target.late_terms, due_on,
        least(business_date(), (target.written_off_at at time zone business_timezone())::date)) else 0 end
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

-- What bears interest in an instalment's month by now.
create or replace function bearing(due instalment) returns bigint immutable
  language sql return due.balance + due.principal + coalesce(due.arrears, 0) - due.principal_paid - due.arrears_paid;

-- The interest of an instalment's month up to a day, including interest carried over or moved from earlier months, and that of overdue principal.
create or replace function interest_of(due instalment, rate numeric, day date) returns bigint immutable
  language sql as $$
  select due.brought + due.moved_interest + case when due.accrual is null then interest_until(day, rate, due.starts_on, due.due_on,
      due.balance + due.principal + due.prepaid + coalesce(due.arrears, 0), due.principal_paid + due.prepaid + due.arrears_paid, due.saved)
    else interest_by_parts(due.accrual, due.carried, bearing(due), day) end;
$$;

-- How interest is counted in a month, in parts.
create or replace function accrual_of(due instalment, rate numeric) returns jsonb immutable
  language sql return coalesce(due.accrual, jsonb_build_array(jsonb_build_array(due.starts_on, due.due_on - due.starts_on, rate)));

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
      - (due.saved - (due.principal_paid + due.prepaid + due.arrears_paid)::numeric * (due.due_on - until))) * (377580::numeric / (due.due_on - due.starts_on))) end;
  due.accrual := parts_since(accrual_of(due, rate), until);
  due.saved := 0;
  return due;
end $$;

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
  if due.accrual is null then
    due.saved := due.saved + (amount - accrued) * (due.due_on - day);
  elsif amount > 0 then
    due := counted_until(due, rate, day);
  end if;
  due.interest_paid := due.interest_paid + accrued;
  due.principal_paid := due.principal_paid + amount - accrued;
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

-- What one minor unit bears in the whole month of an instalment, in the parts of accrual.sql.
create or replace function month_weight(due instalment, rate numeric) returns numeric immutable
  language sql return case when due.accrual is null then rate * 377580 else accrual_weight(due.accrual, due.due_on) end;

-- Writes a changed instalment, and plans those after it anew: each with the same payment or, if `lower` is set, with lower payments over
-- the same time. The last one takes what remains.
create or replace function plan_anew(due instalment, rate numeric, last int, lower boolean) returns void
  language plpgsql security definer set search_path from current as $$
declare
  later constant bigint := interest_of(due, rate, due.due_on) - due.interest;
  payments bigint[];
  weights numeric[];
  moved_in bigint[];
  resting boolean[];
  ordinary boolean;
  level bigint;
begin
  select coalesce(array_agg(principal + interest order by number), '{}'), coalesce(array_agg(month_weight(instalment, rate) order by number), '{}'),
      array_agg(moved_interest order by number), array_agg(interest_only order by number), bool_and(accrual is null and not interest_only)
    into payments, weights, moved_in, resting, ordinary from instalment where loan_id = due.loan_id and number > due.number and number <= last;
  if lower and cardinality(payments) > 0 then
    level := case when ordinary then monthly_payment(due.balance + greatest(later, 0), rate, last - due.number)
      else level_after(due.balance, later, weights, resting) end;
    payments := array(select least(payment, level + moved) from unnest(payments, moved_in) as one (payment, moved));
  end if;
  with made as (
    select * from amortise_rows(due.balance, later, payments, weights, moved_in, resting, due.number + 1)
  ), gone as (
    delete from instalment where loan_id = due.loan_id and number > due.number and number not in (select number from made)
  ), changed as (
    update instalment set principal = made.principal, interest = made.interest, balance = made.balance, brought = made.brought, moved_interest = made.moved
    from made where loan_id = due.loan_id and instalment.number = made.number
      and (instalment.principal, instalment.interest, instalment.balance, instalment.brought, instalment.moved_interest)
        is distinct from (made.principal, made.interest, made.balance, made.brought, made.moved)
  )
  update instalment set principal = due.principal, interest = due.interest, balance = due.balance, prepaid = due.prepaid,
      saved = due.saved, arrears = due.arrears, arrears_paid = due.arrears_paid, accrual = due.accrual, carried = due.carried,
      moved_interest = due.moved_interest, principal_paid = due.principal_paid, interest_paid = due.interest_paid
    where loan_id = due.loan_id and number = due.number;
end $$;

-- The equal payments of the instalments after one that leaves a balance, and interest that was carried over; those without principal aside.
create or replace function level_after(balance bigint, carried_over bigint, weights numeric[], resting boolean[]) returns bigint immutable
  language sql as $$
  select level_payment(balance + greatest(0, carried_over) + balance * bears[1] / (120000::numeric * 377580), bears[2:])
  from (select array_agg(weight order by turn) as bears from unnest(weights, resting) with ordinality as one (weight, rests, turn)
    where not rests or turn = cardinality(weights)) as paying;
$$;

-- Settles a payment of at most the payoff: first charges and what is overdue, then the current month, if something is left (`went_on`). The rest of the schedule is planned
-- anew, with the same monthly payment and fewer instalments or, if `lower` is set and there is a prepayment, with lower payments over the
-- same time. Overdue principal bears no interest from the day on which it is paid.
create or replace function settle_payment(
  of_loan uuid, amount bigint, lower boolean, out principal_part bigint, out interest_part bigint, out prepaid_part bigint,
  out charges_part bigint, out charges_kept bigint, out went_on boolean
) language plpgsql security definer set search_path from current as $$
declare
  due instalment;
  paid instalment;
  target loan%rowtype;
  last constant int := (select max(number) from instalment where loan_id = of_loan);
begin
  select * into target from loan where id = of_loan;
  select * into principal_part, interest_part, charges_part, charges_kept from settle_overdue(target, amount);
  prepaid_part := 0;
  amount := amount - principal_part - interest_part - charges_part;
  went_on := amount > 0;
  select instalment.* into due from loan_debt join instalment using (loan_id) where loan_id = of_loan and number = month_number;
  if due.number is null or amount = 0 and (principal_part = 0 or due.arrears is null) then
    return;
  end if;
  paid := due;
  if paid.accrual is not null then
    paid := counted_until(paid, target.interest_rate, business_date());
  end if;
  -- Whoever pays more than the instalment first pays interest of earlier months that was moved to later instalments.
  if amount > paid.principal + paid.interest - paid.principal_paid - paid.interest_paid
      - (interest_of(paid, target.interest_rate, paid.due_on) - interest_of(paid, target.interest_rate, business_date())) then
    with pulled as (
      update instalment as one set moved_interest = 0 from instalment as was
        where one.loan_id = of_loan and one.number > paid.number and one.moved_interest > 0 and was.loan_id = of_loan and was.number = one.number
        returning was.moved_interest as interest
    )
    select paid.moved_interest + coalesce(sum(interest), 0) into paid.moved_interest from pulled;
  end if;
  if due.arrears is not null then
    paid.arrears_paid := due.arrears_paid + principal_part;
    paid.saved := due.saved + principal_part * (due.due_on - business_date());
  end if;
  paid := settle_month(paid, due.number = last, target.interest_rate, greatest(due.starts_on, business_date()), amount);
  interest_part := interest_part + paid.interest_paid - due.interest_paid;
  principal_part := principal_part + amount - (paid.interest_paid - due.interest_paid);
  prepaid_part := paid.prepaid - due.prepaid;
  perform plan_anew(paid, target.interest_rate, last, lower and prepaid_part > 0);
end $$;
