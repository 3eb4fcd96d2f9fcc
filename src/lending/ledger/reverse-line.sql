-- Whether a movement is on somebody's statement.
create or replace function moves_money_of(person uuid, movement uuid) returns boolean stable
  language sql security definer set search_path from current as $$
  select exists (select from wallet_transaction join wallet on wallet.id = wallet_id
    where ledger_transaction_id = movement and user_id = person);
$$;

-- Undoes the movement behind a line of a statement, for the operator: posts its mirror image, which each of its members sees.
-- Above an amount, another operator has to approve it first.
create or replace function reverse_line(by_user uuid, with_key text, hash bytea, line uuid, ids uuid[], reason text,
  above bigint default null) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  target record;
  result jsonb := replay(by_user, 'reverseTransaction', with_key, hash);
begin
  if result is not null then
    return result;
  end if;
  select moved.id, moved.kind, own.wallet_id, own.loan_id, own.amount, user_id into target
    from wallet_transaction as own join ledger_transaction as moved on moved.id = ledger_transaction_id
    join wallet on wallet.id = own.wallet_id where own.id = line;
  if not found then
    return '{"code": "NOT_FOUND"}'::jsonb;
  elsif moves_money_of(by_user, target.id) then
    result := '{"code": "OWN_ACCOUNT"}';
  elsif target.kind not in ('deposit', 'withdrawal', 'transfer', 'fee', 'reversal') then
    result := jsonb_build_object('code', 'PART_OF_LOAN', 'kind', target.kind, 'loan_id', target.loan_id,
      'status', (select status from loan where id = target.loan_id));
  elsif target.amount > above and target.kind <> 'reversal'
      and not exists (select from ledger_transaction where reverses_id = target.id) then
    return remember(by_user, 'reverseTransaction', with_key, hash,
      ask_approval('reverseTransaction', by_user, line, target.user_id, target.amount, null, reason));
  else
    result := reverse_transaction(target.id, ids, reason);
  end if;
  if result ->> 'code' = 'ALREADY_REVERSED' then
    result := result || jsonb_build_object('kind', target.kind,
      'reversed_at', (select created_at from ledger_transaction where reverses_id = target.id));
  elsif not result ? 'code' then
    perform record_audit('reverseTransaction', by_user, null, 'transaction', line, target.user_id, jsonb_build_object('reason', reason,
      'before', jsonb_build_object('status', 'completed', 'kind', target.kind, 'amount', target.amount),
      'after', jsonb_build_object('status', 'reversed', 'ledger_transaction_id', ids[1])));
    result := jsonb_build_object('transaction', (select to_jsonb(made) from wallet_transaction as made
      where ledger_transaction_id = ids[1] and wallet_id = target.wallet_id));
  end if;
  return remember(by_user, 'reverseTransaction', with_key, hash, result);
end $$;
