import type { Database } from '../../database/connection.ts'
import type { Listing, Window } from '../../database/page.ts'
import { columnsOf } from '../../database/rows.ts'
import { WalletTransaction } from '../../entities/wallet-transaction.ts'

/** The lines of wallets' statements, newest first. */
export function linesOfWallets(database: Database): Listing {
  const columns = columnsOf(database, WalletTransaction)
  return {
    columns,
    from: 'wallet_transaction',
    conditions: [],
    key: ['position'],
    descending: true,
  }
}

/** A window of a statement that ends at the line its wallet's balances come from. */
export function upTo(window: Window, position: bigint): Window {
  return { ...window, after: window.after ?? [(position + 1n).toString()] }
}
