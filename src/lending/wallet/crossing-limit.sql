-- The limit of deposits or withdrawals, per business day or calendar month, that has the least left, and how much of it is used. No row if none is
-- set. Movements that were reversed later count, too, and payments that have not arrived yet; deposits that an operator recorded as the
-- recovery of a loan do not.
create or replace function crossing_limit(of_wallet uuid, operation text, limits jsonb) returns table (period text, most bigint, used bigint) stable
  language sql security definer set search_path from current as $$
  select period, most::bigint, used from jsonb_each_text(limits -> operation) as one (period, most)
  cross join lateral (select coalesce(sum(amount), 0)::bigint as used from (
    select amount from wallet_transaction where wallet_id = of_wallet
      and type in ('deposit', 'withdrawal') and loan_id is null and type = case operation when 'withdraw' then 'withdrawal' else operation end
      and created_at >= date_trunc(period, gateway_now(), business_timezone())
    union all select amount from payment join wallet using (user_id) where wallet.id = of_wallet
      and is_open_payment(state) and counterparty_id is null and direction = case operation when 'withdraw' then 'out' else 'in' end) as counted) as so_far
  order by most::bigint - used limit 1;
$$;
