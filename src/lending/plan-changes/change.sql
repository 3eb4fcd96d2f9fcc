-- A plan change stays as it was made; only what becomes of it is updated.
create or replace function guard_plan_change() returns trigger language plpgsql as $$
declare
  changing constant text[] := '{request_id, status, before, applied_in, interest_before, interest_after, payment_before, payment_after, to_pay_before, to_pay_after, last_due_before, last_due_after, value_before, value_after, effective_on, void_reason, undone_by, undo_reason, acted_at, undone_at}'::text[];
begin
  -- Its words can be taken away as a whole, with those of its borrower (src/lending/erasure/erase.sql).
  if new.reason = 'Erased' and new.undo_reason is null and to_jsonb(old) - '{reason,undo_reason}'::text[] = to_jsonb(new) - '{reason,undo_reason}'::text[] then
    return new;
  end if;
  if to_jsonb(old) - changing <> to_jsonb(new) - changing or old.status in ('undone', 'void') then
    raise exception 'a plan change stays as it was made' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create or replace trigger as_changed before update on plan_change for each row execute function guard_plan_change();

-- The highest payment of a plan that is still unpaid, at least in part; null if none is.
create or replace function highest_unpaid(of_loan uuid) returns bigint stable
  language sql as $$
  select max(principal + interest) from instalment where loan_id = of_loan and principal_paid + interest_paid < principal + interest;
$$;

-- Carries a change out as of today and says what it makes of the plan, or why it is impossible; rolls it back unless `keep` is set, so
-- that a preview equals what would be stored. Adds what the lenders expected before it and after it (`expected`), which is kept with what was
-- before. The caller has locked the loan and, to keep it, its accounts.
create or replace function try_plan_change(target loan, change plan_change, keep boolean, fee_rate int) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  expected jsonb;
  today constant date := business_date();
  result jsonb;
begin
  begin
    -- Whoever has moved the due day today can still see what another change would cost.
    update plan_change set status = 'asked' where not keep and loan_id = target.id and kind = 'due_day' and not by_operator and status = 'effective' and effective_on = today;
    perform plan_arrears(target.id);
    -- What the plan then no longer shows as late has cost what it has cost.
    perform charge_late(target.id);
    select sum(interest), present_value(target.id, target.interest_rate, today), jsonb_agg(to_jsonb(instalment)) into change.interest_before, change.value_before, change.before
      from instalment where loan_id = target.id;
    change.payment_before := highest_unpaid(target.id);
    expected := expected_of_loan(target.id, fee_rate);
    change.to_pay_before := (expected -> 'borrower' ->> 'to_pay')::bigint;
    change.last_due_before := (expected -> 'borrower' ->> 'last_due_on')::date;
    change.before := jsonb_build_object('instalments', change.before, 'charges_first', target.charges_first,
      'history', (select coalesce(jsonb_agg(id order by id), '[]') from history_of(target.id)));
    change.applied_in := txid_current();
    change.status := 'effective';
    change.effective_on := today;
    change.interest_after := change.interest_before;
    change.value_after := change.value_before;
    insert into plan_change select change.* on conflict (id) do update set status = excluded.status, effective_on = excluded.effective_on, acted_at = excluded.acted_at, applied_in = excluded.applied_in,
      before = excluded.before, interest_before = excluded.interest_before, payment_before = excluded.payment_before,
      to_pay_before = excluded.to_pay_before, last_due_before = excluded.last_due_before, value_before = excluded.value_before;
    result := change_plan_as_of(target, change, today);
    if result is null then
      expected := expected_change(expected, expected_of_loan(target.id, fee_rate));
      update plan_change set value_after = present_value(target.id, target.interest_rate, today),
          interest_after = (select sum(interest) from instalment where loan_id = target.id), payment_after = highest_unpaid(target.id),
          to_pay_after = (expected -> 'borrower' -> 1 ->> 'to_pay')::bigint, last_due_after = (expected -> 'borrower' -> 1 ->> 'last_due_on')::date, before = before || jsonb_build_object('expected', expected)
        where id = change.id returning * into change;
      result := plan_change_result(change) || jsonb_build_object('expected', expected);
    end if;
    if not keep or result ? 'code' then
      raise exception using errcode = 'PLAN0', message = 'taken back';
    end if;
  exception when sqlstate 'PLAN0' then
    null;
  end;
  return result;
end $$;

-- A change with the plan after it, its loan, and what is owed on that.
create or replace function plan_change_result(change plan_change) returns jsonb stable
  language sql security definer set search_path from current as $$
  select jsonb_build_object('plan_change', to_jsonb(change) - 'before' - 'applied_in',
    'instalments', (select jsonb_agg(to_jsonb(state) order by number) from instalment_state as state where loan_id = change.loan_id),
    'loan_debt', (select to_jsonb(debt) from loan_debt as debt where loan_id = change.loan_id),
    'loan', (select to_jsonb(loan) from loan where id = change.loan_id));
