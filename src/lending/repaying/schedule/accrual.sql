-- The interest of a month up to a day, counted by the day: on the principal at the beginning of the month, less early repayments from
-- the day on which they were made (`saved`: each amount in minor units times its days until the end of the month). `month_days` is over how many
-- days the month's interest is counted, if not from its first day to the day on which it is due.
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

-- The end of the month that follows one ending on `due_on`: by the day of the month of `first_day` or, once the due day was moved, by
-- that of `due_on`.
create or replace function month_after(first_day date, due_on date) returns date immutable
  language sql as $$
  select case when first_day + make_interval(months => months) = due_on then first_day + make_interval(months => months + 1)
    else due_on + interval '1 month' end::date
  from (select (12 * (extract(year from due_on) - extract(year from first_day)) + extract(month from due_on) - extract(month from first_day))::int as months) as run;
$$;

-- A month that is not an ordinary one has its own list of how interest is counted in it (`instalment.accrual`): parts, each with its first
-- day, how many days make a month (null if no interest is counted), and the rate. Interest is then counted exactly, in units of which
-- 120000 * 377580 are one minor unit: 377580 is divisible by the length of any month.

-- What one minor unit bears from the first day of the list until a day.
create or replace function accrual_weight(accrual jsonb, until date) returns numeric immutable
  language sql as $$
  select coalesce(sum(greatest(0, least(ends, until) - begins) * rate * (377580 / month)), 0)
  from (select (part ->> 0)::date as begins, coalesce(lead((part ->> 0)::date) over (order by turn), until) as ends, (part ->> 1)::numeric as month,
    (part ->> 2)::numeric as rate from jsonb_array_elements(accrual) with ordinality as one (part, turn)) as parts
  where month is not null;
$$;

-- The interest of such a month until a day, with what was counted of it before the first day of the list (`carried`).
create or replace function interest_by_parts(accrual jsonb, carried numeric, bearing bigint, until date) returns bigint immutable
  language sql return divide_half_even(greatest(0, carried + bearing * accrual_weight(accrual, until)), 120000::numeric * 377580);

-- The rate at which a loan's interest is counted at the end of its plan: its own, unless that was lowered.
create or replace function last_rate(of_loan loan) returns numeric stable
  language sql return coalesce((select (accrual -> -1 ->> 2)::numeric from instalment where loan_id = of_loan.id order by number desc limit 1), of_loan.interest_rate);
