-- The reference by which a member's bank transfers are known: RF, two check digits (ISO 11649) and 14 digits.
create or replace function deposit_reference_of(member uuid) returns text
  language plpgsql security definer set search_path from current as $$
declare
  known text;
  digits text;
begin
  loop
    select reference into known from deposit_reference where user_id = member;
    exit when found;
    digits := lpad(floor(random() * 1e7)::bigint::text, 7, '0') || lpad(floor(random() * 1e7)::bigint::text, 7, '0');
    -- R and F count as 27 and 15.
    insert into deposit_reference (user_id, reference)
      values (member, 'RF' || lpad((98 - (digits || '271500')::numeric % 97)::text, 2, '0') || digits) on conflict do nothing;
  end loop;
  return known;
end $$;

-- Begins to import a statement, and returns its id: that of the first time, if it is known.
create or replace function begin_bank_file(new_id uuid, of_kind text, message text, of_account text, of_closing bigint, on_day date) returns uuid
  language plpgsql security definer set search_path from current as $$
declare
  known uuid;
begin
  insert into bank_file (id, kind, message_id, account, closing, day) values (new_id, of_kind, message, of_account, of_closing, on_day)
    on conflict do nothing;
  select id into known from bank_file where account = of_account and kind = of_kind and message_id = message;
  return known;
end $$;

-- The bank's charge in a line that also debits a payment: at most what its currency allows (`charge_max`), and at most the payment's amount. 0 if the amounts
-- are equal; null if they differ in any other way.
create or replace function charge_in(line jsonb, amount bigint) returns bigint immutable language sql
  return (select case when moved = amount then 0
      when moved < 0 and -moved - amount between 0 and least(amount, coalesce((line ->> 'charge_max')::bigint, 0)) then -moved - amount end
    from (select (line ->> 'amount')::bigint as moved) as said);

-- The payment that a line of a statement belongs to: the one that it names, or that its member has announced, or a new one of the member
-- whose reference it has. None if amounts differ by more than a bank charge, the payment already has such a line, the account is closed, or frozen and the member does not owe so
-- much, or the wallet would exceed its maximum: an operator then decides.
create or replace function payment_of_line(line jsonb, is_return boolean) returns payment
  language plpgsql security definer set search_path from current as $$
declare
  moved constant bigint := (line ->> 'amount')::bigint;
  one payment%rowtype;
  member uuid;
begin
  -- First, and by itself: what is read of its lines then is all that other imports have committed.
  perform from payment where id = (line ->> 'payment_id')::uuid for no key update;
  select * into one from payment
    where id = (line ->> 'payment_id')::uuid and charge_in(line, payment.amount) is not null
      and exists (select from bank_order where payment_id = payment.id)
      and not exists (select from bank_line where payment_id = payment.id and (purpose = 'return') = is_return)
      and (is_return or is_open_payment(state) or exists (select from bank_line where payment_id = payment.id));
  if found or is_return or moved < 0 then
    return one;
  end if;
  select user_id into member from deposit_reference join identity on profile_id = user_id
    where reference = line ->> 'creditor_reference' and closed_at is null;
  if member is null then
    return null;
  end if;
  -- Payments are locked before wallets, as everywhere.
  select * into one from payment
    where user_id = member and direction = 'in' and state = 'pending' and provider = 'bank-file' and mandate_id is null
      and payment.amount = moved order by created_at limit 1 for no key update;
  if found then
    return one;
  end if;
  perform lock_accounts(array[account_of(member, 'available')]);
  if moved <= (select amount_max() - available_balance - held_balance - pending_balance from wallet_state where user_id = member)
      and not (is_blocked(member) and refused_while_frozen(member, 'deposit', moved) is not null) then
    insert into payment (id, user_id, direction, amount, currency, provider, house, state, line_id)
      select new_id(), member, 'in', moved, currency, 'bank-file', 'in_transit', 'pending', new_id() from wallet where user_id = member
      returning * into one;
  end if;
  return one;
end $$;

-- Whether a bank's reason says that an account is not debited again: it is closed or blocked, or its owner has withdrawn the mandate, refused or died.
create or replace function ends_mandate(code text) returns boolean immutable language sql
  return coalesce(code in ('AC01', 'AC04', 'AC06', 'AC13', 'AG01', 'MD01', 'MD07', 'MS02'), false);

-- Records that the bank does not carry out an order; false unless the order is still open and no statement line belongs to it.
create or replace function reject_order(of_payment uuid, why text, code text) returns boolean
  language plpgsql security definer set search_path from current as $$
declare
  one payment%rowtype;
begin
  if ends_mandate(code) then
    perform lock_mandate(mandate_id) from payment where id = of_payment and mandate_id is not null;
  end if;
  perform from payment where id = of_payment for no key update;
  select * into one from payment where id = of_payment and is_open_payment(state)
    and exists (select from bank_order where payment_id = payment.id) and not exists (select from bank_line where payment_id = payment.id);
  if not found then
    return false;
  end if;
  if ends_mandate(code) then
    perform end_mandate(one.mandate_id);
  end if;
  -- Withdrawals that are not made look alike, whatever the cause; debits that come back are counted by their code.
  perform record_payment(of_payment, 'failed', new_ids(4), why => why, code => case one.direction when 'in' then coalesce(code, 'RJCT') else code end);
  return true;
