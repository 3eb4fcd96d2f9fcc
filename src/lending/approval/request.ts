import { v7 as newId } from 'uuid'
import { idOrNone } from '../../database/ids.ts'
import { ApprovalRequest } from '../../entities/operator/approval-request.ts'
import { type Currency, formatAmount } from '../../money.ts'
import { type Decision, decide } from '../audit-trail/decide.ts'
import { explainedWaiver } from '../late/waive.ts'
import { explainedReversal } from '../ledger/refused-reversal.ts'
import { explainedDecision } from '../loan/decide.ts'
import { type Operator, ownAccount } from '../member/access.ts'
import { type Explanations, type Outcome, perform } from '../outcome.ts'
import { explainedPlanChange } from '../plan-changes/explain.ts'
import type { Platform } from '../platform.ts'
import { explainedRecovery } from '../repaying/recover.ts'
import { explainedWriteOff } from '../repaying/write-off.ts'
import { explainedBooking } from '../undoing/book.ts'
import { explainedUndoing } from '../undoing/refused-undoing.ts'

const IDS = 8

/** A request after it was decided. */
export interface DecidedRequest {
  readonly request: ApprovalRequest
  /** Decided by an earlier call with the same key. */
  readonly replayed: boolean
}

/** Approves another operator's request and carries it out at once, or rejects a request; throws a Refusal. */
export function decideRequest(
  platform: Platform,
  operator: Operator,
  name: 'approveRequest' | 'rejectRequest',
  input: Omit<Decision, 'reason'> & { readonly reason?: string | null },
): Promise<DecidedRequest> {
  return decide(platform, operator, name, 'request', input, async (acting, key, hash) => {
    const values = {
      by_user: operator.id,
      operation: name,
      with_key: key,
      hash,
      in_request: idOrNone(input.id),
      why: input.reason ?? null,
      ids: Array.from({ length: IDS }, () => newId()),
      fee_rate: platform.limits.serviceFee,
    }
    const explain = (outcome: Outcome) => explained(platform, outcome)
    const done = await perform(acting, 'decide_request', values, explain)
    return { request: done.record(ApprovalRequest, 'request'), replayed: done.replayed }
  })
}

function explained({ currency }: Platform, outcome: Outcome): Explanations {
  if (outcome.act === 'reverseTransaction') return explainedReversal(currency, outcome)
  if (outcome.act === 'cancelLoan')
    return { ...explainedDecision(outcome), ...investedSince(currency, outcome) }
  if (outcome.act === 'writeOffLoan') return { ...explainedWriteOff(outcome), ...changed(outcome) }
  if (outcome.act === 'waiveCharge') return explainedWaiver(outcome)
  if (outcome.act === 'changePlan' || outcome.act === 'undoPlanChange')
    return explainedPlanChange(outcome)
  if (outcome.act === 'undoRepayment') return explainedUndoing(outcome)
  if (outcome.act === 'repayLoan') return explainedBooking(outcome)
  if (outcome.act === 'recordRecovery')
    return { ...explainedRecovery(currency, outcome), ...changed(outcome) }
  const { from, to } = outcome
  return {
    NOT_FOUND: { field: 'id', message: 'id names no request.' },
    ...ownAccount(),
    FORBIDDEN: {
      field: 'id',
      message:
        'Whoever asked for this is frozen, or takes part in it by now: reject the request, and ask again if it should still be done.',
    },
    OWN_REQUEST: {
      field: 'id',
      message: 'You have asked for this yourself: another operator approves it.',
    },
    INVALID_TRANSITION: {
      field: 'id',
      message: `This request is already ${from}.`,
      details: { from, to },
    },
  }
}

/** Explains that more has been invested in a loan since its cancellation was requested. */
function investedSince({ code, decimals }: Currency, outcome: Outcome): Explanations {
  if (outcome.code !== 'VERSION_CONFLICT') return {}
  const [invested, asked] = [BigInt(Number(outcome.invested)), BigInt(Number(outcome.asked))]
  const shown = (amount: bigint) => `${formatAmount(amount, decimals)} ${code}`
  const message = `By now ${shown(invested)} are invested in the loan, and this was asked for at ${shown(asked)}: reject the request, and ask again if it should still be done.`
  return { VERSION_CONFLICT: { field: 'id', message, details: { invested, asked } } }
}

/** Explains that the loan has changed since the request, which can therefore no longer be carried out. */
function changed({ version, seen }: Outcome): Explanations {
  const message = `The loan is at version ${version}, and this was asked for at version ${seen}: reject the request, and ask again if it should still be done.`
  return { VERSION_CONFLICT: { field: 'id', message, details: { version, seen } } }
}
