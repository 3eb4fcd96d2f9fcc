-- How members have repaid as borrowers: what everybody may know of those who ask for money. Whoever has borrowed nothing has no row.
-- `offset 0` makes PostgreSQL read the debt of one loan at a time.
create or replace view borrower_record as
  select borrower_id, count(*) filter (where status = 'repaid')::int as loans_repaid,
    coalesce(bool_or(case status when 'active' then days_past_due > 0 else payoff_amount > 0 end), false) as currently_late,
    count(*) filter (where status = 'defaulted')::int as loans_defaulted
  from loan
  left join lateral (select days_past_due, payoff_amount from loan_debt
    where loan_debt.loan_id = loan.id and loan.status <> 'repaid' offset 0) as debt on true
  where status in ('repaid', 'active', 'defaulted')
  group by borrower_id;
