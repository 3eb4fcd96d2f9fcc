import type {
  ArrearsInterest,
  KeptLateTerms,
  LateFeeRecipient,
  WithdrawWhileLate,
} from '../../entities/loan/loan.ts'

/** When a loan is late, and what that costs; amounts in minor units, shares and rates in hundredths of a percent. */
export interface LateTerms {
  /** A loan is late while what is overdue exceeds both tolerances, or while nothing was paid of an overdue instalment. */
  readonly toleranceAmount: bigint
  /** The same, as a share of all that is still unpaid in the schedule. */
  readonly tolerancePercent: number
  readonly interest: ArrearsInterest
  /** What overdue principal bears besides; null if nothing. */
  readonly penalty: Penalty | null
  readonly lateFee: LateFee | null
  /** In which order payments are used: a list of `penalty`, `fee`, `interest` and `principal`, or `de-consumer`. */
  readonly allocation: string
  readonly withdrawWhileLate: WithdrawWhileLate
}

/** Penalty interest: exactly one of the two rates is set. */
interface Penalty {
  /** What is added to the loan's own rate. */
  readonly points: number | null
  /** The rate in place of the loan's own; only what it exceeds that by is penalty interest. */
  readonly rate: number | null
  /** Principal that is paid within this many days after it was due bears none. */
  readonly graceDays: number
}

/** A late fee: an amount, a share of what is unpaid of the instalment, or the greater of both. */
interface LateFee {
  readonly amount: bigint | null
  readonly percent: number | null
  readonly afterDays: number
  /** Whether it is charged again after each further `afterDays`. */
  readonly repeats: boolean
  readonly to: LateFeeRecipient
}

/** The order of payments by default. */
const byInstalment = 'penalty,fee,interest,principal'

/** The terms of loans that were paid out before there were any: late from the first cent, and nothing for it. */
const before: LateTerms = {
  toleranceAmount: 0n,
  tolerancePercent: 0,
  interest: 'none',
  penalty: null,
  lateFee: null,
  allocation: byInstalment,
  withdrawWhileLate: 'allow',
}

/** The terms as the database keeps them: what a loan doesn't have is missing. */
export function keptTerms(terms: LateTerms): KeptLateTerms {
  const { penalty, lateFee } = terms
  const amount = lateFee?.amount ?? null
  return withoutNulls({
    tolerance_amount: Number(terms.toleranceAmount),
    tolerance_percent: terms.tolerancePercent,
    interest: terms.interest,
    allocation: terms.allocation,
    withdraw_while_late: terms.withdrawWhileLate,
    penalty_points: penalty?.points ?? null,
    penalty_rate: penalty?.rate ?? null,
    grace_days: penalty?.graceDays ?? null,
    late_fee_amount: amount === null ? null : Number(amount),
    late_fee_percent: lateFee?.percent ?? null,
    late_fee_after_days: lateFee?.afterDays ?? null,
    late_fee_repeats: lateFee?.repeats ?? null,
    late_fee_to: lateFee?.to ?? null,
  })
}

/** Each term has to be said here, so that a new one that is not kept does not compile. */
type EachTerm = {
  readonly [Name in keyof KeptLateTerms]-?: object extends Pick<KeptLateTerms, Name>
    ? KeptLateTerms[Name] | null
    : KeptLateTerms[Name]
}

function withoutNulls(terms: EachTerm): KeptLateTerms {
  return Object.fromEntries(
    Object.entries(terms).filter(([, value]) => value !== null),
  ) as KeptLateTerms
}

/** The terms that were kept with a loan. */
export function lateTermsOf(kept: KeptLateTerms | null): LateTerms {
  if (kept === null) return before
  return {
    toleranceAmount: BigInt(kept.tolerance_amount),
    tolerancePercent: kept.tolerance_percent,
    interest: kept.interest,
    penalty: penaltyOf(kept),
    lateFee: lateFeeOf(kept),
    allocation: kept.allocation ?? byInstalment,
    withdrawWhileLate: kept.withdraw_while_late ?? before.withdrawWhileLate,
  }
}

function penaltyOf(kept: KeptLateTerms): Penalty | null {
  if (kept.grace_days === undefined) return null
  return {
    points: kept.penalty_points ?? null,
    rate: kept.penalty_rate ?? null,
    graceDays: kept.grace_days,
  }
}

function lateFeeOf(kept: KeptLateTerms): LateFee | null {
  if (kept.late_fee_after_days === undefined) return null
  return {
    amount: kept.late_fee_amount === undefined ? null : BigInt(kept.late_fee_amount),
    percent: kept.late_fee_percent ?? null,
    afterDays: kept.late_fee_after_days,
    repeats: kept.late_fee_repeats ?? false,
    to: kept.late_fee_to ?? 'lenders',
  }
}
