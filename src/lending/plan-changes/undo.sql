-- Undoes the newest change of a plan for an operator, or one that has not taken effect: the unpaid part is as it was, with the interest that ran
-- meanwhile. If something was paid or charged since, or its borrower has withdrawn, the history of the loan is replayed without
-- the change, provided that it is known. If more than a sum of repayments is then booked anew, another operator has to approve it first. It is refused if it
-- would now do something other than the preview with the version `seen` said.
-- With `own_changes`, the borrower takes back a due day that they have moved, that many times a year: on the day on which it was moved, or before it is, and as
-- long as nothing else has happened to the loan.
create or replace function undo_plan_change(
  by_user uuid, with_key text, hash bytea, in_change uuid, reason text, fee_rate int default 0, above bigint default null, days int default 1,
  own_changes int default null, seen int default null
) returns jsonb
  language plpgsql security definer set search_path from current set plan_cache_mode = force_generic_plan as $$
declare
  operation constant text := case when own_changes is null then 'undoPlanChange' else 'undoOwnPlanChange' end;
  target loan%rowtype;
  change plan_change%rowtype;
  result jsonb := replay(by_user, operation, with_key, hash);
  was instalment[];
  replayed boolean;
  booked jsonb;
  rebooked jsonb;
  moves bigint := 0;
  expected jsonb;
  stored jsonb;
