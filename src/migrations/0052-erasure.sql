-- Exports of all that is kept of a member, as a file in pieces, until it is fetched or expires.
create table data_export (
  id uuid primary key,
  user_id uuid not null,
  status text not null default 'pending',
  attempts int not null default 0,
  held_until timestamptz(3) null,
  bytes bigint null,
  requested_at timestamptz(3) not null default gateway_now(),
  ready_at timestamptz(3) null,
  expires_at timestamptz(3) null,
  fetched_at timestamptz(3) null,
  constraint data_export_user_id_foreign foreign key (user_id) references profile (id),
  constraint data_export_status_check check (status in ('pending', 'ready', 'fetched', 'expired', 'failed')),
  constraint data_export_ready_whole check (status <> 'ready' or num_nulls(bytes, ready_at, expires_at) = 0)
);
create unique index data_export_present on data_export (user_id) where status in ('pending', 'ready');
create index data_export_user_index on data_export (user_id, requested_at);
create index data_export_waiting_index on data_export (requested_at) where status = 'pending';

create table data_export_piece (
  export_id uuid not null,
  attempt int not null,
  number int not null,
  content bytea not null,
  constraint data_export_piece_pkey primary key (export_id, attempt, number),
  constraint data_export_piece_export_id_foreign foreign key (export_id) references data_export (id)
);

-- Members who were erased, and what the law still keeps of them. Content that is kept apart is read by nobody through the gateway.
create table erasure (
  member_id uuid not null primary key,
  erased_at timestamptz(3) not null default gateway_now(),
  done_at timestamptz(3) null,
  constraint erasure_member_id_foreign foreign key (member_id) references profile (id)
);
create index erasure_going_index on erasure (erased_at) where done_at is null;

create table erasure_kept (
  member_id uuid not null,
  kind text not null,
  until date not null,
  content jsonb null,
  erased_at timestamptz(3) null,
  constraint erasure_kept_pkey primary key (member_id, kind),
  constraint erasure_kept_member_id_foreign foreign key (member_id) references profile (id),
  constraint erasure_kept_kind_check check (kind in ('aml', 'books')),
  constraint erasure_kept_gone check (erased_at is null or content is null)
);
create index erasure_kept_due_index on erasure_kept (until) where erased_at is null;

-- Keyed hashes of the subjects of erased members: tokens that were issued before the erasure don't create a new member.
create table erased_subject (
  fingerprint bytea not null primary key,
  erased_at timestamptz(3) not null default now()
);

-- Up to which entry of the audit trail an operator has shown a member who looked at their file.
create table shown_looks (
  member_id uuid not null primary key,
  up_to bigint not null,
  shown_by uuid not null,
  shown_at timestamptz(3) not null default gateway_now(),
  constraint shown_looks_member_id_foreign foreign key (member_id) references profile (id),
  constraint shown_looks_shown_by_foreign foreign key (shown_by) references profile (id)
);
