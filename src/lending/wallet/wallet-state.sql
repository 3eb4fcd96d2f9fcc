-- A wallet with its balances, as one row.
create or replace view wallet_state as
  select wallet.id, user_id, wallet.currency, wallet.created_at,
    available.balance as available_balance, held.balance as held_balance,
    available.version + held.version + rare.versions as position,
    greatest(available.updated_at, held.updated_at, rare.updated_at) as updated_at,
    rare.owed, rare.advanced,
    (select coalesce(sum(amount), 0)::bigint from payment
      where payment.user_id = wallet.user_id and direction = 'in' and state in ('pending', 'unknown')) as pending_balance
  from wallet
  join account as available on available.wallet_id = wallet.id and available.kind = 'available'
  join account as held on held.wallet_id = wallet.id and held.kind = 'held'
  -- Few wallets have these accounts.
  cross join lateral (select coalesce(sum(version), 0)::bigint as versions, max(updated_at) as updated_at,
      coalesce(-sum(balance) filter (where kind = 'owed'), 0)::bigint as owed,
      coalesce(-sum(balance) filter (where kind = 'advanced'), 0)::bigint as advanced
    from account where wallet_id = wallet.id and kind in ('owed', 'advanced')) as rare;
