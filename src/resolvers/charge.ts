import type { Context } from '../context.ts'
import type { ChargeState } from '../entities/loan/charge.ts'
import type { Loan } from '../entities/loan/loan.ts'
import { chargePosition, knowsCharges, whyCharged } from '../lending/late/charge.ts'
import { waiveCharge } from '../lending/late/waive.ts'
import { exactly } from '../reads/counts.ts'
import { loadOne, primed } from '../reads/loaders.ts'
import { keyOfInstalment } from '../reads/numbers.ts'
import { connection, type List } from './connection.ts'
import { ifRepaymentSeen } from './loan.ts'
import { outcome } from './refusals/outcome.ts'
import { loanOf } from './related.ts'
import type { Resolvers } from './types.generated.ts'

export const charge = {
  Loan: {
    charges: (loan, page, context) => connection(context, chargesOf(context, loan), page),
    overdueInterest: (loan, _, context) =>
      ifRepaymentSeen(context, loan, () =>
        // A loan of before there were terms bears none.
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
    waiveCharge: (_, { input }, context) =>
      outcome(context, async () => {
        const { platform, viewer, loaders } = context
        const { debt, ...done } = await waiveCharge(platform, viewer, input)
        if (done.loan) primed(loaders.loan, done.loan)
        if (done.loan && debt !== undefined) loaders.loanDebt.prime(done.loan.id, debt)
        return done
      }),
  },
} satisfies Resolvers

/** The charges of a loan; none for those who may not know how it is repaid. */
function chargesOf(context: Context, loan: Loan): List<ChargeState> {
  const { chargePages, chargeCount } = context.loaders
  return {
    scope: ['charges of a loan', loan.id],
    read: async (window) =>
      (await ifRepaymentSeen(context, loan, () =>
        chargePages.get({ parent: loan.id, window }),
      )) ?? { rows: [], more: false },
    count: async () =>
      exactly((await ifRepaymentSeen(context, loan, () => chargeCount.load(loan.id))) ?? 0),
    position: chargePosition,
  }
}
