-- Approves or cancels a withdrawal that waits for an operator, or cancels one for its own member. Operators can't decide on their own.
create or replace function decide_payment(
  by_user uuid, operation text, with_key text, hash bytea, of_payment uuid, new_id uuid, reason text, as_operator boolean
) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  one payment%rowtype;
  approves constant boolean := operation = 'approvePayment';
  result jsonb := replay(by_user, operation, with_key, hash);
begin
  if as_operator and not may_operate() then
    raise exception 'only the role of operators decides for them' using errcode = 'insufficient_privilege';
  elsif result is not null then
    return result;
  end if;
  select * into one from payment where id = of_payment for no key update;
  if not found or not as_operator and one.user_id <> by_user then
    return '{"code": "NOT_FOUND"}'::jsonb;
  end if;
  perform lock_accounts(array[account_of(one.user_id, 'available')]);
  result := case when as_operator then refused_operator(by_user, array[one.user_id]) when is_blocked(by_user) then '{"code": "BLOCKED"}'::jsonb end;
  if result is not null then
    return result;
  elsif one.state <> 'requested' then
    return remember(by_user, operation, with_key, hash, jsonb_build_object('code', 'INVALID_TRANSITION', 'from', one.state,
      'to', case when approves then 'approved' else 'canceled' end));
  end if;
  if approves then
    update payment set state = 'approved', decided_at = gateway_now(), ask_at = gateway_now() where id = of_payment;
  else
    perform end_payment(one, 'canceled', new_id, reason);
    update payment set decided_at = case when as_operator then gateway_now() end where id = of_payment;
  end if;
  if as_operator then
    perform record_audit(operation, by_user, null, 'payment', of_payment, one.user_id, jsonb_build_object('reason', reason,
      'before', jsonb_build_object('state', one.state, 'amount', one.amount),
      'after', jsonb_build_object('state', case when approves then 'approved' else 'canceled' end)));
  end if;
  return remember(by_user, operation, with_key, hash, shown_payment(of_payment));
end $$;
