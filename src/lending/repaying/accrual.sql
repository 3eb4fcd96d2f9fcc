-- The interest of a month up to a day, counted by the day: on the principal at the beginning of the month, less early repayments from
-- the day on which they were made (`saved`: each amount in minor units times its days until the end of the month).
create or replace function interest_until(day date, rate numeric, starts_on date, due_on date, opening bigint, repaid bigint, saved bigint)
  returns bigint immutable
  language sql as $$
  select divide_half_even(
    greatest(0, rate * (opening::numeric * (day - starts_on) - (saved - repaid::numeric * (due_on - day)))),
    120000 * (due_on - starts_on));
$$;
