-- How long to wait before a provider is asked again about a payment that it has not decided: longer each time, at most a day.
create or replace function ask_pause(asks int) returns interval immutable
  language sql return (array['1 minute', '5 minutes', '30 minutes', '2 hours', '6 hours', '1 day'])[least(asks, 5) + 1]::interval;

-- When a provider is asked next about a payment: open ones after a pause, disputed ones daily, and settled ones now and then for 60 days,
-- since the event of a return may be lost. Null if nothing is expected any more.
create or replace function next_ask(one payment) returns timestamptz stable
  language sql security definer set search_path from current as $$
  select case when is_open_payment(one.state) then gateway_now() + ask_pause(one.asks)
    when one.state = 'disputed' then gateway_now() + interval '1 day'
    when one.state = 'settled' then (select min(one.settled_at + make_interval(days => days)) from unnest(array[1, 3, 7, 14, 30, 60]) as days
      where one.settled_at + make_interval(days => days) > gateway_now()) end;
$$;

-- Books that a payment has settled: its money comes into the wallet, or leaves what is held.
create or replace function book_payment(one payment, moved uuid) returns void
  language plpgsql security definer set search_path from current as $$
declare
  pays_in constant boolean := one.direction = 'in';
  own constant uuid := account_of(one.user_id, case when pays_in then 'available' else 'held' end);
  change constant bigint := case when pays_in then one.amount else -one.amount end;
begin
  -- What was advanced on a deposit was credited before, so that only the rest is credited now.
  perform post(moved, case when pays_in then 'deposit' else 'withdrawal' end, array_agg(account), array_agg(leg)) from (values
      (own, change - one.advanced), (account_of(one.user_id, 'advanced'), one.advanced), (house_account(one.house), -change)) as legs (account, leg)
    where leg <> 0;
  update payment set state = 'settled', reason = null, ledger_transaction_id = moved, settled_at = gateway_now() where id = one.id;
  insert into wallet_transaction (id, wallet_id, type, direction, amount, description, reference, ledger_transaction_id, payment_id, external_id, metadata)
    select one.line_id, id, case when pays_in then 'deposit' else 'withdrawal' end, case when pays_in then 'credit' else 'debit' end,
      one.amount, one.description, coalesce(one.reference, one.id::text), moved, one.id, one.external_id, one.metadata from wallet where user_id = one.user_id;
end $$;

-- Ends a payment that moves no money; what was held for it is available again.
create or replace function end_payment(one payment, to_state text, moved uuid, why text) returns void
  language plpgsql security definer set search_path from current as $$
begin
  if one.direction = 'out' then
    perform post(moved, 'payment_release', array[account_of(one.user_id, 'held'), account_of(one.user_id, 'available')],
      array[-one.amount, one.amount]);
  elsif one.advanced > 0 then
    perform post(moved, 'advance', array_agg(account_id), array_agg(leg)) from (
      select account_of(one.user_id, 'advanced') as account_id, one.advanced as leg
      union all select taken.account_id, taken.leg from wallet cross join lateral taking(wallet.id, one.advanced) as taken
        where user_id = one.user_id) as legs;
  end if;
  update payment set state = to_state, reason = why, ended_at = gateway_now(), release_id = case when one.direction = 'out' then moved end where id = one.id;
end $$;

-- Lets a member spend a deposit before it has settled, up to a limit for all of the member's deposits; not if the member owes the platform.
-- The caller has locked the wallet.
create or replace function advance_payment(one payment, most bigint, moved uuid) returns void
  language plpgsql security definer set search_path from current as $$
declare
  own wallet_state%rowtype;
  credit bigint;
begin
  select * into own from wallet_state where user_id = one.user_id;
  credit := case when own.owed = 0 then least(one.amount, most - own.advanced) else 0 end;
  if credit > 0 then
    insert into account (kind, wallet_id, currency) values ('advanced', own.id, own.currency) on conflict do nothing;
    perform post(moved, 'advance', array[account_of(one.user_id, 'available'), account_of(one.user_id, 'advanced')], array[credit, -credit]);
    update payment set advanced = credit where id = one.id;
  end if;
end $$;

-- Records what a provider says of a payment, and posts what follows from it; returns what the payment is then. Whatever it is told, in
-- whatever order and however often, a payment is posted once and taken back at most once. An answer that does not fit the state moves no money and leaves the state as it is.
create or replace function record_payment(
  of_payment uuid, to_state text, ids uuid[], of_reference text default null, url text default null, why text default null,
  ask_next timestamptz default null, credit_limit bigint default null, code text default null
) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  one payment%rowtype;
  settles boolean;
begin
  select * into one from payment where id = of_payment for no key update;
  if not found then
    return '{"code": "NOT_FOUND"}'::jsonb;
  elsif one.direction = 'in' and to_state in ('settled', 'returned', 'disputed') and not may_operate() then
    raise exception 'only the role of operators says that money came in' using errcode = 'insufficient_privilege';
  end if;
  perform lock_accounts(array[account_of(one.user_id, 'available')]);
  one.reference := coalesce(one.reference, of_reference);
  -- A payment that was taken back had settled before, even if nobody said so.
  settles := is_open_payment(one.state) and to_state in ('settled', 'returned', 'disputed');
  if settles then
    perform book_payment(one, ids[1]);
    one.state := 'settled';
  end if;
  if to_state = 'returned' and one.state in ('settled', 'disputed') then
    perform return_payment((select ledger_transaction_id from payment where id = of_payment), ids[2:], coalesce(why, 'payment.taken_back'));
  elsif to_state in ('failed', 'canceled') and is_payment_step(one.state, to_state) then
    perform end_payment(one, to_state, ids[1], why);
  elsif to_state <> 'returned' and is_payment_step(one.state, to_state) then
    update payment set state = to_state, reason = why where id = of_payment;
  end if;
  if one.direction = 'in' and to_state = 'pending' and is_open_payment(one.state) and one.advanced = 0 and credit_limit > 0 then
    perform advance_payment(one, credit_limit, ids[4]);
  end if;
  update payment set reference = one.reference, payment_url = coalesce(url, payment_url), reason_code = coalesce(code, reason_code), asks = asks + 1,
      ask_at = coalesce(ask_next, next_ask(payment)) where id = of_payment;
  return shown_payment(of_payment);
end $$;
