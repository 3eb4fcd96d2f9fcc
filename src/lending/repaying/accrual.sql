-- The interest of a month up to a day, counted by the day: on the principal at the beginning of the month, less early repayments from
-- the day on which they were made (`saved`: each amount in minor units times its days until the end of the month). `month_days` is the length of
-- the month, unless it lasts from its first day to the day on which it is due.
create or replace function interest_until(
  day date, rate numeric, starts_on date, due_on date, opening bigint, repaid bigint, saved bigint, month_days int default null
) returns bigint immutable
  language sql as $$
  select divide_half_even(
    greatest(0, rate * (opening::numeric * (day - starts_on) - (saved - repaid::numeric * (due_on - day)))),
    120000 * coalesce(month_days, due_on - starts_on));
$$;

-- Whether overdue principal of a loan bears interest. What was written off is no longer expected, so it bears none.
create or replace function arrears_bear_interest(terms jsonb, written_off_at timestamptz) returns boolean immutable
  language sql return coalesce(terms ->> 'interest', 'none') <> 'none' and written_off_at is null;

-- The end of the month that follows one ending on `due_on`, by the day of the month of `first_day`.
create or replace function month_after(first_day date, due_on date) returns date immutable
  language sql return first_day + make_interval(months => 1 + (12 * (extract(year from due_on) - extract(year from first_day))
    + extract(month from due_on) - extract(month from first_day))::int);
