-- Keeps a provider's event; false if it was received before.
create or replace function receive_payment_event(
  of_provider text, event text, of_reference text, of_payment uuid, of_kind text
) returns boolean
  language plpgsql security definer set search_path from current as $$
begin
  insert into payment_event (provider, event_id, reference, payment_id, kind) values (of_provider, event, of_reference, of_payment, of_kind)
    on conflict do nothing;
  return found;
end $$;

-- The withdrawals of these providers that are due to be sent, each for one gateway: the money of their senders is checked before any of it leaves. Those
-- that are not sent, since that failed or took too long, are due again a minute later, after all others.
create or replace function payments_to_send(providers text[], most int) returns setof payment
  language plpgsql security definer set search_path from current as $$
begin
  return query update payment set ask_at = gateway_now() + interval '1 minute' where id = any (array(
      select id from payment where ask_at <= gateway_now() and direction = 'out' and state = 'approved' and started_at is null
        -- What waits is left out before the limit counts: it stays due, and would take the places of all others.
        and provider = any (providers) and user_id not in (select member_id from member_case where holds_money) and not is_blocked(user_id)
      order by ask_at limit most for no key update skip locked)) returning *;
end $$;

-- The payments of these providers about which they are asked now, each for one gateway: those that an event names, those due to be asked
-- about, and the withdrawals in `checked`, whose senders were screened and which are sent unless a case holds them. An event whose payment is not there yet is tried again, for about 3 days. If the gateway ends before an answer is recorded,
-- another asks a minute later.
create or replace function payments_to_ask(providers text[], most int, checked uuid[]) returns setof payment
  language plpgsql security definer set search_path from current as $$
declare
  named uuid[];
begin
  with told as (
    select event.provider, event_id, known.id as payment_id from payment_event as event
      left join payment as known on known.provider = event.provider and (known.id = event.payment_id or known.reference = event.reference)
      where processed_at is null and event.ask_at <= gateway_now() and event.provider = any (providers)
      order by event.ask_at limit most for no key update of event skip locked
  ), noted as (
    update payment_event as event set asks = asks + 1, ask_at = gateway_now() + ask_pause(asks),
        processed_at = case when told.payment_id is not null or asks >= 8 then gateway_now() end
      from told where (event.provider, event.event_id) = (told.provider, told.event_id)
  )
  select array_agg(payment_id) into named from told where payment_id is not null;
  -- Waits for an answer that is being recorded, which would put off the next time to ask.
  perform from payment where id = any (named) order by id for no key update;
  return query update payment set ask_at = gateway_now() + interval '1 minute', started_at = coalesce(started_at, gateway_now())
    where id = any (named
      || array(select id from payment where id = any (checked) and is_unsent(payment) and not is_blocked(user_id) for no key update skip locked)
      || array(select id from payment where ask_at <= gateway_now() and provider = any (providers)
        and (direction = 'in' or state <> 'approved' or started_at is not null)
        and not (user_id in (select member_id from member_case where holds_money) and is_unsent(payment)) order by ask_at limit most
      for no key update skip locked)) and not waits_for_case(payment) returning *;
end $$;
