import { v7 as newId } from 'uuid'
import { idOrNone } from '../../database/ids.ts'
import { Payment } from '../../entities/payments/payment.ts'
import { type Decision, decide, type Once } from '../audit-trail/decide.ts'
import { isOperator, type Operator, ownAccount } from '../member/access.ts'
import { type Explain, idempotencyOf, type Made, made, perform, wrongState } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { invalid, Refusal } from '../refusal.ts'

/** A payment that was decided on. */
type DecidedPayment = Made<{ payment: Payment }>

type Cancellation = Omit<Decision, 'reason'> & { readonly reason?: string | null }

/** Approves a withdrawal that waits for it, for an operator; throws a Refusal. The job `follow-payments` sends it within about a minute; `bank-file`, with the next orders that are written. */
export function approvePayment(
  platform: Platform,
  operator: Operator,
  input: Decision,
): Promise<DecidedPayment> {
  return asOperator(platform, operator, 'approvePayment', input)
}

/** Cancels a withdrawal that waits to be approved: one's own or, for an operator who gives a reason, another member's. */
export async function cancelPayment(
  platform: Platform,
  caller: Operator,
  input: Cancellation,
): Promise<DecidedPayment> {
  if (isOperator(caller) && input.reason !== undefined && input.reason !== null)
    return asOperator(platform, caller, 'cancelPayment', input)
  const once = { by_user: caller.id, ...idempotencyOf(input) }
  const own = decided(platform, 'cancelPayment', input, once, false)
  return own.catch((error: unknown) => {
    const isAnothers = error instanceof Refusal && error.reasons[0]?.code === 'NOT_FOUND'
    throw isOperator(caller) && isAnothers ? new Refusal([withoutReason]) : error
  })
}

const withoutReason = invalid('reason', 'refusal.payment.reason_required')

function asOperator(
  platform: Platform,
  operator: Operator,
  name: string,
  input: Cancellation,
): Promise<DecidedPayment> {
  return decide(platform, operator, name, 'payment', input, (acting, once) =>
    decided(acting, name, input, once, true),
  )
}

async function decided(
  platform: Platform,
  name: string,
  { id, reason }: Cancellation,
  once: Once,
  isActing: boolean,
): Promise<DecidedPayment> {
  const values = {
    ...once,
    operation: name,
    of_payment: idOrNone(id),
    new_id: newId(),
    // Nobody is told why members cancel their own.
    reason: isActing ? (reason ?? null) : null,
    as_operator: isActing,
  }
  return made(await perform(platform, 'decide_payment', values, explained), { payment: Payment })
}

const explained: Explain = (outcome) => ({
  NOT_FOUND: { field: 'id', message: 'refusal.payment.unknown' },
  ...ownAccount(),
  ...wrongState(outcome, 'refusal.payment.state'),
})
