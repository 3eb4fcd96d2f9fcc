import { idOrNone } from '../../../database/ids.ts'
import { Loan } from '../../../entities/loan/loan.ts'
import { approvedAbove } from '../../approval/alone.ts'
import { type MadeOrAsked, madeOrAsked, requestPending } from '../../approval/pending.ts'
import { decide } from '../../audit-trail/decide.ts'
import type { LoanDecision } from '../../loan/decide.ts'
import { type Operator, ownAccount } from '../../member/access.ts'
import {
  type Explain,
  type Explanations,
  type Outcome,
  perform,
  wrongState,
} from '../../outcome.ts'
import type { Platform } from '../../platform.ts'
import type { RefusalKey } from '../../reason-text.ts'

/** Writes off what a defaulted loan still owes, for an operator; its borrower and its lenders are notified. */
export function writeOffLoan(
  platform: Platform,
  operator: Operator,
  input: LoanDecision,
): Promise<MadeOrAsked<{ loan: Loan }>> {
  return decide(platform, operator, 'writeOffLoan', 'loan', input, async (acting, once) => {
    const { id, version = null, reason } = input
    const most = approvedAbove(platform.limits.alone)
    const values = { ...once, in_loan: idOrNone(id), seen: version, reason, ...most }
    const done = await perform(acting, 'write_off_loan', values, explainedWriteOff)
    return madeOrAsked(done, { loan: Loan })
  })
}

/** Explains why a loan can't be written off, and what would work. */
export const explainedWriteOff: Explain = (outcome) => ({
  ...requestPending(outcome),
  ...ofParties('id'),
  ...wrongState(outcome, whyNot(outcome)),
})

function whyNot({ from, owed }: Outcome): RefusalKey {
  if (from === 'written_off') return 'refusal.write_off.already'
  if (owed === 0) return 'refusal.write_off.nothing'
  return from === 'active' ? 'refusal.write_off.active' : 'refusal.write_off.state'
}

/** Explains the refusals that all decisions on what a loan owes have in common. */
export function ofParties(field: string): Explanations {
  return {
    NOT_FOUND: { field, message: 'refusal.decision.unknown' },
    ...ownAccount(field),
  }
}
