import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { soleReference } from '../reference.ts'
import { LedgerTransaction } from './ledger-transaction.ts'

/** A payment provider's reference, and what became of it: posted or voided, once. */
export class ProviderReference extends entity({
  name: 'ProviderReference',
  properties: {
    reference: p.text().primary(),
    /** The movement that was posted under it; null if it was voided. */
    ledgerTransactionId: () =>
      soleReference(LedgerTransaction, 'ledger_transaction_id').strictNullable(),
    voidedAt: p.datetime(3).strictNullable(),
    createdAt: p.datetime(3).defaultRaw('gateway_now()'),
  },
  checks: {
    provider_reference_used_once: 'num_nonnulls(ledger_transaction_id, voided_at) = 1',
    provider_reference_length: 'char_length(reference) between 1 and 255',
  },
}) {}
