-- What is unpaid of a loan whose overdue principal bears interest, if all that is overdue is paid today and the rest when it is due: its schedule takes
-- that principal to stay unpaid until the end of the month that runs, with a whole month's interest. Planned anew as settle_payment would.
create or replace function caught_up(of_loan uuid) returns table (number int, due_on date, principal bigint, interest bigint) stable
  language plpgsql security definer set search_path from current as $$
declare
  due instalment;
  rate numeric;
  last int;
  overdue bigint;
  later bigint;
  payments bigint[];
  weights numeric[];
  moved_in bigint[];
  resting boolean[];
  ordinary boolean;
  extra bigint;
begin
  select * into due from instalment where loan_id = of_loan and instalment.due_on >= business_date() order by instalment.number limit 1;
  select interest_rate into rate from loan where id = of_loan;
  select max(one.number), sum(one.principal - principal_paid) filter (where one.number < due.number) into last, overdue from instalment as one where loan_id = of_loan;
  due.saved := due.saved + overdue * (due.due_on - business_date());
  if due.accrual is not null then
    due := counted_until(due, rate, business_date());
  end if;
  due.arrears_paid := due.arrears_paid + overdue;
  due := settle_month(due, due.number = last, rate, business_date(), 0);
  later := interest_of(due, rate, due.due_on) - due.interest;
  select coalesce(array_agg(one.principal + one.interest - case one.number when due.number + 1 then raised else 0 end order by one.number), '{}'),
      array_agg(month_weight(one, rate) order by one.number), array_agg(moved_interest order by one.number), array_agg(interest_only order by one.number),
      coalesce(bool_and(accrual is null and not interest_only and moved_interest = 0), true), coalesce(sum(raised) filter (where one.number = due.number + 1), 0)
    into payments, weights, moved_in, resting, ordinary, extra from instalment as one where loan_id = of_loan and one.number > due.number;
  return query select one.number::int, one.due_on, one.principal - principal_paid, one.interest - interest_paid from instalment as one
    where loan_id = of_loan and one.number < due.number;
  return query select due.number::int, due.due_on, due.principal - due.principal_paid, due.interest - due.interest_paid;
  return query select planned.number, one.due_on, planned.principal, planned.interest from (
      select rest.number, rest.principal, rest.interest from amortise_rest(due.balance, later, rate, payments[1], due.number + 1, last,
        case when (select even_end from loan where id = of_loan) then 10 else 0 end, extra) as rest where ordinary
      union all select rest.number, rest.principal, rest.interest from amortise_rows(due.balance, later, array[payments[1] + extra] || payments[2:], weights, moved_in, resting, due.number + 1) as rest
        where not ordinary) as planned
    join instalment as one on loan_id = of_loan and one.number = planned.number;
end $$;

-- What is unpaid of some loans, and when it is due, as it can be expected: what is late comes in now.
create or replace function expected_instalments(of_loans uuid[]) returns table (loan_id uuid, number int, due_on date, principal bigint, interest bigint) stable
  language sql as $$
  with late as materialized (
    select distinct instalment.loan_id from instalment where instalment.loan_id = any (of_loans) and arrears > arrears_paid and instalment.due_on >= business_date()
      -- Whoever has paid ahead, too, has a plan of their own.
      and not exists (select from instalment as ahead where ahead.loan_id = instalment.loan_id and ahead.number > instalment.number and principal_paid + interest_paid > 0)
  )
  select instalment.loan_id, instalment.number::int, instalment.due_on, instalment.principal - principal_paid, instalment.interest - interest_paid
    from instalment where instalment.loan_id = any (of_loans) and instalment.loan_id not in (select late.loan_id from late)
  union all
  select late.loan_id, caught_up.* from late cross join lateral caught_up(late.loan_id);
$$;
