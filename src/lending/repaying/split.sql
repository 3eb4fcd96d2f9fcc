-- Splits an amount in proportion to weights, given what each holder has received of earlier amounts (`had`). Each is entitled to the
-- whole cents of its exact share of the total so far; leftover cents go to those whose next cent falls due first. Cent k of weight w
-- falls due at the total k * sum of weights / w. No cent is ever taken back, and there are always enough
-- (docs/decisions/0026-entitlement.md).
create or replace function split_by_entitlement(amount bigint, weights bigint[], had bigint[]) returns bigint[] immutable
  language sql as $$
  with holder as (
    select *, amount + sum(had) over () as total from unnest(weights, had) with ordinality as one (weight, had, ordinal)
  ), entitled as (
    select *, div(total * weight, sum(weight) over ())::bigint as whole from holder
  ), queue as (
    select ordinal, had, greatest(whole, had) as base, total - sum(greatest(whole, had)) over () as rest,
      -- Fractions of bigints differ by more than 1e-38, so this orders them exactly.
      row_number() over (order by had > whole, div((whole + 1) * 1e40, nullif(weight, 0)), ordinal) as turn
    from entitled
  )
  select array_agg(base - had + case when turn <= rest then 1 else 0 end order by ordinal) from queue;
$$;

-- The shares of each investment in a repayment: principal, interest less the fee, charges, and the fee to show on the statement. A statement line
-- needs an amount, so a fee for a lender who receives nothing now is shown with the investment's next payment.
create or replace function split_repayment(of_loan uuid, principal bigint, interest bigint, fee bigint, charges bigint)
  returns table (investment_id uuid, lender_id uuid, principal_part bigint, interest_part bigint, fee_part bigint, charges_part bigint) stable
  language sql security definer set search_path from current as $$
  select share.* from (
    select array_agg(id) as ids, array_agg(lender_id) as lenders, array_agg(amount - principal_before) as weights,
      array_agg(principal_repaid - principal_before) as principals, array_agg(interest_earned - interest_before) as interests,
      array_agg(fee_told) as fees, array_agg(charges_earned) as charged, sum(fee_told)::bigint as told
    from (select * from investment where loan_id = of_loan and status <> 'cancelled' order by created_at, id) as one) as claims
  join loan on loan.id = of_loan
  cross join unnest(ids, lenders, split_by_entitlement(principal, weights, principals), split_by_entitlement(interest, weights, interests),
    split_by_entitlement(fee + loan.service_fee - told, weights, fees), 
    case charges when 0 then array_fill(0::bigint, array[cardinality(ids)]) else split_by_entitlement(charges, weights, charged) end) as share (investment_id, lender_id, principal, interest, fee, charges)
  where share.principal + share.interest + share.charges > 0;
$$;
