import { idOrNone } from '../../database/ids.ts'
import { ChargeState } from '../../entities/loan/charge.ts'
import { Loan } from '../../entities/loan/loan.ts'
import { approvedAbove } from '../approval/alone.ts'
import {
  type LineOrAsked,
  type MadeOrAsked,
  madeOrAsked,
  requestPending,
} from '../approval/pending.ts'
import { type Decision, decide } from '../audit-trail/decide.ts'
import { type Operator, ownAccount } from '../member/access.ts'
import { debtOf, type Explain, perform, wrongState } from '../outcome.ts'
import type { Platform } from '../platform.ts'

/** Waives what is outstanding of a charge, for an operator; the borrower is notified. */
export function waiveCharge(
  platform: Platform,
  operator: Operator,
  input: Decision,
): Promise<MadeOrAsked<{ charge: ChargeState; loan: Loan }> & Pick<LineOrAsked, 'debt'>> {
  return decide(platform, operator, 'waiveCharge', 'charge', input, async (acting, once) => {
    const { id, reason } = input
    const most = approvedAbove(platform.limits.alone)
    const values = { ...once, in_charge: idOrNone(id), reason, ...most }
    const done = await perform(acting, 'waive_charge', values, explainedWaiver)
    return { ...madeOrAsked(done, { charge: ChargeState, loan: Loan }), debt: debtOf(done) }
  })
}

/** Explains why a charge can't be waived, and what would work. */
export const explainedWaiver: Explain = (outcome) => ({
  ...requestPending(outcome),
  ...ownAccount(),
  NOT_FOUND: { field: 'id', message: 'refusal.charge.unknown' },
  ...wrongState(outcome, 'refusal.charge.over'),
})
