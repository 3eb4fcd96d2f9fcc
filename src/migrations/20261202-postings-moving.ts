/** Posting, and deposits, withdrawals and transfers: each table is written by one statement. */
export const moving = `
  -- The one way by which money moves: a balanced ledger transaction over accounts that are locked already, the house's
  -- perhaps not: who holds one of those waits for nobody's.
  create or replace function post(new_id uuid, new_kind text, accounts uuid[], amounts bigint[], reversed uuid default null) returns void
    language plpgsql security definer set search_path = public, pg_temp as $$
  begin
    insert into ledger_transaction (id, kind, reverses_id) values (new_id, new_kind, reversed);
    with moved as (
      update account set balance = balance + amount, version = version + 1, updated_at = gateway_now()
      from unnest(accounts, amounts) as leg (account_id, amount) where id = account_id
      returning id, version, amount, balance
    )
    insert into entry (account_id, version, ledger_transaction_id, amount, balance_after)
      select id, version, new_id, amount, balance from moved;
  end $$;

  create or replace function lock_accounts(accounts uuid[]) returns void
    language sql security definer set search_path = public, pg_temp as $$
    -- Both accounts of a wallet, since a line of its statement counts both; the house's last.
    select from account where id in (
      select unnest(accounts)
      union select sibling.id from account as leg join account as sibling using (wallet_id)
      where leg.id = any (accounts)) order by wallet_id is null, id for no key update;
  $$;

  -- Deposit, withdrawal or transfer: check under lock, post, write both statements, keep the outcome.
  create or replace function move_money(
    operation text, by_user uuid, with_key text, hash bytea, ids uuid[], amount bigint,
    counterparty uuid, description text, provider_reference text
  ) returns jsonb
    language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
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
    if operation <> 'transfer' then
      other := house_account('settlement');
    elsif other is null or exists (select from identity where profile_id = counterparty and blocked_at is not null) then
      return '{"code": "NOT_FOUND"}';
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
`
