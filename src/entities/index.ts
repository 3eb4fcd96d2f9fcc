import { Accrual, BooksDay, Period, PeriodFile, PeriodPiece } from './books/period.ts'
import { CaseEntry } from './case/case-entry.ts'
import { MemberCase } from './case/member-case.ts'
import { ScreenedMember, ScreeningMark } from './case/screening.ts'
import { Change } from './change.ts'
import { Deployment, Holiday } from './deployment.ts'
import { Document } from './documents/document.ts'
import { PayoffLetter, Receipt } from './documents/request.ts'
import { registered } from './entity.ts'
import { Budget, Gateway, OpenConnection } from './gateway.ts'
import { IdempotencyKey } from './idempotency-key.ts'
import { Account } from './ledger/account.ts'
import { CashFlow } from './ledger/cash-flow.ts'
import { Entry } from './ledger/entry.ts'
import { LedgerAudit } from './ledger/ledger-audit.ts'
import { LedgerTransaction, ProviderReference } from './ledger/ledger-transaction.ts'
import { Wallet, WalletState } from './ledger/wallet.ts'
import { WalletTransaction } from './ledger/wallet-transaction.ts'
import { BorrowerRecord } from './loan/borrower-record.ts'
import { Charge, ChargeState } from './loan/charge.ts'
import { FormerInstalment, Instalment, InstalmentState } from './loan/instalment.ts'
import { Investment } from './loan/investment.ts'
import { Loan } from './loan/loan.ts'
import { LoanDebt } from './loan/loan-debt.ts'
import { LoanEvent } from './loan/loan-event.ts'
import { LoanFunding, Opportunity, OpportunityByFunding } from './loan/opportunity.ts'
import { PlanChange } from './loan/plan-change.ts'
import { Reminder } from './loan/reminder.ts'
import { Repayment } from './loan/repayment.ts'
import { Letter } from './mail/letter.ts'
import { MailAddress } from './mail/mail-address.ts'
import { Acceptance, Agreement } from './member/agreement.ts'
import { HelpFile } from './member/help-file.ts'
import { HelpMessage } from './member/help-message.ts'
import { HelpRequest } from './member/help-request.ts'
import { Identity } from './member/identity.ts'
import { LenderTest, SophisticatedLender } from './member/lender-test.ts'
import { Inbox, Notification } from './member/notification.ts'
import { Preferences } from './member/preferences.ts'
import { Finances, Profile } from './member/profile.ts'
import { SavedSearch } from './member/saved-search.ts'
import { Verification, VerificationCheck } from './member/verification.ts'
import { ActAlone, ApprovalRequest } from './operator/approval-request.ts'
import { AuditEntry, AuditHead, ShownLooks } from './operator/audit-entry.ts'
import { Event, EventHead, PendingEvent } from './operator/event.ts'
import { OperatorNote } from './operator/operator-note.ts'
import { WorkItem, WorkNote } from './operator/work.ts'
import {
  BankAccount,
  BankAccountState,
  DepositReference,
  Mandate,
} from './payments/bank-account.ts'
import { BankFile, BankOrder } from './payments/bank-file.ts'
import { BankLine } from './payments/bank-line.ts'
import { Payment, PaymentEvent } from './payments/payment.ts'
import { DataExport, DataExportPiece } from './privacy/data-export.ts'
import { ErasedSubject, Erasure, ErasureKept } from './privacy/erasure.ts'
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
  HelpFile,
  HelpMessage,
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
