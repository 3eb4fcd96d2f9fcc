import { checkAmount, checkPercent, checkRange } from '../checks.ts'
import type { Platform } from '../platform.ts'
import { refuseIf } from '../refusal.ts'

/** Throws a Refusal when no loan could have these terms. */
export function checkQuote(
  { currency, limits }: Platform,
  amount: bigint,
  interestRate: number,
  months: number,
): void {
  const amounts = { min: limits.loanAmountMin, max: limits.loanAmountMax }
  refuseIf(
    checkAmount('amount', amount, amounts, currency),
    checkPercent('interestRate', interestRate, limits.loanRateMax),
    checkRange('months', months, { min: 1, max: limits.loanMonthsMax, unit: ' months' }),
  )
}
