-- What the borrower of a loan still has to pay by its plan, without charges: in all, the highest payment, the day of the last one, what is overdue of it,
-- and the first payment that is not: one
-- that was due on a day that does not count can still be paid on the next one that does.
create or replace function payable_of_loan(of_loan uuid) returns jsonb stable
  language sql security definer set search_path from current as $$
  with unpaid as (
    select due_on, principal + interest as payment, principal + interest - principal_paid - interest_paid as rest from instalment
    where loan_id = of_loan and principal_paid + interest_paid < principal + interest
  ), next as (
    select due_on, rest from unpaid where due_on > latest_due(business_date() - 1) order by due_on limit 1
  )
  select jsonb_build_object('to_pay', coalesce(sum(rest), 0), 'payment', coalesce(max(payment), 0), 'last_due_on', max(due_on),
    'overdue', sum(rest) filter (where due_on <= latest_due(business_date() - 1)), 'next_amount', (select rest from next), 'next_due_on', (select due_on from next)) from unpaid;
$$;

-- What a borrower is told of a change's figures. Until an announced change takes effect, what was due before then stays due.
create or replace function told_borrower(stage text, effective_on date, before jsonb, after jsonb) returns jsonb stable
  language sql as $$
  select jsonb_strip_nulls(jsonb_build_object('to_pay_before', before -> 'to_pay', 'to_pay_after', after -> 'to_pay',
    'payment_before', before -> 'payment', 'payment_after', after -> 'payment', 'last_due_before', before -> 'last_due_on', 'last_due_after', after -> 'last_due_on',
    'overdue', soon -> 'overdue', 'next_amount', next -> 'next_amount', 'next_due_on', next -> 'next_due_on'))
  from (select case when stage = 'announced' then before else after end as soon,
    case when stage = 'announced' and (before ->> 'next_due_on')::date < effective_on then before else after end as next) as told
  where after is not null;
$$;
