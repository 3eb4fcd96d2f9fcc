-- The stored outcome of a key, or null if the operation may proceed. The key is locked until the transaction ends.
create or replace function replay(by_user uuid, for_operation text, with_key text, hash bytea) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  kept idempotency_key%rowtype;
begin
  if with_key is null then
    return null;
  end if;
  if not pg_try_advisory_xact_lock(hashtextextended(format('%s %s %s %s', current_schema(), by_user, for_operation, with_key), 0)) then
    return '{"code": "IDEMPOTENCY_IN_PROGRESS"}'::jsonb;
  end if;
  select * into kept from idempotency_key
    where user_id = by_user and operation = for_operation and key = with_key;
  if not found then
    return null;
  elsif kept.request_hash <> hash then
    return '{"code": "IDEMPOTENCY_KEY_REUSED"}'::jsonb;
  elsif kept.created_at <= gateway_now() - interval '48 hours' then
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
      values (by_user, for_operation, with_key, hash, result);
  end if;
  return result;
end $$;
