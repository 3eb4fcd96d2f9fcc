-- Whether one of these members has a loan whose terms say that what is due stays in the wallet. On most platforms the index of such loans is empty.
create or replace function may_have_to_keep(members uuid[]) returns boolean stable
  language sql security definer set search_path from current as $$
  select exists (select from loan where borrower_id = any (members) and status in ('active', 'defaulted')
    and late_terms ->> 'withdraw_while_late' = 'keep_due');
$$;

-- What a member has to keep in the wallet for such loans while they are late, or in default and not written off: it is not withdrawn, sent or
-- invested.
create or replace function kept_for_overdue(member uuid) returns bigint stable
  language sql security definer set search_path from current as $$
  select case when may_have_to_keep(array[member]) then (select coalesce(sum(owed), 0)::bigint
    from late_loans(member) join loan on loan.id = loan_id
    where late_terms ->> 'withdraw_while_late' = 'keep_due' and written_off_at is null) else 0 end;
$$;

-- The refusal of an amount that is more than can be used by a member who has to keep some money for overdue instalments.
create or replace function insufficient(usable bigint, kept bigint) returns jsonb immutable
  language sql return jsonb_build_object('code', 'INSUFFICIENT_FUNDS', 'available', greatest(0, usable))
    || case when kept > 0 then jsonb_build_object('kept', kept) else '{}' end;

-- What a member has to pay of their own loans by a day, with all that is overdue.
create or replace function instalments_by(member uuid, day date) returns bigint stable
  language sql security definer set search_path from current as $$
  select coalesce(sum((due_by(loan.id, day) ->> 'amount')::bigint), 0)::bigint from loan
    where borrower_id = member and status in ('active', 'defaulted') and (next_due_on <= day or next_due_on is null);
$$;
