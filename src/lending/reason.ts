import { checkText } from './checks.ts'
import { type Idempotency, idempotencyOf } from './ledger/idempotency.ts'
import { refuseIf } from './refusal.ts'

/** How long an operator's reason can be; those whom a decision concerns read it. */
export const reasons = { min: 1, max: 200 } as const

/** What an operator decides about a record, and why. */
export interface Decision {
  readonly id: string
  readonly reason: string
  readonly idempotencyKey?: string | null
}

/** A decision with its key and hash; throws a Refusal without a reason. */
export function decisionOf<Given extends Decision>(input: Given): Given & Idempotency {
  refuseIf(checkText('reason', input.reason, reasons))
  return { ...input, ...idempotencyOf(input) }
}
