-- Carries out what was asked for, in the name of whoever asked, or tells why it is no longer possible.
create or replace function carry_out(asked approval_request, ids uuid[], fee_rate int) returns jsonb
  language sql security definer set search_path from current as $$
  select case asked.act
    when 'reverseTransaction' then reverse_line(asked.asked_by, null, null, asked.target_id, ids, asked.reason)
    when 'cancelLoan' then
      decide_on_loan(asked.asked_by, asked.act, null, null, asked.target_id, asked.version, asked.reason, ids[1])
    when 'writeOffLoan' then write_off_loan(asked.asked_by, null, null, asked.target_id, asked.version, asked.reason)
    when 'recordRecovery' then
      record_recovery(asked.asked_by, null, null, asked.target_id, asked.amount, asked.version, asked.reason, ids, fee_rate) end;
$$;

-- Whether what is asked for concerns somebody: it is about them, they have invested in the loan, or it moves their money.
create or replace function request_concerns(asked approval_request, person uuid) returns boolean stable
  language sql security definer set search_path from current as $$
  select asked.member_id = person
    or exists (select from investment where loan_id = asked.target_id and lender_id = person and status <> 'cancelled')
    or moves_money_of(person, (select ledger_transaction_id from wallet_transaction where id = asked.target_id));
$$;

-- Approves a request, which is carried out at once, or rejects it. Nobody approves what they have asked for, or what concerns them.
create or replace function decide_request(
  by_user uuid, operation text, with_key text, hash bytea, in_request uuid, why text, ids uuid[], fee_rate int
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
  elsif asked.status <> 'pending' then
    return remember(by_user, operation, with_key, hash, jsonb_build_object('code', 'INVALID_TRANSITION',
      'from', asked.status, 'to', case when approves then 'approved' else 'rejected' end));
  elsif approves and asked.asked_by = by_user then
    return remember(by_user, operation, with_key, hash, '{"code": "OWN_REQUEST"}'::jsonb);
  elsif approves and request_concerns(asked, by_user) then
    return remember(by_user, operation, with_key, hash, '{"code": "OWN_ACCOUNT"}'::jsonb);
  end if;
  if approves then
    result := carry_out(asked, ids, fee_rate);
    if result ? 'code' then
      return remember(by_user, operation, with_key, hash, result || jsonb_build_object('act', asked.act));
    end if;
  end if;
  update approval_request set status = case when approves then 'approved' else 'rejected' end,
      decided_by = by_user, decided_at = gateway_now(), decision = why
    where id = in_request returning * into asked;
  perform record_audit(operation, by_user, null, 'request', in_request, asked.member_id, jsonb_build_object('reason', why,
    'before', '{"status": "pending"}'::jsonb, 'after', jsonb_build_object('status', asked.status, 'act', asked.act, 'amount', asked.amount)));
  return remember(by_user, operation, with_key, hash, jsonb_build_object('request', to_jsonb(asked)));
end $$;
