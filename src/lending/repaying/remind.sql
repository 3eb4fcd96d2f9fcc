-- Sends a reminder that is due on a day, by default today, unless it was sent meanwhile; returns whether it was sent now.
create or replace function remind(of_loan uuid, of_number int, on_day date default null) returns boolean
  language plpgsql security definer set search_path from current as $$
declare
  told due_reminder%rowtype;
begin
  update instalment set reminded = due.stage from due_reminders(coalesce(on_day, business_date())) as due
    where due.loan_id = of_loan and due.number = of_number and instalment.loan_id = of_loan and instalment.number = of_number
      and (instalment.reminded is null or instalment.reminded < due.stage)
    returning due.* into told;
  if not found then
    return false;
  end if;
  perform notify_users(array[told.borrower_id], array[case when told.stage < 0 then 'repayment_due' else 'repayment_late' end],
    array[jsonb_build_object('amount', told.amount, 'currency', told.currency, 'loan_id', of_loan, 'loan_title', told.title,
      'number', of_number, 'due_on', told.due_on, 'days_past_due', greatest(0, told.stage))]);
  return true;
end $$;
