-- The days whose work is to be done, oldest first: those that passed while no gateway was up, and today from 8 in the morning,
-- so that nobody is reminded at night. Leaves out past days before any instalment could be announced, but for the first days of months, on which how loans stand is kept. A new database begins with today.
create or replace function days_to_work() returns setof date stable
  language sql security definer set search_path from current as $$
  select day::date from deployment
  cross join lateral (select business_date()
    - case when (gateway_now() at time zone business_timezone())::time < '08:00' then 1 else 0 end as last) as newest
  cross join lateral generate_series(coalesce(day_done + 1, business_date())::timestamp, last, interval '1 day') as day
  where day = last or extract(day from day) = 1 or day >= (select min(next_due_on) - reminder_days() from loan where status = 'active')
  order by day;
$$;

-- Notes that the work of a day, and of all before it, is done.
create or replace function end_day(day date) returns void
  language sql security definer set search_path from current as $$
  update deployment set day_done = day where day_done is null or day_done < day;
$$;
