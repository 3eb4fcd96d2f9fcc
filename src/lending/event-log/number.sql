-- Gives committed events their numbers, without gaps: up to `most` of them, in the order in which they were written. Returns the number
-- of the newest. A transaction that saw the work of another wrote its events later, and commits later. So whoever sees its events also
-- sees the other's, at lower positions: those get the lower numbers, and no event has to wait for transactions that still run.
-- Only one transaction numbers at a time; one that waited for it reads, in a new snapshot, what the first has left.
create or replace function number_events(most int default 10000) returns bigint
  language plpgsql security definer set search_path from current as $$
declare
  last bigint;
begin
  if not exists (select from pending_event) then
    select last_number into last from event_head;
    return last;
  end if;
  select last_number into last from event_head for update;
  with taken as (
    delete from pending_event
      where position <= (select max(position) from (select position from pending_event order by position limit most) as oldest)
      returning *
  )
  insert into event (sequence, id, type, subject_id, data, created_at)
    select last + row_number() over (order by position), new_id(), type, subject_id, data, created_at from taken;
  update event_head set last_number = coalesce((select max(sequence) from event where sequence > last), last)
    returning last_number into last;
  return last;
end $$;

-- Deletes events older than this many days with their deliveries, oldest first, at most 10 000 at once, and notes up to which number; returns
-- how many. An event is deleted together with all before it, so that what is left has no gaps.
create or replace function forget_events(days int) returns bigint
  language plpgsql security definer set search_path from current as $$
declare
  kept_since constant timestamptz := gateway_now() - make_interval(days => days);
  until bigint;
  forgotten bigint;
begin
  if (days >= 30) is not true then
    raise exception 'events are kept for at least 30 days' using errcode = 'invalid_parameter_value';
  end if;
  if coalesce((select created_at from event order by sequence limit 1) >= kept_since, true) then
    return 0;
  end if;
  perform from event_head for update;
  select coalesce(min(sequence) filter (where created_at >= kept_since) - 1, max(sequence)) into until
    from (select sequence, created_at from event order by sequence limit 10000) as oldest;
  delete from event where sequence <= until;
  get diagnostics forgotten = row_count;
  delete from webhook_delivery using webhook where webhook_id = webhook.id and sequence <= until;
  if forgotten > 0 then
    update event_head set forgotten_number = until;
  end if;
  return forgotten;
end $$;
