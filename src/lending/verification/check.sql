-- Begins a check of a member's identity by a provider, or goes on with the one that is under way. `per_day` limits how often within 24 hours,
-- since providers charge for each.
create or replace function begin_verification(by_user uuid, new_id uuid, of_provider text, to_level text, per_day int) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  one verification_check%rowtype;
  held text;
begin
  perform from profile where id = by_user for no key update;
  if is_blocked(by_user) then
    return '{"code": "BLOCKED"}'::jsonb;
  end if;
  held := level_of(by_user);
  -- Within a month of its end, a level can be confirmed again.
  if (held = to_level or held = 'full')
      and exists (select from verification where user_id = by_user and (expires_at > gateway_now() + interval '30 days') is not false) then
    return jsonb_build_object('code', 'INVALID_TRANSITION', 'from', held, 'to', to_level);
  elsif (select count(*) from verification_check cross join unnest(recent_starts) as at
      where user_id = by_user and at > gateway_now() - interval '24 hours') >= per_day then
    return jsonb_build_object('code', 'LIMIT_EXCEEDED', 'again_at', (select at + interval '24 hours'
      from verification_check cross join unnest(recent_starts) as at where user_id = by_user order by at desc offset per_day - 1 limit 1));
  end if;
  update verification_check set state = 'canceled', ended_at = gateway_now(), updated_at = gateway_now(), ask_at = null
    where user_id = by_user and is_open_check(state) and (provider, level) is distinct from (of_provider, to_level);
  -- If this gateway ends before the provider answers, another asks.
  update verification_check set state = 'pending', starts = starts + 1, asks = 0, updated_at = gateway_now(),
      recent_starts = array(select at from unnest(recent_starts) as at where at > gateway_now() - interval '24 hours') || gateway_now(),
      ask_at = gateway_now() + interval '1 minute'
    where user_id = by_user and is_open_check(state) returning * into one;
  if not found then
    insert into verification_check (id, user_id, provider, level, recent_starts, ask_at)
      values (new_id, by_user, of_provider, to_level, array[gateway_now()], gateway_now() + interval '1 minute') returning * into one;
  end if;
  return jsonb_build_object('check', to_jsonb(one));
end $$;

-- The checks about which their provider is asked now, each for one gateway; another asks a minute later if no answer is recorded.
create or replace function verifications_to_ask(of_provider text, most int) returns setof verification_check
  language sql security definer set search_path from current as $$
  update verification_check set ask_at = gateway_now() + interval '1 minute'
    where id in (select id from verification_check where ask_at <= gateway_now() and provider = of_provider order by ask_at limit most
      for no key update skip locked) returning *;
$$;

-- Has a provider asked about a check soon, since it has sent an event about it: by its own id of it, or by the gateway's. However often
-- and in whatever order events come, they say no more than that.
create or replace function note_identity_event(of_provider text, of_reference text, of_check uuid) returns boolean
  language plpgsql security definer set search_path from current as $$
begin
  update verification_check set ask_at = gateway_now()
    where provider = of_provider and (reference = of_reference or id = of_check and reference is null) and state <> 'canceled';
  return found;
end $$;

-- Records what a provider says of a check: the outcome, the level, its reference, and until when it holds. A check that was canceled, because the
-- member's name has changed or another was begun, gives no level any more. A provider can take back what it has confirmed.
create or replace function record_verification(
  of_check uuid, to_state text, of_level text default null, of_reference text default null, until timestamptz default null,
  ask_next timestamptz default null
) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  one verification_check%rowtype;
  before jsonb;
  given text;
  next_state text := to_state;
begin
  -- Profiles are locked before checks, as everywhere.
  perform from profile where id = (select user_id from verification_check where id = of_check) for no key update;
  select * into one from verification_check where id = of_check for no key update;
  if not found then
    return '{"code": "NOT_FOUND"}'::jsonb;
  end if;
  before := verified_standing(one.user_id);
  if until <= gateway_now() and to_state = 'verified' then
    next_state := 'rejected';
  end if;
  if is_open_check(one.state) and next_state = 'verified' then
    given := case when one.level = 'full' and of_level = 'basic' then 'basic' else one.level end;
    perform reach_level(one.user_id, given, one.provider, coalesce(one.reference, of_reference), until);
  elsif one.state = 'verified' and next_state = 'rejected' and exists (select from verification
      where user_id = one.user_id and evidence = one.provider and reference = one.reference) then
    perform lose_level(one.user_id, 'provider');
    update profile set verification_status = 'rejected' where id = one.user_id and verification_status = 'verified';
  elsif (one.ended_at is null and next_state in ('pending', 'more_needed', 'rejected')) is not true then
    next_state := one.state;
  end if;
  -- A provider that is silent for a week will not answer any more.
  if is_open_check(next_state) and one.updated_at < gateway_now() - interval '7 days' then
    next_state := 'canceled';
  end if;
  update verification_check set state = next_state, reference = coalesce(one.reference, of_reference), asks = one.asks + 1,
      updated_at = case when next_state <> one.state then gateway_now() else one.updated_at end,
      ended_at = case when next_state in ('verified', 'rejected', 'canceled') then coalesce(one.ended_at, gateway_now()) end,
      ask_at = case when next_state = 'canceled' then null
        -- Whoever asks has put the next time a minute off. If it is sooner, an event has come since, and the answer may be older.
        when one.ask_at < gateway_now() + interval '30 seconds' then one.ask_at
        -- No answer to what an event has said of a check that is over: it may be that the provider takes it back.
        when is_open_check(next_state) or to_state is null and one.ask_at is not null
          then coalesce(ask_next, gateway_now() + ask_pause(one.asks)) end
    where id = of_check returning * into one;
  if verified_standing(one.user_id) <> before then
    perform record_audit('verifyMember', null, 'rule ' || one.provider, 'member', one.user_id, one.user_id, jsonb_build_object(
      'reason', 'what the identity provider found', 'before', before, 'after', verified_standing(one.user_id)));
  end if;
  return jsonb_build_object('check', to_jsonb(one));
end $$;
