-- How many days before an instalment is due its borrower is reminded. Texts say the number, too.
create or replace function reminder_days() returns int immutable language sql return 3;

-- How many days before a late loan defaults its borrower is reminded for the last time.
create or replace function last_reminder_days() returns int immutable language sql return 7;

-- Reminders to send on a day: some days before an instalment is due, and 1, 7, 30 and 60 days after the last payable day of the
-- instalment from which the loan is late, and once more `last_reminder_days` before it has been late for the `after_days` after which it defaults. Charges alone make no loan late, but if nothing else is left to pay they are asked for 1 and 7 days after the last instalment was
-- due, and every 30 days. Days on which the loan was paused don't count, and on such a day nobody is asked for what is overdue.
create or replace function reminders_due(on_day date, after_days int)
  returns table (loan_id uuid, number smallint, borrower_id uuid, title text, currency text, due_on date, stage int, amount bigint) stable
  language sql as $$
  select instalment.loan_id, instalment.number, borrower_id, title, currency, due_on, stage,
    principal + interest - principal_paid - interest_paid
  from instalment join loan on loan.id = instalment.loan_id and status = 'active'
  cross join lateral (select case when due_on < on_day then paused_days(loan.id, payable_until(due_on), on_day) else 0 end as paused) as still
  cross join lateral (select max(days) as stage from unnest(array[-reminder_days(), 1, 7, 30, 60, nullif(greatest(after_days - last_reminder_days(), 0), 0)]) as days
    where days <= on_day - case when days < 0 then due_on else payable_until(due_on) + paused end) as reached
  where due_on <= on_day + reminder_days() and principal_paid + interest_paid < principal + interest and (reminded is null or reminded < stage)
    and (due_on >= on_day and stage < 0 or stage > 0 and due_on = late_due_on and due_on <= latest_due(on_day - 1) and paused_days(loan.id, on_day, on_day + 1) = 0)
  union all
  select loan.id, number, borrower_id, title, currency, due_on, stage, 0
  from loan
  cross join lateral (select * from instalment where loan_id = loan.id order by number desc limit 1) as last
  cross join lateral (select on_day - due_on - paused_days(loan.id, due_on, on_day) as days) as since
  cross join lateral (select case when days < 7 then 1 when days < 30 then 7 else least(days, 3650) / 30 * 30 end as stage) as reached
  where status = 'active' and next_due_on is null and days > 0 and (reminded is null or reminded < stage) and paused_days(loan.id, on_day, on_day + 1) = 0;
$$;

-- What gateways until 0.3.0 call, which send no reminder before a default.
create or replace function due_reminders(on_day date)
  returns table (loan_id uuid, number smallint, borrower_id uuid, title text, currency text, due_on date, stage int, amount bigint) stable
  language sql as $$ select * from reminders_due(on_day, null); $$;

-- What gateways until 0.3.0 read, too.
create or replace view due_reminder as select * from due_reminders(business_date());
