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

-- Splits amounts that come one after the other as split_by_entitlement does, and gives what some of the holders, by their places, get of each. An amount that
-- entitles everybody to a whole cent makes up for all cents that came early, so who has how much after it follows from the total: then it is enough to count
-- who is next due before a holder. From the first one on that does not, or if many holders are asked for, all are split in turn.
create or replace function split_in_turn(amounts bigint[], weights bigint[], had bigint[], wanted int[]) returns table (turn int, holder int, part bigint) stable
  language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  turns constant int := cardinality(amounts);
  whole bigint;
  smallest numeric;
  before bigint;
  after numeric;
  is_usual boolean;
  slow_from int := 1;
  parts bigint[];
begin
  select sum(weight), min(weight) filter (where weight > 0), sum(of_it) into whole, smallest, before from unnest(weights, had) as one (weight, of_it);
  select bool_and(of_it <= div(before::numeric * weight, nullif(whole, 0)) + 1) into is_usual from unnest(weights, had) as one (weight, of_it);
  after := before + (select sum(amount) from unnest(amounts) as one (amount));
  -- What is multiplied below is exact in 64 bits.
  if is_usual and cardinality(wanted) <= 3 and whole > 0 and (after + 1) * whole < 9e18 then
    slow_from := coalesce((select min(at) from unnest(amounts) with ordinality as one (amount, at) where amount > 0 and amount * smallest < whole), turns + 1);
    return query
      with total as (
        select at::int, before + (sum(amount) over (order by at))::bigint as amount from unnest(amounts[:slow_from - 1]) with ordinality as one (amount, at)
      ), so_far as (
        select at, place, case when total.amount = before then had[place] else own.floor + case when others.ahead < total.amount - others.floors then 1 else 0 end end as amount
        from total cross join unnest(wanted) as place
        cross join lateral (select total.amount * weights[place] / whole as floor, weights[place] as weight offset 0) as own
        cross join lateral (
          -- Of two who are next due at the same total, the older.
          select sum(floor)::bigint as floors, count(*) filter (where (floor + 1) * own.weight < (own.floor + 1) * one.weight + case when one.at < place then 1 else 0 end) as ahead
          from (select weight, all_of.at, total.amount * weight / whole as floor from unnest(weights) with ordinality as all_of (weight, at)) as one) as others
      )
      select at, place, amount - lag(amount, 1, had[place]) over (partition by place order by at) from so_far;
  end if;
  if slow_from between 2 and turns then
    parts := split_by_entitlement((select sum(amount) from unnest(amounts[:slow_from - 1]) as one (amount))::bigint, weights, had);
    had := (select array_agg(was + more order by at) from unnest(had, parts) with ordinality as one (was, more, at));
  end if;
  for step in slow_from .. turns loop
    select array_agg(was + more order by at), array_agg(more order by at) into had, parts
      from unnest(had, split_by_entitlement(amounts[step], weights, had)) with ordinality as one (was, more, at);
    turn := step;
    foreach holder in array wanted loop
      part := parts[holder];
      return next;
    end loop;
  end loop;
end $$;

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
