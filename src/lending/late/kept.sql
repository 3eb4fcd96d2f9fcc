-- What a member has to keep in the wallet for overdue instalments, in loans whose terms say so: it is not withdrawn, sent or invested. Callers ask
-- only if the member has such a loan, which they find by loan_keeping_index: on most platforms it is empty.
create or replace function kept_for_overdue(member uuid) returns bigint stable
  language sql security definer set search_path from current as $$
  select coalesce(sum(amount_due), 0)::bigint
    from loan cross join lateral (select * from loan_debt where loan_debt.loan_id = loan.id offset 0) as debt
    where borrower_id = member and status = 'active' and late_terms ->> 'withdraw_while_late' = 'keep_due'
      and late_due_on <= latest_due(business_date() - 1);
$$;

-- The refusal of an amount that is more than can be used by a member who has to keep some money for overdue instalments.
create or replace function insufficient(usable bigint, kept bigint) returns jsonb immutable
  language sql return jsonb_build_object('code', 'INSUFFICIENT_FUNDS', 'available', greatest(0, usable))
    || case when kept > 0 then jsonb_build_object('kept', kept) else '{}' end;

-- What a member has to pay of their own loans by a day, with all that is overdue.
create or replace function instalments_by(member uuid, day date) returns bigint stable
  language sql security definer set search_path from current as $$
  select coalesce(sum((due_by(loan.id, day) ->> 'amount')::bigint), 0)::bigint from loan
    where borrower_id = member and status in ('active', 'defaulted') and (next_due_on <= day or charges_due > 0);
$$;
