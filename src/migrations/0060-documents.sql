-- Documents of members: made once, kept as bytes with their hash, and never changed.
create table document (
  id uuid primary key,
  user_id uuid not null,
  kind text not null,
  version int not null,
  language text not null,
  title text not null,
  period text not null,
  loan_id uuid null,
  replaces_id uuid null,
  last_position bigint null,
  figures jsonb not null,
  hash bytea not null,
  bytes int not null,
  content bytea not null,
  made_at timestamptz(3) not null default gateway_now(),
  constraint document_user_id_foreign foreign key (user_id) references profile (id),
  constraint document_loan_id_foreign foreign key (loan_id) references loan (id),
  constraint document_replaces_id_foreign foreign key (replaces_id) references document (id),
  constraint document_replaced_once unique (replaces_id),
  constraint document_kinds check (kind in ('monthly_statement', 'tax_certificate', 'loan_agreement', 'arrears_notice', 'paid_in_full')),
  constraint document_period_form check (period ~ '^\d{4}(-\d\d){0,2}$'),
  constraint document_hashed check (hash = sha256(content) and bytes = octet_length(content)),
  constraint document_size check (bytes between 1 and 20000000),
  constraint document_position check ((kind = 'monthly_statement') = (last_position is not null))
);
-- PDF is compressed already.
alter table document alter column content set storage external;
create index document_user_index on document (user_id, id);
create unique index document_once on document (user_id, kind, period, coalesce(loan_id, '00000000-0000-0000-0000-000000000000')) where replaces_id is null;
create index document_loan_index on document (loan_id) where loan_id is not null;
