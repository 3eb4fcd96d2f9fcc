import { Accrual, BooksDay, Period, PeriodFile, PeriodPiece } from './books/period.ts'
import { Budget } from './budget.ts'
import { CaseEntry } from './case/case-entry.ts'
import { MemberCase } from './case/member-case.ts'
import { ScreenedMember } from './case/screened-member.ts'
import { ScreeningMark } from './case/screening-mark.ts'
import { Change } from './change.ts'
import { Deployment } from './deployment.ts'
import { Document } from './documents/document.ts'
import { PayoffLetter } from './documents/payoff-letter.ts'
import { Receipt } from './documents/receipt.ts'
import { registered } from './entity.ts'
import { Gateway } from './gateway.ts'
import { Holiday } from './holiday.ts'
import { IdempotencyKey } from './idempotency-key.ts'
import { Account } from './ledger/account.ts'
import { CashFlow } from './ledger/cash-flow.ts'
import { Entry } from './ledger/entry.ts'
import { LedgerAudit } from './ledger/ledger-audit.ts'
import { LedgerTransaction } from './ledger/ledger-transaction.ts'
import { ProviderReference } from './ledger/provider-reference.ts'
import { Wallet, WalletState } from './ledger/wallet.ts'
import { WalletTransaction } from './ledger/wallet-transaction.ts'
import { BorrowerRecord } from './loan/borrower-record.ts'
import { Charge, ChargeState } from './loan/charge.ts'
import { FormerInstalment, Instalment, InstalmentState } from './loan/instalment.ts'
import { Investment } from './loan/investment.ts'
import { Loan } from './loan/loan.ts'
import { LoanDebt } from './loan/loan-debt.ts'
import { LoanEvent } from './loan/loan-event.ts'
import { LoanFunding, OpportunityByFunding } from './loan/loan-funding.ts'
import { Opportunity } from './loan/opportunity.ts'
import { PlanChange } from './loan/plan-change.ts'
import { Reminder } from './loan/reminder.ts'
import { Repayment } from './loan/repayment.ts'
import { Letter } from './mail/letter.ts'
import { MailAddress } from './mail/mail-address.ts'
import { Acceptance, Agreement } from './member/agreement.ts'
import { Finances } from './member/finances.ts'
import { HelpRequest } from './member/help-request.ts'
import { Identity } from './member/identity.ts'
import { LenderTest } from './member/lender-test.ts'
import { Inbox, Notification } from './member/notification.ts'
import { Preferences } from './member/preferences.ts'
import { Profile } from './member/profile.ts'
import { SavedSearch } from './member/saved-search.ts'
import { SophisticatedLender } from './member/sophisticated-lender.ts'
import { Verification, VerificationCheck } from './member/verification.ts'
import { OpenConnection } from './open-connection.ts'
import { ActAlone, ApprovalRequest } from './operator/approval-request.ts'
import { AuditEntry, AuditHead } from './operator/audit-entry.ts'
import { Event, EventHead, PendingEvent } from './operator/event.ts'
import { OperatorNote } from './operator/operator-note.ts'
import { WorkItem, WorkNote } from './operator/work.ts'
import { BankAccount, BankAccountState, Mandate } from './payments/bank-account.ts'
import { BankFile, BankOrder } from './payments/bank-file.ts'
import { BankLine } from './payments/bank-line.ts'
import { DepositReference } from './payments/deposit-reference.ts'
import { Payment } from './payments/payment.ts'
import { PaymentEvent } from './payments/payment-event.ts'
import { DataExport, DataExportPiece } from './privacy/data-export.ts'
import { ErasedSubject, Erasure, ErasureKept } from './privacy/erasure.ts'
import { ShownLooks } from './privacy/shown-looks.ts'
import { LoanMonthEnd } from './report/loan-month-end.ts'
import { Webhook, WebhookDelivery, WebhookSecret } from './webhook/webhook.ts'

/** Every entity. They are listed here, so that MikroORM doesn't scan folders for them. */
export const entities = registered([
  Deployment,
  Profile,
  Identity,
  Finances,
  Wallet,
  Preferences,
  SavedSearch,
  Inbox,
  Loan,
  LoanEvent,
  ApprovalRequest,
  ActAlone,
  WorkNote,
  OperatorNote,
  Investment,
  Instalment,
  FormerInstalment,
  PlanChange,
  InstalmentState,
  Charge,
  ChargeState,
  LoanDebt,
  BorrowerRecord,
  Opportunity,
  Account,
  LedgerTransaction,
  Entry,
  ProviderReference,
  BankAccount,
  BankAccountState,
  Mandate,
  Payment,
  HelpRequest,
  BankFile,
  BankOrder,
  BankLine,
  DepositReference,
  PaymentEvent,
  Reminder,
  Repayment,
  WalletTransaction,
  WalletState,
  WorkItem,
  CashFlow,
  IdempotencyKey,
  Notification,
  Change,
  Budget,
  Gateway,
  Holiday,
  OpenConnection,
  LedgerAudit,
  AuditEntry,
  AuditHead,
  PendingEvent,
  Event,
  EventHead,
  Letter,
  MailAddress,
  Webhook,
  WebhookSecret,
  WebhookDelivery,
  Verification,
  VerificationCheck,
  Agreement,
  Acceptance,
  LenderTest,
  SophisticatedLender,
  DataExport,
  Document,
  PayoffLetter,
  Receipt,
  DataExportPiece,
  Erasure,
  ErasureKept,
  ErasedSubject,
  ShownLooks,
  LoanMonthEnd,
  MemberCase,
  CaseEntry,
  ScreeningMark,
  ScreenedMember,
  Accrual,
  BooksDay,
  Period,
  PeriodFile,
  PeriodPiece,
  LoanFunding,
  OpportunityByFunding,
])
