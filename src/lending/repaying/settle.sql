-- An instalment after a payment in its month, which goes to accrued interest first, then to principal. The part that exceeds the
-- instalment is a prepayment. Principal stops accruing interest on the day it is paid. The last instalment takes what remains.
-- If less interest is to run than was paid before the month, the difference repays principal.
create or replace function settle_month(due instalment, is_last boolean, rate numeric, day date, amount bigint) returns instalment immutable
  language plpgsql as $$
declare
  payment constant bigint := due.principal + due.interest;
  opening constant bigint := payment - due.interest + due.prepaid + due.balance;
  -- What was paid ahead pays all interest of the month first, including what has been moved to it since.
  late constant bigint := least(coalesce(due.advanced, 0), greatest(0, interest_of(due, rate, due.due_on) - due.interest_paid));
  accrued constant bigint := least(amount, greatest(0, interest_of(due, rate, day) - due.interest_paid - late));
  repaid bigint := due.principal_paid - late + due.prepaid + amount - accrued;
  early bigint := 0;
  to_come bigint;
  missing bigint;
begin
  due.advanced := due.advanced - late;
  if due.accrual is null then
    due.saved := due.saved + (amount - accrued) * (due.due_on - day);
  elsif amount > 0 then
    due := counted_until(due, rate, day);
  end if;
  due.interest_paid := due.interest_paid + late + accrued;
  due.principal_paid := due.principal_paid - late + amount - accrued;
  if due.advanced is not null then
    early := greatest(0, due.interest_paid - interest_of(due, rate, due.due_on));
    due.interest_paid := due.interest_paid - early;
    due.advanced := due.advanced + early;
    due.principal_paid := due.principal_paid + early;
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

-- What one minor unit bears in the whole month of an instalment, in the parts of accrual.sql.
create or replace function month_weight(due instalment, rate numeric) returns numeric immutable
  language sql return case when due.accrual is null then rate * 377580 else accrual_weight(due.accrual, due.due_on) end;

-- Writes a changed instalment, and plans those after it anew: each with the same payment or, if `lower` is set, with lower payments over
-- the same time. The last one takes what remains; if plans end evenly (`evens`), that is at least a tenth of the others or, with `lower`, at least a half.
-- What was paid ahead on them, and `more`, pays the new ones in turn, the interest of each first. The next one is raised by what was lent again
-- (`on_top`).
create or replace function plan_anew(
  due instalment, rate numeric, last int, lower boolean, more bigint default 0, on_top bigint default 0, evens boolean default true
) returns void
  language plpgsql security definer set search_path from current as $$
declare
  later constant bigint := interest_of(due, rate, due.due_on) - due.interest;
  even constant boolean := evens and (select even_end from loan where id = due.loan_id);
  ahead bigint;
  payments bigint[];
  weights numeric[];
  moved_in bigint[];
  resting boolean[];
  ordinary boolean;
  level bigint;
  extra bigint;
