-- The last day of the year, month or day that a document is about.
create or replace function end_of_document_period(period text) returns date immutable
  language sql return case length(period) when 4 then make_date(period::int, 12, 31)
    when 7 then (to_date(period, 'YYYY-MM') + interval '1 month')::date - 1 else period::date end;

-- Adds a document, with the hash of its bytes; returns whether it was new. A member who has been erased meanwhile gets none: an erasure changes the profile before
-- it deletes documents, so either it waits for this one, or this sees it. Its member is told, unless it is about what has long been over:
-- whoever has documents made for the first time gets those of all the years before.
create or replace function add_document(one jsonb, bytes bytea) returns boolean
  language plpgsql security definer set search_path from current as $$
declare
  member constant uuid := (one ->> 'user_id')::uuid;
begin
  perform from profile where id = member for share;
  if exists (select from erasure where member_id = member) then
    return false;
  end if;
  insert into document (id, user_id, kind, version, language, title, period, loan_id, replaces_id, last_position, figures, said, hash, bytes, content, made_at)
    select id, user_id, kind, version, language, title, period, loan_id, replaces_id, last_position, figures, decode(said, 'hex'), sha256(add_document.bytes),
      octet_length(add_document.bytes), add_document.bytes, made_at
    from jsonb_to_record(one) as given (id uuid, user_id uuid, kind text, version int, language text, title text, period text, loan_id uuid, replaces_id uuid,
      last_position bigint, figures jsonb, said text, made_at timestamptz)
    on conflict do nothing;
  if not found then
    return false;
  end if;
  perform notify_users(array[member], array['document'], array[jsonb_strip_nulls(jsonb_build_object('document_id', one -> 'id',
      'document_title', one -> 'title', 'document_kind', one -> 'kind', 'loan_id', one -> 'loan_id', 'replaces_id', one -> 'replaces_id'))])
    where one ->> 'replaces_id' is not null or end_of_document_period(one ->> 'period') >= business_date() - 40;
  return true;
end $$;

-- Keeps a document that a job has made; returns whether it was new. Of two gateways that make the same one, the first keeps it.
create or replace function keep_document(one jsonb, bytes bytea) returns boolean
  language plpgsql security definer set search_path from current as $$
begin
  if one ->> 'replaces_id' is not null or not add_document(one, bytes) then
    return false;
  end if;
  update payoff_letter set made_at = (one ->> 'made_at')::timestamptz where id = (one ->> 'id')::uuid;
  update receipt set made_at = (one ->> 'made_at')::timestamptz where id = (one ->> 'id')::uuid;
  return true;
end $$;

-- Keeps a document that corrects another one, for an operator. `obstacle` says why there is none to keep: it would say the same (`unchanged`) or nothing (`void`).
create or replace function correct_document(
  by_user uuid, with_key text, hash bytea, of_document uuid, one jsonb, bytes bytea, obstacle text, reason text
) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  old document%rowtype;
  newer uuid;
  result jsonb := replay(by_user, 'correctDocument', with_key, hash);
begin
  if result is not null then
    return result;
  end if;
  -- The profile first, as an erasure locks them.
  perform from profile where id = (select user_id from document where id = of_document) for share;
  -- Two operators who correct it at once come one after the other.
  select * into old from document where id = of_document for update;
  if not found then
    return '{"code": "NOT_FOUND"}'::jsonb;
  end if;
  result := refused_operator(by_user, array[old.user_id]);
  if result is not null then
    return result;
  end if;
  select id into newer from document where replaces_id = of_document;
  if found then
    return remember(by_user, 'correctDocument', with_key, hash, jsonb_build_object('code', 'INVALID_TRANSITION', 'from', 'replaced', 'by', newer));
  elsif obstacle is not null then
    return remember(by_user, 'correctDocument', with_key, hash, jsonb_build_object('code', 'INVALID_TRANSITION', 'from', obstacle));
  elsif (one ->> 'replaces_id', one ->> 'user_id', one ->> 'kind', one ->> 'period', one ->> 'loan_id')
      is distinct from (of_document::text, old.user_id::text, old.kind, old.period, old.loan_id::text) then
    raise exception 'a correction is about what the old document is about' using errcode = 'invalid_parameter_value';
  elsif not add_document(one, bytes) then
    return '{"code": "NOT_FOUND"}'::jsonb;
  end if;
  perform record_audit('correctDocument', by_user, null, 'document', of_document, old.user_id, jsonb_build_object('reason', reason,
    'before', jsonb_build_object('sha256', encode(old.hash, 'hex')),
    'after', jsonb_build_object('document_id', one ->> 'id', 'sha256', encode(sha256(bytes), 'hex'))));
  return remember(by_user, 'correctDocument', with_key, hash, jsonb_build_object('document_id', one ->> 'id'));
end $$;

-- Nothing changes a document; only an erasure deletes those of its member.
create or replace function guard_document() returns trigger language plpgsql security definer set search_path from current as $$
begin
  if tg_op = 'DELETE' and exists (select from erasure where member_id = old.user_id) then
    return old;
  end if;
  raise exception 'a document never changes' using errcode = 'restrict_violation';
end $$;

create or replace trigger document_stays before update or delete on document for each row execute function guard_document();
