-- The clock for every stored time. Deliberately, no setting can shift it, since that could default loans and expire keys; only a
-- sandbox has another version, which its clients can move. Tests replace this function.
create or replace function gateway_now() returns timestamptz(3) stable language sql
  return now();

-- The zone whose midnight begins a day. A migration puts what the deployment chose (BUSINESS_TIMEZONE) in the place of UTC.
create or replace function business_timezone() returns text immutable language sql
  return 'UTC';

-- What is today for the platform: whatever counts days asks this.
create or replace function business_date() returns date stable language sql
  return (gateway_now() at time zone business_timezone())::date;

-- A time as it is written everywhere outside the database: ISO 8601, in UTC, to the millisecond.
create or replace function iso_time(at timestamptz) returns text stable language sql
  -- Columns round to the millisecond, while to_char cuts off.
  return to_char(at::timestamptz(3) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

-- Until when a payment that is due on a day is not late: the day itself. Where BUSINESS_DAYS is `following`, a migration replaces this
-- and the next function by those of following.sql.
create or replace function payable_until(due_on date) returns date immutable language sql
  return due_on;

-- The last due day whose payment is payable until at most this day.
create or replace function latest_due(payable_by date) returns date immutable language sql
  return payable_by;

-- The end of a business day.
create or replace function end_of_day(day date) returns timestamptz stable
  language sql return (day + 1)::timestamp at time zone business_timezone();
