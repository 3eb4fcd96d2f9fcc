-- Whether a lender counts as sophisticated now, and so needs neither test, nor reflection, nor warning.
create or replace function is_sophisticated(member uuid) returns boolean stable
  language sql security definer set search_path from current as $$
  select exists (select from sophisticated_lender where user_id = member and until > gateway_now());
$$;

-- Recognises a lender as sophisticated for two years from now, or ends that, for an operator. Earlier investments keep the rules under which they were made.
create or replace function mark_sophisticated(by_user uuid, member uuid, sophisticated boolean, because text) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  refused jsonb;
  before constant timestamptz := (select until from sophisticated_lender where user_id = member and until > gateway_now());
  marked sophisticated_lender%rowtype;
begin
  perform from identity where profile_id = member for no key update;
  if not found then
    return '{"code": "NOT_FOUND"}'::jsonb;
  end if;
  refused := refused_operator(by_user, array[member]);
  if refused is not null then
    return refused;
  elsif not sophisticated and before is null then
    return '{"code": "INVALID_TRANSITION"}'::jsonb;
  end if;
  insert into sophisticated_lender (user_id, recognised_at, until) values (member, gateway_now(), gateway_now() + interval '2 years')
    on conflict (user_id) do update set until = case when sophisticated then excluded.until else gateway_now() end,
      recognised_at = case when sophisticated and before is null then excluded.recognised_at else sophisticated_lender.recognised_at end, changed_at = gateway_now()
    returning * into marked;
  perform record_audit('markSophisticated', by_user, null, 'member', member, member, jsonb_build_object('reason', because,
    'before', jsonb_build_object('sophisticated_until', before),
    'after', jsonb_build_object('sophisticated_until', case when sophisticated then marked.until end)));
  return jsonb_build_object('member_id', member, 'until', case when sophisticated then marked.until end);
end $$;
