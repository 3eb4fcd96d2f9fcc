-- A wallet with its balances, as one row.
create or replace view wallet_state as
  select wallet.id, user_id, wallet.currency, wallet.created_at,
    available.balance as available_balance, held.balance as held_balance,
    available.version + held.version + coalesce(debt.version, 0) as position,
    greatest(available.updated_at, held.updated_at, debt.updated_at) as updated_at,
    -coalesce(debt.balance, 0) as owed,
    (select coalesce(sum(amount), 0)::bigint from payment
      where payment.user_id = wallet.user_id and direction = 'in' and state in ('pending', 'unknown')) as pending_balance
  from wallet
  join account as available on available.wallet_id = wallet.id and available.kind = 'available'
  join account as held on held.wallet_id = wallet.id and held.kind = 'held'
  left join account as debt on debt.wallet_id = wallet.id and debt.kind = 'owed';
