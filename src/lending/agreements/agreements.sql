-- Keeps a version of an agreement. A version that is known stays as it is: what differs from it is returned, so that a text that was
-- changed under the same version is noticed. It applies from the beginning of a day.
create or replace function keep_agreement(
  new_id uuid, of_name text, of_version text, of_title text, of_text text, of_hash text, from_day date, for_acts text[]
) returns jsonb
  language plpgsql security definer set search_path from current as $$
begin
  insert into agreement (id, name, version, title, text, hash, applies_from, acts)
    values (new_id, of_name, of_version, of_title, of_text, of_hash, from_day::timestamp at time zone business_timezone(), for_acts) on conflict (name, version) do nothing;
  return (select jsonb_build_object('differs', array_remove(array[case when hash <> of_hash then 'text' end, case when title <> of_title then 'title' end,
      case when (applies_from at time zone business_timezone())::date <> from_day then 'from' end, case when acts <> for_acts then 'acts' end], null))
    from agreement where name = of_name and version = of_version);
end $$;

-- The version of each of these agreements that applies now.
create or replace function current_agreements(names text[]) returns setof agreement stable
  language sql security definer set search_path from current as $$
  select distinct on (name) * from agreement where name = any (names) and applies_from <= gateway_now()
    order by name, applies_from desc, version desc;
$$;

-- Which agreements a member has to accept before an act; null if none. `names` is a JSON array.
create or replace function missing_agreements(member uuid, act text, names jsonb) returns jsonb stable
  language sql security definer set search_path from current as $$
  select jsonb_agg(jsonb_build_object('id', id, 'name', name, 'version', version, 'title', title, 'hash', hash) order by name)
  from current_agreements(array(select jsonb_array_elements_text(names))) as needed
  where act = any (acts) and not exists (select from acceptance where user_id = member and agreement_id = needed.id);
$$;

-- Records that a member accepts a version, once: a repeat returns what was recorded first. `seen` is the hash of the text that the member
-- has read, null if the caller does not say. A version that another has replaced is not accepted any more.
create or replace function accept_agreement(
  by_user uuid, of_agreement uuid, new_id uuid, seen text, from_address text, by_program text, names text[]
) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  target agreement%rowtype;
  applies agreement%rowtype;
begin
  if is_blocked_meanwhile(by_user) then
    return '{"code": "BLOCKED"}'::jsonb;
  end if;
  select * into target from agreement where id = of_agreement and name = any (names);
  if not found then
    return '{"code": "NOT_FOUND"}'::jsonb;
  elsif seen <> target.hash then
    return jsonb_build_object('code', 'VALIDATION_FAILED', 'hash', target.hash);
  end if;
  select * into applies from current_agreements(array[target.name]);
  if applies.id <> target.id and target.applies_from <= gateway_now()
      and not exists (select from acceptance where user_id = by_user and agreement_id = target.id) then
    return jsonb_build_object('code', 'INVALID_TRANSITION', 'current', applies.id, 'version', applies.version);
  end if;
  insert into acceptance (id, user_id, agreement_id, hash, address_prefix, user_agent)
    values (new_id, by_user, target.id, target.hash, from_address, by_program) on conflict (user_id, agreement_id) do nothing;
  return jsonb_build_object('acceptance', (select to_jsonb(one) from acceptance as one where user_id = by_user and agreement_id = target.id));
end $$;

-- Where it came from can be erased; who accepted what, and when, stays.
create or replace trigger keeps_the_rest before update on acceptance for each row execute function refuse_other_changes('address_prefix', 'user_agent');
