-- For how many days a loan is late on a day: as in loan_debt, without counting what it owes.
create or replace function days_late_on(of_loan uuid, late_due_on date, day date) returns int stable
  language sql return case when late_due_on <= latest_due(day - 1)
    then greatest(0, day - payable_until(late_due_on) - paused_days(of_loan, payable_until(late_due_on), day)) else 0 end;

-- How the loans stand of which principal is outstanding and still expected: active ones by the ledger, and those in default that are not
-- written off by what their lenders have not got back, since the claims were written off when they defaulted.
create or replace function loan_standings(on_day date) returns table (loan_id uuid, defaulted boolean, days_late int, principal bigint) stable
  language sql as $$
  select loan.id, false, days_late_on(loan.id, late_due_on, on_day), -account.balance
    from loan join account on account.loan_id = loan.id where disbursement_date is not null and status = 'active' and account.balance < 0
  union all
  select loan.id, true, days_late_on(loan.id, late_due_on, on_day), rest
    from loan cross join lateral (select sum(amount - principal_repaid)::bigint as rest from investment where investment.loan_id = loan.id and investment.status <> 'cancelled') as owed
    where disbursement_date is not null and status = 'defaulted' and written_off_at is null and rest > 0;
$$;

-- Keeps how each loan stood at the end of the month before a day, for the work of the first days of a month: the next loans, at most `most`, that are
-- not kept yet, in the order of their ids. Returns how many it kept. What is kept never changes.
create or replace function keep_month_end(on_day date, most int) returns int
  language plpgsql security definer set search_path from current as $$
declare
  ended constant date := date_trunc('month', on_day - interval '1 month');
  last_day constant date := date_trunc('month', on_day)::date - 1;
  -- On that day, what has run by its beginning is what had run by the month's end.
  in_time constant boolean := on_day = last_day + 1 and on_day = business_date();
  kept int;
begin
  insert into loan_month_end (month, loan_id, defaulted, days_late, principal, accrued)
    select ended, standing.loan_id, defaulted, days_late, principal, case when defaulted then 0 when in_time then payoff_amount - charges_due - principal end
    from loan_standings(last_day) as standing join loan on loan.id = standing.loan_id 
    -- Of each loan by itself: joining the debts of all takes seconds.
    left join lateral (select payoff_amount, charges_due from loan_debt where in_time and not defaulted and loan_debt.loan_id = standing.loan_id offset 0) as debt on true
    where not exists (select from loan_month_end as known where month = ended and known.loan_id = standing.loan_id) and (disbursement_date at time zone business_timezone())::date <= last_day order by standing.loan_id limit most;
  get diagnostics kept = row_count;
  return kept;
end $$;

create or replace trigger never_changed before update or delete on loan_month_end for each row execute function refuse_change();
