-- Members' bank accounts and mandates, and what is exchanged with the platform's bank: orders in files, and the lines of statements.
create table bank_account (
  id uuid not null,
  user_id uuid not null,
  holder text not null,
  kind text not null,
  country text not null,
  last_digits text not null,
  sealed bytea not null,
  fingerprint bytea not null,
  usable_at timestamptz(3) not null,
  removed_at timestamptz(3) null,
  created_at timestamptz(3) not null default gateway_now(),
  constraint bank_account_pkey primary key (id),
  constraint bank_account_user_id_foreign foreign key (user_id) references profile (id),
  constraint bank_account_kind_check check (kind in ('iban', 'us')),
  constraint bank_account_digits check (last_digits ~ '^[0-9A-Z]{2,4}$')
);
create index bank_account_user_index on bank_account (user_id, id);
create unique index bank_account_present on bank_account (user_id, fingerprint) where removed_at is null;

create table mandate (
  id uuid not null,
  bank_account_id uuid not null,
  reference text not null,
  signed_at timestamptz(3) not null default gateway_now(),
  ended_at timestamptz(3) null,
  constraint mandate_pkey primary key (id),
  constraint mandate_bank_account_id_foreign foreign key (bank_account_id) references bank_account (id),
  constraint mandate_reference unique (reference)
);
create unique index mandate_live on mandate (bank_account_id) where ended_at is null;

alter table payment add column reason_code text null;
alter table payment add column bank_account_id uuid null;
alter table payment add column mandate_id uuid null;
alter table payment add column loan_id uuid null;
alter table payment add column due_on date null;
alter table payment add column repaid_at timestamptz(3) null;
alter table payment add constraint payment_bank_account_id_foreign foreign key (bank_account_id) references bank_account (id);
alter table payment add constraint payment_mandate_id_foreign foreign key (mandate_id) references mandate (id);
alter table payment add constraint payment_loan_id_foreign foreign key (loan_id) references loan (id);
create index payment_order_index on payment (created_at, id) where bank_account_id is not null and state in ('pending', 'approved');
create index payment_collection_index on payment (loan_id, due_on) where loan_id is not null;

create table bank_file (
  id uuid not null,
  kind text not null,
  message_id text not null,
  account text not null,
  closing bigint null,
  day date null,
  created_at timestamptz(3) not null default gateway_now(),
  done_at timestamptz(3) null,
  constraint bank_file_pkey primary key (id),
  constraint bank_file_kind_check check (kind in ('pain.001', 'pain.008', 'camt.052', 'camt.053', 'camt.054')),
  constraint bank_file_message unique (account, kind, message_id)
);
create index bank_file_closing_index on bank_file (day) where closing is not null;

create table bank_order (
  payment_id uuid not null,
  file_id uuid not null,
  day date not null,
  constraint bank_order_pkey primary key (payment_id),
  constraint bank_order_payment_id_foreign foreign key (payment_id) references payment (id),
  constraint bank_order_file_id_foreign foreign key (file_id) references bank_file (id)
);
create index bank_order_file_index on bank_order (file_id);

create table bank_line (
  id uuid not null,
  file_id uuid not null,
  account text not null,
  key text not null,
  booked_on date not null,
  amount bigint not null,
  end_to_end_id text null,
  remittance text null,
  counterparty text null,
  last_digits text null,
  return_reason text null,
  purpose text not null,
  provider text null,
  fee bigint not null default '0',
  payment_id uuid null,
  ledger_transaction_id uuid not null,
  assignment_id uuid null,
  created_at timestamptz(3) not null default gateway_now(),
  matched_at timestamptz(3) null,
  constraint bank_line_pkey primary key (id),
  constraint bank_line_file_id_foreign foreign key (file_id) references bank_file (id),
  constraint bank_line_payment_id_foreign foreign key (payment_id) references payment (id),
  constraint bank_line_ledger_transaction_id_foreign foreign key (ledger_transaction_id) references ledger_transaction (id),
  constraint bank_line_assignment_id_foreign foreign key (assignment_id) references ledger_transaction (id),
  constraint bank_line_ledger_transaction_id_unique unique (ledger_transaction_id),
  constraint bank_line_assignment_id_unique unique (assignment_id),
  constraint bank_line_key unique (account, key),
  constraint bank_line_purpose_check check (purpose in ('payment', 'return', 'provider', 'fees', 'suspense')),
  constraint bank_line_amount check (amount <> 0),
  constraint bank_line_fee check (fee = 0 or fee > 0 and purpose in ('payment', 'return', 'provider')),
  constraint bank_line_whole check (bank_line_is_whole(purpose, payment_id, provider, matched_at))
);
create index bank_line_day_index on bank_line (booked_on, id);
create index bank_line_payment_index on bank_line (payment_id) where payment_id is not null;
create index bank_line_suspense_index on bank_line (booked_on, id) where purpose = 'suspense';

create table deposit_reference (
  user_id uuid not null,
  reference text not null,
  constraint deposit_reference_pkey primary key (user_id),
  constraint deposit_reference_user_id_foreign foreign key (user_id) references profile (id),
  constraint deposit_reference_known unique (reference)
);

create index payment_settled_index on payment (provider, settled_at) where settled_at is not null;
