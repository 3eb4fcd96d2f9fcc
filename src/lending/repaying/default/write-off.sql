-- Locks a defaulted loan, and the accounts of its parties, for an operator's decision on what it still owes. Returns the loan and that
-- amount, or a refusal. Operators can't decide on a loan that they borrowed or invested in.
create or replace function debt_to_decide(in_loan uuid, by_user uuid, seen int, next text) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  target loan%rowtype;
  owed bigint;
  refused jsonb;
begin
  select * into target from loan where id = in_loan for no key update;
  if target.id is null or not is_visible(target.published_at, target.borrower_id, by_user) then
    return '{"code": "NOT_FOUND"}'::jsonb;
  elsif seen <> target.version then
    return jsonb_build_object('code', 'VERSION_CONFLICT', 'version', target.version, 'seen', seen, 'status', target.status,
      'written_off', target.written_off_at is not null, 'currency', target.currency,
      'owed', coalesce((select payoff_amount from loan_debt where loan_id = in_loan), 0));
  end if;
  perform lock_accounts(accounts_of_loan(in_loan));
  refused := refused_operator(by_user, parties_of_loan(in_loan));
  if refused is not null then
    return refused;
  end if;
  if plan_arrears(in_loan) then
    select * into target from loan where id = in_loan;
  end if;
  select payoff_amount into owed from loan_debt where loan_id = in_loan;
  if (target.status = 'defaulted' and owed > 0 and (next <> 'written_off' or target.written_off_at is null)) is not true then
    return jsonb_build_object('code', 'INVALID_TRANSITION', 'to', next, 'owed', owed,
      'from', case when next = 'written_off' and target.written_off_at is not null then next else target.status end);
  end if;
  return jsonb_build_object('loan', to_jsonb(target), 'owed', owed);
end $$;

-- Writes off what a defaulted loan still owes, which is then no longer expected. No money moves, since the claims were written off when
-- the loan defaulted; later recoveries are split between the lenders as before. Above a sum, another operator has to approve it first.
create or replace function write_off_loan(
  by_user uuid, with_key text, hash bytea, in_loan uuid, seen int, reason text, above bigint default null, days int default 1
) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  target loan%rowtype;
  owed bigint;
  result jsonb := replay(by_user, 'writeOffLoan', with_key, hash);
begin
  if result is not null then
    return result;
  end if;
  perform lock_alone(by_user, array(select borrower_id from loan where id = in_loan)) where above is not null;
  result := debt_to_decide(in_loan, by_user, seen, 'written_off');
  if result ->> 'code' in ('NOT_FOUND', 'BLOCKED', 'OWN_ACCOUNT') then
    return result;
  elsif result ? 'code' then
    return remember(by_user, 'writeOffLoan', with_key, hash, result);
  end if;
  target := jsonb_populate_record(target, result -> 'loan');
  owed := (result -> 'owed')::bigint;
  if is_above_alone(by_user, array[target.borrower_id], owed, above, days) then
    return remember(by_user, 'writeOffLoan', with_key, hash,
      ask_approval('writeOffLoan', by_user, in_loan, target.borrower_id, owed, target.version, reason));
  end if;
  update loan set written_off_at = next_in_history(in_loan), written_off_amount = owed where id = in_loan;
  perform notify_users(array_agg(user_id), array_agg(case when user_id = target.borrower_id then 'loan_written_off' else 'investment_written_off' end), array_agg(jsonb_build_object(
      'amount', lost, 'currency', target.currency, 'loan_id', in_loan, 'loan_title', target.title, 'reason', reason)))
    from (
      select target.borrower_id as user_id, owed as lost
      union all select lender_id, sum(amount - principal_repaid)::bigint from investment
        where loan_id = in_loan and status = 'defaulted' group by lender_id) as party
    where lost > 0;
  perform note_alone('writeOffLoan', by_user, array[target.borrower_id], owed, above);
  perform record_audit('writeOffLoan', by_user, null, 'loan', in_loan, target.borrower_id, jsonb_build_object('reason', reason,
    'before', jsonb_build_object('status', target.status, 'written_off_amount', null),
    'after', jsonb_build_object('status', target.status, 'written_off_amount', owed)));
  return remember(by_user, 'writeOffLoan', with_key, hash,
    jsonb_build_object('loan', (select to_jsonb(one) from loan as one where id = in_loan)));
end $$;

-- The amount follows from the loan's history, so it can change only while that is replayed.
create or replace trigger stays_written_off before update on loan
  for each row when (old.written_off_at is not null and (new.written_off_at is distinct from old.written_off_at
    or new.written_off_amount is distinct from old.written_off_amount and is_replayed(old.id) is not true))
  execute function refuse_change();
