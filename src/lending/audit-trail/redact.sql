-- Removes what the trail says of a member, reasons and values, and keeps that something was done, by whom and when. Returns how many
-- entries were redacted.
create or replace function redact_audit(about uuid, by_user uuid, because text) returns int
  language plpgsql security definer set search_path from current as $$
declare
  redacted int;
begin
  update audit_entry set personal = null, salt = null where member_id = about and personal is not null;
  get diagnostics redacted = row_count;
  perform record_audit('redactAuditTrail', by_user, null, 'member', about, about,
    jsonb_build_object('reason', because, 'after', jsonb_build_object('redacted', redacted)));
  return redacted;
end $$;
