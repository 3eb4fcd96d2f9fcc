-- The clock of every stored time; tests move it with the setting, in their own sessions only.
create or replace function gateway_now() returns timestamptz(3) stable language sql
  return coalesce(nullif(current_setting('gateway.now', true), '')::timestamptz, now());
