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
    select account_kind as kind, sum(credit - debit)::bigint as balance from totals_at(end_of_day(on_day) - interval '1 ms') group by 1
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
