-- Whether this database transaction changes the plan of a loan (change.sql), or undoes that.
create or replace function is_replanned(of_loan uuid) returns boolean stable
  language sql security definer set search_path from current as $$
  select exists (select from plan_change where loan_id = of_loan and applied_in = txid_current());
$$;

-- The number of days, from `since` until the day before `until`, on which a loan was paused.
create or replace function paused_days(of_loan uuid, since date, until date) returns int stable
  language sql security definer set search_path from current as $$
  select coalesce(sum(upper(span) - lower(span)), 0)::int from unnest((
    select datemultirange(daterange(since, greatest(since, until))) * range_agg(daterange((terms ->> 'from')::date, (terms ->> 'to')::date, '[]'))
    from plan_change where loan_id = of_loan and kind = 'interest_pause' and status = 'effective')) as span;
$$;

-- The number of days, from `since` until yesterday, on which a loan's clock of default stood still: its borrower was frozen, or it was paused.
create or replace function still_days_since(of_loan uuid, member uuid, since date) returns int stable
  language sql security definer set search_path from current as $$
  select coalesce(sum(upper(span) - lower(span)), 0)::int from unnest(datemultirange(daterange(since, greatest(since, business_date()))) * (
    frozen_days_of(member) + coalesce((
      select range_agg(daterange((terms ->> 'from')::date, (terms ->> 'to')::date, '[]')) from plan_change
      where loan_id = of_loan and kind = 'interest_pause' and status = 'effective'), '{}'))) as span;
$$;

-- The day on which a clock of a loan reaches a day, if it stands still on the days from `since` on that are paused. A pause that was announced counts at once.
create or replace function day_after_pauses(of_loan uuid, since date, day date) returns date stable
  language plpgsql security definer set search_path from current as $$
declare
  pause daterange;
begin
  for pause in
    select unnest(datemultirange(daterange(since, null)) * range_agg(daterange((terms ->> 'from')::date, (terms ->> 'to')::date, '[]')))
    from plan_change where loan_id = of_loan and kind = 'interest_pause' and status in ('effective', 'pending')
  loop
    exit when lower(pause) >= day;
    day := day + (upper(pause) - lower(pause));
  end loop;
  return day;
end $$;

-- The last day of the pause that a loan is in on a day; null if it is in none.
create or replace function paused_until(of_loan uuid, day date) returns date stable
  language sql security definer set search_path from current as $$
  select upper(span) - 1 from unnest((
    select range_agg(daterange((terms ->> 'from')::date, (terms ->> 'to')::date, '[]'))
    from plan_change where loan_id = of_loan and kind = 'interest_pause' and status = 'effective')) as span where span @> day;
$$;

-- The pauses of a loan that are not over before a day, as far as they had taken effect by another: when its history is replayed, later ones have not been decided yet.
create or replace function pauses_of(of_loan uuid, since date, known_by date) returns table (first_day date, last_day date) stable
  language sql security definer set search_path from current as $$
  select (terms ->> 'from')::date, (terms ->> 'to')::date from plan_change
  where loan_id = of_loan and kind = 'interest_pause' and status = 'effective' and (terms ->> 'to')::date >= since and effective_on <= known_by order by 1;
$$;

-- How interest is counted in a month after the last one, at the rate that the plan ended with: not while the loan is paused.
create or replace function run_on_parts(of_loan uuid, rate numeric, begins date, ends date, as_of date) returns jsonb stable
  language plpgsql security definer set search_path from current as $$
declare
  parts jsonb := jsonb_build_array(jsonb_build_array(begins, ends - begins, rate));
  pause record;
begin
  for pause in select * from pauses_of(of_loan, begins, as_of - 1) loop
    parts := parts_without(parts, pause.first_day, pause.last_day);
  end loop;
  return parts;
end $$;
