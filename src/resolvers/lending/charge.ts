import type { Context } from '../../context.ts'
import type { ChargeState } from '../../entities/loan/charge.ts'
import type { Loan } from '../../entities/loan/loan.ts'
import { knowsCharges, whyCharged } from '../../lending/late/charge.ts'
import { waiveCharge } from '../../lending/late/waive.ts'
import { idAndNumber } from '../../reads/id-and-number.ts'
import { loadOne } from '../../reads/loaders.ts'
import { keyOfInstalment } from '../../reads/numbers.ts'
import { chargesOfLoan } from '../../reads/parent-lists.ts'
import { connection, type List } from '../connection.ts'
import { loanOf } from '../related.ts'
import type { Resolvers } from '../types.generated.ts'
import { ifRepaymentSeen, loanByRule } from './loan.ts'
import { repaymentList } from './repayment-list.ts'

export const charge = {
  Loan: {
    defaultOn: async (loan, _, context) => (await outlook(context, loan))?.defaultOn ?? null,
    interestPausedUntil: async (loan, _, context) =>
      (await outlook(context, loan))?.pausedUntil ?? null,
    charges: (loan, page, context) => connection(context, chargesOf(context, loan), page),
    overdueInterest: (loan, _, context) =>
      ifRepaymentSeen(context, loan, () =>
        // A loan that was paid out before there were terms bears none.
        loan.lateTerms === null ? [] : context.loaders.overdueInterest.load(loan.id),
      ),
  },
  Instalment: {
    chargesDue: async (one, _, { loaders }) =>
      knowsCharges(await loadOne(loaders.loan, one.loanId))
        ? loaders.instalmentCharges.load(keyOfInstalment(one))
        : 0n,
  },
  Charge: {
    loan: ({ loanId }, _, context) => loanOf(context, loanId),
    reason: (one, _, { language }) => whyCharged(one, language),
  },
  Mutation: {
    waiveCharge: loanByRule(waiveCharge),
  },
} satisfies Resolvers

/** What is ahead of a loan; null unless it is active, and for those who may not know. */
function outlook(context: Context, loan: Loan) {
  if (loan.status !== 'active') return null
  const key = idAndNumber(loan.id, context.platform.limits.defaultAfterDays)
  return ifRepaymentSeen(context, loan, () => context.loaders.loanOutlook.load(key))
}

function chargesOf(context: Context, loan: Loan): List<ChargeState> {
  const { chargePages, chargeCount } = context.loaders
  const listed = { name: 'charges of a loan', list: chargesOfLoan }
  return repaymentList(context, loan, chargePages, chargeCount, listed)
}
