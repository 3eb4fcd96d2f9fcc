-- The interest that had run on loans at the end of each month: of each, null before this was kept, and of all, in minor units.
alter table loan_month_end add column accrued bigint null;
create table accrual (
  month date primary key,
  id uuid not null default gen_random_uuid(),
  amount bigint not null,
  kept_at timestamptz(3) not null default gateway_now(),
  constraint accrual_first_day check (extract(day from month) = 1)
);
