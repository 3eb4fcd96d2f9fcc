-- What the general ledger needs: movements in the order of their times, sums by day, and months that are closed.
create index ledger_transaction_created_index on ledger_transaction (created_at, id);

-- The sums of all entries up to the end of a day, by kind of account and of movement: from the last one, the sums at any later moment are a few steps away.
create table books_day (
  day date not null primary key,
  totals jsonb not null
);

-- The months that are closed: no movement can be posted in one. The chart is that of the day on which it was closed.
create table period (
  month date not null primary key,
  id uuid not null default gen_random_uuid(),
  ends_at timestamptz(3) not null,
  closed_at timestamptz(3) not null default gateway_now(),
  closed_by uuid not null,
  chart jsonb not null,
  kept_at timestamptz(3) null,
  constraint period_closed_by_foreign foreign key (closed_by) references profile (id),
  constraint period_id_unique unique (id),
  constraint period_ends_at_unique unique (ends_at),
  constraint period_month_first check (extract(day from month) = 1)
);

-- The files of a closed month, as they will always be.
create table period_file (
  month date not null,
  format text not null,
  sha256 text not null,
  bytes bigint not null,
  primary key (month, format),
  constraint period_file_month_foreign foreign key (month) references period (month),
  constraint period_file_format_check check (format in ('csv', 'datev')),
  constraint period_file_sha256_form check (sha256 ~ '^[0-9a-f]{64}$')
);
create table period_piece (
  month date not null,
  format text not null,
  number int not null,
  content bytea not null,
  primary key (month, format, number),
  constraint period_piece_month_foreign foreign key (month) references period (month)
);
