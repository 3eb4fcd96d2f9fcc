-- Makes what is done in cases wait for one another, so that their chain has one end. Call it first: whoever holds it may then lock payments and wallets.
create or replace function lock_cases() returns void
  language sql security definer set search_path from current as $$
  select pg_advisory_xact_lock(hashtextextended(format('%s cases', current_schema()), 0));
$$;

-- The hash of an entry: it covers the one before it, and what is said of a member only by a digest, so that it can be erased.
create or replace function case_hash(entry case_entry) returns bytea stable
  language sql set search_path from current as $$
  select sha256(convert_to(concat_ws(E'\n', encode(entry.previous_hash, 'hex'), entry.number,
    to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), coalesce(entry.actor_id::text, entry.actor_name), entry.act,
    coalesce(entry.case_id::text, ''), coalesce(entry.refused_with, ''), encode(entry.digest, 'hex')), 'UTF8'));
$$;

-- Adds to the trail of cases what an operator has done or tried or, if by_user is null, what a rule has found.
-- Entries wait for one another. Whoever locks payments or wallets has called lock_cases before.
create or replace function record_case(of_case uuid, by_user uuid, by_itself text, of_act text, told jsonb, refused text default null) returns void
  language plpgsql security definer set search_path from current as $$
declare
  entry case_entry%rowtype;
begin
  perform lock_cases();
  select number + 1, hash into entry.number, entry.previous_hash from case_entry order by number desc limit 1;
  entry.id := new_id();
  entry.number := coalesce(entry.number, 1);
  entry.previous_hash := coalesce(entry.previous_hash, decode(repeat('00', 32), 'hex'));
  entry.at := gateway_now();
  entry.case_id := of_case;
  entry.actor_id := by_user;
  entry.actor_name := case when by_user is null then by_itself end;
  entry.act := of_act;
  entry.refused_with := refused;
  entry.said := jsonb_strip_nulls(coalesce(told, '{}'));
  entry.salt := uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid());
  entry.digest := audit_digest(entry.salt, entry.said);
  entry.hash := case_hash(entry);
  insert into case_entry select entry.*;
end $$;

-- Adds to the trail of cases what an operator has tried, and why it was refused.
create or replace function record_case_refusal(by_user uuid, of_act text, of_case uuid, refused text) returns void
  language sql security definer set search_path from current as $$
  select record_case((select id from member_case where id = of_case), by_user, null, of_act, '{}', refused);
$$;

-- Notes that an operator has opened cases, in the trail of cases alone: no trail that members or other operators see has it.
-- Returns the members whose files are open by that.
create or replace function record_case_looks(by_user uuid, cases uuid[]) returns setof uuid
  language plpgsql security definer set search_path from current as $$
begin
  perform record_case(id, by_user, null, 'look', '{}') from member_case where id = any (cases) and member_id <> by_user order by id;
  return query select distinct member_id from member_case where id = any (cases) and member_id <> by_user;
end $$;

-- Everything in the trail of cases that was changed, removed or added behind the gateway's back; no rows if it is intact.
create or replace function case_breaks() returns table (number bigint, problem text) stable
  language sql security definer set search_path from current as $$
  select checked.number, problem from (
    select entry.number, row_number() over chain as place, lag(entry.hash, 1, decode(repeat('00', 32), 'hex')) over chain as before, entry
    from case_entry as entry window chain as (order by entry.number)) as checked
  cross join lateral (values
    (checked.number <> place, format('has place %s: entries of cases are missing before it, or were added', place)),
    ((entry).previous_hash <> before, 'of cases does not follow from the entry before it'),
    ((entry).hash <> case_hash(entry), 'of cases was changed'),
    ((entry).digest <> audit_digest((entry).salt, (entry).said), 'of cases says something else than was recorded'),
    ((entry).said is null and not exists (select from member_case join erasure using (member_id) where member_case.id = (entry).case_id),
      'of cases was emptied, but not by an erasure')
  ) as found (is_broken, problem)
  where is_broken order by 1;
$$;

-- An entry never changes, except that what it says of a member can be erased as a whole.
create or replace function guard_case_entry() returns trigger language plpgsql set search_path from current as $$
begin
  if to_jsonb(old) - '{said,salt}'::text[] = to_jsonb(new) - '{said,salt}'::text[] and new.said is null then
    return new;
  end if;
  raise exception 'case_entry is append-only: update is refused' using errcode = 'restrict_violation';
end $$;

create or replace trigger append_only before update on case_entry for each row execute function guard_case_entry();

-- What a case is about never changes, nor a case that is closed, except that its words can be erased.
create or replace function guard_case() returns trigger language plpgsql set search_path from current as $$
begin
  if (old.id, old.member_id, old.rule, old.opened_by, old.created_at) is distinct from (new.id, new.member_id, new.rule, new.opened_by, new.created_at)
      or old.state = 'closed' and to_jsonb(old) - 'reason' <> to_jsonb(new) - 'reason'
      or old.reason is distinct from new.reason and new.reason is not null then
    raise exception 'what a case is about never changes' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create or replace trigger changes_as_allowed before update on member_case for each row execute function guard_case();
