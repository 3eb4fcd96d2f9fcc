import { v7 as newId } from 'uuid'
import { idOrNone } from '../../database/ids.ts'
import { ApprovalRequest } from '../../entities/operator/approval-request.ts'
import { type Decision, decide, type Seen } from '../audit-trail/decide.ts'
import { explainedWaiver } from '../late/waive.ts'
import { explainedReversal } from '../ledger/refused-reversal.ts'
import { explainedDecision } from '../loan/decide.ts'
import { type Operator, ownAccount } from '../member/access.ts'
import { type Explain, type Made, made, perform, wrongState } from '../outcome.ts'
import { explainedPlanChange } from '../plan-changes/explain.ts'
import type { Platform } from '../platform.ts'
import { explainedRecovery } from '../repaying/default/recover.ts'
import { explainedWriteOff } from '../repaying/default/write-off.ts'
import { explainedBooking } from '../undoing/book.ts'
import { explainedUndoing } from '../undoing/refused-undoing.ts'

/** Enough ids for whatever is carried out. */
export const newIds = () => Array.from({ length: 8 }, () => newId())

/** Approves another operator's request and carries it out at once, or rejects a request; throws a Refusal. */
export function decideRequest(
  platform: Platform,
  operator: Operator,
  name: 'approveRequest' | 'rejectRequest',
  input: Omit<Decision, 'reason'> & Seen & { readonly reason?: string | null },
): Promise<Made<{ request: ApprovalRequest }>> {
  return decide(platform, operator, name, 'request', input, async (acting, once) => {
    const values = {
      ...once,
      operation: name,
      in_request: idOrNone(input.id),
      why: input.reason ?? null,
      ids: newIds(),
      fee_rate: platform.limits.serviceFee,
      seen: input.version ?? null,
    }
    const done = await perform(acting, 'decide_request', values, explainedRequest)
    return made(done, { request: ApprovalRequest })
  })
}

/** Explains why a request can't be decided on, or no longer be carried out. */
export const explainedRequest: Explain = (outcome) => {
  if (outcome.act === 'reverseTransaction') return explainedReversal(outcome)
  if (outcome.act === 'cancelLoan')
    return { ...explainedDecision(outcome), ...investedSince(outcome) }
  if (outcome.act === 'writeOffLoan') return { ...explainedWriteOff(outcome), ...changed(outcome) }
  if (outcome.act === 'waiveCharge') return explainedWaiver(outcome)
  if (outcome.act === 'changePlan' || outcome.act === 'undoPlanChange')
    return explainedPlanChange(outcome)
  if (outcome.act === 'undoRepayment') return explainedUndoing(outcome)
  if (outcome.act === 'repayLoan') return explainedBooking(outcome)
  if (outcome.act === 'recordRecovery')
    return { ...explainedRecovery(outcome), ...changed(outcome) }
  return {
    NOT_FOUND: { field: 'id', message: 'refusal.request.unknown' },
    ...ownAccount(),
    FORBIDDEN: {
      field: 'id',
      message:
        outcome.because === 'own_entries' ? 'refusal.request.own_entries' : 'refusal.request.party',
    },
    OWN_REQUEST: { field: 'id', message: 'refusal.request.own' },
    ...wrongState(outcome, 'refusal.request.over'),
  }
}

/** Explains that more has been invested in a loan since its cancellation was requested. */
const investedSince: Explain = (outcome) => {
  if (outcome.code !== 'VERSION_CONFLICT') return {}
  const [invested, asked] = [BigInt(Number(outcome.invested)), BigInt(Number(outcome.asked))]
  const message = 'refusal.request.invested_since'
  return { VERSION_CONFLICT: { field: 'id', message, details: { invested, asked } } }
}

/** Explains that the loan has changed since the request, which can therefore no longer be carried out. */
const changed: Explain = ({ version, seen }) => {
  const message = 'refusal.request.changed_since'
  return { VERSION_CONFLICT: { field: 'id', message, details: { version, seen } } }
}
