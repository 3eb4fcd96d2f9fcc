-- Creates a notification with a text by its sender. The text is required, since the platform would otherwise write its own for the type.
create or replace function create_notification(
  by_user uuid, with_key text, hash bytea, new_id uuid, to_user uuid, of_type text, of_title text, of_message text, of_data jsonb,
  most int default null, days int default 1
) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  told jsonb;
  result jsonb := replay(by_user, 'createNotification', with_key, hash);
  refused jsonb;
begin
  if (char_length(of_title) between 1 and 120 and char_length(of_message) between 1 and 1000
      and jsonb_typeof(of_data) = 'object') is not true then
    raise exception 'a notification has a title, a message and an object of data' using errcode = 'invalid_parameter_value';
  elsif result is not null then
    return result;
  elsif not exists (select from inbox where user_id = to_user) then
    return '{"code": "NOT_FOUND"}'::jsonb;
  end if;
  perform lock_alone(by_user) where to_user <> by_user and most is not null;
  refused := coalesce(refused_operator(by_user, '{}'),
    case when to_user <> by_user then refused_again('createNotification', by_user, most, days) end);
  if refused is not null then
    return refused;
  end if;
  insert into notification (id, user_id, type, title, message, data)
    values (new_id, to_user, of_type, of_title, of_message, of_data)
    returning to_jsonb(notification) into told;
  if to_user <> by_user then
    perform record_audit('createNotification', by_user, null, 'member', to_user, to_user, jsonb_build_object('after',
      jsonb_build_object('notification_id', new_id, 'type', of_type, 'title', of_title, 'message', of_message)));
  end if;
  return remember(by_user, 'createNotification', with_key, hash, jsonb_build_object('notification', told));
end $$;

-- Creates a notification in the sender's own inbox, which every member may do.
create or replace function create_own_notification(
  by_user uuid, with_key text, hash bytea, new_id uuid, of_type text, of_title text, of_message text, of_data jsonb
) returns jsonb
  language sql security definer set search_path from current as $$
  select case when is_blocked_meanwhile(by_user) then '{"code": "BLOCKED"}'
    else create_notification(by_user, with_key, hash, new_id, by_user, of_type, of_title, of_message, of_data) end;
$$;
