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
