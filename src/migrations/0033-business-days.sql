-- Whose midnight begins a business day, whether clients can move the clock, and how far the work of each day has come.
alter table deployment
  add column timezone text not null default 'UTC',
  add column sandbox boolean not null default false,
  add column day_done date null,
  -- Whether a payment that is due on a weekend or holiday is payable until the next business day (following).
  add column business_days text not null default 'none',
  add constraint deployment_business_days check (business_days in ('none', 'following'));

create table holiday (day date primary key);

-- What goes by real time, wherever the platform's clock stands.
alter table change alter column created_at set default now();
alter table gateway alter column renewed_at set default now();
