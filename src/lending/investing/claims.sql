-- The share of one investment in a total that is cut into the investments of its loan, one after the other, at whole cents: all shares add up
-- exactly. Payments themselves are split by entitlement, so each part of a payment can differ from this by a cent.
create or replace function share_of(total numeric, before numeric, weight bigint, whole numeric) returns bigint immutable
  language sql return div(total * (before + weight), whole) - div(total * before, whole);

-- Active investments with their places in their loans: their own weight, that of the investments before them, that of all, and what all have had.
create or replace function claims_of(ids uuid[])
  returns table (investment_id uuid, loan_id uuid, weight bigint, had_principal bigint, had_interest bigint,
    before numeric, whole numeric, principal numeric, interest numeric, earned numeric, lent numeric) stable
  language sql as $$
  select one.id, one.loan_id, one.amount - one.principal_before, one.principal_repaid - one.principal_before, one.interest_earned - one.interest_before, of_loan.*
  from investment as one
  cross join lateral (
    select coalesce(sum(amount - principal_before) filter (where (created_at, id) < (one.created_at, one.id)), 0), sum(amount - principal_before),
      sum(principal_repaid - principal_before), sum(interest_earned - interest_before), sum(interest_earned), sum(amount - principal_repaid)
    from investment where investment.loan_id = one.loan_id and status <> 'cancelled') as of_loan
  where one.id = any (ids) and one.status = 'active';
$$;

-- The interest that has accrued by today on active investments and is not paid, before the platform's fee: for each loan it is what would repay
-- it today, less charges and the principal that its lenders have not had back.
create or replace function accrued_interest(ids uuid[]) returns table (investment_id uuid, accrued bigint) stable
  language sql as $$
  select investment_id, share_of(interest + run, before, weight, whole) - share_of(interest, before, weight, whole)
  from claims_of(ids) as claim
  cross join lateral (select payoff_amount - charges_due - lent as run from loan_debt where loan_debt.loan_id = claim.loan_id offset 0) as debt;
$$;

-- What is to come in from active investments, by the day on which it falls due: their shares of what is unpaid in the schedules, if what is late comes in today, less
-- the platform's fee, which is counted on all interest of a loan so far. Interest that was paid ahead went to lenders as principal, so what comes
-- next is interest, until that is made up. The last instalment makes up for differences in how payments were rounded.
-- Interest is what is left of it after the fee.
create or replace function flows_of(ids uuid[], fee_rate int) returns table (investment_id uuid, due_on date, principal bigint, interest bigint, fee bigint) stable
  language sql as $$
  with claim as materialized (
    select * from claims_of(ids)
  ), unpaid as (
    select loan_id, number, due_on, sum(of_principal) over up_to_it as principal, sum(of_interest) over up_to_it as interest, number = max(number) over (partition by loan_id) as is_last
    from (select loan_id, number, due_on, rest.principal as of_principal, rest.interest as of_interest
      from expected_instalments(array(select distinct loan_id from claim)) as rest where rest.principal + rest.interest > 0) as rest
    window up_to_it as (partition by loan_id order by number)
  ), plan as (
    select number, due_on, is_last, claim.*, greatest(0, unpaid.principal - unearned) as to_repay, unpaid.interest + least(unpaid.principal, unearned) as to_earn, earned + service_fee as gross, service_fee
    from claim join unpaid using (loan_id) join loan on loan.id = loan_id
  ), total as (
    select plan.*, divide_half_even((gross + to_earn) * fee_rate, 10000) - divide_half_even(gross * fee_rate, 10000) as fee from plan
  ), share as (
    select due_on, investment_id, number,
      share_of(principal + to_repay, before, weight, whole) + case when is_last then share_of(principal, before, weight, whole) - had_principal else 0 end as principal,
      share_of(interest + to_earn - fee, before, weight, whole) + case when is_last then share_of(interest, before, weight, whole) - had_interest else 0 end as interest,
      share_of(service_fee + fee, before, weight, whole) as fee,
      share_of(principal, before, weight, whole) as principal_now, share_of(interest, before, weight, whole) as interest_now, share_of(service_fee, before, weight, whole) as fee_now
    from total
  )
  select share.investment_id, share.due_on, share.principal - coalesce(lag(share.principal) over so_far, principal_now),
    share.interest - coalesce(lag(share.interest) over so_far, interest_now), share.fee - coalesce(lag(share.fee) over so_far, fee_now)
  from share window so_far as (partition by share.investment_id order by share.number);
$$;

-- What is to come in each month from all investments of a lender.
create or replace function expected_flows(lender uuid, fee_rate int) returns table (month text, principal bigint, interest bigint, fees bigint) stable
  language sql as $$
  select to_char(due_on, 'YYYY-MM'), sum(flow.principal)::bigint, sum(flow.interest + fee)::bigint, sum(fee)::bigint
  from flows_of(array(select id from investment where lender_id = lender and status = 'active'), fee_rate) as flow group by 1 order by 1;
$$;
