-- The clock for every stored time. Deliberately, no setting can shift it, since that could default loans and expire keys; tests
-- replace this function.
create or replace function gateway_now() returns timestamptz(3) stable language sql
  return now();
