-- Says what a line in suspense is for, for an operator, once: a member's deposit, the money of a payment provider, of which it may have kept a part,
-- the bank's fees, the platform's own, or a payment through the bank that is booked, and of which no line is known, such as a deposit that was reversed and is sent back.
create or replace function assign_bank_line(
  by_user uuid, with_key text, hash bytea, of_line uuid, to_purpose text, of_member uuid, of_provider text, kept bigint, reason text,
  above bigint default null, days int default 1, of_payment uuid default null
) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  line bank_line%rowtype;
  room bigint;
  asked uuid;
  one payment%rowtype;
  known_as text := to_purpose;
  -- What no line of the payment is known for, as it changes the bank's account.
  still_open bigint;
  brings constant boolean := to_purpose = 'payment' and of_payment is null;
  -- What counts towards the limit of one operator alone: the whole line or, for a provider, only what it is said to have kept, since the rest is known to have arrived.
  counted bigint;
  whose constant uuid := coalesce(of_member, (select user_id from payment where id = of_payment and provider = 'bank-file'));
  made constant uuid := new_id();
  posted constant uuid := new_id();
  parties constant uuid[] := array_remove(array[whose], null);
  result jsonb := replay(by_user, 'assignBankLine', with_key, hash);
begin
  if (kept >= 0 and (kept = 0 or to_purpose = 'provider')) is not true then
    raise exception 'only a payment provider keeps a part of its money' using errcode = 'invalid_parameter_value';
  elsif result is not null then
    return result;
  end if;
  perform lock_alone(by_user, parties) where above is not null;
  if of_payment is not null then
    -- Payments are locked before lines, as everywhere.
    select * into one from payment where id = of_payment and provider = 'bank-file' for no key update;
    still_open := case one.direction when 'in' then one.amount else -one.amount end
        * (case when one.ledger_transaction_id is null then 0 else 1 end - case when one.return_id is null then 0 else 1 end)
      - coalesce((select sum(amount + fee) from bank_line where payment_id = of_payment and purpose <> 'suspense'), 0);
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
  if of_payment is not null then
    known_as := case when (one.direction = 'in') = (line.amount < 0) then 'return' else 'payment' end;
  end if;
  select amount_max() - available_balance - held_balance - pending_balance into room from wallet_state where user_id = of_member;
  select id into asked from approval_request where act = 'assignBankLine' and target_id = of_line and status = 'pending';
  result := case
    when line.purpose <> 'suspense' then jsonb_build_object('code', 'INVALID_TRANSITION', 'from', line.purpose, 'to', known_as)
    when of_payment is not null and one.id is null then '{"code": "NOT_FOUND", "of": "payment"}'::jsonb
    when still_open <> line.amount then jsonb_build_object('code', 'VALIDATION_FAILED', 'of', 'payment', 'open', still_open)
    when brings and not exists (select from identity where profile_id = of_member and closed_at is null) then
      '{"code": "NOT_FOUND", "of": "member"}'::jsonb
    when brings and line.amount < 0 then '{"code": "VALIDATION_FAILED", "of": "debit"}'::jsonb
    when kept > abs(line.amount) then '{"code": "VALIDATION_FAILED", "of": "fee"}'::jsonb
    -- An approval itself comes without a limit.
    when above is not null and asked is not null then jsonb_build_object('code', 'REQUEST_PENDING', 'request_id', asked)
    when brings and line.amount > room then jsonb_build_object('code', 'AMOUNT_OUT_OF_RANGE', 'max', room) end;
  counted := case to_purpose when 'provider' then kept else abs(line.amount) end;
  if result is null and is_above_alone(by_user, parties, counted, above, days) then
    result := ask_approval('assignBankLine', by_user, of_line, whose, counted, null, reason, terms => nullif(jsonb_strip_nulls(jsonb_build_object(
      'purpose', nullif(to_purpose, 'payment'), 'payment_id', of_payment, 'provider', of_provider, 'kept', nullif(kept, 0))), '{}'));
  end if;
  if result is not null then
    return remember(by_user, 'assignBankLine', with_key, hash, result);
  end if;
  perform note_alone('assignBankLine', by_user, parties, counted, above);
  if brings then
    insert into payment (id, user_id, direction, amount, currency, provider, house, state, line_id)
      select made, of_member, 'in', line.amount, currency, 'bank-file', 'in_transit', 'pending', new_id() from wallet where user_id = of_member;
    perform record_payment(made, 'settled', new_ids(4));
  end if;
  perform post(posted, 'assignment', array_agg(account), array_agg(leg)) from (values (house_account('suspense'), -line.amount),
      (case to_purpose when 'fees' then null when 'own_funds' then house_account('own_funds') else house_account('in_transit') end, line.amount + kept),
      (case when to_purpose = 'fees' or kept > 0 then house_account('provider_fees') end, case when to_purpose = 'fees' then line.amount else -kept end))
    as legs (account, leg) where account is not null;
  update bank_line set purpose = known_as, payment_id = case when brings then made else of_payment end,
    provider = case when to_purpose = 'provider' then of_provider end, fee = kept, assignment_id = posted, matched_at = gateway_now() where id = of_line;
  perform record_audit('assignBankLine', by_user, null, 'bank line', of_line, whose, jsonb_build_object('reason', reason,
    'before', jsonb_build_object('purpose', 'suspense', 'amount', line.amount),
    'after', jsonb_strip_nulls(jsonb_build_object('purpose', known_as, 'member_id', whose, 'payment_id', of_payment, 'provider', of_provider, 'fee', nullif(kept, 0)))));
  return remember(by_user, 'assignBankLine', with_key, hash,
    jsonb_build_object('bank_line', (select to_jsonb(bank_line) from bank_line where id = of_line)));
end $$;
