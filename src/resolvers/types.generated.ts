import type { ApprovalStatus } from '../entities/operator/approval-request.ts';
import type { AprMethod } from '../lending/repaying/apr.ts';
import type { AprReason } from '../lending/repaying/cost.ts';
import type { ArrearsInterest } from '../entities/loan/loan.ts';
import type { FeeRefund } from '../entities/loan/loan.ts';
import type { WithdrawWhileLate } from '../entities/loan/loan.ts';
import type { Arrears } from '../lending/loan/lists/traits.ts';
import type { ActorKind as AuditActorKind } from '../entities/operator/audit-entry.ts';
import type { BankAccountKind } from '../entities/payments/bank-account.ts';
import type { BankLinePurpose } from '../entities/payments/bank-line.ts';
import type { OpenBankItemKind } from '../lending/bank-files/reconciliation.ts';
import type { SafeguardingItemKind } from '../lending/bank-files/reconciliation.ts';
import type { ChargeKind } from '../entities/loan/charge.ts';
import type { PlanChangeKind } from '../entities/loan/plan-change.ts';
import type { PlanChangeStatus } from '../lending/plan-changes/change.ts';
import type { MovedInterest } from '../entities/loan/plan-change.ts';
import type { CashFlowCategory } from '../entities/ledger/cash-flow.ts';
import type { RefusalCode as ErrorCode } from '../lending/refusal.ts';
import type { HoldingKind } from '../lending/member/money.ts';
import type { InstalmentStatus } from '../lending/repaying/schedule.ts';
import type { InvestmentStatus } from '../entities/loan/investment.ts';
import type { LateFeeRecipient } from '../entities/loan/loan.ts';
import type { ShownState as LetterState } from '../lending/mail/list.ts';
import type { LoanSort } from '../lending/loan/lists/list.ts';
import type { LoanStatus } from '../entities/loan/loan.ts';
import type { NotificationKind } from '../lending/inbox/texts.ts';
import type { MarkerKind } from '../lending/map/area.ts';
import type { PaymentDirection } from '../entities/payments/payment.ts';
import type { PaymentState } from '../entities/payments/payment.ts';
import type { Prepayment } from '../lending/repaying/repay.ts';
import type { OpportunitySort } from '../lending/investing/opportunity.ts';
import type { TransactionDirection } from '../entities/ledger/wallet-transaction.ts';
import type { TransactionStatus } from '../entities/ledger/wallet-transaction.ts';
import type { TransactionType } from '../entities/ledger/wallet-transaction.ts';
import type { RiskLevel } from '../entities/loan/loan.ts';
import type { UndoMode } from '../lending/undoing/undo.ts';
import type { UserType } from '../entities/member/profile.ts';
import type { VerificationStatus } from '../entities/member/profile.ts';
import type { WebhookDeliveryState } from '../entities/webhook/webhook-delivery.ts';
import type { WebhookDisabledReason } from '../entities/webhook/webhook.ts';
import type { WebhookPayload } from '../entities/webhook/webhook.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Preferences as PreferencesRow } from '../entities/member/preferences.ts';
import type { Actor } from '../lending/audit-trail/actors.ts';
import type { ApprovalRequest as ApprovalRequestRow } from '../entities/operator/approval-request.ts';
import type { ApprovalRequestConnection as ApprovalRequestPage, ChargeConnection as ChargePage, PlanChangeConnection as PlanChangePage, FormerInstalmentConnection as FormerInstalmentPage, InvestmentConnection as InvestmentPage, LoanConnection as LoanPage, NotificationConnection as NotificationPage, OpportunityConnection as OpportunityPage, CashFlowConnection as CashFlowPage, TransactionConnection as TransactionPage, PaymentConnection as PaymentPage, LetterConnection as LetterPage, WebhookDeliveryConnection as DeliveryPage, AuditEntryConnection as AuditEntryPage, MemberSummaryConnection as MemberSummaryPage, HoldingConnection as HoldingPage, LedgerEntryConnection as LedgerEntryPage } from './connection.ts';
import type { Loan as LoanRow } from '../entities/loan/loan.ts';
import type { Quote, QuotedInstalment as QuotedInstalmentRow } from '../lending/repaying/quote.ts';
import type { InstalmentState as InstalmentRow } from '../entities/loan/instalment-state.ts';
import type { ChargeState as ChargeRow } from '../entities/loan/charge-state.ts';
import type { MadePlanChange } from '../lending/plan-changes/change.ts';
import type { FormerInstalment as FormerInstalmentRow } from '../entities/loan/former-instalment.ts';
import type { Investment as InvestmentRow } from '../entities/loan/investment.ts';
import type { LoanEvent as LoanEventRow } from '../entities/loan/loan-event.ts';
import type { LoanFacets as LoanFacetRows } from '../lending/loan/lists/facets.ts';
import type { Marker as MarkerRow } from '../lending/map/marker.ts';
import type { MarkerList as MarkerListRow } from '../lending/map/markers.ts';
import type { Notification as NotificationRow } from '../entities/member/notification.ts';
import type { Details } from './notification-details.ts';
import type { Opportunity as OpportunityRow } from '../entities/loan/opportunity.ts';
import type { CashFlow as CashFlowRow } from '../entities/ledger/cash-flow.ts';
import type { Portfolio as PortfolioRow, PortfolioRisk as PortfolioRiskRow, ExpectedMonth as ExpectedMonthRow, PortfolioMonth as PortfolioMonthRow } from '../lending/investing/portfolio.ts';
import type { RepaymentSchedule as RepaymentScheduleRow } from '../lending/repaying/schedule.ts';
import type { WalletState as WalletRow } from '../entities/ledger/wallet-state.ts';
import type { Line } from '../lending/payments/line.ts';
import type { Payment as PaymentRow } from '../entities/payments/payment.ts';
import type { BankAccountState } from '../entities/payments/bank-account-state.ts';
import type { BankLine as BankLineRow } from '../entities/payments/bank-line.ts';
import type { Reconciliation as ReconciliationRow, OpenBankItem as OpenBankItemRow, Safeguarding as SafeguardingRow } from '../lending/bank-files/reconciliation.ts';
import type { Letter as LetterRow } from '../entities/mail/letter.ts';
import type { MailAddress } from '../entities/mail/mail-address.ts';
import type { LoggedEvent, EventPage as LoggedEvents } from '../lending/event-log/read.ts';
import type { WebhookRow } from '../lending/webhooks/manage.ts';
import type { WebhookDelivery as DeliveryRow } from '../entities/webhook/webhook-delivery.ts';
import type { AuditEntry as AuditEntryRow } from '../entities/operator/audit-entry.ts';
import type { Profile as ProfileRow } from '../entities/member/profile.ts';
import type { MemberMoney as MemberMoneyRow, Holding as HoldingRow } from '../lending/member/money.ts';
import type { Entry as EntryRow } from '../entities/ledger/entry.ts';
import type { FrozenAccount as FrozenAccountRow } from '../lending/member/frozen.ts';
import type { ClockState } from '../sandbox/clock.ts';
import type { Context } from '../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type EnumResolverSignature<T, AllowedValues = any> = { [key in keyof T]?: AllowedValues };
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A day as ISO 8601 (`"2026-01-31"`), in the platform's time zone (`platform.businessTimezone`). */
  Date: { input: string; output: string; }
  /** A timestamp as ISO 8601 in UTC with milliseconds (`"2026-01-31T09:30:00.000Z"`). Input also takes other offsets, but no day alone. */
  DateTime: { input: Date; output: Date; }
  /** A JSON object of any shape. */
  JSONObject: { input: Record<string, unknown>; output: Record<string, unknown>; }
  /** Degrees north of the equator, -90 to 90. */
  Latitude: { input: number; output: number; }
  /** Degrees east of Greenwich, -180 to 180. */
  Longitude: { input: number; output: number; }
  /** An amount of the platform's currency as a decimal string in major units (`"2500.00"`); never a float. Input takes the string, or a number whose text is exact: `"25.50"` or `25.5`. */
  Money: { input: bigint; output: bigint; }
  /** A percentage as a decimal string with at most 4 decimals (`"12.5"` is 12.5 %). */
  Percent: { input: number; output: number; }
};

/** A bank account of the caller's own: `iban`, or `routingNumber` and `accountNumber` for one in the United States. */
export type AddBankAccountInput = {
  /** The account's number at that bank: 4 to 17 digits. */
  accountNumber?: InputMaybe<Scalars['String']['input']>;
  /** The owner's name at the bank, in at most 70 characters. It must be the caller's. */
  holder: Scalars['String']['input'];
  /** The account's IBAN. */
  iban?: InputMaybe<Scalars['String']['input']>;
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The 9 digits of a bank in the United States. */
  routingNumber?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of `addBankAccount`. */
export type AddBankAccountPayload = {
  __typename?: 'AddBankAccountPayload';
  /** The bank account; null when the call was refused. */
  bankAccount: Maybe<BankAccount>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** How far to advance the clock: give either `advance` or `to`. */
export type AdvanceClockInput = {
  /** How far, as an ISO 8601 duration of years, months and days, such as `P1M`, `P13M` or `P1Y6M10D`, at most 20 years. If the clock is advancing already, this is added to where it is going. */
  advance?: InputMaybe<Scalars['String']['input']>;
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Until when: a day, such as `2027-01-31`, at whose 00:00 in the platform's time zone the clock stops; or a time with an offset, such as `2027-01-31T09:30:00Z`. At most the end of 2199. */
  to?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `advanceClock`. */
export type AdvanceClockPayload = {
  __typename?: 'AdvanceClockPayload';
  /** The clock; null if the call was refused. */
  clock: Maybe<Clock>;
  /** Why the call was refused; empty if it succeeded. */
  userErrors: Array<UserError>;
};

/**
 * An act of an operator on which another one decides: it moves more than one may move alone (`APPROVAL_ABOVE`), or redacts the audit trail. A look at
 * `amount`, `reason`, `decision`, `charge` or `transaction` is noted in the audit trail as a look at the member.
 */
export type ApprovalRequest = {
  __typename?: 'ApprovalRequest';
  /** The mutation that was called, such as `reverseTransaction`. */
  act: Scalars['String']['output'];
  /** The amount to be moved or written off, as of the request. A write-off also includes the interest that accrues until it is approved, and a waiver what the charge has grown by. Null if it moves nothing, or if it was redacted. */
  amount: Maybe<Scalars['Money']['output']>;
  /** When it was asked for. */
  askedAt: Scalars['DateTime']['output'];
  /** The operator who asked. */
  askedBy: Member;
  /** The id of the operator who asked. */
  askedById: Scalars['ID']['output'];
  /** The subject (`sub`) of that operator's tokens. */
  askedBySubject: Scalars['String']['output'];
  /** The line of a bank statement that it is about; null if it is about none. */
  bankLine: Maybe<BankLine>;
  /** The charge that it is about; null if it is about none. */
  charge: Maybe<Charge>;
  /** When it was decided; null while it waits. */
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** The operator who decided; null while it waits. */
  decidedBy: Maybe<Member>;
  /** The id of the operator who decided; null while it waits. */
  decidedById: Maybe<Scalars['ID']['output']>;
  /** The subject (`sub`) of that operator's tokens; null while it waits. */
  decidedBySubject: Maybe<Scalars['String']['output']>;
  /** Why it was decided so; null if that was not said, nothing is decided yet, or it was redacted. */
  decision: Maybe<Scalars['String']['output']>;
  /** The request's id. */
  id: Scalars['ID']['output'];
  /** The loan that it is about, or whose charge, repayment or plan it is about; null if it is about none. */
  loan: Maybe<Loan>;
  /** The member whose record that is. */
  member: Member;
  /** The id of the member whose record that is, or who gets the money of the line. */
  memberId: Scalars['ID']['output'];
  /** How a repayment is to be undone; null for other acts. */
  mode: Maybe<UndoMode>;
  /** Why, in the words of whoever asked; null if it was redacted. */
  reason: Maybe<Scalars['String']['output']>;
  /** Whether approval makes that reason readable by every member, in the loan's history. */
  reasonPublic: Scalars['Boolean']['output'];
  /** Whether amount, reason and decision were removed (`redactAuditTrail`). */
  redacted: Scalars['Boolean']['output'];
  /** Whether it waits, or how it was decided. */
  status: ApprovalStatus;
  /** The id of the transaction, the loan, the charge, the repayment, the change of a plan, the member or the line of a bank statement that it is about. */
  target: Scalars['ID']['output'];
  /** The transaction that it is about; null if it is about none. */
  transaction: Maybe<Transaction>;
  /** The value date as of which a repayment is to be booked, or lent again; null for other acts. */
  valueDate: Maybe<Scalars['Date']['output']>;
};

/** What operators have asked for, in pages. */
export type ApprovalRequestConnection = {
  __typename?: 'ApprovalRequestConnection';
  /** The requests with their cursors. */
  edges: Array<ApprovalRequestEdge>;
  /** The requests. */
  nodes: Array<ApprovalRequest>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** The total number on all pages; 10 000 if there are more. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is the total number, and not the limit up to which items are counted. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** A request and its position in the list. */
export type ApprovalRequestEdge = {
  __typename?: 'ApprovalRequestEdge';
  /** The cursor, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The request. */
  node: ApprovalRequest;
};

export { ApprovalStatus };

/** Which loan to publish. */
export type ApproveLoanInput = {
  /** The loan's id. */
  id: Scalars['ID']['input'];
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Why, in 1 to 200 characters, for the audit trail. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read: the call is refused with VERSION_CONFLICT when the record has changed since. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The outcome of `approveLoan`. */
export type ApproveLoanPayload = {
  __typename?: 'ApproveLoanPayload';
  /** The loan after it; null when the call was refused. */
  loan: Maybe<Loan>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** Which withdrawal to approve, and why. */
export type ApprovePaymentInput = {
  /** The payment's id. */
  id: Scalars['ID']['input'];
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Why, for the audit trail: 1 to 200 characters. */
  reason: Scalars['String']['input'];
};

/** The outcome of `approvePayment`. */
export type ApprovePaymentPayload = {
  __typename?: 'ApprovePaymentPayload';
  /** The payment; null when the call was refused. */
  payment: Maybe<Payment>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** Which request, and why. */
export type ApproveRequestInput = {
  /** The request's id. */
  id: Scalars['ID']['input'];
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Why, in 1 to 200 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of `approveRequest`. */
export type ApproveRequestPayload = {
  __typename?: 'ApproveRequestPayload';
  /** The request after it; null when the call was refused. */
  request: Maybe<ApprovalRequest>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

export { AprMethod };

export { AprReason };

export { Arrears };

export { ArrearsInterest };

/** Which line of a statement to assign; exactly one of `memberId`, `provider` and `bankFees` says to what. */
export type AssignBankLineInput = {
  /** `true` if it is a bank fee. */
  bankFees?: InputMaybe<Scalars['Boolean']['input']>;
  /** With `provider`: what it kept of the money as its fee. */
  fee?: InputMaybe<Scalars['Money']['input']>;
  /** The line's id. */
  id: Scalars['ID']['input'];
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The member whose deposit it is. */
  memberId?: InputMaybe<Scalars['ID']['input']>;
  /** The payment provider that has paid it out. */
  provider?: InputMaybe<Scalars['String']['input']>;
  /** Why, for the audit trail: 1 to 200 characters. */
  reason: Scalars['String']['input'];
};

/** The outcome of `assignBankLine`. */
export type AssignBankLinePayload = {
  __typename?: 'AssignBankLinePayload';
  /** The line; null when the call was refused, or another operator has to approve it. */
  bankLine: Maybe<BankLine>;
  /** What another operator has to approve; null if nobody has to. */
  request: Maybe<ApprovalRequest>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** Somebody who is named in the audit trail because of what they have done. */
export type AuditActor = {
  __typename?: 'AuditActor';
  /** The member's id, for `actorId`. */
  id: Scalars['ID']['output'];
  /** As others see them. */
  member: Member;
  /** The subject (`sub`) of their tokens. */
  subject: Scalars['String']['output'];
};

export { AuditActorKind };

/**
 * An act of an operator, a job or a rule, which nobody can change. A look at `reason`, `before` or `after` of an act on a member's records is
 * noted in the audit trail as a look at that member.
 */
export type AuditEntry = {
  __typename?: 'AuditEntry';
  /** What was done: the name of the mutation, or `expireLoan`, `autoInvest`, `autopay`, `lookAtMember`. */
  act: Scalars['String']['output'];
  /** The operator; null for a job or a rule. */
  actor: Maybe<Member>;
  /** The operator's id; null for a job or a rule. */
  actorId: Maybe<Scalars['ID']['output']>;
  /** Whether an operator, a job or a rule did it. */
  actorKind: AuditActorKind;
  /** The name of the job or rule; null for an operator. */
  actorName: Maybe<Scalars['String']['output']>;
  /** The subject (`sub`) of the operator's tokens; null for a job or a rule. */
  actorSubject: Maybe<Scalars['String']['output']>;
  /** The same after it; null likewise. */
  after: Maybe<Scalars['JSONObject']['output']>;
  /** When it was done or refused. */
  at: Scalars['DateTime']['output'];
  /** What it changed, before, by the names of columns; amounts are in minor units, such as cents. Null if there is nothing to tell, or if it was redacted. */
  before: Maybe<Scalars['JSONObject']['output']>;
  /** The SHA-256 of this entry and of the hash before it, in hexadecimal digits. */
  hash: Scalars['String']['output'];
  /** The member whose record it is; null if it is nobody's, or not known. */
  member: Maybe<Member>;
  /** The id of the member whose record it is; null if it is nobody's, or not known. */
  memberId: Maybe<Scalars['ID']['output']>;
  /** Its place in the trail, from 1, without gaps, in the order in which the acts took effect. */
  number: Scalars['Int']['output'];
  /** The hash of the entry before it, in hexadecimal digits; zeros for the first. */
  previousHash: Scalars['String']['output'];
  /** Why it was done; null if nobody said so, or if it was redacted. */
  reason: Maybe<Scalars['String']['output']>;
  /** Whether reason and values were removed by `redactAuditTrail`. */
  redacted: Scalars['Boolean']['output'];
  /** The code with which it was refused, so that nothing was changed; null if it was done. */
  refusedWith: Maybe<Scalars['String']['output']>;
  /** The id of that record; null if the caller named none that could exist. */
  targetId: Maybe<Scalars['ID']['output']>;
  /** What kind of record it was done to, such as `loan`. */
  targetKind: Scalars['String']['output'];
};

/** A page of entries of the audit trail. */
export type AuditEntryConnection = {
  __typename?: 'AuditEntryConnection';
  /** The entries of the audit trail with their cursors. */
  edges: Array<AuditEntryEdge>;
  /** The entries of the audit trail. */
  nodes: Array<AuditEntry>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** The total number on all pages; 10 000 if there are more. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is the total number, and not the limit up to which items are counted. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** The entry and its position in the list. */
export type AuditEntryEdge = {
  __typename?: 'AuditEntryEdge';
  /** The cursor, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: AuditEntry;
};

/** Which entries of the audit trail to list; all conditions must hold. */
export type AuditTrailFilter = {
  /** Only acts with this name, such as `reviewMember`. */
  act?: InputMaybe<Scalars['String']['input']>;
  /** Only what this operator did or tried. */
  actorId?: InputMaybe<Scalars['ID']['input']>;
  /** Only acts of operators, of jobs or of rules. */
  actorKind?: InputMaybe<AuditActorKind>;
  /** Only looks at members' files (true), or everything else (false). */
  looks?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only acts on records of this member. */
  memberId?: InputMaybe<Scalars['ID']['input']>;
  /** Only what was refused (true) or done (false). */
  refused?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only from this time on. */
  since?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only acts on the record with this id. */
  targetId?: InputMaybe<Scalars['ID']['input']>;
  /** Only before this time. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The user's standing order invested in a loan. */
export type AutoInvestedDetails = NotificationDetails & {
  __typename?: 'AutoInvestedDetails';
  /** How much was invested. */
  amount: Scalars['Money']['output'];
  /** The currency (ISO 4217). */
  currency: Scalars['String']['output'];
  /** The investment; null only if it is gone. */
  investment: Maybe<Investment>;
  /** The investment's id. */
  investmentId: Scalars['ID']['output'];
  /** The kind of the notification. */
  kind: NotificationKind;
  /** The loan; null if the user may not see it. */
  loan: Maybe<Loan>;
  /** The loan's id. */
  loanId: Scalars['ID']['output'];
  /** The loan's title at the time. */
  loanTitle: Scalars['String']['output'];
};

/** A bounding box in degrees; if west is greater than east, it crosses the antimeridian. What is beyond the earth is wrapped, or cut off at the poles, as maps give it. */
export type BBox = {
  /** Its eastern edge; 190 is the same as -170. */
  east: Scalars['Float']['input'];
  /** Its northern edge, -90 to 90. */
  north: Scalars['Float']['input'];
  /** Its southern edge, -90 to 90, less than north. */
  south: Scalars['Float']['input'];
  /** Its western edge; -190 is the same as 170. */
  west: Scalars['Float']['input'];
};

/** A member's account at a bank. Visible to its member, and to operators as part of the member's payments. */
export type BankAccount = {
  __typename?: 'BankAccount';
  /** The bank's country (ISO 3166). */
  country: Scalars['String']['output'];
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** The owner's name at the bank. */
  holder: Scalars['String']['output'];
  /** The bank account's id: a UUID, version 7. */
  id: Scalars['ID']['output'];
  /** How its bank numbers accounts. */
  kind: BankAccountKind;
  /** The last characters of its number. The whole number is never shown again. */
  lastDigits: Scalars['String']['output'];
  /** The permission to debit it; null if there is none. */
  mandate: Maybe<Mandate>;
  /** From when withdrawals to it are possible; may be in the past. */
  usableAt: Scalars['DateTime']['output'];
};

/** Details of `BANK_ACCOUNT_ADDED`. */
export type BankAccountAddedDetails = NotificationDetails & {
  __typename?: 'BankAccountAddedDetails';
  /** The kind of the notification. */
  kind: NotificationKind;
  /** The last characters of the account's number. */
  lastDigits: Scalars['String']['output'];
  /** From when withdrawals to it are possible. */
  usableAt: Scalars['DateTime']['output'];
};

/** Which bank account to change. */
export type BankAccountInput = {
  /** The bank account's id. */
  id: Scalars['ID']['input'];
};

export { BankAccountKind };

/** The outcome of `removeBankAccount`, `signMandate` and `withdrawMandate`. */
export type BankAccountPayload = {
  __typename?: 'BankAccountPayload';
  /** The bank account, also after it was removed; null when the call was refused. */
  bankAccount: Maybe<BankAccount>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** A line of the bank's statement of the platform's account. */
export type BankLine = {
  __typename?: 'BankLine';
  /** The amount, negative if money left the account. */
  amount: Scalars['Money']['output'];
  /** The day on which the bank booked it. */
  bookedOn: Scalars['Date']['output'];
  /** The name of the other side, as the bank gives it; null if it gives none. */
  counterparty: Maybe<Scalars['String']['output']>;
  /** What that provider kept as its fee, or the bank charged in the same line; 0 if nothing. */
  fee: Scalars['Money']['output'];
  /** The line's id. */
  id: Scalars['ID']['output'];
  /** The last characters of the other side's account number; null if the bank gives none. */
  lastDigits: Maybe<Scalars['String']['output']>;
  /** The payment that it belongs to; null if it belongs to none. */
  payment: Maybe<Payment>;
  /** The id of the payment that it belongs to; null if it belongs to none. */
  paymentId: Maybe<Scalars['ID']['output']>;
  /** The payment provider whose money it is; null if it is none's. */
  provider: Maybe<Scalars['String']['output']>;
  /** What it is for. */
  purpose: BankLinePurpose;
  /** The payer's message; null if there is none. */
  remittance: Maybe<Scalars['String']['output']>;
};

export { BankLinePurpose };

/** Where to transfer money, so that it comes into the caller's wallet. */
export type BankTransferDetails = {
  __typename?: 'BankTransferDetails';
  /** The bank's code (BIC, ISO 9362); null if the platform has none set. */
  bic: Maybe<Scalars['String']['output']>;
  /** The owner of the platform's bank account. */
  holder: Scalars['String']['output'];
  /** The IBAN of that account. */
  iban: Scalars['String']['output'];
  /** The reference that the transfer must have (ISO 11649). */
  reference: Scalars['String']['output'];
};

/** How a member has repaid as a borrower, in short: every member may see it. */
export type BorrowerRecord = {
  __typename?: 'BorrowerRecord';
  /** Whether a payment of the member's is late, or a defaulted loan still owes something. */
  currentlyLate: Scalars['Boolean']['output'];
  /** How many loans the member has repaid without a default. */
  loansRepaid: Scalars['Int']['output'];
};

/** Which loan to withdraw. */
export type CancelLoanInput = {
  /** The loan's id. */
  id: Scalars['ID']['input'];
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Whether every member may read an operator's reason in the loan's history. By default, others read that the operator cancelled the loan. */
  public?: InputMaybe<Scalars['Boolean']['input']>;
  /** Why an operator cancels another member's loan, in 1 to 200 characters: the borrower is told. In the loan's history, it is shown to lenders whose money was in the loan, and to others if it is public. Borrowers give none. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read: the call is refused with VERSION_CONFLICT when the record has changed since. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The outcome of `cancelLoan`. */
export type CancelLoanPayload = {
  __typename?: 'CancelLoanPayload';
  /** The cancelled loan; null when the call was refused. */
  loan: Maybe<Loan>;
  /** What another operator has to approve before the loan is cancelled; null if nobody has to. */
  request: Maybe<ApprovalRequest>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** Which withdrawal to cancel. */
export type CancelPaymentInput = {
  /** The payment's id. */
  id: Scalars['ID']['input'];
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** An operator's reason, in 1 to 200 characters, for canceling the payment of another member, who is told. Leave it out to cancel your own. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of `cancelPayment`. */
export type CancelPaymentPayload = {
  __typename?: 'CancelPaymentPayload';
  /** The payment; null when the call was refused. */
  payment: Maybe<Payment>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

export { CashFlowCategory };

/** A page of cash flow. */
export type CashFlowConnection = {
  __typename?: 'CashFlowConnection';
  /** The entries with their cursors. */
  edges: Array<CashFlowEdge>;
  /** The entries. */
  nodes: Array<CashFlowEntry>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** The total number on all pages; 10 000 if there are more. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is the total number, and not the limit up to which items are counted. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** An entry and its position in the list. */
export type CashFlowEdge = {
  __typename?: 'CashFlowEdge';
  /** The cursor, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: CashFlowEntry;
};

/** A movement of the caller's money, by category; a repayment is split into its parts. */
export type CashFlowEntry = {
  __typename?: 'CashFlowEntry';
  /** The amount; negative for money that went out or was lost. */
  amount: Scalars['Money']['output'];
  /** The wallet's total balance (`balance`: available plus held) after the entry, each part of a repayment having its own; null for a loss, which moves no cash. */
  balanceAfter: Maybe<Scalars['Money']['output']>;
  /** The change of the wallet's total balance (`balance`: available plus held): the amount, and 0 for a loss. The changes of all entries add up to the balance. */
  balanceChange: Scalars['Money']['output'];
  /** The kind of movement. */
  category: CashFlowCategory;
  /** The other member involved, if any. */
  counterparty: Maybe<Member>;
  /** The id of the other member involved, if any. */
  counterpartyId: Maybe<Scalars['ID']['output']>;
  /** When it happened. */
  createdAt: Scalars['DateTime']['output'];
  /** The currency (ISO 4217). */
  currency: Scalars['String']['output'];
  /** The sender's note, or the loan's title, if any. */
  description: Maybe<Scalars['String']['output']>;
  /** The entry's id, a UUID; different for each entry of one transaction. */
  id: Scalars['ID']['output'];
  /** The investment that it belongs to, if any. */
  investment: Maybe<Investment>;
  /** The id of the investment that it belongs to, if any. */
  investmentId: Maybe<Scalars['ID']['output']>;
  /** The loan that it belongs to, if any. */
  loan: Maybe<Loan>;
  /** The id of the loan that it belongs to, if any. */
  loanId: Maybe<Scalars['ID']['output']>;
  /** The statement line that the entry is, or is part of; null for a loss. */
  transaction: Maybe<Transaction>;
  /** The id of the statement line that the entry is, or is part of; null for a loss, which moves no cash. */
  transactionId: Maybe<Scalars['ID']['output']>;
};

/** The e-mail address to confirm. */
export type ChangeEmailAddressInput = {
  /** An e-mail address of at most 254 characters; null for the one in the caller's tokens. */
  address?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of `changeEmailAddress`. */
export type ChangeEmailAddressPayload = {
  __typename?: 'ChangeEmailAddressPayload';
  /** The address that counts, and the one to confirm; null when the call was refused. */
  emailAddress: Maybe<EmailAddress>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** On which day the instalments of which loan are to be due. */
export type ChangeOwnPlanInput = {
  /** The day of the month, 1 to 31; in shorter months, their last day. */
  dueDay: Scalars['Int']['input'];
  /** Instalments that are due on this day or later are moved. */
  from: Scalars['Date']['input'];
  /** The loan's id. */
  id: Scalars['ID']['input'];
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** What kind of change: `DUE_DAY`. */
  kind: PlanChangeKind;
  /** Whether to only show how the change would alter the plan. */
  preview?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The outcome of `changeOwnPlan`. */
export type ChangeOwnPlanPayload = {
  __typename?: 'ChangeOwnPlanPayload';
  /** The loan after it; null likewise. */
  loan: Maybe<Loan>;
  /** The change; null when the call was refused. */
  planChange: Maybe<PlanChange>;
  /** The plan after it, or as it will be once its notice is over; null likewise. */
  schedule: Maybe<RepaymentSchedule>;
  /** What it costs; null likewise. */
  totals: Maybe<PlanTotals>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** Which loan's plan to change, how, and why. Each kind needs the fields whose descriptions name it, and allows no others. */
export type ChangePlanInput = {
  /** For `DUE_DAY`: the day of the month, 1 to 31; in shorter months, their last day. */
  dueDay?: InputMaybe<Scalars['Int']['input']>;
  /** For `PRINCIPAL_HOLIDAY`: whether the plan becomes longer, rather than later instalments higher. */
  extend?: InputMaybe<Scalars['Boolean']['input']>;
  /** For `INTEREST_PAUSE`, `RE_AGE` and `DUE_DAY`: from which day on: not before today or, where lenders get notice, not before its end. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** The loan's id. */
  id: Scalars['ID']['input'];
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** For `PRINCIPAL_HOLIDAY` and `RE_AGE`: how many instalments. */
  instalments?: InputMaybe<Scalars['Int']['input']>;
  /** For `RE_AGE`: what becomes of overdue interest. */
  interest?: InputMaybe<MovedInterest>;
  /** What kind of change. */
  kind: PlanChangeKind;
  /** For `TERM`: how many months more or, if negative, fewer. */
  months?: InputMaybe<Scalars['Int']['input']>;
  /** Whether to only show how the change would alter the plan. `previewPlanChange` always does. */
  preview?: InputMaybe<Scalars['Boolean']['input']>;
  /** For `RATE`: the new rate, nominal percent a year, lower than the loan's. */
  rate?: InputMaybe<Scalars['Percent']['input']>;
  /** Why, in 1 to 200 characters: borrower and lenders are told. */
  reason: Scalars['String']['input'];
  /** For `INTEREST_PAUSE`: its last day; a pause has at most 366 days. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** The outcome of `changePlan` and `previewPlanChange`. */
export type ChangePlanPayload = {
  __typename?: 'ChangePlanPayload';
  /** The loan after it; null likewise. */
  loan: Maybe<Loan>;
  /** The change; null when the call was refused, or another operator has to approve it. */
  planChange: Maybe<PlanChange>;
  /** What another operator has to approve, if the loss is more than an operator may cause alone; null if nobody has to. */
  request: Maybe<ApprovalRequest>;
  /** The plan after it, or as it will be once its notice is over; null likewise. */
  schedule: Maybe<RepaymentSchedule>;
  /** What it costs; null likewise. */
  totals: Maybe<PlanTotals>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** What a loan costs its borrower, apart from its schedule, because an instalment was not paid in time. */
export type Charge = {
  __typename?: 'Charge';
  /** How much was charged, as of today: penalty interest grows for as long as principal of the instalment is overdue. */
  amount: Scalars['Money']['output'];
  /** The day on which the fee fell due, or from which the penalty interest runs: that on which the instalment was due. */
  dueOn: Scalars['Date']['output'];
  /** The charge's id: a UUID, version 7. */
  id: Scalars['ID']['output'];
  /** What it is for. */
  kind: ChargeKind;
  /** The loan; null if the caller may not see it. */
  loan: Maybe<Loan>;
  /** The id of the loan. */
  loanId: Scalars['ID']['output'];
  /** The number of the instalment that was not paid in time. */
  number: Scalars['Int']['output'];
  /** What is still owed of it: the amount less what was paid or waived. */
  outstanding: Scalars['Money']['output'];
  /** What was paid of it. */
  paid: Scalars['Money']['output'];
  /** Why it was charged, in a sentence. */
  reason: Scalars['String']['output'];
  /** What an operator has waived of it. */
  waived: Scalars['Money']['output'];
  /** Why it was waived, in the operator's words; null if it was not, or if the reason was redacted. */
  waivedReason: Maybe<Scalars['String']['output']>;
};

/** A page of charges. */
export type ChargeConnection = {
  __typename?: 'ChargeConnection';
  /** The charges with their cursors. */
  edges: Array<ChargeEdge>;
  /** The charges. */
  nodes: Array<Charge>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** The total number on all pages; 10 000 if there are more. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is the total number, and not the limit up to which items are counted. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** A charge and its position in the list. */
export type ChargeEdge = {
  __typename?: 'ChargeEdge';
  /** The cursor, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The charge. */
  node: Charge;
};

export { ChargeKind };

/** The operator has waived a charge of the user's loan. */
export type ChargeWaivedDetails = NotificationDetails & {
  __typename?: 'ChargeWaivedDetails';
  /** How much was waived. */
  amount: Scalars['Money']['output'];
  /** What the charge was for. */
  chargeKind: ChargeKind;
  /** The currency (ISO 4217). */
  currency: Scalars['String']['output'];
  /** The kind of the notification. */
  kind: NotificationKind;
  /** The loan; null if the user may not see it. */
  loan: Maybe<Loan>;
  /** The loan's id. */
  loanId: Scalars['ID']['output'];
  /** The loan's title at the time. */
  loanTitle: Scalars['String']['output'];
  /** The number of the instalment that was not paid in time. */
  number: Scalars['Int']['output'];
  /** Why, in the operator's words. */
  reason: Scalars['String']['output'];
};

/** The platform's clock, by which interest accrues, instalments fall due and loans expire. Tokens, rate limits and time-outs go by real time. */
export type Clock = {
  __typename?: 'Clock';
  /** What day it is for the platform, in its time zone (`businessTimezone`). */
  businessDate: Scalars['Date']['output'];
  /** What time it is for the platform. Between advances the clock runs at real speed. */
  now: Scalars['DateTime']['output'];
  /** While the clock advances, the time that it will reach; otherwise null. */
  readyAt: Maybe<Scalars['DateTime']['output']>;
};

/** Which member, and why. */
export type CloseMemberInput = {
  /** The member's id. */
  id: Scalars['ID']['input'];
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Why, in 1 to 200 characters: the member is told. */
  reason: Scalars['String']['input'];
};

/** The outcome of `closeMember`. */
export type CloseMemberPayload = {
  __typename?: 'CloseMemberPayload';
  /** The member after it; null when the call was refused. */
  member: Maybe<Member>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** A new loan request. A draft needs a title and an amount; the rest can follow before it is published. */
export type CreateLoanInput = {
  /** The amount asked for, within the platform's limits (50 to 50 000 by default). */
  amountRequested: Scalars['Money']['input'];
  /** Must be the platform's currency when sent. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** What the loan is for, at most 5000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Nominal percent a year, 0 to 36 by default. */
  interestRate?: InputMaybe<Scalars['Percent']['input']>;
  /** The place in words, at most 200 characters. */
  locationDescription?: InputMaybe<Scalars['String']['input']>;
  /** Degrees north; only together with locationLongitude. */
  locationLatitude?: InputMaybe<Scalars['Latitude']['input']>;
  /** Degrees east; only together with locationLatitude. */
  locationLongitude?: InputMaybe<Scalars['Longitude']['input']>;
  /** The subject (`sub`) of another member, for whom an integrator acts; needs the scope `lending:import`. A subject who has never called becomes a member. The audit trail names the integrator. */
  onBehalfOf?: InputMaybe<Scalars['String']['input']>;
  /** What kind of thing the money is for, 1 to 60 characters. */
  purpose?: InputMaybe<Scalars['String']['input']>;
  /** Months to repay, 1 to 84 by default. */
  repaymentPeriodMonths?: InputMaybe<Scalars['Int']['input']>;
  /** What the loan is for, in one line of 1 to 120 characters. */
  title: Scalars['String']['input'];
};

/** The outcome of `createLoan`. */
export type CreateLoanPayload = {
  __typename?: 'CreateLoanPayload';
  /** The new draft; null when the call was refused. */
  loan: Maybe<Loan>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** A notification to create. */
export type CreateNotificationInput = {
  /** Details of any shape, at most 4096 bytes of JSON. */
  data?: InputMaybe<Scalars['JSONObject']['input']>;
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** What happened, in 1 to 1000 characters. */
  message: Scalars['String']['input'];
  /** What happened, in 1 to 120 characters. */
  title: Scalars['String']['input'];
  /** 1 to 40 lower-case letters and underscores; `message` if absent. */
  type?: InputMaybe<Scalars['String']['input']>;
  /** The member who receives it: the caller if absent; for others the scope `lending:admin` is required. */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/** The outcome of `createNotification`. */
export type CreateNotificationPayload = {
  __typename?: 'CreateNotificationPayload';
  /** The new notification; null when the call was refused. */
  notification: Maybe<Notification>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** Where to send events, and which. */
export type CreateWebhookInput = {
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** What to send of an event; ids and states if it is absent. */
  payload?: InputMaybe<WebhookPayload>;
  /** Why, for the audit trail: 1 to 200 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The types of events to send; all if it is absent. */
  types?: InputMaybe<Array<Scalars['String']['input']>>;
  /** An `https://` URL that leads to the internet. */
  url: Scalars['String']['input'];
};

/** The outcome of `createWebhook`. */
export type CreateWebhookPayload = {
  __typename?: 'CreateWebhookPayload';
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
  /** The webhook, with its secret; null when the call was refused. */
  webhook: Maybe<Webhook>;
};

/** A message in its sender's own words. */
export type CustomDetails = NotificationDetails & {
  __typename?: 'CustomDetails';
  /** What the sender added, as it was sent. */
  data: Scalars['JSONObject']['output'];
  /** The kind of the notification. */
  kind: NotificationKind;
};

/** Which loan has defaulted. */
export type DefaultLoanInput = {
  /** The loan's id. */
  id: Scalars['ID']['input'];
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Why, for the audit trail: 1 to 200 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of `defaultLoan`. */
export type DefaultLoanPayload = {
  __typename?: 'DefaultLoanPayload';
  /** The defaulted loan; null when the call was refused. */
  loan: Maybe<Loan>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** Money came into the wallet from outside. */
export type DepositDetails = NotificationDetails & {
  __typename?: 'DepositDetails';
  /** How much came in. */
  amount: Scalars['Money']['output'];
  /** The currency (ISO 4217). */
  currency: Scalars['String']['output'];
  /** What the sender noted, if any. */
  description: Maybe<Scalars['String']['output']>;
  /** The kind of the notification. */
  kind: NotificationKind;
  /** The line on the user's statement; null to anybody else. */
  transaction: Maybe<Transaction>;
  /** The id of the line on the user's statement. */
  transactionId: Scalars['ID']['output'];
};

/** A deposit failed or was canceled. */
export type DepositFailedDetails = NotificationDetails & {
  __typename?: 'DepositFailedDetails';
  /** How much should have come in. */
  amount: Scalars['Money']['output'];
  /** The currency (ISO 4217). */
  currency: Scalars['String']['output'];
  /** Why it failed or was canceled; null if nobody gave a reason. */
  failureReason: Maybe<Scalars['String']['output']>;
  /** The kind of the notification. */
  kind: NotificationKind;
  /** The payment; null to anybody else. */
  payment: Maybe<Payment>;
  /** The payment's id. */
  paymentId: Scalars['ID']['output'];
};

/** A deposit to make. */
export type DepositInput = {
  /** The amount, above 0. */
  amount: Scalars['Money']['input'];
  /** The bank account to debit, which needs a mandate; leave it out to pay another way. */
  bankAccountId?: InputMaybe<Scalars['ID']['input']>;
  /** A note of at most 200 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of `deposit`. */
export type DepositPayload = {
  __typename?: 'DepositPayload';
  /** The line of the statement, or what it will be once the payment has settled; null when the call was refused. */
  transaction: Maybe<Transaction>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
  /** The wallet after the change; null when the call was refused. */
  wallet: Maybe<Wallet>;
};

/** Where a member gets letters by e-mail. Visible to the member and to operators. */
export type EmailAddress = {
  __typename?: 'EmailAddress';
  /** The address to which letters go: the one that the member has confirmed, or else the one in their tokens that their issuer has verified; null if there is none. */
  address: Maybe<Scalars['String']['output']>;
  /** Why it came back, in the words of the mail server; null if none did. */
  bounceReason: Maybe<Scalars['String']['output']>;
  /** Since when no letters are sent to `address`, because one came back; null if none did. Letters are sent again once the member confirms a new address, or the same one again. */
  bouncedAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether it is the one in the member's tokens. */
  fromToken: Scalars['Boolean']['output'];
  /** An address that the member still has to confirm; null if there is none. */
  pendingAddress: Maybe<Scalars['String']['output']>;
  /** When the member gave that address; the link in the letter is valid for 7 days from then. Null if there is none. */
  pendingSince: Maybe<Scalars['DateTime']['output']>;
};

export { ErrorCode };

/** Something that has happened on the platform. */
export type Event = {
  __typename?: 'Event';
  /** When the transaction that caused it began. */
  createdAt: Scalars['DateTime']['output'];
  /**
   * The record as it was then, in REST's form and under its name in REST, such as `loan`; `member_id`, whose record it is; and `contract`, the version of the
   * contract that the form follows. Names, texts, and what is calculated when a record is read are not in it. `/asyncapi.json` has its JSON Schema for each type.
   */
  data: Scalars['JSONObject']['output'];
  /** A UUID, unique to this event. */
  id: Scalars['ID']['output'];
  /** Its place in the log: whole numbers from 1, without gaps. A cause comes before its effect. */
  sequence: Scalars['Float']['output'];
  /** What has happened, such as `loan.active`: one of the types in docs/events.md and `/asyncapi.json`. */
  type: Scalars['String']['output'];
};

/** A page of the log of events. */
export type EventPage = {
  __typename?: 'EventPage';
  /** The events, oldest first. If the types asked for are rare, there may be none although `nextAfter` is greater than `after`. */
  events: Array<Event>;
  /** The `after` of the next page. It is the `after` of this one if there is nothing new. */
  nextAfter: Scalars['Float']['output'];
};

/** What is to come in from a lender's loans in a month. The shares of all lenders of a loan add up to its plan, to the cent; when it is paid, each lender may get a cent more or less of each part. */
export type ExpectedMonth = {
  __typename?: 'ExpectedMonth';
  /** What is to come in: principal and interest, less fees. */
  amount: Scalars['Money']['output'];
  /** The platform's fees on the interest. */
  fees: Scalars['Money']['output'];
  /** The interest that is due, before fees. */
  interest: Scalars['Money']['output'];
  /** The month, such as 2026-11. */
  month: Scalars['String']['output'];
  /** The principal that is due. */
  principal: Scalars['Money']['output'];
};

export { FeeRefund };

/** A part of the fee for the user's loan came back into their wallet. */
export type FeeRefundedDetails = NotificationDetails & {
  __typename?: 'FeeRefundedDetails';
  /** How much came back. */
  amount: Scalars['Money']['output'];
  /** The currency (ISO 4217). */
  currency: Scalars['String']['output'];
  /** The kind of the notification. */
  kind: NotificationKind;
  /** The loan; null if the user may not see it. */
  loan: Maybe<Loan>;
  /** The loan's id. */
  loanId: Scalars['ID']['output'];
  /** The line on the user's statement; null to anybody else. */
  transaction: Maybe<Transaction>;
  /** The id of the line on the user's statement. */
  transactionId: Scalars['ID']['output'];
};

/** One payment of a loan as it was before an early payment had it recalculated. */
export type FormerInstalment = {
  __typename?: 'FormerInstalment';
  /** What would have been owed of the loan after it. */
  balance: Scalars['Money']['output'];
  /** The day on which it was due. */
  dueOn: Scalars['Date']['output'];
  /** The part that would have been interest. */
  interest: Scalars['Money']['output'];
  /** Its number, from 1. */
  number: Scalars['Int']['output'];
  /** Both together. */
  payment: Scalars['Money']['output'];
  /** What had been repaid early in its month, on top of the payment. */
  prepaid: Scalars['Money']['output'];
  /** The part that would have repaid the loan. */
  principal: Scalars['Money']['output'];
  /** When the early payment was made. */
  replacedAt: Scalars['DateTime']['output'];
};

/** A page of instalments that were recalculated. */
export type FormerInstalmentConnection = {
  __typename?: 'FormerInstalmentConnection';
  /** The instalments with their cursors. */
  edges: Array<FormerInstalmentEdge>;
  /** The instalments. */
  nodes: Array<FormerInstalment>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** The total number on all pages; 10 000 if there are more. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is the total number, and not the limit up to which items are counted. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** An instalment that was recalculated, and its position in the list. */
export type FormerInstalmentEdge = {
  __typename?: 'FormerInstalmentEdge';
  /** The cursor, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The instalment. */
  node: FormerInstalment;
};

/** Which loan, and why. */
export type FreezeLoanInput = {
  /** The loan's id. */
  id: Scalars['ID']['input'];
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Why, in 1 to 200 characters: the borrower is told. */
  reason: Scalars['String']['input'];
  /** The version that was read: the call is refused with VERSION_CONFLICT when the record has changed since. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The outcome of `freezeLoan`. */
export type FreezeLoanPayload = {
  __typename?: 'FreezeLoanPayload';
  /** The loan after it; null when the call was refused. */
  loan: Maybe<Loan>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** Which member, and why. */
export type FreezeMemberInput = {
  /** The member's id. */
  id: Scalars['ID']['input'];
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Why, in 1 to 200 characters: the member is told. */
  reason: Scalars['String']['input'];
};

/** The outcome of `freezeMember`. */
export type FreezeMemberPayload = {
  __typename?: 'FreezeMemberPayload';
  /** The member after it; null when the call was refused. */
  member: Maybe<Member>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** A frozen account: its member can read this, their wallet, own loans, deposits and inbox, mark notifications as read, and deposit and repay what they owe (`deposit`, `repayLoan`); everything else is refused with BLOCKED. */
export type FrozenAccount = {
  __typename?: 'FrozenAccount';
  /** When the account was closed for good; null unless it was. */
  closedAt: Maybe<Scalars['DateTime']['output']>;
  /** When the account was frozen. */
  frozenAt: Scalars['DateTime']['output'];
  /** The member's own loans, newest first. What is owed can be repaid by `repayLoan`. */
  loans: LoanConnection;
  /** The member's notifications, newest first. */
  notifications: NotificationConnection;
  /** The reason that the operator gave; null if they gave none. */
  reason: Maybe<Scalars['String']['output']>;
  /** The member's wallet. */
  wallet: Wallet;
};


/** A frozen account: its member can read this, their wallet, own loans, deposits and inbox, mark notifications as read, and deposit and repay what they owe (`deposit`, `repayLoan`); everything else is refused with BLOCKED. */
export type FrozenAccountLoansArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  status: InputMaybe<Array<LoanStatus>>;
};


/** A frozen account: its member can read this, their wallet, own loans, deposits and inbox, mark notifications as read, and deposit and repay what they owe (`deposit`, `repayLoan`); everything else is refused with BLOCKED. */
export type FrozenAccountNotificationsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  unread: InputMaybe<Scalars['Boolean']['input']>;
};

/** A part of a member's money: an account of the ledger, whose entries add up to its amount. */
export type Holding = {
  __typename?: 'Holding';
  /** How much it is. */
  amount: Scalars['Money']['output'];
  /** The entries that add up to the amount, newest first. */
  entries: LedgerEntryConnection;
  /** The investment that lent it; null for money in the wallet. */
  investment: Maybe<Investment>;
  /** What the money does. */
  kind: HoldingKind;
};


/** A part of a member's money: an account of the ledger, whose entries add up to its amount. */
export type HoldingEntriesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
};

/** A page of parts of the money. */
export type HoldingConnection = {
  __typename?: 'HoldingConnection';
  /** The parts of the money with their cursors. */
  edges: Array<HoldingEdge>;
  /** The parts of the money. */
  nodes: Array<Holding>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** The total number on all pages; 10 000 if there are more. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is the total number, and not the limit up to which items are counted. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** The part and its position in the list. */
export type HoldingEdge = {
  __typename?: 'HoldingEdge';
  /** The cursor, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The part. */
  node: Holding;
};

export { HoldingKind };

/** Loans that an integrator creates for members. */
export type ImportLoansInput = {
  /** 1 to 100 loans. The whole request must fit into the largest body that the gateway accepts (64 KB by default). */
  loans: Array<LoanToImport>;
};

/** The outcome of `importLoans`. */
export type ImportLoansPayload = {
  __typename?: 'ImportLoansPayload';
  /** What became of each loan, in the order of the request; null when the call as a whole was refused. */
  results: Maybe<Array<ImportedLoan>>;
  /** Why the call as a whole was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** What became of one loan of an import. */
export type ImportedLoan = {
  __typename?: 'ImportedLoan';
  /** The loan; null if it could not be created. One that could not be published is a draft. */
  loan: Maybe<Loan>;
  /** Whether an earlier call with its key had done this already. */
  replayed: Scalars['Boolean']['output'];
  /** Why it could not be created or published; empty if it was. */
  userErrors: Array<UserError>;
};

/** One payment of a loan. */
export type Instalment = {
  __typename?: 'Instalment';
  /** What is owed of the loan after the payment and what was prepaid. */
  balance: Scalars['Money']['output'];
  /** What is outstanding of its charges, which are owed on top of the payment. */
  chargesDue: Scalars['Money']['output'];
  /** The day on which it is due. */
  dueOn: Scalars['Date']['output'];
  /** The part that is interest. */
  interest: Scalars['Money']['output'];
  /** Its number, from 1. */
  number: Scalars['Int']['output'];
  /** What was paid of it so far. */
  paid: Scalars['Money']['output'];
  /** Both together. */
  payment: Scalars['Money']['output'];
  /** What was repaid early in its month, on top of the payment. */
  prepaid: Scalars['Money']['output'];
  /** The part that repays the loan. */
  principal: Scalars['Money']['output'];
  /** Whether it is paid, and if not, whether it is late. */
  status: InstalmentStatus;
};

export { InstalmentStatus };

/** An investment to make. */
export type InvestInput = {
  /** The amount: at least the platform's minimum (25 by default), or what remains of the loan if that is less; at most what remains. */
  amount: Scalars['Money']['input'];
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The loan's id. */
  loanId: Scalars['ID']['input'];
};

/** The outcome of `invest`. */
export type InvestPayload = {
  __typename?: 'InvestPayload';
  /** The new investment; null when the call was refused. */
  investment: Maybe<Investment>;
  /** The loan after the change; null when the call was refused. */
  loan: Maybe<Loan>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
  /** The lender's wallet after the investment; null when the call was refused. */
  wallet: Maybe<Wallet>;
};

/** A lender's investment in a loan. Everybody sees its amount and its lender; only the lender and the borrower see the rest. */
export type Investment = Node & {
  __typename?: 'Investment';
  /** The interest that has accrued until today and is unpaid, overdue interest included, after the platform's fee; 0 unless the loan is being repaid, and null to others. */
  accruedInterest: Maybe<Scalars['Money']['output']>;
  /** The amount invested. */
  amount: Scalars['Money']['output'];
  /** Whether the lender's standing order made it; null to others. */
  automatic: Maybe<Scalars['Boolean']['output']>;
  /** Its share of the late fees and of the penalty interest that were paid; null to others. */
  chargesEarned: Maybe<Scalars['Money']['output']>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** The investment's id: a UUID, version 7. */
  id: Scalars['ID']['output'];
  /** The interest that it earned; null to others. */
  interestEarned: Maybe<Scalars['Money']['output']>;
  /** The loan's rate at the time, in percent per year; null to others. */
  interestRate: Maybe<Scalars['Percent']['output']>;
  /** The member who invested. */
  lender: Member;
  /** The id of the member who invested. */
  lenderId: Scalars['ID']['output'];
  /** The loan. */
  loan: Loan;
  /** The id of the loan. */
  loanId: Scalars['ID']['output'];
  /** The principal that the borrower still owes, 0 until the loan is paid out; null to others. */
  principalOutstanding: Maybe<Scalars['Money']['output']>;
  /** The principal that has been repaid; null to others. */
  principalRepaid: Maybe<Scalars['Money']['output']>;
  /** What it has earned so far, charges included, less what is outstanding if its loan defaulted, as a percentage of its amount, in total rather than per year; null until it is paid out, and to others. */
  realisedReturn: Maybe<Scalars['Percent']['output']>;
  /** What came in since its loan defaulted, principal, charges and interest after fees together; 0 unless it did, and null to others. */
  recovered: Maybe<Scalars['Money']['output']>;
  /** Its share of the requested loan amount. */
  sharePercent: Scalars['Percent']['output'];
  /** Its state; null to others. */
  status: Maybe<InvestmentStatus>;
  /** When it last changed; null to others. */
  updatedAt: Maybe<Scalars['DateTime']['output']>;
};

/** A loan that the user invested in was paid out. */
export type InvestmentActiveDetails = NotificationDetails & {
  __typename?: 'InvestmentActiveDetails';
  /** How much of the user's money went to the borrower. */
  amount: Scalars['Money']['output'];
  /** The borrower; null only if they are gone. */
  borrower: Maybe<Member>;
  /** The borrower's id. */
  borrowerId: Scalars['ID']['output'];
  /** The borrower's full name at the time; null if they had given none. */
  borrowerName: Maybe<Scalars['String']['output']>;
  /** The currency (ISO 4217). */
  currency: Scalars['String']['output'];
  /** The investment; null only if it is gone. */
  investment: Maybe<Investment>;
  /** The investment's id. */
  investmentId: Scalars['ID']['output'];
  /** The kind of the notification. */
  kind: NotificationKind;
  /** The loan; null if the user may not see it. */
  loan: Maybe<Loan>;
  /** The loan's id. */
  loanId: Scalars['ID']['output'];
  /** The loan's title at the time. */
  loanTitle: Scalars['String']['output'];
  /** The line on the user's statement; null to anybody else. */
  transaction: Maybe<Transaction>;
  /** The id of the line on the user's statement. */
  transactionId: Scalars['ID']['output'];
};

/** A page of investments. */
export type InvestmentConnection = {
  __typename?: 'InvestmentConnection';
  /** The investments with their cursors. */
  edges: Array<InvestmentEdge>;
  /** The investments. */
  nodes: Array<Investment>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** The total number on all pages; 10 000 if there are more. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is the total number, and not the limit up to which items are counted. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** A loan that the user invested in was not repaid in time. */
export type InvestmentDefaultedDetails = NotificationDetails & {
  __typename?: 'InvestmentDefaultedDetails';
  /** How much of the user's money is outstanding, which the borrower still owes. */
  amount: Scalars['Money']['output'];
  /** The currency (ISO 4217). */
  currency: Scalars['String']['output'];
  /** The kind of the notification. */
  kind: NotificationKind;
  /** The loan; null if the user may not see it. */
  loan: Maybe<Loan>;
  /** The loan's id. */
  loanId: Scalars['ID']['output'];
  /** The loan's title at the time. */
  loanTitle: Scalars['String']['output'];
};

/** An investment and its position in the list. */
export type InvestmentEdge = {
  __typename?: 'InvestmentEdge';
  /** The cursor, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The investment. */
  node: Investment;
};

/** An open loan that the user invested in takes no more investments for now. */
export type InvestmentPausedDetails = NotificationDetails & {
  __typename?: 'InvestmentPausedDetails';
  /** How much of the user's money is held for the loan. */
  amount: Scalars['Money']['output'];
  /** The currency (ISO 4217). */
  currency: Scalars['String']['output'];
  /** The kind of the notification. */
  kind: NotificationKind;
  /** The loan; null if the user may not see it. */
  loan: Maybe<Loan>;
  /** The loan's id. */
  loanId: Scalars['ID']['output'];
  /** The loan's title at the time. */
  loanTitle: Scalars['String']['output'];
};

/** The plan by which a loan is repaid to the user was changed, or will be, or a change was undone. */
export type InvestmentPlanChangedDetails = NotificationDetails & {
  __typename?: 'InvestmentPlanChangedDetails';
  /** What kind of change it is. */
  changeKind: PlanChangeKind;
  /** The day from which it counts. */
  effectiveOn: Scalars['Date']['output'];
  /** The interest that they can expect now; null likewise. */
  interestAfter: Maybe<Scalars['Money']['output']>;
  /** The interest that the user could expect of the loan before, after the platform's fees; null if it can't be said, or nothing was changed. */
  interestBefore: Maybe<Scalars['Money']['output']>;
  /** The kind of the notification. */
  kind: NotificationKind;
  /** The day of the last payment now; null likewise. */
  lastDueAfter: Maybe<Scalars['Date']['output']>;
  /** The day of the last payment before; null likewise. */
  lastDueBefore: Maybe<Scalars['Date']['output']>;
  /** The loan; null if the user may not see it. */
  loan: Maybe<Loan>;
  /** The loan's id. */
  loanId: Scalars['ID']['output'];
  /** The loan's title at the time. */
  loanTitle: Scalars['String']['output'];
  /** Why, in the words of whoever made or undid it. */
  reason: Scalars['String']['output'];
  /** What became of it. */
  stage: PlanChangeStage;
};

/** Somebody invested in the user's loan. */
export type InvestmentReceivedDetails = NotificationDetails & {
  __typename?: 'InvestmentReceivedDetails';
  /** How much was invested. */
  amount: Scalars['Money']['output'];
  /** The currency (ISO 4217). */
  currency: Scalars['String']['output'];
  /** The investment; null only if it is gone. */
  investment: Maybe<Investment>;
  /** The investment's id. */
  investmentId: Scalars['ID']['output'];
  /** The kind of the notification. */
  kind: NotificationKind;
  /** The lender; null only if they are gone. */
  lender: Maybe<Member>;
  /** The lender's id. */
  lenderId: Scalars['ID']['output'];
  /** The lender's full name at the time; null if they had given none. */
  lenderName: Maybe<Scalars['String']['output']>;
  /** The loan; null if the user may not see it. */
  loan: Maybe<Loan>;
  /** The loan's id. */
  loanId: Scalars['ID']['output'];
  /** The loan's title at the time. */
  loanTitle: Scalars['String']['output'];
};

/** A loan that the user invested in will not be funded, and their money is available again. */
export type InvestmentReleasedDetails = NotificationDetails & {
  __typename?: 'InvestmentReleasedDetails';
  /** How much is available again. */
  amount: Scalars['Money']['output'];
  /** The borrower; null only if they are gone. */
  borrower: Maybe<Member>;
  /** The borrower's id. */
  borrowerId: Scalars['ID']['output'];
  /** The borrower's full name at the time; null if they had given none. */
  borrowerName: Maybe<Scalars['String']['output']>;
  /** The currency (ISO 4217). */
  currency: Scalars['String']['output'];
  /** The investment; null only if it is gone. */
  investment: Maybe<Investment>;
  /** The investment's id. */
  investmentId: Scalars['ID']['output'];
  /** The kind of the notification. */
  kind: NotificationKind;
  /** The loan; null if the user may not see it. */
  loan: Maybe<Loan>;
  /** The loan's id. */
  loanId: Scalars['ID']['output'];
  /** The loan's title at the time. */
  loanTitle: Scalars['String']['output'];
  /** The line on the user's statement; null to anybody else. */
  transaction: Maybe<Transaction>;
  /** The id of the line on the user's statement. */
  transactionId: Scalars['ID']['output'];
};

/** A loan that the user invested in is repaid. */
export type InvestmentRepaidDetails = NotificationDetails & {
  __typename?: 'InvestmentRepaidDetails';
  /** How much the user lent. */
  amount: Scalars['Money']['output'];
  /** Its share of late fees and penalty interest; null if there was none. */
  chargesEarned: Maybe<Scalars['Money']['output']>;
  /** The currency (ISO 4217). */
  currency: Scalars['String']['output'];
  /** The interest that it earned, after fees. */
  interestEarned: Scalars['Money']['output'];
  /** The kind of the notification. */
  kind: NotificationKind;
  /** The loan; null if the user may not see it. */
  loan: Maybe<Loan>;
  /** The loan's id. */
  loanId: Scalars['ID']['output'];
  /** The loan's title at the time. */
  loanTitle: Scalars['String']['output'];
  /** What came in after the loan had defaulted; null if it never did. */
  recovered: Maybe<Scalars['Money']['output']>;
};

/** A loan that the user invested in takes investments again. */
export type InvestmentResumedDetails = NotificationDetails & {
  __typename?: 'InvestmentResumedDetails';
  /** How much of the user's money is held for the loan. */
  amount: Scalars['Money']['output'];
  /** The currency (ISO 4217). */
  currency: Scalars['String']['output'];
  /** The kind of the notification. */
  kind: NotificationKind;
  /** The loan; null if the user may not see it. */
  loan: Maybe<Loan>;
  /** The loan's id. */
  loanId: Scalars['ID']['output'];
  /** The loan's title at the time. */
  loanTitle: Scalars['String']['output'];
};

export { InvestmentStatus };

/** The borrower of a loan that the user invested in has withdrawn from it, and has to repay it early. */
export type InvestmentWithdrawnDetails = NotificationDetails & {
  __typename?: 'InvestmentWithdrawnDetails';
  /** How much of the user's money is to come back; interest counted by the day is added to it. */
  amount: Scalars['Money']['output'];
  /** The currency (ISO 4217). */
  currency: Scalars['String']['output'];
  /** The last day for the borrower to repay it. */
  dueOn: Scalars['Date']['output'];
  /** The kind of the notification. */
  kind: NotificationKind;
  /** The loan; null if the user may not see it. */
  loan: Maybe<Loan>;
  /** The loan's id. */
  loanId: Scalars['ID']['output'];
  /** The loan's title at the time. */
  loanTitle: Scalars['String']['output'];
};

/** What is outstanding in a defaulted loan that the user invested in is not expected back. */
export type InvestmentWrittenOffDetails = NotificationDetails & {
  __typename?: 'InvestmentWrittenOffDetails';
  /** How much of the user's money in the loan was not repaid. */
  amount: Scalars['Money']['output'];
  /** The currency (ISO 4217). */
  currency: Scalars['String']['output'];
  /** The kind of the notification. */
  kind: NotificationKind;
  /** The loan; null if the user may not see it. */
  loan: Maybe<Loan>;
  /** The loan's id. */
  loanId: Scalars['ID']['output'];
  /** The loan's title at the time. */
  loanTitle: Scalars['String']['output'];
  /** Why, in the operator's words. */
  reason: Scalars['String']['output'];
};

/** A late fee was charged for the user's loan. */
export type LateFeeChargedDetails = NotificationDetails & {
  __typename?: 'LateFeeChargedDetails';
  /** The fee. */
  amount: Scalars['Money']['output'];
  /** The currency (ISO 4217). */
  currency: Scalars['String']['output'];
  /** The day on which the fee fell due. */
  dueOn: Scalars['Date']['output'];
  /** The kind of the notification. */
  kind: NotificationKind;
  /** The loan; null if the user may not see it. */
  loan: Maybe<Loan>;
  /** The loan's id. */
  loanId: Scalars['ID']['output'];
  /** The loan's title at the time. */
  loanTitle: Scalars['String']['output'];
  /** The number of the instalment that was not paid in time. */
  number: Scalars['Int']['output'];
};

export { LateFeeRecipient };

/** A late fee: `amount`, `percent` of what is unpaid of the instalment, or the greater if both are set. */
export type LateFeeTerms = {
  __typename?: 'LateFeeTerms';
  /** How many days after the last day on which it could be paid in time an instalment is charged the fee, if the loan is late with it. */
  afterDays: Scalars['Int']['output'];
  /** The amount; null if the fee is a percentage. */
  amount: Maybe<Scalars['Money']['output']>;
  /** The percentage; null if the fee is an amount. */
  percent: Maybe<Scalars['Percent']['output']>;
  /** Whether it is charged again after each further `afterDays`. */
  repeats: Scalars['Boolean']['output'];
  /** Who receives it. */
  to: LateFeeRecipient;
};

/** When a loan is late, and what that costs its borrower: fixed when the loan is paid out. */
export type LateTerms = {
  __typename?: 'LateTerms';
  /** In which order payments are used for what is due: `penalty`, `fee`, `interest` and `principal` in the order of this list, instalment by instalment, oldest first; or `de-consumer`, by which fees come first, then all instalments, and penalty interest last. */
  allocation: Scalars['String']['output'];
  /** What overdue principal bears. */
  interest: ArrearsInterest;
  /** The fee for each late instalment; null if there is none. */
  lateFee: Maybe<LateFeeTerms>;
  /** What overdue principal bears on top of the loan's interest, as a charge of its own; null if nothing. */
  penalty: Maybe<PenaltyTerms>;
  /** A loan is late while what is overdue exceeds both this and `tolerancePercent`, or while nothing at all was paid of an overdue instalment. The tolerance forgives nothing: what is unpaid is still owed. */
  toleranceAmount: Scalars['Money']['output'];
  /** The same, as a share of all that is still unpaid in the loan's schedule. */
  tolerancePercent: Scalars['Percent']['output'];
  /** What a borrower who is late can do with the money in the wallet that is needed for what is due. */
  withdrawWhileLate: WithdrawWhileLate;
};

/** A change of an account of the ledger, which never changes itself. */
export type LedgerEntry = {
  __typename?: 'LedgerEntry';
  /** What it adds to the account; negative if it takes away. */
  amount: Scalars['Money']['output'];
  /** The amount in the account after it. */
  balanceAfter: Scalars['Money']['output'];
  /** When the money moved. */
  createdAt: Scalars['DateTime']['output'];
  /** What the money in the account does. */
  holding: HoldingKind;
  /** That investment; null for an account of the wallet. */
  investment: Maybe<Investment>;
  /** The id of the investment that lent the money in the account; null for an account of the wallet. */
  investmentId: Maybe<Scalars['ID']['output']>;
  /** The kind of movement that it is part of, such as `deposit` or `repayment`. */
  kind: Scalars['String']['output'];
  /** The id of that movement, which all its entries share. */
  ledgerTransactionId: Scalars['ID']['output'];
  /** Its place among the account's entries, from 1. */
  number: Scalars['Int']['output'];
};

/** A page of entries. */
export type LedgerEntryConnection = {
  __typename?: 'LedgerEntryConnection';
  /** The entries with their cursors. */
  edges: Array<LedgerEntryEdge>;
  /** The entries. */
  nodes: Array<LedgerEntry>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** The total number on all pages; 10 000 if there are more. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is the total number, and not the limit up to which items are counted. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** The entry and its position in the list. */
export type LedgerEntryEdge = {
  __typename?: 'LedgerEntryEdge';
  /** The cursor, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: LedgerEntry;
};

/** A letter to a member by e-mail: about a notification, about all those of a day, or about their address. */
export type Letter = {
  __typename?: 'Letter';
  /** The address that it was sent to; null until then, and if there was none. */
  address: Maybe<Scalars['String']['output']>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** When it will be sent, or tried again; null unless it is waiting. */
  dueAt: Maybe<Scalars['DateTime']['output']>;
  /** The same as HTML; null until it is first tried. */
  html: Maybe<Scalars['String']['output']>;
  /** The letter's id, which its Message-ID contains. A letter about one notification has that notification's id. */
  id: Scalars['ID']['output'];
  /** The `type` of the notification, `custom` if somebody wrote it, or `digest`, `confirmation` or `address_changed`. */
  kind: Scalars['String']['output'];
  /** Why it has not arrived; null if no problem is known. */
  problem: Maybe<Scalars['String']['output']>;
  /** When a mail server accepted it; null until then. */
  sentAt: Maybe<Scalars['DateTime']['output']>;
  /** Its state. */
  state: LetterState;
  /** Its subject; null until it is first tried. */
  subject: Maybe<Scalars['String']['output']>;
  /** Its text; null until it is first tried. Only the member sees the links, since anyone who has them can act for the member. */
  text: Maybe<Scalars['String']['output']>;
};

/** A page of letters. */
export type LetterConnection = {
  __typename?: 'LetterConnection';
  /** The letters with their cursors. */
  edges: Array<LetterEdge>;
  /** The letters. */
  nodes: Array<Letter>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** The total number on all pages; 10 000 if there are more. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is the total number, and not the limit up to which items are counted. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** The letter and its position in the list. */
export type LetterEdge = {
  __typename?: 'LetterEdge';
  /** The cursor, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The letter. */
  node: Letter;
};

export { LetterState };

/** A request for a loan, and the loan that grows from it: many lenders fund one borrower. */
export type Loan = Node & {
  __typename?: 'Loan';
  /** What the borrower owes today, overdue instalments and charges included; null until disbursed, and where `repaymentVisible` is false. */
  amountDue: Maybe<Scalars['Money']['output']>;
  /** The amount that lenders have committed so far. */
  amountFunded: Scalars['Money']['output'];
  /** What lenders can still invest. */
  amountRemaining: Scalars['Money']['output'];
  /** The amount asked for. */
  amountRequested: Scalars['Money']['output'];
  /** The annual percentage rate: what the loan costs its borrower a year, fee included. Null in a draft, and where `aprReason` says why. It moves with the platform's fee until the loan is paid out, and then stays. */
  apr: Maybe<Scalars['Percent']['output']>;
  /** What `apr` is with what is left of the fee after `feeRefunded`; null if nothing was given back, and where `repaymentVisible` is false. */
  aprAfterRefund: Maybe<Scalars['Percent']['output']>;
  /** Why there is no annual percentage rate; null when there is one, and in a draft. */
  aprReason: Maybe<AprReason>;
  /** Whether what is due is taken from the borrower's wallet, on the day on which it is due and then whenever money comes in, until nothing is due. False until the loan is paid out; it then starts with the borrower's preference `autopay`; null to all but its borrower and operators. */
  autopay: Maybe<Scalars['Boolean']['output']>;
  /** The member who asks for the loan. */
  borrower: Member;
  /** The id of the member who asks for the loan. */
  borrowerId: Scalars['ID']['output'];
  /** How its borrower has repaid other loans; null unless the loan is open. */
  borrowerRecord: Maybe<BorrowerRecord>;
  /** Its late fees and penalty interest, in the order of their days; none where `repaymentVisible` is false. */
  charges: ChargeConnection;
  /** The part of `amountDue`, and of `payoffAmount`, that is late fees and penalty interest; null until disbursed, and where `repaymentVisible` is false. */
  chargesDue: Maybe<Scalars['Money']['output']>;
  /** When the draft was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The currency of every amount of this loan (ISO 4217). */
  currency: Scalars['String']['output'];
  /** For how many days the loan has been late by its `lateTerms`, 0 if it is not; null until disbursed, and where `repaymentVisible` is false. */
  daysPastDue: Maybe<Scalars['Int']['output']>;
  /** What the loan is for, in the borrower's words; null while the draft has none. */
  description: Maybe<Scalars['String']['output']>;
  /** When the money went to the borrower; null until then. */
  disbursementDate: Maybe<Scalars['DateTime']['output']>;
  /** When funding ends if the loan is not full by then; null while a draft. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Which part of the origination fee is given back when the loan is repaid early: fixed when it is paid out; before that, what it would be today. */
  feeRefund: FeeRefund;
  /** How much of `originationFee` was given back, because the loan was repaid early or withdrawn from; null before it is paid out, and where `repaymentVisible` is false. */
  feeRefunded: Maybe<Scalars['Money']['output']>;
  /** Instalments as they were before the plan was recalculated, for example after an early payment, for overdue principal, or by a change of the plan, oldest first; none where `repaymentVisible` is false. */
  formerInstalments: FormerInstalmentConnection;
  /** How much of the amount is funded. */
  fundedPercent: Scalars['Percent']['output'];
  /** Each change of the loan's state, oldest first. */
  history: Array<LoanEvent>;
  /** The loan's id: a UUID, version 7. */
  id: Scalars['ID']['output'];
  /** Nominal percent a year, fixed; null while the draft has none. */
  interestRate: Maybe<Scalars['Percent']['output']>;
  /** What lenders put into it, oldest first. */
  investments: InvestmentConnection;
  /** When the loan is late, and what that costs: fixed when it is paid out; before that, the terms that it would get today. */
  lateTerms: LateTerms;
  /** The place in words, as the borrower gave it, if any. */
  locationDescription: Maybe<Scalars['String']['output']>;
  /** Degrees north: exact to the borrower, a public point about 1 km around to all others; null if the loan has no location. */
  locationLatitude: Maybe<Scalars['Latitude']['output']>;
  /** Degrees east: exact to the borrower, a public point about 1 km around to all others; null if the loan has no location. */
  locationLongitude: Maybe<Scalars['Longitude']['output']>;
  /** What the caller has put into it, all together; 0 when nothing. */
  myInvestment: Scalars['Money']['output'];
  /** What the borrower gets: the amount less the fee; null in a draft. */
  netProceeds: Maybe<Scalars['Money']['output']>;
  /** The next payment to be made; null when none is, and where `repaymentVisible` is false. */
  nextDue: Maybe<Instalment>;
  /** The platform's fee, which is kept back when the loan is paid out; null in a draft. */
  originationFee: Maybe<Scalars['Money']['output']>;
  /** What would repay the loan entirely today: all principal, the unpaid interest of overdue instalments, the interest accrued to this day, and what is outstanding of its charges; null until disbursed, and where `repaymentVisible` is false. */
  payoffAmount: Maybe<Scalars['Money']['output']>;
  /** The changes of its plan, oldest first; none where `repaymentVisible` is false. */
  planChanges: PlanChangeConnection;
  /** When the loan was published; null while a draft. */
  publishedAt: Maybe<Scalars['DateTime']['output']>;
  /** What kind of thing the money is for, such as `agriculture`; null while the draft has none. */
  purpose: Maybe<Scalars['String']['output']>;
  /** What was repaid since the loan defaulted, by its borrower or by a recovery that an operator recorded; 0 unless it defaulted, and null where `repaymentVisible` is false. If nothing is owed any more (`payoffAmount` is 0), it was repaid after its default. */
  recovered: Maybe<Scalars['Money']['output']>;
  /** The last day for repaying all of it after its borrower withdrew from it; null if they did not, or had already repaid it, and where `repaymentVisible` is false. */
  repayBy: Maybe<Scalars['Date']['output']>;
  /** Months from disbursement to the last instalment; null while the draft has none. */
  repaymentPeriodMonths: Maybe<Scalars['Int']['output']>;
  /** The same with its totals; null until the loan was paid out, and where `repaymentVisible` is false. */
  repaymentSchedule: Maybe<RepaymentSchedule>;
  /** Whether the caller may see what the loan owes and how it is repaid: its borrower, operators, and lenders who hold a part of it may. True until it is paid out. */
  repaymentVisible: Scalars['Boolean']['output'];
  /** How risky the loan is to lenders: set by the server when it is published; null while it cannot be scored. */
  riskLevel: Maybe<RiskLevel>;
  /** Its payments as they stand, recalculated when something is paid early, or principal is overdue; null until it is paid out, and where `repaymentVisible` is false. */
  schedule: Maybe<Array<Instalment>>;
  /** Where the loan is in its life. */
  status: LoanStatus;
  /** What the loan is for, in one line. */
  title: Scalars['String']['output'];
  /** When the record last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Counts the record's changes, from 1; send it back to change only what you have seen. */
  version: Scalars['Int']['output'];
  /** The last day on which its borrower can withdraw from it, moved to a business day where payments wait for those; null before it is paid out, and if there is no right to withdraw. */
  withdrawableUntil: Maybe<Scalars['Date']['output']>;
  /** For how many days after the day of its payout its borrower can withdraw from it, 0 if not at all: fixed when it is paid out; before that, what it would be today. */
  withdrawalDays: Scalars['Int']['output'];
  /** When its borrower withdrew from it; null if they did not, and where `repaymentVisible` is false. */
  withdrawnAt: Maybe<Scalars['DateTime']['output']>;
  /** What the loan owed when it was written off; null if it was not, and where `repaymentVisible` is false. */
  writtenOffAmount: Maybe<Scalars['Money']['output']>;
  /** When the platform wrote off what the defaulted loan still owed; null if it did not, and where `repaymentVisible` is false. What comes in later still goes to the lenders. */
  writtenOffAt: Maybe<Scalars['DateTime']['output']>;
};


/** A request for a loan, and the loan that grows from it: many lenders fund one borrower. */
export type LoanChargesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
};


/** A request for a loan, and the loan that grows from it: many lenders fund one borrower. */
export type LoanFormerInstalmentsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
};


/** A request for a loan, and the loan that grows from it: many lenders fund one borrower. */
export type LoanInvestmentsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
};


/** A request for a loan, and the loan that grows from it: many lenders fund one borrower. */
export type LoanPlanChangesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
};

/** The operator has published the user's loan. */
export type LoanApprovedDetails = NotificationDetails & {
  __typename?: 'LoanApprovedDetails';
  /** The kind of the notification. */
  kind: NotificationKind;
  /** The loan; null if the user may not see it. */
  loan: Maybe<Loan>;
  /** The loan's id. */
  loanId: Scalars['ID']['output'];
  /** The loan's title at the time. */
  loanTitle: Scalars['String']['output'];
};

/** The user's loan was cancelled. */
export type LoanCancelledDetails = NotificationDetails & {
  __typename?: 'LoanCancelledDetails';
  /** How much was requested. */
  amount: Scalars['Money']['output'];
  /** The currency (ISO 4217). */
  currency: Scalars['String']['output'];
  /** The kind of the notification. */
  kind: NotificationKind;
  /** The loan; null if the user may not see it. */
  loan: Maybe<Loan>;
  /** The loan's id. */
  loanId: Scalars['ID']['output'];
  /** The loan's title at the time. */
  loanTitle: Scalars['String']['output'];
  /** Why, in the operator's words; null if the user cancelled it. */
  operatorReason: Maybe<Scalars['String']['output']>;
};

/** Changes to a list of loans. */
export type LoanChanges = {
  __typename?: 'LoanChanges';
  /** Ids of loans that are no longer in the list. */
  removedIds: Array<Scalars['ID']['output']>;
  /** Whether this is a snapshot: `upserted` is the whole list, so forget what you had. It is whenever a subscription begins, also after a reconnection. */
  reset: Scalars['Boolean']['output'];
  /** Whether more loans match the filter than the list has. */
  truncated: Scalars['Boolean']['output'];
  /** New and changed loans; with `reset` the whole list, newest first in a list by a filter. */
  upserted: Array<Loan>;
};

/** A page of loans. */
export type LoanConnection = {
  __typename?: 'LoanConnection';
  /** The loans with their cursors. */
  edges: Array<LoanEdge>;
  /** How many there are of each kind on all pages. */
  facets: LoanFacets;
  /** The loans. */
  nodes: Array<Loan>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** The total number on all pages; 10 000 if there are more. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is the total number, and not the limit up to which loans are counted. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** The user's loan was not repaid in time. */
export type LoanDefaultedDetails = NotificationDetails & {
  __typename?: 'LoanDefaultedDetails';
  /** How much was requested. */
  amount: Scalars['Money']['output'];
  /** The currency (ISO 4217). */
  currency: Scalars['String']['output'];
  /** The kind of the notification. */
  kind: NotificationKind;
  /** The loan; null if the user may not see it. */
  loan: Maybe<Loan>;
  /** The loan's id. */
  loanId: Scalars['ID']['output'];
  /** The loan's title at the time. */
  loanTitle: Scalars['String']['output'];
  /** What the loan owed when it defaulted, and still owes; null in notifications from before there was this field. */
  payoffAmount: Maybe<Scalars['Money']['output']>;
};

/** The user's loan was paid out to them. */
export type LoanDisbursedDetails = NotificationDetails & {
  __typename?: 'LoanDisbursedDetails';
  /** How much was paid out, before the origination fee. */
  amount: Scalars['Money']['output'];
  /** The currency (ISO 4217). */
  currency: Scalars['String']['output'];
  /** The kind of the notification. */
  kind: NotificationKind;
  /** The loan; null if the user may not see it. */
  loan: Maybe<Loan>;
  /** The loan's id. */
  loanId: Scalars['ID']['output'];
  /** The loan's title at the time. */
  loanTitle: Scalars['String']['output'];
  /** What came into the wallet: the amount less the fee; null in notifications from before there was this field. */
  netProceeds: Maybe<Scalars['Money']['output']>;
  /** The platform's fee, which was kept back; null in notifications from before there was this field. */
  originationFee: Maybe<Scalars['Money']['output']>;
  /** The line on the user's statement; null to anybody else. */
  transaction: Maybe<Transaction>;
  /** The id of the line on the user's statement. */
  transactionId: Scalars['ID']['output'];
};

/** A loan and its position in the list. */
export type LoanEdge = {
  __typename?: 'LoanEdge';
  /** The cursor, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The loan. */
  node: Loan;
};

/** A change of a loan's state. */
export type LoanEvent = {
  __typename?: 'LoanEvent';
  /** The member who caused it; null likewise. */
  actor: Maybe<Member>;
  /** The id of the member who brought it about; null for the clock, and for an operator unless an operator asks. */
  actorId: Maybe<Scalars['ID']['output']>;
  /** Whether an operator did it. Members are not told which one. */
  byOperator: Scalars['Boolean']['output'];
  /** When it happened. */
  createdAt: Scalars['DateTime']['output'];
  /** The state before; null for the creation. */
  from: Maybe<LoanStatus>;
  /** The change's id. */
  id: Scalars['ID']['output'];
  /** Why, in words. An operator's reason for a cancellation is shown to the borrower, to lenders whose money was in the loan, and to operators, unless it was made public. */
  reason: Scalars['String']['output'];
  /** The state after. */
  to: LoanStatus;
};

/** The user's loan was not funded in time. */
export type LoanExpiredDetails = NotificationDetails & {
  __typename?: 'LoanExpiredDetails';
  /** How much was requested. */
  amount: Scalars['Money']['output'];
  /** The currency (ISO 4217). */
  currency: Scalars['String']['output'];
  /** The kind of the notification. */
  kind: NotificationKind;
  /** The loan; null if the user may not see it. */
  loan: Maybe<Loan>;
  /** The loan's id. */
  loanId: Scalars['ID']['output'];
  /** The loan's title at the time. */
  loanTitle: Scalars['String']['output'];
};

/** How the loans of a list are spread. */
export type LoanFacets = {
  __typename?: 'LoanFacets';
  /** Whether all loans were counted; if there are more than 10 000, the counts cover only some 10 000 of them. */
  isExact: Scalars['Boolean']['output'];
  /** By purpose: the 20 most frequent. */
  purpose: Array<PurposeCount>;
  /** By risk; loans that are not scored are left out. */
  riskLevel: Array<RiskLevelCount>;
  /** By state. */
  status: Array<LoanStatusCount>;
};

/** Which loans to list; all conditions must hold. Conditions on what is due find no loan on which `repaymentVisible` is false. */
export type LoanFilter = {
  /** Only loans that are late by a number of days in one of these ranges, counted as `daysPastDue` is. */
  arrears?: InputMaybe<Array<Arrears>>;
  /** Only with a public point in this bounding box. */
  bbox?: InputMaybe<BBox>;
  /** Only of this borrower. */
  borrowerId?: InputMaybe<Scalars['ID']['input']>;
  /** Only with an unpaid instalment that is due on this day or later; a loan that is not being repaid has none. */
  dueFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Only with an unpaid instalment that is due on this day or earlier. */
  dueTo?: InputMaybe<Scalars['Date']['input']>;
  /** Only if at most this amount is requested. */
  maxAmount?: InputMaybe<Scalars['Money']['input']>;
  /** Only with at most this many months. */
  maxMonths?: InputMaybe<Scalars['Int']['input']>;
  /** Only with at most this rate. */
  maxRate?: InputMaybe<Scalars['Percent']['input']>;
  /** Only if at least this amount is requested. */
  minAmount?: InputMaybe<Scalars['Money']['input']>;
  /** Only with at least this many months. */
  minMonths?: InputMaybe<Scalars['Int']['input']>;
  /** Only with at least this rate. */
  minRate?: InputMaybe<Scalars['Percent']['input']>;
  /** Only late ones (true), or only those that are not late (false), by their `lateTerms`. */
  overdue?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only if published at this time or later. */
  publishedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only if published before this time. */
  publishedUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only for this purpose. */
  purpose?: InputMaybe<Scalars['String']['input']>;
  /** Only for one of these purposes, at most 20. */
  purposes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only with these words in title, description or purpose. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** Only with one of these risk levels. */
  riskLevel?: InputMaybe<Array<RiskLevel>>;
  /** Only in one of these states; drafts are the caller's own. */
  status?: InputMaybe<Array<LoanStatus>>;
};

/** The operator has frozen the user's loan. */
export type LoanFrozenDetails = NotificationDetails & {
  __typename?: 'LoanFrozenDetails';
  /** The kind of the notification. */
  kind: NotificationKind;
  /** The loan; null if the user may not see it. */
  loan: Maybe<Loan>;
  /** The loan's id. */
  loanId: Scalars['ID']['output'];
  /** The loan's title at the time. */
  loanTitle: Scalars['String']['output'];
  /** Why, in the operator's words. */
  reason: Scalars['String']['output'];
};

/** The user's loan is fully funded. */
export type LoanFundedDetails = NotificationDetails & {
  __typename?: 'LoanFundedDetails';
  /** How much was requested. */
  amount: Scalars['Money']['output'];
  /** The currency (ISO 4217). */
  currency: Scalars['String']['output'];
  /** The kind of the notification. */
  kind: NotificationKind;
  /** The loan; null if the user may not see it. */
  loan: Maybe<Loan>;
  /** The loan's id. */
  loanId: Scalars['ID']['output'];
  /** The loan's title at the time. */
  loanTitle: Scalars['String']['output'];
};

/** Which loans to include; all conditions must hold. */
export type LoanMarkerFilter = {
  /** Only if at most this amount is requested. */
  maxAmount?: InputMaybe<Scalars['Money']['input']>;
  /** Only with at most this many months. */
  maxMonths?: InputMaybe<Scalars['Int']['input']>;
  /** Only with at most this rate. */
  maxRate?: InputMaybe<Scalars['Percent']['input']>;
  /** Only if at least this amount is requested. */
  minAmount?: InputMaybe<Scalars['Money']['input']>;
  /** Only with at least this many months. */
  minMonths?: InputMaybe<Scalars['Int']['input']>;
  /** Only with at least this rate. */
  minRate?: InputMaybe<Scalars['Percent']['input']>;
  /** Only if published at this time or later. */
  publishedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only if published before this time. */
  publishedUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only for this purpose. */
  purpose?: InputMaybe<Scalars['String']['input']>;
  /** Only for one of these purposes, at most 20. */
  purposes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only with these words in title, description or purpose. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** Only with one of these risk levels. */
  riskLevel?: InputMaybe<Array<RiskLevel>>;
};

/** The user's open loan takes no investments, since the user is late with another loan or owes the platform. */
export type LoanPausedDetails = NotificationDetails & {
  __typename?: 'LoanPausedDetails';
  /** The kind of the notification. */
  kind: NotificationKind;
  /** The loan; null if the user may not see it. */
  loan: Maybe<Loan>;
  /** The loan's id. */
  loanId: Scalars['ID']['output'];
  /** The loan's title at the time. */
  loanTitle: Scalars['String']['output'];
};

/** What a loan would cost, were it paid out today. */
export type LoanQuote = {
  __typename?: 'LoanQuote';
  /** The annual percentage rate: what the loan costs a year, fee included; null where `aprReason` says why. */
  apr: Maybe<Scalars['Percent']['output']>;
  /** Why there is no annual percentage rate; null when there is one. */
  aprReason: Maybe<AprReason>;
  /** Which part of the origination fee would be given back if the loan were repaid early. */
  feeRefund: FeeRefund;
  /** Each payment. */
  instalments: Array<QuotedInstalment>;
  /** When the loan would be late, and what that would cost. */
  lateTerms: LateTerms;
  /** The payment of each month, but for the last. */
  monthlyPayment: Scalars['Money']['output'];
  /** What the borrower gets: the amount less the fee. */
  netProceeds: Scalars['Money']['output'];
  /** What lenders can expect a year after the fee on interest, if each payment is made on its day; null if there is no such rate. */
  netYield: Maybe<Scalars['Percent']['output']>;
  /** The platform's fee, which is kept back when the loan is paid out. */
  originationFee: Scalars['Money']['output'];
  /** Interest and fee together. */
  totalCost: Scalars['Money']['output'];
  /** All interest together. */
  totalInterest: Scalars['Money']['output'];
  /** All payments together. */
  totalPayment: Scalars['Money']['output'];
  /** For how many days after the day of its payout its borrower could withdraw from it; 0 if not at all. */
  withdrawalDays: Scalars['Int']['output'];
};

/** The operator no longer freezes the user's loan. */
export type LoanReleasedDetails = NotificationDetails & {
  __typename?: 'LoanReleasedDetails';
  /** The kind of the notification. */
  kind: NotificationKind;
  /** The loan; null if the user may not see it. */
  loan: Maybe<Loan>;
  /** The loan's id. */
  loanId: Scalars['ID']['output'];
  /** The loan's title at the time. */
  loanTitle: Scalars['String']['output'];
  /** Why, in the operator's words. */
  reason: Scalars['String']['output'];
};

/** The user's loan is repaid. */
export type LoanRepaidDetails = NotificationDetails & {
  __typename?: 'LoanRepaidDetails';
  /** How much was borrowed. */
  amount: Scalars['Money']['output'];
  /** The currency (ISO 4217). */
  currency: Scalars['String']['output'];
  /** The kind of the notification. */
  kind: NotificationKind;
  /** The loan; null if the user may not see it. */
  loan: Maybe<Loan>;
  /** The loan's id. */
  loanId: Scalars['ID']['output'];
  /** The loan's title at the time. */
  loanTitle: Scalars['String']['output'];
  /** How much was repaid after the loan had defaulted, interest included; null if it never did. */
  recovered: Maybe<Scalars['Money']['output']>;
};

/** The user's loan takes investments again. */
export type LoanResumedDetails = NotificationDetails & {
  __typename?: 'LoanResumedDetails';
  /** The kind of the notification. */
  kind: NotificationKind;
  /** The loan; null if the user may not see it. */
  loan: Maybe<Loan>;
  /** The loan's id. */
  loanId: Scalars['ID']['output'];
  /** The loan's title at the time. */
  loanTitle: Scalars['String']['output'];
};

/** The operator has returned the user's loan, which is a draft again. */
export type LoanReturnedDetails = NotificationDetails & {
  __typename?: 'LoanReturnedDetails';
  /** The kind of the notification. */
  kind: NotificationKind;
  /** The loan; null if the user may not see it. */
  loan: Maybe<Loan>;
  /** The loan's id. */
  loanId: Scalars['ID']['output'];
  /** The loan's title at the time. */
  loanTitle: Scalars['String']['output'];
  /** Why, in the operator's words. */
  reason: Scalars['String']['output'];
};

export { LoanSort };

export { LoanStatus };

/** How many loans are in a state. */
export type LoanStatusCount = {
  __typename?: 'LoanStatusCount';
  /** How many. */
  count: Scalars['Int']['output'];
  /** The state. */
  status: LoanStatus;
};

/** A loan to create for a member, and to publish if it is complete. */
export type LoanToImport = {
  /** The amount asked for, within the platform's limits (50 to 50 000 by default). */
  amountRequested: Scalars['Money']['input'];
  /** Must be the platform's currency when sent. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** What the loan is for, at most 5000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** 8 to 128 visible characters, different for each loan: a loan that is sent again with the same key is created once. */
  idempotencyKey: Scalars['String']['input'];
  /** Nominal percent a year, 0 to 36 by default. */
  interestRate?: InputMaybe<Scalars['Percent']['input']>;
  /** The place in words, at most 200 characters. */
  locationDescription?: InputMaybe<Scalars['String']['input']>;
  /** Degrees north; only together with locationLongitude. */
  locationLatitude?: InputMaybe<Scalars['Latitude']['input']>;
  /** Degrees east; only together with locationLatitude. */
  locationLongitude?: InputMaybe<Scalars['Longitude']['input']>;
  /** The subject (`sub`) of the borrower's tokens. A subject who has never called becomes a member. */
  onBehalfOf: Scalars['String']['input'];
  /** Whether to publish it at once; otherwise it is a draft. */
  publish?: InputMaybe<Scalars['Boolean']['input']>;
  /** What kind of thing the money is for, 1 to 60 characters. */
  purpose?: InputMaybe<Scalars['String']['input']>;
  /** Months to repay, 1 to 84 by default. */
  repaymentPeriodMonths?: InputMaybe<Scalars['Int']['input']>;
  /** What the loan is for, in one line of 1 to 120 characters. */
  title: Scalars['String']['input'];
};

/** The user has withdrawn from their loan, and has to repay it. */
export type LoanWithdrawnDetails = NotificationDetails & {
  __typename?: 'LoanWithdrawnDetails';
  /** The principal that has to be repaid; interest counted by the day is added to it. */
  amount: Scalars['Money']['output'];
  /** The currency (ISO 4217). */
  currency: Scalars['String']['output'];
  /** The last day for repaying it. */
  dueOn: Scalars['Date']['output'];
  /** The kind of the notification. */
  kind: NotificationKind;
  /** The loan; null if the user may not see it. */
  loan: Maybe<Loan>;
  /** The loan's id. */
  loanId: Scalars['ID']['output'];
  /** The loan's title at the time. */
  loanTitle: Scalars['String']['output'];
};

/** The platform no longer expects what the user's defaulted loan owes. */
export type LoanWrittenOffDetails = NotificationDetails & {
  __typename?: 'LoanWrittenOffDetails';
  /** How much the loan owed. */
  amount: Scalars['Money']['output'];
  /** The currency (ISO 4217). */
  currency: Scalars['String']['output'];
  /** The kind of the notification. */
  kind: NotificationKind;
  /** The loan; null if the user may not see it. */
  loan: Maybe<Loan>;
  /** The loan's id. */
  loanId: Scalars['ID']['output'];
  /** The loan's title at the time. */
  loanTitle: Scalars['String']['output'];
  /** Why, in the operator's words. */
  reason: Scalars['String']['output'];
};

/** A member's permission to debit a bank account. */
export type Mandate = {
  __typename?: 'Mandate';
  /** The mandate's id. */
  id: Scalars['ID']['output'];
  /** What the bank knows it by. */
  reference: Scalars['String']['output'];
  /** When it was given. */
  signedAt: Scalars['DateTime']['output'];
};

/** Which notifications to mark as read: all, unless a cursor is given. */
export type MarkAllNotificationsReadInput = {
  /** The cursor of the last notification to mark as read: newer ones stay unread. */
  upTo?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of `markAllNotificationsRead`. */
export type MarkAllNotificationsReadPayload = {
  __typename?: 'MarkAllNotificationsReadPayload';
  /** How many were marked as read; null when the call was refused. */
  readCount: Maybe<Scalars['Int']['output']>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** Which notification to mark as read. */
export type MarkNotificationReadInput = {
  /** The notification's id. */
  id: Scalars['ID']['input'];
};

/** The outcome of `markNotificationRead`. */
export type MarkNotificationReadPayload = {
  __typename?: 'MarkNotificationReadPayload';
  /** The notification; null when the call was refused. */
  notification: Maybe<Notification>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** A loan, a member or a cluster on the map, at a public point, never at an exact location. */
export type Marker = {
  __typename?: 'Marker';
  /** The amount that lenders have committed; null for other markers. */
  amountFunded: Maybe<Scalars['Money']['output']>;
  /** The amount that the borrower asks for; null for other markers. */
  amountRequested: Maybe<Scalars['Money']['output']>;
  /** The bounds of a cluster's markers: west, south, east, north; null for other markers. */
  bbox: Maybe<Array<Scalars['Float']['output']>>;
  /** The number of markers in a cluster; null for other markers. */
  count: Maybe<Scalars['Int']['output']>;
  /** The least zoom at which a cluster is several markers; null if all are at one point, and for other markers. */
  expansionZoom: Maybe<Scalars['Int']['output']>;
  /**
   * `loan:` or `profile:` with the id of the loan or the member, or `cluster:` with the cell that it covers: the cell's
   * kind, zoom and filter and, if an edge of `bbox` cuts the cell, that edge. A cell that is entirely within `bbox` keeps its id
   * when the map is panned.
   */
  id: Scalars['ID']['output'];
  /** The loan's interest rate; null for other markers. */
  interestRate: Maybe<Scalars['Percent']['output']>;
  /** What the marker is, or is a cluster of. */
  kind: MarkerKind;
  /** The public point's latitude; for a cluster, the mean. */
  latitude: Scalars['Latitude']['output'];
  /** The loan; null for other markers. */
  loan: Maybe<Loan>;
  /** The public point's longitude; for a cluster, the mean. */
  longitude: Scalars['Longitude']['output'];
  /** The member; null for other markers. */
  member: Maybe<Member>;
  /** The loan's term in months; null for other markers. */
  repaymentPeriodMonths: Maybe<Scalars['Int']['output']>;
  /** The loan's risk level; null until it is scored, and for other markers. */
  riskLevel: Maybe<RiskLevel>;
  /** The loan's state; null for other markers. */
  status: Maybe<LoanStatus>;
  /** The loan's purpose, or the member's city; null for a cluster. */
  subtitle: Maybe<Scalars['String']['output']>;
  /** The loan's title, or the member's name; null for a cluster. */
  title: Maybe<Scalars['String']['output']>;
  /** Whether the member borrows, lends, or both; null for other markers. */
  userType: Maybe<UserType>;
};

/** Changes to the markers in a bounding box. */
export type MarkerChanges = {
  __typename?: 'MarkerChanges';
  /** Ids of removed markers. */
  removedIds: Array<Scalars['ID']['output']>;
  /** Whether this is a snapshot: `upserted` are all markers, so forget those that you had. It is whenever a subscription begins, also after a reconnection. */
  reset: Scalars['Boolean']['output'];
  /** Whether there are more markers in the box than are sent. */
  truncated: Scalars['Boolean']['output'];
  /** New and changed markers; with `reset` all of them, at most 500. */
  upserted: Array<Marker>;
};

export { MarkerKind };

/** The markers of a part of the earth. */
export type MarkerList = {
  __typename?: 'MarkerList';
  /** The markers, at most 500. */
  markers: Array<Marker>;
  /** Whether there are more markers than were returned. */
  truncated: Scalars['Boolean']['output'];
};

/** A user as others see them. */
export type Member = Node & {
  __typename?: 'Member';
  /** A few words about the user, if any. */
  bio: Maybe<Scalars['String']['output']>;
  /** The city the user lives in; null until the user has given it. */
  city: Maybe<Scalars['String']['output']>;
  /** The user's name; null until the user has given it. */
  fullName: Maybe<Scalars['String']['output']>;
  /** The member's id: a UUID, version 7. */
  id: Scalars['ID']['output'];
  /** The latitude of a public point within about 1 km of the location; null unless the user is shown on the map. */
  latitude: Maybe<Scalars['Latitude']['output']>;
  /** The longitude of a public point within about 1 km of the location; null unless the user is shown on the map. */
  longitude: Maybe<Scalars['Longitude']['output']>;
  /** When the user joined. */
  memberSince: Scalars['DateTime']['output'];
  /** What the user does for a living; null if they do not say. */
  occupation: Maybe<Scalars['String']['output']>;
  /** Whether the user borrows, lends, or does both. */
  userType: UserType;
  /** Whether the operator has verified the user's identity. */
  verificationStatus: VerificationStatus;
};

/** The operator has closed the user's account. */
export type MemberClosedDetails = NotificationDetails & {
  __typename?: 'MemberClosedDetails';
  /** The kind of the notification. */
  kind: NotificationKind;
  /** Why, in the operator's words. */
  reason: Scalars['String']['output'];
};

/**
 * A member as operators see them. The first look in a request at a field beyond `version` is noted in the audit trail. Below these fields the
 * operator sees records as the member does: drafts, exact locations and their investments in full.
 */
export type MemberFile = {
  __typename?: 'MemberFile';
  /** Whether an operator has blocked the member. */
  blocked: Scalars['Boolean']['output'];
  /** The city the member lives in; null until the member has given it. */
  city: Maybe<Scalars['String']['output']>;
  /** When the member joined. */
  createdAt: Scalars['DateTime']['output'];
  /** The credit score that an operator entered, 300 to 850; null until then. */
  creditScore: Maybe<Scalars['Int']['output']>;
  /** Where the member gets letters by e-mail. */
  emailAddress: EmailAddress;
  /**
   * The ledger's entries behind each cent of `money`: those of the accounts that it is in, account by account in the order of `money.holdings`,
   * each from its first entry on. They add up to `money.total`.
   */
  entries: LedgerEntryConnection;
  /** The name; null until the member has given it. */
  fullName: Maybe<Scalars['String']['output']>;
  /** What operators, jobs and rules have done to the member's records or tried, newest first; without looks at them. */
  history: AuditEntryConnection;
  /** The member's investments, newest first. */
  investments: InvestmentConnection;
  /** The exact latitude; null until the member has given it. */
  latitude: Maybe<Scalars['Latitude']['output']>;
  /** The letters to the member by e-mail, newest first: when each was sent, to which address, and its text. */
  letters: LetterConnection;
  /** The loans that the member has asked for, including drafts, newest first. */
  loans: LoanConnection;
  /** The exact longitude; null until the member has given it. */
  longitude: Maybe<Scalars['Longitude']['output']>;
  /** The member as other members see them. */
  member: Member;
  /** The member's id. */
  memberId: Scalars['ID']['output'];
  /** Where each cent of the member's money is, with the ledger's entries behind it. */
  money: MemberMoney;
  /** Monthly income, in the platform's currency; null until the member has given it. */
  monthlyIncome: Maybe<Scalars['Money']['output']>;
  /** The member's notifications, newest first. */
  notifications: NotificationConnection;
  /** The member's preferences, with their standing order. */
  preferences: Preferences;
  /** The statement of the member's wallet, newest first; it agrees with `wallet` in the same query. */
  transactions: TransactionConnection;
  /** When the profile last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Whether the member borrows, lends, or does both. */
  userType: UserType;
  /** Whether an operator has verified the member's identity. */
  verificationStatus: VerificationStatus;
  /** Counts the profile's changes, from 1. */
  version: Scalars['Int']['output'];
  /** The member's wallet. */
  wallet: Wallet;
};


/**
 * A member as operators see them. The first look in a request at a field beyond `version` is noted in the audit trail. Below these fields the
 * operator sees records as the member does: drafts, exact locations and their investments in full.
 */
export type MemberFileEntriesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
};


/**
 * A member as operators see them. The first look in a request at a field beyond `version` is noted in the audit trail. Below these fields the
 * operator sees records as the member does: drafts, exact locations and their investments in full.
 */
export type MemberFileHistoryArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
};


/**
 * A member as operators see them. The first look in a request at a field beyond `version` is noted in the audit trail. Below these fields the
 * operator sees records as the member does: drafts, exact locations and their investments in full.
 */
export type MemberFileInvestmentsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  status: InputMaybe<Array<InvestmentStatus>>;
};


/**
 * A member as operators see them. The first look in a request at a field beyond `version` is noted in the audit trail. Below these fields the
 * operator sees records as the member does: drafts, exact locations and their investments in full.
 */
export type MemberFileLettersArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
};


/**
 * A member as operators see them. The first look in a request at a field beyond `version` is noted in the audit trail. Below these fields the
 * operator sees records as the member does: drafts, exact locations and their investments in full.
 */
export type MemberFileLoansArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  status: InputMaybe<Array<LoanStatus>>;
};


/**
 * A member as operators see them. The first look in a request at a field beyond `version` is noted in the audit trail. Below these fields the
 * operator sees records as the member does: drafts, exact locations and their investments in full.
 */
export type MemberFileNotificationsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  unread: InputMaybe<Scalars['Boolean']['input']>;
};


/**
 * A member as operators see them. The first look in a request at a field beyond `version` is noted in the audit trail. Below these fields the
 * operator sees records as the member does: drafts, exact locations and their investments in full.
 */
export type MemberFileTransactionsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  direction: InputMaybe<TransactionDirection>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  since: InputMaybe<Scalars['DateTime']['input']>;
  type: InputMaybe<TransactionType>;
  until: InputMaybe<Scalars['DateTime']['input']>;
};

/** The operator has frozen the user's account. */
export type MemberFrozenDetails = NotificationDetails & {
  __typename?: 'MemberFrozenDetails';
  /** The kind of the notification. */
  kind: NotificationKind;
  /** Why, in the operator's words. */
  reason: Scalars['String']['output'];
};

/**
 * Where a member's money is: the sums agree with the ledger to the cent. Payments in and out are settled at once, so no money is in transit
 * between the member's bank and the wallet.
 */
export type MemberMoney = {
  __typename?: 'MemberMoney';
  /** In the wallet, free to use. */
  available: Scalars['Money']['output'];
  /** The platform's currency. */
  currency: Scalars['String']['output'];
  /** In the wallet, held for investments in loans that are not yet funded. */
  held: Scalars['Money']['output'];
  /** The accounts that it is in: first what is available, then what is held, then what is lent, by investment. */
  holdings: HoldingConnection;
  /** Lent: the principal of the member's investments that borrowers still owe. */
  lent: Scalars['Money']['output'];
  /** All of it: available, held and lent. */
  total: Scalars['Money']['output'];
};


/**
 * Where a member's money is: the sums agree with the ledger to the cent. Payments in and out are settled at once, so no money is in transit
 * between the member's bank and the wallet.
 */
export type MemberMoneyHoldingsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
};

/** The user's account is no longer frozen. */
export type MemberReleasedDetails = NotificationDetails & {
  __typename?: 'MemberReleasedDetails';
  /** The kind of the notification. */
  kind: NotificationKind;
  /** Why, in the operator's words. */
  reason: Scalars['String']['output'];
};

/** A member in a list of operators. */
export type MemberSummary = {
  __typename?: 'MemberSummary';
  /** Whether an operator has blocked the member. */
  blocked: Scalars['Boolean']['output'];
  /** The city the member lives in; null until the member has given it. */
  city: Maybe<Scalars['String']['output']>;
  /** When the member joined. */
  createdAt: Scalars['DateTime']['output'];
  /** The name; null until the member has given it. */
  fullName: Maybe<Scalars['String']['output']>;
  /** The member as other members see them. */
  member: Member;
  /** The member's id. */
  memberId: Scalars['ID']['output'];
  /** When the profile last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Whether the member borrows, lends, or does both. */
  userType: UserType;
  /** Whether an operator has verified the member's identity. */
  verificationStatus: VerificationStatus;
};

/** A page of members. */
export type MemberSummaryConnection = {
  __typename?: 'MemberSummaryConnection';
  /** The members with their cursors. */
  edges: Array<MemberSummaryEdge>;
  /** The members. */
  nodes: Array<MemberSummary>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** The total number on all pages; 10 000 if there are more. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is the total number, and not the limit up to which items are counted. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** The member and its position in the list. */
export type MemberSummaryEdge = {
  __typename?: 'MemberSummaryEdge';
  /** The cursor, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The member. */
  node: MemberSummary;
};

export { MovedInterest };

/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Adds a bank account of the caller's own, to which withdrawals can go. Withdrawals to it are possible once `NEW_ACCOUNT_WAIT` has passed; the caller is notified. */
  addBankAccount: AddBankAccountPayload;
  /** Moves the platform's clock forward, for everyone. Everything that the platform does by itself in that time is done in order, and dated the day that it falls on. Answers when the clock has arrived, or after 5 seconds with `readyAt` set if it has not. Only operators (`lending:admin`) may, unless the gateway has `SEED_DEMO`. Exists only in a sandbox. */
  advanceClock: AdvanceClockPayload;
  /** Publishes a loan that its borrower has submitted, where loans are reviewed (`LOAN_REVIEW`). Needs the scope `lending:admin`. */
  approveLoan: ApproveLoanPayload;
  /** Approves a withdrawal that waits for it (`WITHDRAW_APPROVAL_ABOVE`), which is sent within about a minute; needs the scope `lending:admin`. */
  approvePayment: ApprovePaymentPayload;
  /** Approves what another operator has asked for, which is carried out at once; needs the scope `lending:admin`. Refused with the code of the act if that has become impossible meanwhile, as with VERSION_CONFLICT if more has been invested in the loan. */
  approveRequest: ApproveRequestPayload;
  /** Says what a line of a bank statement in suspense is for: a member's deposit, the money of a payment provider, or the bank's fees. This can be done only once per line. Needs the scope `lending:admin`. */
  assignBankLine: AssignBankLinePayload;
  /** Withdraws a draft or an open loan of the caller's or, with the scope `lending:admin` and a reason, an open loan of another member's. */
  cancelLoan: CancelLoanPayload;
  /** Cancels a withdrawal that waits to be approved, whose money is then available again: one's own or, with the scope `lending:admin` and a reason, another member's. */
  cancelPayment: CancelPaymentPayload;
  /**
   * Sends a letter to an e-mail address, by which the caller has to confirm it; until then, letters still go to the current one. Without an address, the
   * one in the caller's tokens counts again.
   */
  changeEmailAddress: ChangeEmailAddressPayload;
  /** Moves the day on which the instalments of the caller's own loan are due, as often a year as the platform allows (`Platform.dueDayChanges`). */
  changeOwnPlan: ChangeOwnPlanPayload;
  /** Changes the unpaid part of an active loan's plan, to help its borrower: at once or, where the platform gives lenders notice, some days later. Borrower and lenders are told. It is possible once a day; if the loss is more than an operator may cause alone, another one has to approve it. Needs the scope `lending:admin`. */
  changePlan: ChangePlanPayload;
  /** Closes the account of a member who has no money, loans or investments left; it stays frozen. The member is told the reason. Needs the scope `lending:admin`. */
  closeMember: CloseMemberPayload;
  /** Creates a loan request as a draft, which its borrower alone sees until it is published. */
  createLoan: CreateLoanPayload;
  /** Adds a notification to the caller's own inbox or, with the scope `lending:admin`, to any member's. */
  createNotification: CreateNotificationPayload;
  /** Adds a webhook, which gets every event from now on, or only those of some types; there can be at most 20. Only this answer shows its secret. Needs the scope `lending:admin`. */
  createWebhook: CreateWebhookPayload;
  /** Declares an active loan that is too late as defaulted; needs the scope `lending:admin`. */
  defaultLoan: DefaultLoanPayload;
  /** Deposits money into the caller's wallet. The transaction is `PENDING` until the payment provider has the money, and on the statement from then on. A frozen member deposits at most what they owe, less what is in the wallet or on its way there. */
  deposit: DepositPayload;
  /** Freezes an open loan: it accepts no investments and is on no list or map until `releaseLoan`. The borrower is told the reason. Needs the scope `lending:admin`. */
  freezeLoan: FreezeLoanPayload;
  /** Freezes a member: they can still deposit and repay what they owe, and read that and their inbox; every other call is refused with BLOCKED. Their open loans accept no investments and are on no list or map until `releaseMember`. The member is told the reason. Needs the scope `lending:admin`. */
  freezeMember: FreezeMemberPayload;
  /** Creates loans for members, and publishes those that ask for it, one after the other: one that is refused stops no other. For integrators who bring loans from another system; needs the scope `lending:import`. */
  importLoans: ImportLoansPayload;
  /** Invests the caller's money in an open loan; the investment that completes the funding also pays the loan out. */
  invest: InvestPayload;
  /** Marks all of the caller's notifications as read. */
  markAllNotificationsRead: MarkAllNotificationsReadPayload;
  /** Marks one of the caller's notifications as read; if it already was, the time stays. */
  markNotificationRead: MarkNotificationReadPayload;
  /** Shows how a change would alter a plan, without making it: exactly what `changePlan` would then store. Needs the scope `lending:admin`. */
  previewPlanChange: ChangePlanPayload;
  /** Publishes a draft of the caller's, so that lenders can invest. */
  publishLoan: PublishLoanPayload;
  /** Records money that came in outside the platform for a defaulted loan, written off or not: it is deposited into the borrower's wallet and repaid to the lenders at once. Needs the scope `lending:admin`. */
  recordRecovery: RecordRecoveryPayload;
  /** Asks for what the audit trail, and requests that were decided, say of a member to be removed: reasons, amounts, and values before and after. Another operator approves it (`approveRequest`). The trail keeps that something was done, by whom and when, and its chain of hashes stays whole; what one of the two operators has done themselves, or what names them, stays. Needs the scope `lending:admin`. */
  redactAuditTrail: RedactAuditTrailPayload;
  /** Rejects what was asked for, or takes back what the caller has asked for; needs the scope `lending:admin`. */
  rejectRequest: RejectRequestPayload;
  /** Lets a frozen loan accept investments again, unless its borrower is frozen. The borrower is told the reason. Needs the scope `lending:admin`. */
  releaseLoan: ReleaseLoanPayload;
  /** Lets a frozen member in again, or one whose account was closed. The member is told the reason. Needs the scope `lending:admin`. */
  releaseMember: ReleaseMemberPayload;
  /** Removes a bank account, and its mandate; withdrawals to it that are on their way go on. */
  removeBankAccount: BankAccountPayload;
  /** Removes a webhook: nothing more is sent to it. Needs the scope `lending:admin`. */
  removeWebhook: RemoveWebhookPayload;
  /** Repays a loan of the caller's: first what is overdue, with its charges; then the interest accrued to this day; then principal. Takes at most its `payoffAmount`, which repays it entirely. */
  repayLoan: RepayLoanPayload;
  /** Sends all events since a time to a webhook again, if they are still kept and of a type that it takes. Needs the scope `lending:admin`. */
  resendWebhookEvents: ResendWebhookEventsPayload;
  /** Sends the event of a delivery again, whatever became of it before. Needs the scope `lending:admin`. */
  retryWebhookDelivery: RetryWebhookDeliveryPayload;
  /** Returns a submitted loan to its borrower as a draft, with a reason. Needs the scope `lending:admin`. */
  returnLoan: ReturnLoanPayload;
  /** Reverses a deposit, withdrawal, transfer or fee by its mirror image, which its members are notified of and see on their statements; needs the scope `lending:admin`. */
  reverseTransaction: ReverseTransactionPayload;
  /** Records the result of a review of a member, blocks them, or lifts a block, each for a reason that the member is told; a closed account is released by `releaseMember` alone. Needs the scope `lending:admin`. */
  reviewMember: ReviewMemberPayload;
  /** Replaces the secret of a webhook by a new one, which only this answer shows. For 24 hours, each event is also signed with the old one. Needs the scope `lending:admin`. */
  rotateWebhookSecret: RotateWebhookSecretPayload;
  /** Gives the platform a mandate to debit a bank account: for deposits that name it, and for instalments when they are due. */
  signMandate: BankAccountPayload;
  /** Transfers money from the caller's wallet to another member's. */
  transfer: TransferPayload;
  /** Undoes the newest change of a plan, or one that was announced: the unpaid part becomes what it was before, with the interest that has run since. What was paid since counts as it would have without the change; if that can't be known, the call is refused with PLAN_CHANGE_IMPOSSIBLE. If this books repayments anew, and their sum is more than an operator may move alone, another one has to approve it. Borrower and lenders are told. Needs the scope `lending:admin`. */
  undoPlanChange: UndoPlanChangePayload;
  /**
   * Undoes a repayment: it is reversed, the loan is as if it had never been made, and later repayments that are split differently without it are booked again. A
   * loan that it had paid off is active again. With `mode: RETURN`, a part of it is lent again instead. Lenders give back what they still have in their wallets,
   * and owe the rest. The borrower and the lenders are told why. Needs the scope `lending:admin`.
   */
  undoRepayment: UndoRepaymentPayload;
  /** Changes a loan of the caller's: absent fields stay, null clears a nullable field. */
  updateLoan: UpdateLoanPayload;
  /** Changes the caller's preferences: absent fields stay, null clears a nullable field. */
  updatePreferences: UpdatePreferencesPayload;
  /** Updates the caller's own profile: absent fields stay, null clears a nullable field. */
  updateProfile: UpdateProfilePayload;
  /** Changes a webhook's URL, what is sent to it, or whether it is enabled. Once enabled again, it gets the events that it missed, if they are still kept. Needs the scope `lending:admin`. */
  updateWebhook: UpdateWebhookPayload;
  /** Waives what is outstanding of a charge, as of today: it stays on record, with the reason, and if nothing else is owed, the loan then counts as repaid. Penalty interest goes on growing while principal is overdue, and can then be waived again. Needs the scope `lending:admin`. */
  waiveCharge: WaiveChargePayload;
  /** Withdraws money from the caller's wallet. The transaction is `PENDING` until the money has arrived; until then it is held. */
  withdraw: WithdrawPayload;
  /** Withdraws from a loan of the caller's, until `withdrawableUntil`: all principal, and interest counted by the day, are then to be repaid within 30 days, by `repayLoan`, and the origination fee comes back at once. For a loan that is already repaid, only the fee comes back. */
  withdrawFromLoan: WithdrawFromLoanPayload;
  /** Withdraws the mandate of a bank account. Direct debits that have not been ordered from the bank yet are canceled; those already ordered go ahead. */
  withdrawMandate: BankAccountPayload;
  /** Writes off what a defaulted loan still owes: nobody expects it any more. It moves no money, since the lenders' claims were written off when the loan defaulted, and what comes in later still goes to the lenders. The borrower and the lenders are told the reason. Needs the scope `lending:admin`. */
  writeOffLoan: WriteOffLoanPayload;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationAddBankAccountArgs = {
  input: AddBankAccountInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationAdvanceClockArgs = {
  input: AdvanceClockInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationApproveLoanArgs = {
  input: ApproveLoanInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationApprovePaymentArgs = {
  input: ApprovePaymentInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationApproveRequestArgs = {
  input: ApproveRequestInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationAssignBankLineArgs = {
  input: AssignBankLineInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationCancelLoanArgs = {
  input: CancelLoanInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationCancelPaymentArgs = {
  input: CancelPaymentInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationChangeEmailAddressArgs = {
  input: ChangeEmailAddressInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationChangeOwnPlanArgs = {
  input: ChangeOwnPlanInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationChangePlanArgs = {
  input: ChangePlanInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationCloseMemberArgs = {
  input: CloseMemberInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationCreateLoanArgs = {
  input: CreateLoanInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationCreateNotificationArgs = {
  input: CreateNotificationInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationCreateWebhookArgs = {
  input: CreateWebhookInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationDefaultLoanArgs = {
  input: DefaultLoanInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationDepositArgs = {
  input: DepositInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationFreezeLoanArgs = {
  input: FreezeLoanInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationFreezeMemberArgs = {
  input: FreezeMemberInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationImportLoansArgs = {
  input: ImportLoansInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationInvestArgs = {
  input: InvestInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationMarkAllNotificationsReadArgs = {
  input: MarkAllNotificationsReadInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationMarkNotificationReadArgs = {
  input: MarkNotificationReadInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationPreviewPlanChangeArgs = {
  input: ChangePlanInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationPublishLoanArgs = {
  input: PublishLoanInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationRecordRecoveryArgs = {
  input: RecordRecoveryInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationRedactAuditTrailArgs = {
  input: RedactAuditTrailInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationRejectRequestArgs = {
  input: RejectRequestInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationReleaseLoanArgs = {
  input: ReleaseLoanInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationReleaseMemberArgs = {
  input: ReleaseMemberInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationRemoveBankAccountArgs = {
  input: BankAccountInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationRemoveWebhookArgs = {
  input: WebhookInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationRepayLoanArgs = {
  input: RepayLoanInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationResendWebhookEventsArgs = {
  input: ResendWebhookEventsInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationRetryWebhookDeliveryArgs = {
  input: RetryWebhookDeliveryInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationReturnLoanArgs = {
  input: ReturnLoanInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationReverseTransactionArgs = {
  input: ReverseTransactionInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationReviewMemberArgs = {
  input: ReviewMemberInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationRotateWebhookSecretArgs = {
  input: WebhookInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationSignMandateArgs = {
  input: BankAccountInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationTransferArgs = {
  input: TransferInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationUndoPlanChangeArgs = {
  input: UndoPlanChangeInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationUndoRepaymentArgs = {
  input: UndoRepaymentInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationUpdateLoanArgs = {
  input: UpdateLoanInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationUpdatePreferencesArgs = {
  input: UpdatePreferencesInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationUpdateWebhookArgs = {
  input: UpdateWebhookInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationWaiveChargeArgs = {
  input: WaiveChargeInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationWithdrawArgs = {
  input: WithdrawInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationWithdrawFromLoanArgs = {
  input: WithdrawFromLoanInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationWithdrawMandateArgs = {
  input: BankAccountInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationWriteOffLoanArgs = {
  input: WriteOffLoanInput;
};

/** A record with an id (UUID) that is unique across all types. */
export type Node = {
  /** The record's id, a UUID that is unique across all types. */
  id: Scalars['ID']['output'];
};

/** A notification about the user's money or loans, or a message from someone. */
export type Notification = Node & {
  __typename?: 'Notification';
  /** The other member in `data`, if any. */
  counterparty: Maybe<Member>;
  /** When it happened. */
  createdAt: Scalars['DateTime']['output'];
  /** Its position in the inbox; `notificationReceived(after:)` continues after it. */
  cursor: Scalars['String']['output'];
  /** The same as one object, such as `amount` (a decimal text), `currency`, `loan_id`, `transaction_id`. */
  data: Scalars['JSONObject']['output'];
  /** What it tells, in fields that depend on the kind. */
  details: NotificationDetails;
  /** The notification's id: a UUID, version 7. */
  id: Scalars['ID']['output'];
  /** The investment in `data`, if any. */
  investment: Maybe<Investment>;
  /** What it is about. */
  kind: NotificationKind;
  /** The loan in `data`; null if there is none, or none that the user may see. */
  loan: Maybe<Loan>;
  /** What happened, in a sentence. */
  message: Scalars['String']['output'];
  /** Whether it has been marked as read. */
  read: Scalars['Boolean']['output'];
  /** When it was first marked as read; null until then. */
  readAt: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in a few words. */
  title: Scalars['String']['output'];
  /** The line of the user's statement in `data`, if any. */
  transaction: Maybe<Transaction>;
  /** The kind in lower case; of a CUSTOM notification whatever its sender called it, or `message`. Preferences switch notifications off by it. */
  type: Scalars['String']['output'];
  /** The user who receives it. */
  user: Member;
  /** The id of the user who receives it. */
  userId: Scalars['ID']['output'];
};

/** A page of notifications. */
export type NotificationConnection = {
  __typename?: 'NotificationConnection';
  /** The notifications with their cursors. */
  edges: Array<NotificationEdge>;
  /** The `cursor` of the newest notification, or of the beginning of an empty inbox: `notificationReceived(after:)` with it misses nothing that comes later. */
  newestCursor: Scalars['String']['output'];
  /** The notifications. */
  nodes: Array<Notification>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** The total number on all pages; 10 000 if there are more. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is the total number, and not the limit up to which items are counted. */
  totalCountIsExact: Scalars['Boolean']['output'];
  /** The number of all unread notifications of the user. */
  unreadCount: Scalars['Int']['output'];
};

/** What a notification tells, in fields; each kind has a type of its own. */
export type NotificationDetails = {
  /** The kind of the notification. */
  kind: NotificationKind;
};

/** A notification and its position in the list. */
export type NotificationEdge = {
  __typename?: 'NotificationEdge';
  /** The cursor, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The notification. */
  node: Notification;
};

export { NotificationKind };

/** Something on which the bank's statements and the platform's books don't agree yet. */
export type OpenBankItem = {
  __typename?: 'OpenBankItem';
  /** For how many days it has been open. */
  ageDays: Scalars['Int']['output'];
  /** The amount: positive if the statements have more, negative if the books have. */
  amount: Scalars['Money']['output'];
  /** The name of the other side, as the bank gives it; null if it gives none. */
  counterparty: Maybe<Scalars['String']['output']>;
  /** What it is. */
  kind: OpenBankItemKind;
  /** The line of a statement; null if the item is not a line. */
  line: Maybe<BankLine>;
  /** The id of the line; null if the item is not a line. */
  lineId: Maybe<Scalars['ID']['output']>;
  /** The payment; null if the item is not a payment. */
  payment: Maybe<Payment>;
  /** The id of the payment; null if the item is not a payment. */
  paymentId: Maybe<Scalars['ID']['output']>;
  /** The payment provider; null if the item is not about one. */
  provider: Maybe<Scalars['String']['output']>;
  /** The payer's message; null if there is none. */
  remittance: Maybe<Scalars['String']['output']>;
  /** The day since which it has been open; for a provider, the day of the first payment that it has not paid out. */
  since: Scalars['Date']['output'];
};

export { OpenBankItemKind };

/** A loan that the caller can invest in now, and how well it matches their preferences. */
export type Opportunity = {
  __typename?: 'Opportunity';
  /** The amount that lenders can still invest. */
  amountRemaining: Scalars['Money']['output'];
  /** The annual percentage rate: what the loan costs its borrower a year, fee included; null where `aprReason` says why. */
  apr: Maybe<Scalars['Percent']['output']>;
  /** Why there is no annual percentage rate; null when there is one. */
  aprReason: Maybe<AprReason>;
  /** Whole kilometres between the public points of the caller and the loan; null if either has no location. */
  distanceKm: Maybe<Scalars['Int']['output']>;
  /** The borrower's monthly payment for the whole loan, shared by its lenders. */
  estimatedMonthlyPayment: Scalars['Money']['output'];
  /** The borrower's total interest for the whole loan, shared by its lenders. */
  estimatedTotalInterest: Scalars['Money']['output'];
  /** The funding deadline. */
  expiresAt: Scalars['DateTime']['output'];
  /** How much of the loan is funded. */
  fundedPercent: Scalars['Percent']['output'];
  /** The loan. */
  loan: Loan;
  /** The reasons for the score: which preferences match, and which do not. */
  matchReasons: Array<Scalars['String']['output']>;
  /** How well the loan matches the caller's preferences, 0 to 100: rate 30, term 20, amount 15, risk 15, purpose 10, distance 10. A criterion without a preference counts in full, a near miss in part, an unknown value half. */
  matchScore: Scalars['Int']['output'];
  /** The most that the caller can invest now: the remaining amount, or the wallet's available balance if that is less; 0 if the wallet has too little. */
  maxInvestment: Scalars['Money']['output'];
  /** The minimum investment in this loan now. */
  minInvestment: Scalars['Money']['output'];
  /** The amount that the caller has already invested in the loan. */
  myInvestment: Scalars['Money']['output'];
  /** What lenders can expect a year after the fee on interest, if each payment is made on its day; null if there is no such rate. */
  netYield: Maybe<Scalars['Percent']['output']>;
};

/** A page of opportunities. */
export type OpportunityConnection = {
  __typename?: 'OpportunityConnection';
  /** The opportunities with their cursors. */
  edges: Array<OpportunityEdge>;
  /** The opportunities. */
  nodes: Array<Opportunity>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** The total number on all pages; 10 000 if there are more. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is the total number, and not the limit up to which items are counted. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** An opportunity and its position in the list. */
export type OpportunityEdge = {
  __typename?: 'OpportunityEdge';
  /** The cursor, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The opportunity. */
  node: Opportunity;
};

/** Which opportunities to list; all conditions must hold. */
export type OpportunityFilter = {
  /** Only with a public point in this bounding box. */
  bbox?: InputMaybe<BBox>;
  /** Only if at most this amount is requested. */
  maxAmount?: InputMaybe<Scalars['Money']['input']>;
  /** Only with a public point at most this many kilometres away. */
  maxDistanceKm?: InputMaybe<Scalars['Int']['input']>;
  /** Only with at most this many months. */
  maxMonths?: InputMaybe<Scalars['Int']['input']>;
  /** Only with at most this rate. */
  maxRate?: InputMaybe<Scalars['Percent']['input']>;
  /** Only if at least this amount is requested. */
  minAmount?: InputMaybe<Scalars['Money']['input']>;
  /** Only with at least this many months. */
  minMonths?: InputMaybe<Scalars['Int']['input']>;
  /** Only with at least this rate. */
  minRate?: InputMaybe<Scalars['Percent']['input']>;
  /** Only if published at this time or later. */
  publishedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only if published before this time. */
  publishedUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only for this purpose. */
  purpose?: InputMaybe<Scalars['String']['input']>;
  /** Only for one of these purposes, at most 20. */
  purposes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only with these words in title, description or purpose. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** Only with one of these risk levels. */
  riskLevel?: InputMaybe<Array<RiskLevel>>;
};

export { OpportunitySort };

/** What a change of a plan does to a lender's own part of the loan: to what they can expect, as of the day of the change. `Portfolio.expected` says when it is expected to come in. */
export type OwnPlanPart = {
  __typename?: 'OwnPlanPart';
  /** The interest that they can expect after it, likewise. */
  interestAfter: Scalars['Money']['output'];
  /** The interest that they could expect before it, after the platform's fees. */
  interestBefore: Scalars['Money']['output'];
  /** The day of the last payment after it; null likewise. */
  lastDueAfter: Maybe<Scalars['Date']['output']>;
  /** The day of the last payment before it; null if only charges were unpaid. */
  lastDueBefore: Maybe<Scalars['Date']['output']>;
};

/** The position of a page in its list (Relay). */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** The cursor of the page's last item; null if the page is empty. */
  endCursor: Maybe<Scalars['String']['output']>;
  /** Whether there are more items after this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether there are more items before this page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** The cursor of the page's first item; null if the page is empty. */
  startCursor: Maybe<Scalars['String']['output']>;
};

/** Money on its way into a wallet or out of it, and what became of it; the member whose payment it is and operators see it. */
export type Payment = Node & {
  __typename?: 'Payment';
  /** The amount, always positive. */
  amount: Scalars['Money']['output'];
  /** That bank account; null if there is none, or it was removed. */
  bankAccount: Maybe<BankAccount>;
  /** The id of the member's bank account that it debits or goes to; null if there is none. */
  bankAccountId: Maybe<Scalars['ID']['output']>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** The currency (ISO 4217). */
  currency: Scalars['String']['output'];
  /** The member's note, if any. */
  description: Maybe<Scalars['String']['output']>;
  /** Whether the money comes in (a deposit) or goes out (a withdrawal). */
  direction: PaymentDirection;
  /** When it failed, was canceled or was taken back; null unless it did or was. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  /** The payment's id: a UUID, version 7. */
  id: Scalars['ID']['output'];
  /** That loan; null if it collects none. */
  loan: Maybe<Loan>;
  /** The id of the loan whose instalment it collects; null if it collects none. */
  loanId: Maybe<Scalars['ID']['output']>;
  /** The member whose payment it is. */
  member: Member;
  /** The id of the member whose payment it is. */
  memberId: Scalars['ID']['output'];
  /** The page on which the member pays; null if there is none. */
  paymentUrl: Maybe<Scalars['String']['output']>;
  /** The name of the payment provider that carries it out. */
  provider: Scalars['String']['output'];
  /** Why it failed, was canceled or came back; null otherwise. */
  reason: Maybe<Scalars['String']['output']>;
  /** The provider's or bank's code of that reason, such as AM04 (ISO 20022); null if there is none. */
  reasonCode: Maybe<Scalars['String']['output']>;
  /** The provider's own reference; null until it has one. */
  reference: Maybe<Scalars['String']['output']>;
  /** When it settled; null until then. */
  settledAt: Maybe<Scalars['DateTime']['output']>;
  /** What has become of it so far. */
  state: PaymentState;
  /** The payment's line on the statement. Until the payment has settled, it changes no balance and is on no list. */
  transaction: Transaction;
  /** The id of the payment's line on the statement, where it is once the payment has settled. */
  transactionId: Scalars['ID']['output'];
  /** When it changed last. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A page of payments. */
export type PaymentConnection = {
  __typename?: 'PaymentConnection';
  /** The payments with their cursors. */
  edges: Array<PaymentEdge>;
  /** The payments. */
  nodes: Array<Payment>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** The total number on all pages; 10 000 if there are more. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is the total number, and not the limit up to which items are counted. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

export { PaymentDirection };

/** A payment and its position in the list. */
export type PaymentEdge = {
  __typename?: 'PaymentEdge';
  /** The cursor, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The payment. */
  node: Payment;
};

export { PaymentState };

/** Penalty interest, counted by the day with 365 days a year. One of `points` and `rate` is set. */
export type PenaltyTerms = {
  __typename?: 'PenaltyTerms';
  /** Principal that is paid within this many days after it was due bears none. What is paid later bears it from the day on which it was due. */
  graceDays: Scalars['Int']['output'];
  /** What is added to the loan's rate; null if another rate replaces it. */
  points: Maybe<Scalars['Percent']['output']>;
  /** The rate in place of the loan's, of which only what exceeds the loan's is penalty interest; null if points are added. */
  rate: Maybe<Scalars['Percent']['output']>;
};

/** A change of the plan by which a loan is repaid, made or previewed. */
export type PlanChange = {
  __typename?: 'PlanChange';
  /** Whether an operator made it, and not the borrower. */
  byOperator: Scalars['Boolean']['output'];
  /** When it was asked for. */
  createdAt: Scalars['DateTime']['output'];
  /** The new due day; null for other kinds. */
  dueDay: Maybe<Scalars['Int']['output']>;
  /** The day from which it counts. */
  effectiveOn: Scalars['Date']['output'];
  /** Whether a principal holiday makes the plan longer, rather than later instalments higher; null for other kinds. */
  extend: Maybe<Scalars['Boolean']['output']>;
  /** The first day of a pause, the day on which the first new instalment is due, or the day from which due days are moved; null for other kinds. */
  from: Maybe<Scalars['Date']['output']>;
  /** The change's id: a UUID, version 7. A preview's id can't be looked up. */
  id: Scalars['ID']['output'];
  /** How many instalments have no principal, or are new; null for other kinds. */
  instalments: Maybe<Scalars['Int']['output']>;
  /** What becomes of overdue interest, under `RE_AGE`; null for other kinds. */
  interest: Maybe<MovedInterest>;
  /** What kind of change it is. */
  kind: PlanChangeKind;
  /** The loan; null if the caller may not see it. */
  loan: Maybe<Loan>;
  /** The id of the loan. */
  loanId: Scalars['ID']['output'];
  /** By how many months the plan is longer, or shorter if negative; null for other kinds. */
  months: Maybe<Scalars['Int']['output']>;
  /** What it does to the caller's own part of the loan; null unless they lend to it. */
  ownPart: Maybe<OwnPlanPart>;
  /** The new rate, nominal percent a year; null for other kinds. */
  rate: Maybe<Scalars['Percent']['output']>;
  /** Why, in the operator's words, or that the borrower moved the due day. */
  reason: Scalars['String']['output'];
  /** Its status. */
  status: PlanChangeStatus;
  /** The last day of a pause; null for other kinds. */
  to: Maybe<Scalars['Date']['output']>;
  /** What it costs the borrower, or the lenders. */
  totals: PlanTotals;
  /** Why it was undone, in the operator's words; null unless it was. */
  undoReason: Maybe<Scalars['String']['output']>;
  /** When it was undone; null unless it was. */
  undoneAt: Maybe<Scalars['DateTime']['output']>;
  /** Why it never took effect, as a code such as `rejected`, `repaid` or a `details.why` of PLAN_CHANGE_IMPOSSIBLE; null unless it is VOID. */
  voidReason: Maybe<Scalars['String']['output']>;
};

/** A page of changes of a plan. */
export type PlanChangeConnection = {
  __typename?: 'PlanChangeConnection';
  /** The changes with their cursors. */
  edges: Array<PlanChangeEdge>;
  /** The changes. */
  nodes: Array<PlanChange>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** The total number on all pages; 10 000 if there are more. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is the total number, and not the limit up to which items are counted. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** A change of a plan and its position in the list. */
export type PlanChangeEdge = {
  __typename?: 'PlanChangeEdge';
  /** The cursor, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The change. */
  node: PlanChange;
};

export { PlanChangeKind };

/** What a notification says of a change of a plan. */
export type PlanChangeStage =
  /** It will take effect. */
  | 'ANNOUNCED'
  /** It is in effect. */
  | 'CHANGED'
  /** It was undone. */
  | 'UNDONE'
  /** It did not take effect after its notice. */
  | 'VOID';

export { PlanChangeStatus };

/** The plan by which the user repays a loan was changed, or will be, or a change was undone. */
export type PlanChangedDetails = NotificationDetails & {
  __typename?: 'PlanChangedDetails';
  /** What kind of change it is. */
  changeKind: PlanChangeKind;
  /** The day from which it counts. */
  effectiveOn: Scalars['Date']['output'];
  /** The kind of the notification. */
  kind: NotificationKind;
  /** The loan; null if the user may not see it. */
  loan: Maybe<Loan>;
  /** The loan's id. */
  loanId: Scalars['ID']['output'];
  /** The loan's title at the time. */
  loanTitle: Scalars['String']['output'];
  /** Why, in the words of whoever made or undid it. */
  reason: Scalars['String']['output'];
  /** What became of it. */
  stage: PlanChangeStage;
};

/** What a change of a plan costs the borrower, or the lenders. */
export type PlanTotals = {
  __typename?: 'PlanTotals';
  /** All interest of the plan after it. */
  interestAfter: Scalars['Money']['output'];
  /** All interest of the plan before the change. */
  interestBefore: Scalars['Money']['output'];
  /** By how much the change lowers what the loan is worth to its lenders; 0 if it doesn't. */
  loss: Scalars['Money']['output'];
  /** The loss as a share of what was unpaid. */
  lossPercent: Scalars['Percent']['output'];
  /** Whether the loss is more than 1 percent, above which a bank has to classify the change as a distressed restructuring (EBA/GL/2026/05). */
  material: Scalars['Boolean']['output'];
  /** The same after it. */
  valueAfter: Scalars['Money']['output'];
  /** What was unpaid before the change, discounted at the loan's own rate. */
  valueBefore: Scalars['Money']['output'];
};

/** The platform's currency, bounds and fees, as the operator has set them. */
export type Platform = {
  __typename?: 'Platform';
  /** The law by which annual percentage rates are computed. */
  aprMethod: AprMethod;
  /** Whether members can add bank accounts. */
  bankAccounts: Scalars['Boolean']['output'];
  /** Whether members can publish loans, and be paid out, while they are late with another loan or in default. */
  borrowWhileLate: Scalars['Boolean']['output'];
  /** The time zone whose midnight begins a day on which instalments fall due, an IANA name such as `America/Los_Angeles`. It never changes once there are loans. */
  businessTimezone: Scalars['String']['output'];
  /** The only currency, an ISO 4217 code. */
  currency: Scalars['String']['output'];
  /** The number of decimals that an amount can have. */
  currencyDecimals: Scalars['Int']['output'];
  /** After how many days past due a loan can default. */
  defaultAfterDays: Scalars['Int']['output'];
  /** How often a year borrowers may move the due day of a loan themselves. */
  dueDayChanges: Scalars['Int']['output'];
  /** Which part of the origination fee is given back when a loan that is paid out now is repaid early. */
  feeRefund: FeeRefund;
  /** How many days a loan stays open for investments after it is published. */
  fundingWindowDays: Scalars['Int']['output'];
  /** The maximum interest rate of a loan per year; the minimum is 0. */
  interestRateMax: Scalars['Percent']['output'];
  /** The minimum investment, or what remains of the loan if that is less. */
  investmentMin: Scalars['Money']['output'];
  /** When a loan that is paid out now will be late, and what that costs its borrower. */
  lateTerms: LateTerms;
  /** The maximum amount of a loan. */
  loanAmountMax: Scalars['Money']['output'];
  /** The minimum amount of a loan. */
  loanAmountMin: Scalars['Money']['output'];
  /** How many investments a loan can have. */
  loanInvestmentsMax: Scalars['Int']['output'];
  /** How many days notifications are kept. */
  notificationRetentionDays: Scalars['Int']['output'];
  /** What is taken from a loan when it is paid out, as a share of its amount. */
  originationFee: Scalars['Percent']['output'];
  /** How many days' notice lenders get of a change of a loan's plan; 0 if it takes effect at once. */
  planNoticeDays: Scalars['Int']['output'];
  /** The maximum term of a loan in months; the minimum is 1. */
  repaymentPeriodMonthsMax: Scalars['Int']['output'];
  /** Whether notifications come by e-mail, too. */
  sendsLetters: Scalars['Boolean']['output'];
  /** What is taken from the interest that lenders earn, as a share of it. */
  serviceFee: Scalars['Percent']['output'];
  /** Whether only verified members can publish loans. */
  verifiedBorrowersOnly: Scalars['Boolean']['output'];
  /** For how many days after the day of its payout the borrower of a loan that is paid out now can withdraw from it, by `withdrawFromLoan`; 0 if not at all. */
  withdrawalDays: Scalars['Int']['output'];
};

/** Totals over the caller's investments, except released ones. */
export type Portfolio = {
  __typename?: 'Portfolio';
  /** The annual return so far, after fees and losses, as a spreadsheet's XIRR computes it from the days on which money went out and came in: what borrowers owe on loans that are being repaid counts as if it came in today, with the interest until today, and what is owed on loans in default counts as lost. Rounded to hundredths of a percent, half to even; null if there is none, as on the day of the first investment or if nothing has come in and nothing is owed. */
  annualReturn: Maybe<Scalars['Percent']['output']>;
  /** The results of each month (UTC), oldest first; months without movements are left out. */
  byMonth: Array<PortfolioMonth>;
  /** The same totals by the loans' risk level. */
  byRisk: Array<PortfolioRisk>;
  /** What is outstanding in defaulted loans: the principal that they owed then, less what was repaid of it since. */
  defaulted: Scalars['Money']['output'];
  /** The interest earned, after the platform's fees, with the lender's shares of late fees and penalty interest. */
  earned: Scalars['Money']['output'];
  /** What is to come in from the loans that are being repaid, by the month in which it is due: the caller's shares of what is unpaid in their schedules. A month that is over holds what is late. What borrowers in default owe is not expected, nor are charges. */
  expected: Array<ExpectedMonth>;
  /** The amount invested in loans. */
  invested: Scalars['Money']['output'];
  /** The part of `outstanding` in loans that are late. */
  late: Scalars['Money']['output'];
  /** The principal that borrowers still owe. */
  outstanding: Scalars['Money']['output'];
  /** The amount held for loans that are not yet fully funded. */
  pending: Scalars['Money']['output'];
  /** The principal that has been repaid. */
  repaid: Scalars['Money']['output'];
  /** The part of `defaulted` in loans that were written off: it is not expected back. */
  writtenOff: Scalars['Money']['output'];
};

/** The results of a lender's investments in a month. */
export type PortfolioMonth = {
  __typename?: 'PortfolioMonth';
  /** The late fees and penalty interest that borrowers paid. */
  charges: Scalars['Money']['output'];
  /** The platform's fees on the interest. */
  fees: Scalars['Money']['output'];
  /** The interest that borrowers paid, before fees. */
  interest: Scalars['Money']['output'];
  /** The amount paid out to borrowers. */
  invested: Scalars['Money']['output'];
  /** The principal that was outstanding in loans when they defaulted; what is repaid later counts as principal, interest or charges of its month. */
  losses: Scalars['Money']['output'];
  /** The month, such as 2026-11. */
  month: Scalars['String']['output'];
  /** The principal that borrowers repaid. */
  principal: Scalars['Money']['output'];
};

/** The part of a portfolio in loans of one risk level. */
export type PortfolioRisk = {
  __typename?: 'PortfolioRisk';
  /** What is outstanding in defaulted loans: the principal that they owed then, less what was repaid of it since. */
  defaulted: Scalars['Money']['output'];
  /** The interest earned, after the platform's fees, with the lender's shares of late fees and penalty interest. */
  earned: Scalars['Money']['output'];
  /** The amount invested. */
  invested: Scalars['Money']['output'];
  /** The part of `outstanding` in loans that are late. */
  late: Scalars['Money']['output'];
  /** The principal that borrowers still owe. */
  outstanding: Scalars['Money']['output'];
  /** The amount held for loans that are not yet fully funded. */
  pending: Scalars['Money']['output'];
  /** The principal that has been repaid. */
  repaid: Scalars['Money']['output'];
  /** The risk level; null for loans that are not scored. */
  riskLevel: Maybe<RiskLevel>;
  /** The part of `defaulted` in loans that were written off: it is not expected back. */
  writtenOff: Scalars['Money']['output'];
};

/** The caller's preferences; settings that were never changed have defaults. */
export type Preferences = {
  __typename?: 'Preferences';
  /**
   * Whether the platform invests for the user (a standing order) in loans that are published from now on and match all of
   * these preferences; with `autoInvestPauseHours` also in loans whose pause has not ended yet. A loan that is not scored matches no risk level, and an unknown location no distance. Lenders whose
   * standing orders match share a loan equally, each up to their own limit and available funds. If it is too small for
   * all of them, those who have waited longest come first.
   */
  autoInvestEnabled: Scalars['Boolean']['output'];
  /** Whether the standing order leaves in the wallet what is due on the user's own loans, now and within the next 3 days. */
  autoInvestKeepsInstalments: Scalars['Boolean']['output'];
  /**
   * The maximum that the standing order invests in all loans of one borrower together; null: as much as in one loan. What it has invested
   * counts until the investment ends, repaid or cancelled, and for 24 hours more, and each investment as at least the
   * platform's `investmentMin`. What the user invests themselves does not count.
   */
  autoInvestMaxPerBorrower: Maybe<Scalars['Money']['output']>;
  /** The maximum that the standing order invests in one loan, which it does once; null: not set. */
  autoInvestMaxPerLoan: Maybe<Scalars['Money']['output']>;
  /**
   * For how many hours after a loan is published the standing order leaves it alone if its borrower has no history: no loan that
   * was repaid a month or more after it was paid out. 0: it does not wait.
   */
  autoInvestPauseHours: Scalars['Int']['output'];
  /** Whether `autopay` is on in loans that are paid out to the user from now on. Loans that were paid out before keep their own setting. */
  autopay: Scalars['Boolean']['output'];
  /** Whether letters that `emailNotifications` can switch off come as one a day, at 8 in the morning. */
  emailDigest: Scalars['Boolean']['output'];
  /** Whether notifications come by e-mail, too. Letters that the law or the contract asks for are sent in any case: docs/mail.md lists them. */
  emailNotifications: Scalars['Boolean']['output'];
  /** The user's language, a BCP 47 tag. */
  language: Scalars['String']['output'];
  /** The maximum loan amount; null: any. */
  maxAmount: Maybe<Scalars['Money']['output']>;
  /** The maximum distance of a loan, in kilometres between public points; null: any. */
  maxDistanceKm: Maybe<Scalars['Int']['output']>;
  /** The maximum term in months; null: any. */
  maxTermMonths: Maybe<Scalars['Int']['output']>;
  /** The minimum loan amount; null: any. */
  minAmount: Maybe<Scalars['Money']['output']>;
  /** The minimum interest rate; null: any. */
  minInterestRate: Maybe<Scalars['Percent']['output']>;
  /** Notification types that are switched on or off; all others are on. Those that the law or the contract asks for can't be switched off: docs/mail.md lists them. */
  notificationTypes: Scalars['JSONObject']['output'];
  /** Accepted loan purposes; empty: any. */
  purposes: Array<Scalars['String']['output']>;
  /** Whether notifications may be sent as push messages. */
  pushNotifications: Scalars['Boolean']['output'];
  /** Accepted risk levels; empty: any. */
  riskLevels: Array<RiskLevel>;
  /** Whether others see the user's public point on the map. */
  showOnMap: Scalars['Boolean']['output'];
  /** The user's time zone, an IANA name. Letters that are not urgent wait for its morning. Until the user has set it, it is UTC here, but letters follow the platform's. */
  timezone: Scalars['String']['output'];
  /** When they were last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** The user whose preferences they are. */
  user: Member;
  /** The id of the user whose preferences they are. */
  userId: Scalars['ID']['output'];
  /** The version of the preferences, incremented by each change; input fields named version take it. */
  version: Scalars['Int']['output'];
};

export { Prepayment };

/** The caller's own profile: nobody else sees it in this form. */
export type Profile = Node & {
  __typename?: 'Profile';
  /** A few words about the user, at most 1000 characters, if any. */
  bio: Maybe<Scalars['String']['output']>;
  /** Money in and out by category, newest first; also available as one CSV file at GET /cash-flow. */
  cashFlow: CashFlowConnection;
  /** The city the user lives in; null until the user has given it. */
  city: Maybe<Scalars['String']['output']>;
  /** When the user joined. */
  createdAt: Scalars['DateTime']['output'];
  /** The credit score that the operator entered, 300 to 850; null until then. */
  creditScore: Maybe<Scalars['Int']['output']>;
  /** The name others see; null until the user has given it. */
  fullName: Maybe<Scalars['String']['output']>;
  /** The profile's id, a UUID. References elsewhere use the member's id, `memberId`. */
  id: Scalars['ID']['output'];
  /** The caller's investments, newest first. */
  investments: InvestmentConnection;
  /** The exact latitude; only the user sees it, and operators with a noted look; null until they have given it. */
  latitude: Maybe<Scalars['Latitude']['output']>;
  /** The user's own loans, including drafts, newest first. */
  loans: LoanConnection;
  /** The exact longitude; only the user sees it, and operators with a noted look; null until they have given it. */
  longitude: Maybe<Scalars['Longitude']['output']>;
  /** The caller as other members see them. */
  member: Member;
  /** The member's id, by which others refer to the caller. */
  memberId: Scalars['ID']['output'];
  /** Monthly income, in the platform's currency; null until the user has given it. */
  monthlyIncome: Maybe<Scalars['Money']['output']>;
  /** The caller's notifications, newest first. */
  notifications: NotificationConnection;
  /** What the user does for a living; null if they do not say. */
  occupation: Maybe<Scalars['String']['output']>;
  /** Open loans that the caller can invest in now, scored against the caller's preferences; an error with NOT_A_LENDER for borrowers. */
  opportunities: OpportunityConnection;
  /** Totals of the caller's investments. */
  portfolio: Portfolio;
  /** The user's preferences. */
  preferences: Preferences;
  /** The wallet's statement, newest first; it agrees with `wallet` in the same query. */
  transactions: TransactionConnection;
  /** When the profile last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Whether the user borrows, lends, or does both. */
  userType: UserType;
  /** Whether the operator has verified the user's identity. */
  verificationStatus: VerificationStatus;
  /** Counts the profile's changes, from 1; send it with an update to make sure that nothing has changed since. */
  version: Scalars['Int']['output'];
  /** The user's wallet. */
  wallet: Wallet;
};


/** The caller's own profile: nobody else sees it in this form. */
export type ProfileCashFlowArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  since: InputMaybe<Scalars['DateTime']['input']>;
  until: InputMaybe<Scalars['DateTime']['input']>;
};


/** The caller's own profile: nobody else sees it in this form. */
export type ProfileInvestmentsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  status: InputMaybe<Array<InvestmentStatus>>;
};


/** The caller's own profile: nobody else sees it in this form. */
export type ProfileLoansArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  status: InputMaybe<Array<LoanStatus>>;
};


/** The caller's own profile: nobody else sees it in this form. */
export type ProfileNotificationsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  unread: InputMaybe<Scalars['Boolean']['input']>;
};


/** The caller's own profile: nobody else sees it in this form. */
export type ProfileOpportunitiesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<OpportunityFilter>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  reverse: InputMaybe<Scalars['Boolean']['input']>;
  sort: InputMaybe<OpportunitySort>;
};


/** The caller's own profile: nobody else sees it in this form. */
export type ProfileTransactionsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  direction: InputMaybe<TransactionDirection>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  since: InputMaybe<Scalars['DateTime']['input']>;
  type: InputMaybe<TransactionType>;
  until: InputMaybe<Scalars['DateTime']['input']>;
};

/** Which draft to publish. */
export type PublishLoanInput = {
  /** The loan's id. */
  id: Scalars['ID']['input'];
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The subject (`sub`) of another member, for whom an integrator acts; needs the scope `lending:import`. A subject who has never called becomes a member. The audit trail names the integrator. */
  onBehalfOf?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read: the call is refused with VERSION_CONFLICT when the record has changed since. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The outcome of `publishLoan`. */
export type PublishLoanPayload = {
  __typename?: 'PublishLoanPayload';
  /** The open loan; null when the call was refused. */
  loan: Maybe<Loan>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** How many loans are for a purpose. */
export type PurposeCount = {
  __typename?: 'PurposeCount';
  /** How many. */
  count: Scalars['Int']['output'];
  /** The purpose. */
  purpose: Scalars['String']['output'];
};

/**
 * All reads. Every field acts on behalf of the user whose token the request carries.
 *
 * Errors over HTTP: what can't be read (a syntax error, an argument that is not of its type) or is over a limit is refused before anything
 * is read, with status 400 and no `data`. What a rule refuses while the query runs (a cursor of another list, an amount out of range) is an
 * error at its field, with status 200, and `data` has the rest. Both have the code in `extensions.code`.
 */
export type Query = {
  __typename?: 'Query';
  /** What operators have asked for and others decide on, oldest first; needs the scope `lending:support` or `lending:admin`, otherwise an error with FORBIDDEN. */
  approvalRequests: ApprovalRequestConnection;
  /** Who has acted on the records of others: whom the audit trail can be filtered by. At most 100; needs the scope `lending:support` or `lending:admin`, otherwise an error with FORBIDDEN. */
  auditActors: Array<AuditActor>;
  /** What operators, jobs and rules have done or tried, newest first; needs the scope `lending:support` or `lending:admin`, otherwise an error with FORBIDDEN. */
  auditTrail: AuditEntryConnection;
  /** One of the caller's bank accounts; null if the caller has none with this id. */
  bankAccount: Maybe<BankAccount>;
  /** The caller's bank accounts, the oldest first; at most 10. */
  bankAccounts: Array<BankAccount>;
  /** The platform's bank account, and the reference by which a transfer to it is known to be the caller's; null if deposits don't come in by bank transfer. */
  bankTransferDetails: Maybe<BankTransferDetails>;
  /** Where the caller gets letters by e-mail, if the platform sends any (`platform { sendsLetters }`). */
  emailAddress: EmailAddress;
  /**
   * What has happened on the platform, oldest first, for other systems: the log of events, each of which was written in the transaction that caused it.
   * Needs the scope `lending:support` or `lending:admin`. `CURSOR_EXPIRED` says that events after `after` are no longer kept.
   */
  events: EventPage;
  /** Why the caller's account is frozen, with what they can still see and repay; null unless it is frozen or closed. */
  frozenAccount: Maybe<FrozenAccount>;
  /** A loan; null when there is none with this id, or when it is somebody else's and was not published; operators also see what was submitted. */
  loan: Maybe<Loan>;
  /** Open loans on the map, at their public points. */
  loanMarkers: MarkerList;
  /** What a loan on these terms would cost. */
  loanQuote: LoanQuote;
  /** Loans, newest first unless sorted otherwise; all that were published, unless the filter names states. With SUBMITTED, operators get the loans that they are to review. */
  loans: LoanConnection;
  /** The caller's own profile, and through it everything that belongs to the caller. */
  me: Profile;
  /** A member as other members see them; null if there is none with this id. */
  member: Maybe<Member>;
  /** Everything about a member; null if there is none with this id. Needs the scope `lending:support` or `lending:admin`, otherwise an error with FORBIDDEN. The look at what the member keeps to themselves is noted in the audit trail. */
  memberFile: Maybe<MemberFile>;
  /** Members as operators see them, newest first; needs the scope `lending:support` or `lending:admin`, otherwise an error with FORBIDDEN. */
  members: MemberSummaryConnection;
  /** Any record by its id: a Member, a Loan, an Investment, or the caller's own Profile, Wallet, Transaction or Notification; null if it does not exist or the caller may not see it. */
  node: Maybe<Node>;
  /** Several records by their ids, in the order of the ids; null where `node` would be null. */
  nodes: Array<Maybe<Node>>;
  /** The payments of all members, newest first; needs the scope `lending:support` or `lending:admin`. */
  operatorPayments: PaymentConnection;
  /** One of the caller's payments; null if the caller has none with this id. Operators see those of all members. */
  payment: Maybe<Payment>;
  /** The caller's payments, newest first. */
  payments: PaymentConnection;
  /** What the operator of this platform has set: its currency, the bounds of loans and investments, and its fees. The same for every caller, and it changes only when the gateway restarts. */
  platform: Platform;
  /** Members who agreed to be shown on the map, at their public points. */
  profileMarkers: MarkerList;
  /** How the bank's statements agree with the platform's books at the end of a day; needs the scope `lending:support` or `lending:admin`. */
  reconciliation: Reconciliation;
  /** Whether members' money is at the bank at the end of a day; needs the scope `lending:support` or `lending:admin`. */
  safeguarding: Safeguarding;
  /** The platform's clock. It exists only in a sandbox. */
  sandboxClock: Clock;
  /** The letters to the caller, newest first, whether or not they go to a mail server: without SMTP_URL, they are only kept here, and count as sent. */
  sandboxMailbox: LetterConnection;
  /** A webhook; null if there is none with this id. Needs the scope `lending:support` or `lending:admin`. */
  webhook: Maybe<Webhook>;
  /** What was or will be sent to a webhook, the newest event first, as long as the events are kept. Needs the scope `lending:support` or `lending:admin`. */
  webhookDeliveries: WebhookDeliveryConnection;
  /** The webhooks: where events are sent. Needs the scope `lending:support` or `lending:admin`. */
  webhooks: Array<Webhook>;
};


/**
 * All reads. Every field acts on behalf of the user whose token the request carries.
 *
 * Errors over HTTP: what can't be read (a syntax error, an argument that is not of its type) or is over a limit is refused before anything
 * is read, with status 400 and no `data`. What a rule refuses while the query runs (a cursor of another list, an amount out of range) is an
 * error at its field, with status 200, and `data` has the rest. Both have the code in `extensions.code`.
 */
export type QueryApprovalRequestsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  memberId: InputMaybe<Scalars['ID']['input']>;
  status: InputMaybe<Array<ApprovalStatus>>;
  target: InputMaybe<Scalars['ID']['input']>;
};


/**
 * All reads. Every field acts on behalf of the user whose token the request carries.
 *
 * Errors over HTTP: what can't be read (a syntax error, an argument that is not of its type) or is over a limit is refused before anything
 * is read, with status 400 and no `data`. What a rule refuses while the query runs (a cursor of another list, an amount out of range) is an
 * error at its field, with status 200, and `data` has the rest. Both have the code in `extensions.code`.
 */
export type QueryAuditTrailArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<AuditTrailFilter>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
};


/**
 * All reads. Every field acts on behalf of the user whose token the request carries.
 *
 * Errors over HTTP: what can't be read (a syntax error, an argument that is not of its type) or is over a limit is refused before anything
 * is read, with status 400 and no `data`. What a rule refuses while the query runs (a cursor of another list, an amount out of range) is an
 * error at its field, with status 200, and `data` has the rest. Both have the code in `extensions.code`.
 */
export type QueryBankAccountArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All reads. Every field acts on behalf of the user whose token the request carries.
 *
 * Errors over HTTP: what can't be read (a syntax error, an argument that is not of its type) or is over a limit is refused before anything
 * is read, with status 400 and no `data`. What a rule refuses while the query runs (a cursor of another list, an amount out of range) is an
 * error at its field, with status 200, and `data` has the rest. Both have the code in `extensions.code`.
 */
export type QueryEventsArgs = {
  after: InputMaybe<Scalars['Float']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  types: InputMaybe<Array<Scalars['String']['input']>>;
};


/**
 * All reads. Every field acts on behalf of the user whose token the request carries.
 *
 * Errors over HTTP: what can't be read (a syntax error, an argument that is not of its type) or is over a limit is refused before anything
 * is read, with status 400 and no `data`. What a rule refuses while the query runs (a cursor of another list, an amount out of range) is an
 * error at its field, with status 200, and `data` has the rest. Both have the code in `extensions.code`.
 */
export type QueryLoanArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All reads. Every field acts on behalf of the user whose token the request carries.
 *
 * Errors over HTTP: what can't be read (a syntax error, an argument that is not of its type) or is over a limit is refused before anything
 * is read, with status 400 and no `data`. What a rule refuses while the query runs (a cursor of another list, an amount out of range) is an
 * error at its field, with status 200, and `data` has the rest. Both have the code in `extensions.code`.
 */
export type QueryLoanMarkersArgs = {
  bbox: BBox;
  filter: InputMaybe<LoanMarkerFilter>;
  zoom: InputMaybe<Scalars['Int']['input']>;
};


/**
 * All reads. Every field acts on behalf of the user whose token the request carries.
 *
 * Errors over HTTP: what can't be read (a syntax error, an argument that is not of its type) or is over a limit is refused before anything
 * is read, with status 400 and no `data`. What a rule refuses while the query runs (a cursor of another list, an amount out of range) is an
 * error at its field, with status 200, and `data` has the rest. Both have the code in `extensions.code`.
 */
export type QueryLoanQuoteArgs = {
  amount: Scalars['Money']['input'];
  interestRate: Scalars['Percent']['input'];
  months: Scalars['Int']['input'];
};


/**
 * All reads. Every field acts on behalf of the user whose token the request carries.
 *
 * Errors over HTTP: what can't be read (a syntax error, an argument that is not of its type) or is over a limit is refused before anything
 * is read, with status 400 and no `data`. What a rule refuses while the query runs (a cursor of another list, an amount out of range) is an
 * error at its field, with status 200, and `data` has the rest. Both have the code in `extensions.code`.
 */
export type QueryLoansArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<LoanFilter>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  reverse: InputMaybe<Scalars['Boolean']['input']>;
  sort: InputMaybe<LoanSort>;
};


/**
 * All reads. Every field acts on behalf of the user whose token the request carries.
 *
 * Errors over HTTP: what can't be read (a syntax error, an argument that is not of its type) or is over a limit is refused before anything
 * is read, with status 400 and no `data`. What a rule refuses while the query runs (a cursor of another list, an amount out of range) is an
 * error at its field, with status 200, and `data` has the rest. Both have the code in `extensions.code`.
 */
export type QueryMemberArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All reads. Every field acts on behalf of the user whose token the request carries.
 *
 * Errors over HTTP: what can't be read (a syntax error, an argument that is not of its type) or is over a limit is refused before anything
 * is read, with status 400 and no `data`. What a rule refuses while the query runs (a cursor of another list, an amount out of range) is an
 * error at its field, with status 200, and `data` has the rest. Both have the code in `extensions.code`.
 */
export type QueryMemberFileArgs = {
  memberId: Scalars['ID']['input'];
};


/**
 * All reads. Every field acts on behalf of the user whose token the request carries.
 *
 * Errors over HTTP: what can't be read (a syntax error, an argument that is not of its type) or is over a limit is refused before anything
 * is read, with status 400 and no `data`. What a rule refuses while the query runs (a cursor of another list, an amount out of range) is an
 * error at its field, with status 200, and `data` has the rest. Both have the code in `extensions.code`.
 */
export type QueryMembersArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  blocked: InputMaybe<Scalars['Boolean']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  query: InputMaybe<Scalars['String']['input']>;
  userType: InputMaybe<UserType>;
  verificationStatus: InputMaybe<VerificationStatus>;
};


/**
 * All reads. Every field acts on behalf of the user whose token the request carries.
 *
 * Errors over HTTP: what can't be read (a syntax error, an argument that is not of its type) or is over a limit is refused before anything
 * is read, with status 400 and no `data`. What a rule refuses while the query runs (a cursor of another list, an amount out of range) is an
 * error at its field, with status 200, and `data` has the rest. Both have the code in `extensions.code`.
 */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All reads. Every field acts on behalf of the user whose token the request carries.
 *
 * Errors over HTTP: what can't be read (a syntax error, an argument that is not of its type) or is over a limit is refused before anything
 * is read, with status 400 and no `data`. What a rule refuses while the query runs (a cursor of another list, an amount out of range) is an
 * error at its field, with status 200, and `data` has the rest. Both have the code in `extensions.code`.
 */
export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/**
 * All reads. Every field acts on behalf of the user whose token the request carries.
 *
 * Errors over HTTP: what can't be read (a syntax error, an argument that is not of its type) or is over a limit is refused before anything
 * is read, with status 400 and no `data`. What a rule refuses while the query runs (a cursor of another list, an amount out of range) is an
 * error at its field, with status 200, and `data` has the rest. Both have the code in `extensions.code`.
 */
export type QueryOperatorPaymentsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  direction: InputMaybe<PaymentDirection>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  memberId: InputMaybe<Scalars['ID']['input']>;
  provider: InputMaybe<Scalars['String']['input']>;
  state: InputMaybe<Array<PaymentState>>;
};


/**
 * All reads. Every field acts on behalf of the user whose token the request carries.
 *
 * Errors over HTTP: what can't be read (a syntax error, an argument that is not of its type) or is over a limit is refused before anything
 * is read, with status 400 and no `data`. What a rule refuses while the query runs (a cursor of another list, an amount out of range) is an
 * error at its field, with status 200, and `data` has the rest. Both have the code in `extensions.code`.
 */
export type QueryPaymentArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All reads. Every field acts on behalf of the user whose token the request carries.
 *
 * Errors over HTTP: what can't be read (a syntax error, an argument that is not of its type) or is over a limit is refused before anything
 * is read, with status 400 and no `data`. What a rule refuses while the query runs (a cursor of another list, an amount out of range) is an
 * error at its field, with status 200, and `data` has the rest. Both have the code in `extensions.code`.
 */
export type QueryPaymentsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  direction: InputMaybe<PaymentDirection>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  state: InputMaybe<Array<PaymentState>>;
};


/**
 * All reads. Every field acts on behalf of the user whose token the request carries.
 *
 * Errors over HTTP: what can't be read (a syntax error, an argument that is not of its type) or is over a limit is refused before anything
 * is read, with status 400 and no `data`. What a rule refuses while the query runs (a cursor of another list, an amount out of range) is an
 * error at its field, with status 200, and `data` has the rest. Both have the code in `extensions.code`.
 */
export type QueryProfileMarkersArgs = {
  bbox: BBox;
  zoom: InputMaybe<Scalars['Int']['input']>;
};


/**
 * All reads. Every field acts on behalf of the user whose token the request carries.
 *
 * Errors over HTTP: what can't be read (a syntax error, an argument that is not of its type) or is over a limit is refused before anything
 * is read, with status 400 and no `data`. What a rule refuses while the query runs (a cursor of another list, an amount out of range) is an
 * error at its field, with status 200, and `data` has the rest. Both have the code in `extensions.code`.
 */
export type QueryReconciliationArgs = {
  day: InputMaybe<Scalars['Date']['input']>;
};


/**
 * All reads. Every field acts on behalf of the user whose token the request carries.
 *
 * Errors over HTTP: what can't be read (a syntax error, an argument that is not of its type) or is over a limit is refused before anything
 * is read, with status 400 and no `data`. What a rule refuses while the query runs (a cursor of another list, an amount out of range) is an
 * error at its field, with status 200, and `data` has the rest. Both have the code in `extensions.code`.
 */
export type QuerySafeguardingArgs = {
  day: InputMaybe<Scalars['Date']['input']>;
};


/**
 * All reads. Every field acts on behalf of the user whose token the request carries.
 *
 * Errors over HTTP: what can't be read (a syntax error, an argument that is not of its type) or is over a limit is refused before anything
 * is read, with status 400 and no `data`. What a rule refuses while the query runs (a cursor of another list, an amount out of range) is an
 * error at its field, with status 200, and `data` has the rest. Both have the code in `extensions.code`.
 */
export type QuerySandboxMailboxArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
};


/**
 * All reads. Every field acts on behalf of the user whose token the request carries.
 *
 * Errors over HTTP: what can't be read (a syntax error, an argument that is not of its type) or is over a limit is refused before anything
 * is read, with status 400 and no `data`. What a rule refuses while the query runs (a cursor of another list, an amount out of range) is an
 * error at its field, with status 200, and `data` has the rest. Both have the code in `extensions.code`.
 */
export type QueryWebhookArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All reads. Every field acts on behalf of the user whose token the request carries.
 *
 * Errors over HTTP: what can't be read (a syntax error, an argument that is not of its type) or is over a limit is refused before anything
 * is read, with status 400 and no `data`. What a rule refuses while the query runs (a cursor of another list, an amount out of range) is an
 * error at its field, with status 200, and `data` has the rest. Both have the code in `extensions.code`.
 */
export type QueryWebhookDeliveriesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  state: InputMaybe<WebhookDeliveryState>;
  webhook: Scalars['ID']['input'];
};

/** A payment of a quote. */
export type QuotedInstalment = {
  __typename?: 'QuotedInstalment';
  /** What is owed after it. */
  balance: Scalars['Money']['output'];
  /** The day on which it would be due, in the platform's time zone. */
  dueOn: Scalars['Date']['output'];
  /** The part that is interest. */
  interest: Scalars['Money']['output'];
  /** Its number, from 1. */
  number: Scalars['Int']['output'];
  /** Both together. */
  payment: Scalars['Money']['output'];
  /** The part that repays the loan. */
  principal: Scalars['Money']['output'];
};

/** How the bank's statements agree with the platform's books at the end of a day. */
export type Reconciliation = {
  __typename?: 'Reconciliation';
  /** The sum of all statement lines booked up to and including the day. */
  bankBalance: Scalars['Money']['output'];
  /** What payments and fees moved up to and including the day, according to the books. */
  bookedBalance: Scalars['Money']['output'];
  /** The currency (ISO 4217). */
  currency: Scalars['String']['output'];
  /** The business day. */
  day: Scalars['Date']['output'];
  /** `bankBalance` less `bookedBalance`. It should equal `itemsTotal`. */
  difference: Scalars['Money']['output'];
  /** What is open, the oldest first; at most 1 000. */
  items: Array<OpenBankItem>;
  /** The number of all open items. */
  itemsNumber: Scalars['Int']['output'];
  /** The sum of all open items. */
  itemsTotal: Scalars['Money']['output'];
  /** The latest balance that the bank has stated for that day or before; null if none. */
  statedBalance: Maybe<Scalars['Money']['output']>;
  /** The day of that balance; null if there is none. */
  statedOn: Maybe<Scalars['Date']['output']>;
  /** The part of the difference that the open items do not explain, plus any difference between the bank's stated balance and the lines up to its day. 0 if all is well; otherwise a statement is missing, or something is wrong. */
  unexplained: Scalars['Money']['output'];
};

/** What came in for which loan. */
export type RecordRecoveryInput = {
  /** How much came in: at most the loan's `payoffAmount`. */
  amount: Scalars['Money']['input'];
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The loan's id. */
  loanId: Scalars['ID']['input'];
  /** From whom or for what, in 1 to 200 characters: it is the deposit's description on the borrower's statement. */
  reason: Scalars['String']['input'];
  /** The loan's version that was read: the call is refused with VERSION_CONFLICT when the record has changed since. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The outcome of `recordRecovery`. */
export type RecordRecoveryPayload = {
  __typename?: 'RecordRecoveryPayload';
  /** The loan after the repayment; null likewise. */
  loan: Maybe<Loan>;
  /** What another operator has to approve; null if nobody has to. */
  request: Maybe<ApprovalRequest>;
  /** The deposit on the borrower's statement; null when the call was refused, or another operator has to approve it. */
  transaction: Maybe<Transaction>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** Money came in outside the platform for the user's defaulted loan, and was repaid to its lenders. */
export type RecoveryRecordedDetails = NotificationDetails & {
  __typename?: 'RecoveryRecordedDetails';
  /** How much came in. */
  amount: Scalars['Money']['output'];
  /** The currency (ISO 4217). */
  currency: Scalars['String']['output'];
  /** The kind of the notification. */
  kind: NotificationKind;
  /** The loan; null if the user may not see it. */
  loan: Maybe<Loan>;
  /** The loan's id. */
  loanId: Scalars['ID']['output'];
  /** Why, in the operator's words. */
  reason: Scalars['String']['output'];
  /** The deposit on the user's statement; null to anybody else. */
  transaction: Maybe<Transaction>;
  /** The id of the deposit on the user's statement. */
  transactionId: Scalars['ID']['output'];
};

/** Whose data to remove from the audit trail. */
export type RedactAuditTrailInput = {
  /** The member's id. */
  id: Scalars['ID']['input'];
  /** Why: 1 to 200 characters. The trail keeps it. */
  reason: Scalars['String']['input'];
};

/** The outcome of `redactAuditTrail`. */
export type RedactAuditTrailPayload = {
  __typename?: 'RedactAuditTrailPayload';
  /** What another operator has to approve; null when the call was refused. */
  request: Maybe<ApprovalRequest>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** Which request, and why. */
export type RejectRequestInput = {
  /** The request's id. */
  id: Scalars['ID']['input'];
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Why, in 1 to 200 characters. */
  reason: Scalars['String']['input'];
};

/** The outcome of `rejectRequest`. */
export type RejectRequestPayload = {
  __typename?: 'RejectRequestPayload';
  /** The request after it; null when the call was refused. */
  request: Maybe<ApprovalRequest>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** Which loan, and why. */
export type ReleaseLoanInput = {
  /** The loan's id. */
  id: Scalars['ID']['input'];
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Why, in 1 to 200 characters: the borrower is told. */
  reason: Scalars['String']['input'];
  /** The version that was read: the call is refused with VERSION_CONFLICT when the record has changed since. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The outcome of `releaseLoan`. */
export type ReleaseLoanPayload = {
  __typename?: 'ReleaseLoanPayload';
  /** The loan after it; null when the call was refused. */
  loan: Maybe<Loan>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** Which member, and why. */
export type ReleaseMemberInput = {
  /** The member's id. */
  id: Scalars['ID']['input'];
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Why, in 1 to 200 characters: the member is told. */
  reason: Scalars['String']['input'];
};

/** The outcome of `releaseMember`. */
export type ReleaseMemberPayload = {
  __typename?: 'ReleaseMemberPayload';
  /** The member after it; null when the call was refused. */
  member: Maybe<Member>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** The outcome of `removeWebhook`. */
export type RemoveWebhookPayload = {
  __typename?: 'RemoveWebhookPayload';
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
  /** The webhook as it was when it was removed; null when the call was refused. */
  webhook: Maybe<Webhook>;
};

/** What to pay back. */
export type RepayLoanInput = {
  /** How much, above 0; what is more than `payoffAmount` is not taken. */
  amount: Scalars['Money']['input'];
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The loan's id. */
  loanId: Scalars['ID']['input'];
  /** What to do with any amount beyond what is due and the rest of this month's instalment; by default SHORTEN. */
  prepayment?: InputMaybe<Prepayment>;
  /** Why, in 1 to 200 characters; only with `valueDate`. The borrower is told. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The value date: the day as of which it counts, from the day of the payout to today. Only operators (`lending:admin`) give it, to book a repayment from the borrower's wallet. Above `APPROVAL_ABOVE` another operator has to approve that: the call is then refused with REQUEST_PENDING, which names the request. */
  valueDate?: InputMaybe<Scalars['Date']['input']>;
};

/** The outcome of `repayLoan`. */
export type RepayLoanPayload = {
  __typename?: 'RepayLoanPayload';
  /** What was taken: the amount, or the payoff if that is less; null when the call was refused. */
  applied: Maybe<Scalars['Money']['output']>;
  /** The loan after it; null when the call was refused. */
  loan: Maybe<Loan>;
  /** The part of it that went beyond what was due and this month's instalment, and so changed the schedule or paid instalments ahead; null when the call was refused. */
  prepaid: Maybe<Scalars['Money']['output']>;
  /** The new line of the borrower's statement; null when the call was refused. */
  transaction: Maybe<Transaction>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
  /** The borrower's wallet after it; null when the call was refused. */
  wallet: Maybe<Wallet>;
};

/** An operator has booked a repayment of the user as of an earlier day. */
export type RepaymentBookedDetails = NotificationDetails & {
  __typename?: 'RepaymentBookedDetails';
  /** How much was taken from the wallet. */
  amount: Scalars['Money']['output'];
  /** The currency (ISO 4217). */
  currency: Scalars['String']['output'];
  /** The kind of the notification. */
  kind: NotificationKind;
  /** The loan; null if the user may not see it. */
  loan: Maybe<Loan>;
  /** The loan's id. */
  loanId: Scalars['ID']['output'];
  /** The loan's title at the time. */
  loanTitle: Scalars['String']['output'];
  /** Why, in the operator's words. */
  reason: Scalars['String']['output'];
  /** The line on the user's statement; null to anybody else. */
  transaction: Maybe<Transaction>;
  /** The id of the line on the user's statement. */
  transactionId: Scalars['ID']['output'];
  /** The day as of which it counts. */
  valueDate: Scalars['Date']['output'];
};

/** An instalment of the user's loan is due soon. */
export type RepaymentDueDetails = NotificationDetails & {
  __typename?: 'RepaymentDueDetails';
  /** All that is to be paid by that day: the instalment, and whatever is overdue. */
  amount: Scalars['Money']['output'];
  /** Whether it will be taken from the user's wallet on the day on which it is due. */
  autopay: Scalars['Boolean']['output'];
  /** The late fees and penalty interest in it; null if there are none. */
  charges: Maybe<Scalars['Money']['output']>;
  /** The currency (ISO 4217). */
  currency: Scalars['String']['output'];
  /** The day on which the loan will default unless what is overdue is repaid; each further day on which the borrower is frozen moves it back by a day; null unless the loan is late. */
  defaultOn: Maybe<Scalars['Date']['output']>;
  /** The day on which it is due. */
  dueOn: Scalars['Date']['output'];
  /** The interest in it; null in notifications from before there was this field. */
  interest: Maybe<Scalars['Money']['output']>;
  /** The kind of the notification. */
  kind: NotificationKind;
  /** The late fee that is charged next unless what is overdue is repaid; null if there will be none. */
  lateFee: Maybe<Scalars['Money']['output']>;
  /** The day on which it is charged; null if there will be none. */
  lateFeeOn: Maybe<Scalars['Date']['output']>;
  /** The loan; null if the user may not see it. */
  loan: Maybe<Loan>;
  /** The loan's id. */
  loanId: Scalars['ID']['output'];
  /** The loan's title at the time. */
  loanTitle: Scalars['String']['output'];
  /** How much the wallet was short of it when the reminder was sent, once older automatic payments have been taken; null if nothing was missing, or if `autopay` is false. */
  missing: Maybe<Scalars['Money']['output']>;
  /** The next payment after that; null if there is none. */
  nextAmount: Maybe<Scalars['Money']['output']>;
  /** The day on which the next payment after that is due; null if there is none. */
  nextDueOn: Maybe<Scalars['Date']['output']>;
  /** The instalment's number, from 1. */
  number: Scalars['Int']['output'];
  /** The principal in it; null in notifications from before there was this field. */
  principal: Maybe<Scalars['Money']['output']>;
};

/** An instalment of the user's loan is overdue. */
export type RepaymentLateDetails = NotificationDetails & {
  __typename?: 'RepaymentLateDetails';
  /** All that is to be paid now: whatever is overdue, and what is due today. */
  amount: Scalars['Money']['output'];
  /** Whether it will be taken from the user's wallet as soon as money comes in. */
  autopay: Scalars['Boolean']['output'];
  /** The late fees and penalty interest in it; null if there are none. */
  charges: Maybe<Scalars['Money']['output']>;
  /** The currency (ISO 4217). */
  currency: Scalars['String']['output'];
  /** The number of days since then when the reminder was sent. */
  daysPastDue: Scalars['Int']['output'];
  /** The day on which the loan will default unless what is overdue is repaid; each further day on which the borrower is frozen moves it back by a day; null unless the loan is late. */
  defaultOn: Maybe<Scalars['Date']['output']>;
  /** The day on which it was due. */
  dueOn: Scalars['Date']['output'];
  /** The interest in it; null in notifications from before there was this field. */
  interest: Maybe<Scalars['Money']['output']>;
  /** The kind of the notification. */
  kind: NotificationKind;
  /** The late fee that is charged next unless what is overdue is repaid; null if there will be none. */
  lateFee: Maybe<Scalars['Money']['output']>;
  /** The day on which it is charged; null if there will be none. */
  lateFeeOn: Maybe<Scalars['Date']['output']>;
  /** The loan; null if the user may not see it. */
  loan: Maybe<Loan>;
  /** The loan's id. */
  loanId: Scalars['ID']['output'];
  /** The loan's title at the time. */
  loanTitle: Scalars['String']['output'];
  /** The next payment after that; null if there is none. */
  nextAmount: Maybe<Scalars['Money']['output']>;
  /** The day on which the next payment after that is due; null if there is none. */
  nextDueOn: Maybe<Scalars['Date']['output']>;
  /** The instalment's number, from 1. */
  number: Scalars['Int']['output'];
  /** The principal in it; null in notifications from before there was this field. */
  principal: Maybe<Scalars['Money']['output']>;
};

/** A borrower repaid a part of a loan that the user invested in. */
export type RepaymentReceivedDetails = NotificationDetails & {
  __typename?: 'RepaymentReceivedDetails';
  /** How much the user got. */
  amount: Scalars['Money']['output'];
  /** The borrower; null only if they are gone. */
  borrower: Maybe<Member>;
  /** The borrower's id. */
  borrowerId: Scalars['ID']['output'];
  /** The borrower's full name at the time; null if they had given none. */
  borrowerName: Maybe<Scalars['String']['output']>;
  /** The currency (ISO 4217). */
  currency: Scalars['String']['output'];
  /** The investment; null if the user has several in this loan. */
  investment: Maybe<Investment>;
  /** The kind of the notification. */
  kind: NotificationKind;
  /** The loan; null if the user may not see it. */
  loan: Maybe<Loan>;
  /** The loan's id. */
  loanId: Scalars['ID']['output'];
  /** The loan's title at the time. */
  loanTitle: Scalars['String']['output'];
  /** The line on the user's statement; null to anybody else. */
  transaction: Maybe<Transaction>;
  /** The id of the line on the user's statement. */
  transactionId: Scalars['ID']['output'];
};

/** A loan's payments as they stand: set when it was paid out, and recalculated when something is paid early, or principal is overdue. */
export type RepaymentSchedule = {
  __typename?: 'RepaymentSchedule';
  /** Each payment, first to last. */
  instalments: Array<Instalment>;
  /** The payment of each month from now on, except the last. */
  monthlyPayment: Scalars['Money']['output'];
  /** All interest together. */
  totalInterest: Scalars['Money']['output'];
  /** All payments together, prepayments included. */
  totalPayment: Scalars['Money']['output'];
};

/** A repayment of a loan that the user invested in was undone, or a part of it lent again, so that their share was taken back. */
export type RepaymentTakenBackDetails = NotificationDetails & {
  __typename?: 'RepaymentTakenBackDetails';
  /** What was taken back. */
  amount: Scalars['Money']['output'];
  /** How much of it the platform paid for the user, whose wallet did not have that much; null if nothing. */
  borne: Maybe<Scalars['Money']['output']>;
  /** The currency (ISO 4217). */
  currency: Scalars['String']['output'];
  /** The kind of the notification. */
  kind: NotificationKind;
  /** The loan; null if the user may not see it. */
  loan: Maybe<Loan>;
  /** The loan's id. */
  loanId: Scalars['ID']['output'];
  /** The loan's title at the time. */
  loanTitle: Scalars['String']['output'];
  /** Why, in the operator's words. */
  reason: Scalars['String']['output'];
};

/** What was due on the user's loan was taken from their wallet, as much as was there. */
export type RepaymentTakenDetails = NotificationDetails & {
  __typename?: 'RepaymentTakenDetails';
  /** How much was taken. */
  amount: Scalars['Money']['output'];
  /** The currency (ISO 4217). */
  currency: Scalars['String']['output'];
  /** The kind of the notification. */
  kind: NotificationKind;
  /** The loan; null if the user may not see it. */
  loan: Maybe<Loan>;
  /** The loan's id. */
  loanId: Scalars['ID']['output'];
  /** The loan's title at the time. */
  loanTitle: Scalars['String']['output'];
  /** What is still due: it will be taken as soon as money comes in. */
  stillDue: Scalars['Money']['output'];
  /** The line on the user's statement; null to anybody else. */
  transaction: Maybe<Transaction>;
  /** The id of the line on the user's statement. */
  transactionId: Scalars['ID']['output'];
};

/** A repayment of the user was undone, or a part of it lent again. */
export type RepaymentUndoneDetails = NotificationDetails & {
  __typename?: 'RepaymentUndoneDetails';
  /** What came back. */
  amount: Scalars['Money']['output'];
  /** The currency (ISO 4217). */
  currency: Scalars['String']['output'];
  /** The kind of the notification. */
  kind: NotificationKind;
  /** The loan; null if the user may not see it. */
  loan: Maybe<Loan>;
  /** The loan's id. */
  loanId: Scalars['ID']['output'];
  /** The loan's title at the time. */
  loanTitle: Scalars['String']['output'];
  /** Why, in the operator's words. */
  reason: Scalars['String']['output'];
  /** The line on the user's statement; null to anybody else. */
  transaction: Maybe<Transaction>;
  /** The id of the line on the user's statement. */
  transactionId: Scalars['ID']['output'];
};

/** Which webhook to send events to again, and since when. */
export type ResendWebhookEventsInput = {
  /** The webhook's id. */
  id: Scalars['ID']['input'];
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Why, for the audit trail: 1 to 200 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The time since which events are sent again. */
  since: Scalars['DateTime']['input'];
};

/** The outcome of `resendWebhookEvents`. */
export type ResendWebhookEventsPayload = {
  __typename?: 'ResendWebhookEventsPayload';
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
  /** The webhook; null when the call was refused. */
  webhook: Maybe<Webhook>;
};

/** Which delivery to send again. */
export type RetryWebhookDeliveryInput = {
  /** The delivery's id. */
  id: Scalars['ID']['input'];
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Why, for the audit trail: 1 to 200 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of `retryWebhookDelivery`. */
export type RetryWebhookDeliveryPayload = {
  __typename?: 'RetryWebhookDeliveryPayload';
  /** The delivery, pending again; null when the call was refused. */
  delivery: Maybe<WebhookDelivery>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** Which loan to return, and why. */
export type ReturnLoanInput = {
  /** The loan's id. */
  id: Scalars['ID']['input'];
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Why, in 1 to 200 characters: the borrower is told. */
  reason: Scalars['String']['input'];
  /** The version that was read: the call is refused with VERSION_CONFLICT when the record has changed since. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The outcome of `returnLoan`. */
export type ReturnLoanPayload = {
  __typename?: 'ReturnLoanPayload';
  /** The loan after it; null when the call was refused. */
  loan: Maybe<Loan>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** An earlier movement of money was undone. */
export type ReversalDetails = NotificationDetails & {
  __typename?: 'ReversalDetails';
  /** How much was moved back. */
  amount: Scalars['Money']['output'];
  /** The other member of an undone transfer; null for anything else. */
  counterparty: Maybe<Member>;
  /** The currency (ISO 4217). */
  currency: Scalars['String']['output'];
  /** The kind of the notification. */
  kind: NotificationKind;
  /** Why, in the words of whoever undid it. */
  reason: Scalars['String']['output'];
  /** The line on the user's statement; null to anybody else. */
  transaction: Maybe<Transaction>;
  /** The id of the line on the user's statement. */
  transactionId: Scalars['ID']['output'];
};

/** Which transaction to reverse, and why. */
export type ReverseTransactionInput = {
  /** The transaction's id: a line of any member's statement. */
  id: Scalars['ID']['input'];
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Why, in 1 to 200 characters: the members see it. */
  reason: Scalars['String']['input'];
};

/** The outcome of `reverseTransaction`. */
export type ReverseTransactionPayload = {
  __typename?: 'ReverseTransactionPayload';
  /** What another operator has to approve; null if nobody has to. */
  request: Maybe<ApprovalRequest>;
  /** The reversal, on the statement of the reversed transaction; null when the call was refused, or another operator has to approve it. */
  transaction: Maybe<Transaction>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** The result of a review of a member: absent fields stay as they are. */
export type ReviewMemberInput = {
  /** Whether the member is blocked. They can then still deposit and repay what they owe, and read that and their inbox; every other call is refused with BLOCKED. The member's open loans accept no investments and are on no list or map until the block is lifted. A change needs a reason, which the member is told. Not null. */
  blocked?: InputMaybe<Scalars['Boolean']['input']>;
  /** 300 to 850; null if it is not known. */
  creditScore?: InputMaybe<Scalars['Int']['input']>;
  /** The member's id. */
  id: Scalars['ID']['input'];
  /** Why, for the audit trail: 1 to 200 characters. Required if `blocked` changes. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Whether the member is verified; not null. */
  verificationStatus?: InputMaybe<VerificationStatus>;
};

/** The outcome of `reviewMember`. */
export type ReviewMemberPayload = {
  __typename?: 'ReviewMemberPayload';
  /** The member after the review; null when the call was refused. */
  member: Maybe<Member>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

export { RiskLevel };

/** How many loans are of a risk level. */
export type RiskLevelCount = {
  __typename?: 'RiskLevelCount';
  /** How many. */
  count: Scalars['Int']['output'];
  /** The level. */
  riskLevel: RiskLevel;
};

/** The outcome of `rotateWebhookSecret`. */
export type RotateWebhookSecretPayload = {
  __typename?: 'RotateWebhookSecretPayload';
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
  /** The webhook, with its new secret; null when the call was refused. */
  webhook: Maybe<Webhook>;
};

/** Whether members' money is at the bank at the end of a day: `wallets` + `held` + `inTransit` = `bank` + the items. */
export type Safeguarding = {
  __typename?: 'Safeguarding';
  /** The sum of all statement lines booked up to and including the day. */
  bank: Scalars['Money']['output'];
  /** The currency (ISO 4217). */
  currency: Scalars['String']['output'];
  /** The business day. */
  day: Scalars['Date']['output'];
  /** What is held in all wallets. */
  held: Scalars['Money']['output'];
  /** Money at the bank that is in no wallet yet; or, if negative, money in wallets that has not reached the bank. */
  inTransit: Scalars['Money']['output'];
  /** What makes the difference. */
  items: Array<SafeguardingItem>;
  /** What no item explains: 0 if all is well. */
  unexplained: Scalars['Money']['output'];
  /** What is available in all wallets. */
  wallets: Scalars['Money']['output'];
};

/** A part of the difference between members' money and what is at the bank. */
export type SafeguardingItem = {
  __typename?: 'SafeguardingItem';
  /** The amount: negative if the bank has more than members' money because of it, positive if it has less. */
  amount: Scalars['Money']['output'];
  /** What it is. */
  kind: SafeguardingItemKind;
};

export { SafeguardingItemKind };

/** Live updates, over WebSocket or server-sent events. */
export type Subscription = {
  __typename?: 'Subscription';
  /** The clock now, and again at each step of an advance, which can be many in a second. Nothing is sent while time passes by itself. */
  clockChanged: Clock;
  /**
   * A loan: first as it is, then each time it has changed; several changes in quick succession may arrive as one. A new day alone sends
   * nothing, though `payoffAmount` and `daysPastDue` depend on the day.
   */
  loanChanged: Loan;
  /**
   * Open loans on the map: first at most 500, then the changes, at most five times a second. The box is widened to whole cells of the
   * map's grid (without zoom, by at most an eighth of its longer side in each direction), so markers just outside
   * it may be sent too.
   */
  loanMarkersChanged: MarkerChanges;
  /**
   * A list of loans: first as it is, then what changes in it. Either the loans with these ids that the caller may see, at most five times a
   * second; or what `loans` shows for a filter, newest first and at most 100, at most once a second. A new day alone sends nothing.
   */
  loansChanged: LoanChanges;
  /** The caller's notifications, in order and at least once each: from now on, or first those that were missed after a cursor. */
  notificationReceived: Notification;
  /**
   * Each new event, in the order of `sequence`, at least once; with `after`, first those that were missed. Needs the scope `lending:support` or
   * `lending:admin`. `CURSOR_EXPIRED` says that events after `after` are no longer kept.
   */
  operatorEvents: Event;
  /** Each of the caller's payments when it is made, and again whenever its state changes. */
  paymentChanged: Payment;
  /**
   * Members on the map: first at most 500, then the changes, at most five times a second. The box is widened as for
   * `loanMarkersChanged`.
   */
  profileMarkersChanged: MarkerChanges;
  /** The caller's wallet: first as it is, then after each movement of money; several movements in quick succession may arrive as one event. */
  walletChanged: Wallet;
};


/** Live updates, over WebSocket or server-sent events. */
export type SubscriptionLoanChangedArgs = {
  id: Scalars['ID']['input'];
  initial?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Live updates, over WebSocket or server-sent events. */
export type SubscriptionLoanMarkersChangedArgs = {
  bbox: BBox;
  filter: InputMaybe<LoanMarkerFilter>;
  initial?: InputMaybe<Scalars['Boolean']['input']>;
  zoom: InputMaybe<Scalars['Int']['input']>;
};


/** Live updates, over WebSocket or server-sent events. */
export type SubscriptionLoansChangedArgs = {
  filter: InputMaybe<LoanFilter>;
  ids: InputMaybe<Array<Scalars['ID']['input']>>;
  initial?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Live updates, over WebSocket or server-sent events. */
export type SubscriptionNotificationReceivedArgs = {
  after: InputMaybe<Scalars['String']['input']>;
};


/** Live updates, over WebSocket or server-sent events. */
export type SubscriptionOperatorEventsArgs = {
  after: InputMaybe<Scalars['Float']['input']>;
  types: InputMaybe<Array<Scalars['String']['input']>>;
};


/** Live updates, over WebSocket or server-sent events. */
export type SubscriptionProfileMarkersChangedArgs = {
  bbox: BBox;
  initial?: InputMaybe<Scalars['Boolean']['input']>;
  zoom: InputMaybe<Scalars['Int']['input']>;
};


/** Live updates, over WebSocket or server-sent events. */
export type SubscriptionWalletChangedArgs = {
  initial?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A line of a wallet's statement; it never changes, and only the wallet's owner sees it. */
export type Transaction = Node & {
  __typename?: 'Transaction';
  /** The amount, always positive. */
  amount: Scalars['Money']['output'];
  /** The wallet's total balance (available plus held, less what is owed and advanced) after the transaction; a hold or its release leaves it as it was. */
  balanceAfter: Scalars['Money']['output'];
  /** The change of the wallet's total balance (available plus held, less what is owed and advanced): the amount, negative where money left the wallet, and 0 for a hold, its release, or a payment that has not settled. The changes of all transactions add up to the wallet's balance after the last of them (`balanceAfter`). */
  balanceChange: Scalars['Money']['output'];
  /** The part of a repayment that is late fees and penalty interest; null if there is none in it. */
  charges: Maybe<Scalars['Money']['output']>;
  /** The other member involved, if any. */
  counterparty: Maybe<Member>;
  /** The id of the other member involved, if any. */
  counterpartyId: Maybe<Scalars['ID']['output']>;
  /** When it happened. */
  createdAt: Scalars['DateTime']['output'];
  /** The currency (ISO 4217). */
  currency: Scalars['String']['output'];
  /** The sender's note, if any. */
  description: Maybe<Scalars['String']['output']>;
  /** Whether money came into the wallet (credit), left it (debit), or stayed in it (none): a hold and its release. */
  direction: TransactionDirection;
  /** The transaction's id: a UUID, version 7. */
  id: Scalars['ID']['output'];
  /** The investment that it belongs to, if any. */
  investment: Maybe<Investment>;
  /** The id of the investment that it belongs to, if any. */
  investmentId: Maybe<Scalars['ID']['output']>;
  /** The loan that it belongs to, if any. */
  loan: Maybe<Loan>;
  /** The id of the loan that it belongs to, if any. */
  loanId: Maybe<Scalars['ID']['output']>;
  /** The payment that brought the money or took it away; null if there was none. */
  payment: Maybe<Payment>;
  /** The id of the payment that brought the money or took it away; null if there was none. */
  paymentId: Maybe<Scalars['ID']['output']>;
  /** The page on which the user pays, while the payment is pending; null if there is none. */
  paymentUrl: Maybe<Scalars['String']['output']>;
  /** The reference of the movement, which sender and recipient of a transfer share. */
  reference: Scalars['String']['output'];
  /** Whether it is valid, or was reversed later; or what has become of the payment, if it is not on the statement yet. */
  status: TransactionStatus;
  /** The kind of movement. */
  type: TransactionType;
  /** The wallet whose statement it is on, as it is now. */
  wallet: Wallet;
  /** The id of the wallet whose statement it is on. */
  walletId: Scalars['ID']['output'];
};

/** A page of transactions. */
export type TransactionConnection = {
  __typename?: 'TransactionConnection';
  /** The transactions with their cursors. */
  edges: Array<TransactionEdge>;
  /** The transactions. */
  nodes: Array<Transaction>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** The total number on all pages; 10 000 if there are more. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is the total number, and not the limit up to which items are counted. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

export { TransactionDirection };

/** A transaction and its position in the list. */
export type TransactionEdge = {
  __typename?: 'TransactionEdge';
  /** The cursor, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The transaction. */
  node: Transaction;
};

export { TransactionStatus };

export { TransactionType };

/** A transfer to make. */
export type TransferInput = {
  /** The amount, above 0, at most what is available. */
  amount: Scalars['Money']['input'];
  /** A note of at most 200 characters, visible to sender and recipient. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The member who receives it. */
  recipientId: Scalars['ID']['input'];
};

/** The outcome of `transfer`. */
export type TransferPayload = {
  __typename?: 'TransferPayload';
  /** The new line of the sender's statement; null when the call was refused. */
  transaction: Maybe<Transaction>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
  /** The sender's wallet after the transfer; null when the call was refused. */
  wallet: Maybe<Wallet>;
};

/** Another member sent money. */
export type TransferReceivedDetails = NotificationDetails & {
  __typename?: 'TransferReceivedDetails';
  /** How much was sent. */
  amount: Scalars['Money']['output'];
  /** The currency (ISO 4217). */
  currency: Scalars['String']['output'];
  /** What the sender noted, if any. */
  description: Maybe<Scalars['String']['output']>;
  /** The kind of the notification. */
  kind: NotificationKind;
  /** The sender; null only if they are gone. */
  sender: Maybe<Member>;
  /** The sender's id. */
  senderId: Scalars['ID']['output'];
  /** The sender's full name at the time; null if they had given none. */
  senderName: Maybe<Scalars['String']['output']>;
  /** The line on the user's statement; null to anybody else. */
  transaction: Maybe<Transaction>;
  /** The id of the line on the user's statement. */
  transactionId: Scalars['ID']['output'];
};

export { UndoMode };

/** Which change of a plan to undo, and why. */
export type UndoPlanChangeInput = {
  /** The change's id. */
  id: Scalars['ID']['input'];
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Why, in 1 to 200 characters: borrower and lenders are told. */
  reason: Scalars['String']['input'];
};

/** The outcome of `undoPlanChange`. */
export type UndoPlanChangePayload = {
  __typename?: 'UndoPlanChangePayload';
  /** The loan after it; null likewise. */
  loan: Maybe<Loan>;
  /** The change; null when the call was refused, or another operator has to approve it. */
  planChange: Maybe<PlanChange>;
  /** What another operator has to approve, if the repayments that are booked anew add up to more than an operator may move alone; null if nobody has to. */
  request: Maybe<ApprovalRequest>;
  /** The plan after it; null likewise. */
  schedule: Maybe<RepaymentSchedule>;
  /** What the undone change had cost; null likewise. */
  totals: Maybe<PlanTotals>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** Which repayment to undo, and why. */
export type UndoRepaymentInput = {
  /** How much is lent again: at most the amount of the repayment, and at most the principal repaid so far; for RETURN alone. */
  amount?: InputMaybe<Scalars['Money']['input']>;
  /** The repayment's id: the `reference` of its lines on the statements of the borrower and the lenders. */
  id: Scalars['ID']['input'];
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** How it is undone; by default UNDO. */
  mode?: InputMaybe<UndoMode>;
  /** Why, in 1 to 200 characters: the borrower and the lenders see it. */
  reason: Scalars['String']['input'];
  /** The value date as of which it is lent again, from that of the repayment to today; by default today. For RETURN alone. */
  valueDate?: InputMaybe<Scalars['Date']['input']>;
};

/** The outcome of `undoRepayment`. */
export type UndoRepaymentPayload = {
  __typename?: 'UndoRepaymentPayload';
  /** The loan after it; null likewise. */
  loan: Maybe<Loan>;
  /** What another operator has to approve; null if nobody has to. */
  request: Maybe<ApprovalRequest>;
  /** The new line of the borrower's statement by which the money came back; null when the call was refused, or another operator has to approve it. */
  transaction: Maybe<Transaction>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** The changes to a loan: absent fields stay as they are. A draft is fully editable; an open loan only in title, description and place, and once it has investments only in its description; a loan that is being repaid only in `autopay`. */
export type UpdateLoanInput = {
  /** The amount asked for; not null. */
  amountRequested?: InputMaybe<Scalars['Money']['input']>;
  /** Whether what is due is taken from the borrower's wallet: on the day on which it is due, as much as is there, and then whenever money comes in. Only while the loan is active, by its borrower; for loans that are not paid out yet, there is the preference `autopay`. */
  autopay?: InputMaybe<Scalars['Boolean']['input']>;
  /** Must be the platform's currency when sent. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** What the loan is for, at most 5000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The loan's id. */
  id: Scalars['ID']['input'];
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Nominal percent a year. */
  interestRate?: InputMaybe<Scalars['Percent']['input']>;
  /** The place in words, at most 200 characters. */
  locationDescription?: InputMaybe<Scalars['String']['input']>;
  /** Degrees north; only together with locationLongitude. */
  locationLatitude?: InputMaybe<Scalars['Latitude']['input']>;
  /** Degrees east; only together with locationLatitude. */
  locationLongitude?: InputMaybe<Scalars['Longitude']['input']>;
  /** The subject (`sub`) of another member, for whom an integrator acts; needs the scope `lending:import`. A subject who has never called becomes a member. The audit trail names the integrator. */
  onBehalfOf?: InputMaybe<Scalars['String']['input']>;
  /** What kind of thing the money is for, 1 to 60 characters. */
  purpose?: InputMaybe<Scalars['String']['input']>;
  /** Months to repay. */
  repaymentPeriodMonths?: InputMaybe<Scalars['Int']['input']>;
  /** OPEN publishes a draft, CANCELLED withdraws the loan; the present state is no change. */
  status?: InputMaybe<LoanStatus>;
  /** What the loan is for, in one line of 1 to 120 characters; not null. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read: the call is refused with VERSION_CONFLICT when the record has changed since. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The outcome of `updateLoan`. */
export type UpdateLoanPayload = {
  __typename?: 'UpdateLoanPayload';
  /** The loan after the change; null when the call was refused. */
  loan: Maybe<Loan>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** The changes to the caller's preferences: absent fields stay, null clears a nullable field. */
export type UpdatePreferencesInput = {
  /** Whether the platform invests for the user (a standing order); requires autoInvestMaxPerLoan. */
  autoInvestEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the standing order leaves in the wallet what is due on the user's own loans, now and within the next 3 days. */
  autoInvestKeepsInstalments?: InputMaybe<Scalars['Boolean']['input']>;
  /** The maximum that the standing order invests in all loans of one borrower together; null: as much as in one loan. */
  autoInvestMaxPerBorrower?: InputMaybe<Scalars['Money']['input']>;
  /** The maximum that the standing order invests in one loan. */
  autoInvestMaxPerLoan?: InputMaybe<Scalars['Money']['input']>;
  /** For how many hours the standing order leaves alone the loans of borrowers without history, 0 to 168. */
  autoInvestPauseHours?: InputMaybe<Scalars['Int']['input']>;
  /** Whether loans of the user begin with `autopay` when they are paid out. */
  autopay?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether letters that `emailNotifications` can switch off come as one a day, at 8 in the morning. */
  emailDigest?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether notifications come by e-mail, too. Letters that the law or the contract asks for are sent in any case. */
  emailNotifications?: InputMaybe<Scalars['Boolean']['input']>;
  /** The user's language, a BCP 47 tag such as en or pt-BR. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** The maximum loan amount. */
  maxAmount?: InputMaybe<Scalars['Money']['input']>;
  /** The maximum distance of a loan in kilometres, 1 to 20 040. */
  maxDistanceKm?: InputMaybe<Scalars['Int']['input']>;
  /** The maximum term in months. */
  maxTermMonths?: InputMaybe<Scalars['Int']['input']>;
  /** The minimum loan amount. */
  minAmount?: InputMaybe<Scalars['Money']['input']>;
  /** The minimum interest rate. */
  minInterestRate?: InputMaybe<Scalars['Percent']['input']>;
  /** Notification types to switch on (true) or off (false); omitted types stay as they are. */
  notificationTypes?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Accepted loan purposes, at most 20. */
  purposes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether notifications may be sent as push messages. */
  pushNotifications?: InputMaybe<Scalars['Boolean']['input']>;
  /** Accepted risk levels. */
  riskLevels?: InputMaybe<Array<RiskLevel>>;
  /** Whether others see the user's public point on the map. */
  showOnMap?: InputMaybe<Scalars['Boolean']['input']>;
  /** The user's time zone, an IANA name such as Europe/Lisbon. */
  timezone?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read: the call is refused with VERSION_CONFLICT when the preferences have changed since. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The outcome of `updatePreferences`. */
export type UpdatePreferencesPayload = {
  __typename?: 'UpdatePreferencesPayload';
  /** The preferences after the change; null when the call was refused. */
  preferences: Maybe<Preferences>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** The changes to the caller's profile: absent fields stay as they are. */
export type UpdateProfileInput = {
  /** A few words, at most 1000 characters; null clears them. */
  bio?: InputMaybe<Scalars['String']['input']>;
  /** The city, 1 to 120 characters; null clears it. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** The name others see, 1 to 200 characters; null clears it. */
  fullName?: InputMaybe<Scalars['String']['input']>;
  /** The latitude; only together with longitude, null clears both. */
  latitude?: InputMaybe<Scalars['Latitude']['input']>;
  /** The longitude; only together with latitude, null clears both. */
  longitude?: InputMaybe<Scalars['Longitude']['input']>;
  /** Monthly income, 0 or more; null clears it. */
  monthlyIncome?: InputMaybe<Scalars['Money']['input']>;
  /** What the user does for a living, at most 120 characters; null clears it. */
  occupation?: InputMaybe<Scalars['String']['input']>;
  /** Whether the user borrows, lends, or does both; not null. */
  userType?: InputMaybe<UserType>;
  /** The version that was read: the call is refused with VERSION_CONFLICT if the profile has changed since. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The outcome of `updateProfile`. */
export type UpdateProfilePayload = {
  __typename?: 'UpdateProfilePayload';
  /** The profile after the change; null when the call was refused. */
  profile: Maybe<Profile>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** What to change about a webhook: absent fields stay as they are. */
export type UpdateWebhookInput = {
  /** Whether events are sent. Not null. */
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** The webhook's id. */
  id: Scalars['ID']['input'];
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** What to send of an event. Not null. */
  payload?: InputMaybe<WebhookPayload>;
  /** Why, for the audit trail: 1 to 200 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The types of events to send; null for all. */
  types?: InputMaybe<Array<Scalars['String']['input']>>;
  /** An `https://` URL that leads to the internet. Not null. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of `updateWebhook`. */
export type UpdateWebhookPayload = {
  __typename?: 'UpdateWebhookPayload';
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
  /** The webhook; null when the call was refused. */
  webhook: Maybe<Webhook>;
};

/** A reason why a call was refused, with a message for people and a code for programs. */
export type UserError = {
  __typename?: 'UserError';
  /** The kind of error. */
  code: ErrorCode;
  /** Values that help to correct the call, such as limits; null if there are none. */
  details: Maybe<Scalars['JSONObject']['output']>;
  /** The invalid input field, such as `amountRequested`; null if the error is not about a single field. */
  field: Maybe<Scalars['String']['output']>;
  /** What is wrong and what would work, in English. */
  message: Scalars['String']['output'];
};

export { UserType };

export { VerificationStatus };

/** Which charge to waive, and why. */
export type WaiveChargeInput = {
  /** The charge's id. */
  id: Scalars['ID']['input'];
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Why, in 1 to 200 characters: the borrower is told, and whoever may see the charge reads it. */
  reason: Scalars['String']['input'];
};

/** The outcome of `waiveCharge`. */
export type WaiveChargePayload = {
  __typename?: 'WaiveChargePayload';
  /** The charge after it; null when the call was refused, or another operator has to approve it. */
  charge: Maybe<Charge>;
  /** The loan after it; null likewise. */
  loan: Maybe<Loan>;
  /** What another operator has to approve, if more is outstanding than an operator may waive alone; null if nobody has to. */
  request: Maybe<ApprovalRequest>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** A user's money on the platform; only the user sees it. */
export type Wallet = Node & {
  __typename?: 'Wallet';
  /** The part of the available balance that the platform advances on deposits on their way: it can be invested and used for repayments, but neither sent nor withdrawn. */
  advancedBalance: Scalars['Money']['output'];
  /** The amount that can be spent now; where money has to stay for late loans (`LateTerms.withdrawWhileLate`), a part of it can only repay them. */
  availableBalance: Scalars['Money']['output'];
  /** The total balance: available plus held. */
  balance: Scalars['Money']['output'];
  /** When the wallet was opened. */
  createdAt: Scalars['DateTime']['output'];
  /** The currency of every amount (ISO 4217). */
  currency: Scalars['String']['output'];
  /** The amount held for investments in loans that are not paid out yet, and for withdrawals on their way. */
  heldBalance: Scalars['Money']['output'];
  /** The wallet's id. */
  id: Scalars['ID']['output'];
  /** What the user owes the platform, because payments were taken back after the money was spent. Whatever comes into the wallet pays it first. */
  owed: Scalars['Money']['output'];
  /** The deposits on their way, which can't be spent until they arrive, except for what is advanced (`advancedBalance`). */
  pendingBalance: Scalars['Money']['output'];
  /** When money last moved. */
  updatedAt: Scalars['DateTime']['output'];
  /** The user whose wallet it is. */
  user: Member;
  /** The id of the user whose wallet it is. */
  userId: Scalars['ID']['output'];
};

/** A URL to which events are sent, signed as Standard Webhooks specifies (https://www.standardwebhooks.com). */
export type Webhook = {
  __typename?: 'Webhook';
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was disabled; null if it is enabled. */
  disabledAt: Maybe<Scalars['DateTime']['output']>;
  /** Why nothing is sent; null if it is enabled. */
  disabledReason: Maybe<WebhookDisabledReason>;
  /** When attempts began to fail; null if the last one succeeded. After four days without a success, the webhook is disabled. */
  failingSince: Maybe<Scalars['DateTime']['output']>;
  /** The webhook's id. */
  id: Scalars['ID']['output'];
  /** When an attempt last succeeded; null if none has. */
  lastSuccessAt: Maybe<Scalars['DateTime']['output']>;
  /** Its name in the file of webhooks that the platform was started with (`WEBHOOKS_FILE`); null if an operator has added it. */
  name: Maybe<Scalars['String']['output']>;
  /** What is sent of an event. */
  payload: WebhookPayload;
  /** The secret with which the receiver verifies signatures: `whsec_` and base64. Only the answer to the call that created it shows it; otherwise null. */
  secret: Maybe<Scalars['String']['output']>;
  /** The types of events that are sent, from the catalogue in docs/events.md; null for all. */
  types: Maybe<Array<Scalars['String']['output']>>;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Where events are sent by `POST`. */
  url: Scalars['String']['output'];
};

/** An event that was or will be sent to a webhook. Its times are real, even where the platform's clock can be moved. */
export type WebhookDelivery = {
  __typename?: 'WebhookDelivery';
  /** The beginning of that answer, up to 1 000 bytes; null if there was none. */
  answer: Maybe<Scalars['String']['output']>;
  /** When it was last attempted; null if it never was. */
  attemptedAt: Maybe<Scalars['DateTime']['output']>;
  /** How often it was attempted. */
  attempts: Scalars['Int']['output'];
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** How long the last attempt took, in milliseconds; null if there was none. */
  durationMs: Maybe<Scalars['Int']['output']>;
  /** The id of the event, which is sent as `webhook-id`: the same at each attempt. */
  event: Scalars['ID']['output'];
  /** The delivery's id. */
  id: Scalars['ID']['output'];
  /** When it is attempted next; null unless it is pending. */
  nextAttemptAt: Maybe<Scalars['DateTime']['output']>;
  /** Why there was no answer; null if there was one. */
  problem: Maybe<Scalars['String']['output']>;
  /** The event's place in the log. */
  sequence: Scalars['Float']['output'];
  /** Its state. */
  state: WebhookDeliveryState;
  /** The HTTP status of the answer to the last attempt; null if there was none. */
  status: Maybe<Scalars['Int']['output']>;
  /** The event's type. */
  type: Scalars['String']['output'];
};

/** What was or will be sent to a webhook, in pages. */
export type WebhookDeliveryConnection = {
  __typename?: 'WebhookDeliveryConnection';
  /** The deliveries with their cursors. */
  edges: Array<WebhookDeliveryEdge>;
  /** The deliveries. */
  nodes: Array<WebhookDelivery>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** The total number on all pages; 10 000 if there are more. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is the total number, and not the limit up to which items are counted. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** A delivery and its position in the list. */
export type WebhookDeliveryEdge = {
  __typename?: 'WebhookDeliveryEdge';
  /** The cursor, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The delivery. */
  node: WebhookDelivery;
};

export { WebhookDeliveryState };

export { WebhookDisabledReason };

/** Which webhook. */
export type WebhookInput = {
  /** The webhook's id. */
  id: Scalars['ID']['input'];
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Why, for the audit trail: 1 to 200 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

export { WebhookPayload };

/** Which loan to withdraw from. */
export type WithdrawFromLoanInput = {
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The loan's id. */
  loanId: Scalars['ID']['input'];
};

/** The outcome of `withdrawFromLoan`. */
export type WithdrawFromLoanPayload = {
  __typename?: 'WithdrawFromLoanPayload';
  /** The loan after it, with the new plan; null when the call was refused. */
  loan: Maybe<Loan>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
  /** The borrower's wallet after it; null when the call was refused. */
  wallet: Maybe<Wallet>;
};

/** A withdrawal to make. */
export type WithdrawInput = {
  /** The amount, above 0, at most what is available. */
  amount: Scalars['Money']['input'];
  /** The bank account to which the money goes; required where the platform pays out through its own bank. */
  bankAccountId?: InputMaybe<Scalars['ID']['input']>;
  /** A note of at most 200 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of `withdraw`. */
export type WithdrawPayload = {
  __typename?: 'WithdrawPayload';
  /** The line of the statement, or what it will be once the payment has settled; null when the call was refused. */
  transaction: Maybe<Transaction>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
  /** The wallet after the change; null when the call was refused. */
  wallet: Maybe<Wallet>;
};

export { WithdrawWhileLate };

/** Money left the wallet. */
export type WithdrawalDetails = NotificationDetails & {
  __typename?: 'WithdrawalDetails';
  /** How much left. */
  amount: Scalars['Money']['output'];
  /** The currency (ISO 4217). */
  currency: Scalars['String']['output'];
  /** What the sender noted, if any. */
  description: Maybe<Scalars['String']['output']>;
  /** The kind of the notification. */
  kind: NotificationKind;
  /** The line on the user's statement; null to anybody else. */
  transaction: Maybe<Transaction>;
  /** The id of the line on the user's statement. */
  transactionId: Scalars['ID']['output'];
};

/** A withdrawal failed or was canceled; its money is available again. */
export type WithdrawalFailedDetails = NotificationDetails & {
  __typename?: 'WithdrawalFailedDetails';
  /** How much should have gone out. */
  amount: Scalars['Money']['output'];
  /** The currency (ISO 4217). */
  currency: Scalars['String']['output'];
  /** Why it failed or was canceled; null if nobody gave a reason. */
  failureReason: Maybe<Scalars['String']['output']>;
  /** The kind of the notification. */
  kind: NotificationKind;
  /** The payment; null to anybody else. */
  payment: Maybe<Payment>;
  /** The payment's id. */
  paymentId: Scalars['ID']['output'];
};

/** Which loan to write off, and why. */
export type WriteOffLoanInput = {
  /** The loan's id. */
  id: Scalars['ID']['input'];
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Why, in 1 to 200 characters: the borrower and the lenders are told. */
  reason: Scalars['String']['input'];
  /** The version that was read: the call is refused with VERSION_CONFLICT when the record has changed since. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The outcome of `writeOffLoan`. */
export type WriteOffLoanPayload = {
  __typename?: 'WriteOffLoanPayload';
  /** The loan after it; null when the call was refused, or another operator has to approve it. */
  loan: Maybe<Loan>;
  /** What another operator has to approve, if more is owed than one may write off alone; null if nobody has to. */
  request: Maybe<ApprovalRequest>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Node:
    | ( InvestmentRow )
    | ( LoanRow )
    | ( ProfileRow )
    | ( NotificationRow )
    | ( PaymentRow )
    | ( ProfileRow )
    | ( Line )
    | ( WalletRow )
  ;
  NotificationDetails:
    | ( Details )
    | ( Details )
    | ( Details )
    | ( Details )
    | ( Details )
    | ( Details )
    | ( Details )
    | ( Details )
    | ( Details )
    | ( Details )
    | ( Details )
    | ( Details )
    | ( Details )
    | ( Details )
    | ( Details )
    | ( Details )
    | ( Details )
    | ( Details )
    | ( Details )
    | ( Details )
    | ( Details )
    | ( Details )
    | ( Details )
    | ( Details )
    | ( Details )
    | ( Details )
    | ( Details )
    | ( Details )
    | ( Details )
    | ( Details )
    | ( Details )
    | ( Details )
    | ( Details )
    | ( Details )
    | ( Details )
    | ( Details )
    | ( Details )
    | ( Details )
    | ( Details )
    | ( Details )
    | ( Details )
    | ( Details )
    | ( Details )
    | ( Details )
    | ( Details )
    | ( Details )
    | ( Details )
    | ( Details )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AddBankAccountInput: AddBankAccountInput;
  AddBankAccountPayload: ResolverTypeWrapper<Omit<AddBankAccountPayload, 'bankAccount'> & { bankAccount?: Maybe<ResolversTypes['BankAccount']> }>;
  AdvanceClockInput: AdvanceClockInput;
  AdvanceClockPayload: ResolverTypeWrapper<Omit<AdvanceClockPayload, 'clock'> & { clock?: Maybe<ResolversTypes['Clock']> }>;
  ApprovalRequest: ResolverTypeWrapper<ApprovalRequestRow>;
  ApprovalRequestConnection: ResolverTypeWrapper<ApprovalRequestPage>;
  ApprovalRequestEdge: ResolverTypeWrapper<Omit<ApprovalRequestEdge, 'node'> & { node: ResolversTypes['ApprovalRequest'] }>;
  ApprovalStatus: ApprovalStatus;
  ApproveLoanInput: ApproveLoanInput;
  ApproveLoanPayload: ResolverTypeWrapper<Omit<ApproveLoanPayload, 'loan'> & { loan?: Maybe<ResolversTypes['Loan']> }>;
  ApprovePaymentInput: ApprovePaymentInput;
  ApprovePaymentPayload: ResolverTypeWrapper<Omit<ApprovePaymentPayload, 'payment'> & { payment?: Maybe<ResolversTypes['Payment']> }>;
  ApproveRequestInput: ApproveRequestInput;
  ApproveRequestPayload: ResolverTypeWrapper<Omit<ApproveRequestPayload, 'request'> & { request?: Maybe<ResolversTypes['ApprovalRequest']> }>;
  AprMethod: AprMethod;
  AprReason: AprReason;
  Arrears: Arrears;
  ArrearsInterest: ArrearsInterest;
  AssignBankLineInput: AssignBankLineInput;
  AssignBankLinePayload: ResolverTypeWrapper<Omit<AssignBankLinePayload, 'bankLine' | 'request'> & { bankLine?: Maybe<ResolversTypes['BankLine']>, request?: Maybe<ResolversTypes['ApprovalRequest']> }>;
  AuditActor: ResolverTypeWrapper<Actor>;
  AuditActorKind: AuditActorKind;
  AuditEntry: ResolverTypeWrapper<AuditEntryRow>;
  AuditEntryConnection: ResolverTypeWrapper<AuditEntryPage>;
  AuditEntryEdge: ResolverTypeWrapper<Omit<AuditEntryEdge, 'node'> & { node: ResolversTypes['AuditEntry'] }>;
  AuditTrailFilter: AuditTrailFilter;
  AutoInvestedDetails: ResolverTypeWrapper<Details>;
  BBox: BBox;
  BankAccount: ResolverTypeWrapper<BankAccountState>;
  BankAccountAddedDetails: ResolverTypeWrapper<Details>;
  BankAccountInput: BankAccountInput;
  BankAccountKind: BankAccountKind;
  BankAccountPayload: ResolverTypeWrapper<Omit<BankAccountPayload, 'bankAccount'> & { bankAccount?: Maybe<ResolversTypes['BankAccount']> }>;
  BankLine: ResolverTypeWrapper<BankLineRow>;
  BankLinePurpose: BankLinePurpose;
  BankTransferDetails: ResolverTypeWrapper<BankTransferDetails>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BorrowerRecord: ResolverTypeWrapper<BorrowerRecord>;
  CancelLoanInput: CancelLoanInput;
  CancelLoanPayload: ResolverTypeWrapper<Omit<CancelLoanPayload, 'loan' | 'request'> & { loan?: Maybe<ResolversTypes['Loan']>, request?: Maybe<ResolversTypes['ApprovalRequest']> }>;
  CancelPaymentInput: CancelPaymentInput;
  CancelPaymentPayload: ResolverTypeWrapper<Omit<CancelPaymentPayload, 'payment'> & { payment?: Maybe<ResolversTypes['Payment']> }>;
  CashFlowCategory: CashFlowCategory;
  CashFlowConnection: ResolverTypeWrapper<CashFlowPage>;
  CashFlowEdge: ResolverTypeWrapper<Omit<CashFlowEdge, 'node'> & { node: ResolversTypes['CashFlowEntry'] }>;
  CashFlowEntry: ResolverTypeWrapper<CashFlowRow>;
  ChangeEmailAddressInput: ChangeEmailAddressInput;
  ChangeEmailAddressPayload: ResolverTypeWrapper<Omit<ChangeEmailAddressPayload, 'emailAddress'> & { emailAddress?: Maybe<ResolversTypes['EmailAddress']> }>;
  ChangeOwnPlanInput: ChangeOwnPlanInput;
  ChangeOwnPlanPayload: ResolverTypeWrapper<Omit<ChangeOwnPlanPayload, 'loan' | 'planChange' | 'schedule'> & { loan?: Maybe<ResolversTypes['Loan']>, planChange?: Maybe<ResolversTypes['PlanChange']>, schedule?: Maybe<ResolversTypes['RepaymentSchedule']> }>;
  ChangePlanInput: ChangePlanInput;
  ChangePlanPayload: ResolverTypeWrapper<Omit<ChangePlanPayload, 'loan' | 'planChange' | 'request' | 'schedule'> & { loan?: Maybe<ResolversTypes['Loan']>, planChange?: Maybe<ResolversTypes['PlanChange']>, request?: Maybe<ResolversTypes['ApprovalRequest']>, schedule?: Maybe<ResolversTypes['RepaymentSchedule']> }>;
  Charge: ResolverTypeWrapper<ChargeRow>;
  ChargeConnection: ResolverTypeWrapper<ChargePage>;
  ChargeEdge: ResolverTypeWrapper<Omit<ChargeEdge, 'node'> & { node: ResolversTypes['Charge'] }>;
  ChargeKind: ChargeKind;
  ChargeWaivedDetails: ResolverTypeWrapper<Details>;
  Clock: ResolverTypeWrapper<ClockState>;
  CloseMemberInput: CloseMemberInput;
  CloseMemberPayload: ResolverTypeWrapper<Omit<CloseMemberPayload, 'member'> & { member?: Maybe<ResolversTypes['Member']> }>;
  CreateLoanInput: CreateLoanInput;
  CreateLoanPayload: ResolverTypeWrapper<Omit<CreateLoanPayload, 'loan'> & { loan?: Maybe<ResolversTypes['Loan']> }>;
  CreateNotificationInput: CreateNotificationInput;
  CreateNotificationPayload: ResolverTypeWrapper<Omit<CreateNotificationPayload, 'notification'> & { notification?: Maybe<ResolversTypes['Notification']> }>;
  CreateWebhookInput: CreateWebhookInput;
  CreateWebhookPayload: ResolverTypeWrapper<Omit<CreateWebhookPayload, 'webhook'> & { webhook?: Maybe<ResolversTypes['Webhook']> }>;
  CustomDetails: ResolverTypeWrapper<Details>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DefaultLoanInput: DefaultLoanInput;
  DefaultLoanPayload: ResolverTypeWrapper<Omit<DefaultLoanPayload, 'loan'> & { loan?: Maybe<ResolversTypes['Loan']> }>;
  DepositDetails: ResolverTypeWrapper<Details>;
  DepositFailedDetails: ResolverTypeWrapper<Details>;
  DepositInput: DepositInput;
  DepositPayload: ResolverTypeWrapper<Omit<DepositPayload, 'transaction' | 'wallet'> & { transaction?: Maybe<ResolversTypes['Transaction']>, wallet?: Maybe<ResolversTypes['Wallet']> }>;
  EmailAddress: ResolverTypeWrapper<MailAddress>;
  ErrorCode: ErrorCode;
  Event: ResolverTypeWrapper<LoggedEvent>;
  EventPage: ResolverTypeWrapper<LoggedEvents>;
  ExpectedMonth: ResolverTypeWrapper<ExpectedMonthRow>;
  FeeRefund: FeeRefund;
  FeeRefundedDetails: ResolverTypeWrapper<Details>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FormerInstalment: ResolverTypeWrapper<FormerInstalmentRow>;
  FormerInstalmentConnection: ResolverTypeWrapper<FormerInstalmentPage>;
  FormerInstalmentEdge: ResolverTypeWrapper<Omit<FormerInstalmentEdge, 'node'> & { node: ResolversTypes['FormerInstalment'] }>;
  FreezeLoanInput: FreezeLoanInput;
  FreezeLoanPayload: ResolverTypeWrapper<Omit<FreezeLoanPayload, 'loan'> & { loan?: Maybe<ResolversTypes['Loan']> }>;
  FreezeMemberInput: FreezeMemberInput;
  FreezeMemberPayload: ResolverTypeWrapper<Omit<FreezeMemberPayload, 'member'> & { member?: Maybe<ResolversTypes['Member']> }>;
  FrozenAccount: ResolverTypeWrapper<FrozenAccountRow>;
  Holding: ResolverTypeWrapper<HoldingRow>;
  HoldingConnection: ResolverTypeWrapper<HoldingPage>;
  HoldingEdge: ResolverTypeWrapper<Omit<HoldingEdge, 'node'> & { node: ResolversTypes['Holding'] }>;
  HoldingKind: HoldingKind;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ImportLoansInput: ImportLoansInput;
  ImportLoansPayload: ResolverTypeWrapper<Omit<ImportLoansPayload, 'results'> & { results?: Maybe<Array<ResolversTypes['ImportedLoan']>> }>;
  ImportedLoan: ResolverTypeWrapper<Omit<ImportedLoan, 'loan'> & { loan?: Maybe<ResolversTypes['Loan']> }>;
  Instalment: ResolverTypeWrapper<InstalmentRow>;
  InstalmentStatus: InstalmentStatus;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InvestInput: InvestInput;
  InvestPayload: ResolverTypeWrapper<Omit<InvestPayload, 'investment' | 'loan' | 'wallet'> & { investment?: Maybe<ResolversTypes['Investment']>, loan?: Maybe<ResolversTypes['Loan']>, wallet?: Maybe<ResolversTypes['Wallet']> }>;
  Investment: ResolverTypeWrapper<InvestmentRow>;
  InvestmentActiveDetails: ResolverTypeWrapper<Details>;
  InvestmentConnection: ResolverTypeWrapper<InvestmentPage>;
  InvestmentDefaultedDetails: ResolverTypeWrapper<Details>;
  InvestmentEdge: ResolverTypeWrapper<Omit<InvestmentEdge, 'node'> & { node: ResolversTypes['Investment'] }>;
  InvestmentPausedDetails: ResolverTypeWrapper<Details>;
  InvestmentPlanChangedDetails: ResolverTypeWrapper<Details>;
  InvestmentReceivedDetails: ResolverTypeWrapper<Details>;
  InvestmentReleasedDetails: ResolverTypeWrapper<Details>;
  InvestmentRepaidDetails: ResolverTypeWrapper<Details>;
  InvestmentResumedDetails: ResolverTypeWrapper<Details>;
  InvestmentStatus: InvestmentStatus;
  InvestmentWithdrawnDetails: ResolverTypeWrapper<Details>;
  InvestmentWrittenOffDetails: ResolverTypeWrapper<Details>;
  JSONObject: ResolverTypeWrapper<Scalars['JSONObject']['output']>;
  LateFeeChargedDetails: ResolverTypeWrapper<Details>;
  LateFeeRecipient: LateFeeRecipient;
  LateFeeTerms: ResolverTypeWrapper<LateFeeTerms>;
  LateTerms: ResolverTypeWrapper<LateTerms>;
  Latitude: ResolverTypeWrapper<Scalars['Latitude']['output']>;
  LedgerEntry: ResolverTypeWrapper<EntryRow>;
  LedgerEntryConnection: ResolverTypeWrapper<LedgerEntryPage>;
  LedgerEntryEdge: ResolverTypeWrapper<Omit<LedgerEntryEdge, 'node'> & { node: ResolversTypes['LedgerEntry'] }>;
  Letter: ResolverTypeWrapper<LetterRow>;
  LetterConnection: ResolverTypeWrapper<LetterPage>;
  LetterEdge: ResolverTypeWrapper<Omit<LetterEdge, 'node'> & { node: ResolversTypes['Letter'] }>;
  LetterState: LetterState;
  Loan: ResolverTypeWrapper<LoanRow>;
  LoanApprovedDetails: ResolverTypeWrapper<Details>;
  LoanCancelledDetails: ResolverTypeWrapper<Details>;
  LoanChanges: ResolverTypeWrapper<Omit<LoanChanges, 'upserted'> & { upserted: Array<ResolversTypes['Loan']> }>;
  LoanConnection: ResolverTypeWrapper<LoanPage>;
  LoanDefaultedDetails: ResolverTypeWrapper<Details>;
  LoanDisbursedDetails: ResolverTypeWrapper<Details>;
  LoanEdge: ResolverTypeWrapper<Omit<LoanEdge, 'node'> & { node: ResolversTypes['Loan'] }>;
  LoanEvent: ResolverTypeWrapper<LoanEventRow>;
  LoanExpiredDetails: ResolverTypeWrapper<Details>;
  LoanFacets: ResolverTypeWrapper<LoanFacetRows>;
  LoanFilter: LoanFilter;
  LoanFrozenDetails: ResolverTypeWrapper<Details>;
  LoanFundedDetails: ResolverTypeWrapper<Details>;
  LoanMarkerFilter: LoanMarkerFilter;
  LoanPausedDetails: ResolverTypeWrapper<Details>;
  LoanQuote: ResolverTypeWrapper<Quote>;
  LoanReleasedDetails: ResolverTypeWrapper<Details>;
  LoanRepaidDetails: ResolverTypeWrapper<Details>;
  LoanResumedDetails: ResolverTypeWrapper<Details>;
  LoanReturnedDetails: ResolverTypeWrapper<Details>;
  LoanSort: LoanSort;
  LoanStatus: LoanStatus;
  LoanStatusCount: ResolverTypeWrapper<LoanStatusCount>;
  LoanToImport: LoanToImport;
  LoanWithdrawnDetails: ResolverTypeWrapper<Details>;
  LoanWrittenOffDetails: ResolverTypeWrapper<Details>;
  Longitude: ResolverTypeWrapper<Scalars['Longitude']['output']>;
  Mandate: ResolverTypeWrapper<Mandate>;
  MarkAllNotificationsReadInput: MarkAllNotificationsReadInput;
  MarkAllNotificationsReadPayload: ResolverTypeWrapper<MarkAllNotificationsReadPayload>;
  MarkNotificationReadInput: MarkNotificationReadInput;
  MarkNotificationReadPayload: ResolverTypeWrapper<Omit<MarkNotificationReadPayload, 'notification'> & { notification?: Maybe<ResolversTypes['Notification']> }>;
  Marker: ResolverTypeWrapper<MarkerRow>;
  MarkerChanges: ResolverTypeWrapper<Omit<MarkerChanges, 'upserted'> & { upserted: Array<ResolversTypes['Marker']> }>;
  MarkerKind: MarkerKind;
  MarkerList: ResolverTypeWrapper<MarkerListRow>;
  Member: ResolverTypeWrapper<ProfileRow>;
  MemberClosedDetails: ResolverTypeWrapper<Details>;
  MemberFile: ResolverTypeWrapper<ProfileRow>;
  MemberFrozenDetails: ResolverTypeWrapper<Details>;
  MemberMoney: ResolverTypeWrapper<MemberMoneyRow>;
  MemberReleasedDetails: ResolverTypeWrapper<Details>;
  MemberSummary: ResolverTypeWrapper<ProfileRow>;
  MemberSummaryConnection: ResolverTypeWrapper<MemberSummaryPage>;
  MemberSummaryEdge: ResolverTypeWrapper<Omit<MemberSummaryEdge, 'node'> & { node: ResolversTypes['MemberSummary'] }>;
  Money: ResolverTypeWrapper<Scalars['Money']['output']>;
  MovedInterest: MovedInterest;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  Notification: ResolverTypeWrapper<NotificationRow>;
  NotificationConnection: ResolverTypeWrapper<NotificationPage>;
  NotificationDetails: ResolverTypeWrapper<Details>;
  NotificationEdge: ResolverTypeWrapper<Omit<NotificationEdge, 'node'> & { node: ResolversTypes['Notification'] }>;
  NotificationKind: NotificationKind;
  OpenBankItem: ResolverTypeWrapper<OpenBankItemRow>;
  OpenBankItemKind: OpenBankItemKind;
  Opportunity: ResolverTypeWrapper<OpportunityRow>;
  OpportunityConnection: ResolverTypeWrapper<OpportunityPage>;
  OpportunityEdge: ResolverTypeWrapper<Omit<OpportunityEdge, 'node'> & { node: ResolversTypes['Opportunity'] }>;
  OpportunityFilter: OpportunityFilter;
  OpportunitySort: OpportunitySort;
  OwnPlanPart: ResolverTypeWrapper<OwnPlanPart>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Payment: ResolverTypeWrapper<PaymentRow>;
  PaymentConnection: ResolverTypeWrapper<PaymentPage>;
  PaymentDirection: PaymentDirection;
  PaymentEdge: ResolverTypeWrapper<Omit<PaymentEdge, 'node'> & { node: ResolversTypes['Payment'] }>;
  PaymentState: PaymentState;
  PenaltyTerms: ResolverTypeWrapper<PenaltyTerms>;
  Percent: ResolverTypeWrapper<Scalars['Percent']['output']>;
  PlanChange: ResolverTypeWrapper<MadePlanChange>;
  PlanChangeConnection: ResolverTypeWrapper<PlanChangePage>;
  PlanChangeEdge: ResolverTypeWrapper<Omit<PlanChangeEdge, 'node'> & { node: ResolversTypes['PlanChange'] }>;
  PlanChangeKind: PlanChangeKind;
  PlanChangeStage: PlanChangeStage;
  PlanChangeStatus: PlanChangeStatus;
  PlanChangedDetails: ResolverTypeWrapper<Details>;
  PlanTotals: ResolverTypeWrapper<PlanTotals>;
  Platform: ResolverTypeWrapper<Platform>;
  Portfolio: ResolverTypeWrapper<PortfolioRow>;
  PortfolioMonth: ResolverTypeWrapper<PortfolioMonthRow>;
  PortfolioRisk: ResolverTypeWrapper<PortfolioRiskRow>;
  Preferences: ResolverTypeWrapper<PreferencesRow>;
  Prepayment: Prepayment;
  Profile: ResolverTypeWrapper<ProfileRow>;
  PublishLoanInput: PublishLoanInput;
  PublishLoanPayload: ResolverTypeWrapper<Omit<PublishLoanPayload, 'loan'> & { loan?: Maybe<ResolversTypes['Loan']> }>;
  PurposeCount: ResolverTypeWrapper<PurposeCount>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuotedInstalment: ResolverTypeWrapper<QuotedInstalmentRow>;
  Reconciliation: ResolverTypeWrapper<ReconciliationRow>;
  RecordRecoveryInput: RecordRecoveryInput;
  RecordRecoveryPayload: ResolverTypeWrapper<Omit<RecordRecoveryPayload, 'loan' | 'request' | 'transaction'> & { loan?: Maybe<ResolversTypes['Loan']>, request?: Maybe<ResolversTypes['ApprovalRequest']>, transaction?: Maybe<ResolversTypes['Transaction']> }>;
  RecoveryRecordedDetails: ResolverTypeWrapper<Details>;
  RedactAuditTrailInput: RedactAuditTrailInput;
  RedactAuditTrailPayload: ResolverTypeWrapper<Omit<RedactAuditTrailPayload, 'request'> & { request?: Maybe<ResolversTypes['ApprovalRequest']> }>;
  RejectRequestInput: RejectRequestInput;
  RejectRequestPayload: ResolverTypeWrapper<Omit<RejectRequestPayload, 'request'> & { request?: Maybe<ResolversTypes['ApprovalRequest']> }>;
  ReleaseLoanInput: ReleaseLoanInput;
  ReleaseLoanPayload: ResolverTypeWrapper<Omit<ReleaseLoanPayload, 'loan'> & { loan?: Maybe<ResolversTypes['Loan']> }>;
  ReleaseMemberInput: ReleaseMemberInput;
  ReleaseMemberPayload: ResolverTypeWrapper<Omit<ReleaseMemberPayload, 'member'> & { member?: Maybe<ResolversTypes['Member']> }>;
  RemoveWebhookPayload: ResolverTypeWrapper<Omit<RemoveWebhookPayload, 'webhook'> & { webhook?: Maybe<ResolversTypes['Webhook']> }>;
  RepayLoanInput: RepayLoanInput;
  RepayLoanPayload: ResolverTypeWrapper<Omit<RepayLoanPayload, 'loan' | 'transaction' | 'wallet'> & { loan?: Maybe<ResolversTypes['Loan']>, transaction?: Maybe<ResolversTypes['Transaction']>, wallet?: Maybe<ResolversTypes['Wallet']> }>;
  RepaymentBookedDetails: ResolverTypeWrapper<Details>;
  RepaymentDueDetails: ResolverTypeWrapper<Details>;
  RepaymentLateDetails: ResolverTypeWrapper<Details>;
  RepaymentReceivedDetails: ResolverTypeWrapper<Details>;
  RepaymentSchedule: ResolverTypeWrapper<RepaymentScheduleRow>;
  RepaymentTakenBackDetails: ResolverTypeWrapper<Details>;
  RepaymentTakenDetails: ResolverTypeWrapper<Details>;
  RepaymentUndoneDetails: ResolverTypeWrapper<Details>;
  ResendWebhookEventsInput: ResendWebhookEventsInput;
  ResendWebhookEventsPayload: ResolverTypeWrapper<Omit<ResendWebhookEventsPayload, 'webhook'> & { webhook?: Maybe<ResolversTypes['Webhook']> }>;
  RetryWebhookDeliveryInput: RetryWebhookDeliveryInput;
  RetryWebhookDeliveryPayload: ResolverTypeWrapper<Omit<RetryWebhookDeliveryPayload, 'delivery'> & { delivery?: Maybe<ResolversTypes['WebhookDelivery']> }>;
  ReturnLoanInput: ReturnLoanInput;
  ReturnLoanPayload: ResolverTypeWrapper<Omit<ReturnLoanPayload, 'loan'> & { loan?: Maybe<ResolversTypes['Loan']> }>;
  ReversalDetails: ResolverTypeWrapper<Details>;
  ReverseTransactionInput: ReverseTransactionInput;
  ReverseTransactionPayload: ResolverTypeWrapper<Omit<ReverseTransactionPayload, 'request' | 'transaction'> & { request?: Maybe<ResolversTypes['ApprovalRequest']>, transaction?: Maybe<ResolversTypes['Transaction']> }>;
  ReviewMemberInput: ReviewMemberInput;
  ReviewMemberPayload: ResolverTypeWrapper<Omit<ReviewMemberPayload, 'member'> & { member?: Maybe<ResolversTypes['Member']> }>;
  RiskLevel: RiskLevel;
  RiskLevelCount: ResolverTypeWrapper<RiskLevelCount>;
  RotateWebhookSecretPayload: ResolverTypeWrapper<Omit<RotateWebhookSecretPayload, 'webhook'> & { webhook?: Maybe<ResolversTypes['Webhook']> }>;
  Safeguarding: ResolverTypeWrapper<SafeguardingRow>;
  SafeguardingItem: ResolverTypeWrapper<SafeguardingItem>;
  SafeguardingItemKind: SafeguardingItemKind;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Transaction: ResolverTypeWrapper<Line>;
  TransactionConnection: ResolverTypeWrapper<TransactionPage>;
  TransactionDirection: TransactionDirection;
  TransactionEdge: ResolverTypeWrapper<Omit<TransactionEdge, 'node'> & { node: ResolversTypes['Transaction'] }>;
  TransactionStatus: TransactionStatus;
  TransactionType: TransactionType;
  TransferInput: TransferInput;
  TransferPayload: ResolverTypeWrapper<Omit<TransferPayload, 'transaction' | 'wallet'> & { transaction?: Maybe<ResolversTypes['Transaction']>, wallet?: Maybe<ResolversTypes['Wallet']> }>;
  TransferReceivedDetails: ResolverTypeWrapper<Details>;
  UndoMode: UndoMode;
  UndoPlanChangeInput: UndoPlanChangeInput;
  UndoPlanChangePayload: ResolverTypeWrapper<Omit<UndoPlanChangePayload, 'loan' | 'planChange' | 'request' | 'schedule'> & { loan?: Maybe<ResolversTypes['Loan']>, planChange?: Maybe<ResolversTypes['PlanChange']>, request?: Maybe<ResolversTypes['ApprovalRequest']>, schedule?: Maybe<ResolversTypes['RepaymentSchedule']> }>;
  UndoRepaymentInput: UndoRepaymentInput;
  UndoRepaymentPayload: ResolverTypeWrapper<Omit<UndoRepaymentPayload, 'loan' | 'request' | 'transaction'> & { loan?: Maybe<ResolversTypes['Loan']>, request?: Maybe<ResolversTypes['ApprovalRequest']>, transaction?: Maybe<ResolversTypes['Transaction']> }>;
  UpdateLoanInput: UpdateLoanInput;
  UpdateLoanPayload: ResolverTypeWrapper<Omit<UpdateLoanPayload, 'loan'> & { loan?: Maybe<ResolversTypes['Loan']> }>;
  UpdatePreferencesInput: UpdatePreferencesInput;
  UpdatePreferencesPayload: ResolverTypeWrapper<Omit<UpdatePreferencesPayload, 'preferences'> & { preferences?: Maybe<ResolversTypes['Preferences']> }>;
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfilePayload: ResolverTypeWrapper<Omit<UpdateProfilePayload, 'profile'> & { profile?: Maybe<ResolversTypes['Profile']> }>;
  UpdateWebhookInput: UpdateWebhookInput;
  UpdateWebhookPayload: ResolverTypeWrapper<Omit<UpdateWebhookPayload, 'webhook'> & { webhook?: Maybe<ResolversTypes['Webhook']> }>;
  UserError: ResolverTypeWrapper<UserError>;
  UserType: UserType;
  VerificationStatus: VerificationStatus;
  WaiveChargeInput: WaiveChargeInput;
  WaiveChargePayload: ResolverTypeWrapper<Omit<WaiveChargePayload, 'charge' | 'loan' | 'request'> & { charge?: Maybe<ResolversTypes['Charge']>, loan?: Maybe<ResolversTypes['Loan']>, request?: Maybe<ResolversTypes['ApprovalRequest']> }>;
  Wallet: ResolverTypeWrapper<WalletRow>;
  Webhook: ResolverTypeWrapper<WebhookRow>;
  WebhookDelivery: ResolverTypeWrapper<DeliveryRow>;
  WebhookDeliveryConnection: ResolverTypeWrapper<DeliveryPage>;
  WebhookDeliveryEdge: ResolverTypeWrapper<Omit<WebhookDeliveryEdge, 'node'> & { node: ResolversTypes['WebhookDelivery'] }>;
  WebhookDeliveryState: WebhookDeliveryState;
  WebhookDisabledReason: WebhookDisabledReason;
  WebhookInput: WebhookInput;
  WebhookPayload: WebhookPayload;
  WithdrawFromLoanInput: WithdrawFromLoanInput;
  WithdrawFromLoanPayload: ResolverTypeWrapper<Omit<WithdrawFromLoanPayload, 'loan' | 'wallet'> & { loan?: Maybe<ResolversTypes['Loan']>, wallet?: Maybe<ResolversTypes['Wallet']> }>;
  WithdrawInput: WithdrawInput;
  WithdrawPayload: ResolverTypeWrapper<Omit<WithdrawPayload, 'transaction' | 'wallet'> & { transaction?: Maybe<ResolversTypes['Transaction']>, wallet?: Maybe<ResolversTypes['Wallet']> }>;
  WithdrawWhileLate: WithdrawWhileLate;
  WithdrawalDetails: ResolverTypeWrapper<Details>;
  WithdrawalFailedDetails: ResolverTypeWrapper<Details>;
  WriteOffLoanInput: WriteOffLoanInput;
  WriteOffLoanPayload: ResolverTypeWrapper<Omit<WriteOffLoanPayload, 'loan' | 'request'> & { loan?: Maybe<ResolversTypes['Loan']>, request?: Maybe<ResolversTypes['ApprovalRequest']> }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddBankAccountInput: AddBankAccountInput;
  AddBankAccountPayload: Omit<AddBankAccountPayload, 'bankAccount'> & { bankAccount?: Maybe<ResolversParentTypes['BankAccount']> };
  AdvanceClockInput: AdvanceClockInput;
  AdvanceClockPayload: Omit<AdvanceClockPayload, 'clock'> & { clock?: Maybe<ResolversParentTypes['Clock']> };
  ApprovalRequest: ApprovalRequestRow;
  ApprovalRequestConnection: ApprovalRequestPage;
  ApprovalRequestEdge: Omit<ApprovalRequestEdge, 'node'> & { node: ResolversParentTypes['ApprovalRequest'] };
  ApproveLoanInput: ApproveLoanInput;
  ApproveLoanPayload: Omit<ApproveLoanPayload, 'loan'> & { loan?: Maybe<ResolversParentTypes['Loan']> };
  ApprovePaymentInput: ApprovePaymentInput;
  ApprovePaymentPayload: Omit<ApprovePaymentPayload, 'payment'> & { payment?: Maybe<ResolversParentTypes['Payment']> };
  ApproveRequestInput: ApproveRequestInput;
  ApproveRequestPayload: Omit<ApproveRequestPayload, 'request'> & { request?: Maybe<ResolversParentTypes['ApprovalRequest']> };
  AssignBankLineInput: AssignBankLineInput;
  AssignBankLinePayload: Omit<AssignBankLinePayload, 'bankLine' | 'request'> & { bankLine?: Maybe<ResolversParentTypes['BankLine']>, request?: Maybe<ResolversParentTypes['ApprovalRequest']> };
  AuditActor: Actor;
  AuditEntry: AuditEntryRow;
  AuditEntryConnection: AuditEntryPage;
  AuditEntryEdge: Omit<AuditEntryEdge, 'node'> & { node: ResolversParentTypes['AuditEntry'] };
  AuditTrailFilter: AuditTrailFilter;
  AutoInvestedDetails: Details;
  BBox: BBox;
  BankAccount: BankAccountState;
  BankAccountAddedDetails: Details;
  BankAccountInput: BankAccountInput;
  BankAccountPayload: Omit<BankAccountPayload, 'bankAccount'> & { bankAccount?: Maybe<ResolversParentTypes['BankAccount']> };
  BankLine: BankLineRow;
  BankTransferDetails: BankTransferDetails;
  Boolean: Scalars['Boolean']['output'];
  BorrowerRecord: BorrowerRecord;
  CancelLoanInput: CancelLoanInput;
  CancelLoanPayload: Omit<CancelLoanPayload, 'loan' | 'request'> & { loan?: Maybe<ResolversParentTypes['Loan']>, request?: Maybe<ResolversParentTypes['ApprovalRequest']> };
  CancelPaymentInput: CancelPaymentInput;
  CancelPaymentPayload: Omit<CancelPaymentPayload, 'payment'> & { payment?: Maybe<ResolversParentTypes['Payment']> };
  CashFlowConnection: CashFlowPage;
  CashFlowEdge: Omit<CashFlowEdge, 'node'> & { node: ResolversParentTypes['CashFlowEntry'] };
  CashFlowEntry: CashFlowRow;
  ChangeEmailAddressInput: ChangeEmailAddressInput;
  ChangeEmailAddressPayload: Omit<ChangeEmailAddressPayload, 'emailAddress'> & { emailAddress?: Maybe<ResolversParentTypes['EmailAddress']> };
  ChangeOwnPlanInput: ChangeOwnPlanInput;
  ChangeOwnPlanPayload: Omit<ChangeOwnPlanPayload, 'loan' | 'planChange' | 'schedule'> & { loan?: Maybe<ResolversParentTypes['Loan']>, planChange?: Maybe<ResolversParentTypes['PlanChange']>, schedule?: Maybe<ResolversParentTypes['RepaymentSchedule']> };
  ChangePlanInput: ChangePlanInput;
  ChangePlanPayload: Omit<ChangePlanPayload, 'loan' | 'planChange' | 'request' | 'schedule'> & { loan?: Maybe<ResolversParentTypes['Loan']>, planChange?: Maybe<ResolversParentTypes['PlanChange']>, request?: Maybe<ResolversParentTypes['ApprovalRequest']>, schedule?: Maybe<ResolversParentTypes['RepaymentSchedule']> };
  Charge: ChargeRow;
  ChargeConnection: ChargePage;
  ChargeEdge: Omit<ChargeEdge, 'node'> & { node: ResolversParentTypes['Charge'] };
  ChargeWaivedDetails: Details;
  Clock: ClockState;
  CloseMemberInput: CloseMemberInput;
  CloseMemberPayload: Omit<CloseMemberPayload, 'member'> & { member?: Maybe<ResolversParentTypes['Member']> };
  CreateLoanInput: CreateLoanInput;
  CreateLoanPayload: Omit<CreateLoanPayload, 'loan'> & { loan?: Maybe<ResolversParentTypes['Loan']> };
  CreateNotificationInput: CreateNotificationInput;
  CreateNotificationPayload: Omit<CreateNotificationPayload, 'notification'> & { notification?: Maybe<ResolversParentTypes['Notification']> };
  CreateWebhookInput: CreateWebhookInput;
  CreateWebhookPayload: Omit<CreateWebhookPayload, 'webhook'> & { webhook?: Maybe<ResolversParentTypes['Webhook']> };
  CustomDetails: Details;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DefaultLoanInput: DefaultLoanInput;
  DefaultLoanPayload: Omit<DefaultLoanPayload, 'loan'> & { loan?: Maybe<ResolversParentTypes['Loan']> };
  DepositDetails: Details;
  DepositFailedDetails: Details;
  DepositInput: DepositInput;
  DepositPayload: Omit<DepositPayload, 'transaction' | 'wallet'> & { transaction?: Maybe<ResolversParentTypes['Transaction']>, wallet?: Maybe<ResolversParentTypes['Wallet']> };
  EmailAddress: MailAddress;
  Event: LoggedEvent;
  EventPage: LoggedEvents;
  ExpectedMonth: ExpectedMonthRow;
  FeeRefundedDetails: Details;
  Float: Scalars['Float']['output'];
  FormerInstalment: FormerInstalmentRow;
  FormerInstalmentConnection: FormerInstalmentPage;
  FormerInstalmentEdge: Omit<FormerInstalmentEdge, 'node'> & { node: ResolversParentTypes['FormerInstalment'] };
  FreezeLoanInput: FreezeLoanInput;
  FreezeLoanPayload: Omit<FreezeLoanPayload, 'loan'> & { loan?: Maybe<ResolversParentTypes['Loan']> };
  FreezeMemberInput: FreezeMemberInput;
  FreezeMemberPayload: Omit<FreezeMemberPayload, 'member'> & { member?: Maybe<ResolversParentTypes['Member']> };
  FrozenAccount: FrozenAccountRow;
  Holding: HoldingRow;
  HoldingConnection: HoldingPage;
  HoldingEdge: Omit<HoldingEdge, 'node'> & { node: ResolversParentTypes['Holding'] };
  ID: Scalars['ID']['output'];
  ImportLoansInput: ImportLoansInput;
  ImportLoansPayload: Omit<ImportLoansPayload, 'results'> & { results?: Maybe<Array<ResolversParentTypes['ImportedLoan']>> };
  ImportedLoan: Omit<ImportedLoan, 'loan'> & { loan?: Maybe<ResolversParentTypes['Loan']> };
  Instalment: InstalmentRow;
  Int: Scalars['Int']['output'];
  InvestInput: InvestInput;
  InvestPayload: Omit<InvestPayload, 'investment' | 'loan' | 'wallet'> & { investment?: Maybe<ResolversParentTypes['Investment']>, loan?: Maybe<ResolversParentTypes['Loan']>, wallet?: Maybe<ResolversParentTypes['Wallet']> };
  Investment: InvestmentRow;
  InvestmentActiveDetails: Details;
  InvestmentConnection: InvestmentPage;
  InvestmentDefaultedDetails: Details;
  InvestmentEdge: Omit<InvestmentEdge, 'node'> & { node: ResolversParentTypes['Investment'] };
  InvestmentPausedDetails: Details;
  InvestmentPlanChangedDetails: Details;
  InvestmentReceivedDetails: Details;
  InvestmentReleasedDetails: Details;
  InvestmentRepaidDetails: Details;
  InvestmentResumedDetails: Details;
  InvestmentWithdrawnDetails: Details;
  InvestmentWrittenOffDetails: Details;
  JSONObject: Scalars['JSONObject']['output'];
  LateFeeChargedDetails: Details;
  LateFeeTerms: LateFeeTerms;
  LateTerms: LateTerms;
  Latitude: Scalars['Latitude']['output'];
  LedgerEntry: EntryRow;
  LedgerEntryConnection: LedgerEntryPage;
  LedgerEntryEdge: Omit<LedgerEntryEdge, 'node'> & { node: ResolversParentTypes['LedgerEntry'] };
  Letter: LetterRow;
  LetterConnection: LetterPage;
  LetterEdge: Omit<LetterEdge, 'node'> & { node: ResolversParentTypes['Letter'] };
  Loan: LoanRow;
  LoanApprovedDetails: Details;
  LoanCancelledDetails: Details;
  LoanChanges: Omit<LoanChanges, 'upserted'> & { upserted: Array<ResolversParentTypes['Loan']> };
  LoanConnection: LoanPage;
  LoanDefaultedDetails: Details;
  LoanDisbursedDetails: Details;
  LoanEdge: Omit<LoanEdge, 'node'> & { node: ResolversParentTypes['Loan'] };
  LoanEvent: LoanEventRow;
  LoanExpiredDetails: Details;
  LoanFacets: LoanFacetRows;
  LoanFilter: LoanFilter;
  LoanFrozenDetails: Details;
  LoanFundedDetails: Details;
  LoanMarkerFilter: LoanMarkerFilter;
  LoanPausedDetails: Details;
  LoanQuote: Quote;
  LoanReleasedDetails: Details;
  LoanRepaidDetails: Details;
  LoanResumedDetails: Details;
  LoanReturnedDetails: Details;
  LoanStatusCount: LoanStatusCount;
  LoanToImport: LoanToImport;
  LoanWithdrawnDetails: Details;
  LoanWrittenOffDetails: Details;
  Longitude: Scalars['Longitude']['output'];
  Mandate: Mandate;
  MarkAllNotificationsReadInput: MarkAllNotificationsReadInput;
  MarkAllNotificationsReadPayload: MarkAllNotificationsReadPayload;
  MarkNotificationReadInput: MarkNotificationReadInput;
  MarkNotificationReadPayload: Omit<MarkNotificationReadPayload, 'notification'> & { notification?: Maybe<ResolversParentTypes['Notification']> };
  Marker: MarkerRow;
  MarkerChanges: Omit<MarkerChanges, 'upserted'> & { upserted: Array<ResolversParentTypes['Marker']> };
  MarkerList: MarkerListRow;
  Member: ProfileRow;
  MemberClosedDetails: Details;
  MemberFile: ProfileRow;
  MemberFrozenDetails: Details;
  MemberMoney: MemberMoneyRow;
  MemberReleasedDetails: Details;
  MemberSummary: ProfileRow;
  MemberSummaryConnection: MemberSummaryPage;
  MemberSummaryEdge: Omit<MemberSummaryEdge, 'node'> & { node: ResolversParentTypes['MemberSummary'] };
  Money: Scalars['Money']['output'];
  Mutation: Record<PropertyKey, never>;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  Notification: NotificationRow;
  NotificationConnection: NotificationPage;
  NotificationDetails: Details;
  NotificationEdge: Omit<NotificationEdge, 'node'> & { node: ResolversParentTypes['Notification'] };
  OpenBankItem: OpenBankItemRow;
  Opportunity: OpportunityRow;
  OpportunityConnection: OpportunityPage;
  OpportunityEdge: Omit<OpportunityEdge, 'node'> & { node: ResolversParentTypes['Opportunity'] };
  OpportunityFilter: OpportunityFilter;
  OwnPlanPart: OwnPlanPart;
  PageInfo: PageInfo;
  Payment: PaymentRow;
  PaymentConnection: PaymentPage;
  PaymentEdge: Omit<PaymentEdge, 'node'> & { node: ResolversParentTypes['Payment'] };
  PenaltyTerms: PenaltyTerms;
  Percent: Scalars['Percent']['output'];
  PlanChange: MadePlanChange;
  PlanChangeConnection: PlanChangePage;
  PlanChangeEdge: Omit<PlanChangeEdge, 'node'> & { node: ResolversParentTypes['PlanChange'] };
  PlanChangedDetails: Details;
  PlanTotals: PlanTotals;
  Platform: Platform;
  Portfolio: PortfolioRow;
  PortfolioMonth: PortfolioMonthRow;
  PortfolioRisk: PortfolioRiskRow;
  Preferences: PreferencesRow;
  Profile: ProfileRow;
  PublishLoanInput: PublishLoanInput;
  PublishLoanPayload: Omit<PublishLoanPayload, 'loan'> & { loan?: Maybe<ResolversParentTypes['Loan']> };
  PurposeCount: PurposeCount;
  Query: Record<PropertyKey, never>;
  QuotedInstalment: QuotedInstalmentRow;
  Reconciliation: ReconciliationRow;
  RecordRecoveryInput: RecordRecoveryInput;
  RecordRecoveryPayload: Omit<RecordRecoveryPayload, 'loan' | 'request' | 'transaction'> & { loan?: Maybe<ResolversParentTypes['Loan']>, request?: Maybe<ResolversParentTypes['ApprovalRequest']>, transaction?: Maybe<ResolversParentTypes['Transaction']> };
  RecoveryRecordedDetails: Details;
  RedactAuditTrailInput: RedactAuditTrailInput;
  RedactAuditTrailPayload: Omit<RedactAuditTrailPayload, 'request'> & { request?: Maybe<ResolversParentTypes['ApprovalRequest']> };
  RejectRequestInput: RejectRequestInput;
  RejectRequestPayload: Omit<RejectRequestPayload, 'request'> & { request?: Maybe<ResolversParentTypes['ApprovalRequest']> };
  ReleaseLoanInput: ReleaseLoanInput;
  ReleaseLoanPayload: Omit<ReleaseLoanPayload, 'loan'> & { loan?: Maybe<ResolversParentTypes['Loan']> };
  ReleaseMemberInput: ReleaseMemberInput;
  ReleaseMemberPayload: Omit<ReleaseMemberPayload, 'member'> & { member?: Maybe<ResolversParentTypes['Member']> };
  RemoveWebhookPayload: Omit<RemoveWebhookPayload, 'webhook'> & { webhook?: Maybe<ResolversParentTypes['Webhook']> };
  RepayLoanInput: RepayLoanInput;
  RepayLoanPayload: Omit<RepayLoanPayload, 'loan' | 'transaction' | 'wallet'> & { loan?: Maybe<ResolversParentTypes['Loan']>, transaction?: Maybe<ResolversParentTypes['Transaction']>, wallet?: Maybe<ResolversParentTypes['Wallet']> };
  RepaymentBookedDetails: Details;
  RepaymentDueDetails: Details;
  RepaymentLateDetails: Details;
  RepaymentReceivedDetails: Details;
  RepaymentSchedule: RepaymentScheduleRow;
  RepaymentTakenBackDetails: Details;
  RepaymentTakenDetails: Details;
  RepaymentUndoneDetails: Details;
  ResendWebhookEventsInput: ResendWebhookEventsInput;
  ResendWebhookEventsPayload: Omit<ResendWebhookEventsPayload, 'webhook'> & { webhook?: Maybe<ResolversParentTypes['Webhook']> };
  RetryWebhookDeliveryInput: RetryWebhookDeliveryInput;
  RetryWebhookDeliveryPayload: Omit<RetryWebhookDeliveryPayload, 'delivery'> & { delivery?: Maybe<ResolversParentTypes['WebhookDelivery']> };
  ReturnLoanInput: ReturnLoanInput;
  ReturnLoanPayload: Omit<ReturnLoanPayload, 'loan'> & { loan?: Maybe<ResolversParentTypes['Loan']> };
  ReversalDetails: Details;
  ReverseTransactionInput: ReverseTransactionInput;
  ReverseTransactionPayload: Omit<ReverseTransactionPayload, 'request' | 'transaction'> & { request?: Maybe<ResolversParentTypes['ApprovalRequest']>, transaction?: Maybe<ResolversParentTypes['Transaction']> };
  ReviewMemberInput: ReviewMemberInput;
  ReviewMemberPayload: Omit<ReviewMemberPayload, 'member'> & { member?: Maybe<ResolversParentTypes['Member']> };
  RiskLevelCount: RiskLevelCount;
  RotateWebhookSecretPayload: Omit<RotateWebhookSecretPayload, 'webhook'> & { webhook?: Maybe<ResolversParentTypes['Webhook']> };
  Safeguarding: SafeguardingRow;
  SafeguardingItem: SafeguardingItem;
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  Transaction: Line;
  TransactionConnection: TransactionPage;
  TransactionEdge: Omit<TransactionEdge, 'node'> & { node: ResolversParentTypes['Transaction'] };
  TransferInput: TransferInput;
  TransferPayload: Omit<TransferPayload, 'transaction' | 'wallet'> & { transaction?: Maybe<ResolversParentTypes['Transaction']>, wallet?: Maybe<ResolversParentTypes['Wallet']> };
  TransferReceivedDetails: Details;
  UndoPlanChangeInput: UndoPlanChangeInput;
  UndoPlanChangePayload: Omit<UndoPlanChangePayload, 'loan' | 'planChange' | 'request' | 'schedule'> & { loan?: Maybe<ResolversParentTypes['Loan']>, planChange?: Maybe<ResolversParentTypes['PlanChange']>, request?: Maybe<ResolversParentTypes['ApprovalRequest']>, schedule?: Maybe<ResolversParentTypes['RepaymentSchedule']> };
  UndoRepaymentInput: UndoRepaymentInput;
  UndoRepaymentPayload: Omit<UndoRepaymentPayload, 'loan' | 'request' | 'transaction'> & { loan?: Maybe<ResolversParentTypes['Loan']>, request?: Maybe<ResolversParentTypes['ApprovalRequest']>, transaction?: Maybe<ResolversParentTypes['Transaction']> };
  UpdateLoanInput: UpdateLoanInput;
  UpdateLoanPayload: Omit<UpdateLoanPayload, 'loan'> & { loan?: Maybe<ResolversParentTypes['Loan']> };
  UpdatePreferencesInput: UpdatePreferencesInput;
  UpdatePreferencesPayload: Omit<UpdatePreferencesPayload, 'preferences'> & { preferences?: Maybe<ResolversParentTypes['Preferences']> };
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfilePayload: Omit<UpdateProfilePayload, 'profile'> & { profile?: Maybe<ResolversParentTypes['Profile']> };
  UpdateWebhookInput: UpdateWebhookInput;
  UpdateWebhookPayload: Omit<UpdateWebhookPayload, 'webhook'> & { webhook?: Maybe<ResolversParentTypes['Webhook']> };
  UserError: UserError;
  WaiveChargeInput: WaiveChargeInput;
  WaiveChargePayload: Omit<WaiveChargePayload, 'charge' | 'loan' | 'request'> & { charge?: Maybe<ResolversParentTypes['Charge']>, loan?: Maybe<ResolversParentTypes['Loan']>, request?: Maybe<ResolversParentTypes['ApprovalRequest']> };
  Wallet: WalletRow;
  Webhook: WebhookRow;
  WebhookDelivery: DeliveryRow;
  WebhookDeliveryConnection: DeliveryPage;
  WebhookDeliveryEdge: Omit<WebhookDeliveryEdge, 'node'> & { node: ResolversParentTypes['WebhookDelivery'] };
  WebhookInput: WebhookInput;
  WithdrawFromLoanInput: WithdrawFromLoanInput;
  WithdrawFromLoanPayload: Omit<WithdrawFromLoanPayload, 'loan' | 'wallet'> & { loan?: Maybe<ResolversParentTypes['Loan']>, wallet?: Maybe<ResolversParentTypes['Wallet']> };
  WithdrawInput: WithdrawInput;
  WithdrawPayload: Omit<WithdrawPayload, 'transaction' | 'wallet'> & { transaction?: Maybe<ResolversParentTypes['Transaction']>, wallet?: Maybe<ResolversParentTypes['Wallet']> };
  WithdrawalDetails: Details;
  WithdrawalFailedDetails: Details;
  WriteOffLoanInput: WriteOffLoanInput;
  WriteOffLoanPayload: Omit<WriteOffLoanPayload, 'loan' | 'request'> & { loan?: Maybe<ResolversParentTypes['Loan']>, request?: Maybe<ResolversParentTypes['ApprovalRequest']> };
};

export type CostDirectiveArgs = {
  each?: Maybe<Scalars['Boolean']['input']>;
  weight: Scalars['Int']['input'];
};

export type CostDirectiveResolver<Result, Parent, ContextType = Context, Args = CostDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ListSizeDirectiveArgs = {
  assumedSize: Maybe<Scalars['Int']['input']>;
  slicingArguments: Maybe<Array<Scalars['String']['input']>>;
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = Context, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type MovesMoneyDirectiveArgs = { };

export type MovesMoneyDirectiveResolver<Result, Parent, ContextType = Context, Args = MovesMoneyDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type OpenToBlockedDirectiveArgs = { };

export type OpenToBlockedDirectiveResolver<Result, Parent, ContextType = Context, Args = OpenToBlockedDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AddBankAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddBankAccountPayload'] = ResolversParentTypes['AddBankAccountPayload']> = {
  bankAccount?: Resolver<Maybe<ResolversTypes['BankAccount']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AdvanceClockPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdvanceClockPayload'] = ResolversParentTypes['AdvanceClockPayload']> = {
  clock?: Resolver<Maybe<ResolversTypes['Clock']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ApprovalRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApprovalRequest'] = ResolversParentTypes['ApprovalRequest']> = {
  act?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  askedBy?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  askedById?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  askedBySubject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bankLine?: Resolver<Maybe<ResolversTypes['BankLine']>, ParentType, ContextType>;
  charge?: Resolver<Maybe<ResolversTypes['Charge']>, ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  decidedById?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  decidedBySubject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mode?: Resolver<Maybe<ResolversTypes['UndoMode']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reasonPublic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  redacted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ApprovalStatus'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
  valueDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type ApprovalRequestConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApprovalRequestConnection'] = ResolversParentTypes['ApprovalRequestConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ApprovalRequestEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ApprovalRequest']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ApprovalRequestEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApprovalRequestEdge'] = ResolversParentTypes['ApprovalRequestEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ApprovalRequest'], ParentType, ContextType>;
};

export type ApprovalStatusResolvers = EnumResolverSignature<{ APPROVED?: any, PENDING?: any, REJECTED?: any }, ResolversTypes['ApprovalStatus']>;

export type ApproveLoanPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApproveLoanPayload'] = ResolversParentTypes['ApproveLoanPayload']> = {
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ApprovePaymentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApprovePaymentPayload'] = ResolversParentTypes['ApprovePaymentPayload']> = {
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ApproveRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApproveRequestPayload'] = ResolversParentTypes['ApproveRequestPayload']> = {
  request?: Resolver<Maybe<ResolversTypes['ApprovalRequest']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AprMethodResolvers = EnumResolverSignature<{ EU?: any, US?: any }, ResolversTypes['AprMethod']>;

export type AprReasonResolvers = EnumResolverSignature<{ NOTHING_PAID_OUT?: any, NO_RATE?: any }, ResolversTypes['AprReason']>;

export type ArrearsResolvers = EnumResolverSignature<{ DAYS_1_TO_30?: any, DAYS_31_TO_60?: any, DAYS_61_TO_90?: any, OVER_90_DAYS?: any }, ResolversTypes['Arrears']>;

export type ArrearsInterestResolvers = EnumResolverSignature<{ CONTRACT?: any, NONE?: any, PENALTY?: any }, ResolversTypes['ArrearsInterest']>;

export type AssignBankLinePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssignBankLinePayload'] = ResolversParentTypes['AssignBankLinePayload']> = {
  bankLine?: Resolver<Maybe<ResolversTypes['BankLine']>, ParentType, ContextType>;
  request?: Resolver<Maybe<ResolversTypes['ApprovalRequest']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AuditActorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditActor'] = ResolversParentTypes['AuditActor']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditActorKindResolvers = EnumResolverSignature<{ JOB?: any, OPERATOR?: any, RULE?: any }, ResolversTypes['AuditActorKind']>;

export type AuditEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  act?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actor?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  actorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  actorKind?: Resolver<ResolversTypes['AuditActorKind'], ParentType, ContextType>;
  actorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actorSubject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  after?: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  memberId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  previousHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redacted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  refusedWith?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  targetId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  targetKind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditEntryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntryConnection'] = ResolversParentTypes['AuditEntryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AuditEntryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AuditEntryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntryEdge'] = ResolversParentTypes['AuditEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AuditEntry'], ParentType, ContextType>;
};

export type AutoInvestedDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AutoInvestedDetails'] = ResolversParentTypes['AutoInvestedDetails']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  investment?: Resolver<Maybe<ResolversTypes['Investment']>, ParentType, ContextType>;
  investmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loanTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankAccount'] = ResolversParentTypes['BankAccount']> = {
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  holder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BankAccountKind'], ParentType, ContextType>;
  lastDigits?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mandate?: Resolver<Maybe<ResolversTypes['Mandate']>, ParentType, ContextType>;
  usableAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type BankAccountAddedDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankAccountAddedDetails'] = ResolversParentTypes['BankAccountAddedDetails']> = {
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  lastDigits?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  usableAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankAccountKindResolvers = EnumResolverSignature<{ IBAN?: any, US?: any }, ResolversTypes['BankAccountKind']>;

export type BankAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankAccountPayload'] = ResolversParentTypes['BankAccountPayload']> = {
  bankAccount?: Resolver<Maybe<ResolversTypes['BankAccount']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type BankLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankLine'] = ResolversParentTypes['BankLine']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bookedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  counterparty?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastDigits?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  paymentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['BankLinePurpose'], ParentType, ContextType>;
  remittance?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BankLinePurposeResolvers = EnumResolverSignature<{ FEES?: any, PAYMENT?: any, PROVIDER?: any, RETURN?: any, SUSPENSE?: any }, ResolversTypes['BankLinePurpose']>;

export type BankTransferDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankTransferDetails'] = ResolversParentTypes['BankTransferDetails']> = {
  bic?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  holder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  iban?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BorrowerRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BorrowerRecord'] = ResolversParentTypes['BorrowerRecord']> = {
  currentlyLate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  loansRepaid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CancelLoanPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelLoanPayload'] = ResolversParentTypes['CancelLoanPayload']> = {
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  request?: Resolver<Maybe<ResolversTypes['ApprovalRequest']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CancelPaymentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelPaymentPayload'] = ResolversParentTypes['CancelPaymentPayload']> = {
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CashFlowCategoryResolvers = EnumResolverSignature<{ CHARGE?: any, DEPOSIT?: any, FEE?: any, INTEREST?: any, INVESTMENT?: any, LOAN?: any, LOSS?: any, PRINCIPAL?: any, REPAYMENT?: any, REVERSAL?: any, TRANSFER?: any, WITHDRAWAL?: any }, ResolversTypes['CashFlowCategory']>;

export type CashFlowConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashFlowConnection'] = ResolversParentTypes['CashFlowConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CashFlowEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['CashFlowEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CashFlowEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashFlowEdge'] = ResolversParentTypes['CashFlowEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CashFlowEntry'], ParentType, ContextType>;
};

export type CashFlowEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashFlowEntry'] = ResolversParentTypes['CashFlowEntry']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  balanceAfter?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  balanceChange?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['CashFlowCategory'], ParentType, ContextType>;
  counterparty?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  counterpartyId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  investment?: Resolver<Maybe<ResolversTypes['Investment']>, ParentType, ContextType>;
  investmentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
  transactionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ChangeEmailAddressPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeEmailAddressPayload'] = ResolversParentTypes['ChangeEmailAddressPayload']> = {
  emailAddress?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ChangeOwnPlanPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeOwnPlanPayload'] = ResolversParentTypes['ChangeOwnPlanPayload']> = {
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  planChange?: Resolver<Maybe<ResolversTypes['PlanChange']>, ParentType, ContextType>;
  schedule?: Resolver<Maybe<ResolversTypes['RepaymentSchedule']>, ParentType, ContextType>;
  totals?: Resolver<Maybe<ResolversTypes['PlanTotals']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ChangePlanPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePlanPayload'] = ResolversParentTypes['ChangePlanPayload']> = {
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  planChange?: Resolver<Maybe<ResolversTypes['PlanChange']>, ParentType, ContextType>;
  request?: Resolver<Maybe<ResolversTypes['ApprovalRequest']>, ParentType, ContextType>;
  schedule?: Resolver<Maybe<ResolversTypes['RepaymentSchedule']>, ParentType, ContextType>;
  totals?: Resolver<Maybe<ResolversTypes['PlanTotals']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ChargeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Charge'] = ResolversParentTypes['Charge']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  dueOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ChargeKind'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outstanding?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waived?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  waivedReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ChargeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChargeConnection'] = ResolversParentTypes['ChargeConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ChargeEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Charge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ChargeEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChargeEdge'] = ResolversParentTypes['ChargeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Charge'], ParentType, ContextType>;
};

export type ChargeKindResolvers = EnumResolverSignature<{ LATE_FEE?: any, PENALTY_INTEREST?: any }, ResolversTypes['ChargeKind']>;

export type ChargeWaivedDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChargeWaivedDetails'] = ResolversParentTypes['ChargeWaivedDetails']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  chargeKind?: Resolver<ResolversTypes['ChargeKind'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loanTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ClockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Clock'] = ResolversParentTypes['Clock']> = {
  businessDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  readyAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CloseMemberPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CloseMemberPayload'] = ResolversParentTypes['CloseMemberPayload']> = {
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateLoanPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateLoanPayload'] = ResolversParentTypes['CreateLoanPayload']> = {
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateNotificationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateNotificationPayload'] = ResolversParentTypes['CreateNotificationPayload']> = {
  notification?: Resolver<Maybe<ResolversTypes['Notification']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateWebhookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateWebhookPayload'] = ResolversParentTypes['CreateWebhookPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type CustomDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomDetails'] = ResolversParentTypes['CustomDetails']> = {
  data?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DefaultLoanPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DefaultLoanPayload'] = ResolversParentTypes['DefaultLoanPayload']> = {
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DepositDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DepositDetails'] = ResolversParentTypes['DepositDetails']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
  transactionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DepositFailedDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DepositFailedDetails'] = ResolversParentTypes['DepositFailedDetails']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  failureReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DepositPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DepositPayload'] = ResolversParentTypes['DepositPayload']> = {
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  wallet?: Resolver<Maybe<ResolversTypes['Wallet']>, ParentType, ContextType>;
};

export type EmailAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailAddress'] = ResolversParentTypes['EmailAddress']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bounceReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bouncedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fromToken?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pendingAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pendingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ErrorCodeResolvers = EnumResolverSignature<{ ALREADY_REVERSED?: any, AMOUNT_OUT_OF_RANGE?: any, BANK_ACCOUNT_NEW?: any, BORROWER_LATE?: any, CLOCK_BACKWARDS?: any, EXCEEDS_REMAINING?: any, FORBIDDEN?: any, HISTORY_UNKNOWN?: any, IDEMPOTENCY_IN_PROGRESS?: any, IDEMPOTENCY_KEY_REUSED?: any, INSUFFICIENT_FUNDS?: any, INSUFFICIENT_USER_AUTHENTICATION?: any, INVALID_TRANSITION?: any, KEY_EXPIRED?: any, LIMIT_EXCEEDED?: any, LOAN_NOT_EDITABLE?: any, LOAN_NOT_OPEN?: any, MANDATE_MISSING?: any, MONEY_OWED?: any, NOT_A_BORROWER?: any, NOT_A_LENDER?: any, NOT_FOUND?: any, OBLIGATIONS_LEFT?: any, OWN_ACCOUNT?: any, OWN_LOAN?: any, OWN_REQUEST?: any, PART_OF_LOAN?: any, PAYMENTS_UNAVAILABLE?: any, PLAN_CHANGE_IMPOSSIBLE?: any, REQUEST_PENDING?: any, SELF_TRANSFER?: any, VALIDATION_FAILED?: any, VERSION_CONFLICT?: any }, ResolversTypes['ErrorCode']>;

export type EventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Event'] = ResolversParentTypes['Event']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  data?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EventPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventPage'] = ResolversParentTypes['EventPage']> = {
  events?: Resolver<Array<ResolversTypes['Event']>, ParentType, ContextType>;
  nextAfter?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ExpectedMonthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExpectedMonth'] = ResolversParentTypes['ExpectedMonth']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  fees?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  interest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  principal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type FeeRefundResolvers = EnumResolverSignature<{ NONE?: any, PRO_RATA?: any }, ResolversTypes['FeeRefund']>;

export type FeeRefundedDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeeRefundedDetails'] = ResolversParentTypes['FeeRefundedDetails']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
  transactionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FormerInstalmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormerInstalment'] = ResolversParentTypes['FormerInstalment']> = {
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  dueOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  interest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  prepaid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  principal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  replacedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type FormerInstalmentConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormerInstalmentConnection'] = ResolversParentTypes['FormerInstalmentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['FormerInstalmentEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['FormerInstalment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FormerInstalmentEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormerInstalmentEdge'] = ResolversParentTypes['FormerInstalmentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['FormerInstalment'], ParentType, ContextType>;
};

export type FreezeLoanPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FreezeLoanPayload'] = ResolversParentTypes['FreezeLoanPayload']> = {
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FreezeMemberPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FreezeMemberPayload'] = ResolversParentTypes['FreezeMemberPayload']> = {
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FrozenAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FrozenAccount'] = ResolversParentTypes['FrozenAccount']> = {
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  frozenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  loans?: Resolver<ResolversTypes['LoanConnection'], ParentType, ContextType, Partial<FrozenAccountLoansArgs>>;
  notifications?: Resolver<ResolversTypes['NotificationConnection'], ParentType, ContextType, Partial<FrozenAccountNotificationsArgs>>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  wallet?: Resolver<ResolversTypes['Wallet'], ParentType, ContextType>;
};

export type HoldingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Holding'] = ResolversParentTypes['Holding']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  entries?: Resolver<ResolversTypes['LedgerEntryConnection'], ParentType, ContextType, Partial<HoldingEntriesArgs>>;
  investment?: Resolver<Maybe<ResolversTypes['Investment']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['HoldingKind'], ParentType, ContextType>;
};

export type HoldingConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HoldingConnection'] = ResolversParentTypes['HoldingConnection']> = {
  edges?: Resolver<Array<ResolversTypes['HoldingEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Holding']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type HoldingEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HoldingEdge'] = ResolversParentTypes['HoldingEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Holding'], ParentType, ContextType>;
};

export type HoldingKindResolvers = EnumResolverSignature<{ AVAILABLE?: any, HELD?: any, LENT?: any }, ResolversTypes['HoldingKind']>;

export type ImportLoansPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportLoansPayload'] = ResolversParentTypes['ImportLoansPayload']> = {
  results?: Resolver<Maybe<Array<ResolversTypes['ImportedLoan']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ImportedLoanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportedLoan'] = ResolversParentTypes['ImportedLoan']> = {
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  replayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type InstalmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Instalment'] = ResolversParentTypes['Instalment']> = {
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  chargesDue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  dueOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  interest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  prepaid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  principal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InstalmentStatus'], ParentType, ContextType>;
};

export type InstalmentStatusResolvers = EnumResolverSignature<{ OVERDUE?: any, PAID?: any, SCHEDULED?: any }, ResolversTypes['InstalmentStatus']>;

export type InvestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvestPayload'] = ResolversParentTypes['InvestPayload']> = {
  investment?: Resolver<Maybe<ResolversTypes['Investment']>, ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  wallet?: Resolver<Maybe<ResolversTypes['Wallet']>, ParentType, ContextType>;
};

export type InvestmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Investment'] = ResolversParentTypes['Investment']> = {
  accruedInterest?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  automatic?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  chargesEarned?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interestEarned?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  interestRate?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  lender?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  lenderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loan?: Resolver<ResolversTypes['Loan'], ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  principalOutstanding?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  principalRepaid?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  realisedReturn?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  recovered?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  sharePercent?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['InvestmentStatus']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvestmentActiveDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvestmentActiveDetails'] = ResolversParentTypes['InvestmentActiveDetails']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  borrower?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  borrowerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  borrowerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  investment?: Resolver<Maybe<ResolversTypes['Investment']>, ParentType, ContextType>;
  investmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loanTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
  transactionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvestmentConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvestmentConnection'] = ResolversParentTypes['InvestmentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['InvestmentEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Investment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type InvestmentDefaultedDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvestmentDefaultedDetails'] = ResolversParentTypes['InvestmentDefaultedDetails']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loanTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvestmentEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvestmentEdge'] = ResolversParentTypes['InvestmentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Investment'], ParentType, ContextType>;
};

export type InvestmentPausedDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvestmentPausedDetails'] = ResolversParentTypes['InvestmentPausedDetails']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loanTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvestmentPlanChangedDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvestmentPlanChangedDetails'] = ResolversParentTypes['InvestmentPlanChangedDetails']> = {
  changeKind?: Resolver<ResolversTypes['PlanChangeKind'], ParentType, ContextType>;
  effectiveOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  interestAfter?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  interestBefore?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  lastDueAfter?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  lastDueBefore?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loanTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['PlanChangeStage'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvestmentReceivedDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvestmentReceivedDetails'] = ResolversParentTypes['InvestmentReceivedDetails']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  investment?: Resolver<Maybe<ResolversTypes['Investment']>, ParentType, ContextType>;
  investmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  lender?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  lenderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lenderName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loanTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvestmentReleasedDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvestmentReleasedDetails'] = ResolversParentTypes['InvestmentReleasedDetails']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  borrower?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  borrowerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  borrowerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  investment?: Resolver<Maybe<ResolversTypes['Investment']>, ParentType, ContextType>;
  investmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loanTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
  transactionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvestmentRepaidDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvestmentRepaidDetails'] = ResolversParentTypes['InvestmentRepaidDetails']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  chargesEarned?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  interestEarned?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loanTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recovered?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvestmentResumedDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvestmentResumedDetails'] = ResolversParentTypes['InvestmentResumedDetails']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loanTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvestmentStatusResolvers = EnumResolverSignature<{ ACTIVE?: any, CANCELLED?: any, DEFAULTED?: any, PENDING?: any, REPAID?: any }, ResolversTypes['InvestmentStatus']>;

export type InvestmentWithdrawnDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvestmentWithdrawnDetails'] = ResolversParentTypes['InvestmentWithdrawnDetails']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dueOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loanTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvestmentWrittenOffDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvestmentWrittenOffDetails'] = ResolversParentTypes['InvestmentWrittenOffDetails']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loanTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface JsonObjectScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSONObject'], any> {
  name: 'JSONObject';
}

export type LateFeeChargedDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LateFeeChargedDetails'] = ResolversParentTypes['LateFeeChargedDetails']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dueOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loanTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LateFeeRecipientResolvers = EnumResolverSignature<{ LENDERS?: any, PLATFORM?: any }, ResolversTypes['LateFeeRecipient']>;

export type LateFeeTermsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LateFeeTerms'] = ResolversParentTypes['LateFeeTerms']> = {
  afterDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  repeats?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['LateFeeRecipient'], ParentType, ContextType>;
};

export type LateTermsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LateTerms'] = ResolversParentTypes['LateTerms']> = {
  allocation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  interest?: Resolver<ResolversTypes['ArrearsInterest'], ParentType, ContextType>;
  lateFee?: Resolver<Maybe<ResolversTypes['LateFeeTerms']>, ParentType, ContextType>;
  penalty?: Resolver<Maybe<ResolversTypes['PenaltyTerms']>, ParentType, ContextType>;
  toleranceAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tolerancePercent?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  withdrawWhileLate?: Resolver<ResolversTypes['WithdrawWhileLate'], ParentType, ContextType>;
};

export interface LatitudeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Latitude'], any> {
  name: 'Latitude';
}

export type LedgerEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LedgerEntry'] = ResolversParentTypes['LedgerEntry']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  balanceAfter?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  holding?: Resolver<ResolversTypes['HoldingKind'], ParentType, ContextType>;
  investment?: Resolver<Maybe<ResolversTypes['Investment']>, ParentType, ContextType>;
  investmentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ledgerTransactionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LedgerEntryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LedgerEntryConnection'] = ResolversParentTypes['LedgerEntryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['LedgerEntryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['LedgerEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LedgerEntryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LedgerEntryEdge'] = ResolversParentTypes['LedgerEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['LedgerEntry'], ParentType, ContextType>;
};

export type LetterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Letter'] = ResolversParentTypes['Letter']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  html?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LetterState'], ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LetterConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LetterConnection'] = ResolversParentTypes['LetterConnection']> = {
  edges?: Resolver<Array<ResolversTypes['LetterEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Letter']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LetterEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LetterEdge'] = ResolversParentTypes['LetterEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Letter'], ParentType, ContextType>;
};

export type LetterStateResolvers = EnumResolverSignature<{ BOUNCED?: any, FAILED?: any, SENT?: any, WAITING?: any }, ResolversTypes['LetterState']>;

export type LoanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Loan'] = ResolversParentTypes['Loan']> = {
  amountDue?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  amountFunded?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  amountRemaining?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  amountRequested?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  apr?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  aprAfterRefund?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  aprReason?: Resolver<Maybe<ResolversTypes['AprReason']>, ParentType, ContextType>;
  autopay?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  borrower?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  borrowerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  borrowerRecord?: Resolver<Maybe<ResolversTypes['BorrowerRecord']>, ParentType, ContextType>;
  charges?: Resolver<ResolversTypes['ChargeConnection'], ParentType, ContextType, Partial<LoanChargesArgs>>;
  chargesDue?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  daysPastDue?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  disbursementDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  feeRefund?: Resolver<ResolversTypes['FeeRefund'], ParentType, ContextType>;
  feeRefunded?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  formerInstalments?: Resolver<ResolversTypes['FormerInstalmentConnection'], ParentType, ContextType, Partial<LoanFormerInstalmentsArgs>>;
  fundedPercent?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['LoanEvent']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interestRate?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  investments?: Resolver<ResolversTypes['InvestmentConnection'], ParentType, ContextType, Partial<LoanInvestmentsArgs>>;
  lateTerms?: Resolver<ResolversTypes['LateTerms'], ParentType, ContextType>;
  locationDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locationLatitude?: Resolver<Maybe<ResolversTypes['Latitude']>, ParentType, ContextType>;
  locationLongitude?: Resolver<Maybe<ResolversTypes['Longitude']>, ParentType, ContextType>;
  myInvestment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  netProceeds?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  nextDue?: Resolver<Maybe<ResolversTypes['Instalment']>, ParentType, ContextType>;
  originationFee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  payoffAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  planChanges?: Resolver<ResolversTypes['PlanChangeConnection'], ParentType, ContextType, Partial<LoanPlanChangesArgs>>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  purpose?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recovered?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  repayBy?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  repaymentPeriodMonths?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  repaymentSchedule?: Resolver<Maybe<ResolversTypes['RepaymentSchedule']>, ParentType, ContextType>;
  repaymentVisible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  riskLevel?: Resolver<Maybe<ResolversTypes['RiskLevel']>, ParentType, ContextType>;
  schedule?: Resolver<Maybe<Array<ResolversTypes['Instalment']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LoanStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withdrawableUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  withdrawalDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withdrawnAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  writtenOffAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  writtenOffAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LoanApprovedDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanApprovedDetails'] = ResolversParentTypes['LoanApprovedDetails']> = {
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loanTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LoanCancelledDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanCancelledDetails'] = ResolversParentTypes['LoanCancelledDetails']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loanTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  operatorReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LoanChangesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanChanges'] = ResolversParentTypes['LoanChanges']> = {
  removedIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  reset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  truncated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  upserted?: Resolver<Array<ResolversTypes['Loan']>, ParentType, ContextType>;
};

export type LoanConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanConnection'] = ResolversParentTypes['LoanConnection']> = {
  edges?: Resolver<Array<ResolversTypes['LoanEdge']>, ParentType, ContextType>;
  facets?: Resolver<ResolversTypes['LoanFacets'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Loan']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LoanDefaultedDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanDefaultedDetails'] = ResolversParentTypes['LoanDefaultedDetails']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loanTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payoffAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LoanDisbursedDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanDisbursedDetails'] = ResolversParentTypes['LoanDisbursedDetails']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loanTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  netProceeds?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  originationFee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
  transactionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LoanEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanEdge'] = ResolversParentTypes['LoanEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Loan'], ParentType, ContextType>;
};

export type LoanEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanEvent'] = ResolversParentTypes['LoanEvent']> = {
  actor?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  actorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  byOperator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['LoanStatus']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['LoanStatus'], ParentType, ContextType>;
};

export type LoanExpiredDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanExpiredDetails'] = ResolversParentTypes['LoanExpiredDetails']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loanTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LoanFacetsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanFacets'] = ResolversParentTypes['LoanFacets']> = {
  isExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  purpose?: Resolver<Array<ResolversTypes['PurposeCount']>, ParentType, ContextType>;
  riskLevel?: Resolver<Array<ResolversTypes['RiskLevelCount']>, ParentType, ContextType>;
  status?: Resolver<Array<ResolversTypes['LoanStatusCount']>, ParentType, ContextType>;
};

export type LoanFrozenDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanFrozenDetails'] = ResolversParentTypes['LoanFrozenDetails']> = {
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loanTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LoanFundedDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanFundedDetails'] = ResolversParentTypes['LoanFundedDetails']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loanTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LoanPausedDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanPausedDetails'] = ResolversParentTypes['LoanPausedDetails']> = {
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loanTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LoanQuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanQuote'] = ResolversParentTypes['LoanQuote']> = {
  apr?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  aprReason?: Resolver<Maybe<ResolversTypes['AprReason']>, ParentType, ContextType>;
  feeRefund?: Resolver<ResolversTypes['FeeRefund'], ParentType, ContextType>;
  instalments?: Resolver<Array<ResolversTypes['QuotedInstalment']>, ParentType, ContextType>;
  lateTerms?: Resolver<ResolversTypes['LateTerms'], ParentType, ContextType>;
  monthlyPayment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  netProceeds?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  netYield?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  originationFee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalCost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalInterest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalPayment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  withdrawalDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LoanReleasedDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanReleasedDetails'] = ResolversParentTypes['LoanReleasedDetails']> = {
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loanTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LoanRepaidDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanRepaidDetails'] = ResolversParentTypes['LoanRepaidDetails']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loanTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recovered?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LoanResumedDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanResumedDetails'] = ResolversParentTypes['LoanResumedDetails']> = {
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loanTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LoanReturnedDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanReturnedDetails'] = ResolversParentTypes['LoanReturnedDetails']> = {
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loanTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LoanSortResolvers = EnumResolverSignature<{ AMOUNT?: any, EXPIRING?: any, NEWEST?: any, RATE?: any }, ResolversTypes['LoanSort']>;

export type LoanStatusResolvers = EnumResolverSignature<{ ACTIVE?: any, CANCELLED?: any, DEFAULTED?: any, DRAFT?: any, EXPIRED?: any, FUNDED?: any, OPEN?: any, REPAID?: any, SUBMITTED?: any }, ResolversTypes['LoanStatus']>;

export type LoanStatusCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanStatusCount'] = ResolversParentTypes['LoanStatusCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LoanStatus'], ParentType, ContextType>;
};

export type LoanWithdrawnDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanWithdrawnDetails'] = ResolversParentTypes['LoanWithdrawnDetails']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dueOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loanTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LoanWrittenOffDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanWrittenOffDetails'] = ResolversParentTypes['LoanWrittenOffDetails']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loanTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface LongitudeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Longitude'], any> {
  name: 'Longitude';
}

export type MandateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mandate'] = ResolversParentTypes['Mandate']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type MarkAllNotificationsReadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkAllNotificationsReadPayload'] = ResolversParentTypes['MarkAllNotificationsReadPayload']> = {
  readCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MarkNotificationReadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkNotificationReadPayload'] = ResolversParentTypes['MarkNotificationReadPayload']> = {
  notification?: Resolver<Maybe<ResolversTypes['Notification']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MarkerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Marker'] = ResolversParentTypes['Marker']> = {
  amountFunded?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  amountRequested?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  bbox?: Resolver<Maybe<Array<ResolversTypes['Float']>>, ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expansionZoom?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interestRate?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MarkerKind'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Latitude'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Longitude'], ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  repaymentPeriodMonths?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  riskLevel?: Resolver<Maybe<ResolversTypes['RiskLevel']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['LoanStatus']>, ParentType, ContextType>;
  subtitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userType?: Resolver<Maybe<ResolversTypes['UserType']>, ParentType, ContextType>;
};

export type MarkerChangesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkerChanges'] = ResolversParentTypes['MarkerChanges']> = {
  removedIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  reset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  truncated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  upserted?: Resolver<Array<ResolversTypes['Marker']>, ParentType, ContextType>;
};

export type MarkerKindResolvers = EnumResolverSignature<{ LOAN?: any, PROFILE?: any }, ResolversTypes['MarkerKind']>;

export type MarkerListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkerList'] = ResolversParentTypes['MarkerList']> = {
  markers?: Resolver<Array<ResolversTypes['Marker']>, ParentType, ContextType>;
  truncated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Member'] = ResolversParentTypes['Member']> = {
  bio?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fullName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Latitude']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Longitude']>, ParentType, ContextType>;
  memberSince?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  occupation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userType?: Resolver<ResolversTypes['UserType'], ParentType, ContextType>;
  verificationStatus?: Resolver<ResolversTypes['VerificationStatus'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MemberClosedDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberClosedDetails'] = ResolversParentTypes['MemberClosedDetails']> = {
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MemberFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberFile'] = ResolversParentTypes['MemberFile']> = {
  blocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  creditScore?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  emailAddress?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  entries?: Resolver<ResolversTypes['LedgerEntryConnection'], ParentType, ContextType, Partial<MemberFileEntriesArgs>>;
  fullName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  history?: Resolver<ResolversTypes['AuditEntryConnection'], ParentType, ContextType, Partial<MemberFileHistoryArgs>>;
  investments?: Resolver<ResolversTypes['InvestmentConnection'], ParentType, ContextType, Partial<MemberFileInvestmentsArgs>>;
  latitude?: Resolver<Maybe<ResolversTypes['Latitude']>, ParentType, ContextType>;
  letters?: Resolver<ResolversTypes['LetterConnection'], ParentType, ContextType, Partial<MemberFileLettersArgs>>;
  loans?: Resolver<ResolversTypes['LoanConnection'], ParentType, ContextType, Partial<MemberFileLoansArgs>>;
  longitude?: Resolver<Maybe<ResolversTypes['Longitude']>, ParentType, ContextType>;
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  money?: Resolver<ResolversTypes['MemberMoney'], ParentType, ContextType>;
  monthlyIncome?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  notifications?: Resolver<ResolversTypes['NotificationConnection'], ParentType, ContextType, Partial<MemberFileNotificationsArgs>>;
  preferences?: Resolver<ResolversTypes['Preferences'], ParentType, ContextType>;
  transactions?: Resolver<ResolversTypes['TransactionConnection'], ParentType, ContextType, Partial<MemberFileTransactionsArgs>>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userType?: Resolver<ResolversTypes['UserType'], ParentType, ContextType>;
  verificationStatus?: Resolver<ResolversTypes['VerificationStatus'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wallet?: Resolver<ResolversTypes['Wallet'], ParentType, ContextType>;
};

export type MemberFrozenDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberFrozenDetails'] = ResolversParentTypes['MemberFrozenDetails']> = {
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MemberMoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberMoney'] = ResolversParentTypes['MemberMoney']> = {
  available?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  held?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  holdings?: Resolver<ResolversTypes['HoldingConnection'], ParentType, ContextType, Partial<MemberMoneyHoldingsArgs>>;
  lent?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type MemberReleasedDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberReleasedDetails'] = ResolversParentTypes['MemberReleasedDetails']> = {
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MemberSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberSummary'] = ResolversParentTypes['MemberSummary']> = {
  blocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fullName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userType?: Resolver<ResolversTypes['UserType'], ParentType, ContextType>;
  verificationStatus?: Resolver<ResolversTypes['VerificationStatus'], ParentType, ContextType>;
};

export type MemberSummaryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberSummaryConnection'] = ResolversParentTypes['MemberSummaryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MemberSummaryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['MemberSummary']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MemberSummaryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberSummaryEdge'] = ResolversParentTypes['MemberSummaryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['MemberSummary'], ParentType, ContextType>;
};

export interface MoneyScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Money'], any> {
  name: 'Money';
}

export type MovedInterestResolvers = EnumResolverSignature<{ FIRST?: any, SPREAD?: any }, ResolversTypes['MovedInterest']>;

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addBankAccount?: Resolver<ResolversTypes['AddBankAccountPayload'], ParentType, ContextType, RequireFields<MutationAddBankAccountArgs, 'input'>>;
  advanceClock?: Resolver<ResolversTypes['AdvanceClockPayload'], ParentType, ContextType, RequireFields<MutationAdvanceClockArgs, 'input'>>;
  approveLoan?: Resolver<ResolversTypes['ApproveLoanPayload'], ParentType, ContextType, RequireFields<MutationApproveLoanArgs, 'input'>>;
  approvePayment?: Resolver<ResolversTypes['ApprovePaymentPayload'], ParentType, ContextType, RequireFields<MutationApprovePaymentArgs, 'input'>>;
  approveRequest?: Resolver<ResolversTypes['ApproveRequestPayload'], ParentType, ContextType, RequireFields<MutationApproveRequestArgs, 'input'>>;
  assignBankLine?: Resolver<ResolversTypes['AssignBankLinePayload'], ParentType, ContextType, RequireFields<MutationAssignBankLineArgs, 'input'>>;
  cancelLoan?: Resolver<ResolversTypes['CancelLoanPayload'], ParentType, ContextType, RequireFields<MutationCancelLoanArgs, 'input'>>;
  cancelPayment?: Resolver<ResolversTypes['CancelPaymentPayload'], ParentType, ContextType, RequireFields<MutationCancelPaymentArgs, 'input'>>;
  changeEmailAddress?: Resolver<ResolversTypes['ChangeEmailAddressPayload'], ParentType, ContextType, RequireFields<MutationChangeEmailAddressArgs, 'input'>>;
  changeOwnPlan?: Resolver<ResolversTypes['ChangeOwnPlanPayload'], ParentType, ContextType, RequireFields<MutationChangeOwnPlanArgs, 'input'>>;
  changePlan?: Resolver<ResolversTypes['ChangePlanPayload'], ParentType, ContextType, RequireFields<MutationChangePlanArgs, 'input'>>;
  closeMember?: Resolver<ResolversTypes['CloseMemberPayload'], ParentType, ContextType, RequireFields<MutationCloseMemberArgs, 'input'>>;
  createLoan?: Resolver<ResolversTypes['CreateLoanPayload'], ParentType, ContextType, RequireFields<MutationCreateLoanArgs, 'input'>>;
  createNotification?: Resolver<ResolversTypes['CreateNotificationPayload'], ParentType, ContextType, RequireFields<MutationCreateNotificationArgs, 'input'>>;
  createWebhook?: Resolver<ResolversTypes['CreateWebhookPayload'], ParentType, ContextType, RequireFields<MutationCreateWebhookArgs, 'input'>>;
  defaultLoan?: Resolver<ResolversTypes['DefaultLoanPayload'], ParentType, ContextType, RequireFields<MutationDefaultLoanArgs, 'input'>>;
  deposit?: Resolver<ResolversTypes['DepositPayload'], ParentType, ContextType, RequireFields<MutationDepositArgs, 'input'>>;
  freezeLoan?: Resolver<ResolversTypes['FreezeLoanPayload'], ParentType, ContextType, RequireFields<MutationFreezeLoanArgs, 'input'>>;
  freezeMember?: Resolver<ResolversTypes['FreezeMemberPayload'], ParentType, ContextType, RequireFields<MutationFreezeMemberArgs, 'input'>>;
  importLoans?: Resolver<ResolversTypes['ImportLoansPayload'], ParentType, ContextType, RequireFields<MutationImportLoansArgs, 'input'>>;
  invest?: Resolver<ResolversTypes['InvestPayload'], ParentType, ContextType, RequireFields<MutationInvestArgs, 'input'>>;
  markAllNotificationsRead?: Resolver<ResolversTypes['MarkAllNotificationsReadPayload'], ParentType, ContextType, RequireFields<MutationMarkAllNotificationsReadArgs, 'input'>>;
  markNotificationRead?: Resolver<ResolversTypes['MarkNotificationReadPayload'], ParentType, ContextType, RequireFields<MutationMarkNotificationReadArgs, 'input'>>;
  previewPlanChange?: Resolver<ResolversTypes['ChangePlanPayload'], ParentType, ContextType, RequireFields<MutationPreviewPlanChangeArgs, 'input'>>;
  publishLoan?: Resolver<ResolversTypes['PublishLoanPayload'], ParentType, ContextType, RequireFields<MutationPublishLoanArgs, 'input'>>;
  recordRecovery?: Resolver<ResolversTypes['RecordRecoveryPayload'], ParentType, ContextType, RequireFields<MutationRecordRecoveryArgs, 'input'>>;
  redactAuditTrail?: Resolver<ResolversTypes['RedactAuditTrailPayload'], ParentType, ContextType, RequireFields<MutationRedactAuditTrailArgs, 'input'>>;
  rejectRequest?: Resolver<ResolversTypes['RejectRequestPayload'], ParentType, ContextType, RequireFields<MutationRejectRequestArgs, 'input'>>;
  releaseLoan?: Resolver<ResolversTypes['ReleaseLoanPayload'], ParentType, ContextType, RequireFields<MutationReleaseLoanArgs, 'input'>>;
  releaseMember?: Resolver<ResolversTypes['ReleaseMemberPayload'], ParentType, ContextType, RequireFields<MutationReleaseMemberArgs, 'input'>>;
  removeBankAccount?: Resolver<ResolversTypes['BankAccountPayload'], ParentType, ContextType, RequireFields<MutationRemoveBankAccountArgs, 'input'>>;
  removeWebhook?: Resolver<ResolversTypes['RemoveWebhookPayload'], ParentType, ContextType, RequireFields<MutationRemoveWebhookArgs, 'input'>>;
  repayLoan?: Resolver<ResolversTypes['RepayLoanPayload'], ParentType, ContextType, RequireFields<MutationRepayLoanArgs, 'input'>>;
  resendWebhookEvents?: Resolver<ResolversTypes['ResendWebhookEventsPayload'], ParentType, ContextType, RequireFields<MutationResendWebhookEventsArgs, 'input'>>;
  retryWebhookDelivery?: Resolver<ResolversTypes['RetryWebhookDeliveryPayload'], ParentType, ContextType, RequireFields<MutationRetryWebhookDeliveryArgs, 'input'>>;
  returnLoan?: Resolver<ResolversTypes['ReturnLoanPayload'], ParentType, ContextType, RequireFields<MutationReturnLoanArgs, 'input'>>;
  reverseTransaction?: Resolver<ResolversTypes['ReverseTransactionPayload'], ParentType, ContextType, RequireFields<MutationReverseTransactionArgs, 'input'>>;
  reviewMember?: Resolver<ResolversTypes['ReviewMemberPayload'], ParentType, ContextType, RequireFields<MutationReviewMemberArgs, 'input'>>;
  rotateWebhookSecret?: Resolver<ResolversTypes['RotateWebhookSecretPayload'], ParentType, ContextType, RequireFields<MutationRotateWebhookSecretArgs, 'input'>>;
  signMandate?: Resolver<ResolversTypes['BankAccountPayload'], ParentType, ContextType, RequireFields<MutationSignMandateArgs, 'input'>>;
  transfer?: Resolver<ResolversTypes['TransferPayload'], ParentType, ContextType, RequireFields<MutationTransferArgs, 'input'>>;
  undoPlanChange?: Resolver<ResolversTypes['UndoPlanChangePayload'], ParentType, ContextType, RequireFields<MutationUndoPlanChangeArgs, 'input'>>;
  undoRepayment?: Resolver<ResolversTypes['UndoRepaymentPayload'], ParentType, ContextType, RequireFields<MutationUndoRepaymentArgs, 'input'>>;
  updateLoan?: Resolver<ResolversTypes['UpdateLoanPayload'], ParentType, ContextType, RequireFields<MutationUpdateLoanArgs, 'input'>>;
  updatePreferences?: Resolver<ResolversTypes['UpdatePreferencesPayload'], ParentType, ContextType, RequireFields<MutationUpdatePreferencesArgs, 'input'>>;
  updateProfile?: Resolver<ResolversTypes['UpdateProfilePayload'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  updateWebhook?: Resolver<ResolversTypes['UpdateWebhookPayload'], ParentType, ContextType, RequireFields<MutationUpdateWebhookArgs, 'input'>>;
  waiveCharge?: Resolver<ResolversTypes['WaiveChargePayload'], ParentType, ContextType, RequireFields<MutationWaiveChargeArgs, 'input'>>;
  withdraw?: Resolver<ResolversTypes['WithdrawPayload'], ParentType, ContextType, RequireFields<MutationWithdrawArgs, 'input'>>;
  withdrawFromLoan?: Resolver<ResolversTypes['WithdrawFromLoanPayload'], ParentType, ContextType, RequireFields<MutationWithdrawFromLoanArgs, 'input'>>;
  withdrawMandate?: Resolver<ResolversTypes['BankAccountPayload'], ParentType, ContextType, RequireFields<MutationWithdrawMandateArgs, 'input'>>;
  writeOffLoan?: Resolver<ResolversTypes['WriteOffLoanPayload'], ParentType, ContextType, RequireFields<MutationWriteOffLoanArgs, 'input'>>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Investment' | 'Loan' | 'Member' | 'Notification' | 'Payment' | 'Profile' | 'Transaction' | 'Wallet', ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  counterparty?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  data?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  details?: Resolver<ResolversTypes['NotificationDetails'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  investment?: Resolver<Maybe<ResolversTypes['Investment']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  read?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  readAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NotificationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationConnection'] = ResolversParentTypes['NotificationConnection']> = {
  edges?: Resolver<Array<ResolversTypes['NotificationEdge']>, ParentType, ContextType>;
  newestCursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NotificationDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationDetails'] = ResolversParentTypes['NotificationDetails']> = {
  __resolveType: TypeResolveFn<'AutoInvestedDetails' | 'BankAccountAddedDetails' | 'ChargeWaivedDetails' | 'CustomDetails' | 'DepositDetails' | 'DepositFailedDetails' | 'FeeRefundedDetails' | 'InvestmentActiveDetails' | 'InvestmentDefaultedDetails' | 'InvestmentPausedDetails' | 'InvestmentPlanChangedDetails' | 'InvestmentReceivedDetails' | 'InvestmentReleasedDetails' | 'InvestmentRepaidDetails' | 'InvestmentResumedDetails' | 'InvestmentWithdrawnDetails' | 'InvestmentWrittenOffDetails' | 'LateFeeChargedDetails' | 'LoanApprovedDetails' | 'LoanCancelledDetails' | 'LoanDefaultedDetails' | 'LoanDisbursedDetails' | 'LoanExpiredDetails' | 'LoanFrozenDetails' | 'LoanFundedDetails' | 'LoanPausedDetails' | 'LoanReleasedDetails' | 'LoanRepaidDetails' | 'LoanResumedDetails' | 'LoanReturnedDetails' | 'LoanWithdrawnDetails' | 'LoanWrittenOffDetails' | 'MemberClosedDetails' | 'MemberFrozenDetails' | 'MemberReleasedDetails' | 'PlanChangedDetails' | 'RecoveryRecordedDetails' | 'RepaymentBookedDetails' | 'RepaymentDueDetails' | 'RepaymentLateDetails' | 'RepaymentReceivedDetails' | 'RepaymentTakenBackDetails' | 'RepaymentTakenDetails' | 'RepaymentUndoneDetails' | 'ReversalDetails' | 'TransferReceivedDetails' | 'WithdrawalDetails' | 'WithdrawalFailedDetails', ParentType, ContextType>;
};

export type NotificationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationEdge'] = ResolversParentTypes['NotificationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Notification'], ParentType, ContextType>;
};

export type NotificationKindResolvers = EnumResolverSignature<{ AUTO_INVESTED?: any, BANK_ACCOUNT_ADDED?: any, CHARGE_WAIVED?: any, CUSTOM?: any, DEPOSIT?: any, DEPOSIT_FAILED?: any, FEE_REFUNDED?: any, INVESTMENT_ACTIVE?: any, INVESTMENT_DEFAULTED?: any, INVESTMENT_PAUSED?: any, INVESTMENT_PLAN_CHANGED?: any, INVESTMENT_RECEIVED?: any, INVESTMENT_RELEASED?: any, INVESTMENT_REPAID?: any, INVESTMENT_RESUMED?: any, INVESTMENT_WITHDRAWN?: any, INVESTMENT_WRITTEN_OFF?: any, LATE_FEE_CHARGED?: any, LOAN_APPROVED?: any, LOAN_CANCELLED?: any, LOAN_DEFAULTED?: any, LOAN_DISBURSED?: any, LOAN_EXPIRED?: any, LOAN_FROZEN?: any, LOAN_FUNDED?: any, LOAN_PAUSED?: any, LOAN_RELEASED?: any, LOAN_REPAID?: any, LOAN_RESUMED?: any, LOAN_RETURNED?: any, LOAN_WITHDRAWN?: any, LOAN_WRITTEN_OFF?: any, MEMBER_CLOSED?: any, MEMBER_FROZEN?: any, MEMBER_RELEASED?: any, PLAN_CHANGED?: any, RECOVERY_RECORDED?: any, REPAYMENT_BOOKED?: any, REPAYMENT_DUE?: any, REPAYMENT_LATE?: any, REPAYMENT_RECEIVED?: any, REPAYMENT_TAKEN?: any, REPAYMENT_TAKEN_BACK?: any, REPAYMENT_UNDONE?: any, REVERSAL?: any, TRANSFER_RECEIVED?: any, WITHDRAWAL?: any, WITHDRAWAL_FAILED?: any }, ResolversTypes['NotificationKind']>;

export type OpenBankItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenBankItem'] = ResolversParentTypes['OpenBankItem']> = {
  ageDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  counterparty?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OpenBankItemKind'], ParentType, ContextType>;
  line?: Resolver<Maybe<ResolversTypes['BankLine']>, ParentType, ContextType>;
  lineId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  paymentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remittance?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type OpenBankItemKindResolvers = EnumResolverSignature<{ PAYMENT?: any, PROVIDER?: any, SUSPENSE?: any }, ResolversTypes['OpenBankItemKind']>;

export type OpportunityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Opportunity'] = ResolversParentTypes['Opportunity']> = {
  amountRemaining?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  apr?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  aprReason?: Resolver<Maybe<ResolversTypes['AprReason']>, ParentType, ContextType>;
  distanceKm?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  estimatedMonthlyPayment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  estimatedTotalInterest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fundedPercent?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  loan?: Resolver<ResolversTypes['Loan'], ParentType, ContextType>;
  matchReasons?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  matchScore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxInvestment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  minInvestment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  myInvestment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  netYield?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
};

export type OpportunityConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpportunityConnection'] = ResolversParentTypes['OpportunityConnection']> = {
  edges?: Resolver<Array<ResolversTypes['OpportunityEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Opportunity']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OpportunityEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpportunityEdge'] = ResolversParentTypes['OpportunityEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Opportunity'], ParentType, ContextType>;
};

export type OpportunitySortResolvers = EnumResolverSignature<{ DISTANCE?: any, EXPIRING?: any, MATCH?: any, NEWEST?: any, RATE?: any, TERM?: any }, ResolversTypes['OpportunitySort']>;

export type OwnPlanPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnPlanPart'] = ResolversParentTypes['OwnPlanPart']> = {
  interestAfter?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  interestBefore?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lastDueAfter?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  lastDueBefore?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bankAccount?: Resolver<Maybe<ResolversTypes['BankAccount']>, ParentType, ContextType>;
  bankAccountId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['PaymentDirection'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paymentUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reasonCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  settledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PaymentState'], ParentType, ContextType>;
  transaction?: Resolver<ResolversTypes['Transaction'], ParentType, ContextType>;
  transactionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentConnection'] = ResolversParentTypes['PaymentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PaymentEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Payment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PaymentDirectionResolvers = EnumResolverSignature<{ IN?: any, OUT?: any }, ResolversTypes['PaymentDirection']>;

export type PaymentEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentEdge'] = ResolversParentTypes['PaymentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Payment'], ParentType, ContextType>;
};

export type PaymentStateResolvers = EnumResolverSignature<{ APPROVED?: any, CANCELED?: any, DISPUTED?: any, FAILED?: any, PENDING?: any, REQUESTED?: any, RETURNED?: any, SENT?: any, SETTLED?: any, UNKNOWN?: any }, ResolversTypes['PaymentState']>;

export type PenaltyTermsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PenaltyTerms'] = ResolversParentTypes['PenaltyTerms']> = {
  graceDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
};

export interface PercentScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Percent'], any> {
  name: 'Percent';
}

export type PlanChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanChange'] = ResolversParentTypes['PlanChange']> = {
  byOperator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dueDay?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  effectiveOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  extend?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instalments?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  interest?: Resolver<Maybe<ResolversTypes['MovedInterest']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PlanChangeKind'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  months?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ownPart?: Resolver<Maybe<ResolversTypes['OwnPlanPart']>, ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PlanChangeStatus'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['PlanTotals'], ParentType, ContextType>;
  undoReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  undoneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  voidReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlanChangeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanChangeConnection'] = ResolversParentTypes['PlanChangeConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PlanChangeEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['PlanChange']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PlanChangeEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanChangeEdge'] = ResolversParentTypes['PlanChangeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PlanChange'], ParentType, ContextType>;
};

export type PlanChangeKindResolvers = EnumResolverSignature<{ DUE_DAY?: any, INTEREST_PAUSE?: any, PRINCIPAL_HOLIDAY?: any, RATE?: any, RE_AGE?: any, RE_AMORTISE?: any, TERM?: any }, ResolversTypes['PlanChangeKind']>;

export type PlanChangeStatusResolvers = EnumResolverSignature<{ ASKED?: any, EFFECTIVE?: any, PENDING?: any, PREVIEW?: any, UNDONE?: any, VOID?: any }, ResolversTypes['PlanChangeStatus']>;

export type PlanChangedDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanChangedDetails'] = ResolversParentTypes['PlanChangedDetails']> = {
  changeKind?: Resolver<ResolversTypes['PlanChangeKind'], ParentType, ContextType>;
  effectiveOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loanTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['PlanChangeStage'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlanTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanTotals'] = ResolversParentTypes['PlanTotals']> = {
  interestAfter?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  interestBefore?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  loss?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lossPercent?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  material?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  valueAfter?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  valueBefore?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PlatformResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Platform'] = ResolversParentTypes['Platform']> = {
  aprMethod?: Resolver<ResolversTypes['AprMethod'], ParentType, ContextType>;
  bankAccounts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  borrowWhileLate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  businessTimezone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currencyDecimals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  defaultAfterDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dueDayChanges?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  feeRefund?: Resolver<ResolversTypes['FeeRefund'], ParentType, ContextType>;
  fundingWindowDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  interestRateMax?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  investmentMin?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lateTerms?: Resolver<ResolversTypes['LateTerms'], ParentType, ContextType>;
  loanAmountMax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  loanAmountMin?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  loanInvestmentsMax?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notificationRetentionDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  originationFee?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  planNoticeDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  repaymentPeriodMonthsMax?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sendsLetters?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  serviceFee?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  verifiedBorrowersOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  withdrawalDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PortfolioResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Portfolio'] = ResolversParentTypes['Portfolio']> = {
  annualReturn?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  byMonth?: Resolver<Array<ResolversTypes['PortfolioMonth']>, ParentType, ContextType>;
  byRisk?: Resolver<Array<ResolversTypes['PortfolioRisk']>, ParentType, ContextType>;
  defaulted?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  earned?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  expected?: Resolver<Array<ResolversTypes['ExpectedMonth']>, ParentType, ContextType>;
  invested?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  late?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  outstanding?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  repaid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  writtenOff?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PortfolioMonthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PortfolioMonth'] = ResolversParentTypes['PortfolioMonth']> = {
  charges?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  fees?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  interest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  invested?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  losses?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  principal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PortfolioRiskResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PortfolioRisk'] = ResolversParentTypes['PortfolioRisk']> = {
  defaulted?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  earned?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  invested?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  late?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  outstanding?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  repaid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  riskLevel?: Resolver<Maybe<ResolversTypes['RiskLevel']>, ParentType, ContextType>;
  writtenOff?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PreferencesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Preferences'] = ResolversParentTypes['Preferences']> = {
  autoInvestEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  autoInvestKeepsInstalments?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  autoInvestMaxPerBorrower?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  autoInvestMaxPerLoan?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  autoInvestPauseHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  autopay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  emailDigest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  emailNotifications?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maxAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  maxDistanceKm?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maxTermMonths?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  minInterestRate?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  notificationTypes?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  purposes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  pushNotifications?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  riskLevels?: Resolver<Array<ResolversTypes['RiskLevel']>, ParentType, ContextType>;
  showOnMap?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  timezone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PrepaymentResolvers = EnumResolverSignature<{ ADVANCE?: any, LOWER?: any, SHORTEN?: any }, ResolversTypes['Prepayment']>;

export type ProfileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Profile'] = ResolversParentTypes['Profile']> = {
  bio?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cashFlow?: Resolver<ResolversTypes['CashFlowConnection'], ParentType, ContextType, Partial<ProfileCashFlowArgs>>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  creditScore?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fullName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  investments?: Resolver<ResolversTypes['InvestmentConnection'], ParentType, ContextType, Partial<ProfileInvestmentsArgs>>;
  latitude?: Resolver<Maybe<ResolversTypes['Latitude']>, ParentType, ContextType>;
  loans?: Resolver<ResolversTypes['LoanConnection'], ParentType, ContextType, Partial<ProfileLoansArgs>>;
  longitude?: Resolver<Maybe<ResolversTypes['Longitude']>, ParentType, ContextType>;
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  monthlyIncome?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  notifications?: Resolver<ResolversTypes['NotificationConnection'], ParentType, ContextType, Partial<ProfileNotificationsArgs>>;
  occupation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  opportunities?: Resolver<ResolversTypes['OpportunityConnection'], ParentType, ContextType, Partial<ProfileOpportunitiesArgs>>;
  portfolio?: Resolver<ResolversTypes['Portfolio'], ParentType, ContextType>;
  preferences?: Resolver<ResolversTypes['Preferences'], ParentType, ContextType>;
  transactions?: Resolver<ResolversTypes['TransactionConnection'], ParentType, ContextType, Partial<ProfileTransactionsArgs>>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userType?: Resolver<ResolversTypes['UserType'], ParentType, ContextType>;
  verificationStatus?: Resolver<ResolversTypes['VerificationStatus'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wallet?: Resolver<ResolversTypes['Wallet'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PublishLoanPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishLoanPayload'] = ResolversParentTypes['PublishLoanPayload']> = {
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PurposeCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PurposeCount'] = ResolversParentTypes['PurposeCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  approvalRequests?: Resolver<ResolversTypes['ApprovalRequestConnection'], ParentType, ContextType, Partial<QueryApprovalRequestsArgs>>;
  auditActors?: Resolver<Array<ResolversTypes['AuditActor']>, ParentType, ContextType>;
  auditTrail?: Resolver<ResolversTypes['AuditEntryConnection'], ParentType, ContextType, Partial<QueryAuditTrailArgs>>;
  bankAccount?: Resolver<Maybe<ResolversTypes['BankAccount']>, ParentType, ContextType, RequireFields<QueryBankAccountArgs, 'id'>>;
  bankAccounts?: Resolver<Array<ResolversTypes['BankAccount']>, ParentType, ContextType>;
  bankTransferDetails?: Resolver<Maybe<ResolversTypes['BankTransferDetails']>, ParentType, ContextType>;
  emailAddress?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  events?: Resolver<ResolversTypes['EventPage'], ParentType, ContextType, Partial<QueryEventsArgs>>;
  frozenAccount?: Resolver<Maybe<ResolversTypes['FrozenAccount']>, ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType, RequireFields<QueryLoanArgs, 'id'>>;
  loanMarkers?: Resolver<ResolversTypes['MarkerList'], ParentType, ContextType, RequireFields<QueryLoanMarkersArgs, 'bbox'>>;
  loanQuote?: Resolver<ResolversTypes['LoanQuote'], ParentType, ContextType, RequireFields<QueryLoanQuoteArgs, 'amount' | 'interestRate' | 'months'>>;
  loans?: Resolver<ResolversTypes['LoanConnection'], ParentType, ContextType, Partial<QueryLoansArgs>>;
  me?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType, RequireFields<QueryMemberArgs, 'id'>>;
  memberFile?: Resolver<Maybe<ResolversTypes['MemberFile']>, ParentType, ContextType, RequireFields<QueryMemberFileArgs, 'memberId'>>;
  members?: Resolver<ResolversTypes['MemberSummaryConnection'], ParentType, ContextType, Partial<QueryMembersArgs>>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Array<Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  operatorPayments?: Resolver<ResolversTypes['PaymentConnection'], ParentType, ContextType, Partial<QueryOperatorPaymentsArgs>>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType, RequireFields<QueryPaymentArgs, 'id'>>;
  payments?: Resolver<ResolversTypes['PaymentConnection'], ParentType, ContextType, Partial<QueryPaymentsArgs>>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
  profileMarkers?: Resolver<ResolversTypes['MarkerList'], ParentType, ContextType, RequireFields<QueryProfileMarkersArgs, 'bbox'>>;
  reconciliation?: Resolver<ResolversTypes['Reconciliation'], ParentType, ContextType, Partial<QueryReconciliationArgs>>;
  safeguarding?: Resolver<ResolversTypes['Safeguarding'], ParentType, ContextType, Partial<QuerySafeguardingArgs>>;
  sandboxClock?: Resolver<ResolversTypes['Clock'], ParentType, ContextType>;
  sandboxMailbox?: Resolver<ResolversTypes['LetterConnection'], ParentType, ContextType, Partial<QuerySandboxMailboxArgs>>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType, RequireFields<QueryWebhookArgs, 'id'>>;
  webhookDeliveries?: Resolver<ResolversTypes['WebhookDeliveryConnection'], ParentType, ContextType, RequireFields<QueryWebhookDeliveriesArgs, 'webhook'>>;
  webhooks?: Resolver<Array<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type QuotedInstalmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuotedInstalment'] = ResolversParentTypes['QuotedInstalment']> = {
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  dueOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  interest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  principal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ReconciliationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Reconciliation'] = ResolversParentTypes['Reconciliation']> = {
  bankBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bookedBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  difference?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OpenBankItem']>, ParentType, ContextType>;
  itemsNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  itemsTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  statedBalance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  statedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  unexplained?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type RecordRecoveryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordRecoveryPayload'] = ResolversParentTypes['RecordRecoveryPayload']> = {
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  request?: Resolver<Maybe<ResolversTypes['ApprovalRequest']>, ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RecoveryRecordedDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecoveryRecordedDetails'] = ResolversParentTypes['RecoveryRecordedDetails']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
  transactionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RedactAuditTrailPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RedactAuditTrailPayload'] = ResolversParentTypes['RedactAuditTrailPayload']> = {
  request?: Resolver<Maybe<ResolversTypes['ApprovalRequest']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RejectRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RejectRequestPayload'] = ResolversParentTypes['RejectRequestPayload']> = {
  request?: Resolver<Maybe<ResolversTypes['ApprovalRequest']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReleaseLoanPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReleaseLoanPayload'] = ResolversParentTypes['ReleaseLoanPayload']> = {
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReleaseMemberPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReleaseMemberPayload'] = ResolversParentTypes['ReleaseMemberPayload']> = {
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveWebhookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveWebhookPayload'] = ResolversParentTypes['RemoveWebhookPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type RepayLoanPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RepayLoanPayload'] = ResolversParentTypes['RepayLoanPayload']> = {
  applied?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  prepaid?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  wallet?: Resolver<Maybe<ResolversTypes['Wallet']>, ParentType, ContextType>;
};

export type RepaymentBookedDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RepaymentBookedDetails'] = ResolversParentTypes['RepaymentBookedDetails']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loanTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
  transactionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  valueDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RepaymentDueDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RepaymentDueDetails'] = ResolversParentTypes['RepaymentDueDetails']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  autopay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  charges?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  defaultOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  dueOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  interest?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  lateFee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  lateFeeOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loanTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  missing?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  nextAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  nextDueOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  principal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RepaymentLateDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RepaymentLateDetails'] = ResolversParentTypes['RepaymentLateDetails']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  autopay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  charges?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  daysPastDue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  defaultOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  dueOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  interest?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  lateFee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  lateFeeOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loanTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  nextDueOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  principal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RepaymentReceivedDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RepaymentReceivedDetails'] = ResolversParentTypes['RepaymentReceivedDetails']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  borrower?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  borrowerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  borrowerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  investment?: Resolver<Maybe<ResolversTypes['Investment']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loanTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
  transactionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RepaymentScheduleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RepaymentSchedule'] = ResolversParentTypes['RepaymentSchedule']> = {
  instalments?: Resolver<Array<ResolversTypes['Instalment']>, ParentType, ContextType>;
  monthlyPayment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalInterest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalPayment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type RepaymentTakenBackDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RepaymentTakenBackDetails'] = ResolversParentTypes['RepaymentTakenBackDetails']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  borne?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loanTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RepaymentTakenDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RepaymentTakenDetails'] = ResolversParentTypes['RepaymentTakenDetails']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loanTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stillDue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
  transactionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RepaymentUndoneDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RepaymentUndoneDetails'] = ResolversParentTypes['RepaymentUndoneDetails']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loanTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
  transactionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResendWebhookEventsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResendWebhookEventsPayload'] = ResolversParentTypes['ResendWebhookEventsPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type RetryWebhookDeliveryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RetryWebhookDeliveryPayload'] = ResolversParentTypes['RetryWebhookDeliveryPayload']> = {
  delivery?: Resolver<Maybe<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReturnLoanPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnLoanPayload'] = ResolversParentTypes['ReturnLoanPayload']> = {
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReversalDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReversalDetails'] = ResolversParentTypes['ReversalDetails']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  counterparty?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
  transactionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReverseTransactionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReverseTransactionPayload'] = ResolversParentTypes['ReverseTransactionPayload']> = {
  request?: Resolver<Maybe<ResolversTypes['ApprovalRequest']>, ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReviewMemberPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewMemberPayload'] = ResolversParentTypes['ReviewMemberPayload']> = {
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RiskLevelResolvers = EnumResolverSignature<{ HIGH?: any, LOW?: any, MEDIUM?: any }, ResolversTypes['RiskLevel']>;

export type RiskLevelCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RiskLevelCount'] = ResolversParentTypes['RiskLevelCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  riskLevel?: Resolver<ResolversTypes['RiskLevel'], ParentType, ContextType>;
};

export type RotateWebhookSecretPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RotateWebhookSecretPayload'] = ResolversParentTypes['RotateWebhookSecretPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type SafeguardingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Safeguarding'] = ResolversParentTypes['Safeguarding']> = {
  bank?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  held?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  inTransit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['SafeguardingItem']>, ParentType, ContextType>;
  unexplained?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  wallets?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type SafeguardingItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SafeguardingItem'] = ResolversParentTypes['SafeguardingItem']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SafeguardingItemKind'], ParentType, ContextType>;
};

export type SafeguardingItemKindResolvers = EnumResolverSignature<{ ADVANCED_TO_MEMBERS?: any, BOOKED_LATER?: any, FEES?: any, OWED_BY_MEMBERS?: any, PROVIDER_FEES?: any, SUSPENSE?: any, WITHOUT_MONEY?: any }, ResolversTypes['SafeguardingItemKind']>;

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  clockChanged?: SubscriptionResolver<ResolversTypes['Clock'], "clockChanged", ParentType, ContextType>;
  loanChanged?: SubscriptionResolver<ResolversTypes['Loan'], "loanChanged", ParentType, ContextType, RequireFields<SubscriptionLoanChangedArgs, 'id' | 'initial'>>;
  loanMarkersChanged?: SubscriptionResolver<ResolversTypes['MarkerChanges'], "loanMarkersChanged", ParentType, ContextType, RequireFields<SubscriptionLoanMarkersChangedArgs, 'bbox' | 'initial'>>;
  loansChanged?: SubscriptionResolver<ResolversTypes['LoanChanges'], "loansChanged", ParentType, ContextType, RequireFields<SubscriptionLoansChangedArgs, 'initial'>>;
  notificationReceived?: SubscriptionResolver<ResolversTypes['Notification'], "notificationReceived", ParentType, ContextType, Partial<SubscriptionNotificationReceivedArgs>>;
  operatorEvents?: SubscriptionResolver<ResolversTypes['Event'], "operatorEvents", ParentType, ContextType, Partial<SubscriptionOperatorEventsArgs>>;
  paymentChanged?: SubscriptionResolver<ResolversTypes['Payment'], "paymentChanged", ParentType, ContextType>;
  profileMarkersChanged?: SubscriptionResolver<ResolversTypes['MarkerChanges'], "profileMarkersChanged", ParentType, ContextType, RequireFields<SubscriptionProfileMarkersChangedArgs, 'bbox' | 'initial'>>;
  walletChanged?: SubscriptionResolver<ResolversTypes['Wallet'], "walletChanged", ParentType, ContextType, RequireFields<SubscriptionWalletChangedArgs, 'initial'>>;
};

export type TransactionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Transaction'] = ResolversParentTypes['Transaction']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  balanceAfter?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  balanceChange?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  charges?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  counterparty?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  counterpartyId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['TransactionDirection'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  investment?: Resolver<Maybe<ResolversTypes['Investment']>, ParentType, ContextType>;
  investmentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  paymentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  paymentUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TransactionStatus'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['TransactionType'], ParentType, ContextType>;
  wallet?: Resolver<ResolversTypes['Wallet'], ParentType, ContextType>;
  walletId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TransactionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransactionConnection'] = ResolversParentTypes['TransactionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TransactionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Transaction']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TransactionDirectionResolvers = EnumResolverSignature<{ CREDIT?: any, DEBIT?: any, NONE?: any }, ResolversTypes['TransactionDirection']>;

export type TransactionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransactionEdge'] = ResolversParentTypes['TransactionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Transaction'], ParentType, ContextType>;
};

export type TransactionStatusResolvers = EnumResolverSignature<{ COMPLETED?: any, FAILED?: any, PENDING?: any, RETURNED?: any, REVERSED?: any }, ResolversTypes['TransactionStatus']>;

export type TransactionTypeResolvers = EnumResolverSignature<{ DEPOSIT?: any, FEE?: any, INVESTMENT_HOLD?: any, INVESTMENT_RELEASE?: any, INVESTMENT_SETTLEMENT?: any, LOAN_DISBURSEMENT?: any, REPAYMENT_PAID?: any, REPAYMENT_RECEIVED?: any, REVERSAL?: any, TRANSFER_IN?: any, TRANSFER_OUT?: any, WITHDRAWAL?: any }, ResolversTypes['TransactionType']>;

export type TransferPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransferPayload'] = ResolversParentTypes['TransferPayload']> = {
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  wallet?: Resolver<Maybe<ResolversTypes['Wallet']>, ParentType, ContextType>;
};

export type TransferReceivedDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransferReceivedDetails'] = ResolversParentTypes['TransferReceivedDetails']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  sender?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  senderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  senderName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
  transactionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UndoModeResolvers = EnumResolverSignature<{ RETURN?: any, UNDO?: any }, ResolversTypes['UndoMode']>;

export type UndoPlanChangePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoPlanChangePayload'] = ResolversParentTypes['UndoPlanChangePayload']> = {
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  planChange?: Resolver<Maybe<ResolversTypes['PlanChange']>, ParentType, ContextType>;
  request?: Resolver<Maybe<ResolversTypes['ApprovalRequest']>, ParentType, ContextType>;
  schedule?: Resolver<Maybe<ResolversTypes['RepaymentSchedule']>, ParentType, ContextType>;
  totals?: Resolver<Maybe<ResolversTypes['PlanTotals']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UndoRepaymentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoRepaymentPayload'] = ResolversParentTypes['UndoRepaymentPayload']> = {
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  request?: Resolver<Maybe<ResolversTypes['ApprovalRequest']>, ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateLoanPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateLoanPayload'] = ResolversParentTypes['UpdateLoanPayload']> = {
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdatePreferencesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdatePreferencesPayload'] = ResolversParentTypes['UpdatePreferencesPayload']> = {
  preferences?: Resolver<Maybe<ResolversTypes['Preferences']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateProfilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateProfilePayload'] = ResolversParentTypes['UpdateProfilePayload']> = {
  profile?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateWebhookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateWebhookPayload'] = ResolversParentTypes['UpdateWebhookPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  details?: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserTypeResolvers = EnumResolverSignature<{ BORROWER?: any, BOTH?: any, LENDER?: any }, ResolversTypes['UserType']>;

export type VerificationStatusResolvers = EnumResolverSignature<{ PENDING?: any, REJECTED?: any, UNVERIFIED?: any, VERIFIED?: any }, ResolversTypes['VerificationStatus']>;

export type WaiveChargePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WaiveChargePayload'] = ResolversParentTypes['WaiveChargePayload']> = {
  charge?: Resolver<Maybe<ResolversTypes['Charge']>, ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  request?: Resolver<Maybe<ResolversTypes['ApprovalRequest']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type WalletResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Wallet'] = ResolversParentTypes['Wallet']> = {
  advancedBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  availableBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heldBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  owed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  pendingBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WebhookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  disabledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  disabledReason?: Resolver<Maybe<ResolversTypes['WebhookDisabledReason']>, ParentType, ContextType>;
  failingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastSuccessAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payload?: Resolver<ResolversTypes['WebhookPayload'], ParentType, ContextType>;
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  types?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebhookDeliveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = {
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attemptedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  durationMs?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  event?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nextAttemptAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WebhookDeliveryState'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebhookDeliveryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDeliveryConnection'] = ResolversParentTypes['WebhookDeliveryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['WebhookDeliveryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WebhookDeliveryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDeliveryEdge'] = ResolversParentTypes['WebhookDeliveryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType>;
};

export type WebhookDeliveryStateResolvers = EnumResolverSignature<{ DELIVERED?: any, FAILED?: any, PENDING?: any }, ResolversTypes['WebhookDeliveryState']>;

export type WebhookDisabledReasonResolvers = EnumResolverSignature<{ FAILING?: any, GONE?: any, OPERATOR?: any }, ResolversTypes['WebhookDisabledReason']>;

export type WebhookPayloadResolvers = EnumResolverSignature<{ FULL?: any, THIN?: any }, ResolversTypes['WebhookPayload']>;

export type WithdrawFromLoanPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawFromLoanPayload'] = ResolversParentTypes['WithdrawFromLoanPayload']> = {
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  wallet?: Resolver<Maybe<ResolversTypes['Wallet']>, ParentType, ContextType>;
};

export type WithdrawPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawPayload'] = ResolversParentTypes['WithdrawPayload']> = {
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  wallet?: Resolver<Maybe<ResolversTypes['Wallet']>, ParentType, ContextType>;
};

export type WithdrawWhileLateResolvers = EnumResolverSignature<{ ALLOW?: any, KEEP_DUE?: any }, ResolversTypes['WithdrawWhileLate']>;

export type WithdrawalDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawalDetails'] = ResolversParentTypes['WithdrawalDetails']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
  transactionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WithdrawalFailedDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawalFailedDetails'] = ResolversParentTypes['WithdrawalFailedDetails']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  failureReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WriteOffLoanPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WriteOffLoanPayload'] = ResolversParentTypes['WriteOffLoanPayload']> = {
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  request?: Resolver<Maybe<ResolversTypes['ApprovalRequest']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AddBankAccountPayload?: AddBankAccountPayloadResolvers<ContextType>;
  AdvanceClockPayload?: AdvanceClockPayloadResolvers<ContextType>;
  ApprovalRequest?: ApprovalRequestResolvers<ContextType>;
  ApprovalRequestConnection?: ApprovalRequestConnectionResolvers<ContextType>;
  ApprovalRequestEdge?: ApprovalRequestEdgeResolvers<ContextType>;
  ApprovalStatus?: ApprovalStatusResolvers;
  ApproveLoanPayload?: ApproveLoanPayloadResolvers<ContextType>;
  ApprovePaymentPayload?: ApprovePaymentPayloadResolvers<ContextType>;
  ApproveRequestPayload?: ApproveRequestPayloadResolvers<ContextType>;
  AprMethod?: AprMethodResolvers;
  AprReason?: AprReasonResolvers;
  Arrears?: ArrearsResolvers;
  ArrearsInterest?: ArrearsInterestResolvers;
  AssignBankLinePayload?: AssignBankLinePayloadResolvers<ContextType>;
  AuditActor?: AuditActorResolvers<ContextType>;
  AuditActorKind?: AuditActorKindResolvers;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditEntryConnection?: AuditEntryConnectionResolvers<ContextType>;
  AuditEntryEdge?: AuditEntryEdgeResolvers<ContextType>;
  AutoInvestedDetails?: AutoInvestedDetailsResolvers<ContextType>;
  BankAccount?: BankAccountResolvers<ContextType>;
  BankAccountAddedDetails?: BankAccountAddedDetailsResolvers<ContextType>;
  BankAccountKind?: BankAccountKindResolvers;
  BankAccountPayload?: BankAccountPayloadResolvers<ContextType>;
  BankLine?: BankLineResolvers<ContextType>;
  BankLinePurpose?: BankLinePurposeResolvers;
  BankTransferDetails?: BankTransferDetailsResolvers<ContextType>;
  BorrowerRecord?: BorrowerRecordResolvers<ContextType>;
  CancelLoanPayload?: CancelLoanPayloadResolvers<ContextType>;
  CancelPaymentPayload?: CancelPaymentPayloadResolvers<ContextType>;
  CashFlowCategory?: CashFlowCategoryResolvers;
  CashFlowConnection?: CashFlowConnectionResolvers<ContextType>;
  CashFlowEdge?: CashFlowEdgeResolvers<ContextType>;
  CashFlowEntry?: CashFlowEntryResolvers<ContextType>;
  ChangeEmailAddressPayload?: ChangeEmailAddressPayloadResolvers<ContextType>;
  ChangeOwnPlanPayload?: ChangeOwnPlanPayloadResolvers<ContextType>;
  ChangePlanPayload?: ChangePlanPayloadResolvers<ContextType>;
  Charge?: ChargeResolvers<ContextType>;
  ChargeConnection?: ChargeConnectionResolvers<ContextType>;
  ChargeEdge?: ChargeEdgeResolvers<ContextType>;
  ChargeKind?: ChargeKindResolvers;
  ChargeWaivedDetails?: ChargeWaivedDetailsResolvers<ContextType>;
  Clock?: ClockResolvers<ContextType>;
  CloseMemberPayload?: CloseMemberPayloadResolvers<ContextType>;
  CreateLoanPayload?: CreateLoanPayloadResolvers<ContextType>;
  CreateNotificationPayload?: CreateNotificationPayloadResolvers<ContextType>;
  CreateWebhookPayload?: CreateWebhookPayloadResolvers<ContextType>;
  CustomDetails?: CustomDetailsResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DefaultLoanPayload?: DefaultLoanPayloadResolvers<ContextType>;
  DepositDetails?: DepositDetailsResolvers<ContextType>;
  DepositFailedDetails?: DepositFailedDetailsResolvers<ContextType>;
  DepositPayload?: DepositPayloadResolvers<ContextType>;
  EmailAddress?: EmailAddressResolvers<ContextType>;
  ErrorCode?: ErrorCodeResolvers;
  Event?: EventResolvers<ContextType>;
  EventPage?: EventPageResolvers<ContextType>;
  ExpectedMonth?: ExpectedMonthResolvers<ContextType>;
  FeeRefund?: FeeRefundResolvers;
  FeeRefundedDetails?: FeeRefundedDetailsResolvers<ContextType>;
  FormerInstalment?: FormerInstalmentResolvers<ContextType>;
  FormerInstalmentConnection?: FormerInstalmentConnectionResolvers<ContextType>;
  FormerInstalmentEdge?: FormerInstalmentEdgeResolvers<ContextType>;
  FreezeLoanPayload?: FreezeLoanPayloadResolvers<ContextType>;
  FreezeMemberPayload?: FreezeMemberPayloadResolvers<ContextType>;
  FrozenAccount?: FrozenAccountResolvers<ContextType>;
  Holding?: HoldingResolvers<ContextType>;
  HoldingConnection?: HoldingConnectionResolvers<ContextType>;
  HoldingEdge?: HoldingEdgeResolvers<ContextType>;
  HoldingKind?: HoldingKindResolvers;
  ImportLoansPayload?: ImportLoansPayloadResolvers<ContextType>;
  ImportedLoan?: ImportedLoanResolvers<ContextType>;
  Instalment?: InstalmentResolvers<ContextType>;
  InstalmentStatus?: InstalmentStatusResolvers;
  InvestPayload?: InvestPayloadResolvers<ContextType>;
  Investment?: InvestmentResolvers<ContextType>;
  InvestmentActiveDetails?: InvestmentActiveDetailsResolvers<ContextType>;
  InvestmentConnection?: InvestmentConnectionResolvers<ContextType>;
  InvestmentDefaultedDetails?: InvestmentDefaultedDetailsResolvers<ContextType>;
  InvestmentEdge?: InvestmentEdgeResolvers<ContextType>;
  InvestmentPausedDetails?: InvestmentPausedDetailsResolvers<ContextType>;
  InvestmentPlanChangedDetails?: InvestmentPlanChangedDetailsResolvers<ContextType>;
  InvestmentReceivedDetails?: InvestmentReceivedDetailsResolvers<ContextType>;
  InvestmentReleasedDetails?: InvestmentReleasedDetailsResolvers<ContextType>;
  InvestmentRepaidDetails?: InvestmentRepaidDetailsResolvers<ContextType>;
  InvestmentResumedDetails?: InvestmentResumedDetailsResolvers<ContextType>;
  InvestmentStatus?: InvestmentStatusResolvers;
  InvestmentWithdrawnDetails?: InvestmentWithdrawnDetailsResolvers<ContextType>;
  InvestmentWrittenOffDetails?: InvestmentWrittenOffDetailsResolvers<ContextType>;
  JSONObject?: GraphQLScalarType;
  LateFeeChargedDetails?: LateFeeChargedDetailsResolvers<ContextType>;
  LateFeeRecipient?: LateFeeRecipientResolvers;
  LateFeeTerms?: LateFeeTermsResolvers<ContextType>;
  LateTerms?: LateTermsResolvers<ContextType>;
  Latitude?: GraphQLScalarType;
  LedgerEntry?: LedgerEntryResolvers<ContextType>;
  LedgerEntryConnection?: LedgerEntryConnectionResolvers<ContextType>;
  LedgerEntryEdge?: LedgerEntryEdgeResolvers<ContextType>;
  Letter?: LetterResolvers<ContextType>;
  LetterConnection?: LetterConnectionResolvers<ContextType>;
  LetterEdge?: LetterEdgeResolvers<ContextType>;
  LetterState?: LetterStateResolvers;
  Loan?: LoanResolvers<ContextType>;
  LoanApprovedDetails?: LoanApprovedDetailsResolvers<ContextType>;
  LoanCancelledDetails?: LoanCancelledDetailsResolvers<ContextType>;
  LoanChanges?: LoanChangesResolvers<ContextType>;
  LoanConnection?: LoanConnectionResolvers<ContextType>;
  LoanDefaultedDetails?: LoanDefaultedDetailsResolvers<ContextType>;
  LoanDisbursedDetails?: LoanDisbursedDetailsResolvers<ContextType>;
  LoanEdge?: LoanEdgeResolvers<ContextType>;
  LoanEvent?: LoanEventResolvers<ContextType>;
  LoanExpiredDetails?: LoanExpiredDetailsResolvers<ContextType>;
  LoanFacets?: LoanFacetsResolvers<ContextType>;
  LoanFrozenDetails?: LoanFrozenDetailsResolvers<ContextType>;
  LoanFundedDetails?: LoanFundedDetailsResolvers<ContextType>;
  LoanPausedDetails?: LoanPausedDetailsResolvers<ContextType>;
  LoanQuote?: LoanQuoteResolvers<ContextType>;
  LoanReleasedDetails?: LoanReleasedDetailsResolvers<ContextType>;
  LoanRepaidDetails?: LoanRepaidDetailsResolvers<ContextType>;
  LoanResumedDetails?: LoanResumedDetailsResolvers<ContextType>;
  LoanReturnedDetails?: LoanReturnedDetailsResolvers<ContextType>;
  LoanSort?: LoanSortResolvers;
  LoanStatus?: LoanStatusResolvers;
  LoanStatusCount?: LoanStatusCountResolvers<ContextType>;
  LoanWithdrawnDetails?: LoanWithdrawnDetailsResolvers<ContextType>;
  LoanWrittenOffDetails?: LoanWrittenOffDetailsResolvers<ContextType>;
  Longitude?: GraphQLScalarType;
  Mandate?: MandateResolvers<ContextType>;
  MarkAllNotificationsReadPayload?: MarkAllNotificationsReadPayloadResolvers<ContextType>;
  MarkNotificationReadPayload?: MarkNotificationReadPayloadResolvers<ContextType>;
  Marker?: MarkerResolvers<ContextType>;
  MarkerChanges?: MarkerChangesResolvers<ContextType>;
  MarkerKind?: MarkerKindResolvers;
  MarkerList?: MarkerListResolvers<ContextType>;
  Member?: MemberResolvers<ContextType>;
  MemberClosedDetails?: MemberClosedDetailsResolvers<ContextType>;
  MemberFile?: MemberFileResolvers<ContextType>;
  MemberFrozenDetails?: MemberFrozenDetailsResolvers<ContextType>;
  MemberMoney?: MemberMoneyResolvers<ContextType>;
  MemberReleasedDetails?: MemberReleasedDetailsResolvers<ContextType>;
  MemberSummary?: MemberSummaryResolvers<ContextType>;
  MemberSummaryConnection?: MemberSummaryConnectionResolvers<ContextType>;
  MemberSummaryEdge?: MemberSummaryEdgeResolvers<ContextType>;
  Money?: GraphQLScalarType;
  MovedInterest?: MovedInterestResolvers;
  Mutation?: MutationResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationConnection?: NotificationConnectionResolvers<ContextType>;
  NotificationDetails?: NotificationDetailsResolvers<ContextType>;
  NotificationEdge?: NotificationEdgeResolvers<ContextType>;
  NotificationKind?: NotificationKindResolvers;
  OpenBankItem?: OpenBankItemResolvers<ContextType>;
  OpenBankItemKind?: OpenBankItemKindResolvers;
  Opportunity?: OpportunityResolvers<ContextType>;
  OpportunityConnection?: OpportunityConnectionResolvers<ContextType>;
  OpportunityEdge?: OpportunityEdgeResolvers<ContextType>;
  OpportunitySort?: OpportunitySortResolvers;
  OwnPlanPart?: OwnPlanPartResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  PaymentConnection?: PaymentConnectionResolvers<ContextType>;
  PaymentDirection?: PaymentDirectionResolvers;
  PaymentEdge?: PaymentEdgeResolvers<ContextType>;
  PaymentState?: PaymentStateResolvers;
  PenaltyTerms?: PenaltyTermsResolvers<ContextType>;
  Percent?: GraphQLScalarType;
  PlanChange?: PlanChangeResolvers<ContextType>;
  PlanChangeConnection?: PlanChangeConnectionResolvers<ContextType>;
  PlanChangeEdge?: PlanChangeEdgeResolvers<ContextType>;
  PlanChangeKind?: PlanChangeKindResolvers;
  PlanChangeStatus?: PlanChangeStatusResolvers;
  PlanChangedDetails?: PlanChangedDetailsResolvers<ContextType>;
  PlanTotals?: PlanTotalsResolvers<ContextType>;
  Platform?: PlatformResolvers<ContextType>;
  Portfolio?: PortfolioResolvers<ContextType>;
  PortfolioMonth?: PortfolioMonthResolvers<ContextType>;
  PortfolioRisk?: PortfolioRiskResolvers<ContextType>;
  Preferences?: PreferencesResolvers<ContextType>;
  Prepayment?: PrepaymentResolvers;
  Profile?: ProfileResolvers<ContextType>;
  PublishLoanPayload?: PublishLoanPayloadResolvers<ContextType>;
  PurposeCount?: PurposeCountResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QuotedInstalment?: QuotedInstalmentResolvers<ContextType>;
  Reconciliation?: ReconciliationResolvers<ContextType>;
  RecordRecoveryPayload?: RecordRecoveryPayloadResolvers<ContextType>;
  RecoveryRecordedDetails?: RecoveryRecordedDetailsResolvers<ContextType>;
  RedactAuditTrailPayload?: RedactAuditTrailPayloadResolvers<ContextType>;
  RejectRequestPayload?: RejectRequestPayloadResolvers<ContextType>;
  ReleaseLoanPayload?: ReleaseLoanPayloadResolvers<ContextType>;
  ReleaseMemberPayload?: ReleaseMemberPayloadResolvers<ContextType>;
  RemoveWebhookPayload?: RemoveWebhookPayloadResolvers<ContextType>;
  RepayLoanPayload?: RepayLoanPayloadResolvers<ContextType>;
  RepaymentBookedDetails?: RepaymentBookedDetailsResolvers<ContextType>;
  RepaymentDueDetails?: RepaymentDueDetailsResolvers<ContextType>;
  RepaymentLateDetails?: RepaymentLateDetailsResolvers<ContextType>;
  RepaymentReceivedDetails?: RepaymentReceivedDetailsResolvers<ContextType>;
  RepaymentSchedule?: RepaymentScheduleResolvers<ContextType>;
  RepaymentTakenBackDetails?: RepaymentTakenBackDetailsResolvers<ContextType>;
  RepaymentTakenDetails?: RepaymentTakenDetailsResolvers<ContextType>;
  RepaymentUndoneDetails?: RepaymentUndoneDetailsResolvers<ContextType>;
  ResendWebhookEventsPayload?: ResendWebhookEventsPayloadResolvers<ContextType>;
  RetryWebhookDeliveryPayload?: RetryWebhookDeliveryPayloadResolvers<ContextType>;
  ReturnLoanPayload?: ReturnLoanPayloadResolvers<ContextType>;
  ReversalDetails?: ReversalDetailsResolvers<ContextType>;
  ReverseTransactionPayload?: ReverseTransactionPayloadResolvers<ContextType>;
  ReviewMemberPayload?: ReviewMemberPayloadResolvers<ContextType>;
  RiskLevel?: RiskLevelResolvers;
  RiskLevelCount?: RiskLevelCountResolvers<ContextType>;
  RotateWebhookSecretPayload?: RotateWebhookSecretPayloadResolvers<ContextType>;
  Safeguarding?: SafeguardingResolvers<ContextType>;
  SafeguardingItem?: SafeguardingItemResolvers<ContextType>;
  SafeguardingItemKind?: SafeguardingItemKindResolvers;
  Subscription?: SubscriptionResolvers<ContextType>;
  Transaction?: TransactionResolvers<ContextType>;
  TransactionConnection?: TransactionConnectionResolvers<ContextType>;
  TransactionDirection?: TransactionDirectionResolvers;
  TransactionEdge?: TransactionEdgeResolvers<ContextType>;
  TransactionStatus?: TransactionStatusResolvers;
  TransactionType?: TransactionTypeResolvers;
  TransferPayload?: TransferPayloadResolvers<ContextType>;
  TransferReceivedDetails?: TransferReceivedDetailsResolvers<ContextType>;
  UndoMode?: UndoModeResolvers;
  UndoPlanChangePayload?: UndoPlanChangePayloadResolvers<ContextType>;
  UndoRepaymentPayload?: UndoRepaymentPayloadResolvers<ContextType>;
  UpdateLoanPayload?: UpdateLoanPayloadResolvers<ContextType>;
  UpdatePreferencesPayload?: UpdatePreferencesPayloadResolvers<ContextType>;
  UpdateProfilePayload?: UpdateProfilePayloadResolvers<ContextType>;
  UpdateWebhookPayload?: UpdateWebhookPayloadResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  UserType?: UserTypeResolvers;
  VerificationStatus?: VerificationStatusResolvers;
  WaiveChargePayload?: WaiveChargePayloadResolvers<ContextType>;
  Wallet?: WalletResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  WebhookDeliveryConnection?: WebhookDeliveryConnectionResolvers<ContextType>;
  WebhookDeliveryEdge?: WebhookDeliveryEdgeResolvers<ContextType>;
  WebhookDeliveryState?: WebhookDeliveryStateResolvers;
  WebhookDisabledReason?: WebhookDisabledReasonResolvers;
  WebhookPayload?: WebhookPayloadResolvers;
  WithdrawFromLoanPayload?: WithdrawFromLoanPayloadResolvers<ContextType>;
  WithdrawPayload?: WithdrawPayloadResolvers<ContextType>;
  WithdrawWhileLate?: WithdrawWhileLateResolvers;
  WithdrawalDetails?: WithdrawalDetailsResolvers<ContextType>;
  WithdrawalFailedDetails?: WithdrawalFailedDetailsResolvers<ContextType>;
  WriteOffLoanPayload?: WriteOffLoanPayloadResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  cost?: CostDirectiveResolver<any, any, ContextType>;
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
  movesMoney?: MovesMoneyDirectiveResolver<any, any, ContextType>;
  openToBlocked?: OpenToBlockedDirectiveResolver<any, any, ContextType>;
};
