-- Splits an amount among the investments of a loan by what is owed of each: largest remainder first, ties by age.
create or replace function split_by_claims(of_loan uuid, total bigint) returns table (investment_id uuid, part bigint) stable
  language sql security definer set search_path from current as $$
  select id, base + case when row_number() over (order by remainder desc, created_at, id) <= total - sum(base) over () then 1 else 0 end
  from (
    select id, created_at, div(total::numeric * owed, sum(owed) over ())::bigint as base, mod(total::numeric * owed, sum(owed) over ()) as remainder
    from investment, lateral (select amount - principal_repaid as owed) as claim
    where loan_id = of_loan and status in ('active', 'defaulted') and owed > 0) as share;
$$;
