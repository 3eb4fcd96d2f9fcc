-- What a disbursed loan owes today: nothing is taken for months that have not begun.
create or replace view loan_debt as
  select loan_id,
    sum(case when due_on <= today then owed else 0 end)::bigint as amount_due,
    sum(principal - principal_paid + case
      when due_on <= today then interest - interest_paid
      when starts_on <= today then greatest(accrued - interest_paid, 0)
      else 0 end)::bigint as payoff_amount,
    coalesce(today - min(due_on) filter (where owed > 0 and due_on < today), 0) as days_past_due,
    min(number) filter (where owed > 0) as next_number
  from instalment
  cross join lateral (select (gateway_now() at time zone 'UTC')::date as today) as clock
  cross join lateral (select
    principal + interest - principal_paid - interest_paid as owed,
    divide_half_even(interest::numeric * greatest(today - starts_on, 0), due_on - starts_on) as accrued) as month
  group by loan_id, today;
