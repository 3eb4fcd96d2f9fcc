-- How interest is counted over the rest of a plan, in the parts of accrual.sql, and its due days.

-- The parts from one day until another, the last of them open.
create or replace function parts_between(parts jsonb, since date, until date) returns jsonb immutable
  language sql as $$
  select jsonb_agg(part order by part ->> 0) from jsonb_array_elements(parts_since(parts, since)) as part where (part ->> 0)::date < until;
$$;

-- The parts with a pause, from its first day to its last: on these days no interest is counted.
create or replace function parts_without(parts jsonb, first date, last date) returns jsonb immutable
  language sql as $$
  select jsonb_agg(piece order by piece ->> 0) from (
    -- Of two that begin on one day, the earlier one has no days.
    select distinct on (piece ->> 0) piece from (
      select turn, (part ->> 0)::date as begins, lead((part ->> 0)::date, 1, 'infinity') over (order by turn) as ends, part -> 1 as month, part -> 2 as rate
      from jsonb_array_elements(parts) with ordinality as one (part, turn)) as parts
    cross join lateral (
      select jsonb_build_array(begins, month, rate) as piece where begins < first or begins > last
      union all select jsonb_build_array(greatest(begins, first), null, rate) where begins <= last and ends > first
      union all select jsonb_build_array(last + 1, month, rate) where begins <= last and ends > last + 1) as cut
    order by piece ->> 0, turn desc) as pieces;
$$;

-- Months as parts, from a day on until one of them reaches another day.
create or replace function month_parts(first_day date, begins date, until date, rate numeric) returns jsonb immutable
  language plpgsql as $$
declare
  parts jsonb := '[]'::jsonb;
  ends date;
begin
  while begins < until loop
    ends := month_after(first_day, begins);
    parts := parts || jsonb_build_array(jsonb_build_array(begins, ends - begins, rate));
    begins := ends;
  end loop;
  return parts;
end $$;

-- The day of the month some months after that of another day; the last day of shorter months.
create or replace function day_in_month(of_day date, months int, day int) returns date immutable
  language sql as $$
  select least(first + (day - 1), (first + interval '1 month')::date - 1)
  from (select (date_trunc('month', of_day::timestamp) + make_interval(months => months))::date as first) as month;
$$;

-- Due days without those within a pause: the first of them moves to the day after it, later ones stay, and as many as are then missing are added at the end.
create or replace function due_days_after(due_days date[], first_day date, first date, last date) returns date[] immutable
  language plpgsql as $$
declare
  days date[] := array(select distinct case when day between first and last then last + 1 else day end as day from unnest(due_days) as day order by day);
begin
  while cardinality(days) < cardinality(due_days) loop
    days := days || month_after(first_day, days[cardinality(days)]);
  end loop;
  return days;
end $$;

-- What the rest of a plan is worth on a day at a yearly rate, with monthly compounding; what is overdue counts as it is.
create or replace function present_value(of_loan uuid, rate numeric, on_day date) returns bigint stable
  language sql security definer set search_path from current as $$
  select coalesce(round(sum((principal + interest - principal_paid - interest_paid)
    * power(1 + rate::double precision / 120000, -12 * greatest(0, due_on - on_day) / 365.0::double precision))::numeric), 0)::bigint
  from instalment where loan_id = of_loan;
$$;
