-- The most that an amount can be, in minor units: JSON numbers stay exact up to it. money.ts has the same; a test compares them.
create or replace function amount_max() returns bigint immutable
  language sql return 999999999999999;
