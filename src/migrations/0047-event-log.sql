-- What has happened, for other systems. Triggers write here within the transaction that causes an event.
create table pending_event (
  position bigserial primary key,
  type text not null,
  subject_id uuid not null,
  data jsonb null,
  created_at timestamptz(3) not null default gateway_now()
);

-- The same once it is committed, with its number. Rows are only added and, when they are old, deleted.
create table event (
  sequence bigint not null primary key,
  id uuid not null,
  type text not null,
  subject_id uuid not null,
  data jsonb null,
  created_at timestamptz(3) not null
);

-- The numbers of the newest event and of the newest that was deleted. Whoever numbers events locks the row.
create table event_head (
  id smallint primary key constraint event_head_single check (id = 1),
  last_number bigint not null,
  forgotten_number bigint not null,
  constraint event_head_forgotten_range check (forgotten_number between 0 and last_number)
);
insert into event_head (id, last_number, forgotten_number) values (1, 0, 0);

-- Whether events are logged (EVENT_DAYS).
alter table deployment add column event_log boolean not null default true;
