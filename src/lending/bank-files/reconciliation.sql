-- What is open between the bank's statements and the platform's books at the end of a day, the oldest first; amounts as they stand in the bank's account:
--   suspense: nobody has said what a line is for
--   payment: the lines of a payment, less what it moved: a direct debit that can still be returned, or one whose credit or return has not been booked yet
--   provider: money that a payment provider has received, and not paid to the platform's bank yet (negative), since the first payment that is not paid out
create or replace function open_bank_items(on_day date)
  returns table (kind text, amount bigint, since date, line_id uuid, payment_id uuid, provider text, counterparty text, remittance text) stable
  language sql security definer set search_path from current as $$
  with line as (
    select *, matched_at < end_of_day(on_day) as is_matched from bank_line where booked_on <= on_day
  ), moved as (
    select payment.id, payment.provider, signed.amount, (at at time zone business_timezone())::date as since
      from payment
      left join ledger_transaction as settled on settled.id = ledger_transaction_id
      left join ledger_transaction as undone on undone.id = return_id
      cross join lateral (values (settled.created_at, 1), (undone.created_at, -1)) as step (at, sign)
      cross join lateral (select sign * case direction when 'in' then payment.amount else -payment.amount end as amount) as signed
      where house <> 'settlement' and at < end_of_day(on_day)
  )
  select 'suspense', amount, booked_on, id, null::uuid, null::text, counterparty, remittance from line where is_matched is not true
  union all
  select * from (
    select 'payment', coalesce(lines.amount, 0) - coalesce(moves.amount, 0) as open, least(lines.since, moves.since), null::uuid,
      id, null::text, null::text, null::text
    from (select payment_id as id, sum(amount + fee)::bigint as amount, min(booked_on) as since from line
      where is_matched and payment_id is not null group by 1) as lines
    full join (select id, sum(amount)::bigint as amount, min(since) as since from moved where provider = 'bank-file' group by 1) as moves using (id)
  ) as unmatched where open <> 0
  union all
  select * from (
    select 'provider', coalesce(lines.amount, 0) - coalesce(moves.amount, 0) as open,
      coalesce((select min(since) from (select since, sum(amount) over (order by since, id) as up_to from moved where moved.provider = moves.provider) as so_far
        where up_to > coalesce(lines.amount, 0)), moves.since, lines.since), null::uuid, null::uuid, provider, null::text, null::text
    from (select provider, sum(amount + fee)::bigint as amount, max(booked_on) as since from line
      where is_matched and provider is not null group by 1) as lines
    full join (select provider, sum(amount)::bigint as amount, max(since) as since from moved where provider <> 'bank-file' group by 1) as moves
      using (provider)
  ) as unpaid where open <> 0
  order by 3, 4, 5;
$$;

-- The sums of the ledger's accounts by kind at the end of a day.
create or replace function balances_at(on_day date) returns table (kind text, balance bigint) stable
  language sql security definer set search_path from current as $$
  select account_kind, sum(credit - debit)::bigint from totals_at(end_of_day(on_day) - interval '1 ms') group by 1;
$$;

-- How the bank's statements and the platform's books agree at the end of a day. `difference` is what the statements say, less what the
-- payments and fees in the books say; the open items explain it. What remains is `unexplained`, and so is a balance that the bank states and its lines
-- don't add up to.
create or replace function reconciliation(on_day date, most int) returns jsonb stable
  language sql security definer set search_path from current as $$
  with line as (
    select coalesce(sum(amount), 0)::bigint as bank from bank_line where booked_on <= on_day
  ), books as (
    -- What payments, providers and the platform's own money moved on the accounts at the bank and on the way there. What importing a line posted is left out: that is the other side of the comparison.
    select coalesce(sum(case when account_kind in ('provider_fees', 'own_funds') then credit - debit else debit - credit end), 0)::bigint as booked
      from totals_at(end_of_day(on_day) - interval '1 ms')
      where account_kind in ('in_transit', 'bank') and movement_kind not in ('bank_line', 'assignment') or account_kind in ('provider_fees', 'own_funds')
  ), stated as (
    select sum(closing)::bigint as stated, max(day) as stated_on, sum(closing - lines)::bigint as gap from (
      select distinct on (account) account, closing, day from bank_file where closing is not null and day <= on_day
        order by account, day desc, created_at desc) as last
      cross join lateral (select coalesce(sum(amount), 0) as lines from bank_line where bank_line.account = last.account and booked_on <= last.day) as told
  ), item as (
    select open_bank_items.*, row_number() over () as place from open_bank_items(on_day)
  ), items as (
    select coalesce(sum(amount), 0)::bigint as total, count(*) as number, min(since) as oldest,
      coalesce(jsonb_agg(to_jsonb(item) - 'place' order by place) filter (where place <= most), '[]') as list from item
  )
  select jsonb_build_object('day', on_day, 'bank_balance', bank, 'booked_balance', booked, 'difference', bank - booked, 'items', list,
      'items_total', total, 'items_number', number, 'oldest', oldest, 'stated_balance', stated, 'stated_on', stated_on,
      'unexplained', bank - booked - total + coalesce(gap, 0))
    from line, books, stated, items;
$$;

-- Whether members' money is safe at the end of a day: their wallets, what is held for them and what is in transit equal what is at the bank, but for
-- these items. `in_transit` is money at the bank that is in no wallet yet, or negative: money in wallets that is not at the bank yet.
create or replace function safeguarding(on_day date) returns jsonb stable
  language sql security definer set search_path from current as $$
  with at as (
    select kind, balance from balances_at(on_day)
  ), sums as (
    select coalesce(sum(balance) filter (where kind = 'available'), 0)::bigint as wallets, coalesce(sum(balance) filter (where kind = 'held'), 0)::bigint as held,
      coalesce(sum(balance) filter (where kind = 'in_transit'), 0)::bigint as in_transit, coalesce(-sum(balance) filter (where kind = 'bank'), 0)::bigint as bank,
      (select coalesce(sum(amount), 0)::bigint from bank_line where booked_on <= on_day) as stated from at
  ), item as (
    select case kind when 'owed' then 'owed_by_members' when 'advanced' then 'advanced_to_members' when 'settlement' then 'without_money' else kind end as kind,
      (-balance)::bigint as amount from at where kind in ('suspense', 'fees', 'provider_fees', 'own_funds', 'settlement', 'owed', 'advanced') and balance <> 0
    union all select 'booked_later', bank - stated from sums where bank <> stated
  )
  select jsonb_build_object('day', on_day, 'wallets', wallets, 'held', held, 'in_transit', in_transit, 'bank', stated,
      'items', coalesce((select jsonb_agg(to_jsonb(item) order by kind) from item), '[]'),
      'unexplained', wallets + held + in_transit - stated - (select coalesce(sum(amount), 0)::bigint from item))
    from sums;
$$;
