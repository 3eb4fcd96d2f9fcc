-- Says what a line in suspense is for, for an operator, once: a member's deposit, the money of a payment provider, of which it may have kept a part,
-- or the bank's fees.
create or replace function assign_bank_line(
  by_user uuid, with_key text, hash bytea, of_line uuid, to_purpose text, of_member uuid, of_provider text, kept bigint, reason text,
  above bigint default null, days int default 1
) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  line bank_line%rowtype;
  room bigint;
  asked uuid;
  made constant uuid := new_id();
  posted constant uuid := new_id();
  parties constant uuid[] := array_remove(array[of_member], null);
  result jsonb := replay(by_user, 'assignBankLine', with_key, hash);
begin
  if (kept >= 0 and (kept = 0 or to_purpose = 'provider')) is not true then
    raise exception 'only a payment provider keeps a part of its money' using errcode = 'invalid_parameter_value';
  elsif result is not null then
    return result;
  end if;
  if above is not null then
    perform lock_alone(by_user, parties);
  end if;
  if of_member is not null then
    perform lock_accounts(array[account_of(of_member, 'available')]);
  end if;
  select * into line from bank_line where id = of_line for no key update;
  if not found then
    return '{"code": "NOT_FOUND"}'::jsonb;
  end if;
  result := refused_operator(by_user, parties);
  if result is not null then
    return result;
  end if;
  select amount_max() - available_balance - held_balance - pending_balance into room from wallet_state where user_id = of_member;
  select id into asked from approval_request where act = 'assignBankLine' and target_id = of_line and status = 'pending';
  result := case
    when line.purpose <> 'suspense' then jsonb_build_object('code', 'INVALID_TRANSITION', 'from', line.purpose, 'to', to_purpose)
    when to_purpose = 'payment' and not exists (select from identity where profile_id = of_member and closed_at is null) then
      '{"code": "NOT_FOUND", "of": "member"}'::jsonb
    when to_purpose = 'payment' and line.amount < 0 then '{"code": "VALIDATION_FAILED", "of": "debit"}'::jsonb
    when kept > abs(line.amount) then '{"code": "VALIDATION_FAILED", "of": "fee"}'::jsonb
    -- An approval itself comes without a limit.
    when above is not null and asked is not null then jsonb_build_object('code', 'REQUEST_PENDING', 'request_id', asked)
    when to_purpose = 'payment' and line.amount > room then jsonb_build_object('code', 'AMOUNT_OUT_OF_RANGE', 'max', room)
    -- Much money that came in is not booked as a gain, unless it was sent back: a line with the same amount going out is in suspense, too.
    when to_purpose = 'fees' and line.amount > 0 and is_above_alone(by_user, parties, line.amount, above, days)
        and not exists (select from bank_line where purpose = 'suspense' and amount = -line.amount) then
      jsonb_build_object('code', 'LIMIT_EXCEEDED', 'max', above) end;
  if result is null and to_purpose = 'payment' and is_above_alone(by_user, parties, line.amount, above, days) then
    result := ask_approval('assignBankLine', by_user, of_line, of_member, line.amount, null, reason);
  end if;
  if result is not null then
    return remember(by_user, 'assignBankLine', with_key, hash, result);
  end if;
  if to_purpose <> 'provider' then
    perform note_alone('assignBankLine', by_user, parties, line.amount, above);
  end if;
  if to_purpose = 'payment' then
    insert into payment (id, user_id, direction, amount, currency, provider, house, state, line_id)
      select made, of_member, 'in', line.amount, currency, 'bank-file', 'in_transit', 'pending', new_id() from wallet where user_id = of_member;
    perform record_payment(made, 'settled', new_ids(4));
  end if;
  perform post(posted, 'assignment', array_agg(account), array_agg(leg)) from (values (house_account('suspense'), -line.amount),
      (case when to_purpose <> 'fees' then house_account('in_transit') end, line.amount + kept),
      (case when to_purpose = 'fees' or kept > 0 then house_account('provider_fees') end, case when to_purpose = 'fees' then line.amount else -kept end))
    as legs (account, leg) where account is not null;
  update bank_line set purpose = to_purpose, payment_id = case when to_purpose = 'payment' then made end,
    provider = case when to_purpose = 'provider' then of_provider end, fee = kept, assignment_id = posted, matched_at = gateway_now() where id = of_line;
  perform record_audit('assignBankLine', by_user, null, 'bank line', of_line, of_member, jsonb_build_object('reason', reason,
    'before', jsonb_build_object('purpose', 'suspense', 'amount', line.amount),
    'after', jsonb_strip_nulls(jsonb_build_object('purpose', to_purpose, 'member_id', of_member, 'provider', of_provider, 'fee', nullif(kept, 0)))));
  return remember(by_user, 'assignBankLine', with_key, hash,
    jsonb_build_object('bank_line', (select to_jsonb(bank_line) from bank_line where id = of_line)));
end $$;
