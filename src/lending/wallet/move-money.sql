-- Deposit, withdrawal or transfer: check under lock, post, write both statements, keep the outcome.
create or replace function move_money(
  operation text, by_user uuid, with_key text, hash bytea, ids uuid[], amount bigint,
  counterparty uuid, description text, provider_reference text
) returns jsonb
  language plpgsql security definer set search_path from current set plan_cache_mode = force_generic_plan as $$
declare
  limit_in_json constant bigint := 999999999999999;
  receiver constant uuid := case operation when 'deposit' then by_user else counterparty end;
  own uuid;
  own_wallet uuid;
  other uuid;
  other_wallet uuid;
  available bigint;
  room bigint;
  line jsonb;
  result jsonb := replay(by_user, operation, with_key, hash);
begin
  if (amount between 1 and limit_in_json and case operation when 'transfer' then counterparty is distinct from by_user
      else operation in ('deposit', 'withdraw') and counterparty is null end) is not true then
    raise exception 'no money moves like this' using errcode = 'invalid_parameter_value';
  end if;
  if result is not null then
    return result;
  end if;
  select (array_agg(id) filter (where user_id = by_user and kind = 'available'))[1],
      (array_agg(wallet_id) filter (where user_id = by_user))[1],
      (array_agg(id) filter (where user_id = counterparty and kind = 'available'))[1],
      (array_agg(wallet_id) filter (where user_id = counterparty))[1],
      sum(balance) filter (where user_id = by_user and kind = 'available'),
      limit_in_json - sum(balance) filter (where user_id = receiver)
    into own, own_wallet, other, other_wallet, available, room
    from (select account.id, wallet_id, user_id, kind, balance from wallet join account on wallet_id = wallet.id
      where user_id in (by_user, counterparty) order by account.id for no key update of account) as locked;
  if is_blocked(by_user) then
    return '{"code": "BLOCKED"}'::jsonb;
  elsif operation <> 'transfer' then
    other := house_account('settlement');
  elsif other is null or is_blocked(counterparty) then
    return '{"code": "NOT_FOUND"}'::jsonb;
  end if;
  if operation <> 'deposit' and available < amount then
    return remember(by_user, operation, with_key, hash,
      jsonb_build_object('code', 'INSUFFICIENT_FUNDS', 'available', available));
  elsif room < amount then
    return remember(by_user, operation, with_key, hash,
      jsonb_build_object('code', 'AMOUNT_OUT_OF_RANGE', 'max', room));
  end if;
  perform post(ids[1], case operation when 'withdraw' then 'withdrawal' else operation end, array[own, other],
    case operation when 'deposit' then array[amount, -amount] else array[-amount, amount] end);
  with written as (
    insert into wallet_transaction
      (id, wallet_id, type, direction, amount, description, reference, counterparty_id, ledger_transaction_id)
      select side.id, side.wallet_id, type, direction, move_money.amount, move_money.description, side.reference, partner, ids[1]
      from (values
        (ids[2], own_wallet,
          case operation when 'deposit' then 'deposit' when 'withdraw' then 'withdrawal' else 'transfer_out' end,
          case operation when 'deposit' then 'credit' else 'debit' end,
          coalesce(provider_reference, ids[1]::text), counterparty),
        (ids[3], other_wallet, 'transfer_in', 'credit', ids[1]::text, by_user)
      ) as side (id, wallet_id, type, direction, reference, partner)
      where side.wallet_id is not null
      returning *
  )
  select to_jsonb(written) into line from written where id = ids[2];
  return remember(by_user, operation, with_key, hash, jsonb_build_object(
    'transaction', line,
    'wallet', (select to_jsonb(state) from wallet_state as state where user_id = by_user)));
end $$;
