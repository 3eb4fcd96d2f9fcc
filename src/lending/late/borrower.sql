-- Whether a loan keeps its borrower from borrowing: it is late, or defaulted and not repaid since, with all its charges.
create or replace function keeps_from_borrowing(status text, late_due_on date, next_due_on date) returns boolean stable
  language sql return status = 'active' and late_due_on <= latest_due(business_date() - 1) or status = 'defaulted' and coalesce(next_due_on, late_due_on) is not null;

-- The loans with which a member is late, or in default, with what is due of each: all that is owed of a defaulted one.
create or replace function late_loans(member uuid) returns table (loan_id uuid, title text, owed bigint) stable
  language sql security definer set search_path from current as $$
  select loan.id, loan.title, case loan.status when 'active' then amount_due else payoff_amount end
  from loan cross join lateral (select * from loan_debt where loan_debt.loan_id = loan.id offset 0) as debt
  where borrower_id = member and keeps_from_borrowing(status, late_due_on, next_due_on);
$$;

-- Why a member can't borrow now: they owe the platform or, where that counts (`late_bars`), are late with a loan; null if they can.
create or replace function refused_borrower(member uuid, late_bars boolean) returns jsonb stable
  language sql security definer set search_path from current as $$
  select coalesce(refused_debtor(member), (
    select jsonb_build_object('code', 'BORROWER_LATE', 'owed', sum(owed), 'loans', jsonb_agg(to_jsonb(late) order by loan_id))
    from late_loans(member) as late where late_bars having count(*) > 0));
$$;

-- Freezes an open loan whose borrower has come to owe the platform or, where that counts, to be late; releases it once neither is so.
-- Tells the borrower and the lenders. Returns whether it changed the loan.
create or replace function freeze_late_loan(in_loan uuid, late_bars boolean) returns boolean
  language plpgsql security definer set search_path from current as $$
declare
  target loan%rowtype;
  is_late boolean;
  is_frozen boolean;
begin
  select * into target from loan where id = in_loan and status = 'open' for no key update;
  is_late := refused_borrower(target.borrower_id, late_bars) is not null;
  if target.id is null or is_late = target.frozen_as_late then
    return false;
  end if;
  perform lock_accounts(accounts_of_loan(in_loan));
  -- A block of the borrower that is not committed yet waits for the lock of this loan, and then freezes it.
  update loan set frozen_as_late = is_late, frozen = is_late or frozen_reason is not null or is_blocked(borrower_id) where id = in_loan
    returning frozen into is_frozen;
  -- An operator may have frozen it, too: then nothing changes for anybody.
  if is_frozen = target.frozen then
    return true;
  end if;
  perform notify_users(array_agg(user_id), array_agg(case when lends and is_late then 'investment_paused' when lends then 'investment_resumed' when is_late then 'loan_paused' else 'loan_resumed' end),
      array_agg(jsonb_build_object('loan_id', in_loan, 'loan_title', target.title) || facts))
    from (
      select target.borrower_id as user_id, false as lends, '{}'::jsonb as facts
      union all select lender_id, true, jsonb_build_object('amount', sum(amount), 'currency', target.currency)
        from investment where loan_id = in_loan and status = 'pending' group by lender_id) as party;
  return true;
end $$;
