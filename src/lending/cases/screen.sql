-- The position of a wallet's first line since a time, or of one up to ten minutes before: lines are in the order of time, give or take the length of a
-- transaction. A binary search finds it in an index that every statement has anyway.
create or replace function first_position_since(of_wallet uuid, since timestamptz) returns bigint stable
  language plpgsql security definer set search_path from current as $$
declare
  low bigint := 0;
  high bigint := coalesce((select max(position) + 1 from wallet_transaction where wallet_id = of_wallet), 0);
  middle bigint;
begin
  while low < high loop
    middle := (low + high) / 2;
    if (select created_at from wallet_transaction where wallet_id = of_wallet and position >= middle order by position limit 1) >= since - interval '10 minutes' then
      high := middle;
    else
      low := middle + 1;
    end if;
  end loop;
  return low;
end $$;

-- The money that came to members and went from them since a time: what is on their statements, and what is on its way out.
create or replace function moves_of(members uuid[], since timestamptz)
  returns table (user_id uuid, id uuid, at timestamptz, came bigint, went bigint, partner uuid) stable
  language sql security definer set search_path from current as $$
  select wallet.user_id, line.id, line.created_at, case direction when 'credit' then line.amount end, case direction when 'debit' then line.amount end, counterparty_id
    from wallet cross join lateral first_position_since(wallet.id, since) as first
    join wallet_transaction as line on line.wallet_id = wallet.id and line.position >= first
    where wallet.user_id = any (members) and type in ('deposit', 'withdrawal', 'transfer_in', 'transfer_out') and line.loan_id is null and line.created_at >= since
  union all
  select payment.user_id, line_id, created_at, null, amount, counterparty_id from payment
    where payment.user_id = any (members) and direction = 'out' and is_open_payment(state) and created_at >= since;
$$;

-- Since when a rule looks at a member's money: it leaves out what was in a case of the rule that is closed.
create or replace function closed_since(member uuid, of_rule text) returns timestamptz stable
  language sql security definer set search_path from current as $$
  select coalesce(max(closed_at), '-infinity') from member_case where member_id = member and rule = of_rule;
$$;

-- What came in goes out within days, or nearly all of it.
create or replace function in_and_out_hits(members uuid[], rule jsonb, since timestamptz) returns table (user_id uuid, finding jsonb) stable
  language sql security definer set search_path from current as $$
  select distinct on (user_id) user_id, jsonb_build_object('amount_in', came_in, 'amount_out', went_out, 'transaction_id', id, 'until', at)
    from (select user_id, id, at, coalesce(sum(came) over days, 0) as came_in, coalesce(sum(went) over days, 0) as went_out
      from moves_of(members, since) as move where at > closed_since(user_id, 'in_and_out')
      window days as (partition by user_id order by at range between make_interval(days => (rule ->> 'days')::int) preceding and current row)) as sums
    where came_in >= (rule ->> 'amount')::bigint and went_out * 100 >= came_in * (rule ->> 'percent')::int
    order by user_id, at desc, id desc;
$$;

-- What a member sends to another comes back within days.
create or replace function round_trip_hits(members uuid[], rule jsonb, since timestamptz) returns table (user_id uuid, finding jsonb) stable
  language sql security definer set search_path from current as $$
  select distinct on (user_id) user_id, jsonb_build_object('amount_in', came_in, 'amount_out', went_out, 'counterparty_id', partner, 'transaction_id', id, 'until', at)
    from (select user_id, id, at, came, partner, coalesce(sum(came) over days, 0) as came_in, coalesce(sum(went) over days, 0) as went_out
      from moves_of(members, since) as move where partner is not null and at > closed_since(user_id, 'round_trips')
      window days as (partition by user_id, partner order by at range between make_interval(days => (rule ->> 'days')::int) preceding and current row)) as sums
    where came is not null and least(came_in, went_out) >= (rule ->> 'amount')::bigint
    order by user_id, at desc, id desc;
$$;

