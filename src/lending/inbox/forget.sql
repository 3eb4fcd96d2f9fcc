-- Deletes notifications older than this many days, at most 10 000 at once; a cursor from before is then refused as expired.
create or replace function forget_notifications(days int) returns bigint
  language plpgsql security definer set search_path from current as $$
declare
  forgotten bigint;
begin
  if (days between 1 and 36500) is not true then
    raise exception 'notifications are kept for 1 to 36500 days' using errcode = 'invalid_parameter_value';
  end if;
  with old as (
    select id from notification where created_at < gateway_now() - make_interval(days => days)
    order by created_at limit 10000 for update skip locked
  ), gone as (
    delete from notification using old where notification.id = old.id returning user_id, number
  ), newest as (
    select user_id, max(number) as number, count(*) as count from gone group by user_id
  ), locked as materialized (
    -- In the order in which everybody locks inboxes.
    select user_id from inbox where user_id in (select user_id from newest) order by user_id for no key update
  ), marked as (
    update inbox set forgotten_number = greatest(forgotten_number, newest.number)
    from locked join newest using (user_id) where inbox.user_id = newest.user_id returning newest.count
  )
  select coalesce(sum(count), 0) into forgotten from marked;
  return forgotten;
end $$;
