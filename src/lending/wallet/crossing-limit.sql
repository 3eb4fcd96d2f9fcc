-- The tightest limit of what a member deposits or withdraws within a day or a month of UTC, with what is used of it. No row if
-- none is set. What was reversed later counts, too; what an operator recorded as recovered for a loan does not.
create or replace function crossing_limit(of_wallet uuid, operation text, limits jsonb) returns table (period text, most bigint, used bigint) stable
  language sql security definer set search_path from current as $$
  select period, most::bigint, used from jsonb_each_text(limits -> operation) as one (period, most)
  cross join lateral (select coalesce(sum(amount), 0)::bigint as used from wallet_transaction where wallet_id = of_wallet
    and type in ('deposit', 'withdrawal') and loan_id is null and type = case operation when 'withdraw' then 'withdrawal' else operation end
    and created_at >= date_trunc(period, gateway_now(), 'UTC')) as so_far
  order by most::bigint - used limit 1;
$$;
