/** Deposits, withdrawals and transfers. */
export const moving = `
  -- Deposit, withdrawal or transfer: check under lock, post, write both statements, keep the outcome.
  create function move_money(
    operation text, by_user uuid, with_key text, hash bytea, ids uuid[], amount bigint,
    counterparty uuid, description text, provider_reference text
  ) returns jsonb
    language plpgsql security definer set search_path = public, pg_temp as $$
  declare
    settlement uuid := house_account('settlement');
    own uuid := account_of(by_user, 'available');
    source uuid := case operation when 'deposit' then settlement else own end;
    target uuid := case operation
      when 'deposit' then own when 'withdraw' then settlement else account_of(counterparty, 'available') end;
    limit_in_json constant bigint := 999999999999999;
    available bigint;
    room bigint;
    result jsonb := replay(by_user, operation, with_key, hash);
  begin
    if result is not null then
      return result;
    elsif target is null or exists (select from identity where profile_id = counterparty and blocked_at is not null) then
      return '{"code": "NOT_FOUND"}';
    end if;
    perform lock_accounts(array[source, target]);
    select balance into available from account where id = source and kind <> 'settlement';
    if available < amount then
      return remember(by_user, operation, with_key, hash,
        jsonb_build_object('code', 'INSUFFICIENT_FUNDS', 'available', available));
    end if;
    select limit_in_json - balance_after_all into room from (
      select coalesce(sum(balance), 0) as balance_after_all from account
      where wallet_id = (select wallet_id from account where id = target)) as wallet;
    if room < amount then
      return remember(by_user, operation, with_key, hash,
        jsonb_build_object('code', 'AMOUNT_OUT_OF_RANGE', 'max', room));
    end if;
    perform post(ids[1], case operation when 'withdraw' then 'withdrawal' else operation end,
      array[source, target], array[-amount, amount]);
    insert into wallet_transaction
      (id, wallet_id, type, direction, amount, description, reference, counterparty_id, ledger_transaction_id)
      select ids[2], wallet.id,
        case operation when 'deposit' then 'deposit' when 'withdraw' then 'withdrawal' else 'transfer_out' end,
        case operation when 'deposit' then 'credit' else 'debit' end,
        amount, move_money.description, coalesce(provider_reference, ids[1]::text), counterparty, ids[1]
      from wallet where user_id = by_user;
    insert into wallet_transaction
      (id, wallet_id, type, direction, amount, description, reference, counterparty_id, ledger_transaction_id)
      select ids[3], wallet.id, 'transfer_in', 'credit', amount, move_money.description, ids[1]::text, by_user, ids[1]
      from wallet where user_id = counterparty;
    return remember(by_user, operation, with_key, hash, jsonb_build_object(
      'transaction', (select to_jsonb(line) from wallet_transaction as line where id = ids[2]),
      'wallet', (select to_jsonb(state) from wallet_state as state where user_id = by_user)));
  end $$;
`

/** The undoing of any of them. */
export const reversing = `
  -- Mirrors a ledger transaction, once.
  create function reverse_transaction(original uuid, ids uuid[], reason text) returns jsonb
    language plpgsql security definer set search_path = public, pg_temp as $$
  declare
    accounts uuid[];
    amounts bigint[];
    missing bigint;
  begin
    select array_agg(account_id order by account_id), array_agg(-amount order by account_id)
      into accounts, amounts from entry where ledger_transaction_id = original;
    if accounts is null then
      return '{"code": "NOT_FOUND"}';
    end if;
    perform lock_accounts(accounts);
    if exists (select from ledger_transaction where reverses_id = original or (id = original and kind = 'reversal')) then
      return '{"code": "ALREADY_REVERSED"}';
    end if;
    select min(balance) into missing from account
      join unnest(accounts, amounts) as leg (account_id, amount) on leg.account_id = account.id
      where kind <> 'settlement' and balance + leg.amount < 0;
    if missing is not null then
      return jsonb_build_object('code', 'INSUFFICIENT_FUNDS', 'available', missing);
    end if;
    select min(999999999999999 - total) into missing from (
      select sum(sibling.balance) + min(leg.amount) as total
        from account join unnest(accounts, amounts) as leg (account_id, amount) on leg.account_id = account.id
        join account as sibling on sibling.wallet_id = account.wallet_id
        where leg.amount > 0 group by account.wallet_id) as wallet
      where total > 999999999999999;
    if missing is not null then
      return jsonb_build_object('code', 'AMOUNT_OUT_OF_RANGE', 'max', 999999999999999);
    end if;
    perform post(ids[1], 'reversal', accounts, amounts, original);
    insert into wallet_transaction
      (id, wallet_id, type, direction, amount, description, reference, counterparty_id, loan_id, ledger_transaction_id)
      select ids[1 + row_number() over (order by position)], wallet_id, 'reversal',
        case direction when 'credit' then 'debit' else 'credit' end,
        amount, reason, original::text, counterparty_id, loan_id, ids[1]
      from wallet_transaction where ledger_transaction_id = original;
    return jsonb_build_object('ledger_transaction_id', ids[1]);
  end $$;
`