begin
  select more + coalesce(sum(principal_paid + interest_paid), 0), coalesce(array_agg(principal + interest - case number when due.number + 1 then raised else 0 end order by number), '{}'),
      coalesce(array_agg(month_weight(instalment, rate) order by number), '{}'), array_agg(moved_interest order by number), array_agg(interest_only order by number),
      coalesce(bool_and(accrual is null and not interest_only and moved_interest = 0), true),
      on_top + coalesce(sum(raised) filter (where number = due.number + 1), 0)
    into ahead, payments, weights, moved_in, resting, ordinary, extra from instalment where loan_id = due.loan_id and number > due.number and number <= last;
  if lower and ordinary then
    payments[1] := least(payments[1], case when even then even_payment(due.balance, later, rate, last - due.number, payments[1])
      else monthly_payment(due.balance + greatest(later, 0), rate, last - due.number) end);
  elsif lower then
    level := level_after(due.balance, later, weights, resting);
    payments := array(select least(payment, level + moved) from unnest(payments, moved_in) as one (payment, moved));
  end if;
  if not ordinary then
    payments[1] := payments[1] + extra;
  end if;
  with planned as (
    select number, principal, interest, balance, brought, 0::bigint as moved
      from amortise_rest(due.balance, later, rate, payments[1], due.number + 1, last, case when not even then 0 when lower then 2 else 10 end, extra) where ordinary
    union all select number, principal, interest, balance, brought, moved
      from amortise_rows(due.balance, later, payments, weights, moved_in, resting, due.number + 1) where not ordinary
  ), made as (
    select *, paid - least(interest, paid) as principal_paid, least(interest, paid) as interest_paid, case when paid > 0 then paid - least(interest, paid) end as advanced
    from (
      select *, greatest(0, least(principal + interest, ahead + principal + interest - sum(principal + interest) over (order by number)))::bigint as paid
      from planned) as paying
  ), gone as (
    delete from instalment where loan_id = due.loan_id and number > due.number and number not in (select number from made)
  ), changed as (
    update instalment set principal = made.principal, interest = made.interest, balance = made.balance, brought = made.brought, moved_interest = made.moved,
      principal_paid = made.principal_paid, interest_paid = made.interest_paid, advanced = made.advanced,
      raised = raised + case made.number when due.number + 1 then on_top else 0 end
    from made where loan_id = due.loan_id and instalment.number = made.number
      and (instalment.principal, instalment.interest, instalment.balance, instalment.brought, instalment.moved_interest, instalment.principal_paid, instalment.interest_paid)
        is distinct from (made.principal, made.interest, made.balance, made.brought, made.moved, made.principal_paid, made.interest_paid)
  )
  update instalment set due_on = due.due_on, month_days = due.month_days, principal = due.principal, interest = due.interest, balance = due.balance, prepaid = due.prepaid,
      saved = due.saved, arrears = due.arrears, arrears_paid = due.arrears_paid, lent_again = due.lent_again, advanced = due.advanced, accrual = due.accrual, carried = due.carried,
      brought = due.brought, moved_interest = due.moved_interest, principal_paid = due.principal_paid, interest_paid = due.interest_paid
    where loan_id = due.loan_id and number = due.number;
end $$;

-- The equal payments that repay a balance, and interest that was carried over, by the instalments that follow, except for those without principal.
create or replace function level_after(balance bigint, carried_over bigint, weights numeric[], resting boolean[]) returns bigint immutable
  language sql as $$
  select level_payment(balance + greatest(0, carried_over) + balance * bears[1] / (120000::numeric * 377580), bears[2:])
  from (select array_agg(weight order by turn) as bears from unnest(weights, resting) with ordinality as one (weight, rests, turn)
    where not rests or turn = cardinality(weights)) as paying;
$$;

-- The interest that was paid of a month, or of one to come, and has not run by a day: that of earlier months which was moved has. As no more
-- principal than what is unpaid can be left to lenders, any more is theirs now.
create or replace function unrun_interest(of_loan uuid, rate numeric, day date) returns bigint stable
  language sql security definer set search_path from current as $$
  select least(sum(principal - principal_paid), sum(case when due_on >= day and advanced is not null
    then interest_paid - least(interest_paid, case when starts_on < day then interest_of(instalment, rate, day) else moved_interest end) else 0 end))::bigint
  from instalment where loan_id = of_loan;
$$;

-- An instalment that was paid before its month, as if that had been paid on a day: the interest that has run stays paid, and the rest counts as
-- principal. Interest that has not run is left for the payment to use.
create or replace function take_back(due instalment, rate numeric, day date) returns instalment immutable
  language plpgsql as $$
begin
  due.interest_paid := least(due.interest_paid, interest_of(due, rate, day));
  if due.accrual is null then
    due.saved := due.saved + coalesce(due.advanced, 0) * (due.due_on - day);
  end if;
  due.advanced := null;
  return due;
end $$;

-- Settles a payment of at most the payoff: first charges and what is overdue, then the current month, if something is left (`went_on`). The rest of the schedule is planned
-- anew, with the same monthly payment and fewer instalments (`shorten`) or, if there is a prepayment, with lower payments over the
-- same time (`lower`). What exceeds the current instalment may pay the following ones instead, which then keep their interest (`advance`).
-- Overdue principal bears no interest from the day on which it is paid. Interest that is paid ahead goes to the lenders as
-- principal until it has run (`unearned`), so repaying the loan takes nothing back from them.
-- What exceeds the payoff of that day is unused, which can happen when history is replayed.
create or replace function settle_payment(
  of_loan uuid, amount bigint, prepayment text, as_of date default business_date(), seen timestamptz default 'infinity',
  out principal_part bigint, out interest_part bigint, out prepaid_part bigint, out charges_part bigint, out charges_kept bigint,
  out went_on boolean, out unearned bigint, out unused_part bigint
) language plpgsql security definer set search_path from current as $$
declare
  due instalment;
  paid instalment;
  target loan%rowtype;
  last int;
  was_paid bigint;
  is_ahead boolean;
  ends boolean;
  own bigint;
  ahead bigint := 0;
  taken_back bigint := 0;
  total bigint;
  payoff bigint;
  beyond bigint;
