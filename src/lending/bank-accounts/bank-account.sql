-- A bank account never changes, except that it is removed, once, and emptied with its member (src/lending/erasure/erase.sql); a mandate, except that it ends.
create or replace trigger as_added before update on bank_account for each row when (new.holder <> '')
  execute function refuse_other_changes('removed_at');
create or replace trigger as_emptied before update on bank_account for each row when (new.holder = '')
  execute function refuse_other_changes('removed_at', 'holder', 'last_digits', 'sealed', 'fingerprint');
create or replace trigger removed_once before update on bank_account for each row when (old.removed_at is not null and new.holder <> '')
  execute function refuse_change();

create or replace trigger as_signed before update on mandate for each row execute function refuse_other_changes('ended_at');
create or replace trigger ends_once before update on mandate for each row when (old.ended_at is not null) execute function refuse_change();

create or replace function shown_bank_account(of_account uuid) returns jsonb stable
  language sql security definer set search_path from current as $$
  select jsonb_build_object('bank_account', to_jsonb(shown)) from bank_account_state as shown where id = of_account;
$$;

-- Whether a member has this name, with which the owner of a bank account was compared before; null is nobody's. The caller has locked the identity, so
-- that the name stays (update-profile.sql).
create or replace function is_named(member uuid, own_name text) returns boolean stable
  language sql security definer set search_path from current as $$
  select exists (select from profile where id = member and full_name = own_name);
$$;

-- Adds a bank account of a member's, who is told from when withdrawals to it are possible. One that is there already is returned as it is.
create or replace function add_bank_account(
  by_user uuid, with_key text, hash bytea, new_id uuid, holder text, kind text, country text, last_digits text, sealed bytea, fingerprint bytea,
  wait_hours int, own_name text
) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  made uuid;
  usable constant timestamptz := gateway_now() + make_interval(hours => wait_hours);
  result jsonb := replay(by_user, 'addBankAccount', with_key, hash);
begin
  if result is not null then
    return result;
  elsif is_blocked_meanwhile(by_user) then
    return '{"code": "BLOCKED"}'::jsonb;
  elsif not is_named(by_user, own_name) then
    return '{"code": "VALIDATION_FAILED"}'::jsonb;
  end if;
  -- One at a time for each member.
  perform lock_accounts(array[account_of(by_user, 'available')]);
  select id into made from bank_account as known
    where user_id = by_user and known.fingerprint = add_bank_account.fingerprint and removed_at is null;
  if made is null and (select count(*) from bank_account where user_id = by_user and removed_at is null) >= 10 then
    return remember(by_user, 'addBankAccount', with_key, hash, '{"code": "LIMIT_EXCEEDED"}'::jsonb);
  elsif made is null then
    insert into bank_account (id, user_id, holder, kind, country, last_digits, sealed, fingerprint, usable_at)
      values (new_id, by_user, holder, kind, country, last_digits, sealed, fingerprint, usable) returning id into made;
    perform notify_users(array[by_user], array['bank_account_added'], array[jsonb_build_object('last_digits', last_digits, 'usable_at', iso_time(usable))]);
  end if;
  return remember(by_user, 'addBankAccount', with_key, hash, shown_bank_account(made));
end $$;

-- Locks what the end of a mandate changes: its account, so that no debit of it begins meanwhile, and its pending debits. Call it before
-- locking any of these: otherwise two transactions that end one mandate could wait for each other.
create or replace function lock_mandate(of_mandate uuid) returns void
  language plpgsql security definer set search_path from current as $$
begin
  perform from bank_account where id = (select bank_account_id from mandate where id = of_mandate) for no key update;
  -- Payments are locked before wallets, as everywhere.
  perform from payment where mandate_id = of_mandate and state = 'pending' order by id for no key update;
end $$;

-- Ends a mandate, because its member withdrew it or the bank said that it can't be used any more. Debits that have not been
-- ordered from the bank yet are canceled.
create or replace function end_mandate(of_mandate uuid) returns void
  language plpgsql security definer set search_path from current as $$
declare
  one payment%rowtype;
begin
  perform lock_mandate(of_mandate);
  for one in select * from payment where mandate_id = of_mandate and state = 'pending' and not exists (
      select from bank_order where payment_id = payment.id) order by id loop
    perform lock_accounts(array[account_of(one.user_id, 'available')]);
    perform end_payment(one, 'canceled', new_id(), 'payment.mandate_ended');
    update payment set ask_at = null where id = one.id;
  end loop;
  update mandate set ended_at = gateway_now() where id = of_mandate and ended_at is null;
end $$;

-- Removes a bank account and its mandate, signs a mandate for it, or withdraws that. What was ordered from the bank before goes on.
create or replace function change_bank_account(by_user uuid, operation text, of_account uuid, new_id uuid, new_reference text, own_name text default null) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  result jsonb;
begin
  if is_blocked_meanwhile(by_user) then
    return '{"code": "BLOCKED"}'::jsonb;
  end if;
  perform from bank_account where id = of_account and user_id = by_user and removed_at is null for no key update;
  if not found then
    return '{"code": "NOT_FOUND"}'::jsonb;
  end if;
  result := shown_bank_account(of_account);
  if operation = 'signMandate' and not is_named(by_user, own_name) then
    return '{"code": "VALIDATION_FAILED"}'::jsonb;
  elsif operation = 'signMandate' then
    insert into mandate (id, bank_account_id, reference) values (new_id, of_account, new_reference) on conflict do nothing;
    return shown_bank_account(of_account);
  end if;
  perform end_mandate(id) from mandate where bank_account_id = of_account and ended_at is null;
  if operation = 'removeBankAccount' then
    update bank_account set removed_at = gateway_now() where id = of_account;
    return result;
  end if;
  return shown_bank_account(of_account);
end $$;

-- Why a payment can't use a bank account; null if it can. Money goes only to accounts of one's own: otherwise, whoever takes another's name for a moment
-- could add that other's account. The platform's own bank needs an IBAN. Withdrawals wait until a new account is usable; deposits need a mandate.
create or replace function refused_bank_account(by_user uuid, of_account uuid, own_name text, pays_in boolean, with_provider text) returns jsonb stable
  language sql security definer set search_path from current as $$
  select case when known.id is null then '{"code": "NOT_FOUND", "of": "bank account"}'::jsonb
      when not is_named(by_user, own_name) then '{"code": "VALIDATION_FAILED", "of": "name"}'
      when with_provider = 'bank-file' and kind <> 'iban' then '{"code": "VALIDATION_FAILED"}'::jsonb
      when pays_in and mandate_id is null then '{"code": "MANDATE_MISSING"}'::jsonb
      when not pays_in and usable_at > gateway_now() then jsonb_build_object('code', 'BANK_ACCOUNT_NEW', 'usable_at', usable_at) end
    from (select of_account as asked) as one left join bank_account_state as known on id = asked and user_id = by_user
    where asked is not null;
$$;
