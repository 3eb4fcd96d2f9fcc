import { setImmediate as next } from 'node:timers/promises'
import { MemberQueues } from '../../../database/reader.ts'
import type { LateTerms } from '../../late/terms.ts'
import type { ExitTerms } from '../../leaving/terms.ts'
import type { Platform } from '../../platform.ts'
import { checkAmount, checkPercent, checkRange, refuseIf } from '../../refusal.ts'
import { type Instalment, schedule } from './amortisation.ts'
import type { Cost, LoanTerms } from './cost.ts'

/** An instalment of a loan as if it were paid out today. */
export type QuotedInstalment = Instalment & { readonly dueOn: string }

/** What a loan would cost if it were paid out today, with its instalments. */
export type Quote = Cost &
  ExitTerms & {
    /** What was asked. */
    readonly terms: LoanTerms
    readonly instalments: QuotedInstalment[]
    readonly lateTerms: LateTerms
  }

/** Limits each member to one quote at a time: quotes send no statements, so the members' queues for statements don't limit them. */
const turns = new MemberQueues(1)

/**
 * Calculates what a loan would cost; throws a Refusal if no loan could have these terms. A quote with its instalments takes about a
 * millisecond of processor time, so other requests are served between two quotes of a member.
 */
export function quote(platform: Platform, memberId: string, terms: LoanTerms): Promise<Quote> {
  const { limits } = platform
  const amounts = { min: limits.loanAmountMin, max: limits.loanAmountMax }
  refuseIf(
    checkAmount('amount', terms.amount, amounts),
    checkPercent('interestRate', terms.rate, limits.loanRateMax),
    checkRange('months', terms.months, { min: 1, max: limits.loanMonthsMax, unit: 'months' }),
  )
  return turns.run(memberId, async () => {
    await next()
    return quoteOf(platform, terms)
  })
}

function quoteOf({ costOf, limits, today }: Platform, terms: LoanTerms): Quote {
  const from = today()
  const { instalments } = schedule(terms.amount, terms.rate, terms.months)
  const dated = instalments.map((one) => ({
    ...one,
    dueOn: monthsAfter(from, one.number),
  }))
  const { lateTerms, exitTerms } = limits
  return { ...costOf(terms), terms, instalments: dated, lateTerms, ...exitTerms }
}

/** The same day of the month some months later, or the last day of a shorter month. */
export function monthsAfter(from: string, months: number): string {
  const [fromYear = 0, fromMonth = 1, fromDay = 1] = from.split('-').map(Number)
  const count = fromYear * 12 + fromMonth - 1 + months
  const [year, month] = [Math.floor(count / 12), (count % 12) + 1]
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const two = (number: number) => String(number).padStart(2, '0')
  const day = Math.min(fromDay, last)
  return `${year}-${two(month)}-${two(day)}`
}