begin
  select * into target from loan where id = of_loan;
  select max(number), sum(interest_paid), prepayment = 'advance' or count(advanced) > 0 into last, was_paid, is_ahead from instalment where loan_id = of_loan;
  select * into principal_part, interest_part, charges_part, charges_kept from settle_overdue(target, amount, as_of, seen);
  prepaid_part := 0;
  unearned := target.unearned;
  total := amount - charges_part;
  amount := total - principal_part - interest_part;
  went_on := amount > 0;
  -- The month that runs, and what would repay the loan if nothing is overdue, as in loan-debt.sql.
  select instalment.* into due from instalment where loan_id = of_loan and number = (
    select greatest(min(number) filter (where due_on >= as_of), max(number) filter (where due_on >= as_of and principal_paid + interest_paid > 0 and advanced is null))
    from instalment where loan_id = of_loan);
  select coalesce(sum(principal - principal_paid) + greatest(-target.unearned, interest_of(due, target.interest_rate, greatest(due.starts_on, as_of))
      + sum(case when number <> due.number then moved_interest else 0 end)
      - sum(case when advanced is not null or number = due.number then interest_paid else 0 end)), 0) into payoff
    from instalment where loan_id = of_loan and due_on >= as_of;
  unused_part := greatest(0, amount - payoff);
  amount := amount - unused_part;
  total := total - unused_part;
  if due.number is not null and (amount > 0 or principal_part > 0 and due.arrears is not null) then
    paid := due;
    if paid.accrual is not null then
      paid := counted_until(paid, target.interest_rate, as_of);
    end if;
    ends := is_ahead and amount = payoff;
    -- What a payment has beyond the instalment first pays interest of earlier months that was moved to later instalments, the next ones first. What pays the
    -- instalment stays in it: moved interest bears no interest, so whoever paid it instead of this month's principal would pay more than by waiting.
    beyond := amount - (paid.principal + paid.interest - paid.principal_paid - paid.interest_paid
      - (interest_of(paid, target.interest_rate, paid.due_on) - interest_of(paid, target.interest_rate, as_of)));
    if (prepayment <> 'advance' or ends) and beyond > 0 then
      with pulled as (
        update instalment as one set moved_interest = moved_interest - part
          from (
            select number as of_number, case when amount = payoff then moved_interest
              else least(moved_interest, greatest(0, beyond - (sum(moved_interest) over (order by number) - moved_interest)))::bigint end as part
            from instalment where loan_id = of_loan and number > paid.number and moved_interest > 0) as moved
          where one.loan_id = of_loan and one.number = of_number and part > 0
          returning part
      )
      -- It is no part of what the instalment is planned to pay.
      select paid.brought + coalesce(sum(part), 0) into paid.brought from pulled;
    end if;
    if due.arrears is not null then
      paid.arrears_paid := due.arrears_paid + principal_part;
      paid.saved := due.saved + principal_part * (due.due_on - as_of);
    end if;
    own := amount;
    if ends then
      select coalesce(sum(principal_paid + interest_paid), 0) into taken_back from instalment where loan_id = of_loan and number > due.number;
      paid := take_back(paid, target.interest_rate, as_of);
      own := own + due.interest_paid - paid.interest_paid + taken_back;
    elsif prepayment = 'advance' and due.number < last then
      ahead := greatest(0, amount - (due.principal + due.interest - due.principal_paid - due.interest_paid));
      own := amount - ahead;
    end if;
    paid := settle_month(paid, due.number = last, target.interest_rate, greatest(due.starts_on, as_of), own);
    interest_part := interest_part + paid.interest_paid - due.interest_paid;
    prepaid_part := paid.prepaid - due.prepaid + ahead - taken_back;
    perform plan_anew(paid, target.interest_rate, last, prepayment = 'lower' and prepaid_part > 0, ahead);
  end if;
  if is_ahead or unearned > 0 then
    select sum(interest_paid) - was_paid into interest_part from instalment where loan_id = of_loan;
    unearned := unearned + interest_part;
    -- Interest that lenders have received stays theirs, even if a payment has moved it to a later month.
    interest_part := greatest(0, least(total, unearned - unrun_interest(of_loan, target.interest_rate, as_of)));
    unearned := unearned - interest_part;
  end if;
  principal_part := total - interest_part;
end $$;
