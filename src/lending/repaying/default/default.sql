-- Whether a change of a loan's plan is due and has not been made yet, because that failed for a moment: the clock does not give the loan up before it.
create or replace function awaits_plan_change(of_loan uuid) returns boolean stable
  language sql security definer set search_path from current as $$
  select exists (select from plan_change where loan_id = of_loan and status = 'pending' and effective_on <= business_date());
$$;

-- Defaults a loan for an operator, or for the clock if by_user is null. Days on which its borrower was frozen don't count. The lenders' claims are written off against the borrower's
-- receivable, and no cash moves.
create or replace function default_loan(
  in_loan uuid, by_user uuid, ids uuid[], after_days int, told jsonb default '{}', with_key text default null, hash bytea default null,
  most int default null, days int default 1
) returns jsonb
  language plpgsql security definer set search_path from current set plan_cache_mode = force_generic_plan as $$
declare
  target loan%rowtype;
  late int;
  frozen int;
  earlier constant jsonb := replay(by_user, 'defaultLoan', with_key, hash);
  refused jsonb;
begin
  if (after_days between 1 and 3650) is not true then
    raise exception 'a loan is given up when it is 1 to 3650 days late' using errcode = 'invalid_parameter_value';
  elsif earlier is not null then
    return earlier;
  end if;
  perform lock_alone(by_user) where by_user is not null and most is not null;
  select * into target from loan where id = in_loan for no key update;
  if target.id is null or by_user is not null and not is_visible(target.published_at, target.borrower_id, by_user) then
    return '{"code": "NOT_FOUND"}'::jsonb;
  elsif by_user is null and awaits_plan_change(in_loan) then
    return jsonb_build_object('code', 'INVALID_TRANSITION', 'from', target.status, 'to', 'defaulted');
  end if;
  refused := coalesce(refused_operator(by_user, parties_of_loan(in_loan)), refused_again('defaultLoan', by_user, most, days));
  if refused is not null then
    return refused;
  end if;
  select days_past_due, still_days_since(in_loan, target.borrower_id, payable_until(target.late_due_on)) - paused_days(in_loan, payable_until(target.late_due_on), business_date()) into late, frozen
    from loan_debt where loan_id = in_loan;
  if (case when by_user is null then 'clock' else 'operator' end = any (loan_changers(target.status, 'defaulted'))
      and default_day(in_loan, business_date(), after_days) <= business_date()) is not true then
    return remember(by_user, 'defaultLoan', with_key, hash, jsonb_build_object('code', 'INVALID_TRANSITION',
      'from', target.status, 'to', 'defaulted', 'days_past_due', late, 'days_frozen', frozen, 'default_after_days', after_days));
  end if;
  perform lock_accounts(accounts_of_loan(in_loan) || (
    select array_agg(account.id) from account left join investment on investment.id = investment_id
    where account.loan_id = in_loan or investment.loan_id = in_loan));
  -- Late fees end with the default, or with the day on which it should have come: those that have fallen due by then are owed.
  perform charge_late(in_loan, least(business_date(), default_day(in_loan, business_date(), after_days)));
  perform post(ids[1], 'write_off', array_agg(account.id), array_agg(-balance))
    from account left join investment on investment.id = investment_id
    where balance <> 0 and (account.loan_id = in_loan or investment.loan_id = in_loan) having count(*) > 0;
  update investment set status = 'defaulted', loss_position = (
      -- Not max() over a join, which couldn't use the index.
      select position from wallet_transaction where wallet_id = (select id from wallet where user_id = lender_id)
      order by position desc limit 1)
    where loan_id = in_loan and status = 'active';
  update loan set status = 'defaulted' where id = in_loan;
  insert into loan_event (id, loan_id, actor_id, from_status, to_status, reason, created_at)
    values (ids[2], in_loan, by_user, 'active', 'defaulted',
      case when by_user is null then 'not repaid in time' else 'given up by the operator' end, next_in_history(in_loan));
  perform record_audit('defaultLoan', by_user, 'job remind-and-default', 'loan', in_loan, target.borrower_id, told || jsonb_build_object(
    'before', jsonb_build_object('status', target.status, 'days_past_due', late),
    'after', jsonb_strip_nulls(jsonb_build_object('status', 'defaulted', 'business_date', told->'business_date'))));
  return remember(by_user, 'defaultLoan', with_key, hash,
    jsonb_build_object('loan', (select to_jsonb(one) from loan as one where id = in_loan)));
end $$;

-- Defaults a loan by the clock, in the work of a business day. If there is an operators' role, the application's role may call only
-- this function.
create or replace function default_late_loan(in_loan uuid, ids uuid[], after_days int, on_day date default null) returns jsonb
  language sql security definer set search_path from current as $$
  select default_loan(in_loan, null, ids, after_days, jsonb_strip_nulls(jsonb_build_object('business_date', on_day)));
$$;
