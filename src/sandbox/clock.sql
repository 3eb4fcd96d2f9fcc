-- The clock of a sandbox, which its clients move forward. Only databases of sandboxes have what this file creates.

-- The moves: from a real time on, how far the clock is ahead of it.
create table if not exists clock_move (
  since timestamptz primary key,
  ahead interval not null check (ahead > '0')
);

-- Its one row has the platform's time that an advance is on its way to; and the gateway that carries it out, with the real time until
-- which no other takes over.
create table if not exists clock (
  id smallint primary key default 1 check (id = 1),
  ready_at timestamptz(3),
  advancer uuid,
  advancer_until timestamptz
);
insert into clock default values on conflict do nothing;

-- Makes clock_ahead() of the newest moves: how far the clock is ahead now. Each move replaces it, so that asking for the time reads no table. A
-- transaction goes by the move that held when it began, so that it sees one time.
create or replace function install_clock() returns void
  language plpgsql security definer set search_path from current as $$
declare
  body text;
begin
  select coalesce('case ' || string_agg(format('when now() >= %L::timestamptz then %L::interval', since, ahead), ' ' order by since desc)
      || format(' else %L::interval end', min(before)), 'interval ''0''')
    into body
    from (select since, ahead, coalesce(lead(ahead) over (order by since desc), '0') as before
      from clock_move order by since desc limit 30) as newest;
  execute 'create or replace function clock_ahead() returns interval stable language sql return ' || body;
end $$;

select install_clock();

create or replace function gateway_now() returns timestamptz(3) stable language sql
  return now() + clock_ahead();

-- Moves the clock forward to this time, and returns in how many milliseconds that takes effect: not at once, since the
-- move must be committed by then. Null if the clock is there already.
create or replace function move_clock(until timestamptz) returns float8
  language plpgsql security definer set search_path from current as $$
declare
  begins timestamptz;
begin
  perform from clock for update;
  begins := greatest(clock_timestamp(), (select max(since) from clock_move)) + interval '25 ms';
  if until <= begins + coalesce((select ahead from clock_move order by since desc limit 1), '0') then
    return null;
  end if;
  insert into clock_move (since, ahead) values (begins, make_interval(secs => extract(epoch from until - begins)::float8));
  perform install_clock();
  return extract(epoch from begins - clock_timestamp()) * 1000;
end $$;

-- Sets the time that the clock advances to, once for a key: a time, the beginning of a day, or a period after the time that
-- it is already on its way to. Refuses what is before that one, or after the year 2199. Days and months are those of the time zone.
create or replace function aim_clock(by_user uuid, with_key text, hash bytea, to_time timestamptz, to_day date, period interval)
  returns jsonb language plpgsql security definer set search_path from current as $$
declare
  earlier constant jsonb := replay(by_user, 'advanceClock', with_key, hash);
  zone constant text := business_timezone();
  aimed timestamptz;
  target timestamptz;
begin
  if earlier ->> 'code' = 'KEY_EXPIRED' then
    -- The clock itself has made the key old, and only advances that were accepted are remembered.
    return '{"replayed": true}'::jsonb;
  elsif earlier is not null then
    return earlier;
  end if;
  select greatest(ready_at, gateway_now()) into aimed from clock for update;
  target := coalesce(to_time, to_day::timestamp at time zone zone, (aimed at time zone zone + period) at time zone zone);
  if target >= '2200-01-01 00:00 UTC' then
    return '{"code": "VALIDATION_FAILED"}'::jsonb;
  elsif target < aimed then
    return jsonb_build_object('code', 'CLOCK_BACKWARDS', 'after', aimed);
  end if;
  update clock set ready_at = target;
  return remember(by_user, 'advanceClock', with_key, hash, '{}');
end $$;

-- The clock as it is. If an advance waits for a gateway and this one may carry it out, notes that it does for the next 10 seconds.
create or replace function read_clock(by_gateway uuid) returns table (now timestamptz, day date, ready_at timestamptz, held boolean)
  language plpgsql security definer set search_path from current as $$
declare
  taken boolean := false;
