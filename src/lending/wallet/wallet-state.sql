-- A wallet with its balances, as one row. All its accounts are read at once: each look at their index costs as much as adding up.
create or replace view wallet_state as
  select wallet.id, user_id, wallet.currency, wallet.created_at,
    available_balance, held_balance, position, updated_at, owed, advanced,
    (select coalesce(sum(amount), 0)::bigint from payment
      where payment.user_id = wallet.user_id and direction = 'in' and state in ('pending', 'unknown')) as pending_balance
  from wallet
  cross join lateral (select max(balance) filter (where kind = 'available') as available_balance,
      max(balance) filter (where kind = 'held') as held_balance,
      sum(version)::bigint as position, max(account.updated_at) as updated_at,
      coalesce(-max(balance) filter (where kind = 'owed'), 0) as owed,
      coalesce(-max(balance) filter (where kind = 'advanced'), 0) as advanced
    from account where wallet_id = wallet.id) as accounts;
