import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { Profile } from '../member/profile.ts'
import { keepsObjects, type Metadata, ownReference } from '../own-reference.ts'
import { loanIndexes } from './loan-indexes.ts'

/** The terms of lateness as they are kept with a loan; amounts in minor units, shares and rates in hundredths of a percent. */
export type KeptLateTerms = {
  readonly tolerance_amount: number
  readonly tolerance_percent: number
  readonly interest: ArrearsInterest
  readonly penalty_points?: number
  readonly penalty_rate?: number
  readonly grace_days?: number
  readonly late_fee_amount?: number
  readonly late_fee_percent?: number
  readonly late_fee_after_days?: number
  readonly late_fee_repeats?: boolean
  readonly late_fee_to?: LateFeeRecipient
  readonly allocation?: string
  /** Missing in terms from before there was a choice. */
  readonly withdraw_while_late?: WithdrawWhileLate
}

/** What overdue principal bears: nothing, the loan's own interest, or penalty interest besides. */
export type ArrearsInterest = 'none' | 'contract' | 'penalty'
/** Who receives late fees. */
export type LateFeeRecipient = 'lenders' | 'platform'
/** What a borrower who is late can do with money that is overdue: whatever they like, or only repay. */
export type WithdrawWhileLate = 'allow' | 'keep_due'

/** Whether the fee of a loan is given back, in proportion to the days that are left, when it is repaid early. */
const feeRefunds = ['none', 'pro_rata'] as const
export type FeeRefund = (typeof feeRefunds)[number]

export const loanStatuses = [
  'draft',
  'submitted',
  'open',
  'funded',
  'active',
  'repaid',
  'defaulted',
  'cancelled',
  'expired',
] as const
export const riskLevels = ['low', 'medium', 'high'] as const

export type LoanStatus = (typeof loanStatuses)[number]
export type RiskLevel = (typeof riskLevels)[number]

/** The bounds of the lengths of a loan's texts, in characters. */
export const loanTexts = {
  title: { min: 1, max: 120 },
  description: { max: 5000 },
  purpose: { min: 1, max: 60 },
  locationDescription: { max: 200 },
  ...ownReference,
} as const

