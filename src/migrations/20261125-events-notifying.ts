/** Notifications: numbered by their user's inbox, in the order of commits, without gaps. */
export const notifying = `
  -- Tells users what happened, unless they have switched the type off. The inbox rows stay locked until the end, so
  -- that numbers are in commit order. Who tells several members at once holds the accounts of all but the last.
  create function announce(users uuid[], types text[], facts jsonb[]) returns void
    language plpgsql security definer set search_path = public, pg_temp as $$
  begin
    perform from inbox where user_id = any (users) order by user_id for no key update;
    with wanted as (
      select event.user_id, type, fact, place
      from unnest(users, types, facts) with ordinality as event (user_id, type, fact, place)
      join preferences on preferences.user_id = event.user_id
      where coalesce((notification_types ->> type)::boolean, true)
    ), numbered as (
      update inbox set last_number = last_number + more
      from (select user_id, count(*) as more from wanted group by user_id) as news
      where inbox.user_id = news.user_id
      returning inbox.user_id, last_number - more as before
    )
    insert into notification (id, user_id, number, type, data)
      select new_id(), user_id, before + row_number() over (partition by user_id order by place), type, fact
      from wanted join numbered using (user_id);
  end $$;

  -- A notification in its sender's words.
  create function create_notification(
    by_user uuid, with_key text, hash bytea, new_id uuid, to_user uuid, of_type text, of_title text, of_message text, of_data jsonb
  ) returns jsonb
    language plpgsql security definer set search_path = public, pg_temp as $$
  declare
    result jsonb := replay(by_user, 'createNotification', with_key, hash);
    next bigint;
  begin
    if result is not null then
      return result;
    end if;
    update inbox set last_number = last_number + 1 where user_id = to_user returning last_number into next;
    if next is null then
      return '{"code": "NOT_FOUND"}';
    end if;
    insert into notification (id, user_id, number, type, title, message, data)
      values (new_id, to_user, next, of_type, of_title, of_message, of_data);
    return remember(by_user, 'createNotification', with_key, hash, jsonb_build_object(
      'notification', (select to_jsonb(one) from notification as one where one.id = create_notification.new_id)));
  end $$;

  -- Forgets what is older than so many days, at most 10 000 at once; a cursor from before then is told so.
  create function forget_notifications(days int) returns bigint
    language plpgsql security definer set search_path = public, pg_temp as $$
  declare
    forgotten bigint;
  begin
    with old as (
      select id from notification where created_at < gateway_now() - make_interval(days => days)
      order by created_at limit 10000 for update skip locked
    ), gone as (
      delete from notification using old where notification.id = old.id returning user_id, number
    ), newest as (
      select user_id, max(number) as number, count(*) as count from gone group by user_id
    ), marked as (
      update inbox set forgotten_number = greatest(forgotten_number, newest.number)
      from newest where inbox.user_id = newest.user_id returning newest.count
    )
    select coalesce(sum(count), 0) into forgotten from marked;
    return forgotten;
  end $$;
`
