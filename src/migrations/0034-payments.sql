-- Payments with states, the platform's accounts for money on its way, and what members owe the platform.
create table payment (
  id uuid not null,
  user_id uuid not null,
  direction text not null,
  amount bigint not null,
  currency text not null,
  provider text not null,
  house text not null,
  state text not null,
  reference text null,
  payment_url text null,
  reason text null,
  description text null,
  line_id uuid not null,
  ledger_transaction_id uuid null,
  return_id uuid null,
  ask_at timestamptz(3) null,
  asks int not null default 0,
  advanced bigint not null default '0',
  created_at timestamptz(3) not null default gateway_now(),
  updated_at timestamptz(3) not null default gateway_now(),
  settled_at timestamptz(3) null,
  ended_at timestamptz(3) null,
  decided_at timestamptz(3) null,
  version int not null default 1,
  constraint payment_pkey primary key (id),
  constraint payment_user_id_foreign foreign key (user_id) references profile (id),
  constraint payment_ledger_transaction_id_foreign foreign key (ledger_transaction_id) references ledger_transaction (id),
  constraint payment_return_id_foreign foreign key (return_id) references ledger_transaction (id),
  constraint payment_line unique (line_id),
  constraint payment_ledger_transaction_id_unique unique (ledger_transaction_id),
  constraint payment_return_id_unique unique (return_id),
  constraint payment_reference unique (provider, reference),
  constraint payment_direction_check check (direction in ('in', 'out')),
  constraint payment_house_check check (house in ('settlement', 'in_transit', 'bank')),
  constraint payment_state_check check (state in ('pending', 'requested', 'approved', 'sent', 'unknown', 'settled', 'failed', 'canceled', 'returned', 'disputed')),
  constraint payment_amount check (amount > 0),
  constraint payment_advanced check (advanced between 0 and amount),
  constraint payment_whole check (payment_is_whole(direction, state, ledger_transaction_id, return_id))
);
create index payment_user_index on payment (user_id, created_at, id);
create index payment_changed_index on payment (user_id, updated_at);
create index payment_created_index on payment (created_at, id);
create index payment_state_index on payment (state, created_at, id);
create index payment_ask_index on payment (ask_at) where ask_at is not null;
create index payment_open_index on payment (user_id) where state in ('pending', 'requested', 'approved', 'sent', 'unknown');

create table payment_event (
  provider text not null,
  event_id text not null,
  reference text not null,
  payment_id uuid null,
  kind text not null,
  received_at timestamptz(3) not null default gateway_now(),
  processed_at timestamptz(3) null,
  ask_at timestamptz(3) not null default gateway_now(),
  asks int not null default 0,
  constraint payment_event_pkey primary key (provider, event_id)
);
create index payment_event_waiting_index on payment_event (ask_at) where processed_at is null;

alter table wallet_transaction add column payment_id uuid null;
create index account_owed_index on account (wallet_id) where kind = 'owed' and balance < 0;
alter table change drop constraint change_kind_check;
alter table change add constraint change_kind_check check (kind in ('inbox', 'wallet', 'payment', 'loan', 'profile'));

-- In a new database, the trigger open_accounts of the table deployment adds them.
insert into account (kind, currency, stripe)
  select kind, currency, stripe from deployment, unnest(array['bank', 'in_transit', 'suspense', 'provider_fees']) as kind, generate_series(0, 31) as stripe;
