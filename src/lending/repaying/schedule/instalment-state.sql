-- A schedule as of today (gateway_now).
create or replace view instalment_state as
  select loan_id, number, due_on, principal, interest, balance, prepaid, principal_paid, interest_paid,
    due_on <= latest_due(business_date() - 1) as past
  from instalment;
