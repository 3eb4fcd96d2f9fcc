import type { Database } from '../database/connection.ts'
import { sharing } from '../database/reader.ts'
import { Document } from '../entities/documents/document.ts'
import { Account } from '../entities/ledger/account.ts'
import { LedgerTransaction } from '../entities/ledger/ledger-transaction.ts'
import { WalletState } from '../entities/ledger/wallet.ts'
import { WalletTransaction } from '../entities/ledger/wallet-transaction.ts'
import { BorrowerRecord } from '../entities/loan/borrower-record.ts'
import { ChargeState } from '../entities/loan/charge.ts'
import { InstalmentState } from '../entities/loan/instalment.ts'
import { Investment } from '../entities/loan/investment.ts'
import { Loan } from '../entities/loan/loan.ts'
import { LoanDebt } from '../entities/loan/loan-debt.ts'
import { LoanEvent } from '../entities/loan/loan-event.ts'
import { PlanChange } from '../entities/loan/plan-change.ts'
import { Repayment } from '../entities/loan/repayment.ts'
import { Acceptance } from '../entities/member/agreement.ts'
import { HelpRequest } from '../entities/member/help-request.ts'
import { Identity } from '../entities/member/identity.ts'
import { Notification } from '../entities/member/notification.ts'
import { Preferences } from '../entities/member/preferences.ts'
import { Profile } from '../entities/member/profile.ts'
import { BankAccountState } from '../entities/payments/bank-account.ts'
import { BankLine } from '../entities/payments/bank-line.ts'
import { Payment } from '../entities/payments/payment.ts'
import { lineLoaders } from './line-loaders.ts'
import {
  after,
  anyById,
  type Loader,
  manyBy,
  numbersBy,
  onDemand,
  oneBy,
  pagesBy,
  type Ready,
} from './loader.ts'
import {
  countEntries,
  countInvestments,
  countOfLoan,
  countPlanChanges,
  countUnread,
  sumAccrued,
  sumCharges,
  sumInvested,
  sumLentTo,
} from './numbers.ts'
import { overdueInterests } from './overdue-interest.ts'
import { ownParts } from './own-plan-parts.ts'
import {
  chargesOfLoan,
  entriesOfAccount,
  formerInstalmentsOfLoan,
  investmentsOfLoan,
  planChangesOfLoan,
} from './parent-lists.ts'

/** Loaders that all subscribers share. They cache nothing; one statement serves all subscribers who are notified together. */
export function liveLoaders(database: Database) {
  return {
    /** By user id. */
    wallet: oneBy(database, WalletState, 'userId')(database, { cache: false }),
    loan: oneBy(database, Loan, 'id')(database, { cache: false }),
  }
}

/** Clears the loaders that a request has used. */
export function forget(loaders: Loaders): void {
  for (const loader of Object.values(loaders)) loader.clearAll()
}

/** Primes a record in its loader and returns it. */
export function primed<Row extends { readonly id: string }>(
  loader: Loader<string, Row | null>,
  row: Row,
): Row {
  loader.prime(row.id, row)
  return row
}

/** Loads a record that must exist, since a foreign key refers to it; throws if it is missing. */
export function loadOne<Row>(loader: Loader<string, Row | null>, id: string): Ready<Row> {
  return after(loader.get(id), there)
}

function there<Row>(row: Row | null): Row {
  if (row === null) throw new Error('a referenced record is missing')
  return row
}

/** A record of any type that an id alone finds. */
export type AnyRecord =
  | Loan
  | Investment
  | Profile
  | WalletState
  | WalletTransaction
  | Payment
  | Notification
const recordTypes = [
  Loan,
  Investment,
  Profile,
  WalletState,
  WalletTransaction,
  Payment,
  Notification,
]

/** The loaders of one request: each sends one statement for all records that a level of the query needs. */
export type Loaders = ReturnType<ReturnType<typeof loaderFactory>>

