-- What the lenders of a loan that is being repaid can expect of it: for each the interest, after the platform's fee, and what is to come in each month, with
-- principal, both as own_payments adds up to for this loan; and the day of the last payment. With what its borrower still has to pay.
create or replace function expected_of_loan(of_loan uuid, fee_rate int) returns jsonb stable
  language sql security definer set search_path from current as $$
  with by_month as (
    select lender_id, to_char(due_on, 'YYYY-MM') as month, sum(own.interest)::bigint as interest, sum(own.principal + own.interest)::bigint as amount, max(due_on) as last_due_on
    from own_payments(null, array[of_loan], fee_rate) as own join investment on investment.id = investment_id group by 1, 2
  ), lender as (
    select lender_id, sum(interest) as expected, jsonb_object_agg(month, amount) as months, max(last_due_on) as last_due_on from by_month group by 1
  )
  select jsonb_build_object('lenders', coalesce(jsonb_object_agg(lender_id, expected), '{}'), 'last_due_on', max(last_due_on),
    'months', coalesce(jsonb_object_agg(lender_id, months), '{}'), 'borrower', payable_of_loan(of_loan))
  from lender;
$$;

-- The same before and after a change, in pairs; where nothing is to come in, as in some months, that is 0.
create or replace function expected_change(before jsonb, after jsonb) returns jsonb immutable
  language sql as $$
  select jsonb_build_object('last_due_on', jsonb_build_array(before -> 'last_due_on', after -> 'last_due_on'),
    'borrower', jsonb_build_array(before -> 'borrower', after -> 'borrower'),
    'lenders', (select coalesce(jsonb_object_agg(lender, jsonb_build_array(coalesce(before -> 'lenders' -> lender, '0'), expected)), '{}') from jsonb_each(after -> 'lenders') as one (lender, expected)),
    'months', (select coalesce(jsonb_object_agg(lender, months), '{}')
      from jsonb_each(before -> 'months') as was (lender, amounts) full join jsonb_each(after -> 'months') as becomes (lender, amounts) using (lender)
      cross join lateral (select jsonb_object_agg(month, jsonb_build_array(coalesce(was.amounts -> month, '0'), coalesce(becomes.amounts -> month, '0'))) as months
        from (select jsonb_object_keys(was.amounts) union select jsonb_object_keys(becomes.amounts)) as named (month)) as pairs));
$$;

-- Tells the borrower and the lenders what became of a change: the borrower what there was to pay before it, and is now, and each lender what they could expect.
create or replace function tell_of_plan_change(target loan, change plan_change, stage text, expected jsonb) returns void
  language plpgsql security definer set search_path from current as $$
begin
  perform notify_users(array_agg(user_id), array_agg(case when user_id = target.borrower_id then 'plan_changed' else 'investment_plan_changed' end), array_agg(jsonb_build_object(
      'stage', stage, 'change_kind', change.kind, 'reason', coalesce(change.undo_reason, change.reason), 'effective_on', change.effective_on,
      'loan_id', target.id, 'loan_title', target.title, 'currency', target.currency) || days || coalesce(own, '{}')))
    from (select target.borrower_id as user_id union select lender_id from investment where loan_id = target.id and status in ('active', 'repaid')) as party
    cross join lateral (select expected -> 'lenders' -> user_id::text as interest, expected -> 'last_due_on' as day, expected -> 'borrower' as payable) as figures
    cross join lateral (select jsonb_strip_nulls(jsonb_build_object('from', change.terms -> 'from', 'to', change.terms -> 'to')) as days) as of_terms
    cross join lateral (select case when user_id = target.borrower_id then told_borrower(stage, change.effective_on, payable -> 0, payable -> 1)
      when interest is not null then jsonb_build_object('interest_before', interest -> 0, 'interest_after', interest -> 1, 'last_due_before', day -> 0, 'last_due_after', day -> 1) end as own) as told;
end $$;
