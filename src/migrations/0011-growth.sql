-- What an audit of the ledger has seen, so that the next one reads only what is new.
create index ledger_transaction_database_transaction_index on ledger_transaction (database_transaction);
alter table ledger_audit
  add column seen pg_snapshot,
  add column cluster text,
  add column whole_at timestamptz(3);

-- An outcome is repeated for 48 hours; after that only its key is kept.
alter table idempotency_key alter column outcome drop not null;
create index idempotency_key_outcome_index on idempotency_key (created_at) where outcome is not null;