-- Many members send to one within days. The finding names the 20 who sent the most.
create or replace function many_senders_hits(members uuid[], rule jsonb, since timestamptz) returns table (user_id uuid, finding jsonb) stable
  language sql security definer set search_path from current as $$
  with sent as materialized (
    select user_id, id, at, came, partner from moves_of(members, since) as move
      where partner is not null and came is not null and at > closed_since(user_id, 'many_senders')
  ), newest as (
    select distinct on (user_id) user_id, id, at from sent order by user_id, at desc, id desc
  ), senders as (
    select newest.user_id, newest.id, newest.at, partner, sum(came) as came
      from newest join sent on sent.user_id = newest.user_id and sent.at >= newest.at - make_interval(days => (rule ->> 'days')::int)
      group by newest.user_id, newest.id, newest.at, partner
  )
  select senders.user_id, jsonb_build_object('senders', count(*), 'sent_by_ids', to_jsonb((array_agg(partner order by came desc, partner))[:20]),
      'amount_in', sum(came), 'transaction_id', senders.id, 'until', senders.at)
    from senders group by senders.user_id, senders.id, senders.at having count(*) >= (rule ->> 'senders')::int;
$$;

-- Checks the money of these members by the rules, and opens a case for each hit, or adds the hit to the case that is open. Returns how many were new.
create or replace function screen_members(members uuid[], rules jsonb) returns int
  language plpgsql security definer set search_path from current as $$
declare
  hit record;
  found_new int := 0;
begin
  if rules is null or rules = '{}' or coalesce(cardinality(members), 0) = 0 then
    return 0;
  end if;
  for hit in select rule.key as rule, hits.user_id, hits.finding, coalesce((rule.value ->> 'hold')::boolean, false) as holds from jsonb_each(rules) as rule
      -- Twice the days of the rule, so that the days before each of the latest movements are known.
      cross join lateral (select gateway_now() - 2 * make_interval(days => (rule.value ->> 'days')::int) as since) as period
      cross join lateral (
        select * from in_and_out_hits(members, rule.value, since) where rule.key = 'in_and_out'
        union all select * from round_trip_hits(members, rule.value, since) where rule.key = 'round_trips'
        union all select * from many_senders_hits(members, rule.value, since) where rule.key = 'many_senders') as hits
      order by hits.user_id, rule.key loop
    if note_hit(hit.user_id, hit.rule, hit.finding, hit.holds) then
      found_new := found_new + 1;
    end if;
  end loop;
  return found_new;
end $$;

-- Whether a case has a hit already.
create or replace function has_finding(of_case uuid, finding jsonb) returns boolean stable
  language sql security definer set search_path from current as $$
  select exists (select from case_entry where case_id = of_case and act = 'find'
    and said -> 'finding' ->> 'transaction_id' is not distinct from has_finding.finding ->> 'transaction_id'
    and said -> 'finding' -> 'listed' is not distinct from has_finding.finding -> 'listed');
$$;

-- Adds a hit to the open case of its rule, or opens one; false if the case has it already.
create or replace function note_hit(member uuid, of_rule text, finding jsonb, holds boolean) returns boolean
  language plpgsql security definer set search_path from current as $$
declare
  known member_case%rowtype;
begin
  select * into known from member_case where member_id = member and rule = of_rule and state <> 'closed';
  if has_finding(known.id, finding) then
    return false;
  end if;
  perform lock_cases();
  select * into known from member_case where member_id = member and rule = of_rule and state <> 'closed' for no key update;
  -- Another screening may have found it meanwhile.
  if has_finding(known.id, finding) then
    return false;
  elsif known.id is null then
    insert into member_case (id, member_id, rule, holds_money, due_at) values (new_id(), member, of_rule, holds, gateway_now() + case_period())
      returning * into known;
    perform record_case(known.id, null, of_rule, 'open', '{}');
    if holds then
      perform record_case(known.id, null, of_rule, 'hold', '{}');
    end if;
  end if;
  perform record_case(known.id, null, of_rule, 'find', jsonb_build_object('finding', finding));
  update member_case set updated_at = gateway_now() where id = known.id;
  return true;
