-- Reverses the movement behind a statement line, for an operator: posts its mirror image, which all members concerned see. Above a sum,
-- another operator has to approve it first, unless it can't be reversed at all and is refused at once. Operators can't reverse what
-- moved their own money. It is refused if it would now do something other than a preview said (`seen`).
create or replace function reverse_line(by_user uuid, with_key text, hash bytea, line uuid, ids uuid[], reason text,
  above bigint default null, days int default 1, seen int default null) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  target record;
  parties uuid[];
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
  elsif is_part_of_loan(target.id) then
    result := jsonb_build_object('code', 'PART_OF_LOAN', 'kind', target.kind, 'loan_id', target.loan_id,
      'status', (select status from loan where id = target.loan_id));
    return remember(by_user, 'reverseTransaction', with_key, hash, result);
  end if;
  parties := parties_of_movement(target.id);
  perform lock_alone(by_user, parties) where above is not null;
  perform lock_movement(target.id);
  result := refused_operator(by_user, parties);
  if result is not null then
    return result;
  end if;
  if seen is not null then
    result := refused_outdated(seen, preview_act(by_user, 'reverseTransaction', line, '{}', ids, 0));
    if result is not null then
      return remember(by_user, 'reverseTransaction', with_key, hash, result);
    end if;
  end if;
  result := obstacle_to_reversal(target.id);
  if result is null and is_above_alone(by_user, parties, target.amount, above, days) then
    return remember(by_user, 'reverseTransaction', with_key, hash,
      ask_approval('reverseTransaction', by_user, line, target.user_id, target.amount, null, reason));
  end if;
  result := coalesce(result, reverse_transaction(target.id, ids, reason));
  if result ->> 'code' = 'ALREADY_REVERSED' then
    result := result || jsonb_build_object('kind', target.kind,
      'reversed_at', (select created_at from ledger_transaction where reverses_id = target.id));
  elsif not result ? 'code' then
    perform note_alone('reverseTransaction', by_user, parties, target.amount, above);
    perform record_audit('reverseTransaction', by_user, null, 'transaction', line, target.user_id, jsonb_build_object('reason', reason,
      'before', jsonb_build_object('status', 'completed', 'kind', target.kind, 'amount', target.amount),
      'after', jsonb_build_object('status', 'reversed', 'ledger_transaction_id', ids[1])));
    result := jsonb_build_object('transaction', (select to_jsonb(made) from wallet_transaction as made
      where ledger_transaction_id = ids[1] and wallet_id = target.wallet_id));
  end if;
  return remember(by_user, 'reverseTransaction', with_key, hash, result);
end $$;

-- Reverses a deposit or withdrawal that the payment provider has taken back, with the provider's reason.
create or replace function return_payment(original uuid, ids uuid[], reason text) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  line record;
  result constant jsonb := reverse_transaction(original, ids, reason, 'return');
begin
  if not result ? 'code' then
    select own.id, user_id into line from wallet_transaction as own join wallet on wallet.id = wallet_id
      where ledger_transaction_id = original order by own.id limit 1;
    perform record_audit('returnPayment', null, 'job payments', 'transaction', line.id, line.user_id, jsonb_build_object('reason', reason,
      'before', '{"status": "completed"}'::jsonb, 'after', jsonb_build_object('status', 'reversed', 'ledger_transaction_id', ids[1])));
  end if;
  return result;
end $$;
