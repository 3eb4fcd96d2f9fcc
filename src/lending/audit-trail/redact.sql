-- Removes what the trail says of a member, reasons and values, and keeps that something was done, by whom and when. Returns how many
-- entries were redacted. Nobody redacts what is about themselves.
create or replace function redact_trail(about uuid, by_user uuid, because text) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  redacted int;
  refused constant jsonb := refused_operator(by_user, array[about]);
begin
  if refused is not null then
    return refused;
  elsif not exists (select from profile where id = about) then
    return '{"code": "NOT_FOUND"}'::jsonb;
  end if;
  update audit_entry set personal = null, salt = null where member_id = about and personal is not null;
  get diagnostics redacted = row_count;
  perform record_audit('redactAuditTrail', by_user, null, 'member', about, about,
    jsonb_build_object('reason', because, 'after', jsonb_build_object('redacted', redacted)));
  return jsonb_build_object('redacted', redacted);
end $$;
