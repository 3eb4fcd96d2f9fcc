-- A payment provider's reference is posted once or voided, never both: whichever is noted first.
create table provider_reference (
  reference text not null,
  ledger_transaction_id uuid null,
  voided_at timestamptz(3) null,
  created_at timestamptz(3) not null default gateway_now(),
  constraint provider_reference_pkey primary key (reference),
  constraint provider_reference_ledger_transaction_id_unique unique (ledger_transaction_id),
  constraint provider_reference_ledger_transaction_id_foreign foreign key (ledger_transaction_id) references ledger_transaction (id),
  constraint provider_reference_used_once check (num_nonnulls(ledger_transaction_id, voided_at) = 1),
  constraint provider_reference_length check (char_length(reference) between 1 and 255)
);
