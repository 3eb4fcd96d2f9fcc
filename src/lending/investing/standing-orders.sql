-- Whose standing orders a loan suits, with the most that each may put into it: as many as can have the minimum, those
-- first who have waited longest. Distances are those between public points: who invested is seen by all, so an exact
-- place could be found by publishing loans around it. One place stays free, since who takes the last one must fill the loan.
create or replace function standing_orders(in_loan uuid, minimum bigint, most int) returns table (lender_id uuid, amount bigint) stable
  language sql security definer set search_path from current as $$
  select user_id, up_to from (
    select lender.id as user_id, up_to, places, row_number() over (order by last nulls first, lender.id) as place
    from loan
    cross join lateral (select amount_requested - amount_funded as remaining) as open
    cross join lateral (select least(most - 1 - count(*), greatest(1, remaining / minimum)) as places
      from investment where loan_id = loan.id) as room
    join preferences on auto_invest_enabled
    join profile as lender on lender.id = preferences.user_id
    join wallet on wallet.user_id = lender.id
    join account on account.wallet_id = wallet.id and account.kind = 'available'
    cross join lateral (select least(auto_invest_max_per_loan, balance, remaining) as up_to) as own
    left join lateral (select max(created_at) as last from investment where investment.lender_id = lender.id and automatic) as waiting on true
    where loan.id = in_loan and loan.status = 'open' and not loan.frozen and expires_at > gateway_now()
      and lender.id <> loan.borrower_id and lender.user_type <> 'borrower' and up_to >= least(minimum, remaining)
      and not lender.frozen
      and not exists (select from investment where loan_id = loan.id and investment.lender_id = lender.id and automatic)
      and (min_interest_rate is null or interest_rate >= min_interest_rate)
      and (max_term_months is null or repayment_period_months <= max_term_months)
      and (min_amount is null or amount_requested >= min_amount) and (max_amount is null or amount_requested <= max_amount)
      and (cardinality(risk_levels) = 0 or risk_level = any (risk_levels))
      and (cardinality(purposes) = 0 or purpose = any (purposes))
      and (max_distance_km is null or distance_km(lender.public_latitude, lender.public_longitude, loan.public_latitude, loan.public_longitude) <= max_distance_km)
    ) as ranked
  where place <= places order by place;
$$;

-- Invests for a lender as the standing order says now: it can't be changed while this runs.
create or replace function auto_invest(
  for_user uuid, with_key text, hash bytea, in_loan uuid, amount bigint, ids uuid[], minimum bigint, most int, fee_rate int
) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  result jsonb;
begin
  perform from preferences where user_id = for_user and auto_invest_enabled and auto_invest_max_per_loan >= amount for share;
  if not found then
    return '{"code": "FORBIDDEN"}'::jsonb;
  end if;
  result := invest(for_user, with_key, hash, in_loan, amount, ids, minimum, most, fee_rate);
  if result ? 'code' or result ? 'replayed' then
    return result;
  end if;
  update investment set automatic = true where id = ids[2];
  perform announce(array[for_user], array['auto_invested'], array_agg(jsonb_build_object('amount', auto_invest.amount,
      'currency', currency, 'loan_id', in_loan, 'loan_title', title, 'investment_id', ids[2])))
    from loan where id = in_loan;
  return result;
end $$;