/** Prepares loaders; returns a function that creates those of one request, which read as its viewer. */
export function loaderFactory(database: Database) {
  const record = anyById<AnyRecord>(database, recordTypes)
  const profile = oneBy(database, Profile, 'id')
  const identity = oneBy(database, Identity, 'profileId')
  const acceptances = manyBy(database, Acceptance, 'userId', 'id')
  const preferences = oneBy(database, Preferences, 'userId')
  const loan = oneBy(database, Loan, 'id')
  const investment = oneBy(database, Investment, 'id')
  const payment = oneBy(database, Payment, 'id')
  const bankAccount = oneBy(database, BankAccountState, 'id')
  const bankLine = oneBy(database, BankLine, 'id')
  const helpRequest = oneBy(database, HelpRequest, 'id')
  const document = oneBy(database, Document, 'id')
  const correction = oneBy(database, Document, 'replacesId')
  const paymentOfLine = oneBy(database, Payment, 'lineId')
  const loanEvents = manyBy(database, LoanEvent, 'loanId', 'id')
  const loanDebt = oneBy(database, LoanDebt, 'loanId')
  const borrowerRecord = oneBy(database, BorrowerRecord, 'borrowerId')
  const instalments = manyBy(database, InstalmentState, 'loanId', 'number')
  const formerInstalmentPages = pagesBy(database, formerInstalmentsOfLoan)
  const formerInstalmentCount = numbersBy(countOfLoan('former_instalment'))
  const charge = oneBy(database, ChargeState, 'id')
  const repayment = oneBy(database, Repayment, 'id')
  const planChange = oneBy(database, PlanChange, 'id')
  const chargePages = pagesBy(database, chargesOfLoan)
  const chargeCount = numbersBy(countOfLoan('charge_state'))
  const instalmentCharges = numbersBy(sumCharges)
  const planChangePages = pagesBy(database, planChangesOfLoan)
  const planChangeCount = numbersBy(countPlanChanges)
  const investmentPages = pagesBy(database, investmentsOfLoan)
  const investmentCount = numbersBy(countOfLoan('investment'))
  const accruedInterest = numbersBy(sumAccrued)
  const invested = numbersBy(sumInvested)
  const lentTo = numbersBy(sumLentTo)
  const everInvested = numbersBy(countInvestments)
  const unread = numbersBy(countUnread)
  const wallet = oneBy(database, WalletState, 'userId')
  const entryPages = pagesBy(database, entriesOfAccount)
  const entryCount = numbersBy(countEntries)
  const account = oneBy(database, Account, 'id')
  const movement = oneBy(database, LedgerTransaction, 'id')
  const reversal = oneBy(database, LedgerTransaction, 'reversesId')
  return onDemand({
    ...lineLoaders(database),
    /** For all other statements; equal ones are sent once. */
    reader: ({ own }) => sharing(own.share),
    /** Any kind of record, since ids are unique across tables; who may see it must be checked. */
    record: ({ own }) => record(own),
    profile: ({ own }) => profile(own),
    /** By member id, with the subject: for operators. */
    identity: ({ own }) => identity(own),
    /** By user id, oldest first. */
    acceptances: ({ own }) => acceptances(own),
    /** By user id. */
    preferences: ({ own }) => preferences(own),
    loan: ({ own }) => loan(own),
    investment: ({ own }) => investment(own),
    /** By id, of any member: who may see it must be checked. */
    payment: ({ own }) => payment(own),
    /** By id, of any member: who may see it must be checked; null once it was removed. */
    bankAccount: ({ own }) => bankAccount(own),
    /** By id: for operators. */
    bankLine: ({ own }) => bankLine(own),
    /** By id, of any member: who may see it must be checked. */
    helpRequest: ({ own }) => helpRequest(own),
    /** By id, of any member: who may see it must be checked. */
    document: ({ own }) => document(own),
    /** The document that corrects another one, by the id of that. */
    correction: ({ own }) => correction(own),
    /** By the id of its line on the statement; likewise. */
    paymentOfLine: ({ own }) => paymentOfLine(own),
    /** By loan id, oldest first. */
    loanEvents: ({ own }) => loanEvents(own),
    /** By loan id; null until the loan is disbursed. */
    loanDebt: ({ own }) => loanDebt(own),
    /** By member id; null for those who have borrowed nothing. */
    borrowerRecord: ({ own }) => borrowerRecord(own),
    /** By loan id, first to last. */
    instalments: ({ own }) => instalments(own),
    /** Of a loan, oldest first. */
    formerInstalmentPages: ({ own }) => formerInstalmentPages(own),
    /** By loan id. */
    formerInstalmentCount: ({ own }) => formerInstalmentCount(own),
    /** By id, of any loan: who may see it must be checked. */
    charge: ({ own }) => charge(own),
    repayment: ({ own }) => repayment(own),
    planChange: ({ own }) => planChange(own),
    /** Of a loan, by day. */
    chargePages: ({ own }) => chargePages(own),
    /** By loan id. */
    chargeCount: ({ own }) => chargeCount(own),
    /** By loan id, first to last. */
    overdueInterest: ({ own }) => overdueInterests(own),
    /** What is outstanding of the charges of an instalment, by `keyOfInstalment`, in minor units. */
    instalmentCharges: ({ own }) => instalmentCharges(own),
    /** Of a loan, oldest first. */
    planChangePages: ({ own }) => planChangePages(own),
    /** By loan id. */
    planChangeCount: ({ own }) => planChangeCount(own),
    /** What a change of a plan does to the viewer's own part, by its id. */
    ownPlanPart: ({ own, viewerId }) => ownParts(own, viewerId),
    /** Of a loan, oldest first. */
    investmentPages: ({ own }) => investmentPages(own),
    /** By loan id. */
    investmentCount: ({ own }) => investmentCount(own),
    /** What has accrued on an investment and is not paid, before fees, by its id, in minor units. */
    accruedInterest: ({ own }) => accruedInterest(own),
    /** What the viewer has invested in a loan, by loan id, in minor units. */
    invested: ({ own, viewerId }) => invested(own, viewerId),
    /** What the viewer has in all loans of a borrower, by the borrower's id, in minor units. */
    lentTo: ({ own, viewerId }) => lentTo(own, viewerId),
    /** How often the viewer has invested in a loan, cancelled investments included, by loan id. */
    everInvested: ({ own, viewerId }) => everInvested(own, viewerId),
    /** Unread notifications, by user id. */
    unread: ({ own }) => unread(own),
    /** By user id. */
    wallet: ({ own }) => wallet(own),
    /** Of an account of the ledger, newest first. */
    entryPages: ({ own }) => entryPages(own),
    /** By account id. */
    entryCount: ({ own }) => entryCount(own),
    /** Of the ledger, by id. */
    account: ({ own }) => account(own),
    /** Ledger transactions, by id. */
    movement: ({ own }) => movement(own),
    /** The reversal of a movement, by the id of the movement it reverses. */
    reversal: ({ own }) => reversal(own),
  })
}
