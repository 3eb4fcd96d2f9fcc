import { idOrNone } from '../../database/ids.ts'
import { Loan } from '../../entities/loan/loan.ts'
import { doneAtMost, doneTooOften } from '../approval/alone.ts'
import { decide } from '../audit-trail/decide.ts'
import { type Operator, ownAccount } from '../member/access.ts'
import { doneOrRefused, type Explain, wrongState } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { callWithin, inTransaction, readBack } from '../transaction.ts'
import { type ChangedLoan, keptRefusals, orKeptRefusal } from './change-once.ts'
import type { LoanDecision } from './decide.ts'
import { moveTo } from './transition.ts'

/** Publishes a submitted loan, or returns it to its borrower as a draft, who is told the reason; throws a Refusal. */
export function reviewLoan(
  platform: Platform,
  operator: Operator,
  name: 'approveLoan' | 'returnLoan',
  input: Omit<LoanDecision, 'reason'> & { readonly reason?: string | null },
): Promise<ChangedLoan> {
  const { id, version = null, reason = null } = input
  const next = name === 'approveLoan' ? 'open' : 'draft'
  return decide(platform, operator, name, 'loan', input, (acting, once) =>
    orKeptRefusal(
      acting,
      { ...once, operation: name },
      inTransaction(acting, async (em) => {
        const values = {
          in_loan: idOrNone(id),
          seen: version,
          next_status: next,
          ...once,
          operation: name,
          ...doneAtMost(platform.limits.alone),
        }
        const outcome = (await callWithin(em, 'loan_to_review', values)) ?? {}
        const { record, replayed } = doneOrRefused(acting, outcome, explained(outcome))
        const found = record(Loan, 'loan')
        if (replayed) return { loan: found, replayed }
        const loan = await em.findOneOrFail(Loan, found.id)
        await moveTo(acting, em, loan, next, 'operator', { ...once, reason })
        return { loan: await readBack(acting, em, Loan, { id: loan.id }), replayed }
      }),
      [...keptRefusals, 'NOT_FOUND'],
    ),
  )
}

const explained: Explain = (outcome) => ({
  ...doneTooOften(outcome),
  NOT_FOUND: { field: 'id', message: 'refusal.review.unknown' },
  ...ownAccount(),
  ...wrongState(outcome, 'refusal.review.state'),
})
