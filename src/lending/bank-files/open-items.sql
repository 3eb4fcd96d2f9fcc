-- What payments moved on the platform's accounts outside in a span of time, and what was moved back, with its day.
create or replace function payments_moved(since timestamptz, until timestamptz)
  returns table (id uuid, provider text, amount bigint, day date) stable
  language sql as $$
  select payment.id, provider, case direction when 'in' then amount else -amount end, (moved.created_at at time zone business_timezone())::date
    from ledger_transaction as moved join payment on ledger_transaction_id = moved.id
    where moved.kind in ('deposit', 'withdrawal') and moved.created_at >= since and moved.created_at < until and house <> 'settlement'
  union all
  select payment.id, provider, case direction when 'in' then -amount else amount end, (moved.created_at at time zone business_timezone())::date
    from ledger_transaction as moved join payment on return_id = moved.id
    where moved.kind in ('return', 'reversal') and moved.created_at >= since and moved.created_at < until and house <> 'settlement';
$$;

-- What was open between the bank's statements and the books at the end of a day, of payments, and what came in through each provider (`moved`) and was
-- paid to the platform's bank (`paid`): what is kept of the last day that was added up before (add_up_days), with what has come since.
create or replace function bank_state(on_day date) returns jsonb stable
  language plpgsql security definer set search_path from current set plan_cache_mode = force_custom_plan as $$
declare
  kept books_day%rowtype;
  until constant timestamptz := end_of_day(on_day);
  since timestamptz;
begin
  select * into kept from books_day where day <= on_day and bank is not null order by day desc limit 1;
  kept.day := coalesce(kept.day, '-infinity');
  since := end_of_day(kept.day);
  return (
    with moved as (
      select * from payments_moved(since, until)
    ), line as (
      select payment_id, provider, amount + fee as amount, booked_on from bank_line
      where booked_on <= on_day and matched_at < until and (booked_on > kept.day or matched_at >= since)
    ), of_payments as (
      select id, sum(amount)::bigint as open from (
        select key::uuid as id, value::bigint as amount from jsonb_each_text(kept.bank -> 'payments')
        union all select payment_id, amount from line where payment_id is not null
        union all select id, -amount from moved where provider = 'bank-file') as one
      group by id having sum(amount) <> 0
    ), of_providers as (
      select provider, sum(moved)::bigint as moved, max(moved_on) as moved_on, sum(paid)::bigint as paid, max(paid_on) as paid_on from (
        select key as provider, told.* from jsonb_each(kept.bank -> 'providers')
          cross join lateral jsonb_to_record(value) as told (moved bigint, moved_on date, paid bigint, paid_on date)
        union all select provider, 0, null, amount, booked_on from line where provider is not null
        union all select provider, amount, day, 0, null from moved where provider <> 'bank-file') as one
      group by provider
    )
    select jsonb_build_object(
      'payments', (select coalesce(jsonb_object_agg(id, open), '{}') from of_payments),
      'providers', (select coalesce(jsonb_object_agg(provider, to_jsonb(one) - 'provider'), '{}') from of_providers as one)));
end $$;

-- The first day at whose end more had come in through a provider than it has paid until now; null if there is none.
create or replace function first_unpaid_day(of_provider text, paid bigint, on_day date) returns date stable
  language plpgsql security definer set search_path from current set plan_cache_mode = force_custom_plan as $$
declare
  ends constant date := coalesce((
    select min(day) from books_day where day <= on_day and (providers #>> array[of_provider, 'moved'])::bigint > paid), on_day);
  begins date;
  before bigint;
begin
  select day, (providers #>> array[of_provider, 'moved'])::bigint into begins, before
    from books_day where day < ends and bank is not null order by day desc limit 1;
  return (
    select min(day) from (
      select day, coalesce(before, 0) + sum(sum(amount)) over (order by day) as up_to
      from payments_moved(end_of_day(coalesce(begins, '-infinity')), end_of_day(ends)) where provider = of_provider group by day) as so_far
    where up_to > paid);
end $$;

-- What is open between the bank's statements and the platform's books at the end of a day, the oldest first; amounts as they stand in the bank's account:
--   suspense: nobody has said what a line is for
--   payment: the lines of a payment, less what it moved: a direct debit that can still be returned, or one whose credit or return has not been booked yet
--   provider: money that a payment provider has received, and not paid to the platform's bank yet (negative), since the first day of which something is not paid out
create or replace function open_bank_items(on_day date)
  returns table (kind text, amount bigint, since date, line_id uuid, payment_id uuid, provider text, counterparty text, remittance text) stable
  language sql security definer set search_path from current as $$
  with state as materialized (
    select bank_state(on_day) as now
  )
  select 'suspense', amount, booked_on, id, null::uuid, null::text, counterparty, remittance from (
    select * from bank_line where purpose = 'suspense' and booked_on <= on_day
    union all select * from bank_line where purpose <> 'suspense' and matched_at >= end_of_day(on_day) and booked_on <= on_day) as line
  union all
  select 'payment', open, least(
      (select min(booked_on) from bank_line where bank_line.payment_id = of_payment and booked_on <= on_day and matched_at < end_of_day(on_day)),
      (select min((moved.created_at at time zone business_timezone())::date) from payment join ledger_transaction as moved on moved.id in (ledger_transaction_id, return_id)
        where payment.id = of_payment and moved.created_at < end_of_day(on_day))), null::uuid, of_payment, null::text, null::text, null::text
    from state cross join lateral (select key::uuid as of_payment, value::bigint as open from jsonb_each_text(now -> 'payments')) as one
  union all
  select 'provider', paid - moved, coalesce(first_unpaid_day(key, paid, on_day), moved_on, paid_on), null::uuid, null::uuid, key, null::text, null::text
    from state cross join lateral jsonb_each(now -> 'providers') cross join lateral jsonb_to_record(value) as told (moved bigint, moved_on date, paid bigint, paid_on date)
    where paid <> moved
  order by 3, 4, 5;
$$;
