-- The newest audit of the ledger, for all gateways. A crash or failover empties the table, so that what was recovered is audited at once.
create unlogged table ledger_audit (
  id smallint primary key constraint ledger_audit_single check (id = 1),
  differences int not null,
  made_at timestamptz(3) not null
);
