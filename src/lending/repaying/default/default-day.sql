-- The day on which a late loan defaults if nothing is paid until then, later by the days on which its borrower was frozen, and by those on which it is paused; null
-- unless it is late. Whatever says that day, or goes by it, asks this.
create or replace function default_day(of_loan uuid, today date, after_days int) returns date stable
  language sql security definer set search_path from current as $$
  select day_after_pauses(of_loan, business_date(), payable_until(late_due_on) + after_days + still_days_since(loan.id, borrower_id, payable_until(late_due_on))) from loan
    where id = of_loan and late_due_on <= latest_due(today - 1);
$$;

-- Of active loans: when each defaults if nothing is paid until then, and until when it is paused now.
create or replace function outlook_of_loans(of_loans uuid[], after_days int) returns table (loan_id uuid, default_on date, paused_until date) stable
  language sql security definer set search_path from current as $$
  select id, default_day(id, business_date(), after_days), paused_until(id, business_date()) from loan where id = any (of_loans) and status = 'active';
$$;
