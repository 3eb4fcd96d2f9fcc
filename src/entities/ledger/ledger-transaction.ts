import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { soleReference } from '../reference.ts'

/** The kinds of ledger transactions. */
export const movementKinds = [
  'deposit',
  'withdrawal',
  'transfer',
  'investment',
  'release',
  'disbursement',
  'repayment',
  'repayment_reversal',
  'relending',
  'fee',
  'write_off',
  'reversal',
  'return',
  'payment_hold',
  'payment_release',
  'set_off',
  'advance',
  'bank_line',
  'assignment',
] as const

/** A movement of money: two or more entries that sum to zero. */
export class LedgerTransaction extends entity({
  name: 'LedgerTransaction',
  properties: {
    id: p.uuid().primary(),
    kind: p.text().$type<(typeof movementKinds)[number]>(),
    reversesId: () => soleReference(LedgerTransaction, 'reverses_id').strictNullable(),
    /** The database transaction that created it: only that transaction can add entries. */
    databaseTransaction: p.string().columnType('xid8').defaultRaw('pg_current_xact_id()'),
    /** The day as of which it counts, if that is before the one on which it was posted. */
    valueOn: p.date().strictNullable(),
    createdAt: p.datetime(3).defaultRaw('gateway_now()'),
  },
  indexes: {
    ledger_transaction_database_transaction_index: ['databaseTransaction'],
    ledger_transaction_created_index: ['createdAt', 'id'],
    ledger_transaction_value_index: '(created_at) where value_on is not null',
    ledger_transaction_kind_index: "(kind, created_at) where kind <> 'transfer'",
  },
  checks: { ledger_transaction_reversal_whole: 'movement_is_whole(kind, reverses_id)' },
}) {}

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