begin
  if by_gateway is not null then
    update clock set advancer = by_gateway, advancer_until = clock_timestamp() + interval '10 s'
      where clock.ready_at is not null and (advancer = by_gateway or advancer_until is null or advancer_until < clock_timestamp());
    taken := found;
  end if;
  return query select gateway_now(), business_date(), clock.ready_at, taken from clock;
end $$;

-- Ends an advance that has arrived, unless it was given a later aim meanwhile, which is returned; otherwise returns null.
create or replace function end_advance(arrived timestamptz) returns timestamptz
  language plpgsql security definer set search_path from current as $$
begin
  update clock set ready_at = null, advancer = null, advancer_until = null where ready_at <= arrived;
  return (select ready_at from clock);
end $$;

-- When the pauses of standing orders end for open loans. No pause is longer than a week.
create or replace function pausing_turns() returns table (loan_id uuid, turn timestamptz) stable
  language sql security definer set search_path from current as $$
  select id, turns.turn from loan cross join lateral turns_of(id) as turns
  where status = 'open' and published_at > gateway_now() - interval '8 days' and turns.turn < expires_at
    and exists (select from preferences where auto_invest_enabled and auto_invest_pause_hours > 0);
$$;

drop function if exists next_stop(timestamptz);

-- The next time at which something happens by itself, at most `until`: a morning on which a reminder or a default may be due, the end of
-- a loan's funding period, of the time in which it can be left or has to be paid out, or of a standing order's pause, the time to ask about a payment, or
-- the beginning of a month, when the interest that has run on loans is kept. What was due by `worked` is done. The clock runs on while that is done, so the next time may have passed already.
create or replace function next_stop(until timestamptz, worked timestamptz) returns timestamptz
  language sql security definer set search_path from current as $$
  select least(until,
    -- Funding periods that end within an hour end together, since a market of thousands of loans would stop at each.
    (select max(expires_at) from loan where published_at is not null and status = 'open' and coalesce(expires_at, 'infinity') > worked
      and coalesce(expires_at, 'infinity') < (select min(coalesce(expires_at, 'infinity')) from loan
        where published_at is not null and status = 'open' and coalesce(expires_at, 'infinity') > worked) + interval '1 hour'),
    (select min(reflection_ends_at) from loan where status = 'funded' and reflection_ends_at > worked),
    (select min(funding_ends_at(loan)) from loan where status = 'funded' and funding_ends_at(loan) > worked),
    (select min(ask_at) from payment where ask_at > worked),
    -- Letters that wait for the morning; those of now are sent at this stop.
    (select min(due_at) from letter where state in ('new', 'waiting') and due_at > worked + interval '1 minute'),
    (select min(turn) from pausing_turns() as turns where turn > worked),
    (select (date_trunc('month', worked at time zone business_timezone()) + interval '1 month') at time zone business_timezone()
      where exists (select from loan where status = 'active')),
    (select min((effective_on + time '08:00') at time zone business_timezone()) from plan_change where status = 'pending'
      and (effective_on + time '08:00') at time zone business_timezone() > worked),
    (select (greatest(min(next_due_on) - reminder_days(), day + case when local < '08:00' then 0 else 1 end) + time '08:00')
        at time zone business_timezone()
      from loan cross join (select (worked at time zone business_timezone())::date as day,
        (worked at time zone business_timezone())::time as local) as clock
      where status = 'active' group by day, local));
$$;

-- Makes the member of a subject, blocked from the start, so that clients can see what a blocked member gets.
create or replace function add_blocked_member(of_subject text, name text) returns void
  language plpgsql security definer set search_path from current as $$
declare
  why constant text := 'blocked in every sandbox';
  blocked uuid;
begin
  perform join_member(of_subject, new_id(), new_id(), name);
  update identity set blocked_at = gateway_now(), block_reason = why
    where subject = of_subject and blocked_at is null and closed_at is null returning profile_id into blocked;
  if found then
    perform record_audit('freezeMember', null, 'job sandbox', 'member', blocked, blocked, jsonb_build_object('reason', why,
      'before', '{"blocked": false, "closed": false}'::jsonb, 'after', '{"blocked": true, "closed": false}'::jsonb));
  end if;
end $$;
