import { v7 as newId } from 'uuid'
import { idOrNone } from '../../../database/ids.ts'
import { AMOUNT_MAX } from '../../../money.ts'
import { approvedAbove } from '../../approval/alone.ts'
import { type LineOrAsked, lineOrAsked, requestPending } from '../../approval/pending.ts'
import { decide, type Once } from '../../audit-trail/decide.ts'
import type { Operator } from '../../member/access.ts'
import { type Explain, perform, wrongState } from '../../outcome.ts'
import type { Platform } from '../../platform.ts'
import { checkAmount } from '../../refusal.ts'
import { ofParties } from './write-off.ts'

const IDS = 5

/** Money that came in outside the platform for a loan; `version` is that of the loan when the operator read it. */
interface RecoveryInput {
  readonly loanId: string
  /** Minor units. */
  readonly amount: bigint
  readonly reason: string
  readonly version?: number | null
  readonly idempotencyKey?: string | null
}

/** Records money that came in outside the platform for a defaulted loan, for an operator, and pays it on to the lenders at once. */
export function recordRecovery(
  platform: Platform,
  operator: Operator,
  input: RecoveryInput,
): Promise<LineOrAsked> {
  const { loanId: id, amount, version = null, reason } = input
  const { limits } = platform
  const decision = { ...input, id }
  const wrong = checkAmount('amount', amount, { min: 1n, max: AMOUNT_MAX })
  const record = async (acting: Platform, once: Once) => {
    const values = {
      ...once,
      in_loan: idOrNone(id),
      amount,
      seen: version,
      reason,
      ids: Array.from({ length: IDS }, () => newId()),
      fee_rate: limits.serviceFee,
      ...approvedAbove(limits.alone),
    }
    const done = await perform(acting, 'record_recovery', values, explainedRecovery)
    return lineOrAsked(done)
  }
  return decide(platform, operator, 'recordRecovery', 'loan', decision, record, wrong)
}

/** Explains why a recovery can't be recorded, and what would work. */
export const explainedRecovery: Explain = (outcome) => {
  const { from, owed, max } = outcome
  const most = BigInt(Number(max ?? 0))
  const other = from === 'active' ? 'refusal.recovery.active' : 'refusal.recovery.state'
  return {
    ...requestPending(outcome),
    ...ofParties('loanId'),
    AMOUNT_OUT_OF_RANGE: {
      field: 'amount',
      message: 'refusal.recovery.most',
      details: { min: 1n, max: most },
    },
    ...wrongState(outcome, owed === 0 ? 'refusal.recovery.nothing' : other, 'loanId'),
  }
}
