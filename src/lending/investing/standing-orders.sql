-- Lenders whose standing orders match a loan, with the most that each may invest: as many as can have the minimum, longest wait
-- first. Distances are between public points, since investments are visible and would otherwise reveal an exact location to
-- whoever publishes loans around it. The last slot stays free, since its lender must complete the funding.
create or replace function standing_orders(in_loan uuid, minimum bigint, most int, limits jsonb default '{}') returns table (lender_id uuid, amount bigint) stable
  language sql security definer set search_path from current as $$
  select user_id, up_to from (
    select lender.id as user_id, up_to, slots, row_number() over (order by last nulls first, lender.id) as rank
    from opportunity as offer
    cross join lateral (select count(*) as taken from investment where loan_id = in_loan) as before
    cross join lateral (select least(most - 1 - taken, greatest(1, amount_remaining / minimum)) as slots) as room
    join preferences on preferences.user_id = offer.lender_id and auto_invest_enabled
    join profile as lender on lender.id = offer.lender_id
    join loan on loan.id = in_loan
    cross join lateral investment_bounds(loan, lender.id, taken, minimum, most, limits) as bounds
    cross join lateral (select least(auto_invest_max_per_loan, affordable) as up_to) as own
    left join lateral (select max(created_at) as last from investment where investment.lender_id = lender.id and automatic) as waiting on true
    where offer.loan_id = in_loan and match_score = 100 and lender.user_type <> 'borrower' and not lender.frozen
      and up_to >= least_amount
      and not exists (select from investment where loan_id = in_loan and investment.lender_id = lender.id and automatic)
    ) as ranked
  where rank <= slots order by rank;
$$;

-- Invests under a standing order, which is locked and checked again, since it may have changed after it was listed.
create or replace function auto_invest(
  for_user uuid, with_key text, hash bytea, in_loan uuid, amount bigint, ids uuid[], minimum bigint, most int, fee_rate int,
  limits jsonb default '{}'
) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  result jsonb;
begin
  perform from preferences where user_id = for_user and auto_invest_enabled and auto_invest_max_per_loan >= amount for share;
  if not found or not exists (select from opportunity where lender_id = for_user and loan_id = in_loan and match_score = 100) then
    return '{"code": "FORBIDDEN"}'::jsonb;
  end if;
  result := invest(for_user, with_key, hash, in_loan, amount, ids, minimum, most, fee_rate, limits);
  if result ? 'code' or result ? 'replayed' then
    return result;
  end if;
  update investment set automatic = true where id = ids[2];
  perform notify_users(array[for_user], array['auto_invested'], array_agg(jsonb_build_object('amount', auto_invest.amount,
      'currency', currency, 'loan_id', in_loan, 'loan_title', title, 'investment_id', ids[2])))
    from loan where id = in_loan;
  perform record_audit('autoInvest', null, 'rule standing-order', 'investment', ids[2], for_user, jsonb_build_object(
    'reason', 'the loan matches the preferences of the lender', 'after', jsonb_build_object('loan_id', in_loan, 'amount', amount)));
  return result;
end $$;
