-- Where events are sent, and what became of it. How far an endpoint has come is the number of the newest event for which its deliveries were made.
create table webhook (
  id uuid not null,
  name text null,
  url text not null,
  types text[] null,
  payload text not null,
  position bigint not null,
  disabled_reason text null,
  disabled_at timestamptz(3) null,
  failing_since timestamptz(3) null,
  last_success_at timestamptz(3) null,
  removed_at timestamptz(3) null,
  created_at timestamptz(3) not null default gateway_now(),
  updated_at timestamptz(3) not null default gateway_now(),
  constraint webhook_pkey primary key (id),
  constraint webhook_payload_check check (payload in ('thin', 'full')),
  constraint webhook_disabled_reason_check check (disabled_reason in ('operator', 'gone', 'failing')),
  constraint webhook_disabled_whole check ((disabled_reason is null) = (disabled_at is null)),
  constraint webhook_url_length check (char_length(url) between 1 and 2000)
);
create unique index webhook_name_present on webhook (name) where removed_at is null;

-- The secrets that sign, encrypted: one for good and, after it was replaced, the one before for a while.
create table webhook_secret (
  id uuid not null,
  webhook_id uuid not null,
  sealed bytea not null,
  until timestamptz(3) null,
  constraint webhook_secret_pkey primary key (id),
  constraint webhook_secret_webhook_id_foreign foreign key (webhook_id) references webhook (id)
);
create unique index webhook_secret_current on webhook_secret (webhook_id) where until is null;

create table webhook_delivery (
  id uuid not null,
  webhook_id uuid not null,
  event_id uuid not null,
  sequence bigint not null,
  type text not null,
  state text not null default 'pending',
  attempts int not null default 0,
  step int not null default 0,
  next_at timestamptz(3) null default now(),
  attempted_at timestamptz(3) null,
  status int null,
  answer text null,
  problem text null,
  duration_ms int null,
  created_at timestamptz(3) not null default now(),
  constraint webhook_delivery_pkey primary key (id),
  constraint webhook_delivery_webhook_id_foreign foreign key (webhook_id) references webhook (id),
  constraint webhook_delivery_state_check check (state in ('pending', 'delivered', 'failed')),
  constraint webhook_delivery_next check ((state = 'pending') = (next_at is not null)),
  constraint webhook_delivery_answer_length check (char_length(answer) <= 1000),
  constraint webhook_delivery_problem_length check (char_length(problem) <= 200),
  constraint webhook_delivery_event unique (webhook_id, sequence)
);
create index webhook_delivery_due_index on webhook_delivery (webhook_id, next_at, sequence) where state = 'pending';
create index webhook_delivery_failed_index on webhook_delivery (webhook_id, sequence) where state = 'failed';
