-- What each payment of some loans that is still to be made brings their lenders together, if what is late is paid today and the rest when it is due: their principal,
-- their interest after the platform's fee, which is counted on all interest of a loan so far, and that fee. Interest that was paid ahead went to lenders as
-- principal, so what comes next is interest, until that is made up.
create or replace function payments_to_lenders(of_loans uuid[], fee_rate int)
  returns table (loan_id uuid, number int, due_on date, principal bigint, interest bigint, fee bigint) stable
  language sql as $$
  with unpaid as (
    select loan_id, number, due_on, sum(principal) over up_to_it as principal, sum(interest) over up_to_it as interest
    from expected_instalments(of_loans) as rest where principal + interest > 0
    window up_to_it as (partition by loan_id order by number)
  ), earned as (
    select loan_id, sum(interest_earned) as interest from investment where loan_id = any (of_loans) group by loan_id
  ), so_far as (
    select unpaid.loan_id, number, due_on, greatest(0, unpaid.principal - unearned) as principal, to_earn,
      divide_half_even((service_fee + earned.interest + to_earn) * fee_rate, 10000) - divide_half_even((service_fee + earned.interest) * fee_rate, 10000) as fee
    from unpaid join earned using (loan_id) join loan on loan.id = unpaid.loan_id
    cross join lateral (select unpaid.interest + least(unpaid.principal, unearned) as to_earn) as of_it
    where loan.status = 'active'
  )
  select loan_id, number, due_on, (principal - lag(principal, 1, 0::numeric) over by_turn)::bigint,
    (to_earn - fee - lag(to_earn - fee, 1, 0::numeric) over by_turn)::bigint, (fee - lag(fee, 1, 0::numeric) over by_turn)::bigint
  from so_far window by_turn as (partition by loan_id order by number);
$$;

-- What of these payments comes to each investment of a lender, or of all lenders if none is named, by a day: to the cent what split_repayment books if they are
-- made like this, each by itself. Wherever something says what is to come to lenders, it says this. Of the fee, which is no part of it, each has a share of the
-- running total at whole cents.
create or replace function own_payments(lender uuid, of_loans uuid[], fee_rate int, until date default 'infinity')
  returns table (investment_id uuid, loan_id uuid, number int, due_on date, principal bigint, interest bigint, fee bigint) stable
  language sql as $$
  with claims as materialized (
    select loan_id, array_agg(id) as ids, array_agg(weight) as weights, sum(weight) as whole, array_agg(before) as befores, array_agg(principal_repaid - principal_before) as principals,
      array_agg(interest_earned - interest_before) as interests,
      array_agg(ordinal) filter (where status = 'active' and lender_id is not distinct from coalesce(lender, lender_id)) as wanted
    from (select one.*, weight, row_number() over by_age::int as ordinal, sum(weight) over by_age - weight as before
      from investment as one cross join lateral (select amount - principal_before as weight) as claim where one.loan_id = any (of_loans) and status <> 'cancelled'
      window by_age as (partition by one.loan_id order by created_at, id) order by one.loan_id, created_at, id) as one
    group by loan_id
  ), payment as materialized (
    select loan_id, array_agg(number) as numbers, array_agg(due_on) as days, array_agg(principal) as principals, array_agg(interest) as interests,
      array_agg(fee_so_far) as fees
    from (select one.*, sum(fee) over (partition by one.loan_id order by one.number) as fee_so_far from payments_to_lenders(of_loans, fee_rate) as one
      order by one.loan_id, one.number) as one where due_on <= until group by loan_id
  )
  select ids[holder], claims.loan_id, numbers[turn], days[turn], principal.part, interest.part,
    share_of(service_fee + fees[turn], befores[holder], weights[holder], whole) - share_of(service_fee + coalesce(fees[turn - 1], 0), befores[holder], weights[holder], whole)
  from claims join payment using (loan_id) join loan on loan.id = claims.loan_id
  cross join lateral split_in_turn(payment.principals, weights, claims.principals, wanted) as principal
  join lateral split_in_turn(payment.interests, weights, claims.interests, wanted) as interest using (turn, holder)
  where wanted is not null;
$$;

-- What is to come in each month from all investments of a lender.
create or replace function expected_flows(lender uuid, fee_rate int) returns table (month text, principal bigint, interest bigint, fees bigint) stable
  language sql as $$
  select to_char(due_on, 'YYYY-MM'), sum(flow.principal)::bigint, sum(flow.interest + fee)::bigint, sum(fee)::bigint
  from own_payments(lender, array(select distinct loan_id from investment where lender_id = lender and status = 'active'), fee_rate) as flow group by 1 order by 1;
$$;
