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
import { HelpFile } from '../entities/member/help-file.ts'
import { HelpMessage } from '../entities/member/help-message.ts'
import { HelpRequest } from '../entities/member/help-request.ts'
import { Identity } from '../entities/member/identity.ts'
import { Notification } from '../entities/member/notification.ts'
import { Preferences } from '../entities/member/preferences.ts'
import { Profile } from '../entities/member/profile.ts'
import { BankAccountState } from '../entities/payments/bank-account.ts'
import { BankLine } from '../entities/payments/bank-line.ts'
import { Payment } from '../entities/payments/payment.ts'
import { counterpartsBy } from './counterparts.ts'
import { lastReminders } from './last-reminders.ts'
import { lineLoaders } from './line-loaders.ts'
import {
  after,
  anyById,
  foundBy,
  type Loader,
  manyBy,
  numberIn,
  onDemand,
  oneBy,
  ownBy,
  pagesBy,
  type Ready,
} from './loader.ts'
import { loanOutlooks } from './loan-outlook.ts'
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
import { ownOverdue, ownPayments } from './own-payments.ts'
import { ownParts } from './own-plan-parts.ts'
import { ownReceipts } from './own-receipts.ts'
import {
  chargesOfLoan,
  entriesOfAccount,
  formerInstalmentsOfLoan,
  investmentsOfLoan,
  planChangesOfLoan,
} from './parent-lists.ts'
import { freezes, pauseReasons } from './pause-reasons.ts'

