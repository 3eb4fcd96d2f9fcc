-- The time since which requests count for repeats: outcomes of later ones are returned again.
create or replace function repeated_since() returns timestamptz(3) stable language sql
  return gateway_now() - interval '48 hours';

-- The only change allowed is to remove an outcome that is no longer repeated, or that says something of an erased member.
create or replace function guard_outcome() returns trigger language plpgsql security definer set search_path from current as $$
begin
  if new.outcome is null and to_jsonb(old) - 'outcome' = to_jsonb(new) - 'outcome' and (
      exists (select from erasure where member_id = old.user_id)
      -- Only erasures that have not ended yet change what others keep, so only those are looked through.
      or exists (select from erasure where done_at is null and position(member_id::text in old.outcome::text) > 0)) then
    return new;
  end if;
  raise exception 'idempotency_key is append-only: update is refused' using errcode = 'restrict_violation';
end $$;
create or replace trigger keeps_its_key before update on idempotency_key for each row
  when (new.outcome is not null or old.created_at > repeated_since()
    or (old.user_id, old.operation, old.key, old.request_hash, old.created_at)
      is distinct from (new.user_id, new.operation, new.key, new.request_hash, new.created_at))
  execute function guard_outcome();

-- The key without quotes, which gateways of the previous release pass on.
create or replace function plain_key(key text) returns text immutable language sql
  return case when key ~ '^".+"$' then regexp_replace(substr(key, 2, length(key) - 2), '\\(["\\])', '\1', 'g') else key end;

-- The stored outcome of a key, or null if the operation may proceed. The key is locked until the transaction ends.
create or replace function replay(by_user uuid, for_operation text, with_key text, hash bytea) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  kept idempotency_key%rowtype;
  plain constant text := plain_key(with_key);
begin
  if with_key is null then
    return null;
  end if;
  if not pg_try_advisory_xact_lock(hashtextextended(format('%s %s %s %s', current_schema(), by_user, for_operation, plain), 0)) then
    return '{"code": "IDEMPOTENCY_IN_PROGRESS"}'::jsonb;
  end if;
  select * into kept from idempotency_key
    -- The previous release stored keys with their quotes.
    where user_id = by_user and operation = for_operation and key in (plain, format('"%s"', plain));
  if not found then
    return null;
  elsif kept.request_hash <> hash then
    return '{"code": "IDEMPOTENCY_KEY_REUSED"}'::jsonb;
  elsif kept.outcome is null or kept.created_at <= repeated_since() then
    return '{"code": "KEY_EXPIRED"}'::jsonb;
  end if;
  return kept.outcome || '{"replayed": true}';
end $$;

-- Stores an outcome under its key, in the transaction that produced it.
create or replace function remember(by_user uuid, for_operation text, with_key text, hash bytea, result jsonb) returns jsonb
  language plpgsql security definer set search_path from current as $$
begin
  if with_key is not null then
    insert into idempotency_key (user_id, operation, key, request_hash, outcome)
      values (by_user, for_operation, plain_key(with_key), hash, result);
  end if;
  return result;
end $$;

-- Removes up to 10 000 outcomes that are no longer repeated, and returns how many. Their keys stay, so that a late repeat is refused.
create or replace function forget_outcomes() returns bigint
  language sql security definer set search_path from current as $$
  with old as (
    select user_id, operation, key from idempotency_key
    where outcome is not null and created_at <= repeated_since()
    order by created_at limit 10000 for update skip locked
  ), forgotten as (
    update idempotency_key as kept set outcome = null from old
    where (kept.user_id, kept.operation, kept.key) = (old.user_id, old.operation, old.key) returning 1
  )
  select count(*) from forgotten;
$$;
