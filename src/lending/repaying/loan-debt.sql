-- What a disbursed loan owes today: all principal, overdue interest, and the interest accrued in the current month. Payments count
-- towards the current month's instalment (`month_number`), or towards the last one that was paid ahead: before interest was counted by
-- the day, instalments could be.
create or replace view loan_debt as
  select owed.loan_id, amount_due, payoff + coalesce(accrued, 0) as payoff_amount, days_past_due, next_number, month_number
  from (
    select loan_id, today,
      sum(case when due_on <= today then rest else 0 end)::bigint as amount_due,
      sum(case when due_on < today then rest else principal - principal_paid end)::bigint as payoff,
      coalesce(today - payable_until(min(due_on) filter (where rest > 0 and due_on <= latest_due(today - 1))), 0) as days_past_due,
      min(number) filter (where rest > 0) as next_number,
      greatest(min(number) filter (where due_on >= today), max(number) filter (where due_on >= today and principal_paid + interest_paid > 0)) as month_number
    from instalment
    cross join lateral (select business_date() as today) as clock
    cross join lateral (select principal + interest - principal_paid - interest_paid as rest) as unpaid
    group by loan_id, today) as owed
  left join lateral (
    select greatest(0, brought - interest_paid + interest_until(greatest(today, starts_on), interest_rate, starts_on, due_on,
      balance + principal + prepaid, principal_paid + prepaid, saved)) as accrued
    from instalment join loan on loan.id = loan_id
    where loan_id = owed.loan_id and number = month_number) as month on true;