end $$;

-- Imports a line of a statement, once, and returns its purpose; null if it is known. It is posted between the bank's account and what is in transit
-- or, if nobody knows what it is for, in suspense. What it says of a payment is recorded; a direct debit settles only once the
-- payer's bank can no longer return it by itself, so its provider is asked.
create or replace function import_bank_line(of_file uuid, line jsonb) returns text
  language plpgsql security definer set search_path from current as $$
declare
  file bank_file%rowtype;
  moved constant bigint := (line ->> 'amount')::bigint;
  one payment%rowtype;
  is_return boolean := (line ->> 'is_return')::boolean;
  known_as text := 'suspense';
  posted constant uuid := new_id();
  charge bigint := 0;
begin
  if not may_operate() then
    raise exception 'only the role of operators says that money came in' using errcode = 'insufficient_privilege';
  end if;
  select * into file from bank_file where id = of_file;
  perform pg_advisory_xact_lock(hashtextextended(format('%s bank line %s %s', current_schema(), file.account, line ->> 'key'), 0));
  perform from bank_line where account = file.account and key = line ->> 'key';
  if found then
    return null;
  end if;
  -- Money that goes the other way than its payment was given back, whatever the bank calls it.
  is_return := is_return or exists (select from payment where id = (line ->> 'payment_id')::uuid and (direction = 'in') = (moved < 0));
  if is_return and ends_mandate(line ->> 'return_reason') then
    perform lock_mandate(mandate_id) from payment where id = (line ->> 'payment_id')::uuid and mandate_id is not null;
  end if;
  one := payment_of_line(line, is_return);
  if one.id is not null and ((one.direction = 'in') = (moved > 0)) = not is_return then
    known_as := case when is_return then 'return' else 'payment' end;
    if is_return then
      if ends_mandate(line ->> 'return_reason') then
        perform end_mandate(one.mandate_id);
      end if;
      perform record_payment(one.id, case when is_open_payment(one.state) then 'failed' else 'returned' end, new_ids(4),
        why => line ->> 'reason', code => line ->> 'return_reason');
    elsif one.mandate_id is null then
      perform record_payment(one.id, 'settled', new_ids(4), of_reference => line ->> 'bank_reference');
    else
      update payment set ask_at = gateway_now() where id = one.id and is_open_payment(state);
    end if;
  end if;
  if known_as <> 'suspense' then
    charge := charge_in(line, one.amount);
  end if;
  perform post(posted, 'bank_line', array_agg(account), array_agg(leg)) from (values
      (house_account(case known_as when 'suspense' then 'suspense' else 'in_transit' end), moved + charge), (house_account('bank'), -moved),
      (case when charge > 0 then house_account('provider_fees') end, -charge)) as legs (account, leg) where account is not null;
  insert into bank_line (id, file_id, account, key, booked_on, amount, end_to_end_id, remittance, counterparty, last_digits, return_reason,
      purpose, fee, payment_id, ledger_transaction_id, matched_at)
    select new_id(), of_file, file.account, key, booked_on, amount, end_to_end_id, remittance, counterparty, last_digits, return_reason,
      known_as, charge, case when known_as <> 'suspense' then one.id end, posted,
      case when known_as <> 'suspense' then gateway_now() end
    from jsonb_populate_record(null::bank_line, line);
  return known_as;
end $$;

-- What importing a line of a statement of this account would make of it now, by itself; null if it is known. All of it is undone.
create or replace function preview_bank_line(of_account text, line jsonb) returns text
  language plpgsql security definer set search_path from current as $$
declare
  purpose text;
begin
  begin
    purpose := import_bank_line(begin_bank_file(new_id(), 'camt.052', 'preview ' || new_id(), of_account, null, null), line);
    raise exception using errcode = 'UNDO1';
  exception when sqlstate 'UNDO1' then
    return purpose;
  end;
end $$;

-- Whether reject_order would record that the bank does not carry out an order.
create or replace function would_reject(of_payment uuid) returns boolean stable
  language sql security definer set search_path from current as $$
  select exists (select from payment where id = of_payment and is_open_payment(state)) and not exists (select from bank_line where payment_id = of_payment);
$$;

-- Notes that an operator imports a file of the bank: a statement that was begun or, without one, a status report.
create or replace function record_bank_import(by_user uuid, of_file uuid, of_kind text, message text) returns void
  language plpgsql security definer set search_path from current as $$
begin
  if not may_operate() then
    raise exception 'only the role of operators imports for them' using errcode = 'insufficient_privilege';
  end if;
  perform record_audit('importBankFile', by_user, null, 'bank file', of_file, null,
    jsonb_build_object('after', jsonb_strip_nulls(jsonb_build_object('kind', of_kind, 'message', message))));
end $$;

-- What a line is for is said once; what it says of a person can be emptied.
create or replace trigger as_told before update on bank_line for each row when (old.purpose = 'suspense')
  execute function refuse_other_changes('purpose', 'provider', 'fee', 'payment_id', 'assignment_id', 'matched_at');
create or replace trigger assigned_once before update on bank_line for each row when (old.purpose <> 'suspense')
  execute function refuse_all_but_emptying('remittance', 'counterparty', 'last_digits');
