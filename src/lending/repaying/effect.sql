-- The figures of a loan's plan of which a repayment changes some.
create or replace function plan_figures(of_loan uuid) returns jsonb stable
  language sql security definer set search_path from current as $$
  select jsonb_build_object('interest', sum(interest), 'interest_paid', sum(interest_paid),
      'paid', count(*) filter (where principal_paid + interest_paid = principal + interest), 'last_due_on', max(due_on),
      -- What is paid in each of the months that follow the one that runs.
      'monthly', (array_agg(principal + interest order by number > month_now desc nulls last, number) filter (where principal_paid + interest_paid < principal + interest))[1])
    from instalment cross join lateral (select min(number) as month_now from instalment as one where one.loan_id = of_loan and due_on >= business_date()) as running where loan_id = of_loan;
$$;

-- What a repayment has made of a plan, from its figures before: the interest that need never be paid, the interest that it paid as the plan counts it
-- (also what was paid ahead, which lenders have as principal until it has run), and what is due next. Where no instalment is left, what still is of the
-- payoff (`rest`), such as penalty interest, is due already.
create or replace function repayment_effect(of_loan uuid, before jsonb, rest bigint) returns jsonb stable
  language sql security definer set search_path from current as $$
  select jsonb_build_object(
    'interest_saved', (before ->> 'interest')::bigint - (after ->> 'interest')::bigint,
    'interest', (after ->> 'interest_paid')::bigint - (before ->> 'interest_paid')::bigint,
    'instalments_paid', greatest(0, (after ->> 'paid')::int - (before ->> 'paid')::int),
    'last_due_before', before -> 'last_due_on', 'last_due_on', after -> 'last_due_on',
    'monthly_before', before -> 'monthly', 'monthly_payment', after -> 'monthly',
    'next_due_on', coalesce(due_on, case when rest > 0 then business_date() end),
    'next_due_amount', coalesce(principal + interest - principal_paid - interest_paid, nullif(rest, 0)))
  from plan_figures(of_loan) as after
  -- As the schedule tells what is paid (instalmentStatus in schedule.ts).
  left join lateral (select * from instalment where loan_id = of_loan
    and (principal_paid < principal or principal = 0 and interest_paid < interest) order by number limit 1) as next on true;
$$;
