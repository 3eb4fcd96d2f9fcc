import type { Database } from '../../database/connection.ts'
import { isNamed, WalletTransaction } from '../../entities/ledger/wallet-transaction.ts'
import type { Listing } from '../../reads/page.ts'
import { recordsOf } from '../../reads/rows.ts'

/** The lines of all statements with exactly this amount, in minor units, that somebody can have named to an operator, newest first. */
export function linesOfAmount(database: Database, amount: bigint): Listing {
  return {
    ...recordsOf(database, WalletTransaction),
    parts: [[[isNamed], ['amount = ?', amount]]],
    key: ['created_at', 'id'],
    descending: true,
  }
}
