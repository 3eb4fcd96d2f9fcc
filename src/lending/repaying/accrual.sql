-- Interest of a month up to a day: exactly by the day, on what was not yet due on each. That is the principal that the month began
-- with, less what was repaid of it early, each part from its day on (`saved`: cent-days from there to the month's end).
create or replace function interest_until(day date, rate numeric, starts_on date, due_on date, opening bigint, repaid bigint, saved bigint)
  returns bigint immutable
  language sql as $$
  select divide_half_even(
    greatest(0, rate * (opening::numeric * (day - starts_on) - (saved - repaid::numeric * (due_on - day)))),
    120000 * (due_on - starts_on));
$$;