/** Loaders that all subscribers share. They cache nothing; one statement serves all subscribers who are notified together. */
export function liveLoaders(database: Database) {
  return {
    /** By user id. */
    wallet: oneBy(database, WalletState, 'userId', { cache: false })(database),
    loan: oneBy(database, Loan, 'id', { cache: false })(database),
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
  return onDemand({
    ...lineLoaders(database),
    /** For all other statements; equal ones are sent once. */
    reader: (own) => sharing(own.share),
    /** Any kind of record, since ids are unique across tables; who may see it must be checked. */
    record: anyById<AnyRecord>(database, recordTypes),
    profile: oneBy(database, Profile, 'id'),
    /** By member id, with the subject: for operators. */
    identity: oneBy(database, Identity, 'profileId'),
    /** By user id, oldest first. */
    acceptances: manyBy(database, Acceptance, 'userId', 'id'),
    /** By user id. */
    preferences: oneBy(database, Preferences, 'userId'),
    loan: oneBy(database, Loan, 'id'),
    investment: oneBy(database, Investment, 'id'),
    /** By id, of any member: who may see it must be checked. */
    payment: oneBy(database, Payment, 'id'),
    /** By id, of any member: who may see it must be checked; null once it was removed. */
    bankAccount: oneBy(database, BankAccountState, 'id'),
    /** By id: for operators. */
    bankLine: oneBy(database, BankLine, 'id'),
    /** By id, of any member: who may see it must be checked. */
    helpRequest: oneBy(database, HelpRequest, 'id'),
    /** By id, of any member: who may see it must be checked. */
    helpFile: oneBy(database, HelpFile, 'id'),
    /** By the id of their request, oldest first. */
    helpFiles: manyBy(database, HelpFile, 'helpRequestId', 'id'),
    /** Likewise. */
    helpMessages: manyBy(database, HelpMessage, 'helpRequestId', 'id'),
    /** By id, of any member: who may see it must be checked. */
    document: oneBy(database, Document, 'id'),
    /** The document that corrects another one, by the id of that. */
    correction: oneBy(database, Document, 'replacesId'),
    /** By the id of its line on the statement; likewise. */
    paymentOfLine: oneBy(database, Payment, 'lineId'),
    /** By loan id, oldest first by the clock of the database: some of their ids are made by that of a gateway, which may be another. */
    loanEvents: manyBy(database, LoanEvent, 'loanId', 'createdAt', 'id'),
    /** By loan id; null until the loan is disbursed. */
    loanDebt: oneBy(database, LoanDebt, 'loanId'),
    /** By member id; null for those who have borrowed nothing. */
    borrowerRecord: oneBy(database, BorrowerRecord, 'borrowerId'),
    /** By loan id, first to last. */
    instalments: manyBy(database, InstalmentState, 'loanId', 'number'),
    /** Of a loan, oldest first. */
    formerInstalmentPages: pagesBy(database, formerInstalmentsOfLoan),
    /** By loan id. */
    formerInstalmentCount: foundBy(countOfLoan('former_instalment'), numberIn),
    /** By id, of any loan: who may see it must be checked. */
    charge: oneBy(database, ChargeState, 'id'),
    repayment: oneBy(database, Repayment, 'id'),
    planChange: oneBy(database, PlanChange, 'id'),
    /** Of a loan, by day. */
    chargePages: pagesBy(database, chargesOfLoan),
    /** By loan id. */
    chargeCount: foundBy(countOfLoan('charge_state'), numberIn),
    /** By loan id, first to last. */
    overdueInterest: overdueInterests,
    /** What is ahead of an active loan, by its id with the days after which a late one defaults (`idAndNumber`). */
    loanOutlook: loanOutlooks,
    /** By loan id: for operators. */
    pauseReasons,
    /** By loan id: for operators. */
    freeze: freezes,
    /** The newest reminder of a loan, by loan id: for operators. */
    lastReminder: lastReminders(database),
    /** What is outstanding of the charges of an instalment, by `keyOfInstalment`, in minor units. */
    instalmentCharges: foundBy(sumCharges, numberIn),
    /** Of a loan, oldest first. */
    planChangePages: pagesBy(database, planChangesOfLoan),
    /** By loan id. */
    planChangeCount: foundBy(countPlanChanges, numberIn),
    /** What a change of a plan does to the viewer's own part, by its id. */
    ownPlanPart: ownParts,
    /** What comes to the viewer with the payments of a loan, by its id with the platform's fee (`idAndNumber`). */
    ownPayments,
    /** What comes to the viewer of an investment if what is due is paid today, likewise. */
    ownOverdue,
    /** What has come to the viewer with the repayments of a loan, by its id. */
    ownReceipts,
    /** Of a loan, oldest first. */
    investmentPages: pagesBy(database, investmentsOfLoan),
    /** By loan id. */
    investmentCount: foundBy(countOfLoan('investment'), numberIn),
    /** What has accrued on an investment and is not paid, before fees, by its id, in minor units. */
    accruedInterest: foundBy(sumAccrued, numberIn),
    /** What the viewer has invested in a loan, by loan id, in minor units. */
    invested: ownBy(sumInvested, numberIn),
    /** What the viewer has in all loans of a borrower, by the borrower's id, in minor units. */
    lentTo: ownBy(sumLentTo, numberIn),
    /** How often the viewer has invested in a loan, cancelled investments included, by loan id. */
    everInvested: ownBy(countInvestments, numberIn),
    /** Unread notifications, by user id. */
    unread: foundBy(countUnread, numberIn),
    /** By user id. */
    wallet: oneBy(database, WalletState, 'userId'),
    /** Of an account of the ledger, newest first. */
    entryPages: pagesBy(database, entriesOfAccount),
    /** By account id. */
    entryCount: foundBy(countEntries, numberIn),
    /** Of the ledger, by id. */
    account: oneBy(database, Account, 'id'),
    /** Ledger transactions, by id. */
    movement: oneBy(database, LedgerTransaction, 'id'),
    /** Whose a line of the journal is, and what is on its other side, by the line itself. */
    counterparts: counterpartsBy,
    /** The reversal of a movement, by the id of the movement it reverses. */
    reversal: oneBy(database, LedgerTransaction, 'reversesId'),
  })
}
