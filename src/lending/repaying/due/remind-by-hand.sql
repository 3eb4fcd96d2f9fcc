-- What a borrower can be reminded of now: what their loan is late with, what is due within `reminder_days`, or the charges that are left once all instalments are
-- paid. Nothing if none of it is due.
create or replace function reminder_now(target loan, today date) returns table (number int, due_on date, stage int, unpaid bigint) stable
  language sql security definer set search_path from current as $$
  select number, due_on,
      case when is_late then today - payable_until(due_on) - paused_days(loan_id, payable_until(due_on), today) else least(0, today - due_on) end,
      principal + interest - principal_paid - interest_paid
    from instalment cross join lateral (select coalesce(target.late_due_on <= latest_due(today - 1), false) as is_late) as standing
    where loan_id = target.id and due_on = case when is_late then target.late_due_on else target.next_due_on end and due_on <= today + reminder_days()
  union all
  select number, due_on, 1, 0
    from (select * from instalment where loan_id = target.id and target.next_due_on is null order by number desc limit 1) as last where due_on < today;
$$;

-- Reminds the borrower of an active loan for an operator, who can add a sentence: as the job does, but on any day, once a day at most. What the job does is not
-- put off by it.
create or replace function remind_borrower(by_user uuid, with_key text, hash bytea, in_loan uuid, said text, after_days int) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  target loan%rowtype;
  told record;
  made reminder;
  today constant date := business_date();
  result jsonb := replay(by_user, 'remindBorrower', with_key, hash);
begin
  if result is not null then
    return result;
  end if;
  select * into target from loan where id = in_loan for no key update;
  if target.id is null or not is_visible(target.published_at, target.borrower_id, by_user) then
    return '{"code": "NOT_FOUND"}'::jsonb;
  end if;
  result := refused_operator(by_user, parties_of_loan(in_loan));
  if result is not null then
    return result;
  end if;
  select * into told from reminder_now(target, today);
  result := case
    when target.status <> 'active' then jsonb_build_object('code', 'INVALID_TRANSITION', 'from', target.status)
    when is_blocked(target.borrower_id) or exists (select from erasure where member_id = target.borrower_id)
      then '{"code": "INVALID_TRANSITION", "from": "blocked"}'
    when paused_days(in_loan, today, today + 1) > 0 then '{"code": "INVALID_TRANSITION", "from": "paused"}'
    when told.number is null then jsonb_build_object('code', 'INVALID_TRANSITION', 'from', 'paid', 'again_on', target.next_due_on - reminder_days())
    when exists (select from reminder where loan_id = in_loan and sent_at >= end_of_day(today - 1))
      then jsonb_build_object('code', 'LIMIT_EXCEEDED', 'most', 1, 'again_at', iso_time(end_of_day(today))) end;
  if result is not null then
    return remember(by_user, 'remindBorrower', with_key, hash, result);
  end if;
  made := send_reminder(target, told.number, told.due_on, told.stage, told.unpaid, today, after_days, by_user, said);
  perform record_audit('remindBorrower', by_user, null, 'loan', in_loan, target.borrower_id, jsonb_strip_nulls(jsonb_build_object('reason', said,
    'after', jsonb_build_object('kind', made.kind, 'amount', made.amount))));
  return remember(by_user, 'remindBorrower', with_key, hash, jsonb_build_object('reminder', to_jsonb(made)));
end $$;
