-- How members have repaid as borrowers: what everybody may know of those who ask for money. Whoever has borrowed nothing has no row.
-- `offset 0` makes PostgreSQL read the debt of one loan at a time.
create or replace view borrower_record as
  select borrower_id, count(*) filter (where status = 'repaid')::int as loans_repaid,
    coalesce(bool_or(case status when 'active' then days_past_due > 0 else payoff_amount > 0 end), false) as currently_late,
    count(*) filter (where status = 'defaulted')::int as loans_defaulted,
    coalesce(sum(payments_due), 0)::int as payments_due, coalesce(sum(payments_on_time), 0)::int as payments_on_time, coalesce(max(longest_delay), 0)::int as longest_delay_days
  from loan
  left join lateral (select days_past_due, payoff_amount from loan_debt
    where loan_debt.loan_id = loan.id and loan.status <> 'repaid' offset 0) as debt on true
  -- The payments whose last day has passed, without the interest after the last month (arrears.sql). One is late as long as the loan is late from
  -- it or from one before; what was short of it otherwise is tolerated.
  left join lateral (
    select count(*) as payments_due, count(*) filter (where delay <= 0) as payments_on_time, max(delay) as longest_delay
    from instalment
    cross join lateral (select case when due_on >= late_due_on and principal_paid + interest_paid < principal + interest then business_date() else paid_late_on end as late_until) as late
    cross join lateral (select case when late_until is null then 0
      else greatest(0, late_until - payable_until(due_on) - paused_days(loan.id, payable_until(due_on), late_until)) end as delay) as days
    where instalment.loan_id = loan.id and due_on <= latest_due(business_date() - 1) and not (principal = 0 and balance = 0 and arrears is not null) offset 0) as punctuality on true
  where status in ('repaid', 'active', 'defaulted')
  group by borrower_id;
