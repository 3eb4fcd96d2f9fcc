-- Carries out a request in the name of the operator who made it; returns a refusal if it is no longer possible.
create or replace function carry_out(asked approval_request, approver uuid, ids uuid[], fee_rate int) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  target loan%rowtype;
begin
  if asked.act = 'reverseTransaction' then
    return reverse_line(asked.asked_by, null, null, asked.target_id, ids, asked.reason);
  elsif asked.act = 'writeOffLoan' then
    -- More may be owed with each day, which does not outdate the request. It is outdated if less is owed, since somebody has paid.
    select * into target from loan where id = asked.target_id for no key update;
    if (select payoff_amount from loan_debt where loan_id = target.id) < asked.amount then
      return jsonb_build_object('code', 'VERSION_CONFLICT', 'version', target.version, 'seen', asked.version);
    end if;
    return write_off_loan(asked.asked_by, null, null, asked.target_id, null, asked.reason);
  elsif asked.act = 'recordRecovery' then
    -- Possible as long as that much is owed.
    return record_recovery(asked.asked_by, null, null, asked.target_id, asked.amount, null, asked.reason, ids, fee_rate);
  elsif asked.act = 'waiveCharge' then
    return waive_charge(asked.asked_by, null, null, asked.target_id, asked.reason, most => asked.amount);
  elsif asked.act = 'changePlan' then
    return (select make_plan_change(asked.asked_by, null, null, loan_id, kind, terms, reason, false, greatest(0, effective_on - (created_at at time zone business_timezone())::date), null, 1, null, asked.id, fee_rate)
      from plan_change where request_id = asked.id);
  elsif asked.act = 'undoPlanChange' then
    return undo_plan_change(asked.asked_by, null, null, asked.target_id, asked.reason, fee_rate);
  elsif asked.act = 'undoRepayment' then
    return undo_repayment(asked.asked_by, null, null, asked.target_id, asked.terms ->> 'mode', (asked.terms ->> 'amount')::bigint,
      (asked.terms ->> 'value_on')::date, asked.reason, fee_rate, asked.terms ->> 'borne_by');
  elsif asked.act = 'repayLoan' then
    return book_repayment(asked.asked_by, null, null, asked.target_id, asked.amount, asked.terms ->> 'prepayment', (asked.terms ->> 'value_on')::date,
      asked.reason, fee_rate);
  elsif asked.act = 'assignBankLine' then
    return assign_bank_line(asked.asked_by, null, null, asked.target_id, coalesce(asked.terms ->> 'purpose', 'payment'),
      case when asked.terms ->> 'payment_id' is null then asked.member_id end, asked.terms ->> 'provider', coalesce((asked.terms ->> 'kept')::bigint, 0),
      asked.reason, of_payment => (asked.terms ->> 'payment_id')::uuid);
  elsif asked.act = 'redactAuditTrail' then
    return redact_for(asked.target_id, asked.asked_by, approver, asked.reason);
  end if;
  -- A loan is cancelled even if its version has changed, for example by a new description, but not if more was invested meanwhile.
  select * into target from loan where id = asked.target_id for no key update;
  if target.status in ('open', 'funded') and target.amount_funded > asked.amount then
    return jsonb_build_object('code', 'VERSION_CONFLICT', 'version', target.version, 'seen', asked.version, 'invested', target.amount_funded,
      'asked', asked.amount);
  end if;
  return decide_on_loan(asked.asked_by, asked.act, null, null, asked.target_id, null, asked.reason, ids[1],
    is_public => coalesce(asked.reason_public, false));
end $$;

-- Carries out a request; the refusal if that is no longer possible names the act.
create or replace function attempt_request(asked approval_request, approver uuid, ids uuid[], fee_rate int) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  result constant jsonb := carry_out(asked, approver, ids, fee_rate);
begin
  -- The operator who made the request was frozen since then, or has become a party to the loan or movement.
  if result ->> 'code' in ('BLOCKED', 'OWN_ACCOUNT') then
    return '{"code": "FORBIDDEN"}'::jsonb;
  elsif result ? 'code' then
    return result || jsonb_build_object('act', asked.act);
  end if;
  return result;
