-- The clock of every stored time. No setting moves it, since that could default loans and expire keys; tests replace it
-- with a clock of their own.
create or replace function gateway_now() returns timestamptz(3) stable language sql
  return now();
