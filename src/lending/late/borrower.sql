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

-- Tells the borrowers and the lenders of these open loans that they are frozen as late, or are not any more: each of them once, of all
-- their loans. With several, the first is named, and `loan_ids` has them all.
create or replace function tell_of_pauses(loans uuid[]) returns void
  language plpgsql security definer set search_path from current as $$
begin
  perform notify_users(array_agg(user_id), array_agg(case when lends and frozen then 'investment_paused' when lends then 'investment_resumed' when frozen then 'loan_paused' else 'loan_resumed' end),
      array_agg(facts))
    from (
      select user_id, lends, frozen, jsonb_build_object('loan_id', min(id::text), 'loan_title', (array_agg(title order by id))[1])
          || case when lends then jsonb_build_object('amount', sum(amount), 'currency', min(currency)) else '{}' end
          || case when count(*) > 1 then jsonb_build_object('loan_ids', jsonb_agg(id order by id)) else '{}' end as facts
      from (
        select id, title, frozen, currency, borrower_id as user_id, false as lends, 0 as amount from loan where id = any (loans)
        union all select loan.id, title, frozen, currency, lender_id, true, amount
          from (select loan_id, lender_id, sum(amount) as amount from investment where loan_id = any (loans) and status = 'pending'
            group by loan_id, lender_id) as held join loan on loan.id = loan_id) as part
      group by user_id, lends, frozen) as party;
end $$;

-- Freezes those of some loans that are open and whose borrower has come to owe the platform or, where that counts, to be late; releases
-- those of whom neither is so any more. Tells the borrowers and the lenders. Returns how many loans it changed.
create or replace function freeze_late_loans(in_loans uuid[], late_bars boolean) returns int
  language plpgsql security definer set search_path from current as $$
declare
  locked constant uuid[] := array(select id from loan where id = any (in_loans) and status = 'open' order by id for no key update);
  changing constant uuid[] := array(select id from loan
    where id = any (locked) and frozen_as_late = (refused_borrower(borrower_id, late_bars) is null));
  told uuid[];
begin
  if changing = '{}' then
    return 0;
  end if;
  perform lock_accounts(array(select unnest(accounts_of_loan(id)) from unnest(changing) as id));
  -- A block of a borrower that is not committed yet waits for the lock of the loan, and then freezes it.
  with changed as (
    update loan set frozen_as_late = not before.frozen_as_late,
        frozen = not before.frozen_as_late or before.frozen_reason is not null or is_blocked(before.borrower_id)
      from loan as before where before.id = loan.id and loan.id = any (changing)
      returning loan.id, loan.frozen <> before.frozen as shows
  )
  -- An operator may have frozen a loan, too: then nothing changes for anybody.
  select array_agg(id) filter (where shows) into told from changed;
  perform tell_of_pauses(told);
  return cardinality(changing);
end $$;
