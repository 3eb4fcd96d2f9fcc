-- Reminders to send today: 3 days before an instalment is due, and 1, 7, 30 and 60 days after the oldest unpaid one was due.
create or replace view due_reminder as
  select instalment.loan_id, instalment.number, borrower_id, title, currency, due_on, stage,
    principal + interest - principal_paid - interest_paid as amount
  from instalment join loan on loan.id = loan_id and status = 'active'
  cross join lateral (select (gateway_now() at time zone 'UTC')::date as today) as clock
  cross join lateral (select max(days) as stage from unnest('{-3,1,7,30,60}'::int[]) as days where days <= today - due_on) as reached
  where due_on <= today + 3 and principal_paid + interest_paid < principal + interest and (reminded is null or reminded < stage)
    and (due_on >= today and stage < 0 or due_on < today and not exists (
      select from instalment as elder where elder.loan_id = instalment.loan_id and elder.number < instalment.number
        and elder.principal_paid + elder.interest_paid < elder.principal + elder.interest));
