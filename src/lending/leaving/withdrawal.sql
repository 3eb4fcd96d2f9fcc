-- Plans a loan that was withdrawn from on a day as one sum due 30 days later: all principal, and the interest until it is paid, which is counted
-- each day as in the month of the payout. If the sum is not paid by then, the loan is late as with any instalment.
create or replace function plan_withdrawal(target loan, day date default business_date()) returns void
  language plpgsql security definer set search_path from current as $$
declare
  due instalment;
  ends_on constant date := day + 30;
  had bigint;
  ahead bigint;
  pause record;
begin
  select sum(interest_paid), sum(principal_paid + interest_paid) filter (where number > 1) into had, ahead from instalment where loan_id = target.id;
  select * into due from instalment where loan_id = target.id and number = 1;
  -- If the plan was changed, the month itself says how its interest is counted until it was due.
  if due.accrual is null then
    due.month_days := due.due_on - due.starts_on;
    due.saved := due.saved + (due.principal_paid + due.prepaid) * (ends_on - due.due_on);
  elsif ends_on > due.due_on then
    due.accrual := due.accrual || jsonb_build_array(jsonb_build_array(due.due_on, month_after(due.starts_on, due.starts_on) - due.starts_on, last_rate(target)));
    for pause in select * from pauses_of(target.id, due.due_on, day) loop
      due.accrual := parts_without(due.accrual, pause.first_day, pause.last_day);
    end loop;
  end if;
  due.due_on := ends_on;
  -- What was paid ahead on instalments that no longer exist repays principal now.
  perform plan_anew(settle_month(due, true, target.interest_rate, day, coalesce(ahead, 0)), target.interest_rate, 1, false);
  update loan set unearned = unearned + (select interest_paid from instalment where loan_id = target.id) - had where id = target.id;
end $$;

-- Withdraws from a loan for its borrower within the days that its terms allow (Directive (EU) 2023/2225, Art. 26): principal and interest are then due in one
-- sum, and the platform gives its fee back at once, since it has no claim to it any more. Of a loan that is already repaid, only the fee is left to give back.
create or replace function withdraw_from_loan(by_user uuid, with_key text, hash bytea, in_loan uuid) returns jsonb
  language plpgsql security definer set search_path from current set plan_cache_mode = force_generic_plan as $$
declare
  target loan%rowtype;
  fee bigint;
  due date;
  result jsonb := replay(by_user, 'withdrawFromLoan', with_key, hash);
begin
  if result is not null then
    return result;
  -- A member who is frozen may withdraw, as they may repay; one who has left has no wallet to which the fee could go.
  elsif is_blocked_meanwhile(by_user) and exists (select from identity where profile_id = by_user and closed_at is not null) then
    return '{"code": "BLOCKED"}'::jsonb;
  end if;
  select * into target from loan where id = in_loan for no key update;
  if target.id is null or not is_visible(target.published_at, target.borrower_id, by_user) then
    return '{"code": "NOT_FOUND"}'::jsonb;
  elsif target.borrower_id <> by_user then
    return '{"code": "FORBIDDEN"}'::jsonb;
  elsif (target.status in ('active', 'repaid') and target.withdrawn_at is null and business_date() <= target.withdrawable_until) is not true then
    return remember(by_user, 'withdrawFromLoan', with_key, hash, jsonb_build_object('code', 'INVALID_TRANSITION', 'to', 'withdrawn',
      'from', case when target.withdrawn_at is null then target.status else 'withdrawn' end, 'last_day', target.withdrawable_until));
  end if;
  perform lock_accounts(accounts_of_loan(in_loan));
  if target.status = 'active' then
    perform plan_withdrawal(target);
    select due_on into due from instalment where loan_id = in_loan;
  end if;
  fee := case when is_fee_reversed(target) then 0 else target.origination_fee - target.fee_refunded end;
  update loan set withdrawn_at = next_in_history(in_loan), repay_by = due, fee_running = 0 where id = in_loan;
  if fee > 0 then
    perform refund_fee(target, fee);
  end if;
  if target.status = 'active' then
    perform notify_users(array_agg(user_id), array_agg(case when user_id = by_user then 'loan_withdrawn' else 'investment_withdrawn' end),
        array_agg(jsonb_build_object('amount', owed, 'currency', target.currency, 'loan_id', in_loan, 'loan_title', target.title, 'due_on', due)))
      from (
        select by_user as user_id, (select principal - principal_paid from instalment where loan_id = in_loan) as owed
        union all select lender_id, sum(amount - principal_repaid)::bigint from investment where loan_id = in_loan and status = 'active' group by lender_id) as party;
  end if;
  return remember(by_user, 'withdrawFromLoan', with_key, hash, jsonb_build_object(
    'loan_debt', (select to_jsonb(debt) from loan_debt as debt where loan_id = in_loan),
    'loan', (select to_jsonb(one) from loan as one where id = in_loan),
    'wallet', (select to_jsonb(state) from wallet_state as state where user_id = by_user)));
end $$;
