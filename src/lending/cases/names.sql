-- A keyed hash of a name, by which a change of the name is noticed.
create or replace function name_fingerprint(name text) returns bytea stable
  language sql security definer set search_path from current as $$
  select sha256(point_key || convert_to('screened name ' || name, 'UTF8')) from deployment;
$$;

-- Goes on to the next members, at most the given number, and returns those of them who were not compared with lists within a day, or have a new name. `swept` is how many
-- there were; after the last member it begins again with the first.
create or replace function names_to_screen(most int, out swept int, out asked jsonb)
  language plpgsql security definer set search_path from current as $$
declare
  mark screening_mark%rowtype;
  latest uuid;
begin
  swept := 0;
  asked := '[]';
  select * into mark from screening_mark for no key update skip locked;
  if not found then
    return;
  end if;
  with page as (
    select id, full_name from profile where id > mark.names_until order by id limit most
  )
  select count(*), (array_agg(id order by id desc))[1],
      coalesce(jsonb_agg(jsonb_build_object('member_id', id, 'full_name', full_name) order by id) filter (where full_name is not null
        and (fingerprint is null or fingerprint <> name_fingerprint(full_name) or screened_at < gateway_now() - interval '1 day')), '[]')
    into swept, latest, asked from page left join screened_member on user_id = page.id;
  update screening_mark set names_until = case when swept < most then '00000000-0000-0000-0000-000000000000' else latest end;
end $$;

-- Notes that a member was compared with lists under a name, and opens a case if it was found, or adds to the one that is open. What the last case
-- says already is nothing new. Returns whether there was something new.
create or replace function record_screening(member uuid, name text, listed text[]) returns boolean
  language plpgsql security definer set search_path from current as $$
declare
  known boolean;
begin
  insert into screened_member (user_id, fingerprint, screened_at)
    select id, name_fingerprint(name), gateway_now() from profile where id = member and full_name = name
    on conflict (user_id) do update set fingerprint = excluded.fingerprint, screened_at = excluded.screened_at;
  -- Under another name by now, the member is asked about again.
  if not found or coalesce(cardinality(listed), 0) = 0 then
    return false;
  end if;
  select exists (select from case_entry join member_case on member_case.id = case_id where member_id = member and rule = 'lists' and act = 'find'
    and said -> 'finding' -> 'listed' = to_jsonb(listed)) into known;
  return not known and note_hit(member, 'lists', jsonb_build_object('listed', listed), false);
end $$;
