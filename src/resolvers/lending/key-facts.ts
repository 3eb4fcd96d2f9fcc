import type { Context } from '../../context.ts'
import type { Loan } from '../../entities/loan/loan.ts'
import { lateTermsOf } from '../../lending/late/terms.ts'
import { type KeyFacts, type KeyTerms, keyFacts } from '../../lending/loan/key-facts.ts'
import type { Cost } from '../../lending/repaying/schedule/cost.ts'
import type { Resolvers } from '../types.generated.ts'
import { costOfLoan, publishedTerms } from './loan.ts'

const DAY_MS = 86_400_000

export const toldKeyFacts = {
  Loan: {
    keyFacts: (loan, _, context) => {
      const [terms, cost] = [publishedTerms(loan), costOfLoan(context, loan)]
      return terms && cost && told(context, { ...terms, ...keptTerms(context, loan) }, cost)
    },
  },
  LoanQuote: {
    keyFacts: (quote, _, context) => told(context, { ...quote.terms, ...quote }, quote),
  },
} satisfies Resolvers

function told({ language, platform }: Context, terms: KeyTerms, cost: Cost): KeyFacts {
  const { currency, limits } = platform
  return keyFacts({ language, currency, aprMethod: limits.aprMethod }, terms, cost)
}

/** What was fixed when a loan was paid out; before that, what it would get today. */
function keptTerms({ platform: { limits, dayOf } }: Context, loan: Loan) {
  const { disbursementDate: paidOut, withdrawableUntil: until } = loan
  if (paidOut === null)
    return { lateTerms: limits.lateTerms, withdrawalDays: limits.exitTerms.withdrawalDays }
  // As the agreement counts them: the last day can have moved to a business day.
  const days = until === null ? 0 : (Date.parse(until) - Date.parse(dayOf(paidOut))) / DAY_MS
  return { lateTerms: lateTermsOf(loan.lateTerms), withdrawalDays: days }
}
