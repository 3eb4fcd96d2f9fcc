-- What operators see of an endpoint after an act.
create or replace function shown_webhook(of_webhook uuid) returns jsonb stable
  language sql security definer set search_path from current as $$
  select jsonb_build_object('webhook', to_jsonb(webhook)) from webhook where id = of_webhook;
$$;

-- Adds an endpoint, which gets the events from now on; at most `most` can be there. The outcome has the secret, encrypted as it is kept,
-- so that a repeated call is answered as the first one was. `named` is its name in WEBHOOKS_FILE, which a gateway adds by itself.
create or replace function create_webhook(
  by_user uuid, with_key text, hash bytea, new_id uuid, named text, at_url text, of_types text[], with_payload text, sealed bytea, most int, reason text
) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  last bigint;
  known uuid;
  result jsonb := case when named is null then replay(by_user, 'createWebhook', with_key, hash) end;
begin
  if result is not null then
    return result;
  elsif is_blocked(by_user) then
    return '{"code": "BLOCKED"}'::jsonb;
  end if;
  -- What has happened before gets its number first. One at a time.
  perform number_events();
  select last_number into last from event_head for update;
  -- Another gateway has the same file.
  select id into known from webhook where name = named and removed_at is null;
  if found then
    return shown_webhook(known);
  elsif (select count(*) from webhook where removed_at is null) >= most then
    return '{"code": "LIMIT_EXCEEDED"}'::jsonb;
  end if;
  insert into webhook (id, name, url, types, payload, position) values (new_id, named, at_url, of_types, with_payload, last);
  insert into webhook_secret (id, webhook_id, sealed) values (new_id(), new_id, create_webhook.sealed);
  perform record_audit('createWebhook', by_user, case when named is not null then 'job webhooks-file' end, 'webhook', new_id, null,
    jsonb_build_object('reason', reason, 'after', jsonb_build_object('url', at_url, 'types', of_types, 'payload', with_payload)));
  return remember(by_user, 'createWebhook', case when named is null then with_key end, hash,
    shown_webhook(new_id) || jsonb_build_object('sealed', encode(create_webhook.sealed, 'hex')));
end $$;

-- Changes an endpoint (updateWebhook), removes it (removeWebhook), replaces its secret while the one before signs for another day
-- (rotateWebhookSecret), or sends it the events since a time again (resendWebhookEvents). A webhook of WEBHOOKS_FILE is changed only by a
-- gateway, by its name; operators enable and disable it, and have events sent again.
create or replace function change_webhook(
  by_user uuid, with_key text, hash bytea, act text, of_webhook uuid, named text, given jsonb, sealed bytea, reason text
) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  old webhook%rowtype;
  new webhook%rowtype;
  result jsonb := case when named is null then replay(by_user, act, with_key, hash) end;
  enabled constant boolean := (given ->> 'enabled')::boolean;
begin
  if result is not null then
    return result;
  end if;
  select * into old from webhook where id = of_webhook and removed_at is null for no key update;
  if not found then
    return '{"code": "NOT_FOUND"}'::jsonb;
  elsif is_blocked(by_user) then
    return '{"code": "BLOCKED"}'::jsonb;
  elsif old.name is distinct from named and (act in ('removeWebhook', 'rotateWebhookSecret') or given ?| array['url', 'types', 'payload']) then
    return '{"code": "INVALID_TRANSITION", "by": "file"}'::jsonb;
  end if;
  new := jsonb_populate_record(old, given - '{enabled,since}'::text[]);
  if enabled is false and old.disabled_at is null then
    new.disabled_at := gateway_now();
    new.disabled_reason := 'operator';
  elsif enabled then
    new.disabled_at := null;
    new.disabled_reason := null;
    new.failing_since := null;
  end if;
  if act = 'removeWebhook' then
    new.removed_at := gateway_now();
    delete from webhook_secret where webhook_id = of_webhook;
  elsif act = 'resendWebhookEvents' then
    new.position := least(old.position, first_event_since((given ->> 'since')::timestamptz) - 1);
  end if;
  if sealed is not null then
    -- At most two sign at the same time.
    delete from webhook_secret where webhook_id = of_webhook and until is not null;
    update webhook_secret set until = now() + interval '1 day' where webhook_id = of_webhook;
    insert into webhook_secret (id, webhook_id, sealed) values (new_id(), of_webhook, change_webhook.sealed);
  end if;
  update webhook set url = new.url, types = new.types, payload = new.payload, position = new.position, removed_at = new.removed_at,
    disabled_at = new.disabled_at, disabled_reason = new.disabled_reason, failing_since = new.failing_since, updated_at = gateway_now()
    where id = of_webhook;
  perform record_audit(act, by_user, case when named is not null then 'job webhooks-file' end, 'webhook', of_webhook, null,
    jsonb_build_object('reason', reason, 'before', jsonb_build_object('url', old.url, 'types', old.types, 'payload', old.payload, 'disabled', old.disabled_reason),
      'after', jsonb_build_object('url', new.url, 'types', new.types, 'payload', new.payload, 'disabled', new.disabled_reason, 'since', given -> 'since')));
  return remember(by_user, act, case when named is null then with_key end, hash,
    shown_webhook(of_webhook) || case when sealed is null then '{}' else jsonb_build_object('sealed', encode(change_webhook.sealed, 'hex')) end);
end $$;

-- The number of the first event since a time, or the one after the newest. Events are in the order of time, give or take
-- the length of a transaction, which is far less than ten minutes. So a binary search finds where to look.
create or replace function first_event_since(since timestamptz) returns bigint stable
  language plpgsql security definer set search_path from current as $$
declare
  low bigint;
  high bigint;
  middle bigint;
begin
  select forgotten_number + 1, last_number + 1 into low, high from event_head;
  while low < high loop
    middle := (low + high) / 2;
    if (select created_at from event where sequence = middle) >= since - interval '10 minutes' then
      high := middle;
    else
      low := middle + 1;
    end if;
  end loop;
  return coalesce((select sequence from event where sequence >= low and created_at >= since order by sequence limit 1),
    (select last_number + 1 from event_head));
end $$;

-- Sends one event again, from the beginning of the schedule, whatever became of it before.
create or replace function retry_delivery(by_user uuid, with_key text, hash bytea, of_delivery uuid, reason text) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  one webhook_delivery%rowtype;
  result jsonb := replay(by_user, 'retryWebhookDelivery', with_key, hash);
begin
  if result is not null then
    return result;
  end if;
  perform from webhook where id = (select webhook_id from webhook_delivery where id = of_delivery) and removed_at is null for no key update;
  if not found then
    return '{"code": "NOT_FOUND"}'::jsonb;
  elsif is_blocked(by_user) then
    return '{"code": "BLOCKED"}'::jsonb;
  elsif exists (select from webhook_delivery as known join webhook on webhook.id = webhook_id where known.id = of_delivery and disabled_at is not null) then
    return '{"code": "INVALID_TRANSITION"}'::jsonb;
  end if;
  update webhook_delivery set state = 'pending', step = 0, next_at = now() where id = of_delivery returning * into one;
  perform record_audit('retryWebhookDelivery', by_user, null, 'webhook', one.webhook_id, null,
    jsonb_build_object('reason', reason, 'after', jsonb_build_object('delivery', one.id, 'sequence', one.sequence)));
  return remember(by_user, 'retryWebhookDelivery', with_key, hash, jsonb_build_object('delivery', to_jsonb(one)));
end $$;
