-- The largest amount, in minor units: JSON numbers are exact up to it. money.ts repeats the value, and a test compares the two.
create or replace function amount_max() returns bigint immutable
  language sql return 999999999999999;