end $$;

-- The loan that a request is about; null if it is about none.
create or replace function loan_of_request(asked approval_request) returns uuid stable
  language sql security definer set search_path from current as $$
  select case asked.act when 'undoRepayment' then (select loan_id from repayment where id = asked.target_id)
    when 'undoPlanChange' then (select loan_id from plan_change where id = asked.target_id)
    when 'waiveCharge' then (select loan_id from charge where id = asked.target_id)
    else (select id from loan where id = asked.target_id) end;
$$;

-- The members whose money a request is about.
create or replace function parties_of_request(asked approval_request) returns uuid[] stable
  language sql security definer set search_path from current as $$
  select array_remove(array[asked.member_id], null) || case asked.act when 'reverseTransaction' then
      parties_of_movement((select ledger_transaction_id from wallet_transaction where id = asked.target_id))
    else parties_of_loan(loan_of_request(asked)) end;
$$;

-- Approves a request and carries it out at once, or rejects it. Operators can't decide on what is about their own money, or approve
-- their own requests. An approval is refused if it would now do something other than a preview said (`seen`).
create or replace function decide_request(
  by_user uuid, operation text, with_key text, hash bytea, in_request uuid, why text, ids uuid[], fee_rate int, seen int default null
) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  asked approval_request%rowtype;
  approves constant boolean := operation = 'approveRequest';
  result jsonb := replay(by_user, operation, with_key, hash);
begin
  if result is not null then
    return result;
  end if;
  select * into asked from approval_request where id = in_request for no key update;
  if not found then
    return '{"code": "NOT_FOUND"}'::jsonb;
  end if;
  result := refused_operator(by_user, parties_of_request(asked));
  if result is not null then
    return result;
  elsif asked.status <> 'pending' then
    return remember(by_user, operation, with_key, hash, jsonb_build_object('code', 'INVALID_TRANSITION',
      'from', asked.status, 'to', case when approves then 'approved' else 'rejected' end));
  elsif approves and asked.asked_by = by_user then
    return '{"code": "OWN_REQUEST"}'::jsonb;
  end if;
  if approves and seen is not null then
    -- What is foreseen stays so until it is carried out.
    perform from loan where id = loan_of_request(asked) for no key update;
    perform lock_accounts(accounts_of_loan(id)) from loan where id = loan_of_request(asked);
    perform lock_movement(ledger_transaction_id) from wallet_transaction where asked.act = 'reverseTransaction' and id = asked.target_id;
    result := refused_outdated(seen, foresee(asked, by_user, ids, fee_rate));
    if result is not null then
      return remember(by_user, operation, with_key, hash, result);
    end if;
  end if;
  if approves then
    result := attempt_request(asked, by_user, ids, fee_rate);
    -- Another operator may approve it, or this one later.
    if result ->> 'code' = 'FORBIDDEN' then
      return result;
    elsif result ? 'code' then
      return remember(by_user, operation, with_key, hash, result);
    end if;
  end if;
  if not approves and asked.act = 'changePlan' then
    update plan_change set status = 'void', void_reason = 'rejected' where request_id = in_request and status = 'asked';
  end if;
  update approval_request set status = case when approves then 'approved' else 'rejected' end,
      decided_by = by_user, decided_at = gateway_now(), decision = why
    where id = in_request returning * into asked;
  perform record_audit(operation, by_user, null, 'request', in_request, asked.member_id, jsonb_build_object('reason', why,
    'before', '{"status": "pending"}'::jsonb, 'after', jsonb_build_object('status', asked.status, 'act', asked.act, 'amount', asked.amount)));
  return remember(by_user, operation, with_key, hash, jsonb_build_object('request', to_jsonb(asked)));
end $$;
