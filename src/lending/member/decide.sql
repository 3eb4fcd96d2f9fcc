-- Why a decision does not fit a member's state; null if it does. Freezing and closing block the member, releasing ends that (block.sql).
create or replace function refused_decision(operation text, blocked_at timestamptz, closed_at timestamptz) returns jsonb immutable
  language sql return case
    when operation = 'releaseMember' and blocked_at is null then '{"code": "INVALID_TRANSITION", "from": "active", "to": "active"}'::jsonb
    when operation <> 'releaseMember' and closed_at is not null then
      jsonb_build_object('code', 'INVALID_TRANSITION', 'from', 'closed', 'to', case operation when 'closeMember' then 'closed' else 'frozen' end)
    when operation = 'freezeMember' and blocked_at is not null then '{"code": "INVALID_TRANSITION", "from": "frozen", "to": "frozen"}'::jsonb end;

-- What a member still has or owes, so that the account can't be closed; null if there is nothing. The caller has locked the accounts
-- and loans.
create or replace function obligations_of(member uuid) returns jsonb stable
  language sql security definer set search_path from current as $$
  select jsonb_build_object('code', 'OBLIGATIONS_LEFT', 'available', available_balance, 'held', held_balance,
      'pending', pending_balance, 'loans', loans, 'owed', borrowed.owed + wallet_state.owed, 'investments', investments, 'payments', payments)
  from wallet_state
  cross join lateral (select coalesce(jsonb_agg(loan.id order by loan.id), '[]') as loans, coalesce(sum(payoff_amount), 0) as owed
    from loan left join loan_debt on loan_id = loan.id where borrower_id = member
      and (status in ('submitted', 'open', 'funded', 'active') or status = 'defaulted' and written_off_at is null and payoff_amount > 0)) as borrowed
  cross join lateral (select coalesce(jsonb_agg(id order by id), '[]') as investments from investment
    where lender_id = member and (status in ('pending', 'active')
      -- A defaulted loan may still be repaid to them, unless it was written off.
      or status = 'defaulted' and exists (select from loan join loan_debt on loan_debt.loan_id = loan.id
        where loan.id = investment.loan_id and written_off_at is null and payoff_amount > 0))) as lent
  cross join lateral (select coalesce(jsonb_agg(id order by id), '[]') as payments from payment
    where payment.user_id = member and is_open_payment(state)) as moving
  where user_id = member and (available_balance + held_balance + pending_balance + wallet_state.owed > 0 or loans <> '[]' or investments <> '[]' or payments <> '[]');
$$;

-- The same once nothing can change it any more: it locks the member's loans and accounts until the transaction ends. The caller has locked the identity.
create or replace function obligations_left(member uuid) returns jsonb
  language plpgsql security definer set search_path from current as $$
begin
  perform from loan where borrower_id = member and status not in ('cancelled', 'expired', 'repaid') order by id for no key update;
  perform lock_accounts(array[account_of(member, 'available')]);
  return obligations_of(member);
end $$;

-- Freezes, releases or closes a member, and tells the member the reason; what is `noted` besides is for operators. It takes the locks of a block before it checks anything, so
-- that movements that had started are complete, and none starts before this ends.
create or replace function decide_on_member(
  by_user uuid, operation text, with_key text, hash bytea, member uuid, reason text, most int default null, days int default 1,
  note_id uuid default null, noted text default null
) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  target identity%rowtype;
  closes constant boolean := operation = 'closeMember';
  frees constant boolean := operation = 'releaseMember';
  result jsonb := replay(by_user, operation, with_key, hash);
begin
  if result is not null then
    return result;
  end if;
  perform lock_alone(by_user) where most is not null;
  select * into target from identity where profile_id = member for no key update;
  if not found then
    return '{"code": "NOT_FOUND"}'::jsonb;
  end if;
  result := coalesce(refused_operator(by_user, array[member]), refused_again(operation, by_user, most, days));
  if result is not null then
    return result;
  end if;
  result := refused_decision(operation, target.blocked_at, target.closed_at);
  if result is null and exists (select from erasure where member_id = member) then
    result := jsonb_build_object('code', 'INVALID_TRANSITION', 'from', 'erased', 'to', 'active');
  elsif result is null and closes then
    result := obligations_left(member);
  end if;
  if result is not null then
    return remember(by_user, operation, with_key, hash, result);
  end if;
  update identity set blocked_at = case when not frees then coalesce(blocked_at, gateway_now()) end,
      block_reason = case when not frees then reason end, closed_at = case when closes then gateway_now() end
    where profile_id = member;
  perform record_audit(operation, by_user, null, 'member', member, member, jsonb_build_object('reason', reason,
    'before', jsonb_build_object('blocked', target.blocked_at is not null, 'closed', target.closed_at is not null),
    'after', jsonb_build_object('blocked', not frees, 'closed', closes)));
  if noted is not null then
    insert into operator_note (id, member_id, author_id, text) values (note_id, member, by_user, noted);
    perform record_audit('addMemberNote', by_user, null, 'member', member, member, '{}');
  end if;
  perform notify_users(array[member], array[case when closes then 'member_closed' when frees then 'member_released' else 'member_frozen' end],
    array[jsonb_build_object('reason', reason)]);
  return remember(by_user, operation, with_key, hash,
    jsonb_build_object('member', (select to_jsonb(one) from profile as one where id = member)));
end $$;
