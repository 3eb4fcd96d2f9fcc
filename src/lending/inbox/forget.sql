-- Deletes notifications older than this many days, at most 10 000 at once; a cursor from before them is then refused as expired. It skips
-- inboxes in use instead of waiting, which could deadlock: payments lock inboxes in no fixed order, which is safe among them only
-- because they have locked the accounts before. The notifications of a skipped inbox stay until the next run.
create or replace function forget_notifications(days int) returns bigint
  language plpgsql security definer set search_path from current as $$
declare
  forgotten bigint;
begin
  if (days between 1 and 36500) is not true then
    raise exception 'notifications are kept for 1 to 36500 days' using errcode = 'invalid_parameter_value';
  end if;
  with old as (
    select id, user_id from notification where created_at < gateway_now() - make_interval(days => days)
    order by created_at limit 10000 for update skip locked
  ), locked as materialized (
    select user_id from inbox where user_id in (select user_id from old) order by user_id for no key update skip locked
  ), gone as (
    delete from notification using old join locked using (user_id) where notification.id = old.id
    returning notification.user_id, number
  ), newest as (
    select user_id, max(number) as number, count(*) as count from gone group by user_id
  ), marked as (
    update inbox set forgotten_number = greatest(forgotten_number, newest.number)
    from newest where inbox.user_id = newest.user_id returning newest.count
  )
  select coalesce(sum(count), 0) into forgotten from marked;
  return forgotten;
end $$;