/** A loan, from the borrower's draft to its end. */
export class Loan extends entity({
  name: 'Loan',
  properties: {
    id: p.uuid().primary(),
    borrowerId: () => p.manyToOne(Profile).mapToPk().fieldName('borrower_id'),
    title: p.text(),
    description: p.text().strictNullable(),
    /** Minor units. */
    amountRequested: p.bigint(),
    /** Hundredths of a percent a year, which may have two decimals. */
    interestRate: p.decimal('number').columnType('numeric').strictNullable(),
    repaymentPeriodMonths: p.smallint().strictNullable(),
    purpose: p.text().strictNullable(),
    riskLevel: p.enum(riskLevels).strictNullable(),
    status: p.enum(loanStatuses).default('draft'),
    /** Minor units. */
    amountFunded: p.bigint().default('0'),
    locationLatitude: p.double().$type<number>().strictNullable(),
    locationLongitude: p.double().$type<number>().strictNullable(),
    /** The displaced point that other members see. */
    publicLatitude: p.double().$type<number>().strictNullable(),
    publicLongitude: p.double().$type<number>().strictNullable(),
    locationDescription: p.text().strictNullable(),
    currency: p.text(),
    createdAt: p.datetime(3).defaultRaw('gateway_now()'),
    updatedAt: p.datetime(3).defaultRaw('gateway_now()'),
    publishedAt: p.datetime(3).strictNullable(),
    expiresAt: p.datetime(3).strictNullable(),
    disbursementDate: p.datetime(3).strictNullable(),
    version: p.integer().default(1),
    /** Whether an operator has frozen the loan or blocked its borrower: it then accepts no investments and is not listed. */
    frozen: p.boolean().default(false),
    /** Why an operator has frozen the loan itself; null if only its borrower is frozen, or neither is. */
    frozenReason: p.text().strictNullable().lazy(),
    /** Whether it is frozen because its borrower is late with another loan, in default, or owes the platform. */
    frozenAsLate: p.boolean().default(false).lazy(),
    /** What being late means and costs, in the database's names, fixed when the loan is paid out; null for loans from before there were such terms. */
    lateTerms: p.json<KeptLateTerms>().strictNullable(),
    /** For how many days after the day of its payout its borrower can withdraw from it, fixed when it is paid out; 0 if not at all. */
    withdrawalDays: p.smallint().default(0),
    /** The last day on which its borrower can withdraw from it, which is then a business day where payments wait for those. */
    withdrawableUntil: p.date().strictNullable(),
    /** Whether its fee is given back for the days that are left when it is repaid early, fixed when it is paid out. */
    feeRefund: p.enum(feeRefunds).default('none'),
    /** Whether the last payments of its plans are about as high as the others; in older loans, they are whatever remains. */
    evenEnd: p.boolean().default(false),
    /** When its borrower has withdrawn from it. */
    withdrawnAt: p.datetime(3).strictNullable(),
    /** The last day for repaying it all after that; null if it was repaid already. */
    repayBy: p.date().strictNullable(),
    /** What of its fee was given back, in minor units. */
    feeRefunded: p.bigint().default('0'),
    /** What of its fee belongs to principal that was not repaid early, in minor units; 0 if none of it is ever given back. */
    feeRunning: p.bigint().default('0').lazy(),
    /** Whether what is due is taken from its borrower's wallet. */
    autopay: p.boolean().default(false),
    /** The part of the loan's interest that the platform has kept as its fee, in minor units. */
    serviceFee: p.bigint().default('0'),
    originationFee: p.bigint().strictNullable(),
    /** When an operator has written off what the defaulted loan still owed, and how much that was, in minor units. */
    writtenOffAt: p.datetime(3).strictNullable(),
    writtenOffAmount: p.bigint().strictNullable(),
    /** What was repaid since the loan defaulted, in minor units. */
    recovered: p.bigint().default('0'),
    /** What is unpaid of its late fees, in minor units. Penalty interest is found with the charges: it grows each day. */
    feesDue: p.bigint().default('0').lazy(),
    /** What was paid on charges while the schedule was short of it, which does not make the loan late, in minor units. */
    chargesFirst: p.bigint().default('0').lazy(),
    /** Interest paid ahead that has not run: its lenders have it as principal until it has, in minor units. */
    unearned: p.bigint().default('0').lazy(),
    /** The first and the last due date of unpaid instalments. Only filters use these columns; the ORM never reads them. */
    nextDueOn: p.date().strictNullable().lazy(),
    lastDueOn: p.date().strictNullable().lazy(),
    /** The due date from which the loan is late, or will be if nothing more is paid. Only filters and jobs use this column. */
    lateDueOn: p.date().strictNullable().lazy(),
    /** Until when a fully funded loan waits, since its lenders can still leave it; null unless it does. */
    reflectionEndsAt: p.datetime(3).strictNullable(),
    /** What its borrower, or an integrator for them, calls it elsewhere, and keeps with it; nobody else sees either. */
    externalId: p.text().strictNullable(),
    metadata: p.json<Metadata>().strictNullable(),
    /** The words of the loan. Only searches use this column; the ORM never reads it. */
    words: p.string().columnType('tsvector').default('').lazy(),
  },
  ...loanIndexes,
  lengths: loanTexts,
  checks: {
    ...keepsObjects('loan'),
    loan_amount_range: 'amount_requested > 0',
    loan_funded_range: 'amount_funded between 0 and amount_requested',
    loan_service_fee_range: 'service_fee >= 0',
    loan_origination_fee_range: 'origination_fee >= 0',
    loan_frozen_for_reason: 'frozen or frozen_reason is null',
    loan_frozen_if_late: 'frozen or not frozen_as_late',
    loan_written_off_whole:
      "num_nulls(written_off_at, written_off_amount) in (0, 2) and (written_off_at is null or status = 'defaulted')",
    loan_written_off_range: 'written_off_amount > 0',
    loan_recovered_range: "recovered >= 0 and (recovered = 0 or status = 'defaulted')",
    loan_unearned_range: 'unearned >= 0',
    loan_withdrawal_days_range: 'withdrawal_days in (0, 14)',
    loan_fee_refunded_range:
      'fee_refunded >= 0 and fee_running >= 0 and (fee_refunded + fee_running) <= coalesce(origination_fee, 0)',
    loan_withdrawn_if_possible:
      'case when withdrawn_at is null then repay_by is null else withdrawable_until is not null and fee_running = 0 end',
    loan_charges_range: 'fees_due >= 0 and charges_first >= 0',
    loan_rate_range: 'interest_rate between 0 and 100000',
    loan_rate_decimals: 'scale(interest_rate) <= 2',
    loan_months_range: 'repayment_period_months between 1 and 600',
    loan_currency_code: "currency ~ '^[A-Z]{3}$'",
    loan_place_whole:
      'num_nulls(location_latitude, location_longitude, public_latitude, public_longitude) in (0, 4) and abs(location_latitude) <= 90 and abs(location_longitude) <= 180',
    loan_complete_unless_draft:
      "status in ('draft', 'submitted', 'cancelled') or num_nulls(description, interest_rate, repayment_period_months, purpose, published_at, expires_at) = 0",
    loan_full_when_disbursed:
      "(status in ('funded', 'active', 'repaid', 'defaulted')) = (amount_funded = amount_requested)",
    loan_unfunded_when_ended:
      "status not in ('draft', 'submitted', 'cancelled', 'expired') or amount_funded = 0",
    loan_disbursed_when_active:
      "(status in ('active', 'repaid', 'defaulted')) = (disbursement_date is not null)",
  },
}) {}
