import { Budget } from './budget.ts'
import { Change } from './change.ts'
import { Deployment } from './deployment.ts'
import { Gateway } from './gateway.ts'
import { Holiday } from './holiday.ts'
import { IdempotencyKey } from './idempotency-key.ts'
import { Account } from './ledger/account.ts'
import { CashFlow } from './ledger/cash-flow.ts'
import { Entry } from './ledger/entry.ts'
import { LedgerAudit } from './ledger/ledger-audit.ts'
import { LedgerTransaction } from './ledger/ledger-transaction.ts'
import { ProviderReference } from './ledger/provider-reference.ts'
import { Wallet } from './ledger/wallet.ts'
import { WalletState } from './ledger/wallet-state.ts'
import { WalletTransaction } from './ledger/wallet-transaction.ts'
import { BorrowerRecord } from './loan/borrower-record.ts'
import { Charge } from './loan/charge.ts'
import { ChargeState } from './loan/charge-state.ts'
import { FormerInstalment } from './loan/former-instalment.ts'
import { Instalment } from './loan/instalment.ts'
import { InstalmentState } from './loan/instalment-state.ts'
import { Investment } from './loan/investment.ts'
import { Loan } from './loan/loan.ts'
import { LoanDebt } from './loan/loan-debt.ts'
import { LoanEvent } from './loan/loan-event.ts'
import { Opportunity } from './loan/opportunity.ts'
import { PlanChange } from './loan/plan-change.ts'
import { Repayment } from './loan/repayment.ts'
import { Letter } from './mail/letter.ts'
import { MailAddress } from './mail/mail-address.ts'
import { Finances } from './member/finances.ts'
import { Identity } from './member/identity.ts'
import { Inbox } from './member/inbox.ts'
import { Notification } from './member/notification.ts'
import { Preferences } from './member/preferences.ts'
import { Profile } from './member/profile.ts'
import { OpenConnection } from './open-connection.ts'
import { ActAlone } from './operator/act-alone.ts'
import { ApprovalRequest } from './operator/approval-request.ts'
import { AuditEntry } from './operator/audit-entry.ts'
import { AuditHead } from './operator/audit-head.ts'
import { Event } from './operator/event.ts'
import { EventHead } from './operator/event-head.ts'
import { PendingEvent } from './operator/pending-event.ts'
import { BankAccount } from './payments/bank-account.ts'
import { BankAccountState } from './payments/bank-account-state.ts'
import { BankFile } from './payments/bank-file.ts'
import { BankLine } from './payments/bank-line.ts'
import { BankOrder } from './payments/bank-order.ts'
import { DepositReference } from './payments/deposit-reference.ts'
import { Mandate } from './payments/mandate.ts'
import { Payment } from './payments/payment.ts'
import { PaymentEvent } from './payments/payment-event.ts'
import { Webhook } from './webhook/webhook.ts'
import { WebhookDelivery } from './webhook/webhook-delivery.ts'
import { WebhookSecret } from './webhook/webhook-secret.ts'

/** Every entity. They are listed here, so that MikroORM doesn't scan folders for them. */
export const entities = [
  Deployment,
  Profile,
  Identity,
  Finances,
  Wallet,
  Preferences,
  Inbox,
  Loan,
  LoanEvent,
  ApprovalRequest,
  ActAlone,
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
  BankFile,
  BankOrder,
  BankLine,
  DepositReference,
  PaymentEvent,
  Repayment,
  WalletTransaction,
  WalletState,
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
] as const
