import type { RiskLevel } from '../../entities/loan/loan.ts'
import type { Platform } from '../platform.ts'
import { checkAmount, checkRange, refuseIf } from '../refusal.ts'
import { bandOf } from './bands.ts'
import type { LoanGuidance } from './guide.ts'

/** The terms of a loan that somebody thinks of; the amount in minor units. */
export interface LikeTerms {
  readonly amount: bigint
  readonly months: number
  readonly riskLevel?: RiskLevel | null | undefined
}

/** Says how similar loans have fared; throws a Refusal if no loan could have these terms. */
export function guidance(
  { guide, limits, today }: Pick<Platform, 'guide' | 'limits' | 'today'>,
  { amount, months, riskLevel = null }: LikeTerms,
): Promise<LoanGuidance> {
  refuseIf(
    checkAmount('amount', amount, { min: limits.loanAmountMin, max: limits.loanAmountMax }),
    checkRange('months', months, { min: 1, max: limits.loanMonthsMax, unit: 'months' }),
  )
  return guide.guidance(bandOf(amount, months), riskLevel, today())
}
