-- Records a payment, once per idempotency key, before its provider is called; a withdrawal holds its money, and so does a delayed transfer.
-- Returns the payment with the member's wallet, or the refusal. A repeat returns the payment as it is now.
create or replace function begin_payment(
  by_user uuid, operation text, with_key text, hash bytea, ids uuid[], amount bigint, description text, with_provider text, in_house text,
  limits jsonb default '{}', review_above bigint default null, with_account uuid default null,
  to_member uuid default null, starts_later boolean default false, external_id text default null, metadata jsonb default null,
  own_name text default null
) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  pays_in constant boolean := operation = 'deposit';
  own record;
  period text;
  most bigint;
  used bigint;
  kept bigint := 0;
  made uuid := ids[1];
  result jsonb := replay(by_user, operation, with_key, hash);
begin
  if (amount between 1 and amount_max() and operation in ('deposit', 'withdraw', 'transfer')
      and (operation = 'transfer') = (in_house is null) and to_member is distinct from by_user) is not true then
    raise exception 'no payment is made like this' using errcode = 'invalid_parameter_value';
  elsif result ? 'payment_id' then
    made := (result ->> 'payment_id')::uuid;
  elsif result is not null then
    return result;
  else
    if with_account is not null then
      -- The member is not renamed, and its mandate does not end meanwhile.
      perform is_blocked_meanwhile(by_user);
      perform from bank_account where id = with_account for share;
    end if;
    perform lock_accounts(array[account_of(by_user, 'available')]);
    select wallet.id, wallet.currency, available_balance, available_balance - advanced as own_balance, held_balance, owed, pending_balance, blocked_at into own
      from wallet_state as wallet join identity on profile_id = user_id where user_id = by_user;
    select exceeded.period, exceeded.most, exceeded.used into period, most, used from crossing_limit(own.id, operation, limits) as exceeded
      where exceeded.used + amount > exceeded.most;
    if not pays_in then
      kept := kept_for_overdue(by_user);
    end if;
    if own.blocked_at is not null then
      result := refused_while_frozen(by_user, operation, amount);
    end if;
    if result ->> 'code' = 'BLOCKED' then
      return result;
    elsif operation = 'transfer' and not exists (select from identity where profile_id = to_member and blocked_at is null) then
      return '{"code": "NOT_FOUND"}'::jsonb;
    end if;
    if result is null and limits ? 'gate' then
      perform hold_levels(array[by_user]);
      result := refused_at_gate(by_user, operation, amount, limits -> 'gate');
      if result is not null then
        return result;
      end if;
    end if;
    result := coalesce(result, refused_bank_account(by_user, with_account, own_name, pays_in, with_provider));
    if result ->> 'code' = 'VALIDATION_FAILED' then
      return result;
    end if;
    result := case
      when result is not null then result
      when external_id is not null and taken_by_movement(by_user, external_id) is not null then taken_by_movement(by_user, external_id)
      when not pays_in and own.owed > 0 then jsonb_build_object('code', 'MONEY_OWED', 'owed', own.owed)
      when period is not null then
        jsonb_build_object('code', 'LIMIT_EXCEEDED', 'limit', operation || ' per ' || period, 'max', most, 'used', used)
      -- What was advanced can't be withdrawn.
      when not pays_in and amount > own.own_balance - kept then insufficient(own.own_balance - kept, kept)
      -- Without `max`, which would reveal another member's balance.
      when to_member is not null and amount > amount_max() - (select available_balance + held_balance from wallet_state where user_id = to_member) then
        '{"code": "AMOUNT_OUT_OF_RANGE"}'
      when pays_in and amount > amount_max() - own.available_balance - own.held_balance - own.pending_balance then
        jsonb_build_object('code', 'AMOUNT_OUT_OF_RANGE', 'max', amount_max() - own.available_balance - own.held_balance - own.pending_balance) end;
    if result is not null then
      return remember(by_user, operation, with_key, hash, result);
    end if;
    if not pays_in then
      perform post(ids[3], 'payment_hold', array[account_of(by_user, 'available'), account_of(by_user, 'held')], array[-amount, amount]);
    end if;
    insert into payment (id, user_id, direction, amount, currency, provider, house, state, description, line_id, bank_account_id, mandate_id, counterparty_id, started_at, ask_at,
        external_id, metadata, hold_id)
      values (made, by_user, case when pays_in then 'in' else 'out' end, amount, own.currency, with_provider, in_house,
        case when pays_in then 'pending' when amount > review_above then 'requested' else 'approved' end, description, ids[2], with_account,
        case when pays_in then (select mandate_id from bank_account_state where id = with_account) end,
        to_member, case when not starts_later and (pays_in or amount > review_above is not true) then gateway_now() end,
        -- If this gateway ends before the provider answers, another asks. Transfers have no provider.
        case when to_member is null and (pays_in or amount > review_above is not true)
          then gateway_now() + case when starts_later then interval '0' else interval '1 minute' end end,
        external_id, metadata, case when not pays_in then ids[3] end);
    perform remember(by_user, operation, with_key, hash, jsonb_build_object('payment_id', made));
    result := '{}';
  end if;
  return shown_payment(made) || jsonb_build_object('replayed', result -> 'replayed' is not null);
end $$;

-- A payment with its line, once there is one, and the wallet of its member.
create or replace function shown_payment(of_payment uuid) returns jsonb stable
  language sql security definer set search_path from current as $$
  select jsonb_build_object('payment', to_jsonb(payment), 'wallet', to_jsonb(wallet_state), 'transaction', to_jsonb(line))
  from payment join wallet_state using (user_id) left join wallet_transaction as line on line.id = line_id where payment.id = of_payment;
$$;
