-- The clock of every stored time. No setting moves it, since whoever can move it can have loans defaulted and keys expire;
-- tests put a clock of their own in its place.
create or replace function gateway_now() returns timestamptz(3) stable language sql
  return now();