$$;

-- Changes a plan for an operator or, with `own_changes`, moves the due day for its borrower, that many times a year, unless
-- they have withdrawn; a preview stores nothing, and a borrower has one of each kind, to know what they ask the platform for. With days of notice it takes effect later (carry_out_plan_change). If the loss is above a
-- sum, another operator has to approve it first. What was previewed of another version of the loan (`seen`) is not made.
create or replace function make_plan_change(
  by_user uuid, with_key text, hash bytea, in_loan uuid, kind text, terms jsonb, reason text, is_preview boolean, notice_days int,
  above bigint, days int, own_changes int, asked uuid, fee_rate int, seen int default null
) returns jsonb
  language plpgsql security definer set search_path from current set plan_cache_mode = force_generic_plan as $$
declare
  operation constant text := case when own_changes is null then 'changePlan' else 'changeOwnPlan' end;
  target loan%rowtype;
  change plan_change%rowtype;
  starts constant date := business_date() + notice_days;
  loss bigint;
  expected jsonb;
  result jsonb := case when not is_preview then replay(by_user, operation, with_key, hash) end;
begin
  if result is not null then
    return result;
  end if;
  perform lock_alone(by_user, array(select borrower_id from loan where id = in_loan)) where above is not null and not is_preview;
  select * into target from loan where id = in_loan for no key update;
  if target.id is null or not is_visible(target.published_at, target.borrower_id, by_user) then
    return '{"code": "NOT_FOUND"}'::jsonb;
  end if;
  if own_changes is null then
    result := refused_operator(by_user, parties_of_loan(in_loan));
  elsif target.borrower_id <> by_user then
    result := '{"code": "FORBIDDEN"}'::jsonb;
  end if;
  if result is null and seen <> target.version then
    result := jsonb_build_object('code', 'VERSION_CONFLICT', 'version', target.version, 'seen', seen);
  end if;
  if result is not null then
    return result;
  end if;
  -- A preview takes nobody's money, and keeps nobody from theirs.
  if not is_preview then
    perform lock_accounts(accounts_of_loan(in_loan));
  end if;
  result := case
    when target.status <> 'active' then jsonb_build_object('code', 'INVALID_TRANSITION', 'from', target.status, 'to', 'changed')
    when own_changes is not null and target.repay_by is not null then jsonb_build_object('code', 'INVALID_TRANSITION', 'from', 'withdrawn', 'to', 'changed')
    when own_changes is not null and kind <> 'due_day' and not is_preview then refused_plan_change(kind, 'not_alone')
    when kind = 'due_day' and own_changes <= (select count(*) from plan_change where loan_id = in_loan and not by_operator and status in ('pending', 'effective')
        and created_at > gateway_now() - interval '1 year') then jsonb_build_object('code', 'LIMIT_EXCEEDED', 'most', own_changes)
    when (terms ->> 'from')::date < starts then refused_plan_change(kind, 'too_early', jsonb_build_object('earliest', starts))
    when exists (select from plan_change where loan_id = in_loan and status = 'pending') then refused_plan_change(kind, 'pending')
    when exists (select from plan_change where loan_id = in_loan and status = 'effective' and effective_on in (business_date(), starts)
        -- A wish that is only previewed waits for the platform anyway.
        and not (is_preview and own_changes is not null and make_plan_change.kind <> 'due_day' and plan_change.kind = 'due_day' and not by_operator)) then refused_plan_change(kind, 'once_a_day') end;
  change.id := new_id();
  change.loan_id := in_loan;
  change.kind := kind;
  change.terms := terms;
  change.reason := reason;
  change.actor_id := by_user;
  change.by_operator := own_changes is null;
  change.created_at := gateway_now();
  change.acted_at := next_in_history(in_loan);
  change.request_id := asked;
  if asked is not null then
    select id, created_at into change.id, change.created_at from plan_change where request_id = asked;
  end if;
  if result is null then
    result := try_plan_change(target, change, false, fee_rate);
  end if;
  expected := result -> 'expected';
  result := result - 'expected';
  if is_preview then
    -- Whoever makes the change as it was previewed names the version that the loan has, not the one that the change would give it.
    return case when result ? 'code' then result else jsonb_set(jsonb_set(result, '{plan_change,status}', '"preview"'), '{loan,version}', to_jsonb(target.version)) end;
  elsif result ? 'code' then
    return remember(by_user, operation, with_key, hash, result);
  end if;
  change := jsonb_populate_record(change, result -> 'plan_change');
  change.effective_on := starts;
  loss := greatest(0, change.value_before - change.value_after);
  if own_changes is null and is_above_alone(by_user, array[target.borrower_id], loss, above, days) then
    result := ask_approval('changePlan', by_user, in_loan, target.borrower_id, loss, null, reason);
    if not result ? 'code' then
      change.status := 'asked';
      change.request_id := (result -> 'request' ->> 'id')::uuid;
      change.acted_at := null;
      insert into plan_change select change.*;
    end if;
    return remember(by_user, operation, with_key, hash, result);
  end if;
  if notice_days > 0 then
    change.status := 'pending';
    change.before := jsonb_build_object('expected', expected);
    insert into plan_change select change.* on conflict (id) do update set status = excluded.status, effective_on = excluded.effective_on, acted_at = excluded.acted_at, before = excluded.before;
    update loan set updated_at = gateway_now() where id = in_loan;
    result := result || jsonb_build_object('plan_change', to_jsonb(change) - 'before' - 'applied_in',
      'loan_debt', (select to_jsonb(debt) from loan_debt as debt where loan_id = in_loan), 'loan', (select to_jsonb(loan) from loan where id = in_loan));
  else
    result := try_plan_change(target, change, true, fee_rate) - 'expected';
  end if;
  perform tell_of_plan_change(target, change, case change.status when 'pending' then 'announced' else 'changed' end, expected);
  if own_changes is null then
    perform note_alone('changePlan', by_user, array[target.borrower_id], loss, above);
    perform record_audit('changePlan', by_user, null, 'loan', in_loan, target.borrower_id, jsonb_build_object('reason', reason,
      'before', jsonb_build_object('interest', change.interest_before, 'value', change.value_before),
      'after', jsonb_build_object('plan_change', change.id, 'kind', kind, 'terms', terms, 'effective_on', change.effective_on, 'interest', change.interest_after, 'value', change.value_after)));
  end if;
  return remember(by_user, operation, with_key, hash, result);
