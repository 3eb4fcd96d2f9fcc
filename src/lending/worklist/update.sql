-- Whether somebody has acted as an operator, and is not frozen. Those who have only looked, or tried in vain, may only have the scope to look, and could
-- neither work on an item nor give it back. The index finds what is not one of perhaps many looks.
create or replace function is_known_operator(of_user uuid) returns boolean stable
  language sql security definer set search_path from current as $$
  select not is_blocked(of_user) and (
    exists (select from audit_entry where actor_id = of_user and act < 'lookAtMember' and act <> 'exportAuditTrail' and actor_kind = 'operator' and refused_with is null)
    or exists (select from audit_entry where actor_id = of_user and act > 'lookAtMember' and actor_kind = 'operator' and refused_with is null));
$$;

-- Gives an item of the worklist to an operator, or back to nobody, and writes a note on it: `given` has `owner_id`, `note` and
-- `look_again_on`, a day until which it is put away, as far as they change. A case is
-- none of these items: the audit trail, which others read, must not name it.
create or replace function update_work(by_user uuid, item text, seen int, given jsonb) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  target work_item%rowtype;
  kept work_note%rowtype;
  refused jsonb;
  next_owner uuid;
  next_note text;
  next_day date;
  most constant date := business_date() + 366;
begin
  -- Its parts, by which indexes find it.
  if item !~ '^[a-z_]+:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return '{"code": "NOT_FOUND"}'::jsonb;
  end if;
  select * into target from work_item where kind = split_part(item, ':', 1) and subject_id = split_part(item, ':', 2)::uuid and kind <> 'case';
  if not found then
    return '{"code": "NOT_FOUND"}'::jsonb;
  end if;
  -- Waits for an erasure, and is waited for by it: a note that is written during it would never be erased.
  perform from identity where profile_id = target.member_id for no key update;
  if exists (select from erasure where member_id = target.member_id) then
    return '{"code": "NOT_FOUND"}'::jsonb;
  end if;
  select * into kept from work_note where kind = target.kind and subject_id = target.subject_id for no key update;
  next_owner := case when given ? 'owner_id' then (given ->> 'owner_id')::uuid else kept.owner_id end;
  next_note := case when given ? 'note' then given ->> 'note' else kept.note end;
  next_day := case when given ? 'look_again_on' then (given ->> 'look_again_on')::date else kept.look_again_on end;
  refused := refused_operator(by_user, array[target.member_id]);
  if refused is not null then
    return refused;
  elsif seen <> coalesce(kept.version, 0) then
    return jsonb_build_object('code', 'VERSION_CONFLICT', 'version', coalesce(kept.version, 0), 'seen', seen, 'owner_id', kept.owner_id,
      'note', kept.note, 'look_again_on', kept.look_again_on);
  elsif next_owner = target.member_id or next_owner is distinct from kept.owner_id and next_owner <> by_user and not is_known_operator(next_owner) then
    return '{"code": "VALIDATION_FAILED"}'::jsonb;
  elsif next_day is distinct from kept.look_again_on and not coalesce(next_day > business_date() and next_day <= most, true) then
    return jsonb_build_object('code', 'VALIDATION_FAILED', 'because', 'day', 'min', business_date() + 1, 'max', most);
  end if;
  if (next_owner, next_note, next_day) is distinct from (kept.owner_id, kept.note, kept.look_again_on) then
    insert into work_note (kind, subject_id, member_id, owner_id, note, look_again_on, version, changed_by)
      values (target.kind, target.subject_id, target.member_id, next_owner, next_note, next_day, 1, by_user)
      on conflict (kind, subject_id) do update set member_id = excluded.member_id, owner_id = excluded.owner_id, note = excluded.note,
          look_again_on = excluded.look_again_on, version = work_note.version + 1, changed_by = by_user, changed_at = gateway_now()
        where work_note.version = coalesce(kept.version, 0)
      returning version into target.version;
    -- Somebody else has written the first note at the same time.
    if not found then
      select * into kept from work_note where kind = target.kind and subject_id = target.subject_id;
      return jsonb_build_object('code', 'VERSION_CONFLICT', 'version', kept.version, 'seen', coalesce(seen, 0), 'owner_id', kept.owner_id,
        'note', kept.note, 'look_again_on', kept.look_again_on);
    end if;
    perform record_audit('updateWorkItem', by_user, null,
      case target.kind when 'request' then 'request' when 'payment' then 'payment' when 'bank_line' then 'bank line' when 'mail' then 'member' when 'help' then 'help request' else 'loan' end,
      target.subject_id, target.member_id,
      -- Nothing could redact what the note on a bank line says, which is about no member yet.
      jsonb_build_object('reason', case when target.member_id is not null and next_note is distinct from kept.note then next_note end,
        'before', jsonb_build_object('owner_id', kept.owner_id) || case when next_day is distinct from kept.look_again_on
          then jsonb_build_object('look_again_on', kept.look_again_on) else '{}' end,
        'after', jsonb_build_object('owner_id', next_owner) || case when next_day is distinct from kept.look_again_on
          then jsonb_build_object('look_again_on', next_day) else '{}' end));
  end if;
  -- Not read again: somebody else may have done what it waited for.
  target.owner_id := next_owner;
  target.note := next_note;
  target.look_again_on := next_day;
  return jsonb_build_object('item', to_jsonb(target));
end $$;
