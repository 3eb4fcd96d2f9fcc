-- Pays what is overdue, instalment by instalment, interest before principal; returns the parts of the amount that were used.
create or replace function settle_overdue(of_loan uuid, amount bigint, out principal_part bigint, out interest_part bigint)
  language sql security definer set search_path from current as $$
  with part as (
    select number, what, rest, sum(rest) over (order by number, what) as up_to
    from instalment, lateral (values ('interest', interest - interest_paid), ('principal', principal - principal_paid)) as owed (what, rest)
    where loan_id = of_loan and due_on < business_date()
  ), paid as (
    select number,
      sum(least(rest, greatest(0, amount - (up_to - rest)))) filter (where what = 'interest') as interest,
      sum(least(rest, greatest(0, amount - (up_to - rest)))) filter (where what = 'principal') as principal
    from part group by number
  ), done as (
    update instalment set principal_paid = principal_paid + paid.principal, interest_paid = interest_paid + paid.interest
    from paid where loan_id = of_loan and instalment.number = paid.number and paid.principal + paid.interest > 0
    returning paid.principal, paid.interest
  )
  select coalesce(sum(principal), 0)::bigint, coalesce(sum(interest), 0)::bigint from done;
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
-- the same time. The last one takes what remains.
create or replace function plan_anew(due instalment, rate numeric, last int, lower boolean) returns void
  language plpgsql security definer set search_path from current as $$
declare
  later constant bigint := interest_of(due, rate, due.due_on) - due.interest;
  payment bigint := (select principal + interest from instalment where loan_id = due.loan_id and number = due.number + 1);
begin
  if lower then
    payment := least(payment, monthly_payment(due.balance + greatest(later, 0), rate, last - due.number));
  end if;
  with made as (
    select * from amortise_rest(due.balance, later, rate, payment, due.number + 1, last)
  ), gone as (
    delete from instalment where loan_id = due.loan_id and number > due.number and number not in (select number from made)
  ), changed as (
    update instalment set principal = made.principal, interest = made.interest, balance = made.balance, brought = made.brought
    from made where loan_id = due.loan_id and instalment.number = made.number
      and (instalment.principal, instalment.interest, instalment.balance, instalment.brought)
        is distinct from (made.principal, made.interest, made.balance, made.brought)
  )
  update instalment set principal = due.principal, interest = due.interest, balance = due.balance, prepaid = due.prepaid,
      saved = due.saved, arrears = due.arrears, arrears_paid = due.arrears_paid,
      principal_paid = due.principal_paid, interest_paid = due.interest_paid
    where loan_id = due.loan_id and number = due.number;
end $$;

-- Settles a payment of at most the payoff: first what is overdue, then the current month. The rest of the schedule is planned anew, with
-- the same monthly payment and fewer instalments or, if `lower` is set and there is a prepayment, with lower payments over the same time.
-- Overdue principal bears no interest from the day on which it is paid.
create or replace function settle_by_day(
  of_loan uuid, amount bigint, lower boolean, out principal_part bigint, out interest_part bigint, out prepaid_part bigint
) language plpgsql security definer set search_path from current as $$
declare
  due instalment;
  paid instalment;
  rate constant numeric := (select interest_rate from loan where id = of_loan);
  last constant int := (select max(number) from instalment where loan_id = of_loan);
begin
  select * into principal_part, interest_part from settle_overdue(of_loan, amount);
  prepaid_part := 0;
  amount := amount - principal_part - interest_part;
  select instalment.* into due from loan_debt join instalment using (loan_id) where loan_id = of_loan and number = month_number;
  if due.number is null or amount = 0 and (principal_part = 0 or due.arrears is null) then
    return;
  end if;
  paid := due;
  if due.arrears is not null then
    paid.arrears_paid := due.arrears_paid + principal_part;
    paid.saved := due.saved + principal_part * (due.due_on - business_date());
  end if;
  paid := settle_month(paid, due.number = last, rate, greatest(due.starts_on, business_date()), amount);
  interest_part := interest_part + paid.interest_paid - due.interest_paid;
  principal_part := principal_part + amount - (paid.interest_paid - due.interest_paid);
  prepaid_part := paid.prepaid - due.prepaid;
  perform plan_anew(paid, rate, last, lower and prepaid_part > 0);
end $$;
