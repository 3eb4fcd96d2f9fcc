-- Acts of an integrator for a borrower: the idempotency keys are the integrator's, the loan is the borrower's, and the audit trail
-- names both.

-- Why an integrator can't act for a member: one of them is blocked; null if neither is. A block of either waits until the caller's
-- transaction ends.
create or replace function refused_import(by_user uuid, for_member uuid) returns jsonb
  language plpgsql security definer set search_path from current as $$
begin
  return case when is_blocked_meanwhile(by_user) then '{"code": "BLOCKED"}'::jsonb
    when is_blocked_meanwhile(for_member) then '{"code": "FORBIDDEN", "member": "frozen"}'::jsonb end;
end $$;

create or replace function import_loan(by_user uuid, with_key text, hash bytea, for_member uuid, ids uuid[], terms jsonb) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  result jsonb := coalesce(replay(by_user, 'createLoan', with_key, hash), refused_import(by_user, for_member));
  made loan%rowtype;
begin
  if result is not null then
    return result;
  end if;
  result := taken_reference(for_member, terms ->> 'external_id', null);
  if result is not null then
    return remember(by_user, 'createLoan', with_key, hash, result);
  end if;
  made := draft_loan(for_member, ids, terms, 'imported for the borrower');
  perform record_audit('createLoan', by_user, null, 'loan', made.id, for_member, jsonb_build_object('after',
    jsonb_build_object('status', made.status, 'title', made.title, 'amount_requested', made.amount_requested)));
  return remember(by_user, 'createLoan', with_key, hash, jsonb_build_object('loan', to_jsonb(made)));
end $$;

-- Changes the terms of a borrower's loan for an integrator, and returns the loan before the change, too.
create or replace function update_imported_loan(by_user uuid, for_member uuid, in_loan uuid, seen int, terms jsonb) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  refused constant jsonb := refused_import(by_user, for_member);
  before jsonb;
begin
  if refused is not null then
    return refused;
  end if;
  select to_jsonb(one) into before from loan as one where id = in_loan for no key update;
  return update_loan(for_member, in_loan, seen, terms, null) || jsonb_build_object('before', before);
end $$;

-- Stores a borrower's loan, as an integrator's change left it, under the integrator's key, in the same transaction. Adds to the trail
-- which of its terms, and whether its state, have changed.
create or replace function keep_imported_change(
  by_user uuid, for_operation text, with_key text, hash bytea, in_loan uuid, before jsonb
) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  changed loan%rowtype;
  told jsonb;
begin
  select * into changed from loan where id = in_loan;
  if not found or for_operation not in ('updateLoan', 'publishLoan') or before ->> 'id' is distinct from in_loan::text then
    raise exception 'only an update or a publication of a loan is imported' using errcode = 'restrict_violation';
  end if;
  select jsonb_build_object('before', jsonb_object_agg(key, old.value), 'after', jsonb_object_agg(key, new.value)) into told
    from jsonb_each(before) as old join jsonb_each(to_jsonb(changed)) as new using (key)
    where new.value <> old.value and key = any (editable_terms('draft', 0) || 'status'::text) and key not like 'public%' and key not in ('external_id', 'metadata')
    having count(*) > 0;
  if told is not null then
    perform record_audit(for_operation, by_user, null, 'loan', in_loan, changed.borrower_id, told);
  end if;
  return remember(by_user, for_operation, with_key, hash, jsonb_build_object('loan', to_jsonb(changed)));
end $$;
