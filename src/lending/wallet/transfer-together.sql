-- Makes those of some transfers that nothing stands in the way of, in one transaction; the outcome of any other is null, and
-- it is for move_money: where somebody holds an account of it, or another of these has to do with the same member; where
-- funds or members are not as they should be; where its key was used before.
create or replace function transfer_together(transfers jsonb) returns setof jsonb
  language plpgsql security definer set search_path from current
  set lock_timeout = '1ms' set plan_cache_mode = force_generic_plan as $$
declare
  limit_in_json constant bigint := 999999999999999;
  ready jsonb;
begin
  with asked as materialized (
    select * from jsonb_to_recordset(transfers) as transfer (place int, by_user uuid, with_key text, hash bytea, ids uuid[],
      amount bigint, counterparty uuid, description text)
  ), side as (
    select distinct on (user_id) place, user_id, change
    from asked cross join lateral (values (by_user, -amount), (counterparty, amount)) as side (user_id, change)
    order by user_id, place
  ), locked as (
    select wallet_id, user_id, account.id, kind, balance from wallet join account on wallet_id = wallet.id
    where user_id = any (array(select user_id from side)) order by account.id for no key update of account skip locked
  ), able as (
    select place, wallet_id, change, (array_agg(id) filter (where kind = 'available'))[1] as account_id
    from side join locked using (user_id) group by place, wallet_id, change
    having count(*) = 2 and sum(balance) filter (where kind = 'available') + change >= 0
      and sum(balance) + change <= limit_in_json
  ), pair as (
    select place, array_agg(account_id order by change) as accounts, array_agg(wallet_id order by change) as wallets
    from able group by place having count(*) = 2
  )
  select jsonb_agg(to_jsonb(asked) || to_jsonb(pair)) into ready from asked join pair using (place)
    where with_key is null or replay(by_user, 'transfer', with_key, hash) is null;
  -- A statement of its own: it must see a block that was committed before the locks were taken.
  select jsonb_agg(transfer) into ready from jsonb_array_elements(ready) as transfer
    where not is_blocked((transfer ->> 'by_user')::uuid) and not is_blocked((transfer ->> 'counterparty')::uuid);

  insert into ledger_transaction (id, kind)
    select ids[1], 'transfer' from jsonb_to_recordset(ready) as transfer (ids uuid[]);
  with moved as (
    update account set balance = balance + change, version = version + 1, updated_at = gateway_now()
    from jsonb_to_recordset(ready) as transfer (ids uuid[], accounts uuid[], amount bigint)
      cross join lateral (values (accounts[1], -amount), (accounts[2], amount)) as leg (account_id, change)
    where id = account_id returning id, version, ids[1] as transaction_id, change, balance
  )
  insert into entry (account_id, version, ledger_transaction_id, amount, balance_after)
    select id, version, transaction_id, change, balance from moved;
  insert into wallet_transaction
    (id, wallet_id, type, direction, amount, description, reference, counterparty_id, ledger_transaction_id)
    select line.id, wallet_id, type, direction, amount, description, ids[1]::text, partner, ids[1]
    from jsonb_to_recordset(ready) as transfer (by_user uuid, ids uuid[], amount bigint, counterparty uuid, description text,
        wallets uuid[])
      cross join lateral (values (ids[2], wallets[1], 'transfer_out', 'debit', counterparty),
        (ids[3], wallets[2], 'transfer_in', 'credit', by_user)) as line (id, wallet_id, type, direction, partner);
  return query
    with done as materialized (
      select place, remember(by_user, 'transfer', with_key, hash,
        jsonb_build_object('transaction', to_jsonb(line), 'wallet', to_jsonb(state))) as outcome
      from jsonb_to_recordset(ready) as transfer (place int, by_user uuid, with_key text, hash bytea, ids uuid[])
        join wallet_transaction as line on line.id = ids[2] join wallet_state as state on state.id = line.wallet_id
    )
    select outcome from jsonb_to_recordset(transfers) as transfer (place int) left join done using (place) order by place;
end $$;
