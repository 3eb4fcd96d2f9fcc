-- What an integrator does for a borrower: the keys are the integrator's, the loan is the borrower's, and the audit trail names both.

create or replace function import_loan(by_user uuid, with_key text, hash bytea, for_member uuid, ids uuid[], terms jsonb) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  result jsonb := replay(by_user, 'createLoan', with_key, hash);
  made loan%rowtype;
begin
  if result is not null then
    return result;
  end if;
  if is_blocked_meanwhile(for_member) then
    return '{"code": "FORBIDDEN"}'::jsonb;
  end if;
  made := draft_loan(for_member, ids, terms, 'imported for the borrower');
  perform record_audit('createLoan', by_user, null, 'loan', made.id, for_member, jsonb_build_object('after',
    jsonb_build_object('status', made.status, 'title', made.title, 'amount_requested', made.amount_requested)));
  return remember(by_user, 'createLoan', with_key, hash, jsonb_build_object('loan', to_jsonb(made)));
end $$;

-- Keeps a borrower's loan as an integrator's change left it, under the integrator's key, in the same transaction.
create or replace function keep_imported_change(
  by_user uuid, for_operation text, with_key text, hash bytea, in_loan uuid, from_status text
) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  changed loan%rowtype;
begin
  select * into changed from loan where id = in_loan;
  if not found or for_operation not in ('updateLoan', 'publishLoan') then
    raise exception 'only an update or a publication of a loan is imported' using errcode = 'restrict_violation';
  end if;
  perform record_audit(for_operation, by_user, null, 'loan', in_loan, changed.borrower_id, jsonb_build_object(
    'before', jsonb_build_object('status', from_status), 'after', jsonb_build_object('status', changed.status)));
  return remember(by_user, for_operation, with_key, hash, jsonb_build_object('loan', to_jsonb(changed)));
end $$;
