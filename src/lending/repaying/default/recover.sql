-- Records money that came in outside the platform for a defaulted loan, at most what is owed: deposits it into the borrower's wallet and
-- repays the lenders with it, in one database transaction. Above a sum, another operator has to approve it first.
create or replace function record_recovery(
  by_user uuid, with_key text, hash bytea, in_loan uuid, amount bigint, seen int, reason text, ids uuid[], fee_rate int,
  above bigint default null, days int default 1
) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  borrower uuid;
  own uuid;
  recovered bigint;
  result jsonb := replay(by_user, 'recordRecovery', with_key, hash);
begin
  if (amount between 1 and amount_max()) is not true then
    raise exception 'no recovery is of such an amount' using errcode = 'invalid_parameter_value';
  elsif result is not null then
    return result;
  end if;
  perform lock_alone(by_user, array(select borrower_id from loan where id = in_loan)) where above is not null;
  result := debt_to_decide(in_loan, by_user, seen, 'recovered');
  if result ->> 'code' in ('NOT_FOUND', 'BLOCKED', 'OWN_ACCOUNT') then
    return result;
  elsif result ? 'code' then
    return remember(by_user, 'recordRecovery', with_key, hash, result);
  end if;
  borrower := (result -> 'loan' ->> 'borrower_id')::uuid;
  -- All recoveries of a loan count together, however long ago they were, so that dividing a sum into parts does not avoid approval.
  -- Those that were undone don't.
  select coalesce(sum(line.amount), 0) into recovered from wallet_transaction as line join wallet on wallet.id = wallet_id
    where user_id = borrower and loan_id = in_loan and type = 'deposit' and reversed_at(line.ledger_transaction_id) is null;
  if amount > (result -> 'owed')::bigint then
    return remember(by_user, 'recordRecovery', with_key, hash,
      jsonb_build_object('code', 'AMOUNT_OUT_OF_RANGE', 'min', 1, 'max', result -> 'owed'));
  elsif recovered + amount > above or is_above_alone(by_user, array[borrower], amount, above, days) then
    return remember(by_user, 'recordRecovery', with_key, hash,
      ask_approval('recordRecovery', by_user, in_loan, borrower, amount, seen, reason));
  end if;
  own := account_of(borrower, 'available');
  perform post(ids[1], 'deposit', array[own, house_account('settlement')], array[amount, -amount], earmarked => true);
  insert into wallet_transaction (id, wallet_id, type, direction, amount, description, reference, loan_id, ledger_transaction_id)
    select ids[2], id, 'deposit', 'credit', amount, reason, ids[1]::text, in_loan, ids[1] from wallet where user_id = borrower;
  perform note_alone('recordRecovery', by_user, array[borrower], amount, above);
  perform record_audit('recordRecovery', by_user, null, 'loan', in_loan, borrower, jsonb_build_object('reason', reason,
    'before', jsonb_build_object('payoff_amount', result -> 'owed'),
    'after', jsonb_build_object('payoff_amount', (result -> 'owed')::bigint - amount, 'recovered', amount, 'ledger_transaction_id', ids[1])));
  result := take_repayment(borrower, null, null, in_loan, amount, ids[3:], fee_rate, 'shorten');
  if (result -> 'applied')::bigint <> amount then
    raise exception 'what was recovered is repaid entirely' using errcode = 'restrict_violation';
  end if;
  update repayment set deposit_id = ids[1] where id = ids[3];
  return remember(by_user, 'recordRecovery', with_key, hash, result || jsonb_build_object(
    'transaction', (select to_jsonb(line) from wallet_transaction as line where id = ids[2])));
end $$;
