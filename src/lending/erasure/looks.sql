-- Shows a member, who is told so, which operators have looked at their file until now.
create or replace function show_looks(by_user uuid, member uuid, because text) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  refused jsonb;
  shown shown_looks%rowtype;
begin
  perform from identity where profile_id = member for no key update;
  if not found then
    return '{"code": "NOT_FOUND"}'::jsonb;
  end if;
  refused := refused_operator(by_user, array[member]);
  if refused is not null then
    return refused;
  end if;
  insert into shown_looks (member_id, up_to, shown_by) select member, number, by_user from audit_head
    on conflict (member_id) do update set up_to = excluded.up_to, shown_by = by_user, shown_at = gateway_now()
    returning * into shown;
  perform record_audit('showLooks', by_user, null, 'member', member, member,
    jsonb_build_object('reason', because, 'after', jsonb_build_object('up_to', shown.up_to)));
  perform notify_users(array[member], array['looks_shown'], array[jsonb_build_object('until', iso_time(shown.shown_at))]);
  return jsonb_build_object('shown_looks', to_jsonb(shown));
end $$;

-- The looks at a member's file that an operator has shown them, newest first, before a time. Looks for an investigation are never among them: nobody is
-- warned.
create or replace function looks_shown_to(member uuid, before_time timestamptz, most int)
  returns table (at timestamptz, purpose text, operator text) stable
  language sql security definer set search_path from current as $$
  select entry.at, personal ->> 'reason', full_name
    from shown_looks join audit_entry as entry on entry.member_id = member and number <= up_to left join profile on profile.id = actor_id
    where shown_looks.member_id = member and act = 'lookAtMember' and (before_time is null or entry.at < before_time)
      and coalesce(personal ->> 'reason', '') !~* '^investigation(:|$)'
    order by number desc limit most;
$$;