end $$;

-- What a snapshot saw, and of what has been committed since (`seen_now`), what has ids up to this one.
create or replace function seen_until(seen pg_snapshot, seen_now pg_snapshot, latest xid8) returns pg_snapshot immutable
  language sql as $$
  with running as (
    select id from pg_snapshot_xip(seen) as id where id > latest or not pg_visible_in_snapshot(id, seen_now)
    union select id from pg_snapshot_xip(seen_now) as id where id <= latest and not pg_visible_in_snapshot(id, seen)
  ), bound as (
    select greatest(pg_snapshot_xmax(seen), (latest::text::bigint + 1)::text::xid8) as xmax
  )
  select (coalesce((select id from running order by id limit 1), xmax) || ':' || xmax || ':'
    || coalesce((select string_agg(id::text, ',' order by id) from running), ''))::pg_snapshot from bound;
$$;

-- The members whose money has moved since the mark, by `moved` movements or a few more, and the mark to set once their money was checked. What was
-- not yet committed at the mark comes after it, whatever its id or time: transactions end in any order, and clocks differ. Where a mark can't say that (at
-- first, in a database restored into another cluster, or once it is older than what rules look back on), the movements that they look back on come first,
-- in the order of time, and then what was not yet committed when that began.
create or replace function members_to_screen(rules jsonb, most int,
    out moved int, out members uuid[], out seen pg_snapshot, out cluster text, out moved_until uuid) stable
  language plpgsql security definer set search_path from current as $$
declare
  -- As far back as screen_members looks.
  since timestamptz := gateway_now() - 2 * make_interval(days => (select coalesce(max((value ->> 'days')::int), 1) from jsonb_each(rules)));
  seen_now constant pg_snapshot := pg_current_snapshot();
  mark screening_mark%rowtype;
  latest xid8;
  next uuid[];
begin
  select * into mark from screening_mark;
  -- Transaction ids are valid in one cluster only.
  cluster := (select system_identifier from pg_control_system());
  if (mark.cluster = cluster and mark.looked_at > since) is not true then
    mark.seen := seen_now;
    mark.moved_until := '00000000-0000-0000-0000-000000000000';
  end if;
  if mark.moved_until is null then
    select array_agg(id), max(database_transaction::text::bigint)::text::xid8 into next, latest from (
      select id, database_transaction from ledger_transaction
        where database_transaction >= pg_snapshot_xmin(mark.seen) and database_transaction < pg_snapshot_xmax(seen_now)
          and not pg_visible_in_snapshot(database_transaction, mark.seen) and created_at >= since
        order by database_transaction fetch first most rows with ties) as oldest;
  else
    since := greatest(since, (select created_at from ledger_transaction where id = mark.moved_until));
    next := array(select id from ledger_transaction where (created_at, id) > (since, mark.moved_until) order by created_at, id limit most);
  end if;
  moved := coalesce(cardinality(next), 0);
  seen := case when mark.moved_until is not null then mark.seen when moved < most then seen_now else seen_until(mark.seen, seen_now, latest) end;
  moved_until := case when mark.moved_until is not null and moved = most then next[most] end;
  -- What begins to leave has no line before it has left.
  members := array(select user_id from wallet_transaction as line join wallet on wallet.id = wallet_id
      where ledger_transaction_id = any (next) and line.type in ('deposit', 'withdrawal', 'transfer_in', 'transfer_out')
    union select user_id from payment where hold_id = any (next));
end $$;

-- Notes that the money of those whom members_to_screen gave with this mark was checked. Of two that do this at once, the later one counts: each mark by
-- itself misses nothing.
create or replace function screened_until(seen pg_snapshot, cluster text, moved_until uuid) returns void
  language sql security definer set search_path from current as $$
  update screening_mark set seen = $1, cluster = $2, moved_until = $3, looked_at = gateway_now();
$$;

-- The smallest id that can be made at a time.
create or replace function first_id_at(at timestamptz) returns uuid stable language sql
  return (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid;
