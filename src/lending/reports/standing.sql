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

-- Keeps how each loan stood at the end of the month before a day, for the work of the first days of a month: of the next loans after one by their ids, at
-- most `most`, those that are not kept yet. Returns how many it kept, and the last loan that it looked at; null if there are no more. What is kept
-- never changes.
create or replace function keep_month_end(on_day date, most int, after uuid, out kept int, out last_loan uuid)
  language plpgsql security definer set search_path from current set plan_cache_mode = force_generic_plan as $$
declare
  ended constant date := date_trunc('month', on_day - interval '1 month');
  last_day constant date := date_trunc('month', on_day)::date - 1;
  -- On that day, what has run by its beginning is what had run by the month's end.
  in_time constant boolean := on_day = last_day + 1 and on_day = business_date();
  first_id constant uuid := coalesce(after, '00000000-0000-0000-0000-000000000000');
  last_id uuid;
begin
  select id into last_loan from loan where id > first_id and status in ('active', 'defaulted') order by id offset most - 1 limit 1;
  last_id := coalesce(last_loan, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  with missing as materialized (
    select id from loan where id > first_id and id <= last_id and status in ('active', 'defaulted')
    except select loan_id from loan_month_end where month = ended and loan_id > first_id and loan_id <= last_id
  )
  insert into loan_month_end (month, loan_id, defaulted, days_late, principal, accrued)
    select ended, missing.id, defaulted, days_late_on(missing.id, late_due_on, last_day), principal, case when defaulted then 0 when in_time then payoff_amount - charges_due - principal end
    -- Of each loan by itself: joining the standings or the debts of all takes seconds.
    from missing
    cross join lateral (select defaulted, principal, late_due_on from loan_standings(last_day) join loan on loan.id = loan_id
      where loan_id = missing.id and (disbursement_date at time zone business_timezone())::date <= last_day offset 0) as standing
    left join lateral (select payoff_amount, charges_due from loan_debt where in_time and not defaulted and loan_debt.loan_id = missing.id offset 0) as debt on true;
  get diagnostics kept = row_count;
end $$;

create or replace trigger never_changed before update or delete on loan_month_end for each row execute function refuse_change();
