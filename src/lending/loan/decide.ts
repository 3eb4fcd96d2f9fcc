import { v7 as newId } from 'uuid'
import { idOrNone } from '../../database/ids.ts'
import { Loan } from '../../entities/loan/loan.ts'
import { approvedAbove, doneAtMost, doneTooOften } from '../approval/alone.ts'
import { type MadeOrAsked, madeOrAsked, requestPending } from '../approval/pending.ts'
import { REASON_MAX } from '../audit-trail/act.ts'
import { type Decision, decide } from '../audit-trail/decide.ts'
import { isOperator, maySee, type Operator, ownAccount } from '../member/access.ts'
import { callFunction, doneOrRefused, type Explain, wrongState } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { Refusal } from '../refusal.ts'
import { cancelOwnLoan } from './change.ts'
import type { ChangedLoan } from './change-once.ts'

/** A decision on a loan; `version` is that of the loan when the operator read it. */
export interface LoanDecision extends Decision {
  readonly version?: number | null
}

type Cancellation = Omit<LoanDecision, 'reason'> & {
  readonly reason?: string | null
  /** Whether everybody who sees the loan may read the reason. */
  readonly public?: boolean | null
}

/** Freezes an open loan, or releases it again; throws a Refusal. */
export async function decideOnLoan(
  platform: Platform,
  operator: Operator,
  name: 'freezeLoan' | 'releaseLoan',
  input: LoanDecision,
): Promise<ChangedLoan> {
  const done = await decided(platform, operator, name, input)
  if (!done?.loan) throw new Error('a decision without an outcome')
  return { loan: done.loan, replayed: done.replayed }
}

/** Cancels one of the caller's own loans or, for an operator who gives a reason, another member's open loan. */
export async function cancelLoan(
  platform: Platform,
  caller: Operator,
  input: Cancellation,
): Promise<MadeOrAsked<{ loan: Loan }>> {
  const decides = () => decided(platform, caller, 'cancelLoan', input)
  const done = isOperator(caller) ? await decides() : undefined
  if (done) return done
  try {
    return { ...(await cancelOwnLoan(platform, caller.id, input)), request: null }
  } catch (error) {
    const isAnothers = error instanceof Refusal && error.reasons[0]?.code === 'FORBIDDEN'
    // Operators who may only look are told which scope they lack, and the attempt is added to the trail.
    if (isAnothers && maySee(caller)) await decides()
    throw error
  }
}

/** Carries out a decision; undefined if the operator is the loan's borrower, who cancels it as any borrower does. */
async function decided(
  platform: Platform,
  operator: Operator,
  name: string,
  input: Cancellation,
): Promise<MadeOrAsked<{ loan: Loan }> | undefined> {
  const { id, version = null, reason = null, public: isPublic } = input
  return decide(platform, operator, name, 'loan', input, async (acting, once) => {
    const { alone } = platform.limits
    const outcome = await callFunction(acting.database, 'decide_on_loan', {
      ...once,
      operation: name,
      in_loan: idOrNone(id),
      seen: version,
      reason,
      new_id: newId(),
      ...approvedAbove(alone),
      ...doneAtMost(alone),
      is_public: isPublic ?? false,
    })
    if (outcome === undefined) return undefined
    const done = doneOrRefused(platform, outcome, explainedDecision(outcome))
    return madeOrAsked(done, { loan: Loan })
  })
}

/** Explains why a decision on a loan is refused, and what would work. */
export const explainedDecision: Explain = (outcome) => ({
  ...requestPending(outcome),
  ...doneTooOften(outcome),
  ...ownAccount(),
  NOT_FOUND: { field: 'id', message: 'refusal.decision.unknown' },
  VALIDATION_FAILED: {
    field: 'reason',
    message: 'refusal.decision.reason',
    values: { max: REASON_MAX },
  },
  ...wrongState(outcome, 'refusal.decision.state'),
})
