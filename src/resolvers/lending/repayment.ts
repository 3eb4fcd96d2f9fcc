import {
  type LoanRepayment,
  repaymentPosition,
  repaymentsOf,
} from '../../lending/repaying/repayments.ts'
import { paged } from '../connection.ts'
import { forOperators } from '../operators/looks.ts'
import { loanOf } from '../related.ts'
import type { Resolvers } from '../types.generated.ts'

export const repayment = {
  Query: {
    loanRepayments: async (_, { loanId, ...page }, context) => {
      forOperators(context)
      const loan = await context.loaders.loan.load(loanId)
      if (loan === null) return null
      const scope = ['repayments of a loan', loan.id]
      return paged<LoanRepayment>(context, page, scope, repaymentsOf(loan.id), repaymentPosition)
    },
  },
  LoanRepayment: {
    loan: ({ loanId }, _, context) => loanOf(context, loanId),
    interest: ({ amount, principal, charges }) => amount - principal - charges,
  },
} satisfies Resolvers
