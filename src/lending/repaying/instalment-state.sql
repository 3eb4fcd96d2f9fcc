-- A schedule as of today (gateway_now).
create or replace view instalment_state as
  select loan_id, number, due_on, principal, interest, balance, prepaid, principal_paid, interest_paid,
    due_on < business_date() as past
  from instalment;
