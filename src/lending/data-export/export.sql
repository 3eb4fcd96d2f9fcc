-- Asks for an export of all that is kept of a member, at most the given number within a day. One that is being made, or waits to be fetched, is
-- returned instead: a member has one at a time.
create or replace function request_export(member uuid, new_id uuid, most int) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  one data_export%rowtype;
begin
  if is_blocked_meanwhile(member) then
    return '{"code": "BLOCKED"}'::jsonb;
  end if;
  perform expire_exports(member);
  if (select count(*) from data_export where user_id = member and requested_at > gateway_now() - interval '1 day'
      and status not in ('pending', 'ready')) >= most then
    return jsonb_build_object('code', 'LIMIT_EXCEEDED', 'again_at', (select requested_at + interval '1 day' from data_export
      where user_id = member and status not in ('pending', 'ready') order by requested_at desc offset most - 1 limit 1));
  end if;
  insert into data_export (id, user_id) values (new_id, member)
    on conflict (user_id) where status in ('pending', 'ready') do nothing returning * into one;
  if not found then
    select * into one from data_export where user_id = member and status in ('pending', 'ready');
  end if;
  return jsonb_build_object('data_export', to_jsonb(one));
end $$;

-- Leases the export that has waited longest, for the given number of seconds: no other gateway makes it meanwhile. The seconds go by the machine's clock,
-- since a sandbox's clock jumps. What an earlier attempt left is deleted; after five attempts it has failed.
create or replace function take_export(seconds int) returns setof data_export
  language plpgsql security definer set search_path from current as $$
begin
  update data_export set status = 'failed', held_until = null
    where status = 'pending' and attempts >= 5 and (held_until is null or held_until < clock_timestamp());
  return query update data_export set held_until = clock_timestamp() + make_interval(secs => seconds), attempts = attempts + 1
    where id = (select id from data_export where status = 'pending' and (held_until is null or held_until < clock_timestamp())
      order by requested_at limit 1 for update skip locked) returning *;
  delete from data_export_piece using data_export as one
    where export_id = one.id and (one.status = 'failed' or one.status = 'pending' and attempt < attempts);
end $$;

-- Keeps a piece of the file, and leases the export for the given number of seconds more; returns whether this attempt still counts.
create or replace function add_export_piece(of_export uuid, of_attempt int, as_number int, piece bytea, seconds int) returns boolean
  language plpgsql security definer set search_path from current as $$
begin
  update data_export set held_until = clock_timestamp() + make_interval(secs => seconds)
    where id = of_export and attempts = of_attempt and status = 'pending';
  if not found then
    return false;
  end if;
  insert into data_export_piece (export_id, attempt, number, content) values (of_export, of_attempt, as_number, piece);
  return true;
end $$;

-- Makes an export ready for its member, for the given number of days, and tells them; returns whether this attempt still counted.
create or replace function finish_export(of_export uuid, of_attempt int, size bigint, days int) returns boolean
  language plpgsql security definer set search_path from current as $$
declare
  one data_export%rowtype;
begin
  update data_export set status = 'ready', bytes = size, ready_at = gateway_now(), held_until = null,
      expires_at = gateway_now() + make_interval(days => days)
    where id = of_export and attempts = of_attempt and status = 'pending' returning * into one;
  if not found then
    return false;
  end if;
  perform notify_users(array[one.user_id], array['data_export_ready'],
    array[jsonb_build_object('data_export_id', one.id, 'expires_at', iso_time(one.expires_at))]);
  return true;
end $$;

-- Begins to hand the file to its own member, once: the code says why not, and the attempt whose pieces are the file.
create or replace function fetch_export(member uuid, of_export uuid) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  one data_export%rowtype;
begin
  select * into one from data_export where id = of_export and user_id = member for no key update;
  if not found then
    return '{"code": "NOT_FOUND"}'::jsonb;
  elsif one.status = 'pending' then
    return '{"code": "INVALID_TRANSITION"}'::jsonb;
  elsif one.status <> 'ready' or one.fetched_at is not null or one.expires_at <= gateway_now() then
    return '{"code": "GONE"}'::jsonb;
  end if;
  update data_export set fetched_at = gateway_now() where id = of_export;
  return jsonb_build_object('attempt', one.attempts, 'bytes', one.bytes);
end $$;

-- A piece of the file that is being handed out; null after the last.
create or replace function export_piece(of_export uuid, of_attempt int, as_number int) returns bytea stable
  language sql security definer set search_path from current as $$
  select content from data_export_piece join data_export on data_export.id = export_id
    where export_id = of_export and attempt = of_attempt and number = as_number and status = 'ready' and fetched_at is not null;
$$;

-- Ends it: a file that was handed out to its end is deleted; another can be fetched again.
create or replace function end_fetching(of_export uuid, whole boolean) returns void
  language sql security definer set search_path from current as $$
  update data_export set fetched_at = case when whole then fetched_at end, status = case when whole then 'fetched' else status end
    where id = of_export and status = 'ready' and fetched_at is not null;
  delete from data_export_piece using data_export where export_id = of_export and data_export.id = export_id and status <> 'ready';
$$;

-- Deletes files that were not fetched in time: those of one member, or all; returns how many. One that a gateway began to hand out an hour ago,
-- and has not ended since, was handed out by a gateway that is gone.
create or replace function expire_exports(member uuid default null) returns bigint
  language sql security definer set search_path from current as $$
  with old as (
    update data_export set status = case when fetched_at is null then 'expired' else 'fetched' end
      where status = 'ready' and (member is null or user_id = member)
        and (expires_at <= gateway_now() or fetched_at <= gateway_now() - interval '1 hour')
      returning id
  ), gone as (
    delete from data_export_piece using old where export_id = old.id
  )
  select count(*) from old;
$$;

-- A member's bank accounts, also those that were removed, without their encrypted numbers.
create or replace function bank_accounts_of(member uuid) returns setof bank_account stable
  language sql security definer set search_path from current as $$
  select id, user_id, holder, kind, country, last_digits, ''::bytea, ''::bytea, usable_at, removed_at, created_at
    from bank_account where user_id = member;
$$;