end $$;

-- Carries out a change whose notice is over, or makes it void if it is no longer possible. Returns whether it did either.
create or replace function carry_out_plan_change(in_change uuid, fee_rate int default 0) returns boolean
  language plpgsql security definer set search_path from current set plan_cache_mode = force_generic_plan as $$
declare
  target loan%rowtype;
  change plan_change%rowtype;
  result jsonb;
begin
  select loan.* into target from loan join plan_change on loan_id = loan.id where plan_change.id = in_change for no key update of loan;
  select * into change from plan_change where id = in_change and status = 'pending' and effective_on <= business_date();
  if change.id is null then
    return false;
  end if;
  perform lock_accounts(accounts_of_loan(target.id));
  change.acted_at := next_in_history(target.id);
  result := case when target.status <> 'active' then jsonb_build_object('code', 'INVALID_TRANSITION', 'why', target.status)
    when target.repay_by is not null and not change.by_operator then jsonb_build_object('code', 'INVALID_TRANSITION', 'why', 'withdrawn')
    else try_plan_change(target, change, true, fee_rate) end;
  if result ? 'code' then
    update plan_change set status = 'void', void_reason = result ->> 'why' where id = in_change returning * into change;
  else
    change := jsonb_populate_record(change, result -> 'plan_change');
  end if;
  perform tell_of_plan_change(target, change, case change.status when 'void' then 'void' else 'changed' end, result -> 'expected');
  perform record_audit('carryOutPlanChange', null, 'job change-plans', 'loan', target.id, target.borrower_id, jsonb_build_object(
    'reason', 'its notice is over', 'after', jsonb_build_object('plan_change', in_change, 'status', change.status, 'why', change.void_reason)));
  return true;
end $$;

-- Changes the plan of an active loan for an operator.
create or replace function change_plan(
  by_user uuid, with_key text, hash bytea, in_loan uuid, kind text, terms jsonb, reason text, is_preview boolean, notice_days int,
  above bigint default null, days int default 1, fee_rate int default 0, seen int default null
) returns jsonb
  language sql security definer set search_path from current as $$
  select make_plan_change(by_user, with_key, hash, in_loan, kind, terms, reason, is_preview, notice_days, above, days, null, null, fee_rate, seen);
$$;

-- Moves the due day of a loan for its borrower, at most `own_changes` times a year, or previews a change of any kind.
create or replace function change_own_plan(
  by_user uuid, with_key text, hash bytea, in_loan uuid, kind text, terms jsonb, reason text, is_preview boolean, notice_days int, own_changes int,
  fee_rate int default 0, seen int default null
) returns jsonb
  language sql security definer set search_path from current as $$
  select make_plan_change(by_user, with_key, hash, in_loan, kind, terms, reason, is_preview, notice_days, null, 1, own_changes, null, fee_rate, seen);
$$;
