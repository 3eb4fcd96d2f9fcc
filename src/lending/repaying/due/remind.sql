-- Sends a reminder that is due on a day, by default today, unless it was sent meanwhile; returns whether it was sent now. It tells all that is
-- to be paid by then, whether it is taken from the wallet, what is due after it and, if something is late, on which day the loan would default (`after_days`).
-- Lenders are told once that an instalment is late: with the first reminder after it has become so.
create or replace function remind(of_loan uuid, of_number int, on_day date default null, after_days int default null) returns boolean
  language plpgsql security definer set search_path from current as $$
declare
  today constant date := coalesce(on_day, business_date());
  told due_reminder%rowtype;
  before constant int := (select reminded from instalment where loan_id = of_loan and number = of_number);
begin
  update instalment set reminded = due.stage from reminders_due(today, after_days) as due
    where due.loan_id = of_loan and due.number = of_number and instalment.loan_id = of_loan and instalment.number = of_number
      and (instalment.reminded is null or instalment.reminded < due.stage)
    returning due.* into told;
  if not found then
    return false;
  end if;
  perform send_reminder(loan, of_number, told.due_on, told.stage, told.amount, today, after_days) from loan where id = of_loan;
  if told.stage > 0 and told.amount > 0 and coalesce(before, 0) <= 0 then
    perform notify_users(array_agg(lender_id), array_agg('investment_late'::text), array_agg(facts))
      from (select lender_id, jsonb_build_object('amount', sum(amount - principal_repaid), 'currency', told.currency, 'loan_id', of_loan,
          'loan_title', told.title, 'number', of_number, 'due_on', told.due_on) as facts
        from investment where loan_id = of_loan and status = 'active' group by lender_id) as claims
      having count(*) > 0;
  end if;
  return true;
end $$;

-- Reminds a borrower of an instalment `stage` days after it was due, with what is `unpaid` of it, or of charges alone (`unpaid` is 0), and keeps that it
-- was done. An operator who does it by hand can add a sentence.
create or replace function send_reminder(
  target loan, of_number int, due_on date, stage int, unpaid bigint, today date, after_days int, by_user uuid default null, said text default null
) returns reminder
  language plpgsql security definer set search_path from current as $$
declare
  is_late constant boolean := stage > 0 and unpaid > 0;
  -- What was due on a day that does not count, or is too little to be late, can be paid until a later day.
  pay_by constant date := case when stage <= 0 and due_on < today then greatest(payable_until(due_on), today) else due_on end;
  facts constant jsonb := jsonb_strip_nulls(jsonb_build_object('currency', target.currency, 'loan_id', target.id, 'loan_title', target.title,
      'number', of_number, 'due_on', pay_by, 'days_past_due', case when unpaid = 0 then 0 else greatest(0, stage) end)
    || due_by(target.id, greatest(today, pay_by)) || by_autopay(target.id, greatest(today, pay_by))
    || next_late_fee(target.id, today) || jsonb_build_object('default_on', default_day(target.id, today, after_days), 'operator_message', said));
  made reminder;
begin
  perform notify_users(array[target.borrower_id], array[case when is_late then 'repayment_late' else 'repayment_due' end], array[facts]);
  insert into reminder (id, loan_id, kind, number, due_on, amount, actor_id)
    values (new_id(), target.id, case when is_late then 'late' else 'due' end, of_number, send_reminder.due_on, (facts ->> 'amount')::bigint, by_user)
    returning * into made;
  return made;
end $$;

-- What is to be paid of a loan by a day, with its parts and the charges until then, and the payment after that.
create or replace function due_by(of_loan uuid, day date) returns jsonb stable
  language sql security definer set search_path from current as $$
  with unpaid as (
    select due_on, principal - principal_paid as principal, interest - interest_paid as interest from instalment
      where loan_id = of_loan and principal_paid + interest_paid < principal + interest
  ), later as (
    select due_on as next_due_on, principal + interest as next_amount from unpaid where due_on > day order by due_on limit 1
  )
  select jsonb_strip_nulls(jsonb_build_object('amount', coalesce(sum(principal + interest), 0) + charges, 'principal', sum(principal), 'interest', sum(interest),
        'charges', nullif(charges, 0))) || coalesce((select to_jsonb(later) from later), '{}')
    from (select (fees_due + case when late_terms is null then 0 else penalty_due(id, late_terms, interest_rate, written_off_at, day)
        + (select coalesce(sum(amount), 0) from uncharged_late_fees(loan, day)) end)::bigint as charges from loan where id = of_loan) as debt
      left join unpaid on due_on <= day group by charges;
$$;

-- The next late fee of a late loan if nothing is paid until then, and its day; nothing unless its terms have one.
create or replace function next_late_fee(of_loan uuid, today date) returns jsonb stable
  language sql security definer set search_path from current as $$
  select coalesce((select jsonb_build_object('late_fee', fee, 'late_fee_on', day)
    from loan join instalment on loan_id = loan.id
    cross join lateral (select (late_terms ->> 'late_fee_after_days')::int as period, payable_until(due_on) as late_from,
      late_fee(late_terms, principal + interest - principal_paid - interest_paid) as fee) as term
    cross join lateral (select day_after_pauses(of_loan, late_from, late_from + period * case when (late_terms ->> 'late_fee_repeats')::boolean
      then (today - late_from - paused_days(of_loan, late_from, today)) / period + 1 else 1 end) as day) as next
    where loan.id = of_loan and due_on >= late_due_on and due_on < today and principal > 0 and fee is not null and day > today
    order by day, number limit 1), '{}');
$$;

-- Says that a loan is paid from the wallet automatically and, if there is too little in it, how much is missing. What is taken for older instalments of the borrower's other loans can't pay this one.
create or replace function by_autopay(of_loan uuid, day date) returns jsonb stable
  language sql security definer set search_path from current as $$
  select jsonb_build_object('autopay', true, 'missing', nullif(greatest(0, least(own, own + earlier - balance)), 0))
  from loan
  join account on account.id = account_of(borrower_id, 'available')
  cross join lateral (select (due_by(loan.id, day) ->> 'amount')::bigint as own) as needed
  cross join lateral (select coalesce(sum((due_by(other.id, day) ->> 'amount')::bigint), 0)::bigint as earlier from loan as other
    where other.borrower_id = loan.borrower_id and other.status = 'active' and other.autopay and other.next_due_on <= day
      and (other.next_due_on, other.id) < (loan.next_due_on, loan.id)) as before
  where loan.id = of_loan and autopay
  union all select '{}' limit 1;
$$;
