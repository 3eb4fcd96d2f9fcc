-- Waives what is outstanding of a charge as of today, at most `most`, for an operator: it stays on record as waived, with the reason, and its borrower is told.
-- If the loan owes nothing else, it ends with that. No money moves. Above a sum, another operator has to approve it first; operators can't
-- waive a charge of a loan that they borrowed or invested in.
create or replace function waive_charge(
  by_user uuid, with_key text, hash bytea, in_charge uuid, reason text, above bigint default null, days int default 1, most bigint default null
) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  -- The charge may not be written yet.
  of_loan constant uuid := coalesce((select loan_id from charge where id = in_charge), (select loan_id from charge_state where id = in_charge));
  target loan%rowtype;
  one charge%rowtype;
  rest bigint;
  owed bigint;
  result jsonb := replay(by_user, 'waiveCharge', with_key, hash);
begin
  -- Parties are told below, and whoever tells several has locked their accounts.
  result := coalesce(result, refused_on_loan(by_user, of_loan, above));
  if result is not null then
    return result;
  end if;
  select * into target from loan where id = of_loan;
  perform charge_late(target.id);
  select * into one from charge where id = in_charge;
  if not found then
    return '{"code": "NOT_FOUND"}'::jsonb;
  end if;
  rest := least(one.amount - one.paid - one.waived, most);
  if rest = 0 then
    return remember(by_user, 'waiveCharge', with_key, hash, jsonb_build_object('code', 'INVALID_TRANSITION',
      'from', case when one.waived > 0 then 'waived' else 'paid' end, 'to', 'waived'));
  elsif is_above_alone(by_user, array[target.borrower_id], rest, above, days) then
    return remember(by_user, 'waiveCharge', with_key, hash,
      ask_approval('waiveCharge', by_user, in_charge, target.borrower_id, rest, null, reason));
  end if;
  update charge set waived = waived + rest, waived_reason = reason, waived_at = gateway_now() where id = in_charge;
  update loan set updated_at = gateway_now() where id = target.id;
  perform notify_users(array[target.borrower_id], array['charge_waived'::text], array[jsonb_build_object('amount', rest, 'currency', target.currency,
    'loan_id', target.id, 'loan_title', target.title, 'charge_kind', one.kind, 'number', one.number, 'reason', reason)]);
  select payoff_amount into owed from loan_debt where loan_id = target.id;
  if owed = 0 and target.status = 'active' then
    update investment set status = 'repaid' where loan_id = target.id and status = 'active';
    update loan set status = 'repaid', updated_at = gateway_now() where id = target.id;
    insert into loan_event (id, loan_id, actor_id, from_status, to_status, reason)
      values (new_id(), target.id, by_user, 'active', 'repaid', 'repaid but for charges, which the operator waived');
  elsif owed = 0 then
    -- A defaulted loan keeps its state, so this is told here.
    perform notify_of_repaid(loan) from loan where id = target.id;
  end if;
  perform note_alone('waiveCharge', by_user, array[target.borrower_id], rest, above);
  perform record_audit('waiveCharge', by_user, null, 'charge', in_charge, target.borrower_id, jsonb_build_object('reason', reason,
    'before', jsonb_build_object('loan_id', target.id, 'amount', one.amount, 'paid', one.paid, 'waived', one.waived),
    'after', jsonb_build_object('loan_id', target.id, 'amount', one.amount, 'paid', one.paid, 'waived', one.waived + rest)));
  return remember(by_user, 'waiveCharge', with_key, hash, jsonb_build_object(
    'charge', (select to_jsonb(state) from charge_state as state where id = in_charge),
    'loan_debt', (select to_jsonb(debt) from loan_debt as debt where loan_id = target.id),
    'loan', (select to_jsonb(loan) from loan where id = target.id)));
end $$;
