-- A schedule as it is today, by the clock that all else goes by.
create or replace view instalment_state as
  select loan_id, number, due_on, principal, interest, balance, prepaid, principal_paid, interest_paid,
    due_on < (gateway_now() at time zone 'UTC')::date as past
  from instalment;
