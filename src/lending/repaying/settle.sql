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
      late_days = late_days + case when target.late_terms ->> 'interest' = 'penalty' then paid.principal * penalty_days(target.late_terms, due_on,
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

-- The interest of an instalment's month up to a day, including interest carried over from earlier months, and that of overdue principal.
-- Principal that was paid before the month (`advanced`) bears it until it is due.
create or replace function interest_of(due instalment, rate numeric, day date) returns bigint immutable
  language sql as $$
  select due.brought + interest_until(day, rate, due.starts_on, due.due_on,
    due.balance + due.principal + due.prepaid + coalesce(due.arrears, 0), due.principal_paid + due.prepaid + due.arrears_paid - coalesce(due.advanced, 0), due.saved,
    due.month_days);
$$;

-- An instalment after a payment in its month, which goes to accrued interest first, then to principal. The part that exceeds the
-- instalment is a prepayment. Principal stops accruing interest on the day it is paid. The last instalment takes what remains.
-- If less interest is to run than was paid before the month, the difference repays principal.
create or replace function settle_month(due instalment, is_last boolean, rate numeric, day date, amount bigint) returns instalment immutable
  language plpgsql as $$
declare
  payment constant bigint := due.principal + due.interest;
  opening constant bigint := payment - due.interest + due.prepaid + due.balance;
  accrued constant bigint := least(amount, greatest(0, interest_of(due, rate, day) - due.interest_paid));
  repaid bigint := due.principal_paid + due.prepaid + amount - accrued;
  early bigint := 0;
  to_come bigint;
  missing bigint;
begin
  due.interest_paid := due.interest_paid + accrued;
  due.saved := due.saved + (amount - accrued) * (due.due_on - day);
  if due.advanced is not null then
    early := greatest(0, due.interest_paid - interest_of(due, rate, due.due_on));
    due.interest_paid := due.interest_paid - early;
    due.advanced := due.advanced + early;
    repaid := repaid + early;
  end if;
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
-- the same time. The last one takes what remains: if plans end evenly, at least a tenth of the others, or at least a half of lower ones. What was
-- paid of them ahead, and `more`, pays the new ones in turn, of each the interest first.
create or replace function plan_anew(due instalment, rate numeric, last int, lower boolean, more bigint default 0) returns void
  language plpgsql security definer set search_path from current as $$
declare
  later constant bigint := interest_of(due, rate, due.due_on) - due.interest;
  payment bigint := (select principal + interest from instalment where loan_id = due.loan_id and number = due.number + 1);
  ahead constant bigint := more + (select coalesce(sum(principal_paid + interest_paid), 0) from instalment where loan_id = due.loan_id and number > due.number);
  even constant boolean := (select even_end from loan where id = due.loan_id);
begin
  if lower then
    payment := least(payment, case when even then even_payment(due.balance, later, rate, last - due.number, payment)
      else monthly_payment(due.balance + greatest(later, 0), rate, last - due.number) end);
  end if;
  with made as (
    select *, paid - least(interest, paid) as principal_paid, least(interest, paid) as interest_paid, case when paid > 0 then paid - least(interest, paid) end as advanced
    from (
      select *, greatest(0, least(principal + interest, ahead + principal + interest - sum(principal + interest) over (order by number)))::bigint as paid
      from amortise_rest(due.balance, later, rate, payment, due.number + 1, last, case when not even then 0 when lower then 2 else 10 end)) as planned
  ), gone as (
    delete from instalment where loan_id = due.loan_id and number > due.number and number not in (select number from made)
  ), changed as (
    update instalment set principal = made.principal, interest = made.interest, balance = made.balance, brought = made.brought,
      principal_paid = made.principal_paid, interest_paid = made.interest_paid, advanced = made.advanced
    from made where loan_id = due.loan_id and instalment.number = made.number
      and (instalment.principal, instalment.interest, instalment.balance, instalment.brought, instalment.principal_paid, instalment.interest_paid)
        is distinct from (made.principal, made.interest, made.balance, made.brought, made.principal_paid, made.interest_paid)
  )
  update instalment set due_on = due.due_on, month_days = due.month_days, principal = due.principal, interest = due.interest, balance = due.balance, prepaid = due.prepaid,
      saved = due.saved, arrears = due.arrears, arrears_paid = due.arrears_paid, advanced = due.advanced,
      principal_paid = due.principal_paid, interest_paid = due.interest_paid
    where loan_id = due.loan_id and number = due.number;
end $$;

-- The interest that was paid of a month, or of one to come, and has not run by a day.
create or replace function unrun_interest(of_loan uuid, rate numeric, day date) returns bigint stable
  language sql security definer set search_path from current as $$
  select coalesce(sum(interest_paid - case when starts_on < day then least(interest_paid, interest_of(instalment, rate, day)) else 0 end), 0)::bigint
  from instalment where loan_id = of_loan and due_on >= day and advanced is not null;
$$;

-- An instalment of which what was paid before its month counts as principal that is paid on a day, as far as it is not interest that has run.
-- Interest that has not run is left for the payment.
create or replace function take_back(due instalment, rate numeric, day date) returns instalment immutable
  language plpgsql as $$
begin
  due.interest_paid := least(due.interest_paid, interest_of(due, rate, day));
  due.saved := due.saved + coalesce(due.advanced, 0) * (due.due_on - day);
  due.advanced := null;
  return due;
end $$;

-- Settles a payment of at most the payoff: first charges and what is overdue, then the current month, if something is left (`went_on`). The rest of the schedule is planned
-- anew, with the same monthly payment and fewer instalments (`shorten`) or, if there is a prepayment, with lower payments over the
-- same time (`lower`). What exceeds the current instalment may pay the following ones instead, which then keep their interest (`advance`).
-- Overdue principal bears no interest from the day on which it is paid. Interest that is paid ahead goes to the lenders as
-- principal until it has run (`unearned`), so whoever repays the loan takes nothing back from them.
create or replace function settle_payment(
  of_loan uuid, amount bigint, prepayment text, out principal_part bigint, out interest_part bigint, out prepaid_part bigint,
  out charges_part bigint, out charges_kept bigint, out went_on boolean, out unearned bigint
) language plpgsql security definer set search_path from current as $$
declare
  due instalment;
  paid instalment;
  target loan%rowtype;
  last int;
  was_paid bigint;
  is_ahead boolean;
  own bigint;
  ahead bigint := 0;
  taken_back bigint := 0;
  total bigint;
begin
  select * into target from loan where id = of_loan;
  select max(number), sum(interest_paid), prepayment = 'advance' or count(advanced) > 0 into last, was_paid, is_ahead from instalment where loan_id = of_loan;
  select * into principal_part, interest_part, charges_part, charges_kept from settle_overdue(target, amount);
  prepaid_part := 0;
  unearned := target.unearned;
  total := amount - charges_part;
  amount := total - principal_part - interest_part;
  went_on := amount > 0;
  select instalment.* into due from loan_debt join instalment using (loan_id) where loan_id = of_loan and number = month_number;
  if due.number is not null and (amount > 0 or principal_part > 0 and due.arrears is not null) then
    paid := due;
    if due.arrears is not null then
      paid.arrears_paid := due.arrears_paid + principal_part;
      paid.saved := due.saved + principal_part * (due.due_on - business_date());
    end if;
    own := amount;
    if is_ahead and amount = (select payoff_amount from loan_debt where loan_id = of_loan) then
      select coalesce(sum(principal_paid + interest_paid), 0) into taken_back from instalment where loan_id = of_loan and number > due.number;
      paid := take_back(paid, target.interest_rate, business_date());
      own := own + due.interest_paid - paid.interest_paid + taken_back;
    elsif prepayment = 'advance' and due.number < last then
      ahead := greatest(0, amount - (due.principal + due.interest - due.principal_paid - due.interest_paid));
      own := amount - ahead;
    end if;
    paid := settle_month(paid, due.number = last, target.interest_rate, greatest(due.starts_on, business_date()), own);
    interest_part := interest_part + paid.interest_paid - due.interest_paid;
    prepaid_part := paid.prepaid - due.prepaid + ahead - taken_back;
    perform plan_anew(paid, target.interest_rate, last, prepayment = 'lower' and prepaid_part > 0, ahead);
  end if;
  if is_ahead then
    select sum(interest_paid) - was_paid into interest_part from instalment where loan_id = of_loan;
    unearned := unearned + interest_part;
    interest_part := least(total, unearned - unrun_interest(of_loan, target.interest_rate, business_date()));
    unearned := unearned - interest_part;
  end if;
  principal_part := total - interest_part;
end $$;
