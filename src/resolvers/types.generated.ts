import type { ApprovalStatus } from '../entities/operator/approval-request.ts';
import type { AprMethod } from '../lending/repaying/schedule/apr.ts';
import type { AprReason } from '../lending/repaying/schedule/cost.ts';
import type { ArrearsInterest } from '../entities/loan/loan.ts';
import type { FeeRefund } from '../entities/loan/loan.ts';
import type { WithdrawWhileLate } from '../entities/loan/loan.ts';
import type { Arrears } from '../lending/loan/lists/traits.ts';
import type { ActorKind as AuditActorKind } from '../entities/operator/audit-entry.ts';
import type { BankAccountKind } from '../entities/payments/bank-account.ts';
import type { BooksFormat } from '../entities/books/period.ts';
import type { BooksBy } from '../lending/books/totals.ts';
import type { ChartAccountType } from '../lending/books/chart.ts';
import type { AccountKind as LedgerAccountKind } from '../lending/books/chart.ts';
import type { HouseKind as HouseAccountKind } from '../lending/books/balance.ts';
import type { BankImportOutcome } from '../lending/payments/provider.ts';
import type { BankFileKind } from '../lending/bank-files/list.ts';
import type { BankLinePurpose } from '../entities/payments/bank-line.ts';
import type { OpenBankItemKind } from '../lending/bank-files/reconciliation.ts';
import type { SafeguardingItemKind } from '../lending/bank-files/reconciliation.ts';
import type { CaseAct } from '../entities/case/case-entry.ts';
import type { CaseProposal as CaseDecision } from '../entities/case/member-case.ts';
import type { CaseOutcome } from '../entities/case/member-case.ts';
import type { CaseRule } from '../entities/case/member-case.ts';
import type { CaseState } from '../entities/case/member-case.ts';
import type { ChargeKind } from '../entities/loan/charge.ts';
import type { PlanChangeKind } from '../entities/loan/plan-change.ts';
import type { PlanChangeStatus } from '../lending/plan-changes/change.ts';
import type { MovedInterest } from '../entities/loan/plan-change.ts';
import type { CashFlowCategory } from '../entities/ledger/cash-flow.ts';
import type { PayoffLetterStatus } from '../lending/documents/request.ts';
import type { DocumentKind } from '../entities/documents/document.ts';
import type { DataExportStatus } from '../entities/privacy/data-export.ts';
import type { ErasureStatus } from '../lending/erasure/state.ts';
import type { KeptKind } from '../entities/privacy/erasure.ts';
import type { RefusalCode as ErrorCode } from '../lending/refusal.ts';
import type { HelpFileType } from '../entities/member/help-file.ts';
import type { HelpState } from '../entities/member/help-request.ts';
import type { HelpTopic } from '../entities/member/help-request.ts';
import type { HoldingKind } from '../lending/member/money.ts';
import type { InstalmentStatus } from '../lending/repaying/schedule/schedule.ts';
import type { InvestmentSort } from '../lending/investing/list.ts';
import type { InvestmentStatus } from '../entities/loan/investment.ts';
import type { LateFeeRecipient } from '../entities/loan/loan.ts';
import type { ShownState as LetterState } from '../lending/mail/list.ts';
import type { PauseReason as LoanPauseReason } from '../reads/pause-reasons.ts';
import type { LoanSort } from '../lending/loan/lists/list.ts';
import type { LoanStatus } from '../entities/loan/loan.ts';
import type { NotificationKind } from '../lending/inbox/texts.ts';
import type { MarkerKind } from '../lending/map/area.ts';
import type { PaymentDirection } from '../entities/payments/payment.ts';
import type { PaymentState } from '../entities/payments/payment.ts';
import type { Prepayment } from '../lending/repaying/repay.ts';
import type { OpportunitySort } from '../lending/investing/opportunity.ts';
import type { TaxCountry } from '../lending/tax/rules.ts';
import type { TaxFigure } from '../lending/tax/figures.ts';
import type { TransactionDirection } from '../entities/ledger/wallet-transaction.ts';
import type { TransactionStatus } from '../entities/ledger/wallet-transaction.ts';
import type { TransactionType } from '../entities/ledger/wallet-transaction.ts';
import type { LateBucket } from '../lending/reports/roll-rates.ts';
import type { RiskLevel } from '../entities/loan/loan.ts';
import type { UndoMode } from '../lending/undoing/undo.ts';
import type { UserType } from '../entities/member/profile.ts';
import type { TestMissing as LenderTestMissing } from '../lending/protection/lender-test.ts';
import type { TestResult as LenderTestResult } from '../lending/protection/questions.ts';
import type { VerificationLevel } from '../entities/member/verification.ts';
import type { LossReason as VerificationLoss } from '../entities/member/verification.ts';
import type { CheckState as VerificationState } from '../entities/member/verification.ts';
import type { VerificationStatus } from '../entities/member/profile.ts';
import type { WebhookDeliveryState } from '../entities/webhook/webhook.ts';
import type { WebhookDisabledReason } from '../entities/webhook/webhook.ts';
import type { WorkKind } from '../entities/operator/work.ts';
import type { WorkStep } from '../entities/operator/work.ts';
import type { WorkSort } from '../lending/worklist/list.ts';
import type { WebhookPayload } from '../entities/webhook/webhook.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Connection, LoanConnection as LoanPage, NotificationConnection as NotificationPage } from './connection.ts';
import type { Preferences as PreferencesRow } from '../entities/member/preferences.ts';
import type { SavedSearch as SavedSearchRow } from '../entities/member/saved-search.ts';
import type { Actor } from '../lending/audit-trail/actors.ts';
import type { ApprovalRequest as ApprovalRequestRow } from '../entities/operator/approval-request.ts';
import type { WalletChange as WalletChangeRow } from '../lending/approval/preview.ts';
import type { Loan as LoanRow } from '../entities/loan/loan.ts';
import type { LoanGuidance as LoanGuidanceRow } from '../lending/guidance/guide.ts';
import type { SimilarLoans as SimilarLoansRow } from '../lending/guidance/similar.ts';
import type { KeyFacts as KeyFactsTold } from '../lending/loan/key-facts.ts';
import type { Quote, QuotedInstalment as QuotedInstalmentRow } from '../lending/repaying/schedule/quote.ts';
import type { InstalmentState as InstalmentRow, FormerInstalment as FormerInstalmentRow } from '../entities/loan/instalment.ts';
import type { OwnPayment as OwnPaymentRow } from '../reads/own-payments.ts';
import type { OwnReceipt as OwnReceiptRow } from '../reads/own-receipts.ts';
import type { ChargeState as ChargeRow } from '../entities/loan/charge.ts';
import type { MadePlanChange } from '../lending/plan-changes/change.ts';
import type { Investment as InvestmentRow } from '../entities/loan/investment.ts';
import type { LoanRepayment as LoanRepaymentRow } from '../lending/repaying/repayments.ts';
import type { Reminder as ReminderRow } from '../entities/loan/reminder.ts';
import type { LoanFreeze as LoanFreezeRow } from '../reads/pause-reasons.ts';
import type { LoanEvent as LoanEventRow } from '../entities/loan/loan-event.ts';
import type { LoanFacets as LoanFacetRows } from '../lending/loan/lists/facets.ts';
import type { Marker as MarkerRow } from '../lending/map/marker.ts';
import type { MarkerList as MarkerListRow } from '../lending/map/markers.ts';
import type { Notification as NotificationRow } from '../entities/member/notification.ts';
import type { Details } from './member/notification-details.ts';
import type { Opportunity as OpportunityRow } from '../entities/loan/opportunity.ts';
import type { CashFlow as CashFlowRow } from '../entities/ledger/cash-flow.ts';
import type { TaxForm as TaxFormRow, FilledBox } from '../lending/tax/forms.ts';
import type { TaxLine as TaxLineRow, TaxYear as TaxYearRow } from '../lending/tax/figures.ts';
import type { InvestmentTotals as InvestmentTotalsRow } from '../lending/investing/totals.ts';
import type { Portfolio as PortfolioRow, PortfolioRisk as PortfolioRiskRow, ExpectedMonth as ExpectedMonthRow, PortfolioMonth as PortfolioMonthRow } from '../lending/investing/portfolio.ts';
import type { OrderResults } from '../lending/investing/orders/order-results.ts';
import type { RepaymentSchedule as RepaymentScheduleRow } from '../lending/repaying/schedule/schedule.ts';
import type { WalletState as WalletRow } from '../entities/ledger/wallet.ts';
import type { Line } from '../lending/payments/line.ts';
import type { Payment as PaymentRow } from '../entities/payments/payment.ts';
import type { ShownAgreement } from '../lending/agreements/agreements.ts';
import type { LenderStanding } from '../lending/protection/lender-test.ts';
import type { Question, Answer } from '../lending/protection/questions.ts';
import type { LenderTest as TakenTestRow } from '../entities/member/lender-test.ts';
import type { Standing } from '../lending/verification/standing.ts';
import type { StartedCheck } from '../lending/verification/verify.ts';
import type { OwedByMember as OwedByMemberRow } from '../lending/payments/owed.ts';
import type { BankAccountState } from '../entities/payments/bank-account.ts';
import type { BankImport as BankImported } from '../lending/bank-files/import.ts';
import type { ImportedLine } from '../lending/payments/provider.ts';
import type { ListedBankFile as BankFileRow } from '../lending/bank-files/list.ts';
import type { BankLine as BankLineRow } from '../entities/payments/bank-line.ts';
import type { Reconciliation as ReconciliationRow, OpenBankItem as OpenBankItemRow, Safeguarding as SafeguardingRow } from '../lending/bank-files/reconciliation.ts';
import type { Document as DocumentRow } from '../entities/documents/document.ts';
import type { RepaymentReceipt as RepaymentReceiptRow } from '../lending/documents/receipt.ts';
import type { PayoffLetter as PayoffLetterRow } from '../entities/documents/request.ts';
import type { DataExport as DataExportRow } from '../entities/privacy/data-export.ts';
import type { Look } from '../lending/erasure/looks.ts';
import type { Letter as LetterRow } from '../entities/mail/letter.ts';
import type { MailAddress } from '../entities/mail/mail-address.ts';
import type { LoggedEvent, EventPage as LoggedEvents } from '../lending/event-log/read.ts';
import type { MemberCase } from '../entities/case/member-case.ts';
import type { CaseEntry as CaseEntryRow, CaseFinding as CaseFindingRow } from '../entities/case/case-entry.ts';
import type { WebhookRow } from '../lending/webhooks/manage.ts';
import type { WebhookDelivery as DeliveryRow } from '../entities/webhook/webhook.ts';
import type { HelpFile as HelpFileRow } from '../entities/member/help-file.ts';
import type { HelpMessage as HelpMessageRow } from '../lending/help/thread.ts';
import type { HelpRequest as HelpRequestRow } from '../entities/member/help-request.ts';
import type { OperatorNote as OperatorNoteRow } from '../entities/operator/operator-note.ts';
import type { WorkCount as WorkCountRow } from '../lending/worklist/count.ts';
import type { WorkItem as WorkItemRow } from '../entities/operator/work.ts';
import type { AuditEntry as AuditEntryRow } from '../entities/operator/audit-entry.ts';
import type { ChartAccount as ChartAccountRow } from '../lending/books/chart.ts';
import type { JournalLine as JournalRow } from '../lending/books/journal.ts';
import type { CounterLine } from '../lending/books/counterparts.ts';
import type { AccountTurnover as AccountTurnoverRow } from '../lending/books/account.ts';
import type { TrialBalance as TrialBalanceRow } from '../lending/books/totals.ts';
import type { PastBalance as PastBalanceRow, HouseBalance as HouseBalanceRow } from '../lending/books/balance.ts';
import type { Period as PeriodRow, PeriodFileRow } from '../lending/books/periods.ts';
import type { Profile as ProfileRow } from '../entities/member/profile.ts';
import type { MemberMoney as MemberMoneyRow, Holding as HoldingRow } from '../lending/member/money.ts';
import type { Reckoning as ReckoningRow } from '../lending/member/reckoning.ts';
import type { Entry as EntryRow } from '../entities/ledger/entry.ts';
import type { MemberBlock as MemberBlockRow, FrozenAccount as FrozenAccountRow } from '../lending/member/frozen.ts';
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
  /** A year in four digits such as 2026, from 2000 to 2199; as a number, or as text. */
  Year: { input: number; output: number; }
};

/** Which version of an agreement to accept. */
export type AcceptAgreementInput = {
  /** The hash of the text that was shown, so that no other is accepted; the version's own if it is left out. */
  hash?: InputMaybe<Scalars['String']['input']>;
  /** The version's id. */
  id: Scalars['ID']['input'];
};

/** The outcome of `acceptAgreement`. */
export type AcceptAgreementPayload = {
  __typename?: 'AcceptAgreementPayload';
  /** What was recorded; null when the call was refused. */
  acceptance: Maybe<Acceptance>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** A member's acceptance of a version of an agreement. Visible to the member. */
export type Acceptance = {
  __typename?: 'Acceptance';
  /** When it was accepted. */
  acceptedAt: Scalars['DateTime']['output'];
  /** The first half of the address that the request came from; null if it is unknown. */
  addressPrefix: Maybe<Scalars['String']['output']>;
  /** The version that was accepted. */
  agreementId: Scalars['ID']['output'];
  /** The SHA-256 of the text that was accepted. */
  hash: Scalars['String']['output'];
  /** The acceptance's id: a UUID, version 7. */
  id: Scalars['ID']['output'];
  /** The program that sent the request, without its version; null if it did not say. */
  userAgent: Maybe<Scalars['String']['output']>;
};

/** A balance of an account, on the side on which it is. */
export type AccountBalance = {
  __typename?: 'AccountBalance';
  /** The balance if more was credited than debited, otherwise 0. */
  credit: Scalars['Money']['output'];
  /** The balance if more was debited than credited, otherwise 0. */
  debit: Scalars['Money']['output'];
};

/** What was booked in an account of the general ledger on some business days: `opening` plus `debit`, less `credit`, is `closing` (balances in credit count as negative). */
export type AccountTurnover = {
  __typename?: 'AccountTurnover';
  /** The number of the account. */
  account: Scalars['String']['output'];
  /** The balance at the end of the last day. */
  closing: AccountBalance;
  /** All that was credited on these days. */
  credit: Scalars['Money']['output'];
  /** The currency (ISO 4217). */
  currency: Scalars['String']['output'];
  /** All that was debited on these days. */
  debit: Scalars['Money']['output'];
  /** The first business day. */
  from: Scalars['Date']['output'];
  /** Whether it is a memorandum account. */
  memorandum: Scalars['Boolean']['output'];
  /** The name of the account. */
  name: Scalars['String']['output'];
  /** The balance at the end of the day before the first. */
  opening: AccountBalance;
  /** The last business day. */
  to: Scalars['Date']['output'];
};

/** Which test to acknowledge. */
export type AcknowledgeLenderTestInput = {
  /** The test's id. */
  id: Scalars['ID']['input'];
};

/** The outcome of `acknowledgeLenderTest`. */
export type AcknowledgeLenderTestPayload = {
  __typename?: 'AcknowledgeLenderTestPayload';
  /** The test; null when the call was refused. */
  lenderTest: Maybe<TakenLenderTest>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
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

/** Which case, and the file. */
export type AddCaseFileInput = {
  /** The case's id. */
  id: Scalars['ID']['input'];
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The file's name: 1 to 200 characters. */
  name: Scalars['String']['input'];
  /** Its SHA-256, as 64 hexadecimal digits. */
  sha256: Scalars['String']['input'];
  /** Its size in bytes. */
  size: Scalars['Int']['input'];
};

/** The outcome of `addCaseFile`. */
export type AddCaseFilePayload = {
  __typename?: 'AddCaseFilePayload';
  /** The case; null when the call was refused. */
  case: Maybe<Case>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** Which case, and the note. */
export type AddCaseNoteInput = {
  /** The case's id. */
  id: Scalars['ID']['input'];
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The note: 1 to 2 000 characters. */
  text: Scalars['String']['input'];
};

/** The outcome of `addCaseNote`. */
export type AddCaseNotePayload = {
  __typename?: 'AddCaseNotePayload';
  /** The case; null when the call was refused. */
  case: Maybe<Case>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** Which request, and the file to add to it. */
export type AddHelpFileInput = {
  /** The file, in Base64 (RFC 4648, section 4): 1 byte to 5 MiB. */
  content: Scalars['String']['input'];
  /** The request's id. */
  id: Scalars['ID']['input'];
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The file's name: 1 to 200 characters, with the ending of its type. */
  name: Scalars['String']['input'];
};

/** The outcome of `addHelpFile`. */
export type AddHelpFilePayload = {
  __typename?: 'AddHelpFilePayload';
  /** The request, as it is then; null when the call was refused. */
  helpRequest: Maybe<HelpRequest>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** The note, and on which loan. */
export type AddLoanNoteInput = {
  /** A file that belongs to it. */
  file?: InputMaybe<OperatorNoteFileInput>;
  /** The loan's id. */
  id: Scalars['ID']['input'];
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The note: 1 to 2 000 characters. */
  text: Scalars['String']['input'];
};

/** The outcome of `addLoanNote`. */
export type AddLoanNotePayload = {
  __typename?: 'AddLoanNotePayload';
  /** The note; null when the call was refused. */
  note: Maybe<OperatorNote>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** The note, and on whom. */
export type AddMemberNoteInput = {
  /** A file that belongs to it. */
  file?: InputMaybe<OperatorNoteFileInput>;
  /** The member's id. */
  id: Scalars['ID']['input'];
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The note: 1 to 2 000 characters. */
  text: Scalars['String']['input'];
};

/** The outcome of `addMemberNote`. */
export type AddMemberNotePayload = {
  __typename?: 'AddMemberNotePayload';
  /** The note; null when the call was refused. */
  note: Maybe<OperatorNote>;
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

/** A version of an agreement: the terms, the privacy notice, or what has to be known before a contract. It never changes; another text is another version. */
export type Agreement = {
  __typename?: 'Agreement';
  /** The caller's acceptance of it; null if they have not accepted it. */
  acceptance: Maybe<Acceptance>;
  /** The acts that need it accepted: `deposit`, `invest`, `publish`, `transfer`, `withdraw` or `standing_order`. */
  acts: Array<Scalars['String']['output']>;
  /** From when on it applies; may be in the future. */
  appliesFrom: Scalars['DateTime']['output'];
  /** Whether it applies now: for its acts, this version has to be accepted. */
  current: Scalars['Boolean']['output'];
  /** The SHA-256 of its text in UTF-8, in hexadecimal. */
  hash: Scalars['String']['output'];
  /** The version's id: a UUID. */
  id: Scalars['ID']['output'];
  /** What all versions of it share, such as `terms`. */
  name: Scalars['String']['output'];
  /** The very text. */
  text: Scalars['String']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
  /** The version, as the platform names it. */
  version: Scalars['String']['output'];
};

/** Which request, and the answer. */
export type AnswerHelpRequestInput = {
  /** The answer: 1 to 2 000 characters, which the member reads. */
  answer: Scalars['String']['input'];
  /** Whether this answer closes the request; by default false. */
  closes?: InputMaybe<Scalars['Boolean']['input']>;
  /** The request's id. */
  id: Scalars['ID']['input'];
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read: the call is refused with VERSION_CONFLICT when the request has changed since. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The outcome of `answerHelpRequest`. */
export type AnswerHelpRequestPayload = {
  __typename?: 'AnswerHelpRequestPayload';
  /** The request, as it is then; null when the call was refused. */
  helpRequest: Maybe<HelpRequest>;
  /** Why the call was refused; empty if it was not. */
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
  /** What a line of a bank statement is to be assigned to; null for other acts. */
  assignedTo: Maybe<BankLinePurpose>;
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
  /** The member whose record that is; null for a line that is no member's. */
  member: Maybe<Member>;
  /** The id of the member whose record that is, or who gets the money of the line; null for a line that is no member's. */
  memberId: Maybe<Scalars['ID']['output']>;
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
  /** The version of the preview that the caller has seen (`previewRequest`): the call is refused with VERSION_CONFLICT if it would now do something other than that preview showed. */
  version?: InputMaybe<Scalars['Int']['input']>;
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

/** Which line of a statement to assign; exactly one of `memberId`, `paymentId`, `provider`, `bankFees` and `ownFunds` says to what. */
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
  /** `true` if it is the platform's own money, such as what was in the account before the first statement. */
  ownFunds?: InputMaybe<Scalars['Boolean']['input']>;
  /** The payment through the bank that it belongs to: one that is booked and of which the statements have no line, such as a deposit that an operator reversed and that is sent back. */
  paymentId?: InputMaybe<Scalars['ID']['input']>;
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
  /** What was done: the name of the mutation, or `expireLoan`, `autoInvest`, `autopay`, `lookAtMember`, `beginOperating`. */
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
  /** What it changed, after, by the names of columns; amounts are in minor units, such as cents. Null if there is nothing to tell, or if it was redacted. */
  after: Maybe<Scalars['JSONObject']['output']>;
  /** The amount that it moved, waived, wrote off or asked for, or that of the payment or bank line that it was about, or what is owed on the loan in default that it was about; null for all other acts, if it was refused, or if it was redacted. Reading it is not noted as a look. */
  amount: Maybe<Scalars['Money']['output']>;
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
  /** What the member whose record it is calls themselves; null if it is no member's record, or they have no name. */
  memberName: Maybe<Scalars['String']['output']>;
  /** Its place in the trail, from 1, without gaps, in the order in which the acts took effect. */
  number: Scalars['Int']['output'];
  /** What the operator calls themselves; null for a job or a rule, and if they have no name. */
  operatorName: Maybe<Scalars['String']['output']>;
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


/**
 * An act of an operator, a job or a rule, which nobody can change. A look at `reason`, `before` or `after` of an act on a member's records is
 * noted in the audit trail as a look at that member.
 */
export type AuditEntryAfterArgs = {
  unlessLook?: InputMaybe<Scalars['Boolean']['input']>;
};


/**
 * An act of an operator, a job or a rule, which nobody can change. A look at `reason`, `before` or `after` of an act on a member's records is
 * noted in the audit trail as a look at that member.
 */
export type AuditEntryBeforeArgs = {
  unlessLook?: InputMaybe<Scalars['Boolean']['input']>;
};


/**
 * An act of an operator, a job or a rule, which nobody can change. A look at `reason`, `before` or `after` of an act on a member's records is
 * noted in the audit trail as a look at that member.
 */
export type AuditEntryReasonArgs = {
  unlessLook?: InputMaybe<Scalars['Boolean']['input']>;
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
  /** Only acts on this loan, on its charges, plan changes and repayments, and on requests about any of these. */
  loanId?: InputMaybe<Scalars['ID']['input']>;
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

/** A file that was exchanged with the platform's bank. */
export type BankFile = {
  __typename?: 'BankFile';
  /** The balance of the account at its end; null if it states none. */
  closingBalance: Maybe<Scalars['Money']['output']>;
  /** When its import began, or its payments were put into it. */
  createdAt: Scalars['DateTime']['output'];
  /** The day of the balance at its end; of orders, the day on which the bank carries them out, or the first of these days. Null if it states none. */
  day: Maybe<Scalars['Date']['output']>;
  /** When all of its lines were imported, or it was written; null until then. */
  doneAt: Maybe<Scalars['DateTime']['output']>;
  /** The file's id. */
  id: Scalars['ID']['output'];
  /** What it is. */
  kind: BankFileKind;
  /** How many lines came with it: those that an earlier file had are not among them. 0 for orders. */
  lines: Scalars['Int']['output'];
  /** Its message id or, of a statement, the bank's id of it. */
  messageId: Scalars['String']['output'];
  /** The sum of these payments. */
  ordered: Scalars['Money']['output'];
  /** How many payments it orders from the bank; 0 unless it is a file of orders. */
  orders: Scalars['Int']['output'];
  /** How many of these lines nobody has assigned yet. */
  unassigned: Scalars['Int']['output'];
};

/** A page of files. */
export type BankFileConnection = {
  __typename?: 'BankFileConnection';
  /** The files with their cursors. */
  edges: Array<BankFileEdge>;
  /** The files. */
  nodes: Array<BankFile>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** The total number on all pages; 10 000 if there are more. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is the total number, and not the limit up to which items are counted. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** A file and its position in the list. */
export type BankFileEdge = {
  __typename?: 'BankFileEdge';
  /** The cursor, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The file. */
  node: BankFile;
};

export { BankFileKind };

/** The result of importing a bank file, or of previewing it. */
export type BankImport = {
  __typename?: 'BankImport';
  /** How many of its lines had been imported before. */
  known: Scalars['Int']['output'];
  /** Its lines, in their order; at most 1 000. */
  lines: Array<BankImportLine>;
  /** How many of its lines belong to a member's payment. */
  payments: Scalars['Int']['output'];
  /** Of a status report: how many open orders the bank rejects. Otherwise 0. */
  rejected: Scalars['Int']['output'];
  /** How many of its lines say that a payment came back. */
  returns: Scalars['Int']['output'];
  /** How many of its lines only an operator can assign (`assignBankLine`). */
  suspense: Scalars['Int']['output'];
};

/** A line of a file of the bank, and what came of it. */
export type BankImportLine = {
  __typename?: 'BankImportLine';
  /** The amount, negative if money left the account. */
  amount: Scalars['Money']['output'];
  /** The day on which the bank booked it. */
  bookedOn: Scalars['Date']['output'];
  /** The name of the other side, as the bank gives it; null if it gives none. */
  counterparty: Maybe<Scalars['String']['output']>;
  /** The last characters of the other side's account number; null if the bank gives none. */
  lastDigits: Maybe<Scalars['String']['output']>;
  /** What came of it, or would if it were imported by itself. */
  outcome: BankImportOutcome;
  /** The payer's message; null if there is none. */
  remittance: Maybe<Scalars['String']['output']>;
};

export { BankImportOutcome };

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
  /** The id of the file with which it came. */
  fileId: Scalars['ID']['output'];
  /** The line's id. */
  id: Scalars['ID']['output'];
  /** The last characters of the other side's account number; null if the bank gives none. */
  lastDigits: Maybe<Scalars['String']['output']>;
  /** The member whose payment that is; null if it belongs to none. */
  member: Maybe<Member>;
  /** The id of the member whose payment that is; null if it belongs to none. */
  memberId: Maybe<Scalars['ID']['output']>;
  /** That member's name; null until they have given it, and if the line belongs to no payment. */
  memberName: Maybe<Scalars['String']['output']>;
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
  /** Why the bank gave the money back, as ISO 20022 codes it, such as AM04; null unless it says so. */
  returnReason: Maybe<Scalars['String']['output']>;
};

/** A page of lines. */
export type BankLineConnection = {
  __typename?: 'BankLineConnection';
  /** The lines with their cursors. */
  edges: Array<BankLineEdge>;
  /** The lines. */
  nodes: Array<BankLine>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** The total number on all pages; 10 000 if there are more. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is the total number, and not the limit up to which items are counted. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** A line and its position in the list. */
export type BankLineEdge = {
  __typename?: 'BankLineEdge';
  /** The cursor, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The line. */
  node: BankLine;
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

export { BooksBy };

export { BooksFormat };

/** How a member has repaid as a borrower, in short: every member may see it. */
export type BorrowerRecord = {
  __typename?: 'BorrowerRecord';
  /** Whether a payment of the member's is late, or a defaulted loan still owes something. */
  currentlyLate: Scalars['Boolean']['output'];
  /** How many loans of the member's have defaulted, whether or not they were repaid later. */
  loansDefaulted: Scalars['Int']['output'];
  /** How many loans the member has repaid without a default. */
  loansRepaid: Scalars['Int']['output'];
  /** By how many days the payment that was late longest was late, not counting days on which the loan was paused: until it was paid, until a change of the plan moved what was missing, or until today; 0 if none was late. */
  longestDelayDays: Scalars['Int']['output'];
  /**
   * How many payments of the member's loans were to be made by yesterday: those of plans whose last day has passed, moved on to the next business day if it is not one, where the
   * platform does so. Payments that an agreed change of the plan put off are not due before their new day; interest on what is overdue after the last payment is not counted as one.
   */
  paymentsDue: Scalars['Int']['output'];
  /** How many of these the member was not late with: those paid on time, apart from delays that the loan's terms tolerate (`lateTerms`) and days on which the loan was paused. */
  paymentsOnTime: Scalars['Int']['output'];
};

/** Which investment to cancel. */
export type CancelInvestmentInput = {
  /** The investment's id. */
  id: Scalars['ID']['input'];
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of `cancelInvestment`. */
export type CancelInvestmentPayload = {
  __typename?: 'CancelInvestmentPayload';
  /** The investment, which is cancelled; null when the call was refused. */
  investment: Maybe<Investment>;
  /** The loan after the change; null when the call was refused. */
  loan: Maybe<Loan>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
  /** The lender's wallet with the money back; null when the call was refused. */
  wallet: Maybe<Wallet>;
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

/** An investigation of a member by operators. The member never learns of it. */
export type Case = {
  __typename?: 'Case';
  /** The operator who works on it; null if nobody does. */
  assignee: Maybe<Member>;
  /** The id of the operator who works on it; null if nobody does. */
  assigneeId: Maybe<Scalars['ID']['output']>;
  /** Whether they can be made to wait: false on a platform that carries out withdrawals and transfers at once. */
  canHoldMoney: Scalars['Boolean']['output'];
  /** When it was closed; null until then. */
  closedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it was opened. */
  createdAt: Scalars['DateTime']['output'];
  /** Until when it has to be decided. */
  dueAt: Scalars['DateTime']['output'];
  /** What was found and done, newest first. */
  entries: CaseEntryConnection;
  /** The payments that wait, oldest first; at most 100. */
  heldPayments: Array<Payment>;
  /** Whether the member's withdrawals and transfers wait. The member sees them as being processed. */
  holdsMoney: Scalars['Boolean']['output'];
  /** The case's id. */
  id: Scalars['ID']['output'];
  /** The member whom it is about. */
  member: Member;
  /** The member's file. A look at it through the case is noted in the case alone: neither the audit trail nor the member learns of it. */
  memberFile: MemberFile;
  /** The id of the member whom it is about. */
  memberId: Scalars['ID']['output'];
  /** The operator who opened it; null if a rule or a list did. */
  openedBy: Maybe<Member>;
  /** The id of the operator who opened it; null if a rule or a list did. */
  openedById: Maybe<Scalars['ID']['output']>;
  /** How it ended; null unless it is closed. */
  outcome: Maybe<CaseOutcome>;
  /** The decision that an operator has proposed and another can confirm; null if none is proposed. */
  proposal: Maybe<CaseDecision>;
  /** The operator who proposed it; null if nothing is proposed. */
  proposedBy: Maybe<Member>;
  /** The id of the operator who proposed it; null if nothing is proposed. */
  proposedById: Maybe<Scalars['ID']['output']>;
  /** Why an operator opened it; null if no operator did, or if it was erased with the member. */
  reason: Maybe<Scalars['String']['output']>;
  /** The member's withdrawals that wait for an operator's approval, oldest first; at most 100. They are not among `heldPayments`: once they are approved, they wait for the case, if it holds the member's money. */
  requestedPayments: Array<Payment>;
  /** What opened it. */
  rule: CaseRule;
  /** Its state. */
  state: CaseState;
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
};


/** An investigation of a member by operators. The member never learns of it. */
export type CaseEntriesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  looks: InputMaybe<Scalars['Boolean']['input']>;
};

export { CaseAct };

/** Cases, in pages. */
export type CaseConnection = {
  __typename?: 'CaseConnection';
  /** The cases with their cursors. */
  edges: Array<CaseEdge>;
  /** The cases. */
  nodes: Array<Case>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** The total number on all pages; 10 000 if there are more. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is the total number, and not the limit up to which items are counted. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

export { CaseDecision };

/** A case and its position in the list. */
export type CaseEdge = {
  __typename?: 'CaseEdge';
  /** The cursor, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The case. */
  node: Case;
};

/** What was found or done in a case, by whom, and when. It never changes. */
export type CaseEntry = {
  __typename?: 'CaseEntry';
  /** What was found or done. */
  act: CaseAct;
  /** The operator who did it; null if a rule or a list did. */
  actor: Maybe<Member>;
  /** The id of the operator who did it; null if a rule or a list did. */
  actorId: Maybe<Scalars['ID']['output']>;
  /** The operator to whom the case was given; null otherwise. */
  assignee: Maybe<Member>;
  /** The id of the operator to whom the case was given; null otherwise. */
  assigneeId: Maybe<Scalars['ID']['output']>;
  /** When it was found or done. */
  at: Scalars['DateTime']['output'];
  /** What was proposed, confirmed, rejected or taken back; null otherwise. */
  decision: Maybe<CaseDecision>;
  /** The new deadline; null unless it was moved. */
  dueAt: Maybe<Scalars['DateTime']['output']>;
  /** The file that was added; null unless one was. */
  file: Maybe<CaseFile>;
  /** What was found; null unless something was. */
  finding: Maybe<CaseFinding>;
  /** The entry's id. */
  id: Scalars['ID']['output'];
  /** The ids of the payments that were returned; null unless some were. */
  paymentIds: Maybe<Array<Scalars['ID']['output']>>;
  /** The code with which the act was refused; null if it was done. */
  refusedWith: Maybe<Scalars['String']['output']>;
  /** The rule or list that found it; null if an operator did it. */
  rule: Maybe<CaseRule>;
  /** The note or the reason; null if there is none. */
  text: Maybe<Scalars['String']['output']>;
};

/** Entries of a case, in pages. */
export type CaseEntryConnection = {
  __typename?: 'CaseEntryConnection';
  /** The entries with their cursors. */
  edges: Array<CaseEntryEdge>;
  /** The entries. */
  nodes: Array<CaseEntry>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** The total number on all pages; 10 000 if there are more. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is the total number, and not the limit up to which items are counted. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** An entry and its position in the list. */
export type CaseEntryEdge = {
  __typename?: 'CaseEntryEdge';
  /** The cursor, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: CaseEntry;
};

/** What identifies a file about a case; the file itself is kept elsewhere. */
export type CaseFile = {
  __typename?: 'CaseFile';
  /** Its name. */
  name: Scalars['String']['output'];
  /** Its SHA-256, as 64 hexadecimal digits. */
  sha256: Scalars['String']['output'];
  /** Its size in bytes. */
  size: Scalars['Int']['output'];
};

/** What a rule or a list has found. */
export type CaseFinding = {
  __typename?: 'CaseFinding';
  /** What came in; null if the rule doesn't look at that. */
  amountIn: Maybe<Scalars['Money']['output']>;
  /** What went out or is on its way out; null if the rule doesn't look at that. */
  amountOut: Maybe<Scalars['Money']['output']>;
  /** The member to whom money went and from whom it came back; null otherwise. */
  counterparty: Maybe<Member>;
  /** The id of the member to whom money went and from whom it came back; null otherwise. */
  counterpartyId: Maybe<Scalars['ID']['output']>;
  /** The matching entries of the lists, in words; null for a rule. */
  listed: Maybe<Array<Scalars['String']['output']>>;
  /** How many members sent money; null if the rule doesn't look at that. */
  senders: Maybe<Scalars['Int']['output']>;
  /** The members who sent it, at most 20: those who sent the most, first; null if the rule doesn't look at that. */
  sentBy: Maybe<Array<Member>>;
  /** The ids of the members who sent it, at most 20: those who sent the most, first; null if the rule doesn't look at that. */
  sentByIds: Maybe<Array<Scalars['ID']['output']>>;
  /** The id of the transaction that met the rule; null for a list. */
  transactionId: Maybe<Scalars['ID']['output']>;
  /** When that transaction was made; null for a list. */
  until: Maybe<Scalars['DateTime']['output']>;
};

export { CaseOutcome };

export { CaseRule };

export { CaseState };

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

/** The platform's cash in a month. */
export type CashMonth = {
  __typename?: 'CashMonth';
  /** What the platform advanced on deposits that had not arrived. */
  advanced: Scalars['Money']['output'];
  /** The cash at the end of the month, or now. */
  closing: Scalars['Money']['output'];
  /** What payment providers and the bank kept as fees. */
  costs: Scalars['Money']['output'];
  /** What payment providers and the bank had kept so far: paid by the platform. */
  costsSoFar: Scalars['Money']['output'];
  /** What members paid in. */
  deposits: Scalars['Money']['output'];
  /** The fees that the platform had earned so far. */
  fees: Scalars['Money']['output'];
  /** What was held for investments and withdrawals. */
  held: Scalars['Money']['output'];
  /** The month, such as `2026-11`, in the platform's time zone. */
  month: Scalars['String']['output'];
  /** The cash at its beginning. */
  opening: Scalars['Money']['output'];
  /** What else changed the cash, such as bank lines of which nobody has said yet what they are for. */
  other: Scalars['Money']['output'];
  /** What members owed the platform. */
  owed: Scalars['Money']['output'];
  /** The platform's own money in the bank account, as operators have assigned it. */
  ownFunds: Scalars['Money']['output'];
  /** What banks gave back less what they took back, and deposits and withdrawals that operators reversed. */
  returns: Scalars['Money']['output'];
  /** Bank lines of which nobody had said what they are for. */
  suspense: Scalars['Money']['output'];
  /** Of `closing`: what was available in wallets. */
  wallets: Scalars['Money']['output'];
  /** What members took out. */
  withdrawals: Scalars['Money']['output'];
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

/** Which loan's plan to change, and how. Each kind needs the fields whose descriptions name it, and allows no others. */
export type ChangeOwnPlanInput = {
  /** For `DUE_DAY`: the day of the month, 1 to 31; in shorter months, their last day. */
  dueDay?: InputMaybe<Scalars['Int']['input']>;
  /** For `PRINCIPAL_HOLIDAY`: whether the plan becomes longer, rather than later instalments higher. */
  extend?: InputMaybe<Scalars['Boolean']['input']>;
  /** For `DUE_DAY`: instalments that are due on this day or later are moved. For `INTEREST_PAUSE` and `RE_AGE`: from which day on. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** The loan's id. */
  id: Scalars['ID']['input'];
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** For `PRINCIPAL_HOLIDAY` and `RE_AGE`: how many instalments. */
  instalments?: InputMaybe<Scalars['Int']['input']>;
  /** For `RE_AGE`: what becomes of overdue interest. */
  interest?: InputMaybe<MovedInterest>;
  /** What kind of change: `DUE_DAY`, or any in a preview. */
  kind: PlanChangeKind;
  /** For `TERM`: how many months more or, if negative, fewer. */
  months?: InputMaybe<Scalars['Int']['input']>;
  /** Whether to only show how the change would alter the plan. */
  preview?: InputMaybe<Scalars['Boolean']['input']>;
  /** For `RATE`: the new rate, nominal percent a year, lower than the loan's. */
  rate?: InputMaybe<Scalars['Percent']['input']>;
  /** For `INTEREST_PAUSE`: its last day; a pause has at most 366 days. */
  to?: InputMaybe<Scalars['Date']['input']>;
  /** The version of the loan that the caller has seen, as in a preview: the call is refused with VERSION_CONFLICT if the loan has changed since, for example because something was paid. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The outcome of `changeOwnPlan`. */
export type ChangeOwnPlanPayload = {
  __typename?: 'ChangeOwnPlanPayload';
  /** The loan after it; null when the call was refused. A preview shows it with the version that it has now, for `version`. */
  loan: Maybe<Loan>;
  /** The change; null when the call was refused. */
  planChange: Maybe<PlanChange>;
  /** The plan after it, or as it will be once its notice is over; null when the call was refused. */
  schedule: Maybe<RepaymentSchedule>;
  /** What it costs; null when the call was refused. */
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
  /** The version of the loan that the caller has seen, as in a preview: the call is refused with VERSION_CONFLICT if the loan has changed since, for example because something was paid. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The outcome of `changePlan` and `previewPlanChange`. */
export type ChangePlanPayload = {
  __typename?: 'ChangePlanPayload';
  /** The loan after it; null when the call was refused, or another operator has to approve it. */
  loan: Maybe<Loan>;
  /** The change; null when the call was refused, or another operator has to approve it. */
  planChange: Maybe<PlanChange>;
  /** What another operator has to approve, if the loss is more than an operator may cause alone; null if nobody has to. */
  request: Maybe<ApprovalRequest>;
  /** The plan after it, or as it will be once its notice is over; null when the call was refused, or another operator has to approve it. */
  schedule: Maybe<RepaymentSchedule>;
  /** What it costs; null when the call was refused, or another operator has to approve it. */
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

/** An account of the general ledger. */
export type ChartAccount = {
  __typename?: 'ChartAccount';
  /** The kinds of accounts in the ledger whose entries are booked in it, at least those of some movements. */
  kinds: Array<LedgerAccountKind>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** Its number. */
  number: Scalars['String']['output'];
  /** What it is for. */
  type: ChartAccountType;
};

export { ChartAccountType };

/** An answer that was chosen. */
export type ChosenLenderAnswer = {
  __typename?: 'ChosenLenderAnswer';
  /** The name of the answer. */
  answer: Scalars['String']['output'];
  /** The name of the question. */
  question: Scalars['String']['output'];
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

/** Which request to close. */
export type CloseHelpRequestInput = {
  /** The request's id. */
  id: Scalars['ID']['input'];
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of `closeHelpRequest`. */
export type CloseHelpRequestPayload = {
  __typename?: 'CloseHelpRequestPayload';
  /** The request, as it is then; null when the call was refused. */
  helpRequest: Maybe<HelpRequest>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
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

/** Which month to close. */
export type ClosePeriodInput = {
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The month, such as `2026-01`. */
  month: Scalars['String']['input'];
  /** Why, for the audit trail: 1 to 200 characters. */
  reason: Scalars['String']['input'];
};

/** The outcome of `closePeriod`. */
export type ClosePeriodPayload = {
  __typename?: 'ClosePeriodPayload';
  /** The month; null when the call was refused. */
  period: Maybe<Period>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** Which case, which decision is confirmed, and why. */
export type ConfirmCaseDecisionInput = {
  /** The decision to confirm; the call is refused if another one is proposed by now. */
  decision: CaseDecision;
  /** The case's id. */
  id: Scalars['ID']['input'];
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Why: 1 to 200 characters. */
  reason: Scalars['String']['input'];
};

/** The outcome of `confirmCaseDecision`. */
export type ConfirmCaseDecisionPayload = {
  __typename?: 'ConfirmCaseDecisionPayload';
  /** The case, as it is then; null when the call was refused. */
  case: Maybe<Case>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** The document that is corrected, and why. */
export type CorrectDocumentInput = {
  /** The document's id. */
  id: Scalars['ID']['input'];
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Why, for the audit trail: 1 to 200 characters. */
  reason: Scalars['String']['input'];
};

/** The outcome of `correctDocument`. */
export type CorrectDocumentPayload = {
  __typename?: 'CorrectDocumentPayload';
  /** The new document; null when the call was refused. */
  document: Maybe<Document>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** What is on the other side of a line of the journal. */
export type Counterpart = {
  __typename?: 'Counterpart';
  /** The number of the account in the general ledger. */
  account: Scalars['String']['output'];
  /** The name of that account. */
  accountName: Scalars['String']['output'];
  /** What is credited; 0 for a debit. */
  credit: Scalars['Money']['output'];
  /** What is debited; 0 for a credit. */
  debit: Scalars['Money']['output'];
  /** That member; null for the platform's own accounts. */
  member: Maybe<Member>;
  /** The id of the member whose account in the ledger that is; null for the platform's own. Who sees it is noted as looking at the member. */
  memberId: Maybe<Scalars['ID']['output']>;
  /** That member's name; null until they have given it, and for the platform's own accounts. */
  memberName: Maybe<Scalars['String']['output']>;
  /** The id of the account in the ledger, of which the account in the general ledger is the sum. */
  subaccountId: Scalars['ID']['output'];
};

/** A new loan request. A draft needs a title and an amount; the rest can follow before it is published. */
export type CreateLoanInput = {
  /** The amount asked for, within the platform's limits (50 to 50 000 by default). */
  amountRequested: Scalars['Money']['input'];
  /** Must be the platform's currency when sent. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** What the loan is for, at most 5000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** What the caller calls it in a system of their own, 1 to 64 characters; none of the borrower's other loans may have it. Nobody else sees it. */
  externalId?: InputMaybe<Scalars['String']['input']>;
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
  /** What else the caller's systems keep with it: up to 20 keys of at most 40 characters, each with a text of at most 500. It replaces what was there. Nobody else sees it. */
  metadata?: InputMaybe<Scalars['JSONObject']['input']>;
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

/** A search to save. */
export type CreateSavedSearchInput = {
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The maximum loan amount. */
  maxAmount?: InputMaybe<Scalars['Money']['input']>;
  /** The maximum distance of a loan in kilometres, 1 to 20 040. */
  maxDistanceKm?: InputMaybe<Scalars['Int']['input']>;
  /** The maximum interest rate, at least the minimum. */
  maxInterestRate?: InputMaybe<Scalars['Percent']['input']>;
  /** The maximum term in months, at least the minimum. */
  maxTermMonths?: InputMaybe<Scalars['Int']['input']>;
  /** The minimum loan amount. */
  minAmount?: InputMaybe<Scalars['Money']['input']>;
  /** The minimum interest rate. */
  minInterestRate?: InputMaybe<Scalars['Percent']['input']>;
  /** The minimum term in months. */
  minTermMonths?: InputMaybe<Scalars['Int']['input']>;
  /** Its name, in at most 60 characters; no other search of the caller's has it, however it is capitalized. */
  name: Scalars['String']['input'];
  /** Whether to be notified of each loan that is published from now on and matches it; by default false. */
  notifies?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether only loans of borrowers whose identity is verified (`verificationStatus`) match; by default false. */
  onlyVerifiedBorrowers?: InputMaybe<Scalars['Boolean']['input']>;
  /** Accepted loan purposes, at most 20; capitals and spaces make no difference. */
  purposes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Words in the loan's texts, or in the name or city of its borrower, in at most 120 characters. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** Accepted risk levels. */
  riskLevels?: InputMaybe<Array<RiskLevel>>;
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

/** A file with all that the platform keeps of a member. Only the member can see and fetch it. */
export type DataExport = {
  __typename?: 'DataExport';
  /** The size of the file in bytes; null until it is ready. */
  bytes: Maybe<Scalars['Float']['output']>;
  /** Until when it can be fetched; null until it is ready. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** When it was fetched; null until then. */
  fetchedAt: Maybe<Scalars['DateTime']['output']>;
  /** The export's id. */
  id: Scalars['ID']['output'];
  /** When it was ready; null until then. */
  readyAt: Maybe<Scalars['DateTime']['output']>;
  /** When it was asked for. */
  requestedAt: Scalars['DateTime']['output'];
  /** Its state. */
  status: DataExportStatus;
};

/** Details of `DATA_EXPORT_READY`. */
export type DataExportReadyDetails = NotificationDetails & {
  __typename?: 'DataExportReadyDetails';
  /** The export's id. */
  dataExportId: Scalars['ID']['output'];
  /** Until when it can be fetched, once. */
  expiresAt: Scalars['DateTime']['output'];
  /** The kind of the notification. */
  kind: NotificationKind;
};

export { DataExportStatus };

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

/** Which saved search to delete. */
export type DeleteSavedSearchInput = {
  /** The saved search's id. */
  id: Scalars['ID']['input'];
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
  /** What the caller calls it in a system of their own, 1 to 64 characters; none of their other movements and payments may have it, not even one that failed. Besides you, only operators see it. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** What else the caller's systems keep with it: up to 20 keys of at most 40 characters, each with a text of at most 500. Besides you, only operators see it. */
  metadata?: InputMaybe<Scalars['JSONObject']['input']>;
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

/**
 * A document of a member: made once, as a PDF file that never changes. A correction is a new document, which names the one that it replaces. The file is at
 * GET /documents/{id}.
 */
export type Document = {
  __typename?: 'Document';
  /** The size of the file. */
  bytes: Scalars['Int']['output'];
  /** Its figures by name; amounts are in minor units, as text. */
  figures: Scalars['JSONObject']['output'];
  /** The SHA-256 of the file, in hexadecimal. */
  hash: Scalars['String']['output'];
  /** The document's id: a UUID, version 7. */
  id: Scalars['ID']['output'];
  /** What it is. */
  kind: DocumentKind;
  /** The language that it is in, a BCP 47 tag. */
  language: Scalars['String']['output'];
  /** The loan that it is about, if any. */
  loan: Maybe<Loan>;
  /** The id of the loan that it is about, if any. */
  loanId: Maybe<Scalars['ID']['output']>;
  /** When it was made. */
  madeAt: Scalars['DateTime']['output'];
  /** The month (`2026-11`), the year (`2026`) or the day (`2026-11-27`) that it is about. */
  period: Scalars['String']['output'];
  /** The document that corrects it, if any. */
  replacedBy: Maybe<Document>;
  /** The id of the document that corrects it, if any. */
  replacedById: Maybe<Scalars['ID']['output']>;
  /** The document that it corrects, if any. */
  replaces: Maybe<Document>;
  /** The id of the document that it corrects, if any. */
  replacesId: Maybe<Scalars['ID']['output']>;
  /** Its title, in its own language. */
  title: Scalars['String']['output'];
  /** Counts the forms of its kind, from 1. */
  version: Scalars['Int']['output'];
};

/** A page of documents. */
export type DocumentConnection = {
  __typename?: 'DocumentConnection';
  /** The documents with their cursors. */
  edges: Array<DocumentEdge>;
  /** The documents. */
  nodes: Array<Document>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** The total number on all pages; 10 000 if there are more. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is the total number, and not the limit up to which items are counted. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** Details of `DOCUMENT`. */
export type DocumentDetails = NotificationDetails & {
  __typename?: 'DocumentDetails';
  /** The document; null once it was erased, and for others than its member. */
  document: Maybe<Document>;
  /** The document's id. */
  documentId: Scalars['ID']['output'];
  /** Its title, in its own language. */
  documentTitle: Scalars['String']['output'];
  /** The kind of the notification. */
  kind: NotificationKind;
  /** The id of the document that it corrects, if any. */
  replacesId: Maybe<Scalars['ID']['output']>;
};

/** A document and its position in the list. */
export type DocumentEdge = {
  __typename?: 'DocumentEdge';
  /** The cursor, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The document. */
  node: Document;
};

export { DocumentKind };

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

/** What became of a member who asked to be erased. */
export type Erasure = {
  __typename?: 'Erasure';
  /** When the member was erased. */
  erasedAt: Scalars['DateTime']['output'];
  /** What has to be kept by law, and until when; empty if nothing has, or nothing any more. */
  kept: Array<KeptRecords>;
  /** The member's id, which stays in movements of money and names nobody. */
  memberId: Scalars['ID']['output'];
  /** How far it is. */
  status: ErasureStatus;
};

export { ErasureStatus };

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
  /** Its place in the log: whole numbers from 1, without gaps, in the order in which transactions were committed. A state that a record had for no time, such as a payment that settled at once, has no event. */
  sequence: Scalars['Float']['output'];
  /** What has happened, such as `loan.active`: one of the types in `/asyncapi.json`. */
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

/** What a lender can expect from a loan in one month, before and after a change of its plan. */
export type ExpectedChange = {
  __typename?: 'ExpectedChange';
  /** What is to come in that month after it. */
  after: Scalars['Money']['output'];
  /** What was to come in that month before the change. */
  before: Scalars['Money']['output'];
  /** The month, such as 2026-11. */
  month: Scalars['String']['output'];
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

/** The platform's fee income in a month. */
export type FeeMonth = {
  __typename?: 'FeeMonth';
  /** Late fees that the platform keeps. */
  charges: Scalars['Money']['output'];
  /** The month, such as `2026-11`, in the platform's time zone. */
  month: Scalars['String']['output'];
  /** Origination fees of loans that were paid out. */
  origination: Scalars['Money']['output'];
  /** Origination fees that were given back, as when a loan is repaid early or an operator reverses one. */
  originationRefunded: Scalars['Money']['output'];
  /** Everything else, such as what the platform bore for lenders when a repayment was undone, which is negative. */
  other: Scalars['Money']['output'];
  /** The service fee: the platform's part of the interest. */
  service: Scalars['Money']['output'];
  /** All of it. */
  total: Scalars['Money']['output'];
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
  /** Why, for other operators alone: a note on the member, in 1 to 2 000 characters, which the member is not told, but gets with their data export (`MemberBlock.note`). Null for none. */
  note?: InputMaybe<Scalars['String']['input']>;
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

/** A frozen account: its member can read this, their wallet, own loans, deposits and inbox, mark notifications as read, and deposit and repay what they owe (`deposit`, `repayLoan`), and see what everybody sees of the platform (`platform`, with the address for help); everything else is refused with BLOCKED. */
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


/** A frozen account: its member can read this, their wallet, own loans, deposits and inbox, mark notifications as read, and deposit and repay what they owe (`deposit`, `repayLoan`), and see what everybody sees of the platform (`platform`, with the address for help); everything else is refused with BLOCKED. */
export type FrozenAccountLoansArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  status: InputMaybe<Array<LoanStatus>>;
};


/** A frozen account: its member can read this, their wallet, own loans, deposits and inbox, mark notifications as read, and deposit and repay what they owe (`deposit`, `repayLoan`), and see what everybody sees of the platform (`platform`, with the address for help); everything else is refused with BLOCKED. */
export type FrozenAccountNotificationsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  kind: InputMaybe<Array<NotificationKind>>;
  last: InputMaybe<Scalars['Int']['input']>;
  unread: InputMaybe<Scalars['Boolean']['input']>;
};

/** How fast the loans that were published in a month were funded. */
export type FundingMonth = {
  __typename?: 'FundingMonth';
  /** The number of these whose whole amount was invested. */
  funded: Scalars['Int']['output'];
  /** `funded` divided by `published`, rounded to hundredths of a percent, half to even; null if none were published. */
  fundedShare: Maybe<Scalars['Percent']['output']>;
  /** For how many whole minutes half of the funded loans, the faster ones, had been published at most when their whole amount was invested; null if none were funded. */
  medianMinutes: Maybe<Scalars['Int']['output']>;
  /** The month, such as `2026-11`, in the platform's time zone. */
  month: Scalars['String']['output'];
  /** For how many whole minutes at most it was for nine of ten of the funded loans; null if none were funded. */
  ninetiethMinutes: Maybe<Scalars['Int']['output']>;
  /** The number of loans that were published. */
  published: Scalars['Int']['output'];
};

/** What an act needs, and how much of it is open to the member now. */
export type GatedAct = {
  __typename?: 'GatedAct';
  /** The act: `deposit`, `invest`, `publish`, `transfer`, `withdraw` or `standing_order`. */
  act: Scalars['String']['output'];
  /** Whether the member can do it now, as far as verification goes. */
  allowed: Scalars['Boolean']['output'];
  /** How much of it is left to the member at their level, in all; null for any amount. */
  left: Maybe<Scalars['Money']['output']>;
  /** The lowest level that allows any amount of it; null if each has a limit. */
  level: Maybe<VerificationLevel>;
};

/** Details of `HELP_ANSWERED`. */
export type HelpAnsweredDetails = NotificationDetails & {
  __typename?: 'HelpAnsweredDetails';
  /** The request, with its answer; null for others than its member and operators. */
  helpRequest: Maybe<HelpRequest>;
  /** The id of the request. */
  helpRequestId: Scalars['ID']['output'];
  /** The kind of the notification. */
  kind: NotificationKind;
};

/** A file that a member has added to a request for help; visible to the member and to operators. It never changes. */
export type HelpFile = {
  __typename?: 'HelpFile';
  /** When it was added. */
  addedAt: Scalars['DateTime']['output'];
  /** The request to which it belongs; null for anyone but its member and operators. */
  helpRequest: Maybe<HelpRequest>;
  /** The id of the request to which it belongs. */
  helpRequestId: Scalars['ID']['output'];
  /** The file's id: a UUID, version 7. */
  id: Scalars['ID']['output'];
  /** Its name, with the ending of its type. */
  name: Scalars['String']['output'];
  /** Its SHA-256, as 64 hexadecimal digits. */
  sha256: Scalars['String']['output'];
  /** Its size in bytes. */
  size: Scalars['Int']['output'];
  /** The file's type, by its first bytes. */
  type: HelpFileType;
};

export { HelpFileType };

/** Something that was said in a request for help: the question, an answer, or a reply. */
export type HelpMessage = {
  __typename?: 'HelpMessage';
  /** The files that the member added to it, in their order; none once the member has been erased. */
  files: Array<HelpFile>;
  /** Whether the member wrote it; otherwise, an operator did. */
  fromMember: Scalars['Boolean']['output'];
  /** What it says; null once the member was erased. */
  text: Maybe<Scalars['String']['output']>;
  /** When it was written. */
  writtenAt: Scalars['DateTime']['output'];
  /** Whoever wrote it: for the member, null if it was an operator. */
  writtenBy: Maybe<Member>;
  /** The id of whoever wrote it: for the member, null if it was an operator. */
  writtenById: Maybe<Scalars['ID']['output']>;
};

/** What a member asks the people who run the platform, and what they are answered; visible to the member and to operators. */
export type HelpRequest = {
  __typename?: 'HelpRequest';
  /** The answer to what the member said last; null until there is one, or once the member was erased. Earlier answers are in `thread`. */
  answer: Maybe<Scalars['String']['output']>;
  /** When that answer was given; null if there is none. */
  answeredAt: Maybe<Scalars['DateTime']['output']>;
  /** The operator who gave it, whom only operators see; null for the member, and if there is none. */
  answeredBy: Maybe<Member>;
  /** The id of the operator who gave it, which only operators see; null for the member, and if there is none. */
  answeredById: Maybe<Scalars['ID']['output']>;
  /** When it was closed; null until then. */
  closedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it was asked. */
  createdAt: Scalars['DateTime']['output'];
  /** The request's id: a UUID, version 7. */
  id: Scalars['ID']['output'];
  /** The loan; null unless it is about one, or if the caller may not see it. */
  loan: Maybe<Loan>;
  /** The id of the loan; null unless it is about one. */
  loanId: Maybe<Scalars['ID']['output']>;
  /** The member who asks. */
  member: Member;
  /** The id of the member who asks. */
  memberId: Scalars['ID']['output'];
  /** What the member says; null once the member was erased. */
  message: Maybe<Scalars['String']['output']>;
  /** The member's payment; null unless it is about one, or if the caller may not see it. */
  payment: Maybe<Payment>;
  /** The id of the member's payment; null unless it is about one. */
  paymentId: Maybe<Scalars['ID']['output']>;
  /** When the member replied last to an answer; null if they have not. */
  repliedAt: Maybe<Scalars['DateTime']['output']>;
  /** Its state. */
  state: HelpState;
  /** What was asked, answered and replied, oldest first. */
  thread: Array<HelpMessage>;
  /** What it is about. */
  topic: HelpTopic;
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** The version of the request, incremented by each change; input fields named version take it. */
  version: Scalars['Int']['output'];
};

/** Requests for help, in pages. */
export type HelpRequestConnection = {
  __typename?: 'HelpRequestConnection';
  /** The requests with their cursors. */
  edges: Array<HelpRequestEdge>;
  /** The requests. */
  nodes: Array<HelpRequest>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** The total number on all pages; 10 000 if there are more. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is the total number, and not the limit up to which items are counted. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** A request for help and its position in the list. */
export type HelpRequestEdge = {
  __typename?: 'HelpRequestEdge';
  /** The cursor, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The request. */
  node: HelpRequest;
};

export { HelpState };

export { HelpTopic };

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

export { HouseAccountKind };

/** What was on the platform's own accounts of a kind at a moment, according to the ledger; as in the trial balance, on the side on which it was. */
export type HouseBalance = {
  __typename?: 'HouseBalance';
  /** The kind of account. */
  account: HouseAccountKind;
  /** The moment. */
  at: Scalars['DateTime']['output'];
  /** The balance if more was credited than debited, otherwise 0. */
  credit: Scalars['Money']['output'];
  /** The currency (ISO 4217). */
  currency: Scalars['String']['output'];
  /** The balance if more was debited than credited, otherwise 0. */
  debit: Scalars['Money']['output'];
};

/** A file of the bank. */
export type ImportBankFileInput = {
  /** The XML, as text. */
  content: Scalars['String']['input'];
  /** `true` to preview the result: nothing is imported then. */
  preview?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The outcome of `importBankFile`. */
export type ImportBankFilePayload = {
  __typename?: 'ImportBankFilePayload';
  /** The result of the import, or of its preview; null when the call was refused. */
  bankImport: Maybe<BankImport>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

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
  /** Whether the lender has read and understood the warning of `lenderTest`; has to be true for more than its `warningAbove` in one loan. */
  warningAcknowledged?: InputMaybe<Scalars['Boolean']['input']>;
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
  /** The borrower's name; null if they have set none. */
  borrowerName: Maybe<Scalars['String']['output']>;
  /** Its share of the late fees and of the penalty interest that were paid; null to others. */
  chargesEarned: Maybe<Scalars['Money']['output']>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** For how many days the loan is late while the investment is ACTIVE, and otherwise 0; null to others. */
  daysPastDue: Maybe<Scalars['Int']['output']>;
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
  /** The loan's title, for lists: the same as `loan { title }`. */
  loanTitle: Scalars['String']['output'];
  /** When the loan's next unpaid instalment is due, or was due if it is late, while the investment is ACTIVE; null otherwise, and to others. */
  nextDueOn: Maybe<Scalars['Date']['output']>;
  /** What comes to its lender, after the platform's fee, if everything due on its loan by today is paid today: this investment's part of `Loan.ownPayments`. Charges are not included. Null to everyone but the lender. */
  overdue: Maybe<Scalars['Money']['output']>;
  /** The principal that the borrower still owes, 0 until the loan is paid out; null to others. */
  principalOutstanding: Maybe<Scalars['Money']['output']>;
  /** The principal that has been repaid; null to others. */
  principalRepaid: Maybe<Scalars['Money']['output']>;
  /** What it has earned so far, charges included, less what is outstanding if its loan defaulted, as a percentage of its amount, in total rather than per year; null until it is paid out, and to others. */
  realisedReturn: Maybe<Scalars['Percent']['output']>;
  /** What came in since its loan defaulted, principal, charges and interest after fees together; 0 unless it did, and null to others. */
  recovered: Maybe<Scalars['Money']['output']>;
  /** Until when its lender can cancel it without giving a reason; null for a lender who is not protected (`LENDER_PROTECTION`), and to everyone but the lender and, in the lender's file, operators. */
  reflectionEndsAt: Maybe<Scalars['DateTime']['output']>;
  /** Its share of the requested loan amount. */
  sharePercent: Scalars['Percent']['output'];
  /** Its state; null to others. */
  status: Maybe<InvestmentStatus>;
  /** When it last changed; null to others. */
  updatedAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether its lender has acknowledged the warning about its size; null for a lender who is not protected, and to everyone but the lender and, in the lender's file, operators. */
  warningAcknowledged: Maybe<Scalars['Boolean']['output']>;
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

/** A payment for a loan that the user invested in is late. */
export type InvestmentLateDetails = NotificationDetails & {
  __typename?: 'InvestmentLateDetails';
  /** How much of the user's money is outstanding in the loan. */
  amount: Scalars['Money']['output'];
  /** The currency (ISO 4217). */
  currency: Scalars['String']['output'];
  /** The day on which it was due. */
  dueOn: Scalars['Date']['output'];
  /** The kind of the notification. */
  kind: NotificationKind;
  /** The loan; null if the user may not see it. */
  loan: Maybe<Loan>;
  /** The loan's id. */
  loanId: Scalars['ID']['output'];
  /** The loan's title at the time. */
  loanTitle: Scalars['String']['output'];
  /** The instalment's number, from 1. */
  number: Scalars['Int']['output'];
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
  /** The day on which the changed plan takes effect. */
  effectiveOn: Scalars['Date']['output'];
  /** The first day of a pause, the day on which the first new instalment is due, or the day from which due days are moved; null for other kinds. */
  from: Maybe<Scalars['Date']['output']>;
  /** The interest that the user can expect of it now, after the platform's fees; null if it can't be said, or nothing was changed. */
  interestAfter: Maybe<Scalars['Money']['output']>;
  /** The interest that the user could expect of the loan before, after the platform's fees; null if it can't be said, or nothing was changed. */
  interestBefore: Maybe<Scalars['Money']['output']>;
  /** The kind of the notification. */
  kind: NotificationKind;
  /** The day of the last payment now; null if it can't be said, or nothing was changed. */
  lastDueAfter: Maybe<Scalars['Date']['output']>;
  /** The day of the last payment before; null if it can't be said, or nothing was changed. */
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
  /** The last day of a pause; null for other kinds. */
  to: Maybe<Scalars['Date']['output']>;
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

export { InvestmentSort };

export { InvestmentStatus };

/** The sums of a lender's investments. */
export type InvestmentTotals = {
  __typename?: 'InvestmentTotals';
  /** How many investments there are. */
  count: Scalars['Int']['output'];
  /** The interest earned, after the platform's fees, with the lender's shares of late fees and penalty interest. */
  earned: Scalars['Money']['output'];
  /** What was invested, including held amounts but not the amounts of released investments. */
  invested: Scalars['Money']['output'];
  /** The part of `outstanding` in loans that are late; loans in default do not count as late. */
  late: Scalars['Money']['output'];
  /** The principal that borrowers still owe, in default or not. */
  outstanding: Scalars['Money']['output'];
  /** The part of `invested` that is held for loans that are not paid out yet. */
  pending: Scalars['Money']['output'];
  /** The amounts of released investments, which came back. */
  released: Scalars['Money']['output'];
  /** The principal that has been repaid. */
  repaid: Scalars['Money']['output'];
};

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

/** A line of the journal: an entry of the ledger, in its account of the general ledger, or accrued interest at the end of a month. It never changes. */
export type JournalLine = {
  __typename?: 'JournalLine';
  /** The number of the account in the general ledger. */
  account: Scalars['String']['output'];
  /** The name of that account. */
  accountName: Scalars['String']['output'];
  /** The ledger transaction that this one corrects: one that it reverses, or a repayment that is booked differently from now on. Null if it corrects none. */
  correctsId: Maybe<Scalars['ID']['output']>;
  /** The numbers of the accounts of `counterparts`, each once. */
  counterAccounts: Array<Scalars['String']['output']>;
  /** What is on the other side of the ledger transaction, the largest amounts first; at most 10. Accounts that are memorandum accounts have such accounts on the other side, and all others have others. Empty for accrued interest. */
  counterparts: Array<Counterpart>;
  /** How many lines are on the other side. */
  counterpartsNumber: Scalars['Int']['output'];
  /** What is credited; 0 for a debit. */
  credit: Scalars['Money']['output'];
  /** The currency (ISO 4217). */
  currency: Scalars['String']['output'];
  /** The business day on which it was posted. */
  day: Scalars['Date']['output'];
  /** What is debited; 0 for a credit. */
  debit: Scalars['Money']['output'];
  /** The investment that is owed; null unless the line is about what it is owed. */
  investment: Maybe<Investment>;
  /** The id of the investment that is owed; null unless the line is about what it is owed. */
  investmentId: Maybe<Scalars['ID']['output']>;
  /** The kind of movement, such as `repayment`; `accrual` for the change of the accrued interest in a month. */
  kind: Scalars['String']['output'];
  /** The ledger transaction whose part it is, or the month's accrual; the debits and credits of each are equal. */
  ledgerTransactionId: Scalars['ID']['output'];
  /** The loan that is owed; null unless the line is about what its borrower owes. */
  loan: Maybe<Loan>;
  /** The id of the loan that is owed; null unless the line is about what its borrower owes. */
  loanId: Maybe<Scalars['ID']['output']>;
  /** That member; null for the platform's own accounts and for accrued interest. */
  member: Maybe<Member>;
  /** The id of the member whose account in the ledger that is: of a wallet its owner, of what is owed of a loan the borrower, of an investment the lender. Null for the platform's own accounts and for accrued interest. Who sees it is noted in the audit trail as looking at the member, as with the fields after it. */
  memberId: Maybe<Scalars['ID']['output']>;
  /** That member's name; null until they have given it, and for the platform's own accounts and accrued interest. */
  memberName: Maybe<Scalars['String']['output']>;
  /** Whether the account is a memorandum account. The debits and credits of these are equal for themselves. */
  memorandum: Scalars['Boolean']['output'];
  /** When it was posted. */
  postedAt: Scalars['DateTime']['output'];
  /** The id of the account in the ledger, of which the account in the general ledger is the sum; for accrued interest, which the ledger does not have, an id that stands for it. */
  subaccountId: Scalars['ID']['output'];
  /** The day as of which it counts, if that is before the day on which it was posted: of a repayment that an operator booked as of an earlier day, and of what corrects a repayment. Otherwise null. */
  valueDate: Maybe<Scalars['Date']['output']>;
};

/** A page of the journal. */
export type JournalLineConnection = {
  __typename?: 'JournalLineConnection';
  /** The lines with their cursors. */
  edges: Array<JournalLineEdge>;
  /** The lines. */
  nodes: Array<JournalLine>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** The total number on all pages; 10 000 if there are more. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is the total number, and not the limit up to which items are counted. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** The line and its position in the list. */
export type JournalLineEdge = {
  __typename?: 'JournalLineEdge';
  /** The cursor, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The line. */
  node: JournalLine;
};

export { KeptKind };

/** Records of an erased member that have to be kept by law. */
export type KeptRecords = {
  __typename?: 'KeptRecords';
  /** What is kept. */
  kind: KeptKind;
  /** The day on which it is erased. */
  until: Scalars['Date']['output'];
};

/** One of the facts that a borrower has to know. */
export type KeyFact = {
  __typename?: 'KeyFact';
  /** What it is, such as the monthly payment. */
  name: Scalars['String']['output'];
  /** The amount, rate or number with its unit. */
  value: Scalars['String']['output'];
};

/** What a borrower has to know before they agree to a loan, in their language. */
export type KeyFacts = {
  __typename?: 'KeyFacts';
  /** That the loan can be repaid early. */
  early: Scalars['String']['output'];
  /** Each fact: what the loan costs, how it is repaid, and whether its borrower can withdraw from it. */
  facts: Array<KeyFact>;
  /** The rules by which it is told. */
  heading: Scalars['String']['output'];
  /** When the loan is late, and what that costs. */
  late: Scalars['String']['output'];
};

export { LateBucket };

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

/** Loans that are late today by so many days, or in default. */
export type LateLoans = {
  __typename?: 'LateLoans';
  /** The sum of `Loan.amountDue` over those loans. */
  amountDue: Scalars['Money']['output'];
  /** How late they are. Loans in default are under `DEFAULTED` alone, however late they are. */
  bucket: LateBucket;
  /** Their number; 10 000 if there are more. */
  loans: Scalars['Int']['output'];
  /** How many of these loans `amountDue` adds up: all of them, up to 3 000. */
  loansAdded: Scalars['Int']['output'];
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

export { LedgerAccountKind };

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
  /** The loan that it concerns, if any. */
  loan: Maybe<Loan>;
  /** The id of the loan that it concerns, if any. */
  loanId: Maybe<Scalars['ID']['output']>;
  /** Its place among the account's entries, from 1. */
  number: Scalars['Int']['output'];
  /** That payment; null if there is none. */
  payment: Maybe<Payment>;
  /** The id of the payment that it belongs to: the one that brought the money or took it away, or for which it is or was held; null if there is none. */
  paymentId: Maybe<Scalars['ID']['output']>;
  /** That line, with the other member involved; null if there is none. */
  transaction: Maybe<Transaction>;
  /** The id of the line on the member's statement that tells of the movement; null if none does, such as for money that is held for a withdrawal. */
  transactionId: Maybe<Scalars['ID']['output']>;
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

/** A possible answer. */
export type LenderAnswer = {
  __typename?: 'LenderAnswer';
  /** The name by which it is chosen. */
  name: Scalars['String']['output'];
  /** The answer, in the reader's language. */
  text: Scalars['String']['output'];
};

/** An answer to a question of the entry test. */
export type LenderAnswerInput = {
  /** The name of the answer. */
  answer: Scalars['String']['input'];
  /** The name of the question. */
  question: Scalars['String']['input'];
};

/** A question of the entry test. */
export type LenderQuestion = {
  __typename?: 'LenderQuestion';
  /** The answers from which to choose one. At most 10. */
  answers: Array<LenderAnswer>;
  /** The name by which an answer refers to it. */
  name: Scalars['String']['output'];
  /** The question, in the reader's language. */
  text: Scalars['String']['output'];
};

/** The return that a part of all lenders does not exceed. */
export type LenderReturn = {
  __typename?: 'LenderReturn';
  /** The number of lenders with investments that were paid out. */
  lenders: Scalars['Int']['output'];
  /** How many of 100 lenders do not exceed it: 5, 25, 50, 75 or 95. */
  percentile: Scalars['Int']['output'];
  /** The return, in percent of what the lender has lent, rounded to hundredths, half to even. */
  return: Scalars['Percent']['output'];
};

/** How a member is protected as a lender. Visible to the member and to operators. */
export type LenderTest = {
  __typename?: 'LenderTest';
  /** The SHA-256 of the questions and warnings, in all languages, in hexadecimal. */
  hash: Scalars['String']['output'];
  /** What has to be done before investing; null if nothing. */
  missing: Maybe<LenderTestMissing>;
  /** The newest test that the member has taken; null if there is none. */
  newest: Maybe<TakenLenderTest>;
  /** The questions. At most 20. */
  questions: Array<LenderQuestion>;
  /** For how many hours an investment that the member makes now can be cancelled without giving a reason; null for a sophisticated lender. */
  reflectionHours: Maybe<Scalars['Int']['output']>;
  /** Until when the member is recognised as a sophisticated lender, who has no test, no warnings and no reflection period; null if they are not. */
  sophisticatedUntil: Maybe<Scalars['DateTime']['output']>;
  /** The version of the questions that applies now. */
  version: Scalars['String']['output'];
  /** The warning to acknowledge before investing more than `warningAbove` in one loan, in the reader's language. */
  warning: Scalars['String']['output'];
  /** The amount that can be invested in one loan without acknowledging a warning: 1 000 or 5 % of the net worth, whichever is higher; null before the test, and for a sophisticated lender. */
  warningAbove: Maybe<Scalars['Money']['output']>;
};

export { LenderTestMissing };

export { LenderTestResult };

/** A letter to a member by e-mail: about a notification, about all those of a day, or about their address. */
export type Letter = {
  __typename?: 'Letter';
  /** The address that it was sent to, or would have been; null until the first attempt, and if there was none. */
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
  /** The member to whom it is sent. */
  member: Member;
  /** The id of the member to whom it is sent. */
  memberId: Scalars['ID']['output'];
  /** Why it has not arrived, often in the words of the mail server; null if no problem is known. */
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
  /** Whether what is due is taken from the borrower's wallet, on the day on which it is due and then whenever money comes in, until nothing is due. What is due already when it is switched on is taken at once. False until the loan is paid out; it then starts with the borrower's preference `autopay`; null to all but its borrower and operators. */
  autopay: Maybe<Scalars['Boolean']['output']>;
  /** The member who asks for the loan. */
  borrower: Member;
  /** The id of the member who asks for the loan. */
  borrowerId: Scalars['ID']['output'];
  /** How its borrower has repaid other loans; null unless the loan is open, or its borrower owes the caller money (`lentToBorrower`). */
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
  /** The day on which the loan, which is late, goes into default unless what is overdue is paid: `platform.defaultAfterDays` after it became late, and later by the days on which its plan is paused (an announced pause counts, too) or its borrower was frozen. Null unless it is late, and where `repaymentVisible` is false. */
  defaultOn: Maybe<Scalars['Date']['output']>;
  /** What the loan is for, in the borrower's words; null while the draft has none. */
  description: Maybe<Scalars['String']['output']>;
  /** When the money went to the borrower; null until then. */
  disbursementDate: Maybe<Scalars['DateTime']['output']>;
  /** When funding ends if the loan is not full by then; null while a draft. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** What its borrower, or an integrator for them, calls it in a system of their own; null if nothing, and for everybody else. */
  externalId: Maybe<Scalars['String']['output']>;
  /** Which part of the origination fee is given back when the loan is repaid early: fixed when it is paid out; before that, what it would be today. */
  feeRefund: FeeRefund;
  /** How much of `originationFee` was given back, because the loan was repaid early or withdrawn from; null before it is paid out, and where `repaymentVisible` is false. */
  feeRefunded: Maybe<Scalars['Money']['output']>;
  /** Instalments as they were before the plan was recalculated, for example after an early payment, for overdue principal, or by a change of the plan, oldest first; none where `repaymentVisible` is false. */
  formerInstalments: FormerInstalmentConnection;
  /** The freeze of the loan itself, for operators; null to everybody else, and unless an operator has frozen the loan. */
  freeze: Maybe<LoanFreeze>;
  /** How much of the amount is funded. */
  fundedPercent: Scalars['Percent']['output'];
  /** Each change of the loan's state, oldest first. */
  history: Array<LoanEvent>;
  /** The loan's id: a UUID, version 7. */
  id: Scalars['ID']['output'];
  /** The last day of the pause that its plan is in today: until then no interest is counted, no days count as late, and no late fees are charged. Null outside a pause, and where `repaymentVisible` is false. */
  interestPausedUntil: Maybe<Scalars['Date']['output']>;
  /** Nominal percent a year, fixed; null while the draft has none. */
  interestRate: Maybe<Scalars['Percent']['output']>;
  /** What lenders put into it, oldest first. */
  investments: InvestmentConnection;
  /** What its borrower had to know before they agreed: the words and figures of the agreement as of the payout; before the payout, what they would be today. Null in a draft. */
  keyFacts: Maybe<KeyFacts>;
  /** When the loan is late, and what that costs: fixed when it is paid out; before that, the terms that it would get today. */
  lateTerms: LateTerms;
  /** What the caller has put into loans of its borrower and not got back yet, this one included; 0 when nothing. */
  lentToBorrower: Scalars['Money']['output'];
  /** The place in words, as the borrower gave it, if any. */
  locationDescription: Maybe<Scalars['String']['output']>;
  /** Degrees north: exact to the borrower, a public point about 1 km around to all others; null if the loan has no location. */
  locationLatitude: Maybe<Scalars['Latitude']['output']>;
  /** Degrees east: exact to the borrower, a public point about 1 km around to all others; null if the loan has no location. */
  locationLongitude: Maybe<Scalars['Longitude']['output']>;
  /** What else its borrower's systems keep with it, by key; null if nothing, and for everybody else. */
  metadata: Maybe<Scalars['JSONObject']['output']>;
  /** What the caller has put into it, all together; 0 when nothing. */
  myInvestment: Scalars['Money']['output'];
  /** What the borrower gets: the amount less the fee; null in a draft. */
  netProceeds: Maybe<Scalars['Money']['output']>;
  /** The next payment to be made; null when none is, and where `repaymentVisible` is false. */
  nextDue: Maybe<Instalment>;
  /** The platform's fee, which is kept back when the loan is paid out; null in a draft. */
  originationFee: Maybe<Scalars['Money']['output']>;
  /** The interest that principal which is overdue now has borne since it was due, in the order of the instalments: the extra interest of a late loan, as of today. Empty if nothing is overdue, or if overdue principal bears no interest; null where `repaymentVisible` is false. */
  overdueInterest: Maybe<Array<OverdueInterest>>;
  /** What comes to the caller with each of its payments that are still to be made, first to last: their exact shares, if what is late is paid today and the rest when it is due, each by itself. Charges are not included. Empty unless the caller lends to it and it is being repaid; null where `repaymentVisible` is false. */
  ownPayments: Maybe<Array<OwnPayment>>;
  /** What has come to the caller from its repayments, first to last, except those that were undone; null where `repaymentVisible` is false. */
  ownReceipts: Maybe<Array<OwnReceipt>>;
  /** Why it is paused, for operators; null to everybody else, and unless it is paused. */
  pauseReasons: Maybe<Array<LoanPauseReason>>;
  /** Whether the open loan takes no investments for now: its borrower has to repay something else first, or the operator has frozen the loan or its borrower's account. Other members do not find it in lists then; operators do. */
  paused: Scalars['Boolean']['output'];
  /** What would repay the loan entirely today: all principal, the unpaid interest of overdue instalments, the interest accrued to this day, and what is outstanding of its charges; null until disbursed, and where `repaymentVisible` is false. */
  payoffAmount: Maybe<Scalars['Money']['output']>;
  /** The changes of its plan, oldest first; none where `repaymentVisible` is false. */
  planChanges: PlanChangeConnection;
  /** The part of `payoffAmount` that is principal; what is neither that nor `chargesDue` is interest. Null until disbursed, and where `repaymentVisible` is false. */
  principalOutstanding: Maybe<Scalars['Money']['output']>;
  /** When the loan was published; null while a draft. */
  publishedAt: Maybe<Scalars['DateTime']['output']>;
  /** What kind of thing the money is for, such as `agriculture`; null while the draft has none. */
  purpose: Maybe<Scalars['String']['output']>;
  /** What was repaid since the loan defaulted, by its borrower or by a recovery that an operator recorded; 0 unless it defaulted, and null where `repaymentVisible` is false. If nothing is owed any more (`payoffAmount` is 0), it was repaid after its default. */
  recovered: Maybe<Scalars['Money']['output']>;
  /** Until when a fully funded loan waits to be paid out, since lenders can still cancel their investments; null unless it waits. */
  reflectionEndsAt: Maybe<Scalars['DateTime']['output']>;
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
  /** How much the first payment is; null in notifications from before there was this field. */
  nextAmount: Maybe<Scalars['Money']['output']>;
  /** The day on which it is due; null in notifications from before there was this field. */
  nextDueOn: Maybe<Scalars['Date']['output']>;
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
  /** The member who caused it; null for the clock, and for an operator unless an operator asks. */
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
  /** Why, in words. Unless it was made public, an operator's reason for a cancellation is shown only to the borrower, to lenders whose money was in the loan, and to operators; one for a return only to the borrower and to operators. */
  reason: Scalars['String']['output'];
  /** The state after. */
  to: LoanStatus;
};

/** The user's loan was not funded, or not paid out, in time. */
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
  /** By purpose: the 20 most frequent. Those that differ only in capitals and spaces count as one. */
  purpose: Array<PurposeCount>;
  /** By risk; loans that are not scored are left out. */
  riskLevel: Array<RiskLevelCount>;
  /** By state. */
  status: Array<LoanStatusCount>;
};

/** Which loans to list; all conditions must hold. Conditions on what is due find no loan on which `repaymentVisible` is false. */
export type LoanFilter = {
  /** Only loans that are late by a number of days in one of these ranges, counted as `daysPastDue` is, and not written off. Loans in default are late, too: with `status: [ACTIVE]` they are left out. */
  arrears?: InputMaybe<Array<Arrears>>;
  /** Only with a public point in this bounding box. */
  bbox?: InputMaybe<BBox>;
  /** Only of this borrower. */
  borrowerId?: InputMaybe<Scalars['ID']['input']>;
  /** Only with an unpaid instalment that is due on this day or later; a loan that is not being repaid has none. */
  dueFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Only with an unpaid instalment that is due on this day or earlier. */
  dueTo?: InputMaybe<Scalars['Date']['input']>;
  /** Only the caller's own loan with this `externalId`, in whatever state it is unless `status` says so. */
  externalId?: InputMaybe<Scalars['String']['input']>;
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
  /** Only open loans that are `paused` (true), or all loans but those (false). Operators find all paused loans, members their own. */
  paused?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only if published at this time or later. */
  publishedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only if published before this time. */
  publishedUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only for this purpose; capitals and spaces make no difference. */
  purpose?: InputMaybe<Scalars['String']['input']>;
  /** Only for one of these purposes, at most 20; capitals and spaces make no difference. */
  purposes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only with all of these words, in any of their English forms, in title, description, purpose or place, or in the borrower's name or city. If the last word has at least 3 letters, it also finds words that begin with it. Quotes, OR and - work as in web searches. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** Only with one of these risk levels. */
  riskLevel?: InputMaybe<Array<RiskLevel>>;
  /** Only in one of these states; drafts are the caller's own. */
  status?: InputMaybe<Array<LoanStatus>>;
};

/** A freeze of a loan by an operator. */
export type LoanFreeze = {
  __typename?: 'LoanFreeze';
  /** When the loan was frozen; null if the audit trail does not say when. */
  frozenAt: Maybe<Scalars['DateTime']['output']>;
  /** The operator who froze it; null if the audit trail names nobody. */
  operator: Maybe<Member>;
  /** The id of the operator who froze it; null if the audit trail names nobody. */
  operatorId: Maybe<Scalars['ID']['output']>;
  /** The reason that the borrower was told. */
  reason: Scalars['String']['output'];
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

/** How similar loans have fared. Figures of fewer than five loans are null, so that nothing is said of anybody's own. */
export type LoanGuidance = {
  __typename?: 'LoanGuidance';
  /** Their default rate in an average year: the simple average over the years that are over, as Delegated Regulation (EU) 2022/2115 defines it; null if no year is over, or fewer than five loans were being repaid in those years. */
  defaultRate: Maybe<Scalars['Percent']['output']>;
  /** How many loans `defaultRate` is based on: those that were being repaid when one of these years began. The fewer they are, the less the rate says; null if the rate is null. */
  defaultRateLoans: Maybe<Scalars['Int']['output']>;
  /** How many of those have defaulted; null if fewer than five were paid out. */
  defaulted: Maybe<Scalars['Int']['output']>;
  /** How many of them are late now; null if fewer than five were paid out. */
  lateNow: Maybe<Scalars['Int']['output']>;
  /** How many loans of the risk level were ever paid out; null if fewer than five. */
  paidOut: Maybe<Scalars['Int']['output']>;
  /** The newest loans that were published within the last year, were funded, and are alike in amount, term and, if it was given, risk level; null if there are fewer than five. */
  similar: Maybe<SimilarLoans>;
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
  /** Only for this purpose; capitals and spaces make no difference. */
  purpose?: InputMaybe<Scalars['String']['input']>;
  /** Only for one of these purposes, at most 20; capitals and spaces make no difference. */
  purposes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only with all of these words, in any of their English forms, in title, description, purpose or place, or in the borrower's name or city. If the last word has at least 3 letters, it also finds words that begin with it. Quotes, OR and - work as in web searches. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** Only with one of these risk levels. */
  riskLevel?: InputMaybe<Array<RiskLevel>>;
};

/** A loan was published that matches one of the user's saved searches, or their preferences. */
export type LoanMatchesDetails = NotificationDetails & {
  __typename?: 'LoanMatchesDetails';
  /** How much the borrower asks for. */
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
  /** Why the user's standing order put nothing into the loan although the loan matches it, too; null if the loan does not match the order. */
  orderSkipped: Maybe<OrderSkipped>;
  /** The name of the saved search that it matches, the oldest if there are several; null if it only matches the preferences. */
  searchName: Maybe<Scalars['String']['output']>;
};

export { LoanPauseReason };

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
  /** What a borrower has to know before they agree: the words and the figures of the agreement that they get as a document after the payout. */
  keyFacts: KeyFacts;
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

/** The user's loan is no longer frozen by the operator. */
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

/** The user's funded loan takes investments again, since a lender has cancelled an investment in it. */
export type LoanReopenedDetails = NotificationDetails & {
  __typename?: 'LoanReopenedDetails';
  /** How much the loan still needs. */
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

/** A repayment of a loan: what it was split into, and what became of it. */
export type LoanRepayment = {
  __typename?: 'LoanRepayment';
  /** What was paid; 0 if none of it was needed any more, since an earlier repayment was booked later. */
  amount: Scalars['Money']['output'];
  /** The part of it that paid late fees and penalty interest. */
  charges: Scalars['Money']['output'];
  /** The repayment's id, which `undoRepayment` takes: the `reference` of its lines on the statements of the borrower and the lenders. */
  id: Scalars['ID']['output'];
  /** The part of it that paid interest, the platform's fee on it included. */
  interest: Scalars['Money']['output'];
  /** How much of it operators have lent again (`undoRepayment` with the mode RETURN). */
  lentAgain: Scalars['Money']['output'];
  /** The loan; null if the caller may not see it. */
  loan: Maybe<Loan>;
  /** The id of the loan. */
  loanId: Scalars['ID']['output'];
  /** When it was first booked. */
  paidAt: Scalars['DateTime']['output'];
  /** The part of it that repaid principal. Of a repayment that was undone, the parts are those that it first had. */
  principal: Scalars['Money']['output'];
  /** When it was undone; null if it was not. */
  undoneAt: Maybe<Scalars['DateTime']['output']>;
  /** The day as of which it counts: that on which it was booked, or an earlier one that an operator gave. */
  valueDate: Scalars['Date']['output'];
};

/** A page of repayments. */
export type LoanRepaymentConnection = {
  __typename?: 'LoanRepaymentConnection';
  /** The repayments with their cursors. */
  edges: Array<LoanRepaymentEdge>;
  /** The repayments. */
  nodes: Array<LoanRepayment>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** The total number on all pages; 10 000 if there are more. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is the total number, and not the limit up to which items are counted. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** A repayment and its position in the list. */
export type LoanRepaymentEdge = {
  __typename?: 'LoanRepaymentEdge';
  /** The cursor, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The repayment. */
  node: LoanRepayment;
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

/** How a loan stands: what is owed of it, and what is left of its plan. */
export type LoanStanding = {
  __typename?: 'LoanStanding';
  /** What is due by today; null before it is paid out. */
  amountDue: Maybe<Scalars['Money']['output']>;
  /** For how many days it is late; null before it is paid out. */
  daysPastDue: Maybe<Scalars['Int']['output']>;
  /** How many instalments are not paid yet. */
  instalmentsLeft: Scalars['Int']['output'];
  /** When the last payment is due; null before it is paid out. */
  lastDueOn: Maybe<Scalars['Date']['output']>;
  /** The payment of each month after the current one; null if nothing is left to pay. */
  monthlyPayment: Maybe<Scalars['Money']['output']>;
  /** What would repay it today; null before it is paid out. */
  payoffAmount: Maybe<Scalars['Money']['output']>;
  /** The state of the loan. */
  status: LoanStatus;
};

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
  /** What the caller calls it in a system of their own, 1 to 64 characters; none of the borrower's other loans may have it. Nobody else sees it. */
  externalId?: InputMaybe<Scalars['String']['input']>;
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
  /** What else the caller's systems keep with it: up to 20 keys of at most 40 characters, each with a text of at most 500. It replaces what was there. Nobody else sees it. */
  metadata?: InputMaybe<Scalars['JSONObject']['input']>;
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

/** An operator's look at the caller's file. */
export type LookAtMe = {
  __typename?: 'LookAtMe';
  /** When. */
  at: Scalars['DateTime']['output'];
  /** The operator's name; null if the operator has given none. */
  operator: Maybe<Scalars['String']['output']>;
  /** What for, in the operator's words; null if the operator did not say. */
  purpose: Maybe<Scalars['String']['output']>;
};

/** Details of `LOOKS_SHOWN`. */
export type LooksShownDetails = NotificationDetails & {
  __typename?: 'LooksShownDetails';
  /** The kind of the notification. */
  kind: NotificationKind;
  /** Looks until this time are shown. */
  until: Scalars['DateTime']['output'];
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

/** Whom to recognise as a sophisticated lender. */
export type MarkSophisticatedInput = {
  /** The member's id. */
  id: Scalars['ID']['input'];
  /** Why: 1 to 200 characters. */
  reason: Scalars['String']['input'];
  /** Whether the member is sophisticated from now on. */
  sophisticated: Scalars['Boolean']['input'];
};

/** The outcome of `markSophisticated`. */
export type MarkSophisticatedPayload = {
  __typename?: 'MarkSophisticatedPayload';
  /** The member; null when the call was refused. */
  lender: Maybe<MarkedLender>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** A member's recognition as a sophisticated lender. */
export type MarkedLender = {
  __typename?: 'MarkedLender';
  /** The member's id. */
  memberId: Scalars['ID']['output'];
  /** Until when the member is recognised; null if they are not. */
  sophisticatedUntil: Maybe<Scalars['DateTime']['output']>;
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
  /** Whether this is a snapshot: `upserted` are all markers, so forget those that you had. It is whenever a subscription begins, also after a reconnection, and when a client has fallen so far behind that it has missed more than 100 changes. */
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

/** A block of a member, who is called frozen in the app. */
export type MemberBlock = {
  __typename?: 'MemberBlock';
  /** When the member was blocked. */
  blockedAt: Scalars['DateTime']['output'];
  /** When the account was closed for good; null unless it was. */
  closedAt: Maybe<Scalars['DateTime']['output']>;
  /** What the operator noted for other operators when blocking the member (`freezeMember`); null if nothing, and once it was redacted or the member erased. */
  note: Maybe<Scalars['String']['output']>;
  /** The operator who did so; null if the audit trail names nobody. */
  operator: Maybe<Member>;
  /** The id of the operator who blocked the member, by `freezeMember` or `reviewMember`, or who closed the account; null if the audit trail names nobody. */
  operatorId: Maybe<Scalars['ID']['output']>;
  /** The reason that the member was told; null if there is none, and after an erasure. */
  reason: Maybe<Scalars['String']['output']>;
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
  /** Since when, why and by whom the member is blocked; null unless they are. */
  block: Maybe<MemberBlock>;
  /** Whether an operator has blocked the member. */
  blocked: Scalars['Boolean']['output'];
  /** The city the member lives in; null until the member has given it. */
  city: Maybe<Scalars['String']['output']>;
  /** When the member joined. */
  createdAt: Scalars['DateTime']['output'];
  /** The credit score that an operator entered, 300 to 850; null until then. */
  creditScore: Maybe<Scalars['Int']['output']>;
  /** The member's documents, newest first. Their files are for the member alone. */
  documents: DocumentConnection;
  /** Where the member gets letters by e-mail. */
  emailAddress: EmailAddress;
  /**
   * The ledger's entries behind each cent of `money`: those of the accounts that it is in, account by account in the order of `money.holdings`,
   * each from its first entry on. They add up to `money.total`. Beside a line of the statement, the entries of its movement in
   * all accounts of the member, also in those that are empty now.
   */
  entries: LedgerEntryConnection;
  /** What became of the member's erasure; null unless they have asked to be erased. */
  erasure: Maybe<Erasure>;
  /** What the member is called in a system of their own, or of an integrator; null if nothing. */
  externalId: Maybe<Scalars['String']['output']>;
  /** The name; null until the member has given it. */
  fullName: Maybe<Scalars['String']['output']>;
  /** What operators, jobs and rules have done to the member's records or tried, newest first; without looks at them. */
  history: AuditEntryConnection;
  /** The member's investments, newest first. */
  investments: InvestmentConnection;
  /** The exact latitude; null until the member has given it. */
  latitude: Maybe<Scalars['Latitude']['output']>;
  /** How the member is protected as a lender; null where the platform protects no lenders. */
  lenderTest: Maybe<LenderTest>;
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
  /** What else that system keeps with the member, by key; null if nothing. */
  metadata: Maybe<Scalars['JSONObject']['output']>;
  /** Where each cent of the member's money is, with the ledger's entries behind it. */
  money: MemberMoney;
  /** Monthly income, in the platform's currency; null until the member has given it. */
  monthlyIncome: Maybe<Scalars['Money']['output']>;
  /** What operators have noted on the member and their loans, newest first. */
  notes: OperatorNoteConnection;
  /** The member's notifications, newest first. */
  notifications: NotificationConnection;
  /** The member's preferences, with their standing order. */
  preferences: Preferences;
  /** What the figures of a tax year count, newest first; also available as one CSV file at GET /operator/members/{id}/tax/{year}/lines. */
  taxLines: TaxLineConnection;
  /** What the member has to know for their taxes of a year. */
  taxYear: TaxYear;
  /** The statement of the member's wallet, newest first; it agrees with `wallet` in the same query. */
  transactions: TransactionConnection;
  /** When the profile last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Whether the member borrows, lends, or does both. */
  userType: UserType;
  /** How far the member's identity is verified, and what acts need. */
  verification: Verification;
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
export type MemberFileDocumentsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  kind: InputMaybe<DocumentKind>;
  last: InputMaybe<Scalars['Int']['input']>;
  loanId: InputMaybe<Scalars['ID']['input']>;
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
  transactionId: InputMaybe<Scalars['ID']['input']>;
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
export type MemberFileNotesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
};


/**
 * A member as operators see them. The first look in a request at a field beyond `version` is noted in the audit trail. Below these fields the
 * operator sees records as the member does: drafts, exact locations and their investments in full.
 */
export type MemberFileNotificationsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  kind: InputMaybe<Array<NotificationKind>>;
  last: InputMaybe<Scalars['Int']['input']>;
  unread: InputMaybe<Scalars['Boolean']['input']>;
};


/**
 * A member as operators see them. The first look in a request at a field beyond `version` is noted in the audit trail. Below these fields the
 * operator sees records as the member does: drafts, exact locations and their investments in full.
 */
export type MemberFileTaxLinesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  figure: InputMaybe<TaxFigure>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  year: Scalars['Year']['input'];
};


/**
 * A member as operators see them. The first look in a request at a field beyond `version` is noted in the audit trail. Below these fields the
 * operator sees records as the member does: drafts, exact locations and their investments in full.
 */
export type MemberFileTaxYearArgs = {
  year: Scalars['Year']['input'];
};


/**
 * A member as operators see them. The first look in a request at a field beyond `version` is noted in the audit trail. Below these fields the
 * operator sees records as the member does: drafts, exact locations and their investments in full.
 */
export type MemberFileTransactionsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  direction: InputMaybe<TransactionDirection>;
  externalId: InputMaybe<Scalars['String']['input']>;
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

/** Where a member's money is: the sums agree with the ledger to the cent. A deposit counts once it has arrived, and a withdrawal is held until it has left. */
export type MemberMoney = {
  __typename?: 'MemberMoney';
  /** In the wallet, free to use. */
  available: Scalars['Money']['output'];
  /** The platform's currency. */
  currency: Scalars['String']['output'];
  /** In the wallet, held for investments in loans that are not yet funded, and for withdrawals that have not left. */
  held: Scalars['Money']['output'];
  /** What is held for investments in loans that are not yet funded. */
  heldForInvestments: Scalars['Money']['output'];
  /** What is held for withdrawals that have not left, and for transfers that a job has yet to carry out. */
  heldForWithdrawals: Scalars['Money']['output'];
  /** The accounts that it is in: first what is available, then what is held, then what is lent, by investment. */
  holdings: HoldingConnection;
  /** Lent: the principal of the member's investments that borrowers still owe. */
  lent: Scalars['Money']['output'];
  /** How it came to be: what came in, less what went out, with what was earned or lost, is what there is now. */
  reckoning: Reckoning;
  /** All of it: available, held and lent. */
  total: Scalars['Money']['output'];
};


/** Where a member's money is: the sums agree with the ledger to the cent. A deposit counts once it has arrived, and a withdrawal is held until it has left. */
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
  /** Accepts a version of an agreement. It is recorded once: a repeat returns what was recorded first. */
  acceptAgreement: AcceptAgreementPayload;
  /** Acknowledges the results of the caller's newest test, including any warning. It is recorded once: repeating it returns what was recorded first. */
  acknowledgeLenderTest: AcknowledgeLenderTestPayload;
  /** Adds a bank account of the caller's own, to which withdrawals can go. Withdrawals to it are possible once `NEW_ACCOUNT_WAIT` has passed; the caller is notified. */
  addBankAccount: AddBankAccountPayload;
  /** Records in a case that there is a file about it, which is kept elsewhere. Needs the scope `lending:cases`. */
  addCaseFile: AddCaseFilePayload;
  /** Adds a note to a case, which nobody can change or remove. Needs the scope `lending:cases`. */
  addCaseNote: AddCaseNotePayload;
  /**
   * Adds a file to the caller's last message in one of their requests for help, as long as it is `OPEN`: a PDF, a JPEG or a PNG of at most 5 MiB, at most 3 to the question and to
   * each reply, and 20 within 24 hours. Over GraphQL, the call must not be larger than `BODY_LIMIT`; `POST /help-requests/{id}/files` takes the largest files.
   */
  addHelpFile: AddHelpFilePayload;
  /** Adds a note on a loan, as `addMemberNote` does on a member. It is also listed in the borrower's file. Needs the scope `lending:admin`. */
  addLoanNote: AddLoanNotePayload;
  /**
   * Adds a note on a member for other operators, optionally with a reference to a file. Nobody can edit a note; its text and file are removed only by
   * `redactAuditTrail` or when the member is erased. Members don't see notes, but their data export has them. Needs the scope `lending:admin`.
   */
  addMemberNote: AddMemberNotePayload;
  /** Moves the platform's clock forward, for everyone. Everything that the platform does by itself in that time is done in order, and dated the day that it falls on. Answers when the clock has arrived, or after 5 seconds with `readyAt` set if it has not. Only operators (`lending:admin`) may, unless the gateway has `SEED_DEMO`. Exists only in a sandbox. */
  advanceClock: AdvanceClockPayload;
  /** Answers a member's request for help, and tells the member (`HELP_ANSWERED`). Another answer takes the place of the one before, until the member replies to it or the request is closed. Needs the scope `lending:admin`. */
  answerHelpRequest: AnswerHelpRequestPayload;
  /** Publishes a loan that its borrower has submitted, where loans are reviewed (`LOAN_REVIEW`). Needs the scope `lending:admin`. */
  approveLoan: ApproveLoanPayload;
  /** Approves a withdrawal that waits for it (`WITHDRAW_APPROVAL_ABOVE`), which is sent within about a minute, or, to a bank that takes files, with its next orders; needs the scope `lending:admin`. */
  approvePayment: ApprovePaymentPayload;
  /** Approves what another operator has asked for, which is carried out at once; needs the scope `lending:admin`. Refused with the code of the act if that has become impossible meanwhile, as with VERSION_CONFLICT if more has been invested in the loan. */
  approveRequest: ApproveRequestPayload;
  /** Says what a line of a bank statement in suspense is for: a member's deposit, a payment that is booked already, the money of a payment provider, or the bank's fees. This can be done only once per line. Needs the scope `lending:admin`. */
  assignBankLine: AssignBankLinePayload;
  /** Cancels an investment of the caller's, until its `reflectionEndsAt` or, where the platform allows that (`INVESTMENT_CANCEL`), while its loan is open: the money is available to the caller again, and the loan needs that amount again. */
  cancelInvestment: CancelInvestmentPayload;
  /** Withdraws a draft or an open loan of the caller's or, with the scope `lending:admin` and a reason, an open or funded loan of another member's. */
  cancelLoan: CancelLoanPayload;
  /** Cancels a withdrawal that waits to be approved, whose money is then available again: one's own or, with the scope `lending:admin` and a reason, another member's. */
  cancelPayment: CancelPaymentPayload;
  /**
   * Sends a letter to an e-mail address, by which the caller has to confirm it; until then, letters still go to the current one. Without an address, the
   * one in the caller's tokens counts again.
   */
  changeEmailAddress: ChangeEmailAddressPayload;
  /** Moves the day on which the instalments of the caller's own loan are due, as often a year as the platform allows (`Platform.dueDayChanges`). A preview can be of any kind: it also shows what a change would cost that only the platform can make. */
  changeOwnPlan: ChangeOwnPlanPayload;
  /** Changes the unpaid part of an active loan's plan, to help its borrower: at once or, where the platform gives lenders notice, some days later. Borrower and lenders are told. It is possible once a day; if the loss is more than an operator may cause alone, another one has to approve it. Needs the scope `lending:admin`. */
  changePlan: ChangePlanPayload;
  /** Closes one of the caller's requests for help, answered or not: nobody answers it any more. */
  closeHelpRequest: CloseHelpRequestPayload;
  /** Closes the account of a member who has no money, loans or investments left; it stays frozen. The member is told the reason. Needs the scope `lending:admin`. */
  closeMember: CloseMemberPayload;
  /** Closes a month for good: nothing can be posted in it any more, its journal and its batch for DATEV are kept as they are, and corrections are posted in the month in which they are made. Months are closed in their order, from ten minutes after their end on. Closing a closed month again changes nothing. Needs the scope `lending:admin`. */
  closePeriod: ClosePeriodPayload;
  /** Confirms what another operator has proposed, which is then done. Needs the scope `lending:cases`. */
  confirmCaseDecision: ConfirmCaseDecisionPayload;
  /**
   * Makes a document again about the same thing, from the books as they are now: a new one, which names the old. The old one stays, and names the new one. Refused if the new one would say the
   * same. Needs the scope `lending:admin`.
   */
  correctDocument: CorrectDocumentPayload;
  /** Creates a loan request as a draft, which its borrower alone sees until it is published. */
  createLoan: CreateLoanPayload;
  /** Adds a notification to the caller's own inbox or, with the scope `lending:admin`, to any member's. */
  createNotification: CreateNotificationPayload;
  /** Saves a search for loans to invest in, under a name that no other search of the caller's has. */
  createSavedSearch: SavedSearchPayload;
  /** Adds a webhook, which gets every event from now on, or only those of some types; there can be at most 20. Only this answer shows its secret. Needs the scope `lending:admin`. */
  createWebhook: CreateWebhookPayload;
  /** Declares an active loan that is too late as defaulted; needs the scope `lending:admin`. */
  defaultLoan: DefaultLoanPayload;
  /** Deletes a saved search. */
  deleteSavedSearch: SavedSearchPayload;
  /** Deposits money into the caller's wallet. The transaction is `PENDING` until the payment provider has the money, and on the statement from then on. A frozen member deposits at most what they owe, less what is in the wallet or on its way there. */
  deposit: DepositPayload;
  /** Freezes an open loan: it accepts no investments and is on no list or map until `releaseLoan`. The borrower is told the reason. Needs the scope `lending:admin`. */
  freezeLoan: FreezeLoanPayload;
  /** Freezes a member: they can still deposit and repay what they owe, and read that and their inbox; every other call is refused with BLOCKED. Their open loans accept no investments and are on no list or map until `releaseMember`. The member is told the reason. Needs the scope `lending:admin`. */
  freezeMember: FreezeMemberPayload;
  /** Imports a file of the platform's bank, or previews the result: a statement (camt.053), an intraday report (camt.052), a notification of entries (camt.054) or a status report (pain.002). Each line is imported once, so a file can be sent again. Needs the scope `lending:admin`. */
  importBankFile: ImportBankFilePayload;
  /** Creates loans for members, and publishes those that ask for it, one after the other: one that is refused stops no other. For integrators who bring loans from another system; needs the scope `lending:import`. */
  importLoans: ImportLoansPayload;
  /** Invests the caller's money in an open loan; the investment that completes the funding also pays the loan out, unless lenders can still cancel their investments. */
  invest: InvestPayload;
  /** Marks all of the caller's notifications as read. */
  markAllNotificationsRead: MarkAllNotificationsReadPayload;
  /** Marks one of the caller's notifications as read; if it already was, the time stays. */
  markNotificationRead: MarkNotificationReadPayload;
  /** Recognises a member as a sophisticated lender for two years, or ends that. Needs lending:admin; the reason is kept in the audit trail. */
  markSophisticated: MarkSophisticatedPayload;
  /** Opens a case about a member, of which the member never learns. Needs the scope `lending:cases`. */
  openCase: OpenCasePayload;
  /**
   * Says what `repayLoan` with a `valueDate` would do now, without doing it: how the wallets of the borrower and the lenders and the loan would change. Refused as
   * that would be; needs the scope `lending:admin`. It is noted in the audit trail as a look at each of these members.
   */
  previewBooking: PreviewRequestPayload;
  /** Shows how a change would alter a plan, without making it: exactly what `changePlan` would then store. Needs the scope `lending:admin`. */
  previewPlanChange: ChangePlanPayload;
  /**
   * Says what `undoPlanChange` would do now, without doing it: how the loan would change, and the wallets if payments have to be split anew. Refused as that would
   * be; needs the scope `lending:admin`. It is noted in the audit trail as a look at each of these members.
   */
  previewPlanChangeUndoing: PreviewRequestPayload;
  /**
   * Says in `redacted` how much `redactAuditTrail` would remove now, without doing it. Entries by or about the operator who then approves it will stay, too. Refused
   * as that would be; needs the scope `lending:admin`. It is noted in the audit trail as a look at the member.
   */
  previewRedaction: PreviewRequestPayload;
  /** Says what a repayment of a loan of the caller's would do today, whether their wallet has the money or not. It changes nothing, and is exactly what `repayLoan` would then do. */
  previewRepayment: PreviewRepaymentPayload;
  /** Says what approving a request would do now, without doing it: how the wallets of members and the loan would change. Refused as `approveRequest` would be, except that operators can preview their own requests; needs the scope `lending:admin`. It is noted in the audit trail as a look at each of these members. */
  previewRequest: PreviewRequestPayload;
  /** Says what `reverseTransaction` would do now, without doing it: how the wallets of the members whose money was moved would change. Refused as that would be; needs the scope `lending:admin`. It is noted in the audit trail as a look at each of these members. */
  previewReversal: PreviewRequestPayload;
  /**
   * Says what `undoRepayment` would do now, without doing it: how the wallets of the borrower and the lenders and the loan would change. Refused as that would be;
   * needs the scope `lending:admin`. It is noted in the audit trail as a look at each of these members.
   */
  previewUndoing: PreviewRequestPayload;
  /** Proposes how a case ends, or that money is no longer held. Another operator has to confirm it. Needs the scope `lending:cases`. */
  proposeCaseDecision: ProposeCaseDecisionPayload;
  /** Publishes a draft of the caller's, so that lenders can invest. */
  publishLoan: PublishLoanPayload;
  /** Records money that came in outside the platform for a defaulted loan, written off or not: it is deposited into the borrower's wallet and repaid to the lenders at once. Needs the scope `lending:admin`. */
  recordRecovery: RecordRecoveryPayload;
  /** Requests the removal of what is recorded about a member: the reasons, amounts and values before and after in the audit trail and in decided requests, the reasons of waived charges, and operators' notes. Another operator approves it (`approveRequest`). The trail keeps that something was done, by whom and when, and its chain of hashes stays whole; what one of the two operators has done themselves, or what names them, stays. Needs the scope `lending:admin`. */
  redactAuditTrail: RedactAuditTrailPayload;
  /** Rejects what was proposed, or takes back the caller's own proposal; the case goes on. Needs the scope `lending:cases`. */
  rejectCaseDecision: RejectCaseDecisionPayload;
  /** Rejects what was asked for, or takes back what the caller has asked for; needs the scope `lending:admin`. */
  rejectRequest: RejectRequestPayload;
  /** Lets a frozen loan accept investments again, unless its borrower is frozen. The borrower is told the reason. Needs the scope `lending:admin`. */
  releaseLoan: ReleaseLoanPayload;
  /** Lets a frozen member in again, or one whose account was closed. The member is told the reason. Needs the scope `lending:admin`. */
  releaseMember: ReleaseMemberPayload;
  /**
   * Reminds the borrower of an active loan of what is overdue or, if nothing is, of what is due within 3 days: with the notification and the letter that the platform's own
   * reminders have. It is refused with LIMIT_EXCEEDED if the borrower has been reminded of the loan today, and with INVALID_TRANSITION if no instalment is due (charges
   * alone are asked for once all instalments are paid), while the plan is paused, and while the borrower's account is frozen or closed. Needs the scope `lending:admin`.
   */
  remindBorrower: RemindBorrowerPayload;
  /** Removes a bank account, and its mandate; withdrawals to it that are on their way go on. */
  removeBankAccount: BankAccountPayload;
  /** Removes a webhook: nothing more is sent to it. Needs the scope `lending:admin`. */
  removeWebhook: RemoveWebhookPayload;
  /** Repays a loan of the caller's: first what is overdue, with its charges; then the interest accrued to this day; then principal. Takes at most its `payoffAmount`, which repays it entirely. */
  repayLoan: RepayLoanPayload;
  /** Replies to the answer to one of the caller's requests for help, which is `OPEN` again then and waits for another answer. At most one reply to each answer. */
  replyToHelpRequest: ReplyToHelpRequestPayload;
  /**
   * Asks for a file with all that the platform keeps of the caller, as JSON and CSV in a ZIP. It is made in the background; a notification says when it is ready.
   * It can then be fetched once, within 7 days, by `GET /data-export/{id}` with `Accept: application/zip`. While one is being made or waits to be fetched, this returns
   * that one.
   */
  requestDataExport: RequestDataExportPayload;
  /**
   * Erases the caller, for good: their name, city, texts, messages, addresses and bank accounts are overwritten, their account is closed, and their tokens are
   * refused. Movements of money stay, under an id that names nobody. Refused with OBLIGATIONS_LEFT while the caller has or owes anything. What the law keeps is kept
   * until the days in `kept`.
   */
  requestErasure: RequestErasurePayload;
  /** Asks the people who run the platform for help. At most 5 requests of a member can wait for an answer at a time. */
  requestHelp: RequestHelpPayload;
  /**
   * Asks for the letter that says what repays an active loan completely by a day. For the borrower; operators (`lending:admin`) ask on the borrower's behalf, with a `reason`. The document is made
   * within seconds, with the letter's id; a notification says when it is there. As long as the figures are the same, the same day has the same letter. At most 10 letters of a loan can be asked for
   * within a day.
   */
  requestPayoffLetter: RequestPayoffLetterPayload;
  /**
   * Asks for the document about a repayment that the caller made. It is made within seconds, with the id of the statement line; a notification says when it is there. Asking again changes nothing.
   * Refused if the repayment was undone.
   */
  requestReceipt: RequestReceiptPayload;
  /** Sends a webhook all events since a time that are still kept and of a type that it takes, including those that it has received already and those from before it was added. Needs the scope `lending:admin`. */
  resendWebhookEvents: ResendWebhookEventsPayload;
  /** Sends the event of a delivery again, whatever became of it before. Needs the scope `lending:admin`. */
  retryWebhookDelivery: RetryWebhookDeliveryPayload;
  /** Returns a submitted loan to its borrower as a draft, with a reason. Needs the scope `lending:admin`. */
  returnLoan: ReturnLoanPayload;
  /** Reverses a deposit, withdrawal, transfer or fee by its mirror image, which its members are notified of and see on their statements; needs the scope `lending:admin`. */
  reverseTransaction: ReverseTransactionPayload;
  /** Records the result of a review of a member, blocks them, or lifts a block, each for a reason that the member is told; a closed account is released by `releaseMember` alone. Needs the scope `lending:admin`. */
  reviewMember: ReviewMemberPayload;
  /** Replaces the secret of a webhook with a new one, which only this answer shows. For 24 hours, each event is also signed with the old one. Needs the scope `lending:admin`. */
  rotateWebhookSecret: RotateWebhookSecretPayload;
  /** Shows a member which operators have looked at their file until now (`looksAtMe`), and tells the member so. Needs the scope `lending:admin`. */
  showLooks: ShowLooksPayload;
  /** Gives the platform a mandate to debit a bank account: for deposits that name it, and for instalments when they are due. */
  signMandate: BankAccountPayload;
  /** Has the caller's identity checked by the platform's provider, or lets the caller go on with the check that is under way. */
  startVerification: StartVerificationPayload;
  /** Takes the entry test for lenders, which also simulates the loss that the caller can bear. It counts once its results have been acknowledged. */
  takeLenderTest: TakeLenderTestPayload;
  /** Transfers money from the caller's wallet to another member's. Where withdrawals and transfers are carried out by a job, the transaction is `PENDING` until then, usually for a minute at most, and the money is held. */
  transfer: TransferPayload;
  /** Takes back a due day that the caller has moved: on that day or, if the change was announced, until it takes effect; as long as nothing else has happened to the loan, and as often a year as the due day can be moved. The plan becomes what it was before, and such a change doesn't count towards `Platform.dueDayChanges`. Borrower and lenders are told. */
  undoOwnPlanChange: UndoOwnPlanChangePayload;
  /** Undoes the newest change of a plan, or one that was announced: the unpaid part becomes what it was before, with the interest that has run since. What was paid since counts as it would have without the change; if that can't be known, the call is refused with PLAN_CHANGE_IMPOSSIBLE. If this books repayments anew, and their sum is more than an operator may move alone, another one has to approve it. Borrower and lenders are told. Needs the scope `lending:admin`. */
  undoPlanChange: UndoPlanChangePayload;
  /**
   * Undoes a repayment: it is reversed, the loan is as if it had never been made, and later repayments that are split differently without it are booked again. A
   * loan that it had paid off is active again. With `mode: RETURN`, a part of it is lent again instead. Lenders give back what they still have in their wallets,
   * and owe the rest. The borrower and the lenders are told why. Needs the scope `lending:admin`.
   */
  undoRepayment: UndoRepaymentPayload;
  /** Gives a case to an operator, moves its deadline, or holds the member's money. Needs the scope `lending:cases`. */
  updateCase: UpdateCasePayload;
  /** Changes a loan of the caller's: absent fields stay, null clears a nullable field. */
  updateLoan: UpdateLoanPayload;
  /** Changes the caller's preferences: absent fields stay, null clears a nullable field. */
  updatePreferences: UpdatePreferencesPayload;
  /** Updates the caller's own profile: absent fields stay, null clears a nullable field. */
  updateProfile: UpdateProfilePayload;
  /** Changes a saved search, such as its name: absent fields stay, null clears a nullable field. */
  updateSavedSearch: SavedSearchPayload;
  /** Changes a webhook's URL, what is sent to it, or whether it is enabled. Deliveries that are pending are still attempted, whatever their type. Once enabled again, it gets the events that it missed, if they are still kept. Needs the scope `lending:admin`. */
  updateWebhook: UpdateWebhookPayload;
  /** Takes an item of the worklist, hands it over, gives it back, writes a note on it, or puts it away until a day. Cases are given with `updateCase`, and have notes of their own. Needs the scope `lending:admin`. */
  updateWorkItem: UpdateWorkItemPayload;
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
export type MutationAcceptAgreementArgs = {
  input: AcceptAgreementInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationAcknowledgeLenderTestArgs = {
  input: AcknowledgeLenderTestInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationAddBankAccountArgs = {
  input: AddBankAccountInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationAddCaseFileArgs = {
  input: AddCaseFileInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationAddCaseNoteArgs = {
  input: AddCaseNoteInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationAddHelpFileArgs = {
  input: AddHelpFileInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationAddLoanNoteArgs = {
  input: AddLoanNoteInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationAddMemberNoteArgs = {
  input: AddMemberNoteInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationAdvanceClockArgs = {
  input: AdvanceClockInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationAnswerHelpRequestArgs = {
  input: AnswerHelpRequestInput;
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
export type MutationCancelInvestmentArgs = {
  input: CancelInvestmentInput;
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
export type MutationCloseHelpRequestArgs = {
  input: CloseHelpRequestInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationCloseMemberArgs = {
  input: CloseMemberInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationClosePeriodArgs = {
  input: ClosePeriodInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationConfirmCaseDecisionArgs = {
  input: ConfirmCaseDecisionInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationCorrectDocumentArgs = {
  input: CorrectDocumentInput;
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
export type MutationCreateSavedSearchArgs = {
  input: CreateSavedSearchInput;
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
export type MutationDeleteSavedSearchArgs = {
  input: DeleteSavedSearchInput;
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
export type MutationImportBankFileArgs = {
  input: ImportBankFileInput;
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
export type MutationMarkSophisticatedArgs = {
  input: MarkSophisticatedInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationOpenCaseArgs = {
  input: OpenCaseInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationPreviewBookingArgs = {
  input: PreviewBookingInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationPreviewPlanChangeArgs = {
  input: ChangePlanInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationPreviewPlanChangeUndoingArgs = {
  input: PreviewPlanChangeUndoingInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationPreviewRedactionArgs = {
  input: PreviewRedactionInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationPreviewRepaymentArgs = {
  input: PreviewRepaymentInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationPreviewRequestArgs = {
  input: PreviewRequestInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationPreviewReversalArgs = {
  input: PreviewReversalInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationPreviewUndoingArgs = {
  input: PreviewUndoingInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationProposeCaseDecisionArgs = {
  input: ProposeCaseDecisionInput;
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
export type MutationRejectCaseDecisionArgs = {
  input: RejectCaseDecisionInput;
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
export type MutationRemindBorrowerArgs = {
  input: RemindBorrowerInput;
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
export type MutationReplyToHelpRequestArgs = {
  input: ReplyToHelpRequestInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationRequestHelpArgs = {
  input: RequestHelpInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationRequestPayoffLetterArgs = {
  input: RequestPayoffLetterInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationRequestReceiptArgs = {
  input: RequestReceiptInput;
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
export type MutationShowLooksArgs = {
  input: ShowLooksInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationSignMandateArgs = {
  input: BankAccountInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationStartVerificationArgs = {
  input: StartVerificationInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationTakeLenderTestArgs = {
  input: TakeLenderTestInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationTransferArgs = {
  input: TransferInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationUndoOwnPlanChangeArgs = {
  input: UndoOwnPlanChangeInput;
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
export type MutationUpdateCaseArgs = {
  input: UpdateCaseInput;
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
export type MutationUpdateSavedSearchArgs = {
  input: UpdateSavedSearchInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationUpdateWebhookArgs = {
  input: UpdateWebhookInput;
};


/** All changes. A refused call changes nothing and says why in `userErrors`. */
export type MutationUpdateWorkItemArgs = {
  input: UpdateWorkItemInput;
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
  /** The same as one object, such as `amount` (a decimal text), `currency`, `loan_id`, `transaction_id`; `loan_ids` has all loans if it is about several. */
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
  /** How many loans it is about. Up to 20 loans that are paused or resumed at the same time share one notification; `loan` is the first of them. */
  loanCount: Scalars['Int']['output'];
  /** The loans that it is about, without those that the user may not see. */
  loans: Array<Loan>;
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

/** About whom to open a case, and why. */
export type OpenCaseInput = {
  /** Until when it has to be decided, in the future; 14 days from now if it is absent. */
  dueAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Whether the member's withdrawals and transfers wait from now on; needs `SCREENING_FILE`. False if it is absent. */
  holdMoney?: InputMaybe<Scalars['Boolean']['input']>;
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The member's id. */
  memberId: Scalars['ID']['input'];
  /** Why: 1 to 200 characters. */
  reason: Scalars['String']['input'];
};

/** The outcome of `openCase`. */
export type OpenCasePayload = {
  __typename?: 'OpenCasePayload';
  /** The case; null when the call was refused. */
  case: Maybe<Case>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** What an operator has noted on a member or a loan. */
export type OperatorNote = {
  __typename?: 'OperatorNote';
  /** The operator who has noted it. */
  author: Member;
  /** The id of the operator who has noted it. */
  authorId: Scalars['ID']['output'];
  /** When it was noted. */
  createdAt: Scalars['DateTime']['output'];
  /** The file that belongs to it; null if there is none, or once the note has been redacted or the member erased. */
  file: Maybe<OperatorNoteFile>;
  /** The note's id. */
  id: Scalars['ID']['output'];
  /** The loan; null if the note is on the member. */
  loan: Maybe<Loan>;
  /** The id of the loan; null if the note is on the member. */
  loanId: Maybe<Scalars['ID']['output']>;
  /** The member; of a note on a loan, its borrower. */
  member: Member;
  /** The id of the member; of a note on a loan, its borrower. */
  memberId: Scalars['ID']['output'];
  /** The note; null once the note has been redacted or the member erased. */
  text: Maybe<Scalars['String']['output']>;
};

/** A page of notes. */
export type OperatorNoteConnection = {
  __typename?: 'OperatorNoteConnection';
  /** The notes with their cursors. */
  edges: Array<OperatorNoteEdge>;
  /** The notes. */
  nodes: Array<OperatorNote>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** The total number on all pages; 10 000 if there are more. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is the total number, and not the limit up to which notes are counted. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** The note and its position in the list. */
export type OperatorNoteEdge = {
  __typename?: 'OperatorNoteEdge';
  /** The cursor, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The note. */
  node: OperatorNote;
};

/** What identifies a file that belongs to a note; the file itself is kept elsewhere. */
export type OperatorNoteFile = {
  __typename?: 'OperatorNoteFile';
  /** Its name. */
  name: Scalars['String']['output'];
  /** Its SHA-256, as 64 hexadecimal digits. */
  sha256: Scalars['String']['output'];
  /** Its size in bytes. */
  size: Scalars['Int']['output'];
};

/** What identifies a file. */
export type OperatorNoteFileInput = {
  /** Its name: 1 to 200 characters. */
  name: Scalars['String']['input'];
  /** Its SHA-256, as 64 hexadecimal digits in lower case. */
  sha256: Scalars['String']['input'];
  /** Its size in bytes. */
  size: Scalars['Int']['input'];
};

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
  /** Those of `matchReasons` that say what does not match; empty if there are none. */
  matchMisses: Array<Scalars['String']['output']>;
  /** The reasons for the score: which preferences match, and which do not, and that a loan of the borrower's has defaulted. */
  matchReasons: Array<Scalars['String']['output']>;
  /** How well the loan matches the caller's preferences, 0 to 100: rate 30, term 20, amount 15, risk 15, purpose 10, distance 10. A criterion without a preference counts in full, a near miss in part, an unknown value half. It is 30 lower, but never below 0, if any of the borrower's loans has defaulted, and 30 lower if the preferences ask for verified borrowers only and the borrower is not verified. */
  matchScore: Scalars['Int']['output'];
  /** The most that the caller can invest now: the remaining amount, or the wallet's available balance if that is less; 0 if the wallet has too little. */
  maxInvestment: Scalars['Money']['output'];
  /** The minimum investment in this loan now. */
  minInvestment: Scalars['Money']['output'];
  /** The amount that the caller has already invested in the loan. */
  myInvestment: Scalars['Money']['output'];
  /** What lenders can expect a year after the fee on interest, if each payment is made on its day; null if there is no such rate. */
  netYield: Maybe<Scalars['Percent']['output']>;
  /** The yearly loss if the loan fares like others of its risk level: their default rate in an average year (`LoanGuidance.defaultRate`), assuming that nothing is recovered after a default. What `netYield` is in excess of it is the expected yearly return. Null if too little is known of the risk level. */
  yearlyLoss: Maybe<Scalars['Percent']['output']>;
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
  /** Whether to include only loans of borrowers whose identity is verified (`verificationStatus`). */
  onlyVerifiedBorrowers?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only if published at this time or later. */
  publishedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only if published before this time. */
  publishedUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only for this purpose; capitals and spaces make no difference. */
  purpose?: InputMaybe<Scalars['String']['input']>;
  /** Only for one of these purposes, at most 20; capitals and spaces make no difference. */
  purposes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only with all of these words, in any of their English forms, in title, description, purpose or place, or in the borrower's name or city. If the last word has at least 3 letters, it also finds words that begin with it. Quotes, OR and - work as in web searches. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** Only with one of these risk levels. */
  riskLevel?: InputMaybe<Array<RiskLevel>>;
};

export { OpportunitySort };

/** Why a standing order put nothing into a loan that it matches. */
export type OrderSkipped =
  /** Its limit per borrower is used up. */
  | 'BORROWER'
  /** It has as much money invested as it may have at one time. */
  | 'BUDGET'
  /** Too little is left of the money that it may use. */
  | 'MONEY'
  /** The loan, or the platform's limits, left no room for it. */
  | 'OTHER'
  /** It waits before it lends to new borrowers, and may still invest in the loan. */
  | 'PAUSE';

/** What the overdue principal of an instalment has borne since it was due. */
export type OverdueInterest = {
  __typename?: 'OverdueInterest';
  /** How much it is by today: if it is interest at the loan's own rate, what the still unpaid principal has borne; if it is penalty interest, all that was charged. */
  interest: Scalars['Money']['output'];
  /** The number of the instalment. */
  number: Scalars['Int']['output'];
  /** Whether it is penalty interest, which is also among the charges. Otherwise it is interest at the loan's own rate: a part of what the instalments, and the payoff amount, contain already. */
  penalty: Scalars['Boolean']['output'];
  /** The principal of it that is not paid, and bears the interest. */
  principal: Scalars['Money']['output'];
  /** The rate, in percent a year. Penalty interest is in excess of the loan's own. */
  rate: Scalars['Percent']['output'];
  /** The day on which it was due, from which the interest runs. */
  since: Scalars['Date']['output'];
};

/** What a member owes the platform. It is paid first by whatever comes into the member's wallet. */
export type OwedByMember = {
  __typename?: 'OwedByMember';
  /** The kind of movement with which that began, such as `return` or `reversal`. */
  cause: Scalars['String']['output'];
  /** The currency (ISO 4217). */
  currency: Scalars['String']['output'];
  /** The member. */
  member: Member;
  /** The id of the member. */
  memberId: Scalars['ID']['output'];
  /** The member's name; null until they have given it. */
  memberName: Maybe<Scalars['String']['output']>;
  /** What the member owes. */
  owed: Scalars['Money']['output'];
  /** When the member began to owe; what was added to the debt later does not change it. */
  since: Scalars['DateTime']['output'];
};

/** A page of members who owe the platform. */
export type OwedByMemberConnection = {
  __typename?: 'OwedByMemberConnection';
  /** What each member owes, with its cursor. */
  edges: Array<OwedByMemberEdge>;
  /** What each member owes. */
  nodes: Array<OwedByMember>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** The total number on all pages; 10 000 if there are more. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is the total number, and not the limit up to which items are counted. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** What a member owes, and its position in the list. */
export type OwedByMemberEdge = {
  __typename?: 'OwedByMemberEdge';
  /** The cursor, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** What the member owes. */
  node: OwedByMember;
};

/** What comes to a lender with one payment of a loan: to the cent what will be credited to them for it, unless something else is paid first. */
export type OwnPayment = {
  __typename?: 'OwnPayment';
  /** Both together: what is credited to them. */
  amount: Scalars['Money']['output'];
  /** The day on which it is due. */
  dueOn: Scalars['Date']['output'];
  /** The interest, less the platform's fee. */
  interest: Scalars['Money']['output'];
  /** The number of the payment, as in the schedule. */
  number: Scalars['Int']['output'];
  /** The part that repays what they lent. */
  principal: Scalars['Money']['output'];
};

/** What a change of a plan does to a lender's own part of the loan: to what they can expect, as of the day of the change. `Portfolio.expected` says when it is expected to come in. */
export type OwnPlanPart = {
  __typename?: 'OwnPlanPart';
  /** What was to come in each month before it, and is to come in after it: principal and interest, less the platform's fees. A month that is over holds what is late; empty for changes made before this was kept. */
  expected: Array<ExpectedChange>;
  /** The interest that they can expect after the change, less the platform's fees. */
  interestAfter: Scalars['Money']['output'];
  /** The interest that they could expect before the change, less the platform's fees. */
  interestBefore: Scalars['Money']['output'];
  /** The day of the last payment after it; null if only charges are unpaid. */
  lastDueAfter: Maybe<Scalars['Date']['output']>;
  /** The day of the last payment before it; null if only charges were unpaid. */
  lastDueBefore: Maybe<Scalars['Date']['output']>;
};

/** What has come to a lender with one repayment of a loan. */
export type OwnReceipt = {
  __typename?: 'OwnReceipt';
  /** All together: what was credited to them. */
  amount: Scalars['Money']['output'];
  /** Their share of late fees and penalty interest. */
  charges: Scalars['Money']['output'];
  /** The interest, less the platform's fee. */
  interest: Scalars['Money']['output'];
  /** The part that repaid what they lent. */
  principal: Scalars['Money']['output'];
  /** The day as of which the repayment counts. */
  receivedOn: Scalars['Date']['output'];
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

/** The user has paid a part of what is overdue on their loan. */
export type PartPaymentDetails = NotificationDetails & {
  __typename?: 'PartPaymentDetails';
  /** How much was paid. */
  amount: Scalars['Money']['output'];
  /** Whether it will be taken from the user's wallet as soon as money comes in. */
  autopay: Scalars['Boolean']['output'];
  /** The late fees and penalty interest that it paid; null if none. */
  charges: Maybe<Scalars['Money']['output']>;
  /** The currency (ISO 4217). */
  currency: Scalars['String']['output'];
  /** The interest that it paid; never null, although the same field of other details can be. */
  interest: Maybe<Scalars['Money']['output']>;
  /** The kind of the notification. */
  kind: NotificationKind;
  /** The loan; null if the user may not see it. */
  loan: Maybe<Loan>;
  /** The loan's id. */
  loanId: Scalars['ID']['output'];
  /** The loan's title at the time. */
  loanTitle: Scalars['String']['output'];
  /** What was still overdue after it, charges included; never null, although the same field of other details can be. */
  overdue: Maybe<Scalars['Money']['output']>;
  /** The day on which the oldest unpaid part of that was due; null if only charges are left. */
  overdueSince: Maybe<Scalars['Date']['output']>;
  /** The principal that it paid; never null, although the same field of other details can be. */
  principal: Maybe<Scalars['Money']['output']>;
  /** The line on the user's statement; null to anybody else. */
  transaction: Maybe<Transaction>;
  /** The id of the line on the user's statement. */
  transactionId: Scalars['ID']['output'];
};

/** What a wallet, a loan or an investment had at a moment, according to the ledger. */
export type PastBalance = {
  __typename?: 'PastBalance';
  /** What the platform had advanced on deposits; null for a loan or an investment. */
  advanced: Maybe<Scalars['Money']['output']>;
  /** The moment. */
  at: Scalars['DateTime']['output'];
  /** For a wallet, what was available and held; for a loan, the principal that its borrower owed; for an investment, the principal that it was owed. 0 for the last two once the loan has defaulted, since it is then written off in the ledger. */
  balance: Scalars['Money']['output'];
  /** The currency (ISO 4217). */
  currency: Scalars['String']['output'];
  /** What was held in the wallet; null for a loan or an investment. */
  held: Maybe<Scalars['Money']['output']>;
  /** The id of the wallet, loan or investment. */
  id: Scalars['ID']['output'];
  /** What the wallet's member owed the platform; null for a loan or an investment. */
  owed: Maybe<Scalars['Money']['output']>;
};

/** Money on its way into a wallet or out of it, or to another member where a job carries out transfers, and what became of it; visible to the member whose payment it is and to operators. */
export type Payment = Node & {
  __typename?: 'Payment';
  /** The amount, always positive. */
  amount: Scalars['Money']['output'];
  /** That bank account; null if there is none, or it was removed. */
  bankAccount: Maybe<BankAccount>;
  /** The id of the member's bank account that it debits or goes to; null if there is none. */
  bankAccountId: Maybe<Scalars['ID']['output']>;
  /** The member who gets the transfer; null for deposits and withdrawals. */
  counterparty: Maybe<Member>;
  /** The id of the member who gets the transfer; null for deposits and withdrawals. */
  counterpartyId: Maybe<Scalars['ID']['output']>;
  /** That member's name; null for deposits and withdrawals, and until they have given it. */
  counterpartyName: Maybe<Scalars['String']['output']>;
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
  /** What the member calls it in a system of their own; null if nothing. */
  externalId: Maybe<Scalars['String']['output']>;
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
  /** That member's name; null until they have given it. */
  memberName: Maybe<Scalars['String']['output']>;
  /** What else the member's systems keep with it, by key; null if nothing. */
  metadata: Maybe<Scalars['JSONObject']['output']>;
  /** The page on which the member pays; null if there is none. */
  paymentUrl: Maybe<Scalars['String']['output']>;
  /** The name of the payment provider that carries it out. */
  provider: Scalars['String']['output'];
  /** Why it failed, was canceled or came back, in the reader's language unless a bank, a provider or an operator said it in their own words; null otherwise. */
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

/** What repays a loan completely by a day, and the document that says so. The figures are those of when it was asked for: what is paid or charged later changes what is owed, and not the letter. */
export type PayoffLetter = {
  __typename?: 'PayoffLetter';
  /** What repays the loan on that day: `payoffAmount` will be as much. */
  amount: Scalars['Money']['output'];
  /** The part of it that is late fees and penalty interest. */
  charges: Scalars['Money']['output'];
  /** Its document; null until it is made, and for operators. */
  document: Maybe<Document>;
  /** The letter's id, and that of its document. */
  id: Scalars['ID']['output'];
  /** The part of it that is interest. */
  interest: Scalars['Money']['output'];
  /** The loan; null if the caller may not see it. */
  loan: Maybe<Loan>;
  /** The loan's id. */
  loanId: Scalars['ID']['output'];
  /** The part of it that is principal. */
  principal: Scalars['Money']['output'];
  /** When it was asked for. */
  requestedAt: Scalars['DateTime']['output'];
  /** Whether its document is there. */
  status: PayoffLetterStatus;
  /** The day by which the amount repays the loan. */
  until: Scalars['Date']['output'];
};

export { PayoffLetterStatus };

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

/** A month of the general ledger. */
export type Period = {
  __typename?: 'Period';
  /** When it was closed; null if it is open. */
  closedAt: Maybe<Scalars['DateTime']['output']>;
  /** The operator who closed it; null if it is open. */
  closedBy: Maybe<Member>;
  /** The id of the operator who closed it; null if it is open. */
  closedById: Maybe<Scalars['ID']['output']>;
  /** The files that are kept of a closed month, which `GET /operator/journal` returns for its first to its last day. Empty if it is open, and for some time after it was closed. */
  files: Array<PeriodFile>;
  /** The month, such as `2026-01`. */
  month: Scalars['String']['output'];
};

/** A file of a closed month, which never changes. */
export type PeriodFile = {
  __typename?: 'PeriodFile';
  /** Its length in bytes. */
  bytes: Scalars['Float']['output'];
  /** Its format. */
  format: BooksFormat;
  /** The SHA-256 of the file, in hexadecimal digits. */
  sha256: Scalars['String']['output'];
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
  /** The operator who made it, for operators; null to everybody else, and where the borrower did. */
  operator: Maybe<Member>;
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
  /** Why it was undone, in the operator's words; null unless an operator has undone it. */
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
  /** The day on which the changed plan takes effect. */
  effectiveOn: Scalars['Date']['output'];
  /** The first day of a pause, the day on which the first new instalment is due, or the day from which due days are moved; null for other kinds. */
  from: Maybe<Scalars['Date']['output']>;
  /** The kind of the notification. */
  kind: NotificationKind;
  /** The day of the last payment now; null if nothing was changed, or nothing is to be paid. */
  lastDueAfter: Maybe<Scalars['Date']['output']>;
  /** The day of the last payment before; null if nothing was changed, or nothing was to be paid. */
  lastDueBefore: Maybe<Scalars['Date']['output']>;
  /** The loan; null if the user may not see it. */
  loan: Maybe<Loan>;
  /** The loan's id. */
  loanId: Scalars['ID']['output'];
  /** The loan's title at the time. */
  loanTitle: Scalars['String']['output'];
  /** What is still to be paid of the first payment that is not overdue; null if there is none, or nothing was changed. Until an announced change takes effect, this is the payment under the plan before it. */
  nextAmount: Maybe<Scalars['Money']['output']>;
  /** The day on which `nextAmount` is due; null if there is none, or nothing was changed. */
  nextDueOn: Maybe<Scalars['Date']['output']>;
  /** What is overdue under the plan, without charges; null if nothing is, or nothing was changed. */
  overdue: Maybe<Scalars['Money']['output']>;
  /** The highest payment that is still to be made now; null if nothing was changed. */
  paymentAfter: Maybe<Scalars['Money']['output']>;
  /** The highest payment that was still to be made before; null if nothing was changed. */
  paymentBefore: Maybe<Scalars['Money']['output']>;
  /** Why, in the words of whoever made or undid it. */
  reason: Scalars['String']['output'];
  /** What became of it. */
  stage: PlanChangeStage;
  /** The last day of a pause; null for other kinds. */
  to: Maybe<Scalars['Date']['output']>;
  /** What is still to be paid in all now, without charges; null if nothing was changed. */
  toPayAfter: Maybe<Scalars['Money']['output']>;
  /** What was still to be paid in all before, without charges; null if nothing was changed. */
  toPayBefore: Maybe<Scalars['Money']['output']>;
};

/** What a change of a plan costs the borrower, or the lenders. */
export type PlanTotals = {
  __typename?: 'PlanTotals';
  /** All interest of the plan after it. */
  interestAfter: Scalars['Money']['output'];
  /** All interest of the plan before the change. */
  interestBefore: Scalars['Money']['output'];
  /** The day of the last payment after it; null if nothing is to be paid, or for changes from before this was kept. */
  lastDueAfter: Maybe<Scalars['Date']['output']>;
  /** The day of the last payment before the change; null if nothing was to be paid, or for changes from before this was kept. */
  lastDueBefore: Maybe<Scalars['Date']['output']>;
  /** By how much the change lowers what the loan is worth to its lenders; 0 if it doesn't. */
  loss: Scalars['Money']['output'];
  /** The loss as a share of what was unpaid. */
  lossPercent: Scalars['Percent']['output'];
  /** Whether the loss is more than 1 percent, above which a bank has to classify the change as a distressed restructuring (EBA/GL/2026/05). */
  material: Scalars['Boolean']['output'];
  /** The highest payment that is still to be made after the change; null if there is none, or for changes from before this was kept. */
  paymentAfter: Maybe<Scalars['Money']['output']>;
  /** The highest payment that was still to be made before the change; null if there was none, or for changes from before this was kept. */
  paymentBefore: Maybe<Scalars['Money']['output']>;
  /** What is still to be paid in all after it, without charges; null for changes from before this was kept. */
  toPayAfter: Maybe<Scalars['Money']['output']>;
  /** What was still to be paid in all before the change, without charges; null for changes from before this was kept. */
  toPayBefore: Maybe<Scalars['Money']['output']>;
  /** The same after it. */
  valueAfter: Scalars['Money']['output'];
  /** What was unpaid before the change, discounted at the loan's own rate. */
  valueBefore: Scalars['Money']['output'];
};

/** The platform's currency, bounds and fees, as the operator has set them. */
export type Platform = {
  __typename?: 'Platform';
  /** The sum that one operator may move alone within `approvalDays` days (`APPROVAL_ABOVE`): for more, another one has to approve it. Null if no such limit is set, and for members. */
  approvalAbove: Maybe<Scalars['Money']['output']>;
  /** The days within which what one operator moves is added up for `approvalAbove`; null where that is null. */
  approvalDays: Maybe<Scalars['Int']['output']>;
  /** The law by which annual percentage rates are computed. */
  aprMethod: AprMethod;
  /** Whether members can add bank accounts. */
  bankAccounts: Scalars['Boolean']['output'];
  /** Whether members can publish loans, and be paid out, while they are late with another loan or in default. */
  borrowWhileLate: Scalars['Boolean']['output'];
  /** The time zone whose midnight begins a day on which instalments fall due, an IANA name such as `America/Los_Angeles`. It never changes once there are loans. */
  businessTimezone: Scalars['String']['output'];
  /** Whether a case can hold a member's money; null without the scope `lending:cases`. */
  canHoldMoney: Maybe<Scalars['Boolean']['output']>;
  /** The only currency, an ISO 4217 code. */
  currency: Scalars['String']['output'];
  /** The number of decimals that an amount can have. */
  currencyDecimals: Scalars['Int']['output'];
  /** After how many days past due a loan can default. */
  defaultAfterDays: Scalars['Int']['output'];
  /** Whether members get documents, such as statements and payoff letters. */
  documents: Scalars['Boolean']['output'];
  /** How often a year borrowers may move the due day of a loan themselves. */
  dueDayChanges: Scalars['Int']['output'];
  /** Which part of the origination fee is given back when a loan that is paid out now is repaid early. */
  feeRefund: FeeRefund;
  /** How many days a loan stays open for investments after it is published. */
  fundingWindowDays: Scalars['Int']['output'];
  /** The maximum interest rate of a loan per year; the minimum is 0. */
  interestRateMax: Scalars['Percent']['output'];
  /** Whether lenders can cancel an investment while its loan is open; under lender protection, they also can until the investment's `reflectionEndsAt`. */
  investmentCancel: Scalars['Boolean']['output'];
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
  /** The e-mail address to which members write for help; null if the operator has set none. */
  supportEmail: Maybe<Scalars['String']['output']>;
  /** Whether only verified members can publish loans. */
  verifiedBorrowersOnly: Scalars['Boolean']['output'];
  /** For how many days after the day of its payout the borrower of a loan that is paid out now can withdraw from it, by `withdrawFromLoan`; 0 if not at all. */
  withdrawalDays: Scalars['Int']['output'];
  /** Whether a withdrawal goes to one of the member's bank accounts, which it has to name; otherwise the money only leaves the platform, as where no bank is connected. Null if nothing can be withdrawn. */
  withdrawsToBank: Maybe<Scalars['Boolean']['output']>;
};

/** Totals over the caller's investments, except released ones. */
export type Portfolio = {
  __typename?: 'Portfolio';
  /** The annual return so far, after fees and losses, as a spreadsheet's XIRR computes it from the days on which money went out and came in: what borrowers owe on loans that are being repaid counts as if it came in today, with the interest until today, and what is owed on loans in default counts as lost. Rounded to hundredths of a percent, half to even; −100 if nothing has come in and nothing is owed on loans that are being repaid; null if there is none, as on the day of the first investment, or where so little came in so soon that over a year it would round to −100. */
  annualReturn: Maybe<Scalars['Percent']['output']>;
  /** The same if nothing more were repaid on loans that are late (`late`), as is assumed of those in default; null where there is none, for the reasons that `annualReturn` has. */
  annualReturnIfLateLost: Maybe<Scalars['Percent']['output']>;
  /** The results of each month by the platform's time zone (`Platform.businessTimezone`), oldest first; months without movements are left out. */
  byMonth: Array<PortfolioMonth>;
  /** The same totals by the loans' risk level. */
  byRisk: Array<PortfolioRisk>;
  /** What is outstanding in defaulted loans: the principal that they owed then, less what was repaid of it since. */
  defaulted: Scalars['Money']['output'];
  /** The interest earned, after the platform's fees, with the lender's shares of late fees and penalty interest. */
  earned: Scalars['Money']['output'];
  /** What is to come in from the loans that are being repaid, by the month in which it is due: the caller's shares of what is unpaid in their schedules, if what is late is paid today, with interest until then, and the rest when it is due. A month that is over holds what is late. What borrowers in default owe is not expected, nor are charges. */
  expected: Array<ExpectedMonth>;
  /** The amount invested in loans. */
  invested: Scalars['Money']['output'];
  /** The part of `outstanding` in loans that are late. */
  late: Scalars['Money']['output'];
  /** The part of `late` in loans that are 1 to 30 days late. */
  late30: Scalars['Money']['output'];
  /** The part of `late` in loans that are 31 to 60 days late. */
  late60: Scalars['Money']['output'];
  /** The part of `late` in loans that are 61 to 90 days late. */
  late90: Scalars['Money']['output'];
  /** The part of `late` in loans that are more than 90 days late, and not in default. */
  lateOver90: Scalars['Money']['output'];
  /** What the loans that are being repaid are expected to bring a year, less expected losses; null if nothing is being repaid, or nothing is known of loans like them. */
  outlook: Maybe<PortfolioOutlook>;
  /** The principal that borrowers still owe. */
  outstanding: Scalars['Money']['output'];
  /** The amount held for loans that are not yet fully funded. */
  pending: Scalars['Money']['output'];
  /** The principal that has been repaid. */
  repaid: Scalars['Money']['output'];
  /** The part of `defaulted` in loans that were written off: it is not expected back. */
  writtenOff: Scalars['Money']['output'];
};

/** The loan book on a day by how late its loans were; amounts are outstanding principal, and shares are rounded to hundredths of a percent, half to even. */
export type PortfolioAtRisk = {
  __typename?: 'PortfolioAtRisk';
  /** The part of it in loans that were not late. */
  current: Scalars['Money']['output'];
  /** The part in loans that were in default, and not written off. */
  defaulted: Scalars['Money']['output'];
  /** The part in loans that were 1 to 30 days late. */
  late30: Scalars['Money']['output'];
  /** The part in loans that were 31 to 60 days late. */
  late60: Scalars['Money']['output'];
  /** The part in loans that were 61 to 90 days late. */
  late90: Scalars['Money']['output'];
  /** The part in loans that were more than 90 days late, and not in default. */
  lateOver90: Scalars['Money']['output'];
  /** The number of loans that owed principal and were not written off. */
  loans: Scalars['Int']['output'];
  /** Today, or the last day of a month. */
  on: Scalars['Date']['output'];
  /** The principal that they owed. */
  outstanding: Scalars['Money']['output'];
  /** The share of `outstanding` that was more than 30 days late or in default; null if nothing was outstanding. */
  par30: Maybe<Scalars['Percent']['output']>;
  /** `par30` with what was renegotiated, which hides that it was late; null if nothing was outstanding. */
  par30WithRenegotiated: Maybe<Scalars['Percent']['output']>;
  /** The share that was more than 60 days late or in default; null if nothing was outstanding. */
  par60: Maybe<Scalars['Percent']['output']>;
  /** The share that was more than 90 days late or in default; null if nothing was outstanding. */
  par90: Maybe<Scalars['Percent']['output']>;
  /** The part in loans that were renegotiated, and neither more than 30 days late nor in default: an operator had changed the plan by then, and that has not been undone. */
  renegotiated: Scalars['Money']['output'];
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

/** What a lender's loans that are being repaid are expected to bring a year. Each rate is an average, weighted by the principal that is owed; loans in default are left out, and late loans count like all others. */
export type PortfolioOutlook = {
  __typename?: 'PortfolioOutlook';
  /** `yearly` less `yearlyLoss`. */
  afterLosses: Scalars['Percent']['output'];
  /** The principal of loans that are left out, because too little is known of their risk level. */
  leftOut: Scalars['Money']['output'];
  /** The principal of these loans. */
  outstanding: Scalars['Money']['output'];
  /** The yearly interest, after the platform's fee on it, if all is repaid on time. */
  yearly: Scalars['Percent']['output'];
  /** The yearly loss: for each loan the default rate of its risk level in an average year (`LoanGuidance.defaultRate`), assuming that nothing is recovered after a default. */
  yearlyLoss: Scalars['Percent']['output'];
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
  /** The part of `late` in loans that are 1 to 30 days late. */
  late30: Scalars['Money']['output'];
  /** The part of `late` in loans that are 31 to 60 days late. */
  late60: Scalars['Money']['output'];
  /** The part of `late` in loans that are 61 to 90 days late. */
  late90: Scalars['Money']['output'];
  /** The part of `late` in loans that are more than 90 days late, and not in default. */
  lateOver90: Scalars['Money']['output'];
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
  /** The most that the standing order may have invested at any one time, in all loans together: what it invested counts until the principal has come back, and losses count for good; null: no limit. */
  autoInvestBudget: Maybe<Scalars['Money']['output']>;
  /**
   * Whether the platform invests for the user (a standing order) in loans that are published from now on and match all of
   * these preferences; with `autoInvestPauseHours` also in loans whose pause has not ended yet. An unscored loan matches no risk level, and an unknown location matches no distance. Loans of a borrower who has defaulted on any loan never match. Lenders whose
   * standing orders match share a loan equally, each up to their own limit and available funds. If it is too small for
   * all of them, those who have waited longest come first.
   */
  autoInvestEnabled: Scalars['Boolean']['output'];
  /** Whether the standing order leaves in the wallet what is due on the user's own loans, now and within the next 3 days. */
  autoInvestKeepsInstalments: Scalars['Boolean']['output'];
  /**
   * The maximum that the standing order invests in all loans of one borrower together; null: as much as in one loan. What it has invested
   * counts until the investment ends, repaid or cancelled, and for 24 hours more, and each investment as at least the
   * platform's `investmentMin`. What the user lent by hand and has not got back counts
   * towards it too, but lending by hand is not limited by it.
   */
  autoInvestMaxPerBorrower: Maybe<Scalars['Money']['output']>;
  /** The maximum that the standing order invests in one loan, which it does once, less what the user has already lent to it; null: not set. */
  autoInvestMaxPerLoan: Maybe<Scalars['Money']['output']>;
  /**
   * For how many hours after a loan is published the standing order leaves it alone if its borrower has no history: no loan that
   * was repaid a month or more after it was paid out. 0: it does not wait.
   */
  autoInvestPauseHours: Scalars['Int']['output'];
  /** How much the standing order leaves in the wallet, besides what `autoInvestKeepsInstalments` keeps there; null: nothing. */
  autoInvestReserve: Maybe<Scalars['Money']['output']>;
  /** The amount in one loan up to which the user has acknowledged the warning of `lenderTest` for the standing order; null if they have not, so that it invests no more than is possible without a warning. */
  autoInvestWarnedUpTo: Maybe<Scalars['Money']['output']>;
  /** Whether `autopay` is on in loans that are paid out to the user from now on. Loans that were paid out before keep their own setting. */
  autopay: Scalars['Boolean']['output'];
  /** Whether letters that `emailNotifications` can switch off come as one a day, at 8 in the morning. */
  emailDigest: Scalars['Boolean']['output'];
  /** Whether notifications come by e-mail, too. Letters that the law or the contract asks for are sent in any case, such as those about arrears. */
  emailNotifications: Scalars['Boolean']['output'];
  /** The user's language, a BCP 47 tag. Notifications and letters are in it if the platform has it; messages of refusals are, unless a request asks for another (`Accept-Language`). Until it is set, it is en here, but notifications follow what requests ask for. */
  language: Scalars['String']['output'];
  /** Whether the language is set: by the user, or by the app, which sets the one in which they first use it. */
  languageChosen: Scalars['Boolean']['output'];
  /** Whether the user is notified of each loan that is published from now on and matches all of these preferences (LOAN_MATCHES), whether or not the standing order invests. For several searches, each with a name, see `savedSearches`. */
  matchNotifications: Scalars['Boolean']['output'];
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
  /** Notification types that are switched on or off; all others are on. Those that the law or the contract asks for can't be switched off. */
  notificationTypes: Scalars['JSONObject']['output'];
  /** Whether only loans of borrowers whose identity is verified (`verificationStatus`) match. */
  onlyVerifiedBorrowers: Scalars['Boolean']['output'];
  /** Accepted loan purposes, in small letters; empty: any. */
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

/** Which repayment to preview the booking of. */
export type PreviewBookingInput = {
  /** How much, above 0, from the borrower's wallet; anything beyond what is owed on the loan is not taken. */
  amount: Scalars['Money']['input'];
  /** The loan's id. */
  loanId: Scalars['ID']['input'];
  /** What to do with any amount beyond what is due and the rest of this month's instalment; by default SHORTEN. */
  prepayment?: InputMaybe<Prepayment>;
  /** The value date: the day as of which it would count, from the day of the payout to today. */
  valueDate: Scalars['Date']['input'];
};

/** Which change of a plan to preview the undoing of. */
export type PreviewPlanChangeUndoingInput = {
  /** The change's id, as `undoPlanChange` takes it. */
  id: Scalars['ID']['input'];
};

/** Whose redaction to preview. */
export type PreviewRedactionInput = {
  /** The member's id, as `redactAuditTrail` takes it. */
  id: Scalars['ID']['input'];
};

/** Which repayment to preview. */
export type PreviewRepaymentInput = {
  /** How much, above 0; what is more than `payoffAmount` would not be taken. */
  amount: Scalars['Money']['input'];
  /** The loan's id. */
  loanId: Scalars['ID']['input'];
  /** What to do with any amount beyond what is due and the rest of this month's instalment; by default SHORTEN. */
  prepayment?: InputMaybe<Prepayment>;
};

/** The outcome of `previewRepayment`. */
export type PreviewRepaymentPayload = {
  __typename?: 'PreviewRepaymentPayload';
  /** What would be taken: the amount, or the payoff if that is less; null when the call was refused. */
  applied: Maybe<Scalars['Money']['output']>;
  /** What it would make of the plan; null when the call was refused. */
  effect: Maybe<RepaymentEffect>;
  /** The part of it that would go beyond what is due and this month's instalment; null when the call was refused. */
  prepaid: Maybe<Scalars['Money']['output']>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** Which request to preview. */
export type PreviewRequestInput = {
  /** The request's id. */
  id: Scalars['ID']['input'];
};

/** The outcome of previews: of `previewRequest`, `previewUndoing`, `previewReversal`, `previewBooking`, `previewPlanChangeUndoing` and `previewRedaction`. */
export type PreviewRequestPayload = {
  __typename?: 'PreviewRequestPayload';
  /** How that loan would stand then; null if `loan` is null. */
  after: Maybe<LoanStanding>;
  /** How that loan stands now; null if `loan` is null. */
  before: Maybe<LoanStanding>;
  /** The loan that it is about; null if it is about none, or the call was refused. */
  loan: Maybe<Loan>;
  /** What would be removed of what is kept about the member; null unless it is a redaction, or if the call was refused. */
  redacted: Maybe<RedactedCounts>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
  /** The version of this preview. Pass it to `undoRepayment`, `undoPlanChange`, `reverseTransaction` or `approveRequest`, and the call is refused if by then it would do something other than this preview shows. Null when the call was refused. */
  version: Maybe<Scalars['Int']['output']>;
  /** The wallets that would change, first that of the member whom it is about; null when the call was refused. */
  wallets: Maybe<Array<WalletChange>>;
};

/** Which transaction to preview the reversal of. */
export type PreviewReversalInput = {
  /** The transaction's id, as `reverseTransaction` takes it. */
  id: Scalars['ID']['input'];
};

/** Which repayment to preview the undoing of, and how it would be undone. */
export type PreviewUndoingInput = {
  /** How much is lent again; for RETURN alone. */
  amount?: InputMaybe<Scalars['Money']['input']>;
  /** The repayment's id, as `undoRepayment` takes it. */
  id: Scalars['ID']['input'];
  /** How it is undone; by default UNDO. */
  mode?: InputMaybe<UndoMode>;
  /** The value date as of which it is lent again; by default today. For RETURN alone. */
  valueDate?: InputMaybe<Scalars['Date']['input']>;
};

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
  /** The caller's documents, newest first. */
  documents: DocumentConnection;
  /** What the user is called in a system of their own, or of an integrator; null if nothing. Besides the user, operators can see it and search by it. */
  externalId: Maybe<Scalars['String']['output']>;
  /** The name others see; null until the user has given it. */
  fullName: Maybe<Scalars['String']['output']>;
  /** The profile's id, a UUID. References elsewhere use the member's id, `memberId`. */
  id: Scalars['ID']['output'];
  /** The sums of the caller's investments across all pages of `investments`. */
  investmentTotals: InvestmentTotals;
  /** The caller's investments. */
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
  /** What else that system keeps with the user, by key; null if nothing. Besides the user, operators can see it. */
  metadata: Maybe<Scalars['JSONObject']['output']>;
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
  /** What a standing order of the caller finds now, and what it would have done in the last 30 days; an error with NOT_A_LENDER for borrowers. */
  standingOrderPreview: StandingOrderPreview;
  /** What the caller's standing order has done so far. */
  standingOrderResults: StandingOrderResults;
  /** What the figures of a tax year count, newest first; also available as one CSV file at GET /tax/{year}/lines. */
  taxLines: TaxLineConnection;
  /** What the caller has to know for their taxes of a year. */
  taxYear: TaxYear;
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
export type ProfileDocumentsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  kind: InputMaybe<DocumentKind>;
  last: InputMaybe<Scalars['Int']['input']>;
  loanId: InputMaybe<Scalars['ID']['input']>;
};


/** The caller's own profile: nobody else sees it in this form. */
export type ProfileInvestmentTotalsArgs = {
  automatic: InputMaybe<Scalars['Boolean']['input']>;
  late: InputMaybe<Scalars['Boolean']['input']>;
  loanId: InputMaybe<Scalars['ID']['input']>;
  q: InputMaybe<Scalars['String']['input']>;
  status: InputMaybe<Array<InvestmentStatus>>;
};


/** The caller's own profile: nobody else sees it in this form. */
export type ProfileInvestmentsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  automatic: InputMaybe<Scalars['Boolean']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  late: InputMaybe<Scalars['Boolean']['input']>;
  loanId: InputMaybe<Scalars['ID']['input']>;
  q: InputMaybe<Scalars['String']['input']>;
  reverse: InputMaybe<Scalars['Boolean']['input']>;
  sort: InputMaybe<InvestmentSort>;
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
  kind: InputMaybe<Array<NotificationKind>>;
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
export type ProfileStandingOrderPreviewArgs = {
  order: InputMaybe<StandingOrderInput>;
};


/** The caller's own profile: nobody else sees it in this form. */
export type ProfileTaxLinesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  figure: InputMaybe<TaxFigure>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  year: Scalars['Year']['input'];
};


/** The caller's own profile: nobody else sees it in this form. */
export type ProfileTaxYearArgs = {
  year: Scalars['Year']['input'];
};


/** The caller's own profile: nobody else sees it in this form. */
export type ProfileTransactionsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  direction: InputMaybe<TransactionDirection>;
  externalId: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  since: InputMaybe<Scalars['DateTime']['input']>;
  type: InputMaybe<TransactionType>;
  until: InputMaybe<Scalars['DateTime']['input']>;
};

/** Which case, what to decide, and why. */
export type ProposeCaseDecisionInput = {
  /** What to decide. */
  decision: CaseDecision;
  /** The case's id. */
  id: Scalars['ID']['input'];
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Why: 1 to 200 characters. */
  reason: Scalars['String']['input'];
};

/** The outcome of `proposeCaseDecision`. */
export type ProposeCaseDecisionPayload = {
  __typename?: 'ProposeCaseDecisionPayload';
  /** The case; null when the call was refused. */
  case: Maybe<Case>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
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
  /** The purpose in small letters. */
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
  /** What was booked in an account on some business days, and its balance before and after: the account as the trial balance has it, whose lines are in `journal`. Needs the scope `lending:support` or `lending:admin`. */
  accountTurnover: AccountTurnover;
  /** A version of an agreement, with its text; null if there is none with this id. */
  agreement: Maybe<Agreement>;
  /** The agreements that this platform has: the versions that apply now or will, and those that the caller has accepted before. At most 100. */
  agreements: Array<Agreement>;
  /** What operators have asked for and others decide on, oldest first; needs the scope `lending:support` or `lending:admin`, otherwise an error with FORBIDDEN. */
  approvalRequests: ApprovalRequestConnection;
  /** Who has acted on the records of others: whom the audit trail can be filtered by. At most 100; needs the scope `lending:support` or `lending:admin`, otherwise an error with FORBIDDEN. */
  auditActors: Array<AuditActor>;
  /** What operators, jobs and rules have done or tried, newest first; needs the scope `lending:support` or `lending:admin`, otherwise an error with FORBIDDEN. */
  auditTrail: AuditEntryConnection;
  /** What a wallet, a loan or an investment had at a moment, in time that does not grow with its history. Members ask for their own, operators for everybody's, and each is then noted as a look at that member. Null if there is no such record, if it is somebody else's, or if the loan or investment was never paid out. */
  balanceAt: Maybe<PastBalance>;
  /** One of the caller's bank accounts; null if the caller has none with this id. */
  bankAccount: Maybe<BankAccount>;
  /** The caller's bank accounts, the oldest first; at most 10. */
  bankAccounts: Array<BankAccount>;
  /** The files that were exchanged with the platform's bank, newest first: orders that were written for it, and statements, reports and notifications that were imported. Needs the scope `lending:support` or `lending:admin`. */
  bankFiles: BankFileConnection;
  /** The lines of the bank's statements, and what each is for, the last booked first; needs the scope `lending:support` or `lending:admin`. Each line of a member's payment is noted in the audit trail as a look at the member. */
  bankLines: BankLineConnection;
  /** The platform's bank account, and the reference by which a transfer to it is known to be the caller's; null if deposits don't come in by bank transfer. */
  bankTransferDetails: Maybe<BankTransferDetails>;
  /** A case; null if there is none with this id, or if it is about the caller. The look is noted in the case. Needs the scope `lending:cases`. */
  case: Maybe<Case>;
  /**
   * Operators to whom cases can be given, by name: all who have looked at a case or worked on one, except those who are blocked; at most 200. Needs the scope
   * `lending:cases`.
   */
  caseOperators: Array<Member>;
  /**
   * Cases about members, newest first, without those about the caller; needs the scope `lending:cases`, without which the answer is the same whether there are
   * cases or not.
   */
  cases: CaseConnection;
  /**
   * The cash of each month up to this one, oldest first: how much there was, what changed it, and what it stands for.
   *
   * Cash is what the ledger has outside: at the platform's bank, on its way there, and deposits that were credited without money having moved (`opening` + `deposits` - `withdrawals` + `returns` - `costs` + `other` = `closing`). It always equals what members have and what is the platform's own: `closing` = `wallets` + `held` + `suspense` + `fees` + `ownFunds` - `costsSoFar` - `advanced` - `owed`. Needs the scope `lending:support` or `lending:admin`.
   */
  cashPosition: Array<CashMonth>;
  /** The accounts of the general ledger, and which kinds of accounts of the ledger belong to each; needs the scope `lending:support` or `lending:admin`. */
  chartOfAccounts: Array<ChartAccount>;
  /** An export of the caller's own data; null if they have none with this id. */
  dataExport: Maybe<DataExport>;
  /** One of the caller's documents; null if the caller has none with this id. */
  document: Maybe<Document>;
  /** Where the caller gets letters by e-mail, if the platform sends any (`platform { sendsLetters }`). */
  emailAddress: EmailAddress;
  /**
   * What has happened on the platform, oldest first, for other systems: the log of events, each of which was written in the transaction that caused it.
   * Needs the scope `lending:support` or `lending:admin`. `CURSOR_EXPIRED` says that events after `after` are no longer kept.
   */
  events: EventPage;
  /**
   * The platform's fee income by month and kind, oldest first: what was posted to its accounts for fees, when it was posted.
   *
   * `total` = `origination` - `originationRefunded` + `service` + `charges` + `other`. Needs the scope `lending:support` or `lending:admin`.
   */
  feeIncome: Array<FeeMonth>;
  /** Why the caller's account is frozen, with what they can still see and repay; null unless it is frozen or closed. */
  frozenAccount: Maybe<FrozenAccount>;
  /**
   * How fast the loans of each month of publication up to this one were funded, oldest first.
   *
   * A loan is funded once its whole amount is invested; how long that took is counted from its publication. `fundedShare` = `funded` / `published`. Half of the funded loans took at most `medianMinutes`, and nine of ten at most `ninetiethMinutes`. Needs the scope `lending:support` or `lending:admin`.
   */
  fundingTimes: Array<FundingMonth>;
  /** The record of a file that the caller has added to a request for help; null if the caller has none with this id. Operators see those of all members: the look is noted in the audit trail. The file itself is at `GET /help-files/{id}`. */
  helpFile: Maybe<HelpFile>;
  /** One of the caller's requests for help; null if the caller has none with this id. Operators see those of all members. */
  helpRequest: Maybe<HelpRequest>;
  /** The caller's requests for help, newest first. */
  helpRequests: HelpRequestConnection;
  /** What was on the platform's own accounts of a kind at a moment, in time that does not grow with their history; needs the scope `lending:support` or `lending:admin`. */
  houseBalanceAt: HouseBalance;
  /** The journal of some business days, in the order in which it was posted; needs the scope `lending:support` or `lending:admin`. */
  journal: JournalLineConnection;
  /** How many loans are late and what they have due, from a little late to in default, as `portfolioAtRisk` divides them; those that are written off are left out. Needs the scope `lending:support` or `lending:admin`. */
  lateLoans: Array<LateLoans>;
  /** The lines of the journal of one movement, at most 200 of them; empty if there is no such movement. Needs the scope `lending:support` or `lending:admin`. */
  ledgerTransaction: Array<JournalLine>;
  /**
   * How the returns of lenders are spread: five of them, from the lender whom 5 of 100 do not exceed to the one whom 95 do not exceed; empty if nobody has lent anything.
   *
   * The return is what a lender got in interest after fees and in charges, less the principal that was lost in defaults and not recovered, divided by what the lender has lent in all, since the beginning. It is not annualised. Needs the scope `lending:support` or `lending:admin`.
   */
  lenderReturns: Array<LenderReturn>;
  /** How the caller is protected as a lender, with the questions of the entry test; null where the platform protects no lenders (`LENDER_PROTECTION`). */
  lenderTest: Maybe<LenderTest>;
  /** A loan; null when there is none with this id, or when it is somebody else's and was not published; operators also see what was submitted. */
  loan: Maybe<Loan>;
  /** How similar loans have fared on this platform. It is the same for every caller; `similar` is up to ten minutes old, the rest up to an hour. */
  loanGuidance: LoanGuidance;
  /** Open loans on the map, at their public points. */
  loanMarkers: MarkerList;
  /**
   * What operators have noted on a loan, newest first; null if there is no such loan. Needs the scope `lending:support` or `lending:admin`. It counts as a
   * look at the borrower's file, which the audit trail notes. What they have noted on a member is in `memberFile`.
   */
  loanNotes: Maybe<OperatorNoteConnection>;
  /** What a loan on these terms would cost. */
  loanQuote: LoanQuote;
  /**
   * The reminders that the borrower of a loan was sent of what is to be paid, whether the platform or an operator sent them, the newest first; null if there is
   * no such loan. Needs the scope `lending:support` or `lending:admin`.
   */
  loanReminders: Maybe<ReminderConnection>;
  /**
   * The repayments of a loan, each with what it was split into, the newest first by the day as of which it counts; null if there is no such loan. Those that were
   * undone are among them. Needs the scope `lending:support` or `lending:admin`.
   */
  loanRepayments: Maybe<LoanRepaymentConnection>;
  /** Loans, newest first unless sorted otherwise; all that were published, unless the filter names states. Paused ones are found by operators alone. With SUBMITTED, operators get the loans that they are to review. */
  loans: LoanConnection;
  /**
   * The operators who have looked at the caller's file, newest first, at most 100; empty until an operator shows them (`showLooks`), and then up to that time. Looks for
   * an investigation are not among them.
   */
  looksAtMe: Array<LookAtMe>;
  /** The caller's own profile, and through it everything that belongs to the caller. */
  me: Profile;
  /** A member as other members see them; null if there is none with this id. */
  member: Maybe<Member>;
  /** Everything about a member; null if there is none with this id. Needs the scope `lending:support` or `lending:admin`, otherwise an error with FORBIDDEN. The look at what the member keeps to themselves is noted in the audit trail. */
  memberFile: Maybe<MemberFile>;
  /**
   * Members as operators see them, newest first; needs the scope `lending:support`, `lending:admin` or, to find the member about whom to open a case,
   * `lending:cases`; otherwise an error with FORBIDDEN.
   */
  members: MemberSummaryConnection;
  /** Any record by its id: a Member, a Loan, an Investment, or the caller's own Profile, Wallet, Transaction or Notification; null if it does not exist or the caller may not see it. */
  node: Maybe<Node>;
  /** Several records by their ids, in the order of the ids; null where `node` would be null. */
  nodes: Array<Maybe<Node>>;
  /** The requests for help of all members, newest first; needs the scope `lending:support` or `lending:admin`. The look at what a member asks, and at what they are answered, is noted in the audit trail. */
  operatorHelpRequests: HelpRequestConnection;
  /** The letters to all members by e-mail, newest first; needs the scope `lending:support` or `lending:admin`. */
  operatorLetters: LetterConnection;
  /** The payments of all members, newest first; needs the scope `lending:support` or `lending:admin`. Where a job carries out withdrawals and transfers (`docs/cases.md`), those that have not been sent yet are listed only for one member at a time (`memberId`). */
  operatorPayments: PaymentConnection;
  /**
   * The lines of all members' statements with exactly this amount, newest first, except lenders' shares of repayments and what is held for investments; needs the
   * scope `lending:support` or `lending:admin`. It is noted in the audit trail as a look at each member whose lines are on the page.
   */
  operatorTransactions: TransactionConnection;
  /** The members who owe the platform, because payments were taken back after their money was spent; those who have owed for the longest first. Each is noted in the audit trail as a look at the member. Needs the scope `lending:support` or `lending:admin`. */
  owedByMembers: OwedByMemberConnection;
  /** One of the caller's payments; null if the caller has none with this id. Operators see those of all members. */
  payment: Maybe<Payment>;
  /** The caller's payments, newest first. */
  payments: PaymentConnection;
  /** The months of the general ledger since the first movement, the newest first; needs the scope `lending:support` or `lending:admin`. */
  periods: Array<Period>;
  /** What the operator of this platform has set: its currency, the bounds of loans and investments, and its fees. The same for every caller, and it changes only when the gateway restarts. */
  platform: Platform;
  /**
   * The portfolio at risk today and, before that, at the end of each month of which it was kept, oldest first: how much of what borrowers owe is with those who pay late.
   *
   * PAR30 is the outstanding principal of loans that are more than 30 days late or in default, divided by all outstanding principal (CGAP, *Measuring Microcredit Delinquency*, 1999; MIX, PAR > 30 days); PAR60 and PAR90 count from 60 and 90 days. Loans whose plan an operator has changed are no longer late, but more likely to become so again; `par30WithRenegotiated` counts them as well. Outstanding is all principal that active loans and loans in default still owe; loans that an operator has written off are left out. Needs the scope `lending:support` or `lending:admin`.
   */
  portfolioAtRisk: Array<PortfolioAtRisk>;
  /** Members who agreed to be shown on the map, at their public points. */
  profileMarkers: MarkerList;
  /** How the bank's statements agree with the platform's books at the end of a day; needs the scope `lending:support` or `lending:admin`. */
  reconciliation: Reconciliation;
  /** A repayment that the caller made, split into principal, interest and charges; null if the statement line with this id is not a repayment by the caller. */
  repaymentReceipt: Maybe<RepaymentReceipt>;
  /**
   * How loans moved between degrees of lateness from the end of one month to the end of the next, oldest first.
   *
   * A roll rate is the principal of the loans that stood in one state at the end of a month and in another at the end of the next, divided by the principal of all loans that stood in the first state; principal counts as it was at the first of the two ends (migration matrix; compare Basel Committee, *Studies on the Validation of Internal Rating Systems*, 2005). There are rows for months whose beginning and end were both kept: how loans stand is kept once a month has ended. Needs the scope `lending:support` or `lending:admin`.
   */
  rollRates: Array<RollRate>;
  /** Whether members' money is at the bank at the end of a day; needs the scope `lending:support` or `lending:admin`. */
  safeguarding: Safeguarding;
  /** The platform's clock. It exists only in a sandbox. */
  sandboxClock: Clock;
  /** The letters to the caller, newest first, whether or not they go to a mail server: without SMTP_URL, they are only kept here, and count as sent. */
  sandboxMailbox: LetterConnection;
  /** One of the caller's saved searches; null if the caller has none with this id. */
  savedSearch: Maybe<SavedSearch>;
  /** The caller's saved searches, the oldest first: at most 20. */
  savedSearches: Array<SavedSearch>;
  /** The balances of all accounts at a moment; needs the scope `lending:support` or `lending:admin`. */
  trialBalance: TrialBalance;
  /** How far the caller's identity is verified, and what acts need. */
  verification: Verification;
  /**
   * How the loans of each month of payout did as they aged, oldest first; a row for each month of payout and each age.
   *
   * The default rate is the principal that was outstanding when loans defaulted, divided by the principal that was paid out in the same month of payout; it is cumulative by age, and recoveries do not lower it (static pool analysis, as in Regulation (EU) 2017/2402, Art. 22(1)). Needs the scope `lending:support` or `lending:admin`.
   */
  vintages: Array<Vintage>;
  /** A webhook; null if there is none with this id. Needs the scope `lending:support` or `lending:admin`. */
  webhook: Maybe<Webhook>;
  /** What was or will be sent to a webhook, the newest event first, as long as the events are kept. Needs the scope `lending:support` or `lending:admin`. */
  webhookDeliveries: WebhookDeliveryConnection;
  /** The webhooks: where events are sent. Needs the scope `lending:support` or `lending:admin`. */
  webhooks: Array<Webhook>;
  /** How many items of the worklist there are of each kind that the caller may see, also of those of which there are none. The conditions are those of `worklist`, and so are the scopes. */
  workCounts: Array<WorkCount>;
  /** Operators to whom items of the worklist can be given, by name: those who have acted, or asked for this list with the scope `lending:admin`, except those who are blocked and those who have only looked; at most 200. The audit trail notes who asks first (`beginOperating`). Needs the scope `lending:support` or `lending:admin`. */
  workOperators: Array<Member>;
  /**
   * What waits for operators: late loans, loans to review, requests of other operators, withdrawals to approve, bank lines that nobody has assigned, members' addresses from which letters
   * bounced, requests for help, and cases. Needs the scope `lending:support` or `lending:admin`; cases need `lending:cases`, without which they are neither listed nor counted.
   */
  worklist: WorkItemConnection;
  /**
   * What loans of each risk level brought their lenders in each month up to this one, oldest first.
   *
   * The gross yield is the interest and charges received, divided by the mean of what was outstanding at the beginning and at the end of the month, times 12. The net yield is the same after the service fee and what defaults wrote off, plus what was recovered since (MIX, yield on gross portfolio). Needs the scope `lending:support` or `lending:admin`.
   */
  yieldByRiskLevel: Array<YieldMonth>;
};


/**
 * All reads. Every field acts on behalf of the user whose token the request carries.
 *
 * Errors over HTTP: what can't be read (a syntax error, an argument that is not of its type) or is over a limit is refused before anything
 * is read, with status 400 and no `data`. What a rule refuses while the query runs (a cursor of another list, an amount out of range) is an
 * error at its field, with status 200, and `data` has the rest. Both have the code in `extensions.code`.
 */
export type QueryAccountTurnoverArgs = {
  account: Scalars['String']['input'];
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};


/**
 * All reads. Every field acts on behalf of the user whose token the request carries.
 *
 * Errors over HTTP: what can't be read (a syntax error, an argument that is not of its type) or is over a limit is refused before anything
 * is read, with status 400 and no `data`. What a rule refuses while the query runs (a cursor of another list, an amount out of range) is an
 * error at its field, with status 200, and `data` has the rest. Both have the code in `extensions.code`.
 */
export type QueryAgreementArgs = {
  id: Scalars['ID']['input'];
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
export type QueryBalanceAtArgs = {
  at: Scalars['DateTime']['input'];
  id: Scalars['ID']['input'];
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
export type QueryBankFilesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  kind: InputMaybe<Array<BankFileKind>>;
  last: InputMaybe<Scalars['Int']['input']>;
};


/**
 * All reads. Every field acts on behalf of the user whose token the request carries.
 *
 * Errors over HTTP: what can't be read (a syntax error, an argument that is not of its type) or is over a limit is refused before anything
 * is read, with status 400 and no `data`. What a rule refuses while the query runs (a cursor of another list, an amount out of range) is an
 * error at its field, with status 200, and `data` has the rest. Both have the code in `extensions.code`.
 */
export type QueryBankLinesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  fileId: InputMaybe<Scalars['ID']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  from: InputMaybe<Scalars['Date']['input']>;
  id: InputMaybe<Scalars['ID']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  purpose: InputMaybe<Array<BankLinePurpose>>;
  reference: InputMaybe<Scalars['String']['input']>;
  to: InputMaybe<Scalars['Date']['input']>;
};


/**
 * All reads. Every field acts on behalf of the user whose token the request carries.
 *
 * Errors over HTTP: what can't be read (a syntax error, an argument that is not of its type) or is over a limit is refused before anything
 * is read, with status 400 and no `data`. What a rule refuses while the query runs (a cursor of another list, an amount out of range) is an
 * error at its field, with status 200, and `data` has the rest. Both have the code in `extensions.code`.
 */
export type QueryCaseArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All reads. Every field acts on behalf of the user whose token the request carries.
 *
 * Errors over HTTP: what can't be read (a syntax error, an argument that is not of its type) or is over a limit is refused before anything
 * is read, with status 400 and no `data`. What a rule refuses while the query runs (a cursor of another list, an amount out of range) is an
 * error at its field, with status 200, and `data` has the rest. Both have the code in `extensions.code`.
 */
export type QueryCasesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  assigneeId: InputMaybe<Scalars['ID']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  memberId: InputMaybe<Scalars['ID']['input']>;
  overdue: InputMaybe<Scalars['Boolean']['input']>;
  proposed: InputMaybe<Scalars['Boolean']['input']>;
  state: InputMaybe<Array<CaseState>>;
};


/**
 * All reads. Every field acts on behalf of the user whose token the request carries.
 *
 * Errors over HTTP: what can't be read (a syntax error, an argument that is not of its type) or is over a limit is refused before anything
 * is read, with status 400 and no `data`. What a rule refuses while the query runs (a cursor of another list, an amount out of range) is an
 * error at its field, with status 200, and `data` has the rest. Both have the code in `extensions.code`.
 */
export type QueryCashPositionArgs = {
  months?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * All reads. Every field acts on behalf of the user whose token the request carries.
 *
 * Errors over HTTP: what can't be read (a syntax error, an argument that is not of its type) or is over a limit is refused before anything
 * is read, with status 400 and no `data`. What a rule refuses while the query runs (a cursor of another list, an amount out of range) is an
 * error at its field, with status 200, and `data` has the rest. Both have the code in `extensions.code`.
 */
export type QueryDataExportArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All reads. Every field acts on behalf of the user whose token the request carries.
 *
 * Errors over HTTP: what can't be read (a syntax error, an argument that is not of its type) or is over a limit is refused before anything
 * is read, with status 400 and no `data`. What a rule refuses while the query runs (a cursor of another list, an amount out of range) is an
 * error at its field, with status 200, and `data` has the rest. Both have the code in `extensions.code`.
 */
export type QueryDocumentArgs = {
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
export type QueryFeeIncomeArgs = {
  months: InputMaybe<Scalars['Int']['input']>;
  year: InputMaybe<Scalars['Year']['input']>;
};


/**
 * All reads. Every field acts on behalf of the user whose token the request carries.
 *
 * Errors over HTTP: what can't be read (a syntax error, an argument that is not of its type) or is over a limit is refused before anything
 * is read, with status 400 and no `data`. What a rule refuses while the query runs (a cursor of another list, an amount out of range) is an
 * error at its field, with status 200, and `data` has the rest. Both have the code in `extensions.code`.
 */
export type QueryFundingTimesArgs = {
  months?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * All reads. Every field acts on behalf of the user whose token the request carries.
 *
 * Errors over HTTP: what can't be read (a syntax error, an argument that is not of its type) or is over a limit is refused before anything
 * is read, with status 400 and no `data`. What a rule refuses while the query runs (a cursor of another list, an amount out of range) is an
 * error at its field, with status 200, and `data` has the rest. Both have the code in `extensions.code`.
 */
export type QueryHelpFileArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All reads. Every field acts on behalf of the user whose token the request carries.
 *
 * Errors over HTTP: what can't be read (a syntax error, an argument that is not of its type) or is over a limit is refused before anything
 * is read, with status 400 and no `data`. What a rule refuses while the query runs (a cursor of another list, an amount out of range) is an
 * error at its field, with status 200, and `data` has the rest. Both have the code in `extensions.code`.
 */
export type QueryHelpRequestArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All reads. Every field acts on behalf of the user whose token the request carries.
 *
 * Errors over HTTP: what can't be read (a syntax error, an argument that is not of its type) or is over a limit is refused before anything
 * is read, with status 400 and no `data`. What a rule refuses while the query runs (a cursor of another list, an amount out of range) is an
 * error at its field, with status 200, and `data` has the rest. Both have the code in `extensions.code`.
 */
export type QueryHelpRequestsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  state: InputMaybe<Array<HelpState>>;
};


/**
 * All reads. Every field acts on behalf of the user whose token the request carries.
 *
 * Errors over HTTP: what can't be read (a syntax error, an argument that is not of its type) or is over a limit is refused before anything
 * is read, with status 400 and no `data`. What a rule refuses while the query runs (a cursor of another list, an amount out of range) is an
 * error at its field, with status 200, and `data` has the rest. Both have the code in `extensions.code`.
 */
export type QueryHouseBalanceAtArgs = {
  account: HouseAccountKind;
  at: Scalars['DateTime']['input'];
};


/**
 * All reads. Every field acts on behalf of the user whose token the request carries.
 *
 * Errors over HTTP: what can't be read (a syntax error, an argument that is not of its type) or is over a limit is refused before anything
 * is read, with status 400 and no `data`. What a rule refuses while the query runs (a cursor of another list, an amount out of range) is an
 * error at its field, with status 200, and `data` has the rest. Both have the code in `extensions.code`.
 */
export type QueryJournalArgs = {
  account: InputMaybe<Scalars['String']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  from: Scalars['Date']['input'];
  last: InputMaybe<Scalars['Int']['input']>;
  to: Scalars['Date']['input'];
};


/**
 * All reads. Every field acts on behalf of the user whose token the request carries.
 *
 * Errors over HTTP: what can't be read (a syntax error, an argument that is not of its type) or is over a limit is refused before anything
 * is read, with status 400 and no `data`. What a rule refuses while the query runs (a cursor of another list, an amount out of range) is an
 * error at its field, with status 200, and `data` has the rest. Both have the code in `extensions.code`.
 */
export type QueryLedgerTransactionArgs = {
  id: Scalars['ID']['input'];
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
export type QueryLoanGuidanceArgs = {
  amount: Scalars['Money']['input'];
  months: Scalars['Int']['input'];
  riskLevel: InputMaybe<RiskLevel>;
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
export type QueryLoanNotesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  loanId: Scalars['ID']['input'];
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
export type QueryLoanRemindersArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  loanId: Scalars['ID']['input'];
};


/**
 * All reads. Every field acts on behalf of the user whose token the request carries.
 *
 * Errors over HTTP: what can't be read (a syntax error, an argument that is not of its type) or is over a limit is refused before anything
 * is read, with status 400 and no `data`. What a rule refuses while the query runs (a cursor of another list, an amount out of range) is an
 * error at its field, with status 200, and `data` has the rest. Both have the code in `extensions.code`.
 */
export type QueryLoanRepaymentsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  loanId: Scalars['ID']['input'];
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
export type QueryLooksAtMeArgs = {
  before: InputMaybe<Scalars['DateTime']['input']>;
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
  externalId: InputMaybe<Scalars['String']['input']>;
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
export type QueryOperatorHelpRequestsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  memberId: InputMaybe<Scalars['ID']['input']>;
  state: InputMaybe<Array<HelpState>>;
};


/**
 * All reads. Every field acts on behalf of the user whose token the request carries.
 *
 * Errors over HTTP: what can't be read (a syntax error, an argument that is not of its type) or is over a limit is refused before anything
 * is read, with status 400 and no `data`. What a rule refuses while the query runs (a cursor of another list, an amount out of range) is an
 * error at its field, with status 200, and `data` has the rest. Both have the code in `extensions.code`.
 */
export type QueryOperatorLettersArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  memberId: InputMaybe<Scalars['ID']['input']>;
  state: InputMaybe<Array<LetterState>>;
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
  bankFileId: InputMaybe<Scalars['ID']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  direction: InputMaybe<PaymentDirection>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  maxAmount: InputMaybe<Scalars['Money']['input']>;
  memberId: InputMaybe<Scalars['ID']['input']>;
  minAmount: InputMaybe<Scalars['Money']['input']>;
  provider: InputMaybe<Scalars['String']['input']>;
  reference: InputMaybe<Scalars['String']['input']>;
  since: InputMaybe<Scalars['DateTime']['input']>;
  state: InputMaybe<Array<PaymentState>>;
  until: InputMaybe<Scalars['DateTime']['input']>;
};


/**
 * All reads. Every field acts on behalf of the user whose token the request carries.
 *
 * Errors over HTTP: what can't be read (a syntax error, an argument that is not of its type) or is over a limit is refused before anything
 * is read, with status 400 and no `data`. What a rule refuses while the query runs (a cursor of another list, an amount out of range) is an
 * error at its field, with status 200, and `data` has the rest. Both have the code in `extensions.code`.
 */
export type QueryOperatorTransactionsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  amount: Scalars['Money']['input'];
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
export type QueryOwedByMembersArgs = {
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
  externalId: InputMaybe<Scalars['String']['input']>;
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
export type QueryPortfolioAtRiskArgs = {
  months?: InputMaybe<Scalars['Int']['input']>;
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
export type QueryRepaymentReceiptArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All reads. Every field acts on behalf of the user whose token the request carries.
 *
 * Errors over HTTP: what can't be read (a syntax error, an argument that is not of its type) or is over a limit is refused before anything
 * is read, with status 400 and no `data`. What a rule refuses while the query runs (a cursor of another list, an amount out of range) is an
 * error at its field, with status 200, and `data` has the rest. Both have the code in `extensions.code`.
 */
export type QueryRollRatesArgs = {
  months?: InputMaybe<Scalars['Int']['input']>;
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
export type QuerySavedSearchArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All reads. Every field acts on behalf of the user whose token the request carries.
 *
 * Errors over HTTP: what can't be read (a syntax error, an argument that is not of its type) or is over a limit is refused before anything
 * is read, with status 400 and no `data`. What a rule refuses while the query runs (a cursor of another list, an amount out of range) is an
 * error at its field, with status 200, and `data` has the rest. Both have the code in `extensions.code`.
 */
export type QueryTrialBalanceArgs = {
  at: InputMaybe<Scalars['DateTime']['input']>;
  by?: InputMaybe<BooksBy>;
  day: InputMaybe<Scalars['Date']['input']>;
};


/**
 * All reads. Every field acts on behalf of the user whose token the request carries.
 *
 * Errors over HTTP: what can't be read (a syntax error, an argument that is not of its type) or is over a limit is refused before anything
 * is read, with status 400 and no `data`. What a rule refuses while the query runs (a cursor of another list, an amount out of range) is an
 * error at its field, with status 200, and `data` has the rest. Both have the code in `extensions.code`.
 */
export type QueryVintagesArgs = {
  months?: InputMaybe<Scalars['Int']['input']>;
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


/**
 * All reads. Every field acts on behalf of the user whose token the request carries.
 *
 * Errors over HTTP: what can't be read (a syntax error, an argument that is not of its type) or is over a limit is refused before anything
 * is read, with status 400 and no `data`. What a rule refuses while the query runs (a cursor of another list, an amount out of range) is an
 * error at its field, with status 200, and `data` has the rest. Both have the code in `extensions.code`.
 */
export type QueryWorkCountsArgs = {
  loanId: InputMaybe<Scalars['ID']['input']>;
  maxAmount: InputMaybe<Scalars['Money']['input']>;
  maxDays: InputMaybe<Scalars['Int']['input']>;
  memberId: InputMaybe<Scalars['ID']['input']>;
  minAmount: InputMaybe<Scalars['Money']['input']>;
  minDays: InputMaybe<Scalars['Int']['input']>;
  nextStep: InputMaybe<Array<WorkStep>>;
  owned: InputMaybe<Scalars['Boolean']['input']>;
  ownerId: InputMaybe<Scalars['ID']['input']>;
  postponed: InputMaybe<Scalars['Boolean']['input']>;
  q: InputMaybe<Scalars['String']['input']>;
};


/**
 * All reads. Every field acts on behalf of the user whose token the request carries.
 *
 * Errors over HTTP: what can't be read (a syntax error, an argument that is not of its type) or is over a limit is refused before anything
 * is read, with status 400 and no `data`. What a rule refuses while the query runs (a cursor of another list, an amount out of range) is an
 * error at its field, with status 200, and `data` has the rest. Both have the code in `extensions.code`.
 */
export type QueryWorklistArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  kind: InputMaybe<Array<WorkKind>>;
  last: InputMaybe<Scalars['Int']['input']>;
  loanId: InputMaybe<Scalars['ID']['input']>;
  maxAmount: InputMaybe<Scalars['Money']['input']>;
  maxDays: InputMaybe<Scalars['Int']['input']>;
  memberId: InputMaybe<Scalars['ID']['input']>;
  minAmount: InputMaybe<Scalars['Money']['input']>;
  minDays: InputMaybe<Scalars['Int']['input']>;
  nextStep: InputMaybe<Array<WorkStep>>;
  owned: InputMaybe<Scalars['Boolean']['input']>;
  ownerId: InputMaybe<Scalars['ID']['input']>;
  postponed: InputMaybe<Scalars['Boolean']['input']>;
  q: InputMaybe<Scalars['String']['input']>;
  sort: InputMaybe<WorkSort>;
};


/**
 * All reads. Every field acts on behalf of the user whose token the request carries.
 *
 * Errors over HTTP: what can't be read (a syntax error, an argument that is not of its type) or is over a limit is refused before anything
 * is read, with status 400 and no `data`. What a rule refuses while the query runs (a cursor of another list, an amount out of range) is an
 * error at its field, with status 200, and `data` has the rest. Both have the code in `extensions.code`.
 */
export type QueryYieldByRiskLevelArgs = {
  months?: InputMaybe<Scalars['Int']['input']>;
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

/**
 * How a member's money came to be, in the platform's currency: `cameIn` − `wentOut` + `result` = `now`, to the cent, all of one point in time. A movement
 * that was reversed or undone counts as if it had never been, except that fees show both what was taken and what was given back.
 */
export type Reckoning = {
  __typename?: 'Reckoning';
  /** In the wallet, free to use. */
  available: Scalars['Money']['output'];
  /** Loans that were paid out to the member, before fees. */
  borrowed: Scalars['Money']['output'];
  /** What came in: `deposits`, `fromMembers`, `borrowed` and `laidOut`. */
  cameIn: Scalars['Money']['output'];
  /** The late fees and penalty interest that borrowers paid. */
  charges: Scalars['Money']['output'];
  /** Deposits, without those that were taken back. */
  deposits: Scalars['Money']['output'];
  /** Deposits that were taken back, by an operator or by the bank; `deposits` does not include them. */
  depositsReversed: Scalars['Money']['output'];
  /** The platform's fees, on interest and on the member's own loans. */
  fees: Scalars['Money']['output'];
  /** Transfers from other members. */
  fromMembers: Scalars['Money']['output'];
  /** In the wallet, held for investments and withdrawals. */
  held: Scalars['Money']['output'];
  /** The interest that borrowers paid, before fees. */
  interest: Scalars['Money']['output'];
  /** What the platform has paid for the member and is owed: deposits that were taken back after the member had spent them, and advances on deposits that have not arrived. */
  laidOut: Scalars['Money']['output'];
  /** Lent: the principal of the member's investments that borrowers still owe. */
  lent: Scalars['Money']['output'];
  /** The principal that was outstanding in loans when they defaulted. */
  losses: Scalars['Money']['output'];
  /** What there is now: `available`, `held` and `lent`. */
  now: Scalars['Money']['output'];
  /** What would repay the member's own loans today. */
  owedOnLoans: Scalars['Money']['output'];
  /** What the member owes the platform now: the same as `laidOut`. */
  owedToPlatform: Scalars['Money']['output'];
  /** The principal that was repaid of loans after they defaulted. */
  recovered: Scalars['Money']['output'];
  /** Fees that the platform gave back, and losses that it bore. */
  refunded: Scalars['Money']['output'];
  /** Repayments of the member's own loans, with interest and charges. */
  repaid: Scalars['Money']['output'];
  /** What was earned: `interest`, `charges`, `recovered` and `refunded`, less `fees` and `losses`; negative if more was lost. */
  result: Scalars['Money']['output'];
  /** Transfers to other members. */
  toMembers: Scalars['Money']['output'];
  /** What went out: `withdrawals`, `toMembers` and `repaid`. */
  wentOut: Scalars['Money']['output'];
  /** Withdrawals. */
  withdrawals: Scalars['Money']['output'];
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
  /** Whether files of a bank can be imported: they can't where the platform exchanges none with a bank. */
  importsFiles: Scalars['Boolean']['output'];
  /** What is open, the oldest first; at most 1 000. */
  items: Array<OpenBankItem>;
  /** The number of all open items. */
  itemsNumber: Scalars['Int']['output'];
  /** The sum of all open items. */
  itemsTotal: Scalars['Money']['output'];
  /** The payment providers that can have paid out a line, as `assignBankLine` takes them: those of the platform, other than its bank. */
  providers: Array<Scalars['String']['output']>;
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
  /** The loan after the repayment; null when the call was refused, or another operator has to approve it. */
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

/** How much a redaction would remove. What the operators who request and approve it did themselves is not counted: it stays. */
export type RedactedCounts = {
  __typename?: 'RedactedCounts';
  /** The waived charges that would lose the reason. */
  charges: Scalars['Int']['output'];
  /** The entries of the audit trail about the member, other than looks, that would lose their reason and values. Looks lose theirs, too. */
  entries: Scalars['Int']['output'];
  /** The entries about the member, other than looks, that would keep theirs, since one of these operators made them or is named in them. */
  kept: Scalars['Int']['output'];
  /** The notes of operators that would lose their text, on the member, their loans and the worklist. */
  notes: Scalars['Int']['output'];
  /** The decided requests that would lose their amount and reason. */
  requests: Scalars['Int']['output'];
};

/** Which case, and why the decision is rejected. */
export type RejectCaseDecisionInput = {
  /** The case's id. */
  id: Scalars['ID']['input'];
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Why: 1 to 200 characters. */
  reason: Scalars['String']['input'];
};

/** The outcome of `rejectCaseDecision`. */
export type RejectCaseDecisionPayload = {
  __typename?: 'RejectCaseDecisionPayload';
  /** The case; null when the call was refused. */
  case: Maybe<Case>;
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

/** Of which loan to remind its borrower, and what to add. */
export type RemindBorrowerInput = {
  /** The loan's id. */
  id: Scalars['ID']['input'];
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** A sentence that is added to what the platform says, in 1 to 200 characters: the borrower reads it, and the audit trail has it as the reason. */
  message?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of `remindBorrower`. */
export type RemindBorrowerPayload = {
  __typename?: 'RemindBorrowerPayload';
  /** The reminder; null when the call was refused. */
  reminder: Maybe<Reminder>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** A reminder that a borrower was sent of what is to be paid of a loan. */
export type Reminder = {
  __typename?: 'Reminder';
  /** All that it asked for. */
  amount: Scalars['Money']['output'];
  /** The day on which the instalment was due, or will be; it may still be paid in time on a later day. */
  dueOn: Scalars['Date']['output'];
  /** The reminder's id. */
  id: Scalars['ID']['output'];
  /** What it was about. */
  kind: ReminderKind;
  /** The loan; null if the caller may not see it. */
  loan: Maybe<Loan>;
  /** The id of the loan. */
  loanId: Scalars['ID']['output'];
  /** The number of the instalment that it is about; the last one if only charges are left to pay. */
  number: Scalars['Int']['output'];
  /** The operator who sent it; null if the platform did. */
  operator: Maybe<Member>;
  /** The id of the operator who sent it; null if the platform did. */
  operatorId: Maybe<Scalars['ID']['output']>;
  /** When it was sent. */
  sentAt: Scalars['DateTime']['output'];
};

/** A page of reminders. */
export type ReminderConnection = {
  __typename?: 'ReminderConnection';
  /** The reminders with their cursors. */
  edges: Array<ReminderEdge>;
  /** The reminders. */
  nodes: Array<Reminder>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** The total number on all pages; 10 000 if there are more. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is the total number, and not the limit up to which items are counted. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** A reminder and its position in the list. */
export type ReminderEdge = {
  __typename?: 'ReminderEdge';
  /** The cursor, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The reminder. */
  node: Reminder;
};

/** What a reminder is about. */
export type ReminderKind =
  /** Something that is due soon, or charges that are left to pay. */
  | 'DUE'
  /** Something that is overdue. */
  | 'LATE';

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
  /** The version of the loan that the caller has seen, as in a preview: the call is refused with VERSION_CONFLICT if the loan has changed since. Not with `valueDate`. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The outcome of `repayLoan`. */
export type RepayLoanPayload = {
  __typename?: 'RepayLoanPayload';
  /** What was taken: the amount, or the payoff if that is less; null when the call was refused. */
  applied: Maybe<Scalars['Money']['output']>;
  /** What it made of the plan; null when the call was refused, or booked it as of an earlier day. */
  effect: Maybe<RepaymentEffect>;
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
  /** What the operator who sent the reminder by hand added; null if the platform sent it, or nothing was added. */
  operatorMessage: Maybe<Scalars['String']['output']>;
  /** The principal in it; null in notifications from before there was this field. */
  principal: Maybe<Scalars['Money']['output']>;
};

/** How a repayment changes the plan of its loan. */
export type RepaymentEffect = {
  __typename?: 'RepaymentEffect';
  /** How many instalments it pays off. */
  instalmentsPaid: Scalars['Int']['output'];
  /** The interest saved compared with the plan before, if all its later payments had been made on time. Below 0 if the repayment costs interest. */
  interestSaved: Scalars['Money']['output'];
  /** When the last payment was due before. */
  lastDueBefore: Scalars['Date']['output'];
  /** When the last payment is due. */
  lastDueOn: Scalars['Date']['output'];
  /** What that was before; null if no instalment was left. */
  monthlyBefore: Maybe<Scalars['Money']['output']>;
  /** The payment of each month after the current one; null if no instalment is left. */
  monthlyPayment: Maybe<Scalars['Money']['output']>;
  /** How much is then due; null if nothing is left to pay. */
  nextDueAmount: Maybe<Scalars['Money']['output']>;
  /** When the next payment after it is due: today if no instalment is left, but charges are. Null if nothing is left to pay. */
  nextDueOn: Maybe<Scalars['Date']['output']>;
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
  /** What the operator who sent the reminder by hand added; null if the platform sent it, or nothing was added. */
  operatorMessage: Maybe<Scalars['String']['output']>;
  /** The principal in it; null in notifications from before there was this field. */
  principal: Maybe<Scalars['Money']['output']>;
};

/** A repayment that a borrower made: what it was split into, and what was left of the loan. */
export type RepaymentReceipt = {
  __typename?: 'RepaymentReceipt';
  /** What was paid. */
  amount: Scalars['Money']['output'];
  /** What the charges are, if the loan's terms have only one kind; null if they have both, or neither. */
  chargeKind: Maybe<ChargeKind>;
  /** The part of it that paid late fees and penalty interest. */
  charges: Scalars['Money']['output'];
  /** Its document; null until it is made. */
  document: Maybe<Document>;
  /** What it made of the plan; null if that is not known, as for a repayment that was booked as of an earlier day. */
  effect: Maybe<RepaymentEffect>;
  /** The id of the line on the borrower's statement, and that of the document. */
  id: Scalars['ID']['output'];
  /** The part of it that paid interest. The receipts of a year in which nothing was corrected add up to `interestPaid` of its `TaxYear`. */
  interest: Scalars['Money']['output'];
  /** The part of `principal` that pays interest of later months ahead, which the schedule counts as interest already. Below 0, interest that an earlier repayment had paid ahead: it is in `interest` now that it has accrued, or in `principal` if it never will. Null if that is not known. */
  interestAhead: Maybe<Scalars['Money']['output']>;
  /** The loan; null if the caller may not see it. */
  loan: Maybe<Loan>;
  /** The loan's id. */
  loanId: Scalars['ID']['output'];
  /** When it was paid. */
  paidAt: Scalars['DateTime']['output'];
  /** How the amount beyond the month's instalment was to be used; null if that is not known. */
  prepayment: Maybe<Prepayment>;
  /** The part of it that repaid principal, as its lenders received it. Interest of months to come is principal until it has accrued (`interestAhead`). */
  principal: Scalars['Money']['output'];
  /** The principal that was left after the repayment; null after a default. */
  principalLeft: Maybe<Scalars['Money']['output']>;
  /** The reference of the movement, which its lenders' lines share. */
  reference: Scalars['String']['output'];
  /** When its document was asked for; null if it was not. */
  requestedAt: Maybe<Scalars['DateTime']['output']>;
  /** The line on the borrower's statement; null if the caller may not see it. */
  transaction: Maybe<Transaction>;
  /** Why it was undone, in the words of the operator who undid it; null if it stands, or was only booked anew. */
  undoReason: Maybe<Scalars['String']['output']>;
  /** When it was undone, or booked anew because something earlier in the loan's history has changed; null if it stands. */
  undoneAt: Maybe<Scalars['DateTime']['output']>;
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
  /** What came back, or what had been recorded as recovered. */
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
  /** Whether it was money that came in outside the platform for the user's defaulted loan: its deposit is undone too, so nothing comes to the user's wallet. */
  recovery: Scalars['Boolean']['output'];
  /** The line on the user's statement; null to anybody else. */
  transaction: Maybe<Transaction>;
  /** The id of the line on the user's statement. */
  transactionId: Scalars['ID']['output'];
};

/** Which request, and what to reply. */
export type ReplyToHelpRequestInput = {
  /** The request's id. */
  id: Scalars['ID']['input'];
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** What to say: 1 to 2 000 characters. */
  message: Scalars['String']['input'];
};

/** The outcome of `replyToHelpRequest`. */
export type ReplyToHelpRequestPayload = {
  __typename?: 'ReplyToHelpRequestPayload';
  /** The request, as it is then; null when the call was refused. */
  helpRequest: Maybe<HelpRequest>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** The outcome of `requestDataExport`. */
export type RequestDataExportPayload = {
  __typename?: 'RequestDataExportPayload';
  /** The export; null when the call was refused. */
  dataExport: Maybe<DataExport>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** The outcome of `requestErasure`. */
export type RequestErasurePayload = {
  __typename?: 'RequestErasurePayload';
  /** The erasure; null when the call was refused. */
  erasure: Maybe<Erasure>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** What to ask, and what it is about. */
export type RequestHelpInput = {
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** What to say: 1 to 2 000 characters. */
  message: Scalars['String']['input'];
  /** The id of what it is about. Required with LOAN (any loan that the caller may see) and PAYMENT (one of the caller's payments); not allowed with other topics. */
  subjectId?: InputMaybe<Scalars['ID']['input']>;
  /** What it is about. */
  topic: HelpTopic;
};

/** The outcome of `requestHelp`. */
export type RequestHelpPayload = {
  __typename?: 'RequestHelpPayload';
  /** The new request; null when the call was refused. */
  helpRequest: Maybe<HelpRequest>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** The loan, and the day by which it is to be repaid. */
export type RequestPayoffLetterInput = {
  /** The loan's id. */
  loanId: Scalars['ID']['input'];
  /** Why, in 1 to 200 characters; only operators give it, and have to. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The day by which it is to be repaid: today, or up to 30 days later. */
  until: Scalars['Date']['input'];
};

/** The outcome of `requestPayoffLetter`. */
export type RequestPayoffLetterPayload = {
  __typename?: 'RequestPayoffLetterPayload';
  /** The letter; null when the call was refused. */
  payoffLetter: Maybe<PayoffLetter>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** The repayment of which a receipt is asked for. */
export type RequestReceiptInput = {
  /** The id of its line on the caller's statement. */
  id: Scalars['ID']['input'];
};

/** The outcome of `requestReceipt`. */
export type RequestReceiptPayload = {
  __typename?: 'RequestReceiptPayload';
  /** The repayment; null when the call was refused. */
  receipt: Maybe<RepaymentReceipt>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** Which webhook to send events to again, and since when. */
export type ResendWebhookEventsInput = {
  /** The webhook's id. */
  id: Scalars['ID']['input'];
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Why, for the audit trail: 1 to 200 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The time since which events are sent: events whose `createdAt` is that or later. */
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
  /** The version of the preview that the caller has seen (`previewReversal`): the call is refused with VERSION_CONFLICT if it would now do something other than that preview showed. */
  version?: InputMaybe<Scalars['Int']['input']>;
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

/** The loans that stood alike at the end of a month and alike again at the end of the next. */
export type RollRate = {
  __typename?: 'RollRate';
  /** How they stood at the end of the month before. */
  from: LateBucket;
  /** The number of these loans. */
  loans: Scalars['Int']['output'];
  /** The later month, such as `2026-11`. */
  month: Scalars['String']['output'];
  /** Their outstanding principal at the end of the month before. */
  principal: Scalars['Money']['output'];
  /** `principal` divided by the principal of all loans that stood like that at the end of the month before, rounded to hundredths of a percent, half to even; null if they owed no principal. */
  share: Maybe<Scalars['Percent']['output']>;
  /** How they stood at the end of this month. */
  to: LateBucket;
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

/** What a member looks for when they lend, under a name of their own. It invests nothing; standing orders do that (`Preferences`). */
export type SavedSearch = {
  __typename?: 'SavedSearch';
  /** When it was saved. */
  createdAt: Scalars['DateTime']['output'];
  /** The saved search's id: a UUID, version 7. */
  id: Scalars['ID']['output'];
  /** The maximum loan amount; null: any. */
  maxAmount: Maybe<Scalars['Money']['output']>;
  /** The maximum distance of a loan, in kilometres between public points; null: any. */
  maxDistanceKm: Maybe<Scalars['Int']['output']>;
  /** The maximum interest rate; null: any. */
  maxInterestRate: Maybe<Scalars['Percent']['output']>;
  /** The maximum term in months; null: any. */
  maxTermMonths: Maybe<Scalars['Int']['output']>;
  /** The minimum loan amount; null: any. */
  minAmount: Maybe<Scalars['Money']['output']>;
  /** The minimum interest rate; null: any. */
  minInterestRate: Maybe<Scalars['Percent']['output']>;
  /** The minimum term in months; null: any. */
  minTermMonths: Maybe<Scalars['Int']['output']>;
  /** Its name, by which the member tells it from their others. */
  name: Scalars['String']['output'];
  /** Whether the member is notified (LOAN_MATCHES) of each loan that is published from now on and matches it. A loan that matches several of their searches causes one notification. */
  notifies: Scalars['Boolean']['output'];
  /** Whether only loans of borrowers whose identity is verified (`verificationStatus`) match. */
  onlyVerifiedBorrowers: Scalars['Boolean']['output'];
  /** Accepted loan purposes, in small letters; empty: any. */
  purposes: Array<Scalars['String']['output']>;
  /** Words in the loan's texts, or in the name or city of its borrower; null: any. */
  q: Maybe<Scalars['String']['output']>;
  /** Accepted risk levels; empty: any. */
  riskLevels: Array<RiskLevel>;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** The version of the saved search, incremented by each change; input fields named version take it. */
  version: Scalars['Int']['output'];
};

/** The outcome of `createSavedSearch`, `updateSavedSearch` and `deleteSavedSearch`. */
export type SavedSearchPayload = {
  __typename?: 'SavedSearchPayload';
  /** The saved search, also after it was deleted; null when the call was refused. */
  savedSearch: Maybe<SavedSearch>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** The member to whom the looks at their file are shown, and why. */
export type ShowLooksInput = {
  /** The member's id. */
  id: Scalars['ID']['input'];
  /** Why, for the audit trail, such as that the member has asked: 1 to 200 characters. */
  reason: Scalars['String']['input'];
};

/** The outcome of `showLooks`. */
export type ShowLooksPayload = {
  __typename?: 'ShowLooksPayload';
  /** The member's id; null when the call was refused. */
  memberId: Maybe<Scalars['ID']['output']>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** Loans that are alike in amount and term. */
export type SimilarLoans = {
  __typename?: 'SimilarLoans';
  /** They ask for less than this. */
  amountBelow: Scalars['Money']['output'];
  /** They ask for this amount or more. */
  amountFrom: Scalars['Money']['output'];
  /** How many they are. */
  loans: Scalars['Int']['output'];
  /** In how many minutes after its publication half of them were funded. */
  medianMinutes: Scalars['Int']['output'];
  /** They take this many months or more. */
  monthsFrom: Scalars['Int']['output'];
  /** They take this many months or fewer. */
  monthsTo: Scalars['Int']['output'];
  /** The rate a year that a quarter of them does not exceed. */
  rateFrom: Scalars['Percent']['output'];
  /** The rate a year that three quarters of them do not exceed. */
  rateTo: Scalars['Percent']['output'];
};

/** What a standing order looks for and how much it may invest: absent fields are as in the caller's preferences, null clears a nullable field. */
export type StandingOrderInput = {
  /** The most that it may have invested at any one time, in all loans together; null: no limit. */
  autoInvestBudget?: InputMaybe<Scalars['Money']['input']>;
  /** Whether it leaves in the wallet what is due on the caller's own loans, now and within the next 3 days. */
  autoInvestKeepsInstalments?: InputMaybe<Scalars['Boolean']['input']>;
  /** The maximum that it invests in all loans of one borrower together; null: as much as in one loan. */
  autoInvestMaxPerBorrower?: InputMaybe<Scalars['Money']['input']>;
  /** The maximum that it invests in one loan, less what its lender has already lent to it; without it, it invests nothing. */
  autoInvestMaxPerLoan?: InputMaybe<Scalars['Money']['input']>;
  /** How much it leaves in the wallet; null: nothing. */
  autoInvestReserve?: InputMaybe<Scalars['Money']['input']>;
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
  /** Whether only loans of borrowers whose identity is verified (`verificationStatus`) match. */
  onlyVerifiedBorrowers?: InputMaybe<Scalars['Boolean']['input']>;
  /** Accepted loan purposes, at most 20; capitals and spaces make no difference; empty: any. */
  purposes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Accepted risk levels; empty: any. */
  riskLevels?: InputMaybe<Array<RiskLevel>>;
};

/**
 * What a standing order finds now, and what it would have done in the last 30 days: if it had begun then, with the money that is available in the
 * wallet now, and no other lender's order had come first. Pauses, and what a gate or `lenderTest` asks for, are not considered.
 */
export type StandingOrderPreview = {
  __typename?: 'StandingOrderPreview';
  /** How much of the wallet it may use now: what is available, less what it leaves there, within what is left of its budget. */
  available: Scalars['Money']['output'];
  /** How much it would have invested in them. */
  invested: Scalars['Money']['output'];
  /** How many investments it would have made in them. */
  investments: Scalars['Int']['output'];
  /** Whether all loans were counted; otherwise there are more than 10 000. */
  isExact: Scalars['Boolean']['output'];
  /** How many loans are open that the caller could invest in; 10 000 if there are more. */
  openLoans: Scalars['Int']['output'];
  /** How many open loans match the order; 10 000 if more do. */
  openMatches: Scalars['Int']['output'];
  /** How many loans of others were published in the last 30 days, up to the newest 10 000. */
  publishedLoans: Scalars['Int']['output'];
  /** How many of these match the order. */
  publishedMatches: Scalars['Int']['output'];
};

/** Totals of the investments that the caller's standing order has made, except released ones, whether or not it is on now; `investments(automatic: true)` lists them. */
export type StandingOrderResults = {
  __typename?: 'StandingOrderResults';
  /** What is left of `autoInvestBudget`; null without a budget. */
  budgetLeft: Maybe<Scalars['Money']['output']>;
  /** What is outstanding in defaulted loans. */
  defaulted: Scalars['Money']['output'];
  /** The interest earned, after the platform's fees, with the lender's shares of late fees and penalty interest. */
  earned: Scalars['Money']['output'];
  /** How much it has invested. */
  invested: Scalars['Money']['output'];
  /** In how many loans. */
  loans: Scalars['Int']['output'];
  /** Since when the money that it may use from the wallet has been less than `platform.investmentMin`, so that it invests nothing; null while it has enough, and while it is off. */
  outOfMoneySince: Maybe<Scalars['DateTime']['output']>;
  /** The principal that borrowers still owe; defaulted loans are not counted. */
  outstanding: Scalars['Money']['output'];
  /** The part of `invested` that is held for loans that are not yet fully funded. */
  pending: Scalars['Money']['output'];
  /** The principal that has been repaid. */
  repaid: Scalars['Money']['output'];
  /** When it made the first of them; null if there is none. */
  since: Maybe<Scalars['DateTime']['output']>;
};

/** The level up to which the caller is to be verified. */
export type StartVerificationInput = {
  /** The level to reach; `NONE` is not one. */
  level?: InputMaybe<VerificationLevel>;
};

/** The outcome of `startVerification`. */
export type StartVerificationPayload = {
  __typename?: 'StartVerificationPayload';
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
  /** The check; null when the call was refused. */
  verification: Maybe<VerificationCheck>;
};

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

/** Answers to the entry test, and figures for the simulation. */
export type TakeLenderTestInput = {
  /** One answer to each question. */
  answers: Array<LenderAnswerInput>;
  /** Liquid assets: deposits, and what can be turned into money within days. */
  assets: Scalars['Money']['input'];
  /** What has to be paid in a year: rent, loans, maintenance, insurance and the like. */
  commitments: Scalars['Money']['input'];
  /** The hash of the questions that were shown, so that the answers are to those; the hash of the current version if it is absent. */
  hash?: InputMaybe<Scalars['String']['input']>;
  /** A year's net income. */
  income: Scalars['Money']['input'];
};

/** The outcome of `takeLenderTest`. */
export type TakeLenderTestPayload = {
  __typename?: 'TakeLenderTestPayload';
  /** The test; null when the call was refused. */
  lenderTest: Maybe<TakenLenderTest>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** A test that a member has taken. Visible to the member and to operators. */
export type TakenLenderTest = {
  __typename?: 'TakenLenderTest';
  /** When its results were acknowledged; null until then. */
  acknowledgedAt: Maybe<Scalars['DateTime']['output']>;
  /** The answers that were chosen. At most 20. */
  answers: Array<ChosenLenderAnswer>;
  /** The loss that the member can bear according to the simulation: 10 % of the net worth, or 0 if that is negative. */
  bearableLoss: Scalars['Money']['output'];
  /** When it expires, and another test is needed. */
  endsAt: Scalars['DateTime']['output'];
  /** The SHA-256 of its questions and warnings. */
  hash: Scalars['String']['output'];
  /** The test's id: a UUID, version 7. */
  id: Scalars['ID']['output'];
  /** The net worth: a year's income and liquid assets, less a year's commitments, which are not kept themselves. */
  netWorth: Scalars['Money']['output'];
  /** Whether the answers show enough knowledge of the risks. */
  result: LenderTestResult;
  /** When it was taken. */
  takenAt: Scalars['DateTime']['output'];
  /** The version of its questions. */
  version: Scalars['String']['output'];
  /** Why investing may not be suitable, in the reader's language; null unless the result is `INSUFFICIENT`. */
  warning: Maybe<Scalars['String']['output']>;
};

export { TaxCountry };

export { TaxFigure };

/** A form for a tax office, with what a member's year puts on it. */
export type TaxForm = {
  __typename?: 'TaxForm';
  /** The amounts on it. */
  boxes: Array<TaxFormBox>;
  /** The last day on which the member must have it; null if no law names one. */
  dueOn: Maybe<Scalars['Date']['output']>;
  /** What it is called, such as 1099-OID. */
  form: Scalars['String']['output'];
  /** From which amount on the member gets it. */
  from: Scalars['Money']['output'];
  /** Whether the member gets it: an amount on it is at least `from`. */
  required: Scalars['Boolean']['output'];
  /** Where the rule is written. */
  source: Scalars['String']['output'];
};

/** An amount on a tax form. */
export type TaxFormBox = {
  __typename?: 'TaxFormBox';
  /** The amount: the sum of `figures`. */
  amount: Scalars['Money']['output'];
  /** The form's own words for it. */
  box: Scalars['String']['output'];
  /** The figures that it sums. */
  figures: Array<TaxFigure>;
};

/** An entry of the cash flow as a figure of a tax year counts it. */
export type TaxLine = {
  __typename?: 'TaxLine';
  /** By how much it changes the figure; negative for what was taken back or, for fees, given back. */
  amount: Scalars['Money']['output'];
  /** When it happened. */
  createdAt: Scalars['DateTime']['output'];
  /** The currency (ISO 4217). */
  currency: Scalars['String']['output'];
  /** The loan's title, or what the fee was for, if any. */
  description: Maybe<Scalars['String']['output']>;
  /** The figure that counts it. */
  figure: TaxFigure;
  /** The id of the line, a UUID. */
  id: Scalars['ID']['output'];
  /** The investment that it belongs to, if any. */
  investment: Maybe<Investment>;
  /** The id of the investment that it belongs to, if any. */
  investmentId: Maybe<Scalars['ID']['output']>;
  /** The loan that it belongs to, if any. */
  loan: Maybe<Loan>;
  /** The id of the loan that it belongs to, if any. */
  loanId: Maybe<Scalars['ID']['output']>;
  /** The statement line that it is, or is part of; null for a loss. */
  transaction: Maybe<Transaction>;
  /** The id of the statement line that it is, or is part of; null for a loss, which moves no cash. */
  transactionId: Maybe<Scalars['ID']['output']>;
};

/** A page of what figures of a tax year count. */
export type TaxLineConnection = {
  __typename?: 'TaxLineConnection';
  /** The lines with their cursors. */
  edges: Array<TaxLineEdge>;
  /** The lines. */
  nodes: Array<TaxLine>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** The total number on all pages; 10 000 if there are more. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is the total number, and not the limit up to which items are counted. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** A line and its position in the list. */
export type TaxLineEdge = {
  __typename?: 'TaxLineEdge';
  /** The cursor, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The line. */
  node: TaxLine;
};

/**
 * What a member has to know for their taxes of a year: sums over the entries of the cash flow (`cashFlow`) between `since` and `until`, and over what the member's own repayments were made of. `taxLines` lists
 * the entries of each figure. What is corrected later counts in the year of the correction, so the figures of a year that is over stay as they are.
 */
export type TaxYear = {
  __typename?: 'TaxYear';
  /** The late fees and penalty interest that borrowers paid, less what was taken back. */
  charges: Scalars['Money']['output'];
  /** The late fees and penalty interest that the member paid on their own loans, less what was given back. */
  chargesPaid: Scalars['Money']['output'];
  /** What the platform bore for the member when repayments were undone whose money the member had spent. */
  compensation: Scalars['Money']['output'];
  /** Whether the year is over. */
  complete: Scalars['Boolean']['output'];
  /** The country whose forms are filled in; null if the platform has named none (`TAX_COUNTRY`). */
  country: Maybe<TaxCountry>;
  /** The currency of every amount (ISO 4217). */
  currency: Scalars['String']['output'];
  /** The platform's fees on that interest, less what was given back. */
  fees: Scalars['Money']['output'];
  /** The forms that this country has for such a year, whether or not the member gets one; none if `country` is null. */
  forms: Array<TaxForm>;
  /** The interest that borrowers paid, before fees, less what was taken back. */
  interest: Scalars['Money']['output'];
  /** The interest that the member paid on their own loans, less what was given back. */
  interestPaid: Scalars['Money']['output'];
  /** The platform's fees for the member's own loans, less what was given back; negative if more was given back than paid. */
  loanFees: Scalars['Money']['output'];
  /** The principal that was outstanding in loans when they defaulted. */
  losses: Scalars['Money']['output'];
  /** The principal that borrowers, or others for them, repaid of loans after they had defaulted, in whatever year that was. */
  recoveries: Scalars['Money']['output'];
  /** When the year begins in the platform's time zone (`businessTimezone`). */
  since: Scalars['DateTime']['output'];
  /** When the next year begins there: what happens from then on is not counted. */
  until: Scalars['DateTime']['output'];
  /** The year, 2000 to 2199. */
  year: Scalars['Int']['output'];
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
  /** What the wallet's owner calls it in a system of their own, if they made it; null otherwise. */
  externalId: Maybe<Scalars['String']['output']>;
  /** What the platform kept of the interest of a repayment received: principal, interest and charges, less this, are the amount. Null for other lines. */
  fee: Maybe<Scalars['Money']['output']>;
  /** The transaction's id: a UUID, version 7. */
  id: Scalars['ID']['output'];
  /** The part of a repayment that is interest, what the platform keeps of it (`fee`) included; null for other lines. */
  interest: Maybe<Scalars['Money']['output']>;
  /** The investment that it belongs to, if any. */
  investment: Maybe<Investment>;
  /** The id of the investment that it belongs to, if any. */
  investmentId: Maybe<Scalars['ID']['output']>;
  /** The loan that it belongs to, if any. */
  loan: Maybe<Loan>;
  /** The id of the loan that it belongs to, if any. */
  loanId: Maybe<Scalars['ID']['output']>;
  /** The member on whose statement it is. */
  member: Member;
  /** The id of the member on whose statement it is. */
  memberId: Scalars['ID']['output'];
  /** What else the owner's systems keep with it, by key; null if nothing. */
  metadata: Maybe<Scalars['JSONObject']['output']>;
  /** The payment that brought the money or took it away; null if there was none. */
  payment: Maybe<Payment>;
  /** The id of the payment that brought the money or took it away; null if there was none. */
  paymentId: Maybe<Scalars['ID']['output']>;
  /** The page on which the user pays, while the payment is pending; null if there is none. */
  paymentUrl: Maybe<Scalars['String']['output']>;
  /** The part of a repayment that is principal; null for other lines. */
  principal: Maybe<Scalars['Money']['output']>;
  /** The reference of the movement, which sender and recipient of a transfer share. */
  reference: Scalars['String']['output'];
  /** Why it was reversed; null if it was not, or if it is a repayment that was only booked anew. */
  reversalReason: Maybe<Scalars['String']['output']>;
  /** When it was reversed; null if it was not. A repayment is reversed when it is undone, and when it is booked anew because something earlier in its loan's history has changed. */
  reversedAt: Maybe<Scalars['DateTime']['output']>;
  /** The earlier line that it reverses, if any. */
  reverses: Maybe<Transaction>;
  /** The id of the earlier line that it reverses, if any. */
  reversesId: Maybe<Scalars['ID']['output']>;
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

/** A transfer to another member failed; its money is available again. */
export type TransferFailedDetails = NotificationDetails & {
  __typename?: 'TransferFailedDetails';
  /** How much should have been sent. */
  amount: Scalars['Money']['output'];
  /** The currency (ISO 4217). */
  currency: Scalars['String']['output'];
  /** The kind of the notification. */
  kind: NotificationKind;
  /** The payment; null to anybody else. */
  payment: Maybe<Payment>;
  /** The payment's id. */
  paymentId: Scalars['ID']['output'];
};

/** A transfer to make. */
export type TransferInput = {
  /** The amount, above 0, at most what is available. */
  amount: Scalars['Money']['input'];
  /** A note of at most 200 characters, visible to sender and recipient. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** What the caller calls it in a system of their own, 1 to 64 characters; none of their other movements and payments may have it, not even one that failed. Besides you, only operators see it. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** What else the caller's systems keep with it: up to 20 keys of at most 40 characters, each with a text of at most 500. Besides you, only operators see it. */
  metadata?: InputMaybe<Scalars['JSONObject']['input']>;
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

/** The balances of all accounts of the general ledger at a moment. */
export type TrialBalance = {
  __typename?: 'TrialBalance';
  /** All accounts, also those whose balance is 0. */
  accounts: Array<TrialBalanceAccount>;
  /** The moment. */
  at: Scalars['DateTime']['output'];
  /** By which of their times movements count. */
  by: BooksBy;
  /** The sum of all credit balances: the same amount. */
  credit: Scalars['Money']['output'];
  /** The currency (ISO 4217). */
  currency: Scalars['String']['output'];
  /** The sum of all debit balances. */
  debit: Scalars['Money']['output'];
};

/** The balance of an account, on the side on which it is. */
export type TrialBalanceAccount = {
  __typename?: 'TrialBalanceAccount';
  /** The number of the account. */
  account: Scalars['String']['output'];
  /** Its balance if more was credited than debited, otherwise 0. */
  credit: Scalars['Money']['output'];
  /** Its balance if more was debited than credited, otherwise 0. */
  debit: Scalars['Money']['output'];
  /** Whether it is a memorandum account. */
  memorandum: Scalars['Boolean']['output'];
  /** The name of the account. */
  name: Scalars['String']['output'];
};

export { UndoMode };

/** Which change of the caller's own to take back. */
export type UndoOwnPlanChangeInput = {
  /** The change's id. */
  id: Scalars['ID']['input'];
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of `undoOwnPlanChange`. */
export type UndoOwnPlanChangePayload = {
  __typename?: 'UndoOwnPlanChangePayload';
  /** The loan after it; null when the call was refused. */
  loan: Maybe<Loan>;
  /** The change; null when the call was refused. */
  planChange: Maybe<PlanChange>;
  /** The plan after it; null when the call was refused. */
  schedule: Maybe<RepaymentSchedule>;
  /** What the change would have cost; null when the call was refused. */
  totals: Maybe<PlanTotals>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** Which change of a plan to undo, and why. */
export type UndoPlanChangeInput = {
  /** The change's id. */
  id: Scalars['ID']['input'];
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Why, in 1 to 200 characters: borrower and lenders are told. */
  reason: Scalars['String']['input'];
  /** The version of the preview that the caller has seen (`previewPlanChangeUndoing`): the call is refused with VERSION_CONFLICT if it would now do something other than that preview showed. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The outcome of `undoPlanChange`. */
export type UndoPlanChangePayload = {
  __typename?: 'UndoPlanChangePayload';
  /** The loan after it; null when the call was refused, or another operator has to approve it. */
  loan: Maybe<Loan>;
  /** The change; null when the call was refused, or another operator has to approve it. */
  planChange: Maybe<PlanChange>;
  /** What another operator has to approve, if the repayments that are booked anew add up to more than an operator may move alone; null if nobody has to. */
  request: Maybe<ApprovalRequest>;
  /** The plan after it; null when the call was refused, or another operator has to approve it. */
  schedule: Maybe<RepaymentSchedule>;
  /** What the undone change had cost; null when the call was refused, or another operator has to approve it. */
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
  /** The version of the preview that the caller has seen (`previewUndoing`): the call is refused with VERSION_CONFLICT if it would now do something other than that preview showed. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The outcome of `undoRepayment`. */
export type UndoRepaymentPayload = {
  __typename?: 'UndoRepaymentPayload';
  /** The loan after it; null when the call was refused, or another operator has to approve it. */
  loan: Maybe<Loan>;
  /** What another operator has to approve; null if nobody has to. */
  request: Maybe<ApprovalRequest>;
  /** The new line of the borrower's statement by which the money came back; null when the call was refused, or another operator has to approve it. */
  transaction: Maybe<Transaction>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** What to change about a case: absent fields stay as they are. */
export type UpdateCaseInput = {
  /** The id of the operator who works on it; null for nobody. */
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  /** Until when it has to be decided; can't be null. */
  dueAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** True: the member's withdrawals and transfers wait from now on; needs `SCREENING_FILE`. Only a decision by two operators ends that, so it can't be false. */
  holdMoney?: InputMaybe<Scalars['Boolean']['input']>;
  /** The case's id. */
  id: Scalars['ID']['input'];
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of `updateCase`. */
export type UpdateCasePayload = {
  __typename?: 'UpdateCasePayload';
  /** The case; null when the call was refused. */
  case: Maybe<Case>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
};

/** The changes to a loan: absent fields stay as they are. A draft is fully editable; an open loan only in title, description and place, and once it has investments only in its description; a loan that is being repaid only in `autopay`. */
export type UpdateLoanInput = {
  /** The amount asked for; not null. */
  amountRequested?: InputMaybe<Scalars['Money']['input']>;
  /** Whether what is due is taken from the borrower's wallet: on the day on which it is due, as much as is there, and then whenever money comes in. What is due or overdue already when it is switched on (`amountDue`) is taken at once, without a reminder. Only while the loan is active, by its borrower; for loans that are not paid out yet, there is the preference `autopay`. */
  autopay?: InputMaybe<Scalars['Boolean']['input']>;
  /** Must be the platform's currency when sent. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** What the loan is for, at most 5000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** What the caller calls it in a system of their own, 1 to 64 characters; none of the borrower's other loans may have it. Nobody else sees it. */
  externalId?: InputMaybe<Scalars['String']['input']>;
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
  /** What else the caller's systems keep with it: up to 20 keys of at most 40 characters, each with a text of at most 500. It replaces what was there. Nobody else sees it. */
  metadata?: InputMaybe<Scalars['JSONObject']['input']>;
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
  /** The most that the standing order may have invested at any one time, in all loans together; null: no limit. */
  autoInvestBudget?: InputMaybe<Scalars['Money']['input']>;
  /** Whether the platform invests for the user (a standing order); requires autoInvestMaxPerLoan. One that could never invest is refused with AMOUNT_OUT_OF_RANGE: with a limit below the platform's `investmentMin`, or for loans above `loanAmountMax` or below `loanAmountMin`. */
  autoInvestEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the standing order leaves in the wallet what is due on the user's own loans, now and within the next 3 days. */
  autoInvestKeepsInstalments?: InputMaybe<Scalars['Boolean']['input']>;
  /** The maximum that the standing order invests in all loans of one borrower together; null: as much as in one loan. */
  autoInvestMaxPerBorrower?: InputMaybe<Scalars['Money']['input']>;
  /** The maximum that the standing order invests in one loan. */
  autoInvestMaxPerLoan?: InputMaybe<Scalars['Money']['input']>;
  /** For how many hours the standing order leaves alone the loans of borrowers without history, 0 to 168. */
  autoInvestPauseHours?: InputMaybe<Scalars['Int']['input']>;
  /** How much the standing order leaves in the wallet; null: nothing. */
  autoInvestReserve?: InputMaybe<Scalars['Money']['input']>;
  /** Whether the user has read and understood the warning of `lenderTest`; has to be true for an `autoInvestMaxPerLoan` above its `warningAbove`. */
  autoInvestWarningAcknowledged?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether loans of the user begin with `autopay` when they are paid out. */
  autopay?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether letters that `emailNotifications` can switch off come as one a day, at 8 in the morning. */
  emailDigest?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether notifications come by e-mail, too. Letters that the law or the contract asks for are sent in any case. */
  emailNotifications?: InputMaybe<Scalars['Boolean']['input']>;
  /** The user's language, a BCP 47 tag such as en or pt-BR. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** Whether the user is notified of each loan that is published from now on and matches all of the preferences. */
  matchNotifications?: InputMaybe<Scalars['Boolean']['input']>;
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
  /** Whether only loans of borrowers whose identity is verified (`verificationStatus`) match. */
  onlyVerifiedBorrowers?: InputMaybe<Scalars['Boolean']['input']>;
  /** Accepted loan purposes, at most 20; capitals and spaces make no difference. */
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
  /** What the user is called in a system of their own, or of an integrator, 1 to 64 characters; null clears it. Others can be called the same. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** The name others see, 1 to 200 characters; null clears it. With another name, the member is no longer verified, nor `PENDING`; a check that is under way is cancelled, and mandates for bank accounts in another name end. */
  fullName?: InputMaybe<Scalars['String']['input']>;
  /** The latitude; only together with longitude, null clears both. */
  latitude?: InputMaybe<Scalars['Latitude']['input']>;
  /** The longitude; only together with latitude, null clears both. */
  longitude?: InputMaybe<Scalars['Longitude']['input']>;
  /** What else that system keeps with the user: up to 20 keys of at most 40 characters, each with a text of at most 500. It replaces what was there; null clears it. */
  metadata?: InputMaybe<Scalars['JSONObject']['input']>;
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

/** The changes to a saved search: absent fields stay, null clears a nullable field. */
export type UpdateSavedSearchInput = {
  /** The saved search's id. */
  id: Scalars['ID']['input'];
  /** The maximum loan amount. */
  maxAmount?: InputMaybe<Scalars['Money']['input']>;
  /** The maximum distance of a loan in kilometres, 1 to 20 040. */
  maxDistanceKm?: InputMaybe<Scalars['Int']['input']>;
  /** The maximum interest rate, at least the minimum. */
  maxInterestRate?: InputMaybe<Scalars['Percent']['input']>;
  /** The maximum term in months, at least the minimum. */
  maxTermMonths?: InputMaybe<Scalars['Int']['input']>;
  /** The minimum loan amount. */
  minAmount?: InputMaybe<Scalars['Money']['input']>;
  /** The minimum interest rate. */
  minInterestRate?: InputMaybe<Scalars['Percent']['input']>;
  /** The minimum term in months. */
  minTermMonths?: InputMaybe<Scalars['Int']['input']>;
  /** Its name, in at most 60 characters; no other search of the caller's has it, however it is capitalized. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Whether to be notified of each loan that is published from now on and matches it. */
  notifies?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether only loans of borrowers whose identity is verified (`verificationStatus`) match. */
  onlyVerifiedBorrowers?: InputMaybe<Scalars['Boolean']['input']>;
  /** Accepted loan purposes, at most 20; capitals and spaces make no difference. */
  purposes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Words in the loan's texts, or in the name or city of its borrower, in at most 120 characters. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** Accepted risk levels. */
  riskLevels?: InputMaybe<Array<RiskLevel>>;
  /** The version that was read: the call is refused with VERSION_CONFLICT when the saved search has changed since. */
  version?: InputMaybe<Scalars['Int']['input']>;
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

/** What changes of an item of the worklist; what is absent stays as it is. */
export type UpdateWorkItemInput = {
  /** The item's id. */
  id: Scalars['ID']['input'];
  /** Puts the item away until this day, from tomorrow to 366 days from today; null shows it again at once. */
  lookAgainOn?: InputMaybe<Scalars['Date']['input']>;
  /** What the next operator should know, in 1 to 500 characters; null removes the note. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The operator who takes it; null gives it back to all. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** The version that was read: the call is refused with VERSION_CONFLICT when the item has changed since. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The outcome of `updateWorkItem`. */
export type UpdateWorkItemPayload = {
  __typename?: 'UpdateWorkItemPayload';
  /** The item after it; null when the call was refused. */
  item: Maybe<WorkItem>;
  /** Why the call was refused; empty if it was not. */
  userErrors: Array<UserError>;
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
  /** What is wrong and what would work, for people, in the language of the request. */
  message: Scalars['String']['output'];
};

export { UserType };

/** How far a member's identity is verified. Visible to the member and to operators. */
export type Verification = {
  __typename?: 'Verification';
  /** What each act needs that is not open to everyone; empty if the platform asks for no verification. At most 6. */
  acts: Array<GatedAct>;
  /** The newest check by a provider; null if there was none. */
  check: Maybe<VerificationCheck>;
  /** Who confirmed it: `operator`, or the name of an identity provider; null at level `NONE`. */
  evidence: Maybe<Scalars['String']['output']>;
  /** From when on the level is `NONE` again; null if it does not end by itself. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** The level now. */
  level: VerificationLevel;
  /** When the member lost the level; null unless that happened. */
  lostAt: Maybe<Scalars['DateTime']['output']>;
  /** Why the member lost it; null unless that happened. */
  lostBecause: Maybe<VerificationLoss>;
  /** When it was confirmed; null at level `NONE`. */
  reachedAt: Maybe<Scalars['DateTime']['output']>;
};

/** A check of a member's identity by a provider. The platform keeps its outcome and reference, but no documents. */
export type VerificationCheck = {
  __typename?: 'VerificationCheck';
  /** When it was begun. */
  createdAt: Scalars['DateTime']['output'];
  /** The check's id: a UUID, version 7. */
  id: Scalars['ID']['output'];
  /** The level that it is to reach. */
  level: VerificationLevel;
  /** The provider's name. */
  provider: Scalars['String']['output'];
  /** What has become of it. */
  state: VerificationState;
  /** The token with which the provider's program in an app or page goes on with it; null unless it was just started, and where a page serves instead. */
  token: Maybe<Scalars['String']['output']>;
  /** When its state changed last. */
  updatedAt: Scalars['DateTime']['output'];
  /** The page on which the member goes on with it; null unless it was just started, and where a token serves instead. */
  url: Maybe<Scalars['String']['output']>;
};

export { VerificationLevel };

export { VerificationLoss };

export { VerificationState };

export { VerificationStatus };

/** The loans that were paid out in a month, at an age. */
export type Vintage = {
  __typename?: 'Vintage';
  /** The age in months: 0 is the month of the payout. */
  age: Scalars['Int']['output'];
  /** `principalDefaulted` divided by `principal`, rounded to hundredths of a percent, half to even; null if no principal was paid out. */
  defaultRate: Maybe<Scalars['Percent']['output']>;
  /** The number of loans that were paid out. */
  loans: Scalars['Int']['output'];
  /** The number of loans that had defaulted by this age. */
  loansDefaulted: Scalars['Int']['output'];
  /** The month of the payout, such as `2026-11`, in the platform's time zone. */
  month: Scalars['String']['output'];
  /** The principal that was paid out. */
  principal: Scalars['Money']['output'];
  /** The principal of these that was outstanding when they defaulted. */
  principalDefaulted: Scalars['Money']['output'];
};

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
  /** The loan after it; null when the call was refused, or another operator has to approve it. */
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
  /** The total balance: available plus held. On the statement, `balanceAfter` is this less what is owed (`owed`) and what is advanced (`advancedBalance`). */
  balance: Scalars['Money']['output'];
  /** When the wallet was opened. */
  createdAt: Scalars['DateTime']['output'];
  /** The currency of every amount (ISO 4217). */
  currency: Scalars['String']['output'];
  /** The amount held for investments in loans that are not paid out yet, and for withdrawals and transfers on their way. */
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
  /** Grows with each movement of the money in it: of two answers, the one with the higher version shows the newer balances. */
  version: Scalars['Int']['output'];
};

/** By how much the wallet of a member would change; amounts are below 0 where it would have less. */
export type WalletChange = {
  __typename?: 'WalletChange';
  /** The change of what they can spend. */
  available: Scalars['Money']['output'];
  /** The change of what is held, such as for investments. */
  held: Scalars['Money']['output'];
  /** The member. */
  member: Member;
  /** The member's id. */
  memberId: Scalars['ID']['output'];
  /** The change of what they owe the platform. */
  owed: Scalars['Money']['output'];
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
  /** The secret with which the receiver verifies signatures: `whsec_` and base64. Only the answers to `createWebhook` and `rotateWebhookSecret` show it, including when they are repeated with the same idempotency key; otherwise null. */
  secret: Maybe<Scalars['String']['output']>;
  /** The types of events that are sent, of those in `/asyncapi.json`; null for all. */
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
  /** What the caller calls it in a system of their own, 1 to 64 characters; none of their other movements and payments may have it, not even one that failed. Besides you, only operators see it. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** What else the caller's systems keep with it: up to 20 keys of at most 40 characters, each with a text of at most 500. Besides you, only operators see it. */
  metadata?: InputMaybe<Scalars['JSONObject']['input']>;
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

/** How many items of a kind wait for operators. */
export type WorkCount = {
  __typename?: 'WorkCount';
  /** Their number; 10 000 if there are more. */
  items: Scalars['Int']['output'];
  /** The kind. */
  kind: WorkKind;
};

/** Something that waits for an operator. */
export type WorkItem = {
  __typename?: 'WorkItem';
  /** For how many whole days it has waited; of a late loan, how many days it is late, as `Loan.daysPastDue` says. */
  ageDays: Scalars['Int']['output'];
  /** What a late loan has due, what a loan to review or a request asks for, what a withdrawal is to pay out, what a bank line moved (negative if it left the account), or the amount of the payment, or else of the loan, that a request for help is about; null for all others, and for a request that moves no money. */
  amount: Maybe<Scalars['Money']['output']>;
  /** Whom the bank names as the other side of the line; null if nobody, and for all others. */
  counterparty: Maybe<Scalars['String']['output']>;
  /** Until when a case has to be decided; null for all others. */
  dueAt: Maybe<Scalars['DateTime']['output']>;
  /** The item's id: its kind and the id of its subject, such as `late:` and a loan's id. */
  id: Scalars['ID']['output'];
  /** What it is. */
  kind: WorkKind;
  /** The newest reminder that the borrower of a late loan was sent, by an operator or by the platform; null if none was sent, and for all other items. */
  lastReminder: Maybe<Reminder>;
  /** The loan; null unless it is about one. */
  loan: Maybe<Loan>;
  /** The id of the loan; null unless it is about one. */
  loanId: Maybe<Scalars['ID']['output']>;
  /** What the loan is called; null unless it is about one. */
  loanTitle: Maybe<Scalars['String']['output']>;
  /** On which day an operator wants to see it again: until then it is put away (`postponed`). Null if nobody has put it away, and for cases. */
  lookAgainOn: Maybe<Scalars['Date']['output']>;
  /** The member whom it concerns; null for a bank line. */
  member: Maybe<Member>;
  /** The id of the member whom it concerns; null for a bank line. */
  memberId: Maybe<Scalars['ID']['output']>;
  /** What the member calls themselves; null if they have no name, and for a bank line. */
  memberName: Maybe<Scalars['String']['output']>;
  /** What comes next. */
  nextStep: WorkStep;
  /** What operators have noted on it; null if nothing, and for cases. */
  note: Maybe<Scalars['String']['output']>;
  /** The operator who has taken it; null if nobody has. */
  owner: Maybe<Member>;
  /** The id of the operator who has taken it; null if nobody has. */
  ownerId: Maybe<Scalars['ID']['output']>;
  /** What the operator who has taken it calls themselves; null if nobody has, or they have no name. */
  ownerName: Maybe<Scalars['String']['output']>;
  /** What opened a case; null for all others. */
  rule: Maybe<CaseRule>;
  /** Since when it waits: the day after the oldest unpaid instalment was due, or when it was submitted, asked for, made, imported, bounced or opened. */
  since: Scalars['DateTime']['output'];
  /** The id of the loan, the request, the payment, the bank line, the member, the request for help or the case that it is about. */
  subjectId: Scalars['ID']['output'];
  /** What a request for help is about; null for all others. */
  topic: Maybe<HelpTopic>;
  /** How often operators have changed owner, note or day. */
  version: Scalars['Int']['output'];
};

/** A page of the worklist. */
export type WorkItemConnection = {
  __typename?: 'WorkItemConnection';
  /** The items with their cursors. */
  edges: Array<WorkItemEdge>;
  /** The items. */
  nodes: Array<WorkItem>;
  /** The position of the page in the list. */
  pageInfo: PageInfo;
  /** The total number on all pages; 10 000 if there are more. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is the total number, and not the limit up to which items are counted. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** The item and its position in the list. */
export type WorkItemEdge = {
  __typename?: 'WorkItemEdge';
  /** The cursor, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: WorkItem;
};

export { WorkKind };

export { WorkSort };

export { WorkStep };

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

/** What loans of a risk level brought their lenders in a month; yields are rounded to hundredths of a percent, half to even. */
export type YieldMonth = {
  __typename?: 'YieldMonth';
  /** The late fees and penalty interest that lenders received. */
  charges: Scalars['Money']['output'];
  /** The principal that active loans owed at the end of the month, or owe now. */
  closing: Scalars['Money']['output'];
  /** The service fee on the interest. */
  fees: Scalars['Money']['output'];
  /** `interest` and `charges` of a year, divided by the mean of `opening` and `closing`; null if both are 0. */
  grossYield: Maybe<Scalars['Percent']['output']>;
  /** The interest received, before the service fee. */
  interest: Scalars['Money']['output'];
  /** The principal that defaults wrote off. */
  losses: Scalars['Money']['output'];
  /** The month, such as `2026-11`, in the platform's time zone. */
  month: Scalars['String']['output'];
  /** The same after `fees` and `losses`, plus `recovered`; null if both are 0. */
  netYield: Maybe<Scalars['Percent']['output']>;
  /** The principal that active loans owed at the beginning of the month. */
  opening: Scalars['Money']['output'];
  /** The principal of loans in default that was paid back. */
  recovered: Scalars['Money']['output'];
  /** The risk level; null for loans that are not scored. */
  riskLevel: Maybe<RiskLevel>;
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
  AcceptAgreementInput: AcceptAgreementInput;
  AcceptAgreementPayload: ResolverTypeWrapper<AcceptAgreementPayload>;
  Acceptance: ResolverTypeWrapper<Acceptance>;
  AccountBalance: ResolverTypeWrapper<AccountBalance>;
  AccountTurnover: ResolverTypeWrapper<AccountTurnoverRow>;
  AcknowledgeLenderTestInput: AcknowledgeLenderTestInput;
  AcknowledgeLenderTestPayload: ResolverTypeWrapper<Omit<AcknowledgeLenderTestPayload, 'lenderTest'> & { lenderTest?: Maybe<ResolversTypes['TakenLenderTest']> }>;
  AddBankAccountInput: AddBankAccountInput;
  AddBankAccountPayload: ResolverTypeWrapper<Omit<AddBankAccountPayload, 'bankAccount'> & { bankAccount?: Maybe<ResolversTypes['BankAccount']> }>;
  AddCaseFileInput: AddCaseFileInput;
  AddCaseFilePayload: ResolverTypeWrapper<Omit<AddCaseFilePayload, 'case'> & { case?: Maybe<ResolversTypes['Case']> }>;
  AddCaseNoteInput: AddCaseNoteInput;
  AddCaseNotePayload: ResolverTypeWrapper<Omit<AddCaseNotePayload, 'case'> & { case?: Maybe<ResolversTypes['Case']> }>;
  AddHelpFileInput: AddHelpFileInput;
  AddHelpFilePayload: ResolverTypeWrapper<Omit<AddHelpFilePayload, 'helpRequest'> & { helpRequest?: Maybe<ResolversTypes['HelpRequest']> }>;
  AddLoanNoteInput: AddLoanNoteInput;
  AddLoanNotePayload: ResolverTypeWrapper<Omit<AddLoanNotePayload, 'note'> & { note?: Maybe<ResolversTypes['OperatorNote']> }>;
  AddMemberNoteInput: AddMemberNoteInput;
  AddMemberNotePayload: ResolverTypeWrapper<Omit<AddMemberNotePayload, 'note'> & { note?: Maybe<ResolversTypes['OperatorNote']> }>;
  AdvanceClockInput: AdvanceClockInput;
  AdvanceClockPayload: ResolverTypeWrapper<Omit<AdvanceClockPayload, 'clock'> & { clock?: Maybe<ResolversTypes['Clock']> }>;
  Agreement: ResolverTypeWrapper<ShownAgreement>;
  AnswerHelpRequestInput: AnswerHelpRequestInput;
  AnswerHelpRequestPayload: ResolverTypeWrapper<Omit<AnswerHelpRequestPayload, 'helpRequest'> & { helpRequest?: Maybe<ResolversTypes['HelpRequest']> }>;
  ApprovalRequest: ResolverTypeWrapper<ApprovalRequestRow>;
  ApprovalRequestConnection: ResolverTypeWrapper<Connection<ApprovalRequestRow>>;
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
  AuditEntryConnection: ResolverTypeWrapper<Connection<AuditEntryRow>>;
  AuditEntryEdge: ResolverTypeWrapper<Omit<AuditEntryEdge, 'node'> & { node: ResolversTypes['AuditEntry'] }>;
  AuditTrailFilter: AuditTrailFilter;
  AutoInvestedDetails: ResolverTypeWrapper<Details>;
  BBox: BBox;
  BankAccount: ResolverTypeWrapper<BankAccountState>;
  BankAccountAddedDetails: ResolverTypeWrapper<Details>;
  BankAccountInput: BankAccountInput;
  BankAccountKind: BankAccountKind;
  BankAccountPayload: ResolverTypeWrapper<Omit<BankAccountPayload, 'bankAccount'> & { bankAccount?: Maybe<ResolversTypes['BankAccount']> }>;
  BankFile: ResolverTypeWrapper<BankFileRow>;
  BankFileConnection: ResolverTypeWrapper<Connection<BankFileRow>>;
  BankFileEdge: ResolverTypeWrapper<Omit<BankFileEdge, 'node'> & { node: ResolversTypes['BankFile'] }>;
  BankFileKind: BankFileKind;
  BankImport: ResolverTypeWrapper<BankImported>;
  BankImportLine: ResolverTypeWrapper<ImportedLine>;
  BankImportOutcome: BankImportOutcome;
  BankLine: ResolverTypeWrapper<BankLineRow>;
  BankLineConnection: ResolverTypeWrapper<Connection<BankLineRow>>;
  BankLineEdge: ResolverTypeWrapper<Omit<BankLineEdge, 'node'> & { node: ResolversTypes['BankLine'] }>;
  BankLinePurpose: BankLinePurpose;
  BankTransferDetails: ResolverTypeWrapper<BankTransferDetails>;
  BooksBy: BooksBy;
  BooksFormat: BooksFormat;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BorrowerRecord: ResolverTypeWrapper<BorrowerRecord>;
  CancelInvestmentInput: CancelInvestmentInput;
  CancelInvestmentPayload: ResolverTypeWrapper<Omit<CancelInvestmentPayload, 'investment' | 'loan' | 'wallet'> & { investment?: Maybe<ResolversTypes['Investment']>, loan?: Maybe<ResolversTypes['Loan']>, wallet?: Maybe<ResolversTypes['Wallet']> }>;
  CancelLoanInput: CancelLoanInput;
  CancelLoanPayload: ResolverTypeWrapper<Omit<CancelLoanPayload, 'loan' | 'request'> & { loan?: Maybe<ResolversTypes['Loan']>, request?: Maybe<ResolversTypes['ApprovalRequest']> }>;
  CancelPaymentInput: CancelPaymentInput;
  CancelPaymentPayload: ResolverTypeWrapper<Omit<CancelPaymentPayload, 'payment'> & { payment?: Maybe<ResolversTypes['Payment']> }>;
  Case: ResolverTypeWrapper<MemberCase>;
  CaseAct: CaseAct;
  CaseConnection: ResolverTypeWrapper<Connection<MemberCase>>;
  CaseDecision: CaseDecision;
  CaseEdge: ResolverTypeWrapper<Omit<CaseEdge, 'node'> & { node: ResolversTypes['Case'] }>;
  CaseEntry: ResolverTypeWrapper<CaseEntryRow>;
  CaseEntryConnection: ResolverTypeWrapper<Connection<CaseEntryRow>>;
  CaseEntryEdge: ResolverTypeWrapper<Omit<CaseEntryEdge, 'node'> & { node: ResolversTypes['CaseEntry'] }>;
  CaseFile: ResolverTypeWrapper<CaseFile>;
  CaseFinding: ResolverTypeWrapper<CaseFindingRow>;
  CaseOutcome: CaseOutcome;
  CaseRule: CaseRule;
  CaseState: CaseState;
  CashFlowCategory: CashFlowCategory;
  CashFlowConnection: ResolverTypeWrapper<Connection<CashFlowRow>>;
  CashFlowEdge: ResolverTypeWrapper<Omit<CashFlowEdge, 'node'> & { node: ResolversTypes['CashFlowEntry'] }>;
  CashFlowEntry: ResolverTypeWrapper<CashFlowRow>;
  CashMonth: ResolverTypeWrapper<CashMonth>;
  ChangeEmailAddressInput: ChangeEmailAddressInput;
  ChangeEmailAddressPayload: ResolverTypeWrapper<Omit<ChangeEmailAddressPayload, 'emailAddress'> & { emailAddress?: Maybe<ResolversTypes['EmailAddress']> }>;
  ChangeOwnPlanInput: ChangeOwnPlanInput;
  ChangeOwnPlanPayload: ResolverTypeWrapper<Omit<ChangeOwnPlanPayload, 'loan' | 'planChange' | 'schedule'> & { loan?: Maybe<ResolversTypes['Loan']>, planChange?: Maybe<ResolversTypes['PlanChange']>, schedule?: Maybe<ResolversTypes['RepaymentSchedule']> }>;
  ChangePlanInput: ChangePlanInput;
  ChangePlanPayload: ResolverTypeWrapper<Omit<ChangePlanPayload, 'loan' | 'planChange' | 'request' | 'schedule'> & { loan?: Maybe<ResolversTypes['Loan']>, planChange?: Maybe<ResolversTypes['PlanChange']>, request?: Maybe<ResolversTypes['ApprovalRequest']>, schedule?: Maybe<ResolversTypes['RepaymentSchedule']> }>;
  Charge: ResolverTypeWrapper<ChargeRow>;
  ChargeConnection: ResolverTypeWrapper<Connection<ChargeRow>>;
  ChargeEdge: ResolverTypeWrapper<Omit<ChargeEdge, 'node'> & { node: ResolversTypes['Charge'] }>;
  ChargeKind: ChargeKind;
  ChargeWaivedDetails: ResolverTypeWrapper<Details>;
  ChartAccount: ResolverTypeWrapper<ChartAccountRow>;
  ChartAccountType: ChartAccountType;
  ChosenLenderAnswer: ResolverTypeWrapper<ChosenLenderAnswer>;
  Clock: ResolverTypeWrapper<ClockState>;
  CloseHelpRequestInput: CloseHelpRequestInput;
  CloseHelpRequestPayload: ResolverTypeWrapper<Omit<CloseHelpRequestPayload, 'helpRequest'> & { helpRequest?: Maybe<ResolversTypes['HelpRequest']> }>;
  CloseMemberInput: CloseMemberInput;
  CloseMemberPayload: ResolverTypeWrapper<Omit<CloseMemberPayload, 'member'> & { member?: Maybe<ResolversTypes['Member']> }>;
  ClosePeriodInput: ClosePeriodInput;
  ClosePeriodPayload: ResolverTypeWrapper<Omit<ClosePeriodPayload, 'period'> & { period?: Maybe<ResolversTypes['Period']> }>;
  ConfirmCaseDecisionInput: ConfirmCaseDecisionInput;
  ConfirmCaseDecisionPayload: ResolverTypeWrapper<Omit<ConfirmCaseDecisionPayload, 'case'> & { case?: Maybe<ResolversTypes['Case']> }>;
  CorrectDocumentInput: CorrectDocumentInput;
  CorrectDocumentPayload: ResolverTypeWrapper<Omit<CorrectDocumentPayload, 'document'> & { document?: Maybe<ResolversTypes['Document']> }>;
  Counterpart: ResolverTypeWrapper<CounterLine>;
  CreateLoanInput: CreateLoanInput;
  CreateLoanPayload: ResolverTypeWrapper<Omit<CreateLoanPayload, 'loan'> & { loan?: Maybe<ResolversTypes['Loan']> }>;
  CreateNotificationInput: CreateNotificationInput;
  CreateNotificationPayload: ResolverTypeWrapper<Omit<CreateNotificationPayload, 'notification'> & { notification?: Maybe<ResolversTypes['Notification']> }>;
  CreateSavedSearchInput: CreateSavedSearchInput;
  CreateWebhookInput: CreateWebhookInput;
  CreateWebhookPayload: ResolverTypeWrapper<Omit<CreateWebhookPayload, 'webhook'> & { webhook?: Maybe<ResolversTypes['Webhook']> }>;
  CustomDetails: ResolverTypeWrapper<Details>;
  DataExport: ResolverTypeWrapper<DataExportRow>;
  DataExportReadyDetails: ResolverTypeWrapper<Details>;
  DataExportStatus: DataExportStatus;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DefaultLoanInput: DefaultLoanInput;
  DefaultLoanPayload: ResolverTypeWrapper<Omit<DefaultLoanPayload, 'loan'> & { loan?: Maybe<ResolversTypes['Loan']> }>;
  DeleteSavedSearchInput: DeleteSavedSearchInput;
  DepositDetails: ResolverTypeWrapper<Details>;
  DepositFailedDetails: ResolverTypeWrapper<Details>;
  DepositInput: DepositInput;
  DepositPayload: ResolverTypeWrapper<Omit<DepositPayload, 'transaction' | 'wallet'> & { transaction?: Maybe<ResolversTypes['Transaction']>, wallet?: Maybe<ResolversTypes['Wallet']> }>;
  Document: ResolverTypeWrapper<DocumentRow>;
  DocumentConnection: ResolverTypeWrapper<Connection<DocumentRow>>;
  DocumentDetails: ResolverTypeWrapper<Details>;
  DocumentEdge: ResolverTypeWrapper<Omit<DocumentEdge, 'node'> & { node: ResolversTypes['Document'] }>;
  DocumentKind: DocumentKind;
  EmailAddress: ResolverTypeWrapper<MailAddress>;
  Erasure: ResolverTypeWrapper<Erasure>;
  ErasureStatus: ErasureStatus;
  ErrorCode: ErrorCode;
  Event: ResolverTypeWrapper<LoggedEvent>;
  EventPage: ResolverTypeWrapper<LoggedEvents>;
  ExpectedChange: ResolverTypeWrapper<ExpectedChange>;
  ExpectedMonth: ResolverTypeWrapper<ExpectedMonthRow>;
  FeeMonth: ResolverTypeWrapper<FeeMonth>;
  FeeRefund: FeeRefund;
  FeeRefundedDetails: ResolverTypeWrapper<Details>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FormerInstalment: ResolverTypeWrapper<FormerInstalmentRow>;
  FormerInstalmentConnection: ResolverTypeWrapper<Connection<FormerInstalmentRow>>;
  FormerInstalmentEdge: ResolverTypeWrapper<Omit<FormerInstalmentEdge, 'node'> & { node: ResolversTypes['FormerInstalment'] }>;
  FreezeLoanInput: FreezeLoanInput;
  FreezeLoanPayload: ResolverTypeWrapper<Omit<FreezeLoanPayload, 'loan'> & { loan?: Maybe<ResolversTypes['Loan']> }>;
  FreezeMemberInput: FreezeMemberInput;
  FreezeMemberPayload: ResolverTypeWrapper<Omit<FreezeMemberPayload, 'member'> & { member?: Maybe<ResolversTypes['Member']> }>;
  FrozenAccount: ResolverTypeWrapper<FrozenAccountRow>;
  FundingMonth: ResolverTypeWrapper<FundingMonth>;
  GatedAct: ResolverTypeWrapper<GatedAct>;
  HelpAnsweredDetails: ResolverTypeWrapper<Details>;
  HelpFile: ResolverTypeWrapper<HelpFileRow>;
  HelpFileType: HelpFileType;
  HelpMessage: ResolverTypeWrapper<HelpMessageRow>;
  HelpRequest: ResolverTypeWrapper<HelpRequestRow>;
  HelpRequestConnection: ResolverTypeWrapper<Connection<HelpRequestRow>>;
  HelpRequestEdge: ResolverTypeWrapper<Omit<HelpRequestEdge, 'node'> & { node: ResolversTypes['HelpRequest'] }>;
  HelpState: HelpState;
  HelpTopic: HelpTopic;
  Holding: ResolverTypeWrapper<HoldingRow>;
  HoldingConnection: ResolverTypeWrapper<Connection<HoldingRow>>;
  HoldingEdge: ResolverTypeWrapper<Omit<HoldingEdge, 'node'> & { node: ResolversTypes['Holding'] }>;
  HoldingKind: HoldingKind;
  HouseAccountKind: HouseAccountKind;
  HouseBalance: ResolverTypeWrapper<HouseBalanceRow>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ImportBankFileInput: ImportBankFileInput;
  ImportBankFilePayload: ResolverTypeWrapper<Omit<ImportBankFilePayload, 'bankImport'> & { bankImport?: Maybe<ResolversTypes['BankImport']> }>;
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
  InvestmentConnection: ResolverTypeWrapper<Connection<InvestmentRow>>;
  InvestmentDefaultedDetails: ResolverTypeWrapper<Details>;
  InvestmentEdge: ResolverTypeWrapper<Omit<InvestmentEdge, 'node'> & { node: ResolversTypes['Investment'] }>;
  InvestmentLateDetails: ResolverTypeWrapper<Details>;
  InvestmentPausedDetails: ResolverTypeWrapper<Details>;
  InvestmentPlanChangedDetails: ResolverTypeWrapper<Details>;
  InvestmentReceivedDetails: ResolverTypeWrapper<Details>;
  InvestmentReleasedDetails: ResolverTypeWrapper<Details>;
  InvestmentRepaidDetails: ResolverTypeWrapper<Details>;
  InvestmentResumedDetails: ResolverTypeWrapper<Details>;
  InvestmentSort: InvestmentSort;
  InvestmentStatus: InvestmentStatus;
  InvestmentTotals: ResolverTypeWrapper<InvestmentTotalsRow>;
  InvestmentWithdrawnDetails: ResolverTypeWrapper<Details>;
  InvestmentWrittenOffDetails: ResolverTypeWrapper<Details>;
  JSONObject: ResolverTypeWrapper<Scalars['JSONObject']['output']>;
  JournalLine: ResolverTypeWrapper<JournalRow>;
  JournalLineConnection: ResolverTypeWrapper<Connection<JournalRow>>;
  JournalLineEdge: ResolverTypeWrapper<Omit<JournalLineEdge, 'node'> & { node: ResolversTypes['JournalLine'] }>;
  KeptKind: KeptKind;
  KeptRecords: ResolverTypeWrapper<KeptRecords>;
  KeyFact: ResolverTypeWrapper<KeyFact>;
  KeyFacts: ResolverTypeWrapper<KeyFactsTold>;
  LateBucket: LateBucket;
  LateFeeChargedDetails: ResolverTypeWrapper<Details>;
  LateFeeRecipient: LateFeeRecipient;
  LateFeeTerms: ResolverTypeWrapper<LateFeeTerms>;
  LateLoans: ResolverTypeWrapper<LateLoans>;
  LateTerms: ResolverTypeWrapper<LateTerms>;
  Latitude: ResolverTypeWrapper<Scalars['Latitude']['output']>;
  LedgerAccountKind: LedgerAccountKind;
  LedgerEntry: ResolverTypeWrapper<EntryRow>;
  LedgerEntryConnection: ResolverTypeWrapper<Connection<EntryRow>>;
  LedgerEntryEdge: ResolverTypeWrapper<Omit<LedgerEntryEdge, 'node'> & { node: ResolversTypes['LedgerEntry'] }>;
  LenderAnswer: ResolverTypeWrapper<Answer>;
  LenderAnswerInput: LenderAnswerInput;
  LenderQuestion: ResolverTypeWrapper<Question>;
  LenderReturn: ResolverTypeWrapper<LenderReturn>;
  LenderTest: ResolverTypeWrapper<LenderStanding>;
  LenderTestMissing: LenderTestMissing;
  LenderTestResult: LenderTestResult;
  Letter: ResolverTypeWrapper<LetterRow>;
  LetterConnection: ResolverTypeWrapper<Connection<LetterRow>>;
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
  LoanFreeze: ResolverTypeWrapper<LoanFreezeRow>;
  LoanFrozenDetails: ResolverTypeWrapper<Details>;
  LoanFundedDetails: ResolverTypeWrapper<Details>;
  LoanGuidance: ResolverTypeWrapper<LoanGuidanceRow>;
  LoanMarkerFilter: LoanMarkerFilter;
  LoanMatchesDetails: ResolverTypeWrapper<Details>;
  LoanPauseReason: LoanPauseReason;
  LoanPausedDetails: ResolverTypeWrapper<Details>;
  LoanQuote: ResolverTypeWrapper<Quote>;
  LoanReleasedDetails: ResolverTypeWrapper<Details>;
  LoanReopenedDetails: ResolverTypeWrapper<Details>;
  LoanRepaidDetails: ResolverTypeWrapper<Details>;
  LoanRepayment: ResolverTypeWrapper<LoanRepaymentRow>;
  LoanRepaymentConnection: ResolverTypeWrapper<Connection<LoanRepaymentRow>>;
  LoanRepaymentEdge: ResolverTypeWrapper<Omit<LoanRepaymentEdge, 'node'> & { node: ResolversTypes['LoanRepayment'] }>;
  LoanResumedDetails: ResolverTypeWrapper<Details>;
  LoanReturnedDetails: ResolverTypeWrapper<Details>;
  LoanSort: LoanSort;
  LoanStanding: ResolverTypeWrapper<LoanStanding>;
  LoanStatus: LoanStatus;
  LoanStatusCount: ResolverTypeWrapper<LoanStatusCount>;
  LoanToImport: LoanToImport;
  LoanWithdrawnDetails: ResolverTypeWrapper<Details>;
  LoanWrittenOffDetails: ResolverTypeWrapper<Details>;
  Longitude: ResolverTypeWrapper<Scalars['Longitude']['output']>;
  LookAtMe: ResolverTypeWrapper<Look>;
  LooksShownDetails: ResolverTypeWrapper<Details>;
  Mandate: ResolverTypeWrapper<Mandate>;
  MarkAllNotificationsReadInput: MarkAllNotificationsReadInput;
  MarkAllNotificationsReadPayload: ResolverTypeWrapper<MarkAllNotificationsReadPayload>;
  MarkNotificationReadInput: MarkNotificationReadInput;
  MarkNotificationReadPayload: ResolverTypeWrapper<Omit<MarkNotificationReadPayload, 'notification'> & { notification?: Maybe<ResolversTypes['Notification']> }>;
  MarkSophisticatedInput: MarkSophisticatedInput;
  MarkSophisticatedPayload: ResolverTypeWrapper<MarkSophisticatedPayload>;
  MarkedLender: ResolverTypeWrapper<MarkedLender>;
  Marker: ResolverTypeWrapper<MarkerRow>;
  MarkerChanges: ResolverTypeWrapper<Omit<MarkerChanges, 'upserted'> & { upserted: Array<ResolversTypes['Marker']> }>;
  MarkerKind: MarkerKind;
  MarkerList: ResolverTypeWrapper<MarkerListRow>;
  Member: ResolverTypeWrapper<ProfileRow>;
  MemberBlock: ResolverTypeWrapper<MemberBlockRow>;
  MemberClosedDetails: ResolverTypeWrapper<Details>;
  MemberFile: ResolverTypeWrapper<ProfileRow>;
  MemberFrozenDetails: ResolverTypeWrapper<Details>;
  MemberMoney: ResolverTypeWrapper<MemberMoneyRow>;
  MemberReleasedDetails: ResolverTypeWrapper<Details>;
  MemberSummary: ResolverTypeWrapper<ProfileRow>;
  MemberSummaryConnection: ResolverTypeWrapper<Connection<ProfileRow>>;
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
  OpenCaseInput: OpenCaseInput;
  OpenCasePayload: ResolverTypeWrapper<Omit<OpenCasePayload, 'case'> & { case?: Maybe<ResolversTypes['Case']> }>;
  OperatorNote: ResolverTypeWrapper<OperatorNoteRow>;
  OperatorNoteConnection: ResolverTypeWrapper<Connection<OperatorNoteRow>>;
  OperatorNoteEdge: ResolverTypeWrapper<Omit<OperatorNoteEdge, 'node'> & { node: ResolversTypes['OperatorNote'] }>;
  OperatorNoteFile: ResolverTypeWrapper<OperatorNoteFile>;
  OperatorNoteFileInput: OperatorNoteFileInput;
  Opportunity: ResolverTypeWrapper<OpportunityRow>;
  OpportunityConnection: ResolverTypeWrapper<Connection<OpportunityRow>>;
  OpportunityEdge: ResolverTypeWrapper<Omit<OpportunityEdge, 'node'> & { node: ResolversTypes['Opportunity'] }>;
  OpportunityFilter: OpportunityFilter;
  OpportunitySort: OpportunitySort;
  OrderSkipped: OrderSkipped;
  OverdueInterest: ResolverTypeWrapper<OverdueInterest>;
  OwedByMember: ResolverTypeWrapper<OwedByMemberRow>;
  OwedByMemberConnection: ResolverTypeWrapper<Connection<OwedByMemberRow>>;
  OwedByMemberEdge: ResolverTypeWrapper<Omit<OwedByMemberEdge, 'node'> & { node: ResolversTypes['OwedByMember'] }>;
  OwnPayment: ResolverTypeWrapper<OwnPaymentRow>;
  OwnPlanPart: ResolverTypeWrapper<OwnPlanPart>;
  OwnReceipt: ResolverTypeWrapper<OwnReceiptRow>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PartPaymentDetails: ResolverTypeWrapper<Details>;
  PastBalance: ResolverTypeWrapper<PastBalanceRow>;
  Payment: ResolverTypeWrapper<PaymentRow>;
  PaymentConnection: ResolverTypeWrapper<Connection<PaymentRow>>;
  PaymentDirection: PaymentDirection;
  PaymentEdge: ResolverTypeWrapper<Omit<PaymentEdge, 'node'> & { node: ResolversTypes['Payment'] }>;
  PaymentState: PaymentState;
  PayoffLetter: ResolverTypeWrapper<PayoffLetterRow>;
  PayoffLetterStatus: PayoffLetterStatus;
  PenaltyTerms: ResolverTypeWrapper<PenaltyTerms>;
  Percent: ResolverTypeWrapper<Scalars['Percent']['output']>;
  Period: ResolverTypeWrapper<PeriodRow>;
  PeriodFile: ResolverTypeWrapper<PeriodFileRow>;
  PlanChange: ResolverTypeWrapper<MadePlanChange>;
  PlanChangeConnection: ResolverTypeWrapper<Connection<MadePlanChange>>;
  PlanChangeEdge: ResolverTypeWrapper<Omit<PlanChangeEdge, 'node'> & { node: ResolversTypes['PlanChange'] }>;
  PlanChangeKind: PlanChangeKind;
  PlanChangeStage: PlanChangeStage;
  PlanChangeStatus: PlanChangeStatus;
  PlanChangedDetails: ResolverTypeWrapper<Details>;
  PlanTotals: ResolverTypeWrapper<PlanTotals>;
  Platform: ResolverTypeWrapper<Platform>;
  Portfolio: ResolverTypeWrapper<PortfolioRow>;
  PortfolioAtRisk: ResolverTypeWrapper<PortfolioAtRisk>;
  PortfolioMonth: ResolverTypeWrapper<PortfolioMonthRow>;
  PortfolioOutlook: ResolverTypeWrapper<PortfolioOutlook>;
  PortfolioRisk: ResolverTypeWrapper<PortfolioRiskRow>;
  Preferences: ResolverTypeWrapper<PreferencesRow>;
  Prepayment: Prepayment;
  PreviewBookingInput: PreviewBookingInput;
  PreviewPlanChangeUndoingInput: PreviewPlanChangeUndoingInput;
  PreviewRedactionInput: PreviewRedactionInput;
  PreviewRepaymentInput: PreviewRepaymentInput;
  PreviewRepaymentPayload: ResolverTypeWrapper<PreviewRepaymentPayload>;
  PreviewRequestInput: PreviewRequestInput;
  PreviewRequestPayload: ResolverTypeWrapper<Omit<PreviewRequestPayload, 'loan' | 'wallets'> & { loan?: Maybe<ResolversTypes['Loan']>, wallets?: Maybe<Array<ResolversTypes['WalletChange']>> }>;
  PreviewReversalInput: PreviewReversalInput;
  PreviewUndoingInput: PreviewUndoingInput;
  Profile: ResolverTypeWrapper<ProfileRow>;
  ProposeCaseDecisionInput: ProposeCaseDecisionInput;
  ProposeCaseDecisionPayload: ResolverTypeWrapper<Omit<ProposeCaseDecisionPayload, 'case'> & { case?: Maybe<ResolversTypes['Case']> }>;
  PublishLoanInput: PublishLoanInput;
  PublishLoanPayload: ResolverTypeWrapper<Omit<PublishLoanPayload, 'loan'> & { loan?: Maybe<ResolversTypes['Loan']> }>;
  PurposeCount: ResolverTypeWrapper<PurposeCount>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuotedInstalment: ResolverTypeWrapper<QuotedInstalmentRow>;
  Reckoning: ResolverTypeWrapper<ReckoningRow>;
  Reconciliation: ResolverTypeWrapper<ReconciliationRow>;
  RecordRecoveryInput: RecordRecoveryInput;
  RecordRecoveryPayload: ResolverTypeWrapper<Omit<RecordRecoveryPayload, 'loan' | 'request' | 'transaction'> & { loan?: Maybe<ResolversTypes['Loan']>, request?: Maybe<ResolversTypes['ApprovalRequest']>, transaction?: Maybe<ResolversTypes['Transaction']> }>;
  RecoveryRecordedDetails: ResolverTypeWrapper<Details>;
  RedactAuditTrailInput: RedactAuditTrailInput;
  RedactAuditTrailPayload: ResolverTypeWrapper<Omit<RedactAuditTrailPayload, 'request'> & { request?: Maybe<ResolversTypes['ApprovalRequest']> }>;
  RedactedCounts: ResolverTypeWrapper<RedactedCounts>;
  RejectCaseDecisionInput: RejectCaseDecisionInput;
  RejectCaseDecisionPayload: ResolverTypeWrapper<Omit<RejectCaseDecisionPayload, 'case'> & { case?: Maybe<ResolversTypes['Case']> }>;
  RejectRequestInput: RejectRequestInput;
  RejectRequestPayload: ResolverTypeWrapper<Omit<RejectRequestPayload, 'request'> & { request?: Maybe<ResolversTypes['ApprovalRequest']> }>;
  ReleaseLoanInput: ReleaseLoanInput;
  ReleaseLoanPayload: ResolverTypeWrapper<Omit<ReleaseLoanPayload, 'loan'> & { loan?: Maybe<ResolversTypes['Loan']> }>;
  ReleaseMemberInput: ReleaseMemberInput;
  ReleaseMemberPayload: ResolverTypeWrapper<Omit<ReleaseMemberPayload, 'member'> & { member?: Maybe<ResolversTypes['Member']> }>;
  RemindBorrowerInput: RemindBorrowerInput;
  RemindBorrowerPayload: ResolverTypeWrapper<Omit<RemindBorrowerPayload, 'reminder'> & { reminder?: Maybe<ResolversTypes['Reminder']> }>;
  Reminder: ResolverTypeWrapper<ReminderRow>;
  ReminderConnection: ResolverTypeWrapper<Connection<ReminderRow>>;
  ReminderEdge: ResolverTypeWrapper<Omit<ReminderEdge, 'node'> & { node: ResolversTypes['Reminder'] }>;
  ReminderKind: ReminderKind;
  RemoveWebhookPayload: ResolverTypeWrapper<Omit<RemoveWebhookPayload, 'webhook'> & { webhook?: Maybe<ResolversTypes['Webhook']> }>;
  RepayLoanInput: RepayLoanInput;
  RepayLoanPayload: ResolverTypeWrapper<Omit<RepayLoanPayload, 'loan' | 'transaction' | 'wallet'> & { loan?: Maybe<ResolversTypes['Loan']>, transaction?: Maybe<ResolversTypes['Transaction']>, wallet?: Maybe<ResolversTypes['Wallet']> }>;
  RepaymentBookedDetails: ResolverTypeWrapper<Details>;
  RepaymentDueDetails: ResolverTypeWrapper<Details>;
  RepaymentEffect: ResolverTypeWrapper<RepaymentEffect>;
  RepaymentLateDetails: ResolverTypeWrapper<Details>;
  RepaymentReceipt: ResolverTypeWrapper<RepaymentReceiptRow>;
  RepaymentReceivedDetails: ResolverTypeWrapper<Details>;
  RepaymentSchedule: ResolverTypeWrapper<RepaymentScheduleRow>;
  RepaymentTakenBackDetails: ResolverTypeWrapper<Details>;
  RepaymentTakenDetails: ResolverTypeWrapper<Details>;
  RepaymentUndoneDetails: ResolverTypeWrapper<Details>;
  ReplyToHelpRequestInput: ReplyToHelpRequestInput;
  ReplyToHelpRequestPayload: ResolverTypeWrapper<Omit<ReplyToHelpRequestPayload, 'helpRequest'> & { helpRequest?: Maybe<ResolversTypes['HelpRequest']> }>;
  RequestDataExportPayload: ResolverTypeWrapper<Omit<RequestDataExportPayload, 'dataExport'> & { dataExport?: Maybe<ResolversTypes['DataExport']> }>;
  RequestErasurePayload: ResolverTypeWrapper<RequestErasurePayload>;
  RequestHelpInput: RequestHelpInput;
  RequestHelpPayload: ResolverTypeWrapper<Omit<RequestHelpPayload, 'helpRequest'> & { helpRequest?: Maybe<ResolversTypes['HelpRequest']> }>;
  RequestPayoffLetterInput: RequestPayoffLetterInput;
  RequestPayoffLetterPayload: ResolverTypeWrapper<Omit<RequestPayoffLetterPayload, 'payoffLetter'> & { payoffLetter?: Maybe<ResolversTypes['PayoffLetter']> }>;
  RequestReceiptInput: RequestReceiptInput;
  RequestReceiptPayload: ResolverTypeWrapper<Omit<RequestReceiptPayload, 'receipt'> & { receipt?: Maybe<ResolversTypes['RepaymentReceipt']> }>;
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
  RollRate: ResolverTypeWrapper<RollRate>;
  RotateWebhookSecretPayload: ResolverTypeWrapper<Omit<RotateWebhookSecretPayload, 'webhook'> & { webhook?: Maybe<ResolversTypes['Webhook']> }>;
  Safeguarding: ResolverTypeWrapper<SafeguardingRow>;
  SafeguardingItem: ResolverTypeWrapper<SafeguardingItem>;
  SafeguardingItemKind: SafeguardingItemKind;
  SavedSearch: ResolverTypeWrapper<SavedSearchRow>;
  SavedSearchPayload: ResolverTypeWrapper<Omit<SavedSearchPayload, 'savedSearch'> & { savedSearch?: Maybe<ResolversTypes['SavedSearch']> }>;
  ShowLooksInput: ShowLooksInput;
  ShowLooksPayload: ResolverTypeWrapper<ShowLooksPayload>;
  SimilarLoans: ResolverTypeWrapper<SimilarLoansRow>;
  StandingOrderInput: StandingOrderInput;
  StandingOrderPreview: ResolverTypeWrapper<StandingOrderPreview>;
  StandingOrderResults: ResolverTypeWrapper<OrderResults>;
  StartVerificationInput: StartVerificationInput;
  StartVerificationPayload: ResolverTypeWrapper<Omit<StartVerificationPayload, 'verification'> & { verification?: Maybe<ResolversTypes['VerificationCheck']> }>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  TakeLenderTestInput: TakeLenderTestInput;
  TakeLenderTestPayload: ResolverTypeWrapper<Omit<TakeLenderTestPayload, 'lenderTest'> & { lenderTest?: Maybe<ResolversTypes['TakenLenderTest']> }>;
  TakenLenderTest: ResolverTypeWrapper<TakenTestRow>;
  TaxCountry: TaxCountry;
  TaxFigure: TaxFigure;
  TaxForm: ResolverTypeWrapper<TaxFormRow>;
  TaxFormBox: ResolverTypeWrapper<FilledBox>;
  TaxLine: ResolverTypeWrapper<TaxLineRow>;
  TaxLineConnection: ResolverTypeWrapper<Connection<TaxLineRow>>;
  TaxLineEdge: ResolverTypeWrapper<Omit<TaxLineEdge, 'node'> & { node: ResolversTypes['TaxLine'] }>;
  TaxYear: ResolverTypeWrapper<TaxYearRow>;
  Transaction: ResolverTypeWrapper<Line>;
  TransactionConnection: ResolverTypeWrapper<Connection<Line>>;
  TransactionDirection: TransactionDirection;
  TransactionEdge: ResolverTypeWrapper<Omit<TransactionEdge, 'node'> & { node: ResolversTypes['Transaction'] }>;
  TransactionStatus: TransactionStatus;
  TransactionType: TransactionType;
  TransferFailedDetails: ResolverTypeWrapper<Details>;
  TransferInput: TransferInput;
  TransferPayload: ResolverTypeWrapper<Omit<TransferPayload, 'transaction' | 'wallet'> & { transaction?: Maybe<ResolversTypes['Transaction']>, wallet?: Maybe<ResolversTypes['Wallet']> }>;
  TransferReceivedDetails: ResolverTypeWrapper<Details>;
  TrialBalance: ResolverTypeWrapper<TrialBalanceRow>;
  TrialBalanceAccount: ResolverTypeWrapper<TrialBalanceAccount>;
  UndoMode: UndoMode;
  UndoOwnPlanChangeInput: UndoOwnPlanChangeInput;
  UndoOwnPlanChangePayload: ResolverTypeWrapper<Omit<UndoOwnPlanChangePayload, 'loan' | 'planChange' | 'schedule'> & { loan?: Maybe<ResolversTypes['Loan']>, planChange?: Maybe<ResolversTypes['PlanChange']>, schedule?: Maybe<ResolversTypes['RepaymentSchedule']> }>;
  UndoPlanChangeInput: UndoPlanChangeInput;
  UndoPlanChangePayload: ResolverTypeWrapper<Omit<UndoPlanChangePayload, 'loan' | 'planChange' | 'request' | 'schedule'> & { loan?: Maybe<ResolversTypes['Loan']>, planChange?: Maybe<ResolversTypes['PlanChange']>, request?: Maybe<ResolversTypes['ApprovalRequest']>, schedule?: Maybe<ResolversTypes['RepaymentSchedule']> }>;
  UndoRepaymentInput: UndoRepaymentInput;
  UndoRepaymentPayload: ResolverTypeWrapper<Omit<UndoRepaymentPayload, 'loan' | 'request' | 'transaction'> & { loan?: Maybe<ResolversTypes['Loan']>, request?: Maybe<ResolversTypes['ApprovalRequest']>, transaction?: Maybe<ResolversTypes['Transaction']> }>;
  UpdateCaseInput: UpdateCaseInput;
  UpdateCasePayload: ResolverTypeWrapper<Omit<UpdateCasePayload, 'case'> & { case?: Maybe<ResolversTypes['Case']> }>;
  UpdateLoanInput: UpdateLoanInput;
  UpdateLoanPayload: ResolverTypeWrapper<Omit<UpdateLoanPayload, 'loan'> & { loan?: Maybe<ResolversTypes['Loan']> }>;
  UpdatePreferencesInput: UpdatePreferencesInput;
  UpdatePreferencesPayload: ResolverTypeWrapper<Omit<UpdatePreferencesPayload, 'preferences'> & { preferences?: Maybe<ResolversTypes['Preferences']> }>;
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfilePayload: ResolverTypeWrapper<Omit<UpdateProfilePayload, 'profile'> & { profile?: Maybe<ResolversTypes['Profile']> }>;
  UpdateSavedSearchInput: UpdateSavedSearchInput;
  UpdateWebhookInput: UpdateWebhookInput;
  UpdateWebhookPayload: ResolverTypeWrapper<Omit<UpdateWebhookPayload, 'webhook'> & { webhook?: Maybe<ResolversTypes['Webhook']> }>;
  UpdateWorkItemInput: UpdateWorkItemInput;
  UpdateWorkItemPayload: ResolverTypeWrapper<Omit<UpdateWorkItemPayload, 'item'> & { item?: Maybe<ResolversTypes['WorkItem']> }>;
  UserError: ResolverTypeWrapper<UserError>;
  UserType: UserType;
  Verification: ResolverTypeWrapper<Standing>;
  VerificationCheck: ResolverTypeWrapper<StartedCheck>;
  VerificationLevel: VerificationLevel;
  VerificationLoss: VerificationLoss;
  VerificationState: VerificationState;
  VerificationStatus: VerificationStatus;
  Vintage: ResolverTypeWrapper<Vintage>;
  WaiveChargeInput: WaiveChargeInput;
  WaiveChargePayload: ResolverTypeWrapper<Omit<WaiveChargePayload, 'charge' | 'loan' | 'request'> & { charge?: Maybe<ResolversTypes['Charge']>, loan?: Maybe<ResolversTypes['Loan']>, request?: Maybe<ResolversTypes['ApprovalRequest']> }>;
  Wallet: ResolverTypeWrapper<WalletRow>;
  WalletChange: ResolverTypeWrapper<WalletChangeRow>;
  Webhook: ResolverTypeWrapper<WebhookRow>;
  WebhookDelivery: ResolverTypeWrapper<DeliveryRow>;
  WebhookDeliveryConnection: ResolverTypeWrapper<Connection<DeliveryRow>>;
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
  WorkCount: ResolverTypeWrapper<WorkCountRow>;
  WorkItem: ResolverTypeWrapper<WorkItemRow>;
  WorkItemConnection: ResolverTypeWrapper<Connection<WorkItemRow>>;
  WorkItemEdge: ResolverTypeWrapper<Omit<WorkItemEdge, 'node'> & { node: ResolversTypes['WorkItem'] }>;
  WorkKind: WorkKind;
  WorkSort: WorkSort;
  WorkStep: WorkStep;
  WriteOffLoanInput: WriteOffLoanInput;
  WriteOffLoanPayload: ResolverTypeWrapper<Omit<WriteOffLoanPayload, 'loan' | 'request'> & { loan?: Maybe<ResolversTypes['Loan']>, request?: Maybe<ResolversTypes['ApprovalRequest']> }>;
  Year: ResolverTypeWrapper<Scalars['Year']['output']>;
  YieldMonth: ResolverTypeWrapper<YieldMonth>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptAgreementInput: AcceptAgreementInput;
  AcceptAgreementPayload: AcceptAgreementPayload;
  Acceptance: Acceptance;
  AccountBalance: AccountBalance;
  AccountTurnover: AccountTurnoverRow;
  AcknowledgeLenderTestInput: AcknowledgeLenderTestInput;
  AcknowledgeLenderTestPayload: Omit<AcknowledgeLenderTestPayload, 'lenderTest'> & { lenderTest?: Maybe<ResolversParentTypes['TakenLenderTest']> };
  AddBankAccountInput: AddBankAccountInput;
  AddBankAccountPayload: Omit<AddBankAccountPayload, 'bankAccount'> & { bankAccount?: Maybe<ResolversParentTypes['BankAccount']> };
  AddCaseFileInput: AddCaseFileInput;
  AddCaseFilePayload: Omit<AddCaseFilePayload, 'case'> & { case?: Maybe<ResolversParentTypes['Case']> };
  AddCaseNoteInput: AddCaseNoteInput;
  AddCaseNotePayload: Omit<AddCaseNotePayload, 'case'> & { case?: Maybe<ResolversParentTypes['Case']> };
  AddHelpFileInput: AddHelpFileInput;
  AddHelpFilePayload: Omit<AddHelpFilePayload, 'helpRequest'> & { helpRequest?: Maybe<ResolversParentTypes['HelpRequest']> };
  AddLoanNoteInput: AddLoanNoteInput;
  AddLoanNotePayload: Omit<AddLoanNotePayload, 'note'> & { note?: Maybe<ResolversParentTypes['OperatorNote']> };
  AddMemberNoteInput: AddMemberNoteInput;
  AddMemberNotePayload: Omit<AddMemberNotePayload, 'note'> & { note?: Maybe<ResolversParentTypes['OperatorNote']> };
  AdvanceClockInput: AdvanceClockInput;
  AdvanceClockPayload: Omit<AdvanceClockPayload, 'clock'> & { clock?: Maybe<ResolversParentTypes['Clock']> };
  Agreement: ShownAgreement;
  AnswerHelpRequestInput: AnswerHelpRequestInput;
  AnswerHelpRequestPayload: Omit<AnswerHelpRequestPayload, 'helpRequest'> & { helpRequest?: Maybe<ResolversParentTypes['HelpRequest']> };
  ApprovalRequest: ApprovalRequestRow;
  ApprovalRequestConnection: Connection<ApprovalRequestRow>;
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
  AuditEntryConnection: Connection<AuditEntryRow>;
  AuditEntryEdge: Omit<AuditEntryEdge, 'node'> & { node: ResolversParentTypes['AuditEntry'] };
  AuditTrailFilter: AuditTrailFilter;
  AutoInvestedDetails: Details;
  BBox: BBox;
  BankAccount: BankAccountState;
  BankAccountAddedDetails: Details;
  BankAccountInput: BankAccountInput;
  BankAccountPayload: Omit<BankAccountPayload, 'bankAccount'> & { bankAccount?: Maybe<ResolversParentTypes['BankAccount']> };
  BankFile: BankFileRow;
  BankFileConnection: Connection<BankFileRow>;
  BankFileEdge: Omit<BankFileEdge, 'node'> & { node: ResolversParentTypes['BankFile'] };
  BankImport: BankImported;
  BankImportLine: ImportedLine;
  BankLine: BankLineRow;
  BankLineConnection: Connection<BankLineRow>;
  BankLineEdge: Omit<BankLineEdge, 'node'> & { node: ResolversParentTypes['BankLine'] };
  BankTransferDetails: BankTransferDetails;
  Boolean: Scalars['Boolean']['output'];
  BorrowerRecord: BorrowerRecord;
  CancelInvestmentInput: CancelInvestmentInput;
  CancelInvestmentPayload: Omit<CancelInvestmentPayload, 'investment' | 'loan' | 'wallet'> & { investment?: Maybe<ResolversParentTypes['Investment']>, loan?: Maybe<ResolversParentTypes['Loan']>, wallet?: Maybe<ResolversParentTypes['Wallet']> };
  CancelLoanInput: CancelLoanInput;
  CancelLoanPayload: Omit<CancelLoanPayload, 'loan' | 'request'> & { loan?: Maybe<ResolversParentTypes['Loan']>, request?: Maybe<ResolversParentTypes['ApprovalRequest']> };
  CancelPaymentInput: CancelPaymentInput;
  CancelPaymentPayload: Omit<CancelPaymentPayload, 'payment'> & { payment?: Maybe<ResolversParentTypes['Payment']> };
  Case: MemberCase;
  CaseConnection: Connection<MemberCase>;
  CaseEdge: Omit<CaseEdge, 'node'> & { node: ResolversParentTypes['Case'] };
  CaseEntry: CaseEntryRow;
  CaseEntryConnection: Connection<CaseEntryRow>;
  CaseEntryEdge: Omit<CaseEntryEdge, 'node'> & { node: ResolversParentTypes['CaseEntry'] };
  CaseFile: CaseFile;
  CaseFinding: CaseFindingRow;
  CashFlowConnection: Connection<CashFlowRow>;
  CashFlowEdge: Omit<CashFlowEdge, 'node'> & { node: ResolversParentTypes['CashFlowEntry'] };
  CashFlowEntry: CashFlowRow;
  CashMonth: CashMonth;
  ChangeEmailAddressInput: ChangeEmailAddressInput;
  ChangeEmailAddressPayload: Omit<ChangeEmailAddressPayload, 'emailAddress'> & { emailAddress?: Maybe<ResolversParentTypes['EmailAddress']> };
  ChangeOwnPlanInput: ChangeOwnPlanInput;
  ChangeOwnPlanPayload: Omit<ChangeOwnPlanPayload, 'loan' | 'planChange' | 'schedule'> & { loan?: Maybe<ResolversParentTypes['Loan']>, planChange?: Maybe<ResolversParentTypes['PlanChange']>, schedule?: Maybe<ResolversParentTypes['RepaymentSchedule']> };
  ChangePlanInput: ChangePlanInput;
  ChangePlanPayload: Omit<ChangePlanPayload, 'loan' | 'planChange' | 'request' | 'schedule'> & { loan?: Maybe<ResolversParentTypes['Loan']>, planChange?: Maybe<ResolversParentTypes['PlanChange']>, request?: Maybe<ResolversParentTypes['ApprovalRequest']>, schedule?: Maybe<ResolversParentTypes['RepaymentSchedule']> };
  Charge: ChargeRow;
  ChargeConnection: Connection<ChargeRow>;
  ChargeEdge: Omit<ChargeEdge, 'node'> & { node: ResolversParentTypes['Charge'] };
  ChargeWaivedDetails: Details;
  ChartAccount: ChartAccountRow;
  ChosenLenderAnswer: ChosenLenderAnswer;
  Clock: ClockState;
  CloseHelpRequestInput: CloseHelpRequestInput;
  CloseHelpRequestPayload: Omit<CloseHelpRequestPayload, 'helpRequest'> & { helpRequest?: Maybe<ResolversParentTypes['HelpRequest']> };
  CloseMemberInput: CloseMemberInput;
  CloseMemberPayload: Omit<CloseMemberPayload, 'member'> & { member?: Maybe<ResolversParentTypes['Member']> };
  ClosePeriodInput: ClosePeriodInput;
  ClosePeriodPayload: Omit<ClosePeriodPayload, 'period'> & { period?: Maybe<ResolversParentTypes['Period']> };
  ConfirmCaseDecisionInput: ConfirmCaseDecisionInput;
  ConfirmCaseDecisionPayload: Omit<ConfirmCaseDecisionPayload, 'case'> & { case?: Maybe<ResolversParentTypes['Case']> };
  CorrectDocumentInput: CorrectDocumentInput;
  CorrectDocumentPayload: Omit<CorrectDocumentPayload, 'document'> & { document?: Maybe<ResolversParentTypes['Document']> };
  Counterpart: CounterLine;
  CreateLoanInput: CreateLoanInput;
  CreateLoanPayload: Omit<CreateLoanPayload, 'loan'> & { loan?: Maybe<ResolversParentTypes['Loan']> };
  CreateNotificationInput: CreateNotificationInput;
  CreateNotificationPayload: Omit<CreateNotificationPayload, 'notification'> & { notification?: Maybe<ResolversParentTypes['Notification']> };
  CreateSavedSearchInput: CreateSavedSearchInput;
  CreateWebhookInput: CreateWebhookInput;
  CreateWebhookPayload: Omit<CreateWebhookPayload, 'webhook'> & { webhook?: Maybe<ResolversParentTypes['Webhook']> };
  CustomDetails: Details;
  DataExport: DataExportRow;
  DataExportReadyDetails: Details;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DefaultLoanInput: DefaultLoanInput;
  DefaultLoanPayload: Omit<DefaultLoanPayload, 'loan'> & { loan?: Maybe<ResolversParentTypes['Loan']> };
  DeleteSavedSearchInput: DeleteSavedSearchInput;
  DepositDetails: Details;
  DepositFailedDetails: Details;
  DepositInput: DepositInput;
  DepositPayload: Omit<DepositPayload, 'transaction' | 'wallet'> & { transaction?: Maybe<ResolversParentTypes['Transaction']>, wallet?: Maybe<ResolversParentTypes['Wallet']> };
  Document: DocumentRow;
  DocumentConnection: Connection<DocumentRow>;
  DocumentDetails: Details;
  DocumentEdge: Omit<DocumentEdge, 'node'> & { node: ResolversParentTypes['Document'] };
  EmailAddress: MailAddress;
  Erasure: Erasure;
  Event: LoggedEvent;
  EventPage: LoggedEvents;
  ExpectedChange: ExpectedChange;
  ExpectedMonth: ExpectedMonthRow;
  FeeMonth: FeeMonth;
  FeeRefundedDetails: Details;
  Float: Scalars['Float']['output'];
  FormerInstalment: FormerInstalmentRow;
  FormerInstalmentConnection: Connection<FormerInstalmentRow>;
  FormerInstalmentEdge: Omit<FormerInstalmentEdge, 'node'> & { node: ResolversParentTypes['FormerInstalment'] };
  FreezeLoanInput: FreezeLoanInput;
  FreezeLoanPayload: Omit<FreezeLoanPayload, 'loan'> & { loan?: Maybe<ResolversParentTypes['Loan']> };
  FreezeMemberInput: FreezeMemberInput;
  FreezeMemberPayload: Omit<FreezeMemberPayload, 'member'> & { member?: Maybe<ResolversParentTypes['Member']> };
  FrozenAccount: FrozenAccountRow;
  FundingMonth: FundingMonth;
  GatedAct: GatedAct;
  HelpAnsweredDetails: Details;
  HelpFile: HelpFileRow;
  HelpMessage: HelpMessageRow;
  HelpRequest: HelpRequestRow;
  HelpRequestConnection: Connection<HelpRequestRow>;
  HelpRequestEdge: Omit<HelpRequestEdge, 'node'> & { node: ResolversParentTypes['HelpRequest'] };
  Holding: HoldingRow;
  HoldingConnection: Connection<HoldingRow>;
  HoldingEdge: Omit<HoldingEdge, 'node'> & { node: ResolversParentTypes['Holding'] };
  HouseBalance: HouseBalanceRow;
  ID: Scalars['ID']['output'];
  ImportBankFileInput: ImportBankFileInput;
  ImportBankFilePayload: Omit<ImportBankFilePayload, 'bankImport'> & { bankImport?: Maybe<ResolversParentTypes['BankImport']> };
  ImportLoansInput: ImportLoansInput;
  ImportLoansPayload: Omit<ImportLoansPayload, 'results'> & { results?: Maybe<Array<ResolversParentTypes['ImportedLoan']>> };
  ImportedLoan: Omit<ImportedLoan, 'loan'> & { loan?: Maybe<ResolversParentTypes['Loan']> };
  Instalment: InstalmentRow;
  Int: Scalars['Int']['output'];
  InvestInput: InvestInput;
  InvestPayload: Omit<InvestPayload, 'investment' | 'loan' | 'wallet'> & { investment?: Maybe<ResolversParentTypes['Investment']>, loan?: Maybe<ResolversParentTypes['Loan']>, wallet?: Maybe<ResolversParentTypes['Wallet']> };
  Investment: InvestmentRow;
  InvestmentActiveDetails: Details;
  InvestmentConnection: Connection<InvestmentRow>;
  InvestmentDefaultedDetails: Details;
  InvestmentEdge: Omit<InvestmentEdge, 'node'> & { node: ResolversParentTypes['Investment'] };
  InvestmentLateDetails: Details;
  InvestmentPausedDetails: Details;
  InvestmentPlanChangedDetails: Details;
  InvestmentReceivedDetails: Details;
  InvestmentReleasedDetails: Details;
  InvestmentRepaidDetails: Details;
  InvestmentResumedDetails: Details;
  InvestmentTotals: InvestmentTotalsRow;
  InvestmentWithdrawnDetails: Details;
  InvestmentWrittenOffDetails: Details;
  JSONObject: Scalars['JSONObject']['output'];
  JournalLine: JournalRow;
  JournalLineConnection: Connection<JournalRow>;
  JournalLineEdge: Omit<JournalLineEdge, 'node'> & { node: ResolversParentTypes['JournalLine'] };
  KeptRecords: KeptRecords;
  KeyFact: KeyFact;
  KeyFacts: KeyFactsTold;
  LateFeeChargedDetails: Details;
  LateFeeTerms: LateFeeTerms;
  LateLoans: LateLoans;
  LateTerms: LateTerms;
  Latitude: Scalars['Latitude']['output'];
  LedgerEntry: EntryRow;
  LedgerEntryConnection: Connection<EntryRow>;
  LedgerEntryEdge: Omit<LedgerEntryEdge, 'node'> & { node: ResolversParentTypes['LedgerEntry'] };
  LenderAnswer: Answer;
  LenderAnswerInput: LenderAnswerInput;
  LenderQuestion: Question;
  LenderReturn: LenderReturn;
  LenderTest: LenderStanding;
  Letter: LetterRow;
  LetterConnection: Connection<LetterRow>;
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
  LoanFreeze: LoanFreezeRow;
  LoanFrozenDetails: Details;
  LoanFundedDetails: Details;
  LoanGuidance: LoanGuidanceRow;
  LoanMarkerFilter: LoanMarkerFilter;
  LoanMatchesDetails: Details;
  LoanPausedDetails: Details;
  LoanQuote: Quote;
  LoanReleasedDetails: Details;
  LoanReopenedDetails: Details;
  LoanRepaidDetails: Details;
  LoanRepayment: LoanRepaymentRow;
  LoanRepaymentConnection: Connection<LoanRepaymentRow>;
  LoanRepaymentEdge: Omit<LoanRepaymentEdge, 'node'> & { node: ResolversParentTypes['LoanRepayment'] };
  LoanResumedDetails: Details;
  LoanReturnedDetails: Details;
  LoanStanding: LoanStanding;
  LoanStatusCount: LoanStatusCount;
  LoanToImport: LoanToImport;
  LoanWithdrawnDetails: Details;
  LoanWrittenOffDetails: Details;
  Longitude: Scalars['Longitude']['output'];
  LookAtMe: Look;
  LooksShownDetails: Details;
  Mandate: Mandate;
  MarkAllNotificationsReadInput: MarkAllNotificationsReadInput;
  MarkAllNotificationsReadPayload: MarkAllNotificationsReadPayload;
  MarkNotificationReadInput: MarkNotificationReadInput;
  MarkNotificationReadPayload: Omit<MarkNotificationReadPayload, 'notification'> & { notification?: Maybe<ResolversParentTypes['Notification']> };
  MarkSophisticatedInput: MarkSophisticatedInput;
  MarkSophisticatedPayload: MarkSophisticatedPayload;
  MarkedLender: MarkedLender;
  Marker: MarkerRow;
  MarkerChanges: Omit<MarkerChanges, 'upserted'> & { upserted: Array<ResolversParentTypes['Marker']> };
  MarkerList: MarkerListRow;
  Member: ProfileRow;
  MemberBlock: MemberBlockRow;
  MemberClosedDetails: Details;
  MemberFile: ProfileRow;
  MemberFrozenDetails: Details;
  MemberMoney: MemberMoneyRow;
  MemberReleasedDetails: Details;
  MemberSummary: ProfileRow;
  MemberSummaryConnection: Connection<ProfileRow>;
  MemberSummaryEdge: Omit<MemberSummaryEdge, 'node'> & { node: ResolversParentTypes['MemberSummary'] };
  Money: Scalars['Money']['output'];
  Mutation: Record<PropertyKey, never>;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  Notification: NotificationRow;
  NotificationConnection: NotificationPage;
  NotificationDetails: Details;
  NotificationEdge: Omit<NotificationEdge, 'node'> & { node: ResolversParentTypes['Notification'] };
  OpenBankItem: OpenBankItemRow;
  OpenCaseInput: OpenCaseInput;
  OpenCasePayload: Omit<OpenCasePayload, 'case'> & { case?: Maybe<ResolversParentTypes['Case']> };
  OperatorNote: OperatorNoteRow;
  OperatorNoteConnection: Connection<OperatorNoteRow>;
  OperatorNoteEdge: Omit<OperatorNoteEdge, 'node'> & { node: ResolversParentTypes['OperatorNote'] };
  OperatorNoteFile: OperatorNoteFile;
  OperatorNoteFileInput: OperatorNoteFileInput;
  Opportunity: OpportunityRow;
  OpportunityConnection: Connection<OpportunityRow>;
  OpportunityEdge: Omit<OpportunityEdge, 'node'> & { node: ResolversParentTypes['Opportunity'] };
  OpportunityFilter: OpportunityFilter;
  OverdueInterest: OverdueInterest;
  OwedByMember: OwedByMemberRow;
  OwedByMemberConnection: Connection<OwedByMemberRow>;
  OwedByMemberEdge: Omit<OwedByMemberEdge, 'node'> & { node: ResolversParentTypes['OwedByMember'] };
  OwnPayment: OwnPaymentRow;
  OwnPlanPart: OwnPlanPart;
  OwnReceipt: OwnReceiptRow;
  PageInfo: PageInfo;
  PartPaymentDetails: Details;
  PastBalance: PastBalanceRow;
  Payment: PaymentRow;
  PaymentConnection: Connection<PaymentRow>;
  PaymentEdge: Omit<PaymentEdge, 'node'> & { node: ResolversParentTypes['Payment'] };
  PayoffLetter: PayoffLetterRow;
  PenaltyTerms: PenaltyTerms;
  Percent: Scalars['Percent']['output'];
  Period: PeriodRow;
  PeriodFile: PeriodFileRow;
  PlanChange: MadePlanChange;
  PlanChangeConnection: Connection<MadePlanChange>;
  PlanChangeEdge: Omit<PlanChangeEdge, 'node'> & { node: ResolversParentTypes['PlanChange'] };
  PlanChangedDetails: Details;
  PlanTotals: PlanTotals;
  Platform: Platform;
  Portfolio: PortfolioRow;
  PortfolioAtRisk: PortfolioAtRisk;
  PortfolioMonth: PortfolioMonthRow;
  PortfolioOutlook: PortfolioOutlook;
  PortfolioRisk: PortfolioRiskRow;
  Preferences: PreferencesRow;
  PreviewBookingInput: PreviewBookingInput;
  PreviewPlanChangeUndoingInput: PreviewPlanChangeUndoingInput;
  PreviewRedactionInput: PreviewRedactionInput;
  PreviewRepaymentInput: PreviewRepaymentInput;
  PreviewRepaymentPayload: PreviewRepaymentPayload;
  PreviewRequestInput: PreviewRequestInput;
  PreviewRequestPayload: Omit<PreviewRequestPayload, 'loan' | 'wallets'> & { loan?: Maybe<ResolversParentTypes['Loan']>, wallets?: Maybe<Array<ResolversParentTypes['WalletChange']>> };
  PreviewReversalInput: PreviewReversalInput;
  PreviewUndoingInput: PreviewUndoingInput;
  Profile: ProfileRow;
  ProposeCaseDecisionInput: ProposeCaseDecisionInput;
  ProposeCaseDecisionPayload: Omit<ProposeCaseDecisionPayload, 'case'> & { case?: Maybe<ResolversParentTypes['Case']> };
  PublishLoanInput: PublishLoanInput;
  PublishLoanPayload: Omit<PublishLoanPayload, 'loan'> & { loan?: Maybe<ResolversParentTypes['Loan']> };
  PurposeCount: PurposeCount;
  Query: Record<PropertyKey, never>;
  QuotedInstalment: QuotedInstalmentRow;
  Reckoning: ReckoningRow;
  Reconciliation: ReconciliationRow;
  RecordRecoveryInput: RecordRecoveryInput;
  RecordRecoveryPayload: Omit<RecordRecoveryPayload, 'loan' | 'request' | 'transaction'> & { loan?: Maybe<ResolversParentTypes['Loan']>, request?: Maybe<ResolversParentTypes['ApprovalRequest']>, transaction?: Maybe<ResolversParentTypes['Transaction']> };
  RecoveryRecordedDetails: Details;
  RedactAuditTrailInput: RedactAuditTrailInput;
  RedactAuditTrailPayload: Omit<RedactAuditTrailPayload, 'request'> & { request?: Maybe<ResolversParentTypes['ApprovalRequest']> };
  RedactedCounts: RedactedCounts;
  RejectCaseDecisionInput: RejectCaseDecisionInput;
  RejectCaseDecisionPayload: Omit<RejectCaseDecisionPayload, 'case'> & { case?: Maybe<ResolversParentTypes['Case']> };
  RejectRequestInput: RejectRequestInput;
  RejectRequestPayload: Omit<RejectRequestPayload, 'request'> & { request?: Maybe<ResolversParentTypes['ApprovalRequest']> };
  ReleaseLoanInput: ReleaseLoanInput;
  ReleaseLoanPayload: Omit<ReleaseLoanPayload, 'loan'> & { loan?: Maybe<ResolversParentTypes['Loan']> };
  ReleaseMemberInput: ReleaseMemberInput;
  ReleaseMemberPayload: Omit<ReleaseMemberPayload, 'member'> & { member?: Maybe<ResolversParentTypes['Member']> };
  RemindBorrowerInput: RemindBorrowerInput;
  RemindBorrowerPayload: Omit<RemindBorrowerPayload, 'reminder'> & { reminder?: Maybe<ResolversParentTypes['Reminder']> };
  Reminder: ReminderRow;
  ReminderConnection: Connection<ReminderRow>;
  ReminderEdge: Omit<ReminderEdge, 'node'> & { node: ResolversParentTypes['Reminder'] };
  RemoveWebhookPayload: Omit<RemoveWebhookPayload, 'webhook'> & { webhook?: Maybe<ResolversParentTypes['Webhook']> };
  RepayLoanInput: RepayLoanInput;
  RepayLoanPayload: Omit<RepayLoanPayload, 'loan' | 'transaction' | 'wallet'> & { loan?: Maybe<ResolversParentTypes['Loan']>, transaction?: Maybe<ResolversParentTypes['Transaction']>, wallet?: Maybe<ResolversParentTypes['Wallet']> };
  RepaymentBookedDetails: Details;
  RepaymentDueDetails: Details;
  RepaymentEffect: RepaymentEffect;
  RepaymentLateDetails: Details;
  RepaymentReceipt: RepaymentReceiptRow;
  RepaymentReceivedDetails: Details;
  RepaymentSchedule: RepaymentScheduleRow;
  RepaymentTakenBackDetails: Details;
  RepaymentTakenDetails: Details;
  RepaymentUndoneDetails: Details;
  ReplyToHelpRequestInput: ReplyToHelpRequestInput;
  ReplyToHelpRequestPayload: Omit<ReplyToHelpRequestPayload, 'helpRequest'> & { helpRequest?: Maybe<ResolversParentTypes['HelpRequest']> };
  RequestDataExportPayload: Omit<RequestDataExportPayload, 'dataExport'> & { dataExport?: Maybe<ResolversParentTypes['DataExport']> };
  RequestErasurePayload: RequestErasurePayload;
  RequestHelpInput: RequestHelpInput;
  RequestHelpPayload: Omit<RequestHelpPayload, 'helpRequest'> & { helpRequest?: Maybe<ResolversParentTypes['HelpRequest']> };
  RequestPayoffLetterInput: RequestPayoffLetterInput;
  RequestPayoffLetterPayload: Omit<RequestPayoffLetterPayload, 'payoffLetter'> & { payoffLetter?: Maybe<ResolversParentTypes['PayoffLetter']> };
  RequestReceiptInput: RequestReceiptInput;
  RequestReceiptPayload: Omit<RequestReceiptPayload, 'receipt'> & { receipt?: Maybe<ResolversParentTypes['RepaymentReceipt']> };
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
  RollRate: RollRate;
  RotateWebhookSecretPayload: Omit<RotateWebhookSecretPayload, 'webhook'> & { webhook?: Maybe<ResolversParentTypes['Webhook']> };
  Safeguarding: SafeguardingRow;
  SafeguardingItem: SafeguardingItem;
  SavedSearch: SavedSearchRow;
  SavedSearchPayload: Omit<SavedSearchPayload, 'savedSearch'> & { savedSearch?: Maybe<ResolversParentTypes['SavedSearch']> };
  ShowLooksInput: ShowLooksInput;
  ShowLooksPayload: ShowLooksPayload;
  SimilarLoans: SimilarLoansRow;
  StandingOrderInput: StandingOrderInput;
  StandingOrderPreview: StandingOrderPreview;
  StandingOrderResults: OrderResults;
  StartVerificationInput: StartVerificationInput;
  StartVerificationPayload: Omit<StartVerificationPayload, 'verification'> & { verification?: Maybe<ResolversParentTypes['VerificationCheck']> };
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  TakeLenderTestInput: TakeLenderTestInput;
  TakeLenderTestPayload: Omit<TakeLenderTestPayload, 'lenderTest'> & { lenderTest?: Maybe<ResolversParentTypes['TakenLenderTest']> };
  TakenLenderTest: TakenTestRow;
  TaxForm: TaxFormRow;
  TaxFormBox: FilledBox;
  TaxLine: TaxLineRow;
  TaxLineConnection: Connection<TaxLineRow>;
  TaxLineEdge: Omit<TaxLineEdge, 'node'> & { node: ResolversParentTypes['TaxLine'] };
  TaxYear: TaxYearRow;
  Transaction: Line;
  TransactionConnection: Connection<Line>;
  TransactionEdge: Omit<TransactionEdge, 'node'> & { node: ResolversParentTypes['Transaction'] };
  TransferFailedDetails: Details;
  TransferInput: TransferInput;
  TransferPayload: Omit<TransferPayload, 'transaction' | 'wallet'> & { transaction?: Maybe<ResolversParentTypes['Transaction']>, wallet?: Maybe<ResolversParentTypes['Wallet']> };
  TransferReceivedDetails: Details;
  TrialBalance: TrialBalanceRow;
  TrialBalanceAccount: TrialBalanceAccount;
  UndoOwnPlanChangeInput: UndoOwnPlanChangeInput;
  UndoOwnPlanChangePayload: Omit<UndoOwnPlanChangePayload, 'loan' | 'planChange' | 'schedule'> & { loan?: Maybe<ResolversParentTypes['Loan']>, planChange?: Maybe<ResolversParentTypes['PlanChange']>, schedule?: Maybe<ResolversParentTypes['RepaymentSchedule']> };
  UndoPlanChangeInput: UndoPlanChangeInput;
  UndoPlanChangePayload: Omit<UndoPlanChangePayload, 'loan' | 'planChange' | 'request' | 'schedule'> & { loan?: Maybe<ResolversParentTypes['Loan']>, planChange?: Maybe<ResolversParentTypes['PlanChange']>, request?: Maybe<ResolversParentTypes['ApprovalRequest']>, schedule?: Maybe<ResolversParentTypes['RepaymentSchedule']> };
  UndoRepaymentInput: UndoRepaymentInput;
  UndoRepaymentPayload: Omit<UndoRepaymentPayload, 'loan' | 'request' | 'transaction'> & { loan?: Maybe<ResolversParentTypes['Loan']>, request?: Maybe<ResolversParentTypes['ApprovalRequest']>, transaction?: Maybe<ResolversParentTypes['Transaction']> };
  UpdateCaseInput: UpdateCaseInput;
  UpdateCasePayload: Omit<UpdateCasePayload, 'case'> & { case?: Maybe<ResolversParentTypes['Case']> };
  UpdateLoanInput: UpdateLoanInput;
  UpdateLoanPayload: Omit<UpdateLoanPayload, 'loan'> & { loan?: Maybe<ResolversParentTypes['Loan']> };
  UpdatePreferencesInput: UpdatePreferencesInput;
  UpdatePreferencesPayload: Omit<UpdatePreferencesPayload, 'preferences'> & { preferences?: Maybe<ResolversParentTypes['Preferences']> };
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfilePayload: Omit<UpdateProfilePayload, 'profile'> & { profile?: Maybe<ResolversParentTypes['Profile']> };
  UpdateSavedSearchInput: UpdateSavedSearchInput;
  UpdateWebhookInput: UpdateWebhookInput;
  UpdateWebhookPayload: Omit<UpdateWebhookPayload, 'webhook'> & { webhook?: Maybe<ResolversParentTypes['Webhook']> };
  UpdateWorkItemInput: UpdateWorkItemInput;
  UpdateWorkItemPayload: Omit<UpdateWorkItemPayload, 'item'> & { item?: Maybe<ResolversParentTypes['WorkItem']> };
  UserError: UserError;
  Verification: Standing;
  VerificationCheck: StartedCheck;
  Vintage: Vintage;
  WaiveChargeInput: WaiveChargeInput;
  WaiveChargePayload: Omit<WaiveChargePayload, 'charge' | 'loan' | 'request'> & { charge?: Maybe<ResolversParentTypes['Charge']>, loan?: Maybe<ResolversParentTypes['Loan']>, request?: Maybe<ResolversParentTypes['ApprovalRequest']> };
  Wallet: WalletRow;
  WalletChange: WalletChangeRow;
  Webhook: WebhookRow;
  WebhookDelivery: DeliveryRow;
  WebhookDeliveryConnection: Connection<DeliveryRow>;
  WebhookDeliveryEdge: Omit<WebhookDeliveryEdge, 'node'> & { node: ResolversParentTypes['WebhookDelivery'] };
  WebhookInput: WebhookInput;
  WithdrawFromLoanInput: WithdrawFromLoanInput;
  WithdrawFromLoanPayload: Omit<WithdrawFromLoanPayload, 'loan' | 'wallet'> & { loan?: Maybe<ResolversParentTypes['Loan']>, wallet?: Maybe<ResolversParentTypes['Wallet']> };
  WithdrawInput: WithdrawInput;
  WithdrawPayload: Omit<WithdrawPayload, 'transaction' | 'wallet'> & { transaction?: Maybe<ResolversParentTypes['Transaction']>, wallet?: Maybe<ResolversParentTypes['Wallet']> };
  WithdrawalDetails: Details;
  WithdrawalFailedDetails: Details;
  WorkCount: WorkCountRow;
  WorkItem: WorkItemRow;
  WorkItemConnection: Connection<WorkItemRow>;
  WorkItemEdge: Omit<WorkItemEdge, 'node'> & { node: ResolversParentTypes['WorkItem'] };
  WriteOffLoanInput: WriteOffLoanInput;
  WriteOffLoanPayload: Omit<WriteOffLoanPayload, 'loan' | 'request'> & { loan?: Maybe<ResolversParentTypes['Loan']>, request?: Maybe<ResolversParentTypes['ApprovalRequest']> };
  Year: Scalars['Year']['output'];
  YieldMonth: YieldMonth;
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

export type AcceptAgreementPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcceptAgreementPayload'] = ResolversParentTypes['AcceptAgreementPayload']> = {
  acceptance?: Resolver<Maybe<ResolversTypes['Acceptance']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AcceptanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Acceptance'] = ResolversParentTypes['Acceptance']> = {
  acceptedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  addressPrefix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  agreementId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userAgent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AccountBalanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountBalance'] = ResolversParentTypes['AccountBalance']> = {
  credit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  debit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type AccountTurnoverResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountTurnover'] = ResolversParentTypes['AccountTurnover']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  closing?: Resolver<ResolversTypes['AccountBalance'], ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  debit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  memorandum?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opening?: Resolver<ResolversTypes['AccountBalance'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type AcknowledgeLenderTestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcknowledgeLenderTestPayload'] = ResolversParentTypes['AcknowledgeLenderTestPayload']> = {
  lenderTest?: Resolver<Maybe<ResolversTypes['TakenLenderTest']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddBankAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddBankAccountPayload'] = ResolversParentTypes['AddBankAccountPayload']> = {
  bankAccount?: Resolver<Maybe<ResolversTypes['BankAccount']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddCaseFilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddCaseFilePayload'] = ResolversParentTypes['AddCaseFilePayload']> = {
  case?: Resolver<Maybe<ResolversTypes['Case']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddCaseNotePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddCaseNotePayload'] = ResolversParentTypes['AddCaseNotePayload']> = {
  case?: Resolver<Maybe<ResolversTypes['Case']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddHelpFilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddHelpFilePayload'] = ResolversParentTypes['AddHelpFilePayload']> = {
  helpRequest?: Resolver<Maybe<ResolversTypes['HelpRequest']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddLoanNotePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddLoanNotePayload'] = ResolversParentTypes['AddLoanNotePayload']> = {
  note?: Resolver<Maybe<ResolversTypes['OperatorNote']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddMemberNotePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddMemberNotePayload'] = ResolversParentTypes['AddMemberNotePayload']> = {
  note?: Resolver<Maybe<ResolversTypes['OperatorNote']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AdvanceClockPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdvanceClockPayload'] = ResolversParentTypes['AdvanceClockPayload']> = {
  clock?: Resolver<Maybe<ResolversTypes['Clock']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AgreementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Agreement'] = ResolversParentTypes['Agreement']> = {
  acceptance?: Resolver<Maybe<ResolversTypes['Acceptance']>, ParentType, ContextType>;
  acts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  appliesFrom?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AnswerHelpRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerHelpRequestPayload'] = ResolversParentTypes['AnswerHelpRequestPayload']> = {
  helpRequest?: Resolver<Maybe<ResolversTypes['HelpRequest']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ApprovalRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApprovalRequest'] = ResolversParentTypes['ApprovalRequest']> = {
  act?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  askedBy?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  askedById?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  askedBySubject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  assignedTo?: Resolver<Maybe<ResolversTypes['BankLinePurpose']>, ParentType, ContextType>;
  bankLine?: Resolver<Maybe<ResolversTypes['BankLine']>, ParentType, ContextType>;
  charge?: Resolver<Maybe<ResolversTypes['Charge']>, ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  decidedById?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  decidedBySubject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  memberId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
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
  after?: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType, RequireFields<AuditEntryAfterArgs, 'unlessLook'>>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType, RequireFields<AuditEntryBeforeArgs, 'unlessLook'>>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  memberId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  memberName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  operatorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  previousHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<AuditEntryReasonArgs, 'unlessLook'>>;
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

export type BankFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankFile'] = ResolversParentTypes['BankFile']> = {
  closingBalance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  day?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  doneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BankFileKind'], ParentType, ContextType>;
  lines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  messageId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ordered?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unassigned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BankFileConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankFileConnection'] = ResolversParentTypes['BankFileConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BankFileEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['BankFile']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BankFileEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankFileEdge'] = ResolversParentTypes['BankFileEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BankFile'], ParentType, ContextType>;
};

export type BankFileKindResolvers = EnumResolverSignature<{ CREDIT_TRANSFERS?: any, DIRECT_DEBITS?: any, NOTIFICATION?: any, REPORT?: any, STATEMENT?: any }, ResolversTypes['BankFileKind']>;

export type BankImportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankImport'] = ResolversParentTypes['BankImport']> = {
  known?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['BankImportLine']>, ParentType, ContextType>;
  payments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rejected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returns?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  suspense?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BankImportLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankImportLine'] = ResolversParentTypes['BankImportLine']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bookedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  counterparty?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastDigits?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['BankImportOutcome'], ParentType, ContextType>;
  remittance?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BankImportOutcomeResolvers = EnumResolverSignature<{ KNOWN?: any, PAYMENT?: any, RETURN?: any, SUSPENSE?: any }, ResolversTypes['BankImportOutcome']>;

export type BankLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankLine'] = ResolversParentTypes['BankLine']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bookedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  counterparty?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  fileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastDigits?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  memberId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  memberName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  paymentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['BankLinePurpose'], ParentType, ContextType>;
  remittance?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BankLineConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankLineConnection'] = ResolversParentTypes['BankLineConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BankLineEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['BankLine']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BankLineEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankLineEdge'] = ResolversParentTypes['BankLineEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BankLine'], ParentType, ContextType>;
};

export type BankLinePurposeResolvers = EnumResolverSignature<{ FEES?: any, OWN_FUNDS?: any, PAYMENT?: any, PROVIDER?: any, RETURN?: any, SUSPENSE?: any }, ResolversTypes['BankLinePurpose']>;

export type BankTransferDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankTransferDetails'] = ResolversParentTypes['BankTransferDetails']> = {
  bic?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  holder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  iban?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BooksByResolvers = EnumResolverSignature<{ POSTING?: any, VALUE?: any }, ResolversTypes['BooksBy']>;

export type BooksFormatResolvers = EnumResolverSignature<{ CSV?: any, DATEV?: any }, ResolversTypes['BooksFormat']>;

export type BorrowerRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BorrowerRecord'] = ResolversParentTypes['BorrowerRecord']> = {
  currentlyLate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  loansDefaulted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  loansRepaid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  longestDelayDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paymentsDue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paymentsOnTime?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CancelInvestmentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelInvestmentPayload'] = ResolversParentTypes['CancelInvestmentPayload']> = {
  investment?: Resolver<Maybe<ResolversTypes['Investment']>, ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  wallet?: Resolver<Maybe<ResolversTypes['Wallet']>, ParentType, ContextType>;
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

export type CaseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Case'] = ResolversParentTypes['Case']> = {
  assignee?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  assigneeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  canHoldMoney?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  entries?: Resolver<ResolversTypes['CaseEntryConnection'], ParentType, ContextType, Partial<CaseEntriesArgs>>;
  heldPayments?: Resolver<Array<ResolversTypes['Payment']>, ParentType, ContextType>;
  holdsMoney?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  memberFile?: Resolver<ResolversTypes['MemberFile'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  openedBy?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  openedById?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['CaseOutcome']>, ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['CaseDecision']>, ParentType, ContextType>;
  proposedBy?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  proposedById?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedPayments?: Resolver<Array<ResolversTypes['Payment']>, ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['CaseRule'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CaseState'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CaseActResolvers = EnumResolverSignature<{ ASSIGN?: any, CONFIRM?: any, FILE?: any, FIND?: any, HOLD?: any, LIFT_HOLD?: any, LOOK?: any, NOTE?: any, OPEN?: any, PROPOSE?: any, REJECT?: any, RETURN_MONEY?: any, SET_DEADLINE?: any, TAKE_BACK?: any }, ResolversTypes['CaseAct']>;

export type CaseConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaseConnection'] = ResolversParentTypes['CaseConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CaseEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Case']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CaseDecisionResolvers = EnumResolverSignature<{ CLEARED?: any, LIFT_HOLD?: any, REPORTED?: any, TERMINATED?: any }, ResolversTypes['CaseDecision']>;

export type CaseEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaseEdge'] = ResolversParentTypes['CaseEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Case'], ParentType, ContextType>;
};

export type CaseEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaseEntry'] = ResolversParentTypes['CaseEntry']> = {
  act?: Resolver<ResolversTypes['CaseAct'], ParentType, ContextType>;
  actor?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  actorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  assignee?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  assigneeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['CaseDecision']>, ParentType, ContextType>;
  dueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['CaseFile']>, ParentType, ContextType>;
  finding?: Resolver<Maybe<ResolversTypes['CaseFinding']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paymentIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  refusedWith?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['CaseRule']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CaseEntryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaseEntryConnection'] = ResolversParentTypes['CaseEntryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CaseEntryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['CaseEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CaseEntryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaseEntryEdge'] = ResolversParentTypes['CaseEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CaseEntry'], ParentType, ContextType>;
};

export type CaseFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaseFile'] = ResolversParentTypes['CaseFile']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CaseFindingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaseFinding'] = ResolversParentTypes['CaseFinding']> = {
  amountIn?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  amountOut?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  counterparty?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  counterpartyId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  listed?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  senders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sentBy?: Resolver<Maybe<Array<ResolversTypes['Member']>>, ParentType, ContextType>;
  sentByIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  transactionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CaseOutcomeResolvers = EnumResolverSignature<{ CLEARED?: any, REPORTED?: any, TERMINATED?: any }, ResolversTypes['CaseOutcome']>;

export type CaseRuleResolvers = EnumResolverSignature<{ IN_AND_OUT?: any, LISTS?: any, MANY_SENDERS?: any, OPERATOR?: any, ROUND_TRIPS?: any }, ResolversTypes['CaseRule']>;

export type CaseStateResolvers = EnumResolverSignature<{ CLOSED?: any, IN_REVIEW?: any, OPEN?: any }, ResolversTypes['CaseState']>;

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

export type CashMonthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashMonth'] = ResolversParentTypes['CashMonth']> = {
  advanced?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  closing?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  costs?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  costsSoFar?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  deposits?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  fees?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  held?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opening?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  other?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  owed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  ownFunds?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  returns?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  suspense?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  wallets?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  withdrawals?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
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

export type ChartAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChartAccount'] = ResolversParentTypes['ChartAccount']> = {
  kinds?: Resolver<Array<ResolversTypes['LedgerAccountKind']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ChartAccountType'], ParentType, ContextType>;
};

export type ChartAccountTypeResolvers = EnumResolverSignature<{ ASSET?: any, EQUITY?: any, EXPENSE?: any, INCOME?: any, LIABILITY?: any, MEMORANDUM?: any }, ResolversTypes['ChartAccountType']>;

export type ChosenLenderAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChosenLenderAnswer'] = ResolversParentTypes['ChosenLenderAnswer']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Clock'] = ResolversParentTypes['Clock']> = {
  businessDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  readyAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CloseHelpRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CloseHelpRequestPayload'] = ResolversParentTypes['CloseHelpRequestPayload']> = {
  helpRequest?: Resolver<Maybe<ResolversTypes['HelpRequest']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CloseMemberPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CloseMemberPayload'] = ResolversParentTypes['CloseMemberPayload']> = {
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ClosePeriodPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClosePeriodPayload'] = ResolversParentTypes['ClosePeriodPayload']> = {
  period?: Resolver<Maybe<ResolversTypes['Period']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ConfirmCaseDecisionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmCaseDecisionPayload'] = ResolversParentTypes['ConfirmCaseDecisionPayload']> = {
  case?: Resolver<Maybe<ResolversTypes['Case']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CorrectDocumentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CorrectDocumentPayload'] = ResolversParentTypes['CorrectDocumentPayload']> = {
  document?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CounterpartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Counterpart'] = ResolversParentTypes['Counterpart']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  debit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  memberId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  memberName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subaccountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
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

export type DataExportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DataExport'] = ResolversParentTypes['DataExport']> = {
  bytes?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fetchedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  readyAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DataExportStatus'], ParentType, ContextType>;
};

export type DataExportReadyDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DataExportReadyDetails'] = ResolversParentTypes['DataExportReadyDetails']> = {
  dataExportId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DataExportStatusResolvers = EnumResolverSignature<{ EXPIRED?: any, FAILED?: any, FETCHED?: any, PENDING?: any, READY?: any }, ResolversTypes['DataExportStatus']>;

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

export type DocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Document'] = ResolversParentTypes['Document']> = {
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DocumentKind'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  madeAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  period?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  replacedBy?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType>;
  replacedById?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  replaces?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType>;
  replacesId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DocumentConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentConnection'] = ResolversParentTypes['DocumentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['DocumentEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Document']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DocumentDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentDetails'] = ResolversParentTypes['DocumentDetails']> = {
  document?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType>;
  documentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  documentTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  replacesId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DocumentEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentEdge'] = ResolversParentTypes['DocumentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Document'], ParentType, ContextType>;
};

export type DocumentKindResolvers = EnumResolverSignature<{ ARREARS_NOTICE?: any, LOAN_AGREEMENT?: any, MONTHLY_STATEMENT?: any, PAID_IN_FULL?: any, PAYOFF_LETTER?: any, RECEIPT?: any, TAX_CERTIFICATE?: any }, ResolversTypes['DocumentKind']>;

export type EmailAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailAddress'] = ResolversParentTypes['EmailAddress']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bounceReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bouncedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fromToken?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pendingAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pendingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ErasureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Erasure'] = ResolversParentTypes['Erasure']> = {
  erasedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kept?: Resolver<Array<ResolversTypes['KeptRecords']>, ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ErasureStatus'], ParentType, ContextType>;
};

export type ErasureStatusResolvers = EnumResolverSignature<{ ERASED?: any, ERASING?: any, RETAINED?: any }, ResolversTypes['ErasureStatus']>;

export type ErrorCodeResolvers = EnumResolverSignature<{ ALREADY_REVERSED?: any, AMOUNT_OUT_OF_RANGE?: any, BANK_ACCOUNT_NEW?: any, BORROWER_LATE?: any, CLOCK_BACKWARDS?: any, CONSENT_REQUIRED?: any, DOCUMENTS_UNAVAILABLE?: any, EXCEEDS_REMAINING?: any, EXTERNAL_ID_TAKEN?: any, FORBIDDEN?: any, HISTORY_UNKNOWN?: any, IDEMPOTENCY_IN_PROGRESS?: any, IDEMPOTENCY_KEY_REUSED?: any, INSUFFICIENT_FUNDS?: any, INSUFFICIENT_USER_AUTHENTICATION?: any, INVALID_TRANSITION?: any, KEY_EXPIRED?: any, LENDER_TEST_REQUIRED?: any, LIMIT_EXCEEDED?: any, LOAN_NOT_EDITABLE?: any, LOAN_NOT_OPEN?: any, MANDATE_MISSING?: any, MONEY_OWED?: any, NOT_A_BORROWER?: any, NOT_A_LENDER?: any, NOT_FOUND?: any, NOT_VERIFIED?: any, OBLIGATIONS_LEFT?: any, OWN_ACCOUNT?: any, OWN_LOAN?: any, OWN_REQUEST?: any, PART_OF_LOAN?: any, PAYMENTS_UNAVAILABLE?: any, PLAN_CHANGE_IMPOSSIBLE?: any, REFLECTION_RUNNING?: any, REQUEST_PENDING?: any, SELF_TRANSFER?: any, VALIDATION_FAILED?: any, VERIFICATION_UNAVAILABLE?: any, VERSION_CONFLICT?: any, WARNING_REQUIRED?: any }, ResolversTypes['ErrorCode']>;

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

export type ExpectedChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExpectedChange'] = ResolversParentTypes['ExpectedChange']> = {
  after?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExpectedMonthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExpectedMonth'] = ResolversParentTypes['ExpectedMonth']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  fees?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  interest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  principal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type FeeMonthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeeMonth'] = ResolversParentTypes['FeeMonth']> = {
  charges?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  origination?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  originationRefunded?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  other?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  service?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
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

export type FundingMonthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FundingMonth'] = ResolversParentTypes['FundingMonth']> = {
  funded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fundedShare?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  medianMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ninetiethMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  published?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GatedActResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GatedAct'] = ResolversParentTypes['GatedAct']> = {
  act?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  allowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  left?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  level?: Resolver<Maybe<ResolversTypes['VerificationLevel']>, ParentType, ContextType>;
};

export type HelpAnsweredDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HelpAnsweredDetails'] = ResolversParentTypes['HelpAnsweredDetails']> = {
  helpRequest?: Resolver<Maybe<ResolversTypes['HelpRequest']>, ParentType, ContextType>;
  helpRequestId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HelpFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HelpFile'] = ResolversParentTypes['HelpFile']> = {
  addedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  helpRequest?: Resolver<Maybe<ResolversTypes['HelpRequest']>, ParentType, ContextType>;
  helpRequestId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['HelpFileType'], ParentType, ContextType>;
};

export type HelpFileTypeResolvers = EnumResolverSignature<{ JPEG?: any, PDF?: any, PNG?: any }, ResolversTypes['HelpFileType']>;

export type HelpMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HelpMessage'] = ResolversParentTypes['HelpMessage']> = {
  files?: Resolver<Array<ResolversTypes['HelpFile']>, ParentType, ContextType>;
  fromMember?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  writtenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  writtenBy?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  writtenById?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type HelpRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HelpRequest'] = ResolversParentTypes['HelpRequest']> = {
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  answeredBy?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  answeredById?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  paymentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  repliedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['HelpState'], ParentType, ContextType>;
  thread?: Resolver<Array<ResolversTypes['HelpMessage']>, ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['HelpTopic'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HelpRequestConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HelpRequestConnection'] = ResolversParentTypes['HelpRequestConnection']> = {
  edges?: Resolver<Array<ResolversTypes['HelpRequestEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['HelpRequest']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type HelpRequestEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HelpRequestEdge'] = ResolversParentTypes['HelpRequestEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['HelpRequest'], ParentType, ContextType>;
};

export type HelpStateResolvers = EnumResolverSignature<{ ANSWERED?: any, CLOSED?: any, OPEN?: any }, ResolversTypes['HelpState']>;

export type HelpTopicResolvers = EnumResolverSignature<{ ACCOUNT?: any, IDENTITY?: any, LOAN?: any, OTHER?: any, PAYMENT?: any }, ResolversTypes['HelpTopic']>;

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

export type HoldingKindResolvers = EnumResolverSignature<{ ADVANCED?: any, AVAILABLE?: any, HELD?: any, LENT?: any, OWED?: any }, ResolversTypes['HoldingKind']>;

export type HouseAccountKindResolvers = EnumResolverSignature<{ BANK?: any, FEES?: any, IN_TRANSIT?: any, OWN_FUNDS?: any, PROVIDER_FEES?: any, SETTLEMENT?: any, SUSPENSE?: any }, ResolversTypes['HouseAccountKind']>;

export type HouseBalanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HouseBalance'] = ResolversParentTypes['HouseBalance']> = {
  account?: Resolver<ResolversTypes['HouseAccountKind'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  debit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ImportBankFilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportBankFilePayload'] = ResolversParentTypes['ImportBankFilePayload']> = {
  bankImport?: Resolver<Maybe<ResolversTypes['BankImport']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

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
  borrowerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  chargesEarned?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  daysPastDue?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interestEarned?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  interestRate?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  lender?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  lenderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loan?: Resolver<ResolversTypes['Loan'], ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loanTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextDueOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  overdue?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  principalOutstanding?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  principalRepaid?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  realisedReturn?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  recovered?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  reflectionEndsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sharePercent?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['InvestmentStatus']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  warningAcknowledged?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
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

export type InvestmentLateDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvestmentLateDetails'] = ResolversParentTypes['InvestmentLateDetails']> = {
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
  from?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
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
  to?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
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

export type InvestmentSortResolvers = EnumResolverSignature<{ AMOUNT?: any, NEWEST?: any, NEXT_DUE?: any, OUTSTANDING?: any, RATE?: any }, ResolversTypes['InvestmentSort']>;

export type InvestmentStatusResolvers = EnumResolverSignature<{ ACTIVE?: any, CANCELLED?: any, DEFAULTED?: any, PENDING?: any, REPAID?: any }, ResolversTypes['InvestmentStatus']>;

export type InvestmentTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvestmentTotals'] = ResolversParentTypes['InvestmentTotals']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  earned?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  invested?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  late?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  outstanding?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  released?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  repaid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

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

export type JournalLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JournalLine'] = ResolversParentTypes['JournalLine']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  correctsId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  counterAccounts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  counterparts?: Resolver<Array<ResolversTypes['Counterpart']>, ParentType, ContextType>;
  counterpartsNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  debit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  investment?: Resolver<Maybe<ResolversTypes['Investment']>, ParentType, ContextType>;
  investmentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ledgerTransactionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  memberId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  memberName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  memorandum?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  postedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  subaccountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  valueDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type JournalLineConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JournalLineConnection'] = ResolversParentTypes['JournalLineConnection']> = {
  edges?: Resolver<Array<ResolversTypes['JournalLineEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['JournalLine']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type JournalLineEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JournalLineEdge'] = ResolversParentTypes['JournalLineEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['JournalLine'], ParentType, ContextType>;
};

export type KeptKindResolvers = EnumResolverSignature<{ AML?: any, BOOKS?: any }, ResolversTypes['KeptKind']>;

export type KeptRecordsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeptRecords'] = ResolversParentTypes['KeptRecords']> = {
  kind?: Resolver<ResolversTypes['KeptKind'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type KeyFactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeyFact'] = ResolversParentTypes['KeyFact']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KeyFactsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeyFacts'] = ResolversParentTypes['KeyFacts']> = {
  early?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  facts?: Resolver<Array<ResolversTypes['KeyFact']>, ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  late?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LateBucketResolvers = EnumResolverSignature<{ CURRENT?: any, DAYS_1_TO_30?: any, DAYS_31_TO_60?: any, DAYS_61_TO_90?: any, DEFAULTED?: any, OVER_90_DAYS?: any, REPAID?: any, WRITTEN_OFF?: any }, ResolversTypes['LateBucket']>;

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

export type LateLoansResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LateLoans'] = ResolversParentTypes['LateLoans']> = {
  amountDue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bucket?: Resolver<ResolversTypes['LateBucket'], ParentType, ContextType>;
  loans?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  loansAdded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type LedgerAccountKindResolvers = EnumResolverSignature<{ ADVANCED?: any, AVAILABLE?: any, BANK?: any, CLAIM?: any, FEES?: any, HELD?: any, IN_TRANSIT?: any, OWED?: any, OWN_FUNDS?: any, PROVIDER_FEES?: any, RECEIVABLE?: any, SETTLEMENT?: any, SUSPENSE?: any }, ResolversTypes['LedgerAccountKind']>;

export type LedgerEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LedgerEntry'] = ResolversParentTypes['LedgerEntry']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  balanceAfter?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  holding?: Resolver<ResolversTypes['HoldingKind'], ParentType, ContextType>;
  investment?: Resolver<Maybe<ResolversTypes['Investment']>, ParentType, ContextType>;
  investmentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ledgerTransactionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  paymentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
  transactionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
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

export type LenderAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LenderAnswer'] = ResolversParentTypes['LenderAnswer']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LenderQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LenderQuestion'] = ResolversParentTypes['LenderQuestion']> = {
  answers?: Resolver<Array<ResolversTypes['LenderAnswer']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LenderReturnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LenderReturn'] = ResolversParentTypes['LenderReturn']> = {
  lenders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  percentile?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  return?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
};

export type LenderTestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LenderTest'] = ResolversParentTypes['LenderTest']> = {
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  missing?: Resolver<Maybe<ResolversTypes['LenderTestMissing']>, ParentType, ContextType>;
  newest?: Resolver<Maybe<ResolversTypes['TakenLenderTest']>, ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['LenderQuestion']>, ParentType, ContextType>;
  reflectionHours?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sophisticatedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warning?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warningAbove?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type LenderTestMissingResolvers = EnumResolverSignature<{ EXPIRED?: any, NEVER_TAKEN?: any, NOT_ACKNOWLEDGED?: any }, ResolversTypes['LenderTestMissing']>;

export type LenderTestResultResolvers = EnumResolverSignature<{ INSUFFICIENT?: any, SUFFICIENT?: any }, ResolversTypes['LenderTestResult']>;

export type LetterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Letter'] = ResolversParentTypes['Letter']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  html?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
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
  defaultOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  disbursementDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  feeRefund?: Resolver<ResolversTypes['FeeRefund'], ParentType, ContextType>;
  feeRefunded?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  formerInstalments?: Resolver<ResolversTypes['FormerInstalmentConnection'], ParentType, ContextType, Partial<LoanFormerInstalmentsArgs>>;
  freeze?: Resolver<Maybe<ResolversTypes['LoanFreeze']>, ParentType, ContextType>;
  fundedPercent?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['LoanEvent']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interestPausedUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  interestRate?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  investments?: Resolver<ResolversTypes['InvestmentConnection'], ParentType, ContextType, Partial<LoanInvestmentsArgs>>;
  keyFacts?: Resolver<Maybe<ResolversTypes['KeyFacts']>, ParentType, ContextType>;
  lateTerms?: Resolver<ResolversTypes['LateTerms'], ParentType, ContextType>;
  lentToBorrower?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  locationDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locationLatitude?: Resolver<Maybe<ResolversTypes['Latitude']>, ParentType, ContextType>;
  locationLongitude?: Resolver<Maybe<ResolversTypes['Longitude']>, ParentType, ContextType>;
  metadata?: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
  myInvestment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  netProceeds?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  nextDue?: Resolver<Maybe<ResolversTypes['Instalment']>, ParentType, ContextType>;
  originationFee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  overdueInterest?: Resolver<Maybe<Array<ResolversTypes['OverdueInterest']>>, ParentType, ContextType>;
  ownPayments?: Resolver<Maybe<Array<ResolversTypes['OwnPayment']>>, ParentType, ContextType>;
  ownReceipts?: Resolver<Maybe<Array<ResolversTypes['OwnReceipt']>>, ParentType, ContextType>;
  pauseReasons?: Resolver<Maybe<Array<ResolversTypes['LoanPauseReason']>>, ParentType, ContextType>;
  paused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  payoffAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  planChanges?: Resolver<ResolversTypes['PlanChangeConnection'], ParentType, ContextType, Partial<LoanPlanChangesArgs>>;
  principalOutstanding?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  purpose?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recovered?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  reflectionEndsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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
  nextAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  nextDueOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
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

export type LoanFreezeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanFreeze'] = ResolversParentTypes['LoanFreeze']> = {
  frozenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  operator?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  operatorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type LoanGuidanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanGuidance'] = ResolversParentTypes['LoanGuidance']> = {
  defaultRate?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  defaultRateLoans?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  defaulted?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lateNow?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  paidOut?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  similar?: Resolver<Maybe<ResolversTypes['SimilarLoans']>, ParentType, ContextType>;
};

export type LoanMatchesDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanMatchesDetails'] = ResolversParentTypes['LoanMatchesDetails']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loanTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderSkipped?: Resolver<Maybe<ResolversTypes['OrderSkipped']>, ParentType, ContextType>;
  searchName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LoanPauseReasonResolvers = EnumResolverSignature<{ BORROWER_FROZEN?: any, BORROWER_OWES?: any, FROZEN?: any }, ResolversTypes['LoanPauseReason']>;

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
  keyFacts?: Resolver<ResolversTypes['KeyFacts'], ParentType, ContextType>;
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

export type LoanReopenedDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanReopenedDetails'] = ResolversParentTypes['LoanReopenedDetails']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loanTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type LoanRepaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanRepayment'] = ResolversParentTypes['LoanRepayment']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  charges?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lentAgain?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paidAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  principal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  undoneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  valueDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type LoanRepaymentConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanRepaymentConnection'] = ResolversParentTypes['LoanRepaymentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['LoanRepaymentEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['LoanRepayment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LoanRepaymentEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanRepaymentEdge'] = ResolversParentTypes['LoanRepaymentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['LoanRepayment'], ParentType, ContextType>;
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

export type LoanSortResolvers = EnumResolverSignature<{ AMOUNT?: any, EXPIRING?: any, LATE?: any, NEWEST?: any, RATE?: any }, ResolversTypes['LoanSort']>;

export type LoanStandingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanStanding'] = ResolversParentTypes['LoanStanding']> = {
  amountDue?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  daysPastDue?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  instalmentsLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastDueOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  monthlyPayment?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  payoffAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LoanStatus'], ParentType, ContextType>;
};

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

export type LookAtMeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LookAtMe'] = ResolversParentTypes['LookAtMe']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  operator?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  purpose?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LooksShownDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LooksShownDetails'] = ResolversParentTypes['LooksShownDetails']> = {
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

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

export type MarkSophisticatedPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkSophisticatedPayload'] = ResolversParentTypes['MarkSophisticatedPayload']> = {
  lender?: Resolver<Maybe<ResolversTypes['MarkedLender']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MarkedLenderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkedLender'] = ResolversParentTypes['MarkedLender']> = {
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sophisticatedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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

export type MemberBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberBlock'] = ResolversParentTypes['MemberBlock']> = {
  blockedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  operator?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  operatorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MemberClosedDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberClosedDetails'] = ResolversParentTypes['MemberClosedDetails']> = {
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MemberFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberFile'] = ResolversParentTypes['MemberFile']> = {
  block?: Resolver<Maybe<ResolversTypes['MemberBlock']>, ParentType, ContextType>;
  blocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  creditScore?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  documents?: Resolver<ResolversTypes['DocumentConnection'], ParentType, ContextType, Partial<MemberFileDocumentsArgs>>;
  emailAddress?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  entries?: Resolver<ResolversTypes['LedgerEntryConnection'], ParentType, ContextType, Partial<MemberFileEntriesArgs>>;
  erasure?: Resolver<Maybe<ResolversTypes['Erasure']>, ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fullName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  history?: Resolver<ResolversTypes['AuditEntryConnection'], ParentType, ContextType, Partial<MemberFileHistoryArgs>>;
  investments?: Resolver<ResolversTypes['InvestmentConnection'], ParentType, ContextType, Partial<MemberFileInvestmentsArgs>>;
  latitude?: Resolver<Maybe<ResolversTypes['Latitude']>, ParentType, ContextType>;
  lenderTest?: Resolver<Maybe<ResolversTypes['LenderTest']>, ParentType, ContextType>;
  letters?: Resolver<ResolversTypes['LetterConnection'], ParentType, ContextType, Partial<MemberFileLettersArgs>>;
  loans?: Resolver<ResolversTypes['LoanConnection'], ParentType, ContextType, Partial<MemberFileLoansArgs>>;
  longitude?: Resolver<Maybe<ResolversTypes['Longitude']>, ParentType, ContextType>;
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  metadata?: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
  money?: Resolver<ResolversTypes['MemberMoney'], ParentType, ContextType>;
  monthlyIncome?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  notes?: Resolver<ResolversTypes['OperatorNoteConnection'], ParentType, ContextType, Partial<MemberFileNotesArgs>>;
  notifications?: Resolver<ResolversTypes['NotificationConnection'], ParentType, ContextType, Partial<MemberFileNotificationsArgs>>;
  preferences?: Resolver<ResolversTypes['Preferences'], ParentType, ContextType>;
  taxLines?: Resolver<ResolversTypes['TaxLineConnection'], ParentType, ContextType, RequireFields<MemberFileTaxLinesArgs, 'year'>>;
  taxYear?: Resolver<ResolversTypes['TaxYear'], ParentType, ContextType, RequireFields<MemberFileTaxYearArgs, 'year'>>;
  transactions?: Resolver<ResolversTypes['TransactionConnection'], ParentType, ContextType, Partial<MemberFileTransactionsArgs>>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userType?: Resolver<ResolversTypes['UserType'], ParentType, ContextType>;
  verification?: Resolver<ResolversTypes['Verification'], ParentType, ContextType>;
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
  heldForInvestments?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  heldForWithdrawals?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  holdings?: Resolver<ResolversTypes['HoldingConnection'], ParentType, ContextType, Partial<MemberMoneyHoldingsArgs>>;
  lent?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  reckoning?: Resolver<ResolversTypes['Reckoning'], ParentType, ContextType>;
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
  acceptAgreement?: Resolver<ResolversTypes['AcceptAgreementPayload'], ParentType, ContextType, RequireFields<MutationAcceptAgreementArgs, 'input'>>;
  acknowledgeLenderTest?: Resolver<ResolversTypes['AcknowledgeLenderTestPayload'], ParentType, ContextType, RequireFields<MutationAcknowledgeLenderTestArgs, 'input'>>;
  addBankAccount?: Resolver<ResolversTypes['AddBankAccountPayload'], ParentType, ContextType, RequireFields<MutationAddBankAccountArgs, 'input'>>;
  addCaseFile?: Resolver<ResolversTypes['AddCaseFilePayload'], ParentType, ContextType, RequireFields<MutationAddCaseFileArgs, 'input'>>;
  addCaseNote?: Resolver<ResolversTypes['AddCaseNotePayload'], ParentType, ContextType, RequireFields<MutationAddCaseNoteArgs, 'input'>>;
  addHelpFile?: Resolver<ResolversTypes['AddHelpFilePayload'], ParentType, ContextType, RequireFields<MutationAddHelpFileArgs, 'input'>>;
  addLoanNote?: Resolver<ResolversTypes['AddLoanNotePayload'], ParentType, ContextType, RequireFields<MutationAddLoanNoteArgs, 'input'>>;
  addMemberNote?: Resolver<ResolversTypes['AddMemberNotePayload'], ParentType, ContextType, RequireFields<MutationAddMemberNoteArgs, 'input'>>;
  advanceClock?: Resolver<ResolversTypes['AdvanceClockPayload'], ParentType, ContextType, RequireFields<MutationAdvanceClockArgs, 'input'>>;
  answerHelpRequest?: Resolver<ResolversTypes['AnswerHelpRequestPayload'], ParentType, ContextType, RequireFields<MutationAnswerHelpRequestArgs, 'input'>>;
  approveLoan?: Resolver<ResolversTypes['ApproveLoanPayload'], ParentType, ContextType, RequireFields<MutationApproveLoanArgs, 'input'>>;
  approvePayment?: Resolver<ResolversTypes['ApprovePaymentPayload'], ParentType, ContextType, RequireFields<MutationApprovePaymentArgs, 'input'>>;
  approveRequest?: Resolver<ResolversTypes['ApproveRequestPayload'], ParentType, ContextType, RequireFields<MutationApproveRequestArgs, 'input'>>;
  assignBankLine?: Resolver<ResolversTypes['AssignBankLinePayload'], ParentType, ContextType, RequireFields<MutationAssignBankLineArgs, 'input'>>;
  cancelInvestment?: Resolver<ResolversTypes['CancelInvestmentPayload'], ParentType, ContextType, RequireFields<MutationCancelInvestmentArgs, 'input'>>;
  cancelLoan?: Resolver<ResolversTypes['CancelLoanPayload'], ParentType, ContextType, RequireFields<MutationCancelLoanArgs, 'input'>>;
  cancelPayment?: Resolver<ResolversTypes['CancelPaymentPayload'], ParentType, ContextType, RequireFields<MutationCancelPaymentArgs, 'input'>>;
  changeEmailAddress?: Resolver<ResolversTypes['ChangeEmailAddressPayload'], ParentType, ContextType, RequireFields<MutationChangeEmailAddressArgs, 'input'>>;
  changeOwnPlan?: Resolver<ResolversTypes['ChangeOwnPlanPayload'], ParentType, ContextType, RequireFields<MutationChangeOwnPlanArgs, 'input'>>;
  changePlan?: Resolver<ResolversTypes['ChangePlanPayload'], ParentType, ContextType, RequireFields<MutationChangePlanArgs, 'input'>>;
  closeHelpRequest?: Resolver<ResolversTypes['CloseHelpRequestPayload'], ParentType, ContextType, RequireFields<MutationCloseHelpRequestArgs, 'input'>>;
  closeMember?: Resolver<ResolversTypes['CloseMemberPayload'], ParentType, ContextType, RequireFields<MutationCloseMemberArgs, 'input'>>;
  closePeriod?: Resolver<ResolversTypes['ClosePeriodPayload'], ParentType, ContextType, RequireFields<MutationClosePeriodArgs, 'input'>>;
  confirmCaseDecision?: Resolver<ResolversTypes['ConfirmCaseDecisionPayload'], ParentType, ContextType, RequireFields<MutationConfirmCaseDecisionArgs, 'input'>>;
  correctDocument?: Resolver<ResolversTypes['CorrectDocumentPayload'], ParentType, ContextType, RequireFields<MutationCorrectDocumentArgs, 'input'>>;
  createLoan?: Resolver<ResolversTypes['CreateLoanPayload'], ParentType, ContextType, RequireFields<MutationCreateLoanArgs, 'input'>>;
  createNotification?: Resolver<ResolversTypes['CreateNotificationPayload'], ParentType, ContextType, RequireFields<MutationCreateNotificationArgs, 'input'>>;
  createSavedSearch?: Resolver<ResolversTypes['SavedSearchPayload'], ParentType, ContextType, RequireFields<MutationCreateSavedSearchArgs, 'input'>>;
  createWebhook?: Resolver<ResolversTypes['CreateWebhookPayload'], ParentType, ContextType, RequireFields<MutationCreateWebhookArgs, 'input'>>;
  defaultLoan?: Resolver<ResolversTypes['DefaultLoanPayload'], ParentType, ContextType, RequireFields<MutationDefaultLoanArgs, 'input'>>;
  deleteSavedSearch?: Resolver<ResolversTypes['SavedSearchPayload'], ParentType, ContextType, RequireFields<MutationDeleteSavedSearchArgs, 'input'>>;
  deposit?: Resolver<ResolversTypes['DepositPayload'], ParentType, ContextType, RequireFields<MutationDepositArgs, 'input'>>;
  freezeLoan?: Resolver<ResolversTypes['FreezeLoanPayload'], ParentType, ContextType, RequireFields<MutationFreezeLoanArgs, 'input'>>;
  freezeMember?: Resolver<ResolversTypes['FreezeMemberPayload'], ParentType, ContextType, RequireFields<MutationFreezeMemberArgs, 'input'>>;
  importBankFile?: Resolver<ResolversTypes['ImportBankFilePayload'], ParentType, ContextType, RequireFields<MutationImportBankFileArgs, 'input'>>;
  importLoans?: Resolver<ResolversTypes['ImportLoansPayload'], ParentType, ContextType, RequireFields<MutationImportLoansArgs, 'input'>>;
  invest?: Resolver<ResolversTypes['InvestPayload'], ParentType, ContextType, RequireFields<MutationInvestArgs, 'input'>>;
  markAllNotificationsRead?: Resolver<ResolversTypes['MarkAllNotificationsReadPayload'], ParentType, ContextType, RequireFields<MutationMarkAllNotificationsReadArgs, 'input'>>;
  markNotificationRead?: Resolver<ResolversTypes['MarkNotificationReadPayload'], ParentType, ContextType, RequireFields<MutationMarkNotificationReadArgs, 'input'>>;
  markSophisticated?: Resolver<ResolversTypes['MarkSophisticatedPayload'], ParentType, ContextType, RequireFields<MutationMarkSophisticatedArgs, 'input'>>;
  openCase?: Resolver<ResolversTypes['OpenCasePayload'], ParentType, ContextType, RequireFields<MutationOpenCaseArgs, 'input'>>;
  previewBooking?: Resolver<ResolversTypes['PreviewRequestPayload'], ParentType, ContextType, RequireFields<MutationPreviewBookingArgs, 'input'>>;
  previewPlanChange?: Resolver<ResolversTypes['ChangePlanPayload'], ParentType, ContextType, RequireFields<MutationPreviewPlanChangeArgs, 'input'>>;
  previewPlanChangeUndoing?: Resolver<ResolversTypes['PreviewRequestPayload'], ParentType, ContextType, RequireFields<MutationPreviewPlanChangeUndoingArgs, 'input'>>;
  previewRedaction?: Resolver<ResolversTypes['PreviewRequestPayload'], ParentType, ContextType, RequireFields<MutationPreviewRedactionArgs, 'input'>>;
  previewRepayment?: Resolver<ResolversTypes['PreviewRepaymentPayload'], ParentType, ContextType, RequireFields<MutationPreviewRepaymentArgs, 'input'>>;
  previewRequest?: Resolver<ResolversTypes['PreviewRequestPayload'], ParentType, ContextType, RequireFields<MutationPreviewRequestArgs, 'input'>>;
  previewReversal?: Resolver<ResolversTypes['PreviewRequestPayload'], ParentType, ContextType, RequireFields<MutationPreviewReversalArgs, 'input'>>;
  previewUndoing?: Resolver<ResolversTypes['PreviewRequestPayload'], ParentType, ContextType, RequireFields<MutationPreviewUndoingArgs, 'input'>>;
  proposeCaseDecision?: Resolver<ResolversTypes['ProposeCaseDecisionPayload'], ParentType, ContextType, RequireFields<MutationProposeCaseDecisionArgs, 'input'>>;
  publishLoan?: Resolver<ResolversTypes['PublishLoanPayload'], ParentType, ContextType, RequireFields<MutationPublishLoanArgs, 'input'>>;
  recordRecovery?: Resolver<ResolversTypes['RecordRecoveryPayload'], ParentType, ContextType, RequireFields<MutationRecordRecoveryArgs, 'input'>>;
  redactAuditTrail?: Resolver<ResolversTypes['RedactAuditTrailPayload'], ParentType, ContextType, RequireFields<MutationRedactAuditTrailArgs, 'input'>>;
  rejectCaseDecision?: Resolver<ResolversTypes['RejectCaseDecisionPayload'], ParentType, ContextType, RequireFields<MutationRejectCaseDecisionArgs, 'input'>>;
  rejectRequest?: Resolver<ResolversTypes['RejectRequestPayload'], ParentType, ContextType, RequireFields<MutationRejectRequestArgs, 'input'>>;
  releaseLoan?: Resolver<ResolversTypes['ReleaseLoanPayload'], ParentType, ContextType, RequireFields<MutationReleaseLoanArgs, 'input'>>;
  releaseMember?: Resolver<ResolversTypes['ReleaseMemberPayload'], ParentType, ContextType, RequireFields<MutationReleaseMemberArgs, 'input'>>;
  remindBorrower?: Resolver<ResolversTypes['RemindBorrowerPayload'], ParentType, ContextType, RequireFields<MutationRemindBorrowerArgs, 'input'>>;
  removeBankAccount?: Resolver<ResolversTypes['BankAccountPayload'], ParentType, ContextType, RequireFields<MutationRemoveBankAccountArgs, 'input'>>;
  removeWebhook?: Resolver<ResolversTypes['RemoveWebhookPayload'], ParentType, ContextType, RequireFields<MutationRemoveWebhookArgs, 'input'>>;
  repayLoan?: Resolver<ResolversTypes['RepayLoanPayload'], ParentType, ContextType, RequireFields<MutationRepayLoanArgs, 'input'>>;
  replyToHelpRequest?: Resolver<ResolversTypes['ReplyToHelpRequestPayload'], ParentType, ContextType, RequireFields<MutationReplyToHelpRequestArgs, 'input'>>;
  requestDataExport?: Resolver<ResolversTypes['RequestDataExportPayload'], ParentType, ContextType>;
  requestErasure?: Resolver<ResolversTypes['RequestErasurePayload'], ParentType, ContextType>;
  requestHelp?: Resolver<ResolversTypes['RequestHelpPayload'], ParentType, ContextType, RequireFields<MutationRequestHelpArgs, 'input'>>;
  requestPayoffLetter?: Resolver<ResolversTypes['RequestPayoffLetterPayload'], ParentType, ContextType, RequireFields<MutationRequestPayoffLetterArgs, 'input'>>;
  requestReceipt?: Resolver<ResolversTypes['RequestReceiptPayload'], ParentType, ContextType, RequireFields<MutationRequestReceiptArgs, 'input'>>;
  resendWebhookEvents?: Resolver<ResolversTypes['ResendWebhookEventsPayload'], ParentType, ContextType, RequireFields<MutationResendWebhookEventsArgs, 'input'>>;
  retryWebhookDelivery?: Resolver<ResolversTypes['RetryWebhookDeliveryPayload'], ParentType, ContextType, RequireFields<MutationRetryWebhookDeliveryArgs, 'input'>>;
  returnLoan?: Resolver<ResolversTypes['ReturnLoanPayload'], ParentType, ContextType, RequireFields<MutationReturnLoanArgs, 'input'>>;
  reverseTransaction?: Resolver<ResolversTypes['ReverseTransactionPayload'], ParentType, ContextType, RequireFields<MutationReverseTransactionArgs, 'input'>>;
  reviewMember?: Resolver<ResolversTypes['ReviewMemberPayload'], ParentType, ContextType, RequireFields<MutationReviewMemberArgs, 'input'>>;
  rotateWebhookSecret?: Resolver<ResolversTypes['RotateWebhookSecretPayload'], ParentType, ContextType, RequireFields<MutationRotateWebhookSecretArgs, 'input'>>;
  showLooks?: Resolver<ResolversTypes['ShowLooksPayload'], ParentType, ContextType, RequireFields<MutationShowLooksArgs, 'input'>>;
  signMandate?: Resolver<ResolversTypes['BankAccountPayload'], ParentType, ContextType, RequireFields<MutationSignMandateArgs, 'input'>>;
  startVerification?: Resolver<ResolversTypes['StartVerificationPayload'], ParentType, ContextType, RequireFields<MutationStartVerificationArgs, 'input'>>;
  takeLenderTest?: Resolver<ResolversTypes['TakeLenderTestPayload'], ParentType, ContextType, RequireFields<MutationTakeLenderTestArgs, 'input'>>;
  transfer?: Resolver<ResolversTypes['TransferPayload'], ParentType, ContextType, RequireFields<MutationTransferArgs, 'input'>>;
  undoOwnPlanChange?: Resolver<ResolversTypes['UndoOwnPlanChangePayload'], ParentType, ContextType, RequireFields<MutationUndoOwnPlanChangeArgs, 'input'>>;
  undoPlanChange?: Resolver<ResolversTypes['UndoPlanChangePayload'], ParentType, ContextType, RequireFields<MutationUndoPlanChangeArgs, 'input'>>;
  undoRepayment?: Resolver<ResolversTypes['UndoRepaymentPayload'], ParentType, ContextType, RequireFields<MutationUndoRepaymentArgs, 'input'>>;
  updateCase?: Resolver<ResolversTypes['UpdateCasePayload'], ParentType, ContextType, RequireFields<MutationUpdateCaseArgs, 'input'>>;
  updateLoan?: Resolver<ResolversTypes['UpdateLoanPayload'], ParentType, ContextType, RequireFields<MutationUpdateLoanArgs, 'input'>>;
  updatePreferences?: Resolver<ResolversTypes['UpdatePreferencesPayload'], ParentType, ContextType, RequireFields<MutationUpdatePreferencesArgs, 'input'>>;
  updateProfile?: Resolver<ResolversTypes['UpdateProfilePayload'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  updateSavedSearch?: Resolver<ResolversTypes['SavedSearchPayload'], ParentType, ContextType, RequireFields<MutationUpdateSavedSearchArgs, 'input'>>;
  updateWebhook?: Resolver<ResolversTypes['UpdateWebhookPayload'], ParentType, ContextType, RequireFields<MutationUpdateWebhookArgs, 'input'>>;
  updateWorkItem?: Resolver<ResolversTypes['UpdateWorkItemPayload'], ParentType, ContextType, RequireFields<MutationUpdateWorkItemArgs, 'input'>>;
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
  loanCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  loans?: Resolver<Array<ResolversTypes['Loan']>, ParentType, ContextType>;
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
  __resolveType: TypeResolveFn<'AutoInvestedDetails' | 'BankAccountAddedDetails' | 'ChargeWaivedDetails' | 'CustomDetails' | 'DataExportReadyDetails' | 'DepositDetails' | 'DepositFailedDetails' | 'DocumentDetails' | 'FeeRefundedDetails' | 'HelpAnsweredDetails' | 'InvestmentActiveDetails' | 'InvestmentDefaultedDetails' | 'InvestmentLateDetails' | 'InvestmentPausedDetails' | 'InvestmentPlanChangedDetails' | 'InvestmentReceivedDetails' | 'InvestmentReleasedDetails' | 'InvestmentRepaidDetails' | 'InvestmentResumedDetails' | 'InvestmentWithdrawnDetails' | 'InvestmentWrittenOffDetails' | 'LateFeeChargedDetails' | 'LoanApprovedDetails' | 'LoanCancelledDetails' | 'LoanDefaultedDetails' | 'LoanDisbursedDetails' | 'LoanExpiredDetails' | 'LoanFrozenDetails' | 'LoanFundedDetails' | 'LoanMatchesDetails' | 'LoanPausedDetails' | 'LoanReleasedDetails' | 'LoanReopenedDetails' | 'LoanRepaidDetails' | 'LoanResumedDetails' | 'LoanReturnedDetails' | 'LoanWithdrawnDetails' | 'LoanWrittenOffDetails' | 'LooksShownDetails' | 'MemberClosedDetails' | 'MemberFrozenDetails' | 'MemberReleasedDetails' | 'PartPaymentDetails' | 'PlanChangedDetails' | 'RecoveryRecordedDetails' | 'RepaymentBookedDetails' | 'RepaymentDueDetails' | 'RepaymentLateDetails' | 'RepaymentReceivedDetails' | 'RepaymentTakenBackDetails' | 'RepaymentTakenDetails' | 'RepaymentUndoneDetails' | 'ReversalDetails' | 'TransferFailedDetails' | 'TransferReceivedDetails' | 'WithdrawalDetails' | 'WithdrawalFailedDetails', ParentType, ContextType>;
};

export type NotificationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationEdge'] = ResolversParentTypes['NotificationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Notification'], ParentType, ContextType>;
};

export type NotificationKindResolvers = EnumResolverSignature<{ AUTO_INVESTED?: any, BANK_ACCOUNT_ADDED?: any, CHARGE_WAIVED?: any, CUSTOM?: any, DATA_EXPORT_READY?: any, DEPOSIT?: any, DEPOSIT_FAILED?: any, DOCUMENT?: any, FEE_REFUNDED?: any, HELP_ANSWERED?: any, INVESTMENT_ACTIVE?: any, INVESTMENT_DEFAULTED?: any, INVESTMENT_LATE?: any, INVESTMENT_PAUSED?: any, INVESTMENT_PLAN_CHANGED?: any, INVESTMENT_RECEIVED?: any, INVESTMENT_RELEASED?: any, INVESTMENT_REPAID?: any, INVESTMENT_RESUMED?: any, INVESTMENT_WITHDRAWN?: any, INVESTMENT_WRITTEN_OFF?: any, LATE_FEE_CHARGED?: any, LOAN_APPROVED?: any, LOAN_CANCELLED?: any, LOAN_DEFAULTED?: any, LOAN_DISBURSED?: any, LOAN_EXPIRED?: any, LOAN_FROZEN?: any, LOAN_FUNDED?: any, LOAN_MATCHES?: any, LOAN_PAUSED?: any, LOAN_RELEASED?: any, LOAN_REOPENED?: any, LOAN_REPAID?: any, LOAN_RESUMED?: any, LOAN_RETURNED?: any, LOAN_WITHDRAWN?: any, LOAN_WRITTEN_OFF?: any, LOOKS_SHOWN?: any, MEMBER_CLOSED?: any, MEMBER_FROZEN?: any, MEMBER_RELEASED?: any, PART_PAYMENT?: any, PLAN_CHANGED?: any, RECOVERY_RECORDED?: any, REPAYMENT_BOOKED?: any, REPAYMENT_DUE?: any, REPAYMENT_LATE?: any, REPAYMENT_RECEIVED?: any, REPAYMENT_TAKEN?: any, REPAYMENT_TAKEN_BACK?: any, REPAYMENT_UNDONE?: any, REVERSAL?: any, TRANSFER_FAILED?: any, TRANSFER_RECEIVED?: any, WITHDRAWAL?: any, WITHDRAWAL_FAILED?: any }, ResolversTypes['NotificationKind']>;

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

export type OpenCasePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenCasePayload'] = ResolversParentTypes['OpenCasePayload']> = {
  case?: Resolver<Maybe<ResolversTypes['Case']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OperatorNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OperatorNote'] = ResolversParentTypes['OperatorNote']> = {
  author?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  authorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['OperatorNoteFile']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OperatorNoteConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OperatorNoteConnection'] = ResolversParentTypes['OperatorNoteConnection']> = {
  edges?: Resolver<Array<ResolversTypes['OperatorNoteEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['OperatorNote']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OperatorNoteEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OperatorNoteEdge'] = ResolversParentTypes['OperatorNoteEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['OperatorNote'], ParentType, ContextType>;
};

export type OperatorNoteFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OperatorNoteFile'] = ResolversParentTypes['OperatorNoteFile']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

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
  matchMisses?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  matchReasons?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  matchScore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxInvestment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  minInvestment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  myInvestment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  netYield?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  yearlyLoss?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
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

export type OpportunitySortResolvers = EnumResolverSignature<{ DISTANCE?: any, EXPIRING?: any, FUNDED_PERCENT?: any, MATCH?: any, NEWEST?: any, RATE?: any, TERM?: any }, ResolversTypes['OpportunitySort']>;

export type OverdueInterestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OverdueInterest'] = ResolversParentTypes['OverdueInterest']> = {
  interest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  penalty?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  principal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type OwedByMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwedByMember'] = ResolversParentTypes['OwedByMember']> = {
  cause?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  memberName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  owed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OwedByMemberConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwedByMemberConnection'] = ResolversParentTypes['OwedByMemberConnection']> = {
  edges?: Resolver<Array<ResolversTypes['OwedByMemberEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['OwedByMember']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OwedByMemberEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwedByMemberEdge'] = ResolversParentTypes['OwedByMemberEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['OwedByMember'], ParentType, ContextType>;
};

export type OwnPaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnPayment'] = ResolversParentTypes['OwnPayment']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  dueOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  interest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  principal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type OwnPlanPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnPlanPart'] = ResolversParentTypes['OwnPlanPart']> = {
  expected?: Resolver<Array<ResolversTypes['ExpectedChange']>, ParentType, ContextType>;
  interestAfter?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  interestBefore?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lastDueAfter?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  lastDueBefore?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type OwnReceiptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnReceipt'] = ResolversParentTypes['OwnReceipt']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  charges?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  interest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  principal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  receivedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PartPaymentDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PartPaymentDetails'] = ResolversParentTypes['PartPaymentDetails']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  autopay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  charges?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  interest?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loanTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  overdue?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  overdueSince?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  principal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
  transactionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PastBalanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PastBalance'] = ResolversParentTypes['PastBalance']> = {
  advanced?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  held?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  owed?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bankAccount?: Resolver<Maybe<ResolversTypes['BankAccount']>, ParentType, ContextType>;
  bankAccountId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  counterparty?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  counterpartyId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  counterpartyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['PaymentDirection'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  memberName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metadata?: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
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

export type PayoffLetterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayoffLetter'] = ResolversParentTypes['PayoffLetter']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  charges?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  document?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  principal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PayoffLetterStatus'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type PayoffLetterStatusResolvers = EnumResolverSignature<{ PENDING?: any, READY?: any }, ResolversTypes['PayoffLetterStatus']>;

export type PenaltyTermsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PenaltyTerms'] = ResolversParentTypes['PenaltyTerms']> = {
  graceDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
};

export interface PercentScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Percent'], any> {
  name: 'Percent';
}

export type PeriodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Period'] = ResolversParentTypes['Period']> = {
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  closedBy?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  closedById?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['PeriodFile']>, ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PeriodFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PeriodFile'] = ResolversParentTypes['PeriodFile']> = {
  bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  format?: Resolver<ResolversTypes['BooksFormat'], ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

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
  operator?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
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
  from?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  lastDueAfter?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  lastDueBefore?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loanTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  nextDueOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  overdue?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  paymentAfter?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  paymentBefore?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['PlanChangeStage'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  toPayAfter?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  toPayBefore?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlanTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanTotals'] = ResolversParentTypes['PlanTotals']> = {
  interestAfter?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  interestBefore?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lastDueAfter?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  lastDueBefore?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  loss?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lossPercent?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  material?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentAfter?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  paymentBefore?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  toPayAfter?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  toPayBefore?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  valueAfter?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  valueBefore?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PlatformResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Platform'] = ResolversParentTypes['Platform']> = {
  approvalAbove?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  approvalDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  aprMethod?: Resolver<ResolversTypes['AprMethod'], ParentType, ContextType>;
  bankAccounts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  borrowWhileLate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  businessTimezone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  canHoldMoney?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currencyDecimals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  defaultAfterDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  documents?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  dueDayChanges?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  feeRefund?: Resolver<ResolversTypes['FeeRefund'], ParentType, ContextType>;
  fundingWindowDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  interestRateMax?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  investmentCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  supportEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  verifiedBorrowersOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  withdrawalDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withdrawsToBank?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type PortfolioResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Portfolio'] = ResolversParentTypes['Portfolio']> = {
  annualReturn?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  annualReturnIfLateLost?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  byMonth?: Resolver<Array<ResolversTypes['PortfolioMonth']>, ParentType, ContextType>;
  byRisk?: Resolver<Array<ResolversTypes['PortfolioRisk']>, ParentType, ContextType>;
  defaulted?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  earned?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  expected?: Resolver<Array<ResolversTypes['ExpectedMonth']>, ParentType, ContextType>;
  invested?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  late?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  late30?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  late60?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  late90?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lateOver90?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  outlook?: Resolver<Maybe<ResolversTypes['PortfolioOutlook']>, ParentType, ContextType>;
  outstanding?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  repaid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  writtenOff?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PortfolioAtRiskResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PortfolioAtRisk'] = ResolversParentTypes['PortfolioAtRisk']> = {
  current?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  defaulted?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  late30?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  late60?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  late90?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lateOver90?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  loans?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  on?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  outstanding?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  par30?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  par30WithRenegotiated?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  par60?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  par90?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  renegotiated?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
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

export type PortfolioOutlookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PortfolioOutlook'] = ResolversParentTypes['PortfolioOutlook']> = {
  afterLosses?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  leftOut?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  outstanding?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  yearly?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  yearlyLoss?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
};

export type PortfolioRiskResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PortfolioRisk'] = ResolversParentTypes['PortfolioRisk']> = {
  defaulted?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  earned?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  invested?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  late?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  late30?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  late60?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  late90?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lateOver90?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  outstanding?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  repaid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  riskLevel?: Resolver<Maybe<ResolversTypes['RiskLevel']>, ParentType, ContextType>;
  writtenOff?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PreferencesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Preferences'] = ResolversParentTypes['Preferences']> = {
  autoInvestBudget?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  autoInvestEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  autoInvestKeepsInstalments?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  autoInvestMaxPerBorrower?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  autoInvestMaxPerLoan?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  autoInvestPauseHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  autoInvestReserve?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  autoInvestWarnedUpTo?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  autopay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  emailDigest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  emailNotifications?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  languageChosen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  matchNotifications?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  maxDistanceKm?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maxTermMonths?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  minInterestRate?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  notificationTypes?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  onlyVerifiedBorrowers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type PreviewRepaymentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreviewRepaymentPayload'] = ResolversParentTypes['PreviewRepaymentPayload']> = {
  applied?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  effect?: Resolver<Maybe<ResolversTypes['RepaymentEffect']>, ParentType, ContextType>;
  prepaid?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PreviewRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreviewRequestPayload'] = ResolversParentTypes['PreviewRequestPayload']> = {
  after?: Resolver<Maybe<ResolversTypes['LoanStanding']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['LoanStanding']>, ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  redacted?: Resolver<Maybe<ResolversTypes['RedactedCounts']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  wallets?: Resolver<Maybe<Array<ResolversTypes['WalletChange']>>, ParentType, ContextType>;
};

export type ProfileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Profile'] = ResolversParentTypes['Profile']> = {
  bio?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cashFlow?: Resolver<ResolversTypes['CashFlowConnection'], ParentType, ContextType, Partial<ProfileCashFlowArgs>>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  creditScore?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  documents?: Resolver<ResolversTypes['DocumentConnection'], ParentType, ContextType, Partial<ProfileDocumentsArgs>>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fullName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  investmentTotals?: Resolver<ResolversTypes['InvestmentTotals'], ParentType, ContextType, Partial<ProfileInvestmentTotalsArgs>>;
  investments?: Resolver<ResolversTypes['InvestmentConnection'], ParentType, ContextType, Partial<ProfileInvestmentsArgs>>;
  latitude?: Resolver<Maybe<ResolversTypes['Latitude']>, ParentType, ContextType>;
  loans?: Resolver<ResolversTypes['LoanConnection'], ParentType, ContextType, Partial<ProfileLoansArgs>>;
  longitude?: Resolver<Maybe<ResolversTypes['Longitude']>, ParentType, ContextType>;
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  metadata?: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
  monthlyIncome?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  notifications?: Resolver<ResolversTypes['NotificationConnection'], ParentType, ContextType, Partial<ProfileNotificationsArgs>>;
  occupation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  opportunities?: Resolver<ResolversTypes['OpportunityConnection'], ParentType, ContextType, Partial<ProfileOpportunitiesArgs>>;
  portfolio?: Resolver<ResolversTypes['Portfolio'], ParentType, ContextType>;
  preferences?: Resolver<ResolversTypes['Preferences'], ParentType, ContextType>;
  standingOrderPreview?: Resolver<ResolversTypes['StandingOrderPreview'], ParentType, ContextType, Partial<ProfileStandingOrderPreviewArgs>>;
  standingOrderResults?: Resolver<ResolversTypes['StandingOrderResults'], ParentType, ContextType>;
  taxLines?: Resolver<ResolversTypes['TaxLineConnection'], ParentType, ContextType, RequireFields<ProfileTaxLinesArgs, 'year'>>;
  taxYear?: Resolver<ResolversTypes['TaxYear'], ParentType, ContextType, RequireFields<ProfileTaxYearArgs, 'year'>>;
  transactions?: Resolver<ResolversTypes['TransactionConnection'], ParentType, ContextType, Partial<ProfileTransactionsArgs>>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userType?: Resolver<ResolversTypes['UserType'], ParentType, ContextType>;
  verificationStatus?: Resolver<ResolversTypes['VerificationStatus'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wallet?: Resolver<ResolversTypes['Wallet'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProposeCaseDecisionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProposeCaseDecisionPayload'] = ResolversParentTypes['ProposeCaseDecisionPayload']> = {
  case?: Resolver<Maybe<ResolversTypes['Case']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
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
  accountTurnover?: Resolver<ResolversTypes['AccountTurnover'], ParentType, ContextType, RequireFields<QueryAccountTurnoverArgs, 'account' | 'from' | 'to'>>;
  agreement?: Resolver<Maybe<ResolversTypes['Agreement']>, ParentType, ContextType, RequireFields<QueryAgreementArgs, 'id'>>;
  agreements?: Resolver<Array<ResolversTypes['Agreement']>, ParentType, ContextType>;
  approvalRequests?: Resolver<ResolversTypes['ApprovalRequestConnection'], ParentType, ContextType, Partial<QueryApprovalRequestsArgs>>;
  auditActors?: Resolver<Array<ResolversTypes['AuditActor']>, ParentType, ContextType>;
  auditTrail?: Resolver<ResolversTypes['AuditEntryConnection'], ParentType, ContextType, Partial<QueryAuditTrailArgs>>;
  balanceAt?: Resolver<Maybe<ResolversTypes['PastBalance']>, ParentType, ContextType, RequireFields<QueryBalanceAtArgs, 'at' | 'id'>>;
  bankAccount?: Resolver<Maybe<ResolversTypes['BankAccount']>, ParentType, ContextType, RequireFields<QueryBankAccountArgs, 'id'>>;
  bankAccounts?: Resolver<Array<ResolversTypes['BankAccount']>, ParentType, ContextType>;
  bankFiles?: Resolver<ResolversTypes['BankFileConnection'], ParentType, ContextType, Partial<QueryBankFilesArgs>>;
  bankLines?: Resolver<ResolversTypes['BankLineConnection'], ParentType, ContextType, Partial<QueryBankLinesArgs>>;
  bankTransferDetails?: Resolver<Maybe<ResolversTypes['BankTransferDetails']>, ParentType, ContextType>;
  case?: Resolver<Maybe<ResolversTypes['Case']>, ParentType, ContextType, RequireFields<QueryCaseArgs, 'id'>>;
  caseOperators?: Resolver<Array<ResolversTypes['Member']>, ParentType, ContextType>;
  cases?: Resolver<ResolversTypes['CaseConnection'], ParentType, ContextType, Partial<QueryCasesArgs>>;
  cashPosition?: Resolver<Array<ResolversTypes['CashMonth']>, ParentType, ContextType, RequireFields<QueryCashPositionArgs, 'months'>>;
  chartOfAccounts?: Resolver<Array<ResolversTypes['ChartAccount']>, ParentType, ContextType>;
  dataExport?: Resolver<Maybe<ResolversTypes['DataExport']>, ParentType, ContextType, RequireFields<QueryDataExportArgs, 'id'>>;
  document?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType, RequireFields<QueryDocumentArgs, 'id'>>;
  emailAddress?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  events?: Resolver<ResolversTypes['EventPage'], ParentType, ContextType, Partial<QueryEventsArgs>>;
  feeIncome?: Resolver<Array<ResolversTypes['FeeMonth']>, ParentType, ContextType, Partial<QueryFeeIncomeArgs>>;
  frozenAccount?: Resolver<Maybe<ResolversTypes['FrozenAccount']>, ParentType, ContextType>;
  fundingTimes?: Resolver<Array<ResolversTypes['FundingMonth']>, ParentType, ContextType, RequireFields<QueryFundingTimesArgs, 'months'>>;
  helpFile?: Resolver<Maybe<ResolversTypes['HelpFile']>, ParentType, ContextType, RequireFields<QueryHelpFileArgs, 'id'>>;
  helpRequest?: Resolver<Maybe<ResolversTypes['HelpRequest']>, ParentType, ContextType, RequireFields<QueryHelpRequestArgs, 'id'>>;
  helpRequests?: Resolver<ResolversTypes['HelpRequestConnection'], ParentType, ContextType, Partial<QueryHelpRequestsArgs>>;
  houseBalanceAt?: Resolver<ResolversTypes['HouseBalance'], ParentType, ContextType, RequireFields<QueryHouseBalanceAtArgs, 'account' | 'at'>>;
  journal?: Resolver<ResolversTypes['JournalLineConnection'], ParentType, ContextType, RequireFields<QueryJournalArgs, 'from' | 'to'>>;
  lateLoans?: Resolver<Array<ResolversTypes['LateLoans']>, ParentType, ContextType>;
  ledgerTransaction?: Resolver<Array<ResolversTypes['JournalLine']>, ParentType, ContextType, RequireFields<QueryLedgerTransactionArgs, 'id'>>;
  lenderReturns?: Resolver<Array<ResolversTypes['LenderReturn']>, ParentType, ContextType>;
  lenderTest?: Resolver<Maybe<ResolversTypes['LenderTest']>, ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType, RequireFields<QueryLoanArgs, 'id'>>;
  loanGuidance?: Resolver<ResolversTypes['LoanGuidance'], ParentType, ContextType, RequireFields<QueryLoanGuidanceArgs, 'amount' | 'months'>>;
  loanMarkers?: Resolver<ResolversTypes['MarkerList'], ParentType, ContextType, RequireFields<QueryLoanMarkersArgs, 'bbox'>>;
  loanNotes?: Resolver<Maybe<ResolversTypes['OperatorNoteConnection']>, ParentType, ContextType, RequireFields<QueryLoanNotesArgs, 'loanId'>>;
  loanQuote?: Resolver<ResolversTypes['LoanQuote'], ParentType, ContextType, RequireFields<QueryLoanQuoteArgs, 'amount' | 'interestRate' | 'months'>>;
  loanReminders?: Resolver<Maybe<ResolversTypes['ReminderConnection']>, ParentType, ContextType, RequireFields<QueryLoanRemindersArgs, 'loanId'>>;
  loanRepayments?: Resolver<Maybe<ResolversTypes['LoanRepaymentConnection']>, ParentType, ContextType, RequireFields<QueryLoanRepaymentsArgs, 'loanId'>>;
  loans?: Resolver<ResolversTypes['LoanConnection'], ParentType, ContextType, Partial<QueryLoansArgs>>;
  looksAtMe?: Resolver<Array<ResolversTypes['LookAtMe']>, ParentType, ContextType, Partial<QueryLooksAtMeArgs>>;
  me?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType, RequireFields<QueryMemberArgs, 'id'>>;
  memberFile?: Resolver<Maybe<ResolversTypes['MemberFile']>, ParentType, ContextType, RequireFields<QueryMemberFileArgs, 'memberId'>>;
  members?: Resolver<ResolversTypes['MemberSummaryConnection'], ParentType, ContextType, Partial<QueryMembersArgs>>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Array<Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  operatorHelpRequests?: Resolver<ResolversTypes['HelpRequestConnection'], ParentType, ContextType, Partial<QueryOperatorHelpRequestsArgs>>;
  operatorLetters?: Resolver<ResolversTypes['LetterConnection'], ParentType, ContextType, Partial<QueryOperatorLettersArgs>>;
  operatorPayments?: Resolver<ResolversTypes['PaymentConnection'], ParentType, ContextType, Partial<QueryOperatorPaymentsArgs>>;
  operatorTransactions?: Resolver<ResolversTypes['TransactionConnection'], ParentType, ContextType, RequireFields<QueryOperatorTransactionsArgs, 'amount'>>;
  owedByMembers?: Resolver<ResolversTypes['OwedByMemberConnection'], ParentType, ContextType, Partial<QueryOwedByMembersArgs>>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType, RequireFields<QueryPaymentArgs, 'id'>>;
  payments?: Resolver<ResolversTypes['PaymentConnection'], ParentType, ContextType, Partial<QueryPaymentsArgs>>;
  periods?: Resolver<Array<ResolversTypes['Period']>, ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
  portfolioAtRisk?: Resolver<Array<ResolversTypes['PortfolioAtRisk']>, ParentType, ContextType, RequireFields<QueryPortfolioAtRiskArgs, 'months'>>;
  profileMarkers?: Resolver<ResolversTypes['MarkerList'], ParentType, ContextType, RequireFields<QueryProfileMarkersArgs, 'bbox'>>;
  reconciliation?: Resolver<ResolversTypes['Reconciliation'], ParentType, ContextType, Partial<QueryReconciliationArgs>>;
  repaymentReceipt?: Resolver<Maybe<ResolversTypes['RepaymentReceipt']>, ParentType, ContextType, RequireFields<QueryRepaymentReceiptArgs, 'id'>>;
  rollRates?: Resolver<Array<ResolversTypes['RollRate']>, ParentType, ContextType, RequireFields<QueryRollRatesArgs, 'months'>>;
  safeguarding?: Resolver<ResolversTypes['Safeguarding'], ParentType, ContextType, Partial<QuerySafeguardingArgs>>;
  sandboxClock?: Resolver<ResolversTypes['Clock'], ParentType, ContextType>;
  sandboxMailbox?: Resolver<ResolversTypes['LetterConnection'], ParentType, ContextType, Partial<QuerySandboxMailboxArgs>>;
  savedSearch?: Resolver<Maybe<ResolversTypes['SavedSearch']>, ParentType, ContextType, RequireFields<QuerySavedSearchArgs, 'id'>>;
  savedSearches?: Resolver<Array<ResolversTypes['SavedSearch']>, ParentType, ContextType>;
  trialBalance?: Resolver<ResolversTypes['TrialBalance'], ParentType, ContextType, RequireFields<QueryTrialBalanceArgs, 'by'>>;
  verification?: Resolver<ResolversTypes['Verification'], ParentType, ContextType>;
  vintages?: Resolver<Array<ResolversTypes['Vintage']>, ParentType, ContextType, RequireFields<QueryVintagesArgs, 'months'>>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType, RequireFields<QueryWebhookArgs, 'id'>>;
  webhookDeliveries?: Resolver<ResolversTypes['WebhookDeliveryConnection'], ParentType, ContextType, RequireFields<QueryWebhookDeliveriesArgs, 'webhook'>>;
  webhooks?: Resolver<Array<ResolversTypes['Webhook']>, ParentType, ContextType>;
  workCounts?: Resolver<Array<ResolversTypes['WorkCount']>, ParentType, ContextType, Partial<QueryWorkCountsArgs>>;
  workOperators?: Resolver<Array<ResolversTypes['Member']>, ParentType, ContextType>;
  worklist?: Resolver<ResolversTypes['WorkItemConnection'], ParentType, ContextType, Partial<QueryWorklistArgs>>;
  yieldByRiskLevel?: Resolver<Array<ResolversTypes['YieldMonth']>, ParentType, ContextType, RequireFields<QueryYieldByRiskLevelArgs, 'months'>>;
};

export type QuotedInstalmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuotedInstalment'] = ResolversParentTypes['QuotedInstalment']> = {
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  dueOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  interest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  principal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ReckoningResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Reckoning'] = ResolversParentTypes['Reckoning']> = {
  available?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  borrowed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  cameIn?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  charges?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  deposits?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  depositsReversed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  fees?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  fromMembers?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  held?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  interest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  laidOut?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lent?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  losses?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  owedOnLoans?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  owedToPlatform?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  recovered?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  repaid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  toMembers?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  wentOut?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  withdrawals?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ReconciliationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Reconciliation'] = ResolversParentTypes['Reconciliation']> = {
  bankBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bookedBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  difference?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  importsFiles?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OpenBankItem']>, ParentType, ContextType>;
  itemsNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  itemsTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  providers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
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

export type RedactedCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RedactedCounts'] = ResolversParentTypes['RedactedCounts']> = {
  charges?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kept?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RejectCaseDecisionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RejectCaseDecisionPayload'] = ResolversParentTypes['RejectCaseDecisionPayload']> = {
  case?: Resolver<Maybe<ResolversTypes['Case']>, ParentType, ContextType>;
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

export type RemindBorrowerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemindBorrowerPayload'] = ResolversParentTypes['RemindBorrowerPayload']> = {
  reminder?: Resolver<Maybe<ResolversTypes['Reminder']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReminderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Reminder'] = ResolversParentTypes['Reminder']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  dueOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ReminderKind'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  operator?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  operatorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ReminderConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReminderConnection'] = ResolversParentTypes['ReminderConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ReminderEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Reminder']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReminderEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReminderEdge'] = ResolversParentTypes['ReminderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Reminder'], ParentType, ContextType>;
};

export type RemoveWebhookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveWebhookPayload'] = ResolversParentTypes['RemoveWebhookPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type RepayLoanPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RepayLoanPayload'] = ResolversParentTypes['RepayLoanPayload']> = {
  applied?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  effect?: Resolver<Maybe<ResolversTypes['RepaymentEffect']>, ParentType, ContextType>;
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
  operatorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  principal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RepaymentEffectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RepaymentEffect'] = ResolversParentTypes['RepaymentEffect']> = {
  instalmentsPaid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  interestSaved?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lastDueBefore?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  lastDueOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  monthlyBefore?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  monthlyPayment?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  nextDueAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  nextDueOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
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
  operatorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  principal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RepaymentReceiptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RepaymentReceipt'] = ResolversParentTypes['RepaymentReceipt']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  chargeKind?: Resolver<Maybe<ResolversTypes['ChargeKind']>, ParentType, ContextType>;
  charges?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  document?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType>;
  effect?: Resolver<Maybe<ResolversTypes['RepaymentEffect']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  interestAhead?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paidAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  prepayment?: Resolver<Maybe<ResolversTypes['Prepayment']>, ParentType, ContextType>;
  principal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  principalLeft?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
  undoReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  undoneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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
  recovery?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
  transactionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReplyToHelpRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReplyToHelpRequestPayload'] = ResolversParentTypes['ReplyToHelpRequestPayload']> = {
  helpRequest?: Resolver<Maybe<ResolversTypes['HelpRequest']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RequestDataExportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestDataExportPayload'] = ResolversParentTypes['RequestDataExportPayload']> = {
  dataExport?: Resolver<Maybe<ResolversTypes['DataExport']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RequestErasurePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestErasurePayload'] = ResolversParentTypes['RequestErasurePayload']> = {
  erasure?: Resolver<Maybe<ResolversTypes['Erasure']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RequestHelpPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestHelpPayload'] = ResolversParentTypes['RequestHelpPayload']> = {
  helpRequest?: Resolver<Maybe<ResolversTypes['HelpRequest']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RequestPayoffLetterPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestPayoffLetterPayload'] = ResolversParentTypes['RequestPayoffLetterPayload']> = {
  payoffLetter?: Resolver<Maybe<ResolversTypes['PayoffLetter']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RequestReceiptPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestReceiptPayload'] = ResolversParentTypes['RequestReceiptPayload']> = {
  receipt?: Resolver<Maybe<ResolversTypes['RepaymentReceipt']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
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

export type RollRateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RollRate'] = ResolversParentTypes['RollRate']> = {
  from?: Resolver<ResolversTypes['LateBucket'], ParentType, ContextType>;
  loans?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  principal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  share?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['LateBucket'], ParentType, ContextType>;
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

export type SafeguardingItemKindResolvers = EnumResolverSignature<{ ADVANCED_TO_MEMBERS?: any, BOOKED_LATER?: any, FEES?: any, OWED_BY_MEMBERS?: any, OWN_FUNDS?: any, PROVIDER_FEES?: any, SUSPENSE?: any, WITHOUT_MONEY?: any }, ResolversTypes['SafeguardingItemKind']>;

export type SavedSearchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedSearch'] = ResolversParentTypes['SavedSearch']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maxAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  maxDistanceKm?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maxInterestRate?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  maxTermMonths?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  minInterestRate?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  minTermMonths?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notifies?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  onlyVerifiedBorrowers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  purposes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  q?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  riskLevels?: Resolver<Array<ResolversTypes['RiskLevel']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SavedSearchPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedSearchPayload'] = ResolversParentTypes['SavedSearchPayload']> = {
  savedSearch?: Resolver<Maybe<ResolversTypes['SavedSearch']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ShowLooksPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShowLooksPayload'] = ResolversParentTypes['ShowLooksPayload']> = {
  memberId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SimilarLoansResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SimilarLoans'] = ResolversParentTypes['SimilarLoans']> = {
  amountBelow?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  amountFrom?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  loans?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  medianMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  monthsFrom?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  monthsTo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rateFrom?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  rateTo?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
};

export type StandingOrderPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StandingOrderPreview'] = ResolversParentTypes['StandingOrderPreview']> = {
  available?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  invested?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  investments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  openLoans?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openMatches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  publishedLoans?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  publishedMatches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StandingOrderResultsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StandingOrderResults'] = ResolversParentTypes['StandingOrderResults']> = {
  budgetLeft?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  defaulted?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  earned?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  invested?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  loans?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outOfMoneySince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  outstanding?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  repaid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type StartVerificationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartVerificationPayload'] = ResolversParentTypes['StartVerificationPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  verification?: Resolver<Maybe<ResolversTypes['VerificationCheck']>, ParentType, ContextType>;
};

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

export type TakeLenderTestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TakeLenderTestPayload'] = ResolversParentTypes['TakeLenderTestPayload']> = {
  lenderTest?: Resolver<Maybe<ResolversTypes['TakenLenderTest']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TakenLenderTestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TakenLenderTest'] = ResolversParentTypes['TakenLenderTest']> = {
  acknowledgedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  answers?: Resolver<Array<ResolversTypes['ChosenLenderAnswer']>, ParentType, ContextType>;
  bearableLoss?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  netWorth?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['LenderTestResult'], ParentType, ContextType>;
  takenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warning?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TaxCountryResolvers = EnumResolverSignature<{ DE?: any, US?: any }, ResolversTypes['TaxCountry']>;

export type TaxFigureResolvers = EnumResolverSignature<{ CHARGES?: any, CHARGES_PAID?: any, COMPENSATION?: any, FEES?: any, INTEREST?: any, INTEREST_PAID?: any, LOAN_FEES?: any, LOSSES?: any, RECOVERIES?: any }, ResolversTypes['TaxFigure']>;

export type TaxFormResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxForm'] = ResolversParentTypes['TaxForm']> = {
  boxes?: Resolver<Array<ResolversTypes['TaxFormBox']>, ParentType, ContextType>;
  dueOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  form?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TaxFormBoxResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxFormBox'] = ResolversParentTypes['TaxFormBox']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  box?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  figures?: Resolver<Array<ResolversTypes['TaxFigure']>, ParentType, ContextType>;
};

export type TaxLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxLine'] = ResolversParentTypes['TaxLine']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  figure?: Resolver<ResolversTypes['TaxFigure'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  investment?: Resolver<Maybe<ResolversTypes['Investment']>, ParentType, ContextType>;
  investmentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
  transactionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type TaxLineConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxLineConnection'] = ResolversParentTypes['TaxLineConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TaxLineEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['TaxLine']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TaxLineEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxLineEdge'] = ResolversParentTypes['TaxLineEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['TaxLine'], ParentType, ContextType>;
};

export type TaxYearResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxYear'] = ResolversParentTypes['TaxYear']> = {
  charges?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  chargesPaid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  compensation?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  complete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['TaxCountry']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fees?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  forms?: Resolver<Array<ResolversTypes['TaxForm']>, ParentType, ContextType>;
  interest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  interestPaid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  loanFees?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  losses?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  recoveries?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interest?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  investment?: Resolver<Maybe<ResolversTypes['Investment']>, ParentType, ContextType>;
  investmentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  metadata?: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  paymentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  paymentUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  principal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reversalReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reversedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reverses?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
  reversesId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
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

export type TransferFailedDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransferFailedDetails'] = ResolversParentTypes['TransferFailedDetails']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

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

export type TrialBalanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrialBalance'] = ResolversParentTypes['TrialBalance']> = {
  accounts?: Resolver<Array<ResolversTypes['TrialBalanceAccount']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['BooksBy'], ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  debit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type TrialBalanceAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrialBalanceAccount'] = ResolversParentTypes['TrialBalanceAccount']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  debit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  memorandum?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UndoModeResolvers = EnumResolverSignature<{ RETURN?: any, UNDO?: any }, ResolversTypes['UndoMode']>;

export type UndoOwnPlanChangePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoOwnPlanChangePayload'] = ResolversParentTypes['UndoOwnPlanChangePayload']> = {
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  planChange?: Resolver<Maybe<ResolversTypes['PlanChange']>, ParentType, ContextType>;
  schedule?: Resolver<Maybe<ResolversTypes['RepaymentSchedule']>, ParentType, ContextType>;
  totals?: Resolver<Maybe<ResolversTypes['PlanTotals']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

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

export type UpdateCasePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateCasePayload'] = ResolversParentTypes['UpdateCasePayload']> = {
  case?: Resolver<Maybe<ResolversTypes['Case']>, ParentType, ContextType>;
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

export type UpdateWorkItemPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateWorkItemPayload'] = ResolversParentTypes['UpdateWorkItemPayload']> = {
  item?: Resolver<Maybe<ResolversTypes['WorkItem']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  details?: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserTypeResolvers = EnumResolverSignature<{ BORROWER?: any, BOTH?: any, LENDER?: any }, ResolversTypes['UserType']>;

export type VerificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Verification'] = ResolversParentTypes['Verification']> = {
  acts?: Resolver<Array<ResolversTypes['GatedAct']>, ParentType, ContextType>;
  check?: Resolver<Maybe<ResolversTypes['VerificationCheck']>, ParentType, ContextType>;
  evidence?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['VerificationLevel'], ParentType, ContextType>;
  lostAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lostBecause?: Resolver<Maybe<ResolversTypes['VerificationLoss']>, ParentType, ContextType>;
  reachedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type VerificationCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerificationCheck'] = ResolversParentTypes['VerificationCheck']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['VerificationLevel'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['VerificationState'], ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VerificationLevelResolvers = EnumResolverSignature<{ BASIC?: any, FULL?: any, NONE?: any }, ResolversTypes['VerificationLevel']>;

export type VerificationLossResolvers = EnumResolverSignature<{ EXPIRED?: any, NAME_CHANGED?: any, OPERATOR?: any, PROVIDER?: any }, ResolversTypes['VerificationLoss']>;

export type VerificationStateResolvers = EnumResolverSignature<{ CANCELED?: any, MORE_NEEDED?: any, PENDING?: any, REJECTED?: any, VERIFIED?: any }, ResolversTypes['VerificationState']>;

export type VerificationStatusResolvers = EnumResolverSignature<{ PENDING?: any, REJECTED?: any, UNVERIFIED?: any, VERIFIED?: any }, ResolversTypes['VerificationStatus']>;

export type VintageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Vintage'] = ResolversParentTypes['Vintage']> = {
  age?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  defaultRate?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  loans?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  loansDefaulted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  principal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  principalDefaulted?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

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
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WalletChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WalletChange'] = ResolversParentTypes['WalletChange']> = {
  available?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  held?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  owed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
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

export type WorkCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkCount'] = ResolversParentTypes['WorkCount']> = {
  items?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['WorkKind'], ParentType, ContextType>;
};

export type WorkItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkItem'] = ResolversParentTypes['WorkItem']> = {
  ageDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  counterparty?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['WorkKind'], ParentType, ContextType>;
  lastReminder?: Resolver<Maybe<ResolversTypes['Reminder']>, ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  loanId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  loanTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lookAgainOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  memberId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  memberName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextStep?: Resolver<ResolversTypes['WorkStep'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  ownerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  ownerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['CaseRule']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  subjectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  topic?: Resolver<Maybe<ResolversTypes['HelpTopic']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkItemConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkItemConnection'] = ResolversParentTypes['WorkItemConnection']> = {
  edges?: Resolver<Array<ResolversTypes['WorkItemEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['WorkItem']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WorkItemEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkItemEdge'] = ResolversParentTypes['WorkItemEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WorkItem'], ParentType, ContextType>;
};

export type WorkKindResolvers = EnumResolverSignature<{ BANK_LINE?: any, CASE?: any, HELP?: any, LATE?: any, MAIL?: any, PAYMENT?: any, REQUEST?: any, REVIEW?: any }, ResolversTypes['WorkKind']>;

export type WorkSortResolvers = EnumResolverSignature<{ LARGEST?: any, NEWEST?: any, OLDEST?: any }, ResolversTypes['WorkSort']>;

export type WorkStepResolvers = EnumResolverSignature<{ AGREE_PLAN?: any, ANSWER?: any, ANSWER_REPLY?: any, APPROVE?: any, ASK_ADDRESS?: any, ASSIGN?: any, AWAIT_PAYMENT?: any, CONFIRM?: any, DECIDE?: any, DECIDE_DEFAULT?: any, RECOVER?: any, REMIND?: any, REVIEW?: any, TAKE?: any }, ResolversTypes['WorkStep']>;

export type WriteOffLoanPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WriteOffLoanPayload'] = ResolversParentTypes['WriteOffLoanPayload']> = {
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  request?: Resolver<Maybe<ResolversTypes['ApprovalRequest']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export interface YearScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Year'], any> {
  name: 'Year';
}

export type YieldMonthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['YieldMonth'] = ResolversParentTypes['YieldMonth']> = {
  charges?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  closing?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  fees?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  grossYield?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  interest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  losses?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  netYield?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  opening?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  recovered?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  riskLevel?: Resolver<Maybe<ResolversTypes['RiskLevel']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AcceptAgreementPayload?: AcceptAgreementPayloadResolvers<ContextType>;
  Acceptance?: AcceptanceResolvers<ContextType>;
  AccountBalance?: AccountBalanceResolvers<ContextType>;
  AccountTurnover?: AccountTurnoverResolvers<ContextType>;
  AcknowledgeLenderTestPayload?: AcknowledgeLenderTestPayloadResolvers<ContextType>;
  AddBankAccountPayload?: AddBankAccountPayloadResolvers<ContextType>;
  AddCaseFilePayload?: AddCaseFilePayloadResolvers<ContextType>;
  AddCaseNotePayload?: AddCaseNotePayloadResolvers<ContextType>;
  AddHelpFilePayload?: AddHelpFilePayloadResolvers<ContextType>;
  AddLoanNotePayload?: AddLoanNotePayloadResolvers<ContextType>;
  AddMemberNotePayload?: AddMemberNotePayloadResolvers<ContextType>;
  AdvanceClockPayload?: AdvanceClockPayloadResolvers<ContextType>;
  Agreement?: AgreementResolvers<ContextType>;
  AnswerHelpRequestPayload?: AnswerHelpRequestPayloadResolvers<ContextType>;
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
  BankFile?: BankFileResolvers<ContextType>;
  BankFileConnection?: BankFileConnectionResolvers<ContextType>;
  BankFileEdge?: BankFileEdgeResolvers<ContextType>;
  BankFileKind?: BankFileKindResolvers;
  BankImport?: BankImportResolvers<ContextType>;
  BankImportLine?: BankImportLineResolvers<ContextType>;
  BankImportOutcome?: BankImportOutcomeResolvers;
  BankLine?: BankLineResolvers<ContextType>;
  BankLineConnection?: BankLineConnectionResolvers<ContextType>;
  BankLineEdge?: BankLineEdgeResolvers<ContextType>;
  BankLinePurpose?: BankLinePurposeResolvers;
  BankTransferDetails?: BankTransferDetailsResolvers<ContextType>;
  BooksBy?: BooksByResolvers;
  BooksFormat?: BooksFormatResolvers;
  BorrowerRecord?: BorrowerRecordResolvers<ContextType>;
  CancelInvestmentPayload?: CancelInvestmentPayloadResolvers<ContextType>;
  CancelLoanPayload?: CancelLoanPayloadResolvers<ContextType>;
  CancelPaymentPayload?: CancelPaymentPayloadResolvers<ContextType>;
  Case?: CaseResolvers<ContextType>;
  CaseAct?: CaseActResolvers;
  CaseConnection?: CaseConnectionResolvers<ContextType>;
  CaseDecision?: CaseDecisionResolvers;
  CaseEdge?: CaseEdgeResolvers<ContextType>;
  CaseEntry?: CaseEntryResolvers<ContextType>;
  CaseEntryConnection?: CaseEntryConnectionResolvers<ContextType>;
  CaseEntryEdge?: CaseEntryEdgeResolvers<ContextType>;
  CaseFile?: CaseFileResolvers<ContextType>;
  CaseFinding?: CaseFindingResolvers<ContextType>;
  CaseOutcome?: CaseOutcomeResolvers;
  CaseRule?: CaseRuleResolvers;
  CaseState?: CaseStateResolvers;
  CashFlowCategory?: CashFlowCategoryResolvers;
  CashFlowConnection?: CashFlowConnectionResolvers<ContextType>;
  CashFlowEdge?: CashFlowEdgeResolvers<ContextType>;
  CashFlowEntry?: CashFlowEntryResolvers<ContextType>;
  CashMonth?: CashMonthResolvers<ContextType>;
  ChangeEmailAddressPayload?: ChangeEmailAddressPayloadResolvers<ContextType>;
  ChangeOwnPlanPayload?: ChangeOwnPlanPayloadResolvers<ContextType>;
  ChangePlanPayload?: ChangePlanPayloadResolvers<ContextType>;
  Charge?: ChargeResolvers<ContextType>;
  ChargeConnection?: ChargeConnectionResolvers<ContextType>;
  ChargeEdge?: ChargeEdgeResolvers<ContextType>;
  ChargeKind?: ChargeKindResolvers;
  ChargeWaivedDetails?: ChargeWaivedDetailsResolvers<ContextType>;
  ChartAccount?: ChartAccountResolvers<ContextType>;
  ChartAccountType?: ChartAccountTypeResolvers;
  ChosenLenderAnswer?: ChosenLenderAnswerResolvers<ContextType>;
  Clock?: ClockResolvers<ContextType>;
  CloseHelpRequestPayload?: CloseHelpRequestPayloadResolvers<ContextType>;
  CloseMemberPayload?: CloseMemberPayloadResolvers<ContextType>;
  ClosePeriodPayload?: ClosePeriodPayloadResolvers<ContextType>;
  ConfirmCaseDecisionPayload?: ConfirmCaseDecisionPayloadResolvers<ContextType>;
  CorrectDocumentPayload?: CorrectDocumentPayloadResolvers<ContextType>;
  Counterpart?: CounterpartResolvers<ContextType>;
  CreateLoanPayload?: CreateLoanPayloadResolvers<ContextType>;
  CreateNotificationPayload?: CreateNotificationPayloadResolvers<ContextType>;
  CreateWebhookPayload?: CreateWebhookPayloadResolvers<ContextType>;
  CustomDetails?: CustomDetailsResolvers<ContextType>;
  DataExport?: DataExportResolvers<ContextType>;
  DataExportReadyDetails?: DataExportReadyDetailsResolvers<ContextType>;
  DataExportStatus?: DataExportStatusResolvers;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DefaultLoanPayload?: DefaultLoanPayloadResolvers<ContextType>;
  DepositDetails?: DepositDetailsResolvers<ContextType>;
  DepositFailedDetails?: DepositFailedDetailsResolvers<ContextType>;
  DepositPayload?: DepositPayloadResolvers<ContextType>;
  Document?: DocumentResolvers<ContextType>;
  DocumentConnection?: DocumentConnectionResolvers<ContextType>;
  DocumentDetails?: DocumentDetailsResolvers<ContextType>;
  DocumentEdge?: DocumentEdgeResolvers<ContextType>;
  DocumentKind?: DocumentKindResolvers;
  EmailAddress?: EmailAddressResolvers<ContextType>;
  Erasure?: ErasureResolvers<ContextType>;
  ErasureStatus?: ErasureStatusResolvers;
  ErrorCode?: ErrorCodeResolvers;
  Event?: EventResolvers<ContextType>;
  EventPage?: EventPageResolvers<ContextType>;
  ExpectedChange?: ExpectedChangeResolvers<ContextType>;
  ExpectedMonth?: ExpectedMonthResolvers<ContextType>;
  FeeMonth?: FeeMonthResolvers<ContextType>;
  FeeRefund?: FeeRefundResolvers;
  FeeRefundedDetails?: FeeRefundedDetailsResolvers<ContextType>;
  FormerInstalment?: FormerInstalmentResolvers<ContextType>;
  FormerInstalmentConnection?: FormerInstalmentConnectionResolvers<ContextType>;
  FormerInstalmentEdge?: FormerInstalmentEdgeResolvers<ContextType>;
  FreezeLoanPayload?: FreezeLoanPayloadResolvers<ContextType>;
  FreezeMemberPayload?: FreezeMemberPayloadResolvers<ContextType>;
  FrozenAccount?: FrozenAccountResolvers<ContextType>;
  FundingMonth?: FundingMonthResolvers<ContextType>;
  GatedAct?: GatedActResolvers<ContextType>;
  HelpAnsweredDetails?: HelpAnsweredDetailsResolvers<ContextType>;
  HelpFile?: HelpFileResolvers<ContextType>;
  HelpFileType?: HelpFileTypeResolvers;
  HelpMessage?: HelpMessageResolvers<ContextType>;
  HelpRequest?: HelpRequestResolvers<ContextType>;
  HelpRequestConnection?: HelpRequestConnectionResolvers<ContextType>;
  HelpRequestEdge?: HelpRequestEdgeResolvers<ContextType>;
  HelpState?: HelpStateResolvers;
  HelpTopic?: HelpTopicResolvers;
  Holding?: HoldingResolvers<ContextType>;
  HoldingConnection?: HoldingConnectionResolvers<ContextType>;
  HoldingEdge?: HoldingEdgeResolvers<ContextType>;
  HoldingKind?: HoldingKindResolvers;
  HouseAccountKind?: HouseAccountKindResolvers;
  HouseBalance?: HouseBalanceResolvers<ContextType>;
  ImportBankFilePayload?: ImportBankFilePayloadResolvers<ContextType>;
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
  InvestmentLateDetails?: InvestmentLateDetailsResolvers<ContextType>;
  InvestmentPausedDetails?: InvestmentPausedDetailsResolvers<ContextType>;
  InvestmentPlanChangedDetails?: InvestmentPlanChangedDetailsResolvers<ContextType>;
  InvestmentReceivedDetails?: InvestmentReceivedDetailsResolvers<ContextType>;
  InvestmentReleasedDetails?: InvestmentReleasedDetailsResolvers<ContextType>;
  InvestmentRepaidDetails?: InvestmentRepaidDetailsResolvers<ContextType>;
  InvestmentResumedDetails?: InvestmentResumedDetailsResolvers<ContextType>;
  InvestmentSort?: InvestmentSortResolvers;
  InvestmentStatus?: InvestmentStatusResolvers;
  InvestmentTotals?: InvestmentTotalsResolvers<ContextType>;
  InvestmentWithdrawnDetails?: InvestmentWithdrawnDetailsResolvers<ContextType>;
  InvestmentWrittenOffDetails?: InvestmentWrittenOffDetailsResolvers<ContextType>;
  JSONObject?: GraphQLScalarType;
  JournalLine?: JournalLineResolvers<ContextType>;
  JournalLineConnection?: JournalLineConnectionResolvers<ContextType>;
  JournalLineEdge?: JournalLineEdgeResolvers<ContextType>;
  KeptKind?: KeptKindResolvers;
  KeptRecords?: KeptRecordsResolvers<ContextType>;
  KeyFact?: KeyFactResolvers<ContextType>;
  KeyFacts?: KeyFactsResolvers<ContextType>;
  LateBucket?: LateBucketResolvers;
  LateFeeChargedDetails?: LateFeeChargedDetailsResolvers<ContextType>;
  LateFeeRecipient?: LateFeeRecipientResolvers;
  LateFeeTerms?: LateFeeTermsResolvers<ContextType>;
  LateLoans?: LateLoansResolvers<ContextType>;
  LateTerms?: LateTermsResolvers<ContextType>;
  Latitude?: GraphQLScalarType;
  LedgerAccountKind?: LedgerAccountKindResolvers;
  LedgerEntry?: LedgerEntryResolvers<ContextType>;
  LedgerEntryConnection?: LedgerEntryConnectionResolvers<ContextType>;
  LedgerEntryEdge?: LedgerEntryEdgeResolvers<ContextType>;
  LenderAnswer?: LenderAnswerResolvers<ContextType>;
  LenderQuestion?: LenderQuestionResolvers<ContextType>;
  LenderReturn?: LenderReturnResolvers<ContextType>;
  LenderTest?: LenderTestResolvers<ContextType>;
  LenderTestMissing?: LenderTestMissingResolvers;
  LenderTestResult?: LenderTestResultResolvers;
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
  LoanFreeze?: LoanFreezeResolvers<ContextType>;
  LoanFrozenDetails?: LoanFrozenDetailsResolvers<ContextType>;
  LoanFundedDetails?: LoanFundedDetailsResolvers<ContextType>;
  LoanGuidance?: LoanGuidanceResolvers<ContextType>;
  LoanMatchesDetails?: LoanMatchesDetailsResolvers<ContextType>;
  LoanPauseReason?: LoanPauseReasonResolvers;
  LoanPausedDetails?: LoanPausedDetailsResolvers<ContextType>;
  LoanQuote?: LoanQuoteResolvers<ContextType>;
  LoanReleasedDetails?: LoanReleasedDetailsResolvers<ContextType>;
  LoanReopenedDetails?: LoanReopenedDetailsResolvers<ContextType>;
  LoanRepaidDetails?: LoanRepaidDetailsResolvers<ContextType>;
  LoanRepayment?: LoanRepaymentResolvers<ContextType>;
  LoanRepaymentConnection?: LoanRepaymentConnectionResolvers<ContextType>;
  LoanRepaymentEdge?: LoanRepaymentEdgeResolvers<ContextType>;
  LoanResumedDetails?: LoanResumedDetailsResolvers<ContextType>;
  LoanReturnedDetails?: LoanReturnedDetailsResolvers<ContextType>;
  LoanSort?: LoanSortResolvers;
  LoanStanding?: LoanStandingResolvers<ContextType>;
  LoanStatus?: LoanStatusResolvers;
  LoanStatusCount?: LoanStatusCountResolvers<ContextType>;
  LoanWithdrawnDetails?: LoanWithdrawnDetailsResolvers<ContextType>;
  LoanWrittenOffDetails?: LoanWrittenOffDetailsResolvers<ContextType>;
  Longitude?: GraphQLScalarType;
  LookAtMe?: LookAtMeResolvers<ContextType>;
  LooksShownDetails?: LooksShownDetailsResolvers<ContextType>;
  Mandate?: MandateResolvers<ContextType>;
  MarkAllNotificationsReadPayload?: MarkAllNotificationsReadPayloadResolvers<ContextType>;
  MarkNotificationReadPayload?: MarkNotificationReadPayloadResolvers<ContextType>;
  MarkSophisticatedPayload?: MarkSophisticatedPayloadResolvers<ContextType>;
  MarkedLender?: MarkedLenderResolvers<ContextType>;
  Marker?: MarkerResolvers<ContextType>;
  MarkerChanges?: MarkerChangesResolvers<ContextType>;
  MarkerKind?: MarkerKindResolvers;
  MarkerList?: MarkerListResolvers<ContextType>;
  Member?: MemberResolvers<ContextType>;
  MemberBlock?: MemberBlockResolvers<ContextType>;
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
  OpenCasePayload?: OpenCasePayloadResolvers<ContextType>;
  OperatorNote?: OperatorNoteResolvers<ContextType>;
  OperatorNoteConnection?: OperatorNoteConnectionResolvers<ContextType>;
  OperatorNoteEdge?: OperatorNoteEdgeResolvers<ContextType>;
  OperatorNoteFile?: OperatorNoteFileResolvers<ContextType>;
  Opportunity?: OpportunityResolvers<ContextType>;
  OpportunityConnection?: OpportunityConnectionResolvers<ContextType>;
  OpportunityEdge?: OpportunityEdgeResolvers<ContextType>;
  OpportunitySort?: OpportunitySortResolvers;
  OverdueInterest?: OverdueInterestResolvers<ContextType>;
  OwedByMember?: OwedByMemberResolvers<ContextType>;
  OwedByMemberConnection?: OwedByMemberConnectionResolvers<ContextType>;
  OwedByMemberEdge?: OwedByMemberEdgeResolvers<ContextType>;
  OwnPayment?: OwnPaymentResolvers<ContextType>;
  OwnPlanPart?: OwnPlanPartResolvers<ContextType>;
  OwnReceipt?: OwnReceiptResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PartPaymentDetails?: PartPaymentDetailsResolvers<ContextType>;
  PastBalance?: PastBalanceResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  PaymentConnection?: PaymentConnectionResolvers<ContextType>;
  PaymentDirection?: PaymentDirectionResolvers;
  PaymentEdge?: PaymentEdgeResolvers<ContextType>;
  PaymentState?: PaymentStateResolvers;
  PayoffLetter?: PayoffLetterResolvers<ContextType>;
  PayoffLetterStatus?: PayoffLetterStatusResolvers;
  PenaltyTerms?: PenaltyTermsResolvers<ContextType>;
  Percent?: GraphQLScalarType;
  Period?: PeriodResolvers<ContextType>;
  PeriodFile?: PeriodFileResolvers<ContextType>;
  PlanChange?: PlanChangeResolvers<ContextType>;
  PlanChangeConnection?: PlanChangeConnectionResolvers<ContextType>;
  PlanChangeEdge?: PlanChangeEdgeResolvers<ContextType>;
  PlanChangeKind?: PlanChangeKindResolvers;
  PlanChangeStatus?: PlanChangeStatusResolvers;
  PlanChangedDetails?: PlanChangedDetailsResolvers<ContextType>;
  PlanTotals?: PlanTotalsResolvers<ContextType>;
  Platform?: PlatformResolvers<ContextType>;
  Portfolio?: PortfolioResolvers<ContextType>;
  PortfolioAtRisk?: PortfolioAtRiskResolvers<ContextType>;
  PortfolioMonth?: PortfolioMonthResolvers<ContextType>;
  PortfolioOutlook?: PortfolioOutlookResolvers<ContextType>;
  PortfolioRisk?: PortfolioRiskResolvers<ContextType>;
  Preferences?: PreferencesResolvers<ContextType>;
  Prepayment?: PrepaymentResolvers;
  PreviewRepaymentPayload?: PreviewRepaymentPayloadResolvers<ContextType>;
  PreviewRequestPayload?: PreviewRequestPayloadResolvers<ContextType>;
  Profile?: ProfileResolvers<ContextType>;
  ProposeCaseDecisionPayload?: ProposeCaseDecisionPayloadResolvers<ContextType>;
  PublishLoanPayload?: PublishLoanPayloadResolvers<ContextType>;
  PurposeCount?: PurposeCountResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QuotedInstalment?: QuotedInstalmentResolvers<ContextType>;
  Reckoning?: ReckoningResolvers<ContextType>;
  Reconciliation?: ReconciliationResolvers<ContextType>;
  RecordRecoveryPayload?: RecordRecoveryPayloadResolvers<ContextType>;
  RecoveryRecordedDetails?: RecoveryRecordedDetailsResolvers<ContextType>;
  RedactAuditTrailPayload?: RedactAuditTrailPayloadResolvers<ContextType>;
  RedactedCounts?: RedactedCountsResolvers<ContextType>;
  RejectCaseDecisionPayload?: RejectCaseDecisionPayloadResolvers<ContextType>;
  RejectRequestPayload?: RejectRequestPayloadResolvers<ContextType>;
  ReleaseLoanPayload?: ReleaseLoanPayloadResolvers<ContextType>;
  ReleaseMemberPayload?: ReleaseMemberPayloadResolvers<ContextType>;
  RemindBorrowerPayload?: RemindBorrowerPayloadResolvers<ContextType>;
  Reminder?: ReminderResolvers<ContextType>;
  ReminderConnection?: ReminderConnectionResolvers<ContextType>;
  ReminderEdge?: ReminderEdgeResolvers<ContextType>;
  RemoveWebhookPayload?: RemoveWebhookPayloadResolvers<ContextType>;
  RepayLoanPayload?: RepayLoanPayloadResolvers<ContextType>;
  RepaymentBookedDetails?: RepaymentBookedDetailsResolvers<ContextType>;
  RepaymentDueDetails?: RepaymentDueDetailsResolvers<ContextType>;
  RepaymentEffect?: RepaymentEffectResolvers<ContextType>;
  RepaymentLateDetails?: RepaymentLateDetailsResolvers<ContextType>;
  RepaymentReceipt?: RepaymentReceiptResolvers<ContextType>;
  RepaymentReceivedDetails?: RepaymentReceivedDetailsResolvers<ContextType>;
  RepaymentSchedule?: RepaymentScheduleResolvers<ContextType>;
  RepaymentTakenBackDetails?: RepaymentTakenBackDetailsResolvers<ContextType>;
  RepaymentTakenDetails?: RepaymentTakenDetailsResolvers<ContextType>;
  RepaymentUndoneDetails?: RepaymentUndoneDetailsResolvers<ContextType>;
  ReplyToHelpRequestPayload?: ReplyToHelpRequestPayloadResolvers<ContextType>;
  RequestDataExportPayload?: RequestDataExportPayloadResolvers<ContextType>;
  RequestErasurePayload?: RequestErasurePayloadResolvers<ContextType>;
  RequestHelpPayload?: RequestHelpPayloadResolvers<ContextType>;
  RequestPayoffLetterPayload?: RequestPayoffLetterPayloadResolvers<ContextType>;
  RequestReceiptPayload?: RequestReceiptPayloadResolvers<ContextType>;
  ResendWebhookEventsPayload?: ResendWebhookEventsPayloadResolvers<ContextType>;
  RetryWebhookDeliveryPayload?: RetryWebhookDeliveryPayloadResolvers<ContextType>;
  ReturnLoanPayload?: ReturnLoanPayloadResolvers<ContextType>;
  ReversalDetails?: ReversalDetailsResolvers<ContextType>;
  ReverseTransactionPayload?: ReverseTransactionPayloadResolvers<ContextType>;
  ReviewMemberPayload?: ReviewMemberPayloadResolvers<ContextType>;
  RiskLevel?: RiskLevelResolvers;
  RiskLevelCount?: RiskLevelCountResolvers<ContextType>;
  RollRate?: RollRateResolvers<ContextType>;
  RotateWebhookSecretPayload?: RotateWebhookSecretPayloadResolvers<ContextType>;
  Safeguarding?: SafeguardingResolvers<ContextType>;
  SafeguardingItem?: SafeguardingItemResolvers<ContextType>;
  SafeguardingItemKind?: SafeguardingItemKindResolvers;
  SavedSearch?: SavedSearchResolvers<ContextType>;
  SavedSearchPayload?: SavedSearchPayloadResolvers<ContextType>;
  ShowLooksPayload?: ShowLooksPayloadResolvers<ContextType>;
  SimilarLoans?: SimilarLoansResolvers<ContextType>;
  StandingOrderPreview?: StandingOrderPreviewResolvers<ContextType>;
  StandingOrderResults?: StandingOrderResultsResolvers<ContextType>;
  StartVerificationPayload?: StartVerificationPayloadResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  TakeLenderTestPayload?: TakeLenderTestPayloadResolvers<ContextType>;
  TakenLenderTest?: TakenLenderTestResolvers<ContextType>;
  TaxCountry?: TaxCountryResolvers;
  TaxFigure?: TaxFigureResolvers;
  TaxForm?: TaxFormResolvers<ContextType>;
  TaxFormBox?: TaxFormBoxResolvers<ContextType>;
  TaxLine?: TaxLineResolvers<ContextType>;
  TaxLineConnection?: TaxLineConnectionResolvers<ContextType>;
  TaxLineEdge?: TaxLineEdgeResolvers<ContextType>;
  TaxYear?: TaxYearResolvers<ContextType>;
  Transaction?: TransactionResolvers<ContextType>;
  TransactionConnection?: TransactionConnectionResolvers<ContextType>;
  TransactionDirection?: TransactionDirectionResolvers;
  TransactionEdge?: TransactionEdgeResolvers<ContextType>;
  TransactionStatus?: TransactionStatusResolvers;
  TransactionType?: TransactionTypeResolvers;
  TransferFailedDetails?: TransferFailedDetailsResolvers<ContextType>;
  TransferPayload?: TransferPayloadResolvers<ContextType>;
  TransferReceivedDetails?: TransferReceivedDetailsResolvers<ContextType>;
  TrialBalance?: TrialBalanceResolvers<ContextType>;
  TrialBalanceAccount?: TrialBalanceAccountResolvers<ContextType>;
  UndoMode?: UndoModeResolvers;
  UndoOwnPlanChangePayload?: UndoOwnPlanChangePayloadResolvers<ContextType>;
  UndoPlanChangePayload?: UndoPlanChangePayloadResolvers<ContextType>;
  UndoRepaymentPayload?: UndoRepaymentPayloadResolvers<ContextType>;
  UpdateCasePayload?: UpdateCasePayloadResolvers<ContextType>;
  UpdateLoanPayload?: UpdateLoanPayloadResolvers<ContextType>;
  UpdatePreferencesPayload?: UpdatePreferencesPayloadResolvers<ContextType>;
  UpdateProfilePayload?: UpdateProfilePayloadResolvers<ContextType>;
  UpdateWebhookPayload?: UpdateWebhookPayloadResolvers<ContextType>;
  UpdateWorkItemPayload?: UpdateWorkItemPayloadResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  UserType?: UserTypeResolvers;
  Verification?: VerificationResolvers<ContextType>;
  VerificationCheck?: VerificationCheckResolvers<ContextType>;
  VerificationLevel?: VerificationLevelResolvers;
  VerificationLoss?: VerificationLossResolvers;
  VerificationState?: VerificationStateResolvers;
  VerificationStatus?: VerificationStatusResolvers;
  Vintage?: VintageResolvers<ContextType>;
  WaiveChargePayload?: WaiveChargePayloadResolvers<ContextType>;
  Wallet?: WalletResolvers<ContextType>;
  WalletChange?: WalletChangeResolvers<ContextType>;
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
  WorkCount?: WorkCountResolvers<ContextType>;
  WorkItem?: WorkItemResolvers<ContextType>;
  WorkItemConnection?: WorkItemConnectionResolvers<ContextType>;
  WorkItemEdge?: WorkItemEdgeResolvers<ContextType>;
  WorkKind?: WorkKindResolvers;
  WorkSort?: WorkSortResolvers;
  WorkStep?: WorkStepResolvers;
  WriteOffLoanPayload?: WriteOffLoanPayloadResolvers<ContextType>;
  Year?: GraphQLScalarType;
  YieldMonth?: YieldMonthResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  cost?: CostDirectiveResolver<any, any, ContextType>;
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
  movesMoney?: MovesMoneyDirectiveResolver<any, any, ContextType>;
  openToBlocked?: OpenToBlockedDirectiveResolver<any, any, ContextType>;
};
