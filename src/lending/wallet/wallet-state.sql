-- A wallet with its balances, as one row.
create or replace view wallet_state as
  select wallet.id, user_id, wallet.currency, wallet.created_at,
    available.balance as available_balance, held.balance as held_balance,
    available.version + held.version as position,
    greatest(available.updated_at, held.updated_at) as updated_at
  from wallet
  join account as available on available.wallet_id = wallet.id and available.kind = 'available'
  join account as held on held.wallet_id = wallet.id and held.kind = 'held';
