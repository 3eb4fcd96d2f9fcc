import type { Database } from '../database/connection.ts'
import { WalletTransaction } from '../entities/ledger/wallet-transaction.ts'
import { linesOfEntries } from './lines-of-entries.ts'
import { foundBy, numberIn, oneBy, pagesBy, textIn } from './loader.ts'
import { linesOfWallet } from './parent-lists.ts'
import { paymentsOfEntries } from './payments-of-entries.ts'
import { principalReceived } from './principal-received.ts'

const principals = `select key, ${principalReceived('key')} as number from unnest($1::uuid[]) as key`

const reasonsOfReversals = `
  select id as key, reversal_reason(ledger_transaction_id, wallet_id) as text from wallet_transaction where id = any($1)`

/** The line that a line reverses: that of the movement which its own movement reverses. */
const reversedLines = `
  select distinct on (line.id) line.id as key, reversed.id as text
  from wallet_transaction as line join ledger_transaction as moved on moved.id = line.ledger_transaction_id
  join wallet_transaction as reversed on reversed.ledger_transaction_id = moved.reverses_id and reversed.wallet_id = line.wallet_id
  where line.id = any($1) order by line.id, reversed.position`

/** Prepares the loaders of statement lines, and of what the ledger says of them. */
export function lineLoaders(database: Database) {
  return {
    /** By id, of any wallet: who may see it must be checked. */
    transaction: oneBy(database, WalletTransaction, 'id'),
    /** Of a wallet, newest first. */
    statementPages: pagesBy(database, linesOfWallet),
    /** The line on the statement of an entry's owner that tells of its movement. */
    lineOfEntry: linesOfEntries(database),
    /** The id of the payment that an entry belongs to, by `keyOfEntry`. */
    paymentOfEntry: foundBy(paymentsOfEntries, textIn),
    /** The principal of a repayment, by its ledger transaction, in minor units. */
    principalPaid: foundBy(principals, numberIn),
    /** Why a line was reversed, by its id; null also if it was only booked anew. */
    reversalReason: foundBy(reasonsOfReversals, textIn),
    /** The id of the line that a line reverses, by the id of that. */
    reversedLine: foundBy(reversedLines, textIn),
  }
}
