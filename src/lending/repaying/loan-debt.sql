-- What a disbursed loan owes today: all principal, overdue interest, its charges, and the interest accrued in the current month. Payments count
-- towards the current month's instalment (`month_number`), or towards the last one that was paid ahead: before interest was counted by
-- the day, instalments could be. What was paid ahead since then (`advanced`) is taken off what would repay the loan, interest that has not run
-- included. After the last month, overdue principal bears interest in one further month.
create or replace view loan_debt as
  select owed.loan_id, amount_due + charges.due as amount_due, payoff + coalesce(accrued, 0) + charges.due as payoff_amount, charges.due as charges_due,
    case when late_due_on <= latest_due(today - 1) then today - payable_until(late_due_on) - paused_days(owed.loan_id, payable_until(late_due_on), today) else 0 end as days_past_due, next_number, month_number,
    -- What is paid ahead is principal until its interest has run.
    owed.principal - loan.unearned as principal_outstanding
  from (
    select loan_id, today, min(starts_on) as first_day, max(due_on) as last_day,
      sum(case when due_on <= today then rest else 0 end)::bigint as amount_due,
      sum(case when due_on < today then rest else principal - principal_paid end)::bigint as payoff,
      sum(principal - principal_paid)::bigint as principal,
      sum(case when due_on < today then principal - principal_paid else 0 end)::bigint as overdue,
      sum(case when due_on < today then 0 else moved_interest end)::bigint as moved,
      min(number) filter (where rest > 0) as next_number,
      greatest(min(number) filter (where due_on >= today), max(number) filter (where due_on >= today and principal_paid + interest_paid > 0 and advanced is null)) as month_number,
      coalesce(sum(interest_paid) filter (where due_on >= today and advanced is not null), 0)::bigint as ahead
    from instalment
    cross join lateral (select business_date() as today) as clock
    cross join lateral (select principal + interest - principal_paid - interest_paid as rest) as unpaid
    group by loan_id, today) as owed
  join loan on loan.id = owed.loan_id
  cross join lateral (select case when overdue > 0 and arrears_bear_interest(late_terms, written_off_at) then overdue else 0 end as bearing) as late
  cross join lateral (select fees_due + case when late_terms ->> 'interest' = 'penalty'
    then penalty_due(loan.id, late_terms, interest_rate, written_off_at) else 0 end
    -- Late fees that fell due since the last run of the job that writes them.
    + case when status = 'active' and late_due_on + (late_terms ->> 'late_fee_after_days')::int <= today
    then (select coalesce(sum(amount), 0)::bigint from uncharged_late_fees(loan)) else 0 end as due) as charges
  left join lateral (
    select greatest(-unearned, brought + moved - case when advanced is null then interest_paid else 0 end - ahead + case when accrual is null
      then interest_until(greatest(today, starts_on), interest_rate, starts_on, due_on,
        balance + principal + prepaid + coalesce(instalment.arrears, bearing), principal_paid + prepaid + arrears_paid - coalesce(advanced, 0), saved, month_days)
      else interest_by_parts(accrual, carried, balance + principal + coalesce(instalment.arrears, bearing) - principal_paid + coalesce(advanced, 0) - arrears_paid,
        greatest(today, starts_on)) end) as accrued
    from instalment where instalment.loan_id = owed.loan_id and number = month_number
    union all select interest_by_parts(run_on_parts(loan.id, last_rate(loan), last_day, month_after(first_day, last_day), today + 1), 0, bearing, today)
      where month_number is null and bearing > 0) as month on true;
