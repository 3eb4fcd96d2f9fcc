import { idOrNone } from '../../database/ids.ts'
import { ChargeState } from '../../entities/loan/charge.ts'
import { Loan } from '../../entities/loan/loan.ts'
import type { LoanDebt } from '../../entities/loan/loan-debt.ts'
import type { ApprovalRequest } from '../../entities/operator/approval-request.ts'
import { madeOrAsked, requestPending } from '../approval/pending.ts'
import { type Decision, decide } from '../audit-trail/decide.ts'
import { type Operator, ownAccount } from '../member/access.ts'
import { debtOf, type Explanations, type Outcome, perform } from '../outcome.ts'
import type { Platform } from '../platform.ts'

/** A charge after it was waived and the loan after that, or the request that another operator has to approve first. */
interface Waived {
  readonly charge: ChargeState | null
  readonly loan: Loan | null
  /** What the loan owed after it. */
  readonly debt: LoanDebt | null | undefined
  readonly request: ApprovalRequest | null
  /** Waived by an earlier call with the same key. */
  readonly replayed: boolean
}

/** Waives what is outstanding of a charge, for an operator; the borrower is notified. */
export function waiveCharge(
  platform: Platform,
  operator: Operator,
  input: Decision,
): Promise<Waived> {
  return decide(platform, operator, 'waiveCharge', 'charge', input, async (acting, once) => {
    const { above, days } = platform.limits.alone
    const values = {
      ...once,
      in_charge: idOrNone(input.id),
      reason: input.reason,
      above,
      days,
    }
    const done = await perform(acting, 'waive_charge', values, explainedWaiver)
    const { made: charge, ...rest } = madeOrAsked(done, ChargeState, 'charge')
    return { charge, loan: charge && done.record(Loan, 'loan'), debt: debtOf(done), ...rest }
  })
}

/** Explains why a charge can't be waived, and what would work. */
export function explainedWaiver(outcome: Outcome): Explanations {
  const { from, to } = outcome
  return {
    ...requestPending(outcome),
    ...ownAccount(),
    NOT_FOUND: {
      field: 'id',
      message: 'refusal.charge.unknown',
    },
    INVALID_TRANSITION: {
      field: 'id',
      message: 'refusal.charge.over',
      details: { from, to },
    },
  }
}
