import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { partOf } from '../reference.ts'
import { Account } from './account.ts'
import { LedgerTransaction } from './ledger-transaction.ts'

/** One side of a ledger transaction. */
export class Entry extends entity({
  name: 'Entry',
  properties: {
    accountId: () => partOf(Account, 'account_id'),
    /** The entry's number within the account, from 1, without gaps. */
    version: p.bigint().primary(),
    ledgerTransactionId: () =>
      p.manyToOne(LedgerTransaction).mapToPk().fieldName('ledger_transaction_id'),
    /** Minor units: credit positive, debit negative. */
    amount: p.bigint(),
    balanceAfter: p.bigint(),
  },
  indexes: { entry_ledger_transaction_id_index: ['ledgerTransactionId'] },
  checks: { entry_amount_moves: 'amount <> 0' },
}) {}
