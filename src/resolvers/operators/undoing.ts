import type { Context } from '../../context.ts'
import type { Loan } from '../../entities/loan/loan.ts'
import type { LoanDebt } from '../../entities/loan/loan-debt.ts'
import { invalid, refuseIf } from '../../lending/refusal.ts'
import { bookRepayment } from '../../lending/undoing/book.ts'
import { undoRepayment } from '../../lending/undoing/undo.ts'
import { primed } from '../../reads/loaders.ts'
import { ofParty } from '../lending/loan.ts'
import { outcome } from '../refusals/outcome.ts'
import type { RepayLoanInput, Resolvers } from '../types.generated.ts'

export const undoing = {
  ApprovalRequest: {
    mode: ({ terms }) =>
      terms?.mode === undefined ? null : terms.mode === 'return' ? 'return' : 'undo',
    valueDate: ({ terms }) => (typeof terms?.value_on === 'string' ? terms.value_on : null),
  },
  Mutation: {
    undoRepayment: (_, { input }, context) =>
      outcome(context, async () => {
        const { platform, viewer } = context
        return asItWas(context, await undoRepayment(platform, viewer, input))
      }),
  },
} satisfies Resolvers

/** A repayment that an operator books as of a day: nobody else may give a value date. */
export function bookedAsOf(context: Context, { valueDate, reason, ...input }: RepayLoanInput) {
  return outcome(context, async () => {
    const { platform, viewer } = context
    refuseIf(!valueDate && invalid('reason', 'refusal.book.reason'))
    const given = { ...input, valueDate: valueDate ?? '', reason: reason ?? null }
    return { ...asItWas(context, await bookRepayment(platform, viewer, given)), effect: null }
  })
}

/** The records of an outcome, with the loan and its debt as they were then: neither is read again, nor whether they may be seen. */
export function asItWas<
  Done extends { readonly loan: Loan | null; readonly debt: LoanDebt | null | undefined },
>({ loaders }: Context, { debt, ...done }: Done): Omit<Done, 'debt'> {
  const { loan } = done
  if (loan === null) return done
  ofParty.add(primed(loaders.loan, loan))
  if (debt !== undefined) loaders.loanDebt.prime(loan.id, debt)
  return done
}
