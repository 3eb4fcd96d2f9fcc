import { Account } from './account.ts'
import { ActAlone } from './act-alone.ts'
import { ApprovalRequest } from './approval-request.ts'
import { AuditEntry } from './audit-entry.ts'
import { AuditHead } from './audit-head.ts'
import { Budget } from './budget.ts'
import { CashFlow } from './cash-flow.ts'
import { Change } from './change.ts'
import { Deployment } from './deployment.ts'
import { DueReminder } from './due-reminder.ts'
import { Entry } from './entry.ts'
import { Finances } from './finances.ts'
import { FormerInstalment } from './former-instalment.ts'
import { Gateway } from './gateway.ts'
import { IdempotencyKey } from './idempotency-key.ts'
import { Identity } from './identity.ts'
import { Inbox } from './inbox.ts'
import { Instalment } from './instalment.ts'
import { InstalmentState } from './instalment-state.ts'
import { Investment } from './investment.ts'
import { LedgerAudit } from './ledger-audit.ts'
import { LedgerTransaction } from './ledger-transaction.ts'
import { Loan } from './loan.ts'
import { LoanDebt } from './loan-debt.ts'
import { LoanEvent } from './loan-event.ts'
import { Notification } from './notification.ts'
import { OpenConnection } from './open-connection.ts'
import { Opportunity } from './opportunity.ts'
import { Preferences } from './preferences.ts'
import { Profile } from './profile.ts'
import { ProviderReference } from './provider-reference.ts'
import { Wallet } from './wallet.ts'
import { WalletState } from './wallet-state.ts'
import { WalletTransaction } from './wallet-transaction.ts'

/** Every entity, listed, so that none is found by scanning folders. */
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
  InstalmentState,
  LoanDebt,
  DueReminder,
  Opportunity,
  Account,
  LedgerTransaction,
  Entry,
  ProviderReference,
  WalletTransaction,
  WalletState,
  CashFlow,
  IdempotencyKey,
  Notification,
  Change,
  Budget,
  Gateway,
  OpenConnection,
  LedgerAudit,
  AuditEntry,
  AuditHead,
] as const
