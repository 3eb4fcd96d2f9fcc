import { checkAmount, checkPercent, checkRange } from '../checks.ts'
import type { Platform } from '../platform.ts'
import { refuseIf } from '../refusal.ts'
import { type Instalment, schedule } from './amortisation.ts'
import type { Cost, LoanTerms } from './cost.ts'

/** A payment of a loan, were it paid out today. */
export type QuotedInstalment = Instalment & { readonly dueOn: string }

/** What a loan would cost, were it paid out today. */
export type Quote = Cost & { readonly instalments: QuotedInstalment[] }

/** What a loan would cost; throws a Refusal if no loan could have these terms. */
export function quote({ currency, limits, costOf }: Platform, terms: LoanTerms): Quote {
  const amounts = { min: limits.loanAmountMin, max: limits.loanAmountMax }
  refuseIf(
    checkAmount('amount', terms.amount, amounts, currency),
    checkPercent('interestRate', terms.rate, limits.loanRateMax),
    checkRange('months', terms.months, { min: 1, max: limits.loanMonthsMax, unit: ' months' }),
  )
  const today = new Date()
  const { instalments } = schedule(terms.amount, terms.rate, terms.months)
  const dated = instalments.map((one) => ({
    ...one,
    dueOn: monthsAfter(today, one.number),
  }))
  return { ...costOf(terms), instalments: dated }
}

/** The same day some months later (UTC), or the last of a shorter month. */
function monthsAfter(from: Date, months: number): string {
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const day = new Date(Date.UTC(year, month, Math.min(from.getUTCDate(), last)))
  return day.toISOString().slice(0, 10)
}
