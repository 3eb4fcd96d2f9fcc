-- Freezes, releases or cancels a loan for an operator, and tells its borrower the reason. Returns null if operators cancel their own
-- loan, since they do that as borrowers. Operators can't freeze or release their own loan, or cancel one in which they have money. The
-- reason for a cancellation is private unless is_public.
create or replace function decide_on_loan(
  by_user uuid, operation text, with_key text, hash bytea, in_loan uuid, seen int, reason text, new_id uuid,
  above bigint default null, days int default 1, most int default null, is_public boolean default false
) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  target loan%rowtype;
  result jsonb := replay(by_user, operation, with_key, hash);
  freezes constant boolean := operation = 'freezeLoan';
  next constant text := case operation when 'freezeLoan' then 'frozen' when 'releaseLoan' then 'open' else 'cancelled' end;
begin
  if result is not null then
    return result;
  end if;
  perform lock_alone(by_user, array(select borrower_id from loan where id = in_loan)) where above is not null;
  select * into target from loan where id = in_loan for no key update;
  if operation = 'cancelLoan' and target.borrower_id = by_user then
    return null;
  elsif target.id is null or not is_visible(target.published_at, target.borrower_id, by_user) then
    return '{"code": "NOT_FOUND"}'::jsonb;
  elsif reason is null then
    return '{"code": "VALIDATION_FAILED"}'::jsonb;
  end if;
  result := coalesce(refused_operator(by_user,
    case operation when 'cancelLoan' then parties_of_loan(in_loan) else array[target.borrower_id] end),
    refused_again(operation, by_user, most, days));
  if result is not null then
    return result;
  elsif seen <> target.version then
    return remember(by_user, operation, with_key, hash,
      jsonb_build_object('code', 'VERSION_CONFLICT', 'version', target.version, 'seen', seen, 'status', target.status,
        'frozen', target.frozen_reason is not null, 'funded_percent', round(100.0 * target.amount_funded / target.amount_requested, 2)));
  elsif (case operation when 'cancelLoan' then 'operator' = any (loan_changers(target.status, 'cancelled'))
      else target.status = 'open' and (target.frozen_reason is null) = freezes end) is not true then
    return remember(by_user, operation, with_key, hash, jsonb_build_object('code', 'INVALID_TRANSITION',
      'from', case when target.status = 'open' and target.frozen_reason is not null then 'frozen' else target.status end, 'to', next));
  end if;
  if operation = 'cancelLoan' and is_above_alone(by_user, array[target.borrower_id], target.amount_funded, above, days) then
    return remember(by_user, operation, with_key, hash,
      ask_approval(operation, by_user, in_loan, target.borrower_id, target.amount_funded, target.version, reason, is_public));
  elsif operation = 'cancelLoan' then
    perform conclude_funding(target, 'cancelled', by_user, new_id,
      case when is_public then reason else 'cancelled by the operator' end, case when not is_public then reason end);
    perform note_alone(operation, by_user, array[target.borrower_id], target.amount_funded, above);
  else
    -- A block of the borrower that is not committed yet waits for the lock of this loan, and then freezes it.
    update loan set frozen_reason = case when freezes then reason end, frozen = freezes or frozen_as_late or is_blocked(borrower_id) where id = in_loan;
    perform notify_users(array[target.borrower_id], array[case when freezes then 'loan_frozen' else 'loan_released' end],
      array[jsonb_build_object('loan_id', in_loan, 'loan_title', target.title, 'reason', reason)]);
  end if;
  perform record_audit(operation, by_user, null, 'loan', in_loan, target.borrower_id, jsonb_build_object('reason', reason,
    'before', jsonb_build_object('status', target.status, 'frozen', target.frozen_reason is not null),
    'after', jsonb_strip_nulls(jsonb_build_object('status', case when operation = 'cancelLoan' then next else target.status end,
      'frozen', freezes, 'reason_public', case when is_public and operation = 'cancelLoan' then true end))));
  return remember(by_user, operation, with_key, hash,
    jsonb_build_object('loan', (select to_jsonb(one) from loan as one where id = in_loan)));
end $$;
