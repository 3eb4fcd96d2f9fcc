import type { Database } from '../database/connection.ts'
import { sharing } from '../database/reader.ts'
import { InstalmentState } from '../entities/instalment-state.ts'
import { Investment } from '../entities/investment.ts'
import { LedgerTransaction } from '../entities/ledger-transaction.ts'
import { Loan } from '../entities/loan.ts'
import { LoanDebt } from '../entities/loan-debt.ts'
import { LoanEvent } from '../entities/loan-event.ts'
import { Preferences } from '../entities/preferences.ts'
import { Profile } from '../entities/profile.ts'
import { WalletState } from '../entities/wallet-state.ts'
import { anyById, manyBy, numbersBy, oneBy, pagesBy } from './bulk.ts'
import { investmentsOfLoan, linesOfWallet } from './lists.ts'
import { after, type Loader, type Ready } from './loader.ts'

/** Bulk reads of all subscribers: always fresh, one statement for all who are woken at once. */
export function liveLoaders(database: Database) {
  return {
    /** By the id of the user. */
    wallet: oneBy(database, WalletState, 'userId')(database, { cache: false }),
    loan: oneBy(database, Loan, 'id')(database, { cache: false }),
  }
}

/** Forgets all that a request has read. */
export function forget(loaders: Loaders): void {
  for (const loader of Object.values(loaders)) loader.clearAll()
}

/** Hands a record that was read to its loader; returns it. */
export function primed<Row extends { readonly id: string }>(
  loader: Loader<string, Row | null>,
  row: Row,
): Row {
  loader.prime(row.id, row)
  return row
}

/** Loads a record that a foreign key says is there. */
export function loadOne<Row>(loader: Loader<string, Row | null>, id: string): Ready<Row> {
  return after(loader.get(id), there)
}

function there<Row>(row: Row | null): Row {
  if (row === null) throw new Error('a referenced record is missing')
  return row
}

const countInvestments = `
  select loan_id as key, count(*) as number from investment where loan_id = any($1) group by loan_id`
const sumInvested = `
  select loan_id as key, sum(amount)::bigint as number from investment
  where loan_id = any($1) and lender_id = $2 and status <> 'cancelled' group by loan_id`

const countUnread = `
  select user_id as key, count(*) as number from notification
  where user_id = any($1) and read_at is null group by user_id`

/** Bulk reads of one request: each loader asks the database once for all that a level of the query needs. */
export type Loaders = ReturnType<ReturnType<typeof loaderFactory>>

/** Prepares the bulk reads once; each call of the result gives a request of a viewer's loaders of its own, which read as the viewer. */
export function loaderFactory(database: Database) {
  const record = anyById<Loan | Investment | Profile>(database, [Loan, Investment, Profile])
  const profile = oneBy(database, Profile, 'id')
  const preferences = oneBy(database, Preferences, 'userId')
  const loan = oneBy(database, Loan, 'id')
  const loanEvents = manyBy(database, LoanEvent, 'loanId', 'id')
  const loanDebt = oneBy(database, LoanDebt, 'loanId')
  const instalments = manyBy(database, InstalmentState, 'loanId', 'number')
  const investmentPages = pagesBy(database, investmentsOfLoan)
  const investmentCount = numbersBy(countInvestments)
  const invested = numbersBy(sumInvested)
  const unread = numbersBy(countUnread)
  const wallet = oneBy(database, WalletState, 'userId')
  const statementPages = pagesBy(database, linesOfWallet)
  const reversal = oneBy(database, LedgerTransaction, 'reversesId')
  return (viewerId: string, own: Database) => ({
    /** All that is not read in bulk: equal statements are sent once. */
    reader: sharing(own.share),
    /** Of whatever kind: ids are unique among all. */
    record: record(own),
    profile: profile(own),
    /** By the id of the user. */
    preferences: preferences(own),
    loan: loan(own),
    /** By the id of the loan, oldest first. */
    loanEvents: loanEvents(own),
    /** By the id of the loan; null until it is disbursed. */
    loanDebt: loanDebt(own),
    /** By the id of the loan, first to last. */
    instalments: instalments(own),
    /** Of a loan, oldest first. */
    investmentPages: investmentPages(own),
    /** How many a loan has, by its id. */
    investmentCount: investmentCount(own),
    /** What the viewer has in a loan, by its id, in minor units. */
    invested: invested(own, viewerId),
    /** How many notifications a user has not read, by the user's id. */
    unread: unread(own),
    /** By the id of the user. */
    wallet: wallet(own),
    /** Of a wallet, newest first. */
    statementPages: statementPages(own),
    /** The reversal of a ledger transaction, by the id of what it reverses. */
    reversal: reversal(own),
  })
}
