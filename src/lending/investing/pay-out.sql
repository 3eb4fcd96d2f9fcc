-- Pays out a loan that was fully funded while lenders could still leave it, once none of them can any more. A block, or what the borrower owes
-- elsewhere, delays that until it is over or an operator cancels the loan; if it is not over after 14 days, the loan expires.
create or replace function pay_out_loan(
  in_loan uuid, fee_rate int, late_terms jsonb, late_bars boolean, exit_terms jsonb
) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  target loan%rowtype;
  refused jsonb;
begin
  if (fee_rate between 0 and 9999) is not true then
    raise exception 'no loan is paid out on such terms' using errcode = 'invalid_parameter_value';
  end if;
  select * into target from loan where id = in_loan for no key update;
  if target.status is distinct from 'funded' then
    return jsonb_build_object('code', 'INVALID_TRANSITION', 'from', target.status, 'to', 'active');
  elsif is_reflecting(target.reflection_ends_at) then
    return jsonb_build_object('code', 'REFLECTION_RUNNING', 'ends_at', target.reflection_ends_at);
  end if;
  perform lock_accounts(accounts_of_loan(in_loan));
  refused := case when is_blocked(target.borrower_id) then '{"code": "FORBIDDEN"}'::jsonb else refused_borrower(target.borrower_id, late_bars) end;
  if refused is not null and funding_ends_at(target) <= gateway_now() then
    perform end_funding(in_loan, null, new_id());
  end if;
  if refused is not null then
    return refused;
  end if;
  perform disburse(target, divide_half_even(target.amount_requested::numeric * fee_rate, 10000), late_terms, exit_terms);
  insert into loan_event (id, loan_id, actor_id, from_status, to_status, reason)
    values (new_id(), in_loan, null, 'funded', 'active', 'paid out to the borrower');
  return '{}'::jsonb;
end $$;
