-- Whether an endpoint gets deliveries of new events. One for which much is due already waits: its events are in the log meanwhile.
create or replace function takes_events(one webhook) returns boolean stable
  language sql set search_path from current as $$
  select one.disabled_at is null and one.removed_at is null
    and not exists (select from webhook_delivery where webhook_id = one.id and state = 'pending' and next_at <= now() offset 2000);
$$;

-- Makes deliveries of the events that endpoints want, up to 1 000 for each endpoint, and returns for how many endpoints. Another gateway that
-- does the same waits, and goes on from there. An event for which there is a delivery already is sent again: its endpoint was moved
-- back to an earlier position.
create or replace function queue_deliveries() returns int
  language plpgsql security definer set search_path from current as $$
declare
  moved int := 0;
  last constant bigint := (select last_number from event_head);
  upto bigint;
  one webhook%rowtype;
begin
  for one in select * from webhook where position < last and takes_events(webhook) order by id for no key update loop
    -- What is no longer kept is no longer sent.
    one.position := greatest(one.position, (select forgotten_number from event_head));
    upto := coalesce((select max(sequence) from (select sequence from event where sequence > one.position and sequence <= least(last, one.position + 10000)
      and (one.types is null or type = any (one.types)) order by sequence limit 1000) as wanted having count(*) = 1000), least(last, one.position + 10000));
    insert into webhook_delivery (id, webhook_id, event_id, sequence, type)
      select new_id(), one.id, event.id, sequence, type from event
        where sequence > one.position and sequence <= upto and (one.types is null or type = any (one.types))
      on conflict (webhook_id, sequence) do update set state = 'pending', step = 0, next_at = now();
    update webhook set position = upto where id = one.id;
    moved := moved + 1;
  end loop;
  return moved;
end $$;

-- The secrets that sign for an endpoint now, encrypted: the current one, and for a day the one before.
create or replace function current_secrets(of_webhook uuid) returns bytea[] stable
  language sql security definer set search_path from current as $$
  select array(select sealed from webhook_secret where webhook_id = of_webhook and (until is null or until > now()) order by until desc nulls first);
$$;

-- Leases what is due for an endpoint, the longest waiting first: nobody else takes it for a minute, which is longer than an attempt takes. If the
-- gateway is killed, it is due again after that minute. While attempts fail, one delivery at a time is enough to notice when they succeed.
create or replace function take_deliveries(of_webhook uuid, most int)
  returns table (delivery_id uuid, sequence bigint, step int, taken text, url text, payload text, secrets bytea[])
  language sql security definer set search_path from current as $$
  with due as (
    select delivery.id from webhook_delivery as delivery
      where webhook_id = of_webhook and state = 'pending' and next_at <= now()
      order by next_at, delivery.sequence limit (select case when failing_since is null then most else 1 end from webhook
        where id = of_webhook and disabled_at is null and removed_at is null)
      for no key update skip locked
  ), leased as (
    update webhook_delivery as delivery set next_at = now() + interval '60 seconds' from due, webhook
      where delivery.id = due.id and webhook.id = webhook_id and disabled_at is null and removed_at is null
      returning delivery.*, webhook.url, webhook.payload
  )
  select id, sequence, step, next_at::text, url, payload,
      current_secrets(of_webhook) from leased order by sequence;
$$;

-- Records the results of attempts. An attempt that took so long that another gateway has taken the delivery counts only if it succeeded.
-- Disables the endpoint if it answered that it is gone (410), or if nothing has reached it for four days; returns the reason. The four days have
-- to be over by the real clock, too, by which attempts are made: nobody is disabled because a sandbox's clock was moved.
create or replace function record_attempts(of_webhook uuid, results jsonb) returns text
  language plpgsql security definer set search_path from current as $$
declare
  delivered constant boolean := results @> '[{"state": "delivered"}]';
  gone constant boolean := results @> '[{"status": 410}]';
  one webhook%rowtype;
  reason text;
begin
  -- Endpoints are locked before their deliveries, as everywhere.
  select * into one from webhook where id = of_webhook for no key update;
  update webhook_delivery as delivery set state = told.state, attempts = attempts + 1, step = delivery.step + 1, attempted_at = now(),
      next_at = case when told.state = 'pending' then now() + make_interval(secs => told.wait_seconds) end,
      status = told.status, answer = told.answer, problem = told.problem, duration_ms = told.duration_ms
    from jsonb_to_recordset(results) as told (id uuid, taken timestamptz, state text, wait_seconds float8, status int, answer text, problem text, duration_ms int)
    where delivery.id = told.id and webhook_id = of_webhook and (delivery.next_at = told.taken or told.state = 'delivered');
  reason := case when one.disabled_at is not null then null when gone then 'gone'
    when not delivered and one.failing_since < gateway_now() - interval '4 days' and exists (select from webhook_delivery
      where webhook_id = of_webhook and state <> 'delivered' and created_at < now() - interval '4 days') then 'failing' end;
  update webhook set failing_since = case when delivered then null else coalesce(failing_since, gateway_now()) end,
      last_success_at = case when delivered then gateway_now() else last_success_at end,
      disabled_at = case when reason is null then disabled_at else gateway_now() end, disabled_reason = coalesce(reason, disabled_reason)
    where id = of_webhook;
  if reason is not null then
    perform record_audit('disableWebhook', null, 'job webhooks', 'webhook', of_webhook, null,
      jsonb_build_object('before', jsonb_build_object('url', one.url), 'after', jsonb_build_object('disabled', reason, 'failing_since', one.failing_since)));
  end if;
  return reason;
end $$;
