/**
 * What the lenders of a movement received of principal, in SQL and in minor units: a repayment's principal, wherever it is told. The rest of it, less
 * charges, is interest. Interest that was paid ahead is principal until it has run (docs/decisions/0057-ahead.md).
 */
export const principalReceived = (ledgerTransactionId: string) =>
  `(select coalesce(sum(share.principal), 0)::bigint from wallet_transaction as share
    where share.ledger_transaction_id = ${ledgerTransactionId} and share.type = 'repayment_received')`