begin
  result := coalesce(result, case when own_changes is null then refused_on_loan(by_user, (select loan_id from plan_change where id = in_change), above)
    else refused_on_own_loan(by_user, (select loan_id from plan_change where id = in_change)) end);
  if result is not null then
    return result;
  end if;
  if seen is not null then
    result := refused_outdated(seen, preview_act(by_user, 'undoPlanChange', in_change, '{}', '{}', fee_rate));
    if result is not null then
      return remember(by_user, operation, with_key, hash, result);
    end if;
  end if;
  select * into change from plan_change where id = in_change;
  select * into target from loan where id = change.loan_id;
  was := array(select jsonb_populate_record(null::instalment, one) from jsonb_array_elements(change.before -> 'instalments') as one);
  result := case
    when change.status not in ('pending', 'effective') or target.status <> 'active' then jsonb_build_object('code', 'INVALID_TRANSITION',
      'from', case when target.status <> 'active' then target.status else change.status end, 'to', 'undone')
    when change.status = 'effective' and exists (select from plan_change where loan_id = target.id and status = 'effective' and (acted_at, id) > (change.acted_at, change.id) and id <> in_change)
      then refused_plan_change(change.kind, 'not_newest')
    when own_changes is not null and change.by_operator then refused_plan_change(change.kind, 'of_platform')
    when own_changes is not null and change.status = 'effective' and change.effective_on < business_date() then refused_plan_change(change.kind, 'day_over')
    when own_changes <= (select count(*) from plan_change where loan_id = target.id and undone_by = by_user and undone_at > gateway_now() - interval '1 year')
      then jsonb_build_object('code', 'LIMIT_EXCEEDED', 'most', own_changes, 'to', 'undone') end;
  replayed := change.status = 'effective' and (change.before -> 'history'
      is distinct from (select coalesce(jsonb_agg(id order by id), '[]') from history_of(target.id) where id <> in_change)
    or exists (select from charge where loan_id = target.id and created_at > change.acted_at));
  if result is null and replayed and own_changes is not null then
    result := refused_plan_change(change.kind, 'moved_since');
  end if;
  if result is not null then
    return remember(by_user, operation, with_key, hash, result);
  end if;
  expected := expected_of_loan(target.id, fee_rate);
  begin
    if replayed then
      booked := rebuild_known(target.id, fee_rate);
      stored := figures_of_loan(target.id);
      if booked is null then
        raise exception 'the history is not known' using errcode = 'restrict_violation';
      end if;
    end if;
    update plan_change set status = 'undone', undone_at = gateway_now(), undone_by = by_user, undo_reason = undo_plan_change.reason, applied_in = txid_current()
      where id = in_change;
    if replayed then
      rebooked := rebuild_loan(target.id, booked);
      select coalesce(sum(amount), 0) into moves from repayment where loan_id = target.id and booked -> id::text <> rebooked -> id::text;
      if is_above_alone(by_user, array[target.borrower_id], moves, above, days) then
        raise exception using errcode = 'ALONE', message = 'another operator has to approve it';
      end if;
      perform book_differences(target, booked, rebooked, new_id(), reason);
      perform refuse_other_refund(target);
    end if;
  exception
    when sqlstate 'ALONE' then
      return remember(by_user, 'undoPlanChange', with_key, hash, ask_approval('undoPlanChange', by_user, in_change, target.borrower_id, moves, null, reason));
    when restrict_violation or check_violation or sqlstate 'FEES0' then
      booked := null;
  end;
  if replayed and booked is null then
    return remember(by_user, 'undoPlanChange', with_key, hash, refused_plan_change(change.kind, 'paid_since'));
  elsif replayed then
    perform end_correction(target.id, by_user, stored, reason);
  elsif change.status = 'effective' then
    with gone as (
      delete from instalment where loan_id = target.id and number not in (select number from unnest(was))
    )
    insert into instalment as one select * from unnest(was) on conflict (loan_id, number) do update set starts_on = excluded.starts_on, due_on = excluded.due_on,
      principal = excluded.principal, interest = excluded.interest, balance = excluded.balance, prepaid = excluded.prepaid, brought = excluded.brought,
      saved = excluded.saved, arrears = excluded.arrears, arrears_paid = excluded.arrears_paid, principal_paid = excluded.principal_paid,
      accrual = excluded.accrual, carried = excluded.carried, moved_interest = excluded.moved_interest, interest_only = excluded.interest_only, raised = excluded.raised,
      paid_late_on = case when excluded.principal + excluded.interest = excluded.principal_paid + excluded.interest_paid then one.paid_late_on else excluded.paid_late_on end,
      reminded = case when one.due_on = excluded.due_on then one.reminded end;
    perform plan_arrears(target.id);
    perform charge_penalty(target.id);
  end if;
  update loan set updated_at = gateway_now(), charges_first = case when replayed then charges_first else coalesce((change.before ->> 'charges_first')::bigint, charges_first) end where id = target.id;
  select * into change from plan_change where id = in_change;
  perform tell_of_plan_change(target, change, 'undone', expected_change(expected, expected_of_loan(target.id, fee_rate)));
  if own_changes is not null then
    return remember(by_user, operation, with_key, hash, plan_change_result(change));
  end if;
  perform note_alone('undoPlanChange', by_user, array[target.borrower_id], moves, above);
  perform record_audit('undoPlanChange', by_user, null, 'plan change', in_change, target.borrower_id, jsonb_build_object('reason', reason,
    'before', jsonb_build_object('interest', change.interest_after), 'after', jsonb_build_object('loan_id', target.id, 'kind', change.kind,
      'interest', (select sum(interest) from instalment where loan_id = target.id))));
  return remember(by_user, 'undoPlanChange', with_key, hash, plan_change_result(change));
end $$;

-- Takes back a due day that the borrower has moved, at most `own_changes` times a year.
create or replace function undo_own_plan_change(by_user uuid, with_key text, hash bytea, in_change uuid, own_changes int, fee_rate int default 0) returns jsonb
  language sql security definer set search_path from current as $$
  select undo_plan_change(by_user, with_key, hash, in_change, null, fee_rate, own_changes => own_changes);
$$;

-- Locks a loan of the caller's, and the accounts of all who take part in it; returns why it is refused, or null. Changes of a plan are seen by those alone.
create or replace function refused_on_own_loan(by_user uuid, of_loan uuid) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  borrower uuid;
begin
  select borrower_id into borrower from loan where id = of_loan for no key update;
  if (by_user = any (parties_of_loan(of_loan))) is not true then
    return '{"code": "NOT_FOUND"}'::jsonb;
  elsif borrower <> by_user then
    return '{"code": "FORBIDDEN"}'::jsonb;
  end if;
  perform lock_accounts(accounts_of_loan(of_loan));
  return null;
end $$;
