-- Requests that what the trail and decided requests say of a member be removed, which another operator has to approve. Operators can't
-- request this for themselves.
create or replace function redact_trail(about uuid, by_user uuid, because text) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  refused constant jsonb := refused_operator(by_user, array[about]);
begin
  if refused is not null then
    return refused;
  elsif not exists (select from profile where id = about) then
    return '{"code": "NOT_FOUND"}'::jsonb;
  end if;
  return ask_approval('redactAuditTrail', by_user, about, about, 0, null, because);
end $$;

-- Removes the reasons and values that the trail, decided requests, waived charges and operators' notes have about a member; what was done, by whom and when stays. Entries
-- by or about the two operators who requested and approved this stay whole, so that they can't cover their own tracks. Returns how many of each it emptied, and
-- how many entries stay whole. An approver for whom nothing but what they have done themselves is left to empty is refused.
create or replace function redact_for(about uuid, by_user uuid, approver uuid, because text) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  redacted int;
  kept int;
  requests int;
  charges int;
  notes int;
  more int;
  pair constant uuid[] := array[by_user, approver];
  refused constant jsonb := refused_operator(by_user, array[about]);
begin
  if refused is not null then
    return refused;
  end if;
  update charge set waived_reason = null where waived_reason is not null and id in (
    select target_id from audit_entry where member_id = about and act = 'waiveCharge' and refused_with is null
      group by target_id having not bool_or(is_by_or_names(audit_entry, pair)));
  get diagnostics charges = row_count;
  -- Looks are emptied, too, but not counted: everybody's next look would change the numbers, and the trail shows them only to those who ask for them.
  with emptied as (
    update audit_entry set personal = null, salt = null where member_id = about and personal is not null and not is_by_or_names(audit_entry, pair) returning act
  )
  select count(*) filter (where act <> 'lookAtMember') into redacted from emptied;
  update approval_request set amount = 0, reason = '', decision = null, redacted_at = gateway_now()
    where member_id = about and status <> 'pending' and redacted_at is null and asked_by <> all (pair) and decided_by <> all (pair);
  get diagnostics requests = row_count;
  update work_note set note = null where member_id = about and note is not null and changed_by <> all (pair);
  get diagnostics notes = row_count;
  update operator_note set text = null, file = null where member_id = about and text is not null and author_id <> all (pair);
  get diagnostics more = row_count;
  -- All that the request was made for would stay, since it is the approver's: a colleague can remove it, and this decision would use up the request.
  if redacted + requests + charges + notes + more = 0 and by_user <> approver and exists (select from audit_entry
      where member_id = about and act <> 'lookAtMember' and personal is not null and not is_by_or_names(audit_entry, array[by_user])) then
    return '{"code": "FORBIDDEN", "because": "own_entries"}'::jsonb;
  end if;
  select count(*) into kept from audit_entry where member_id = about and act <> 'lookAtMember' and personal is not null;
  perform record_audit('redactAuditTrail', by_user, null, 'member', about, about, jsonb_build_object('reason', because,
    'after', jsonb_build_object('redacted', redacted, 'requests', requests, 'kept', kept)));
  return jsonb_build_object('redacted', jsonb_build_object('entries', redacted, 'kept', kept, 'requests', requests, 'charges', charges, 'notes', notes + more));
end $$;

create or replace function is_by_or_names(entry audit_entry, operators uuid[]) returns boolean immutable
  language sql set search_path from current as $$
  select entry.actor_kind = 'operator' and entry.actor_id = any (operators)
    or exists (select from unnest(operators) as one where position(one::text in entry.personal::text) > 0);
$$;
