-- Only where BUSINESS_DAYS is `following`: a payment that is due on a weekend or a holiday is payable until the next business day.
-- Interest goes by the due day nevertheless.
create or replace function is_business_day(day date) returns boolean stable language sql
  return extract(isodow from day) < 6 and not exists (select from holiday where holiday.day = is_business_day.day);

create or replace function payable_until(due_on date) returns date stable language sql
  return (select min(due_on + after) from generate_series(0, 60) as after where is_business_day(due_on + after));

create or replace function latest_due(payable_by date) returns date stable language sql
  return (select max(payable_by - before) from generate_series(0, 60) as before where is_business_day(payable_by - before));
