-- Reports of a month read its movements of loans and fees, which are few among the transfers. No index entry is made for a transfer.
create index ledger_transaction_kind_index on ledger_transaction (kind, created_at) where kind <> 'transfer';
