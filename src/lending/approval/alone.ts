import { againAt } from '../again-at.ts'
import type { Explanations, Outcome } from '../outcome.ts'

/** The limits of what an operator may do without another operator's approval. */
export interface Alone {
  /** Another operator has to approve what exceeds this sum, in minor units; null if there is no limit. */
  readonly above: bigint | null
  /** How often an operator may do each other act; null if there is no limit. */
  readonly acts: number | null
  /** The days within which both are counted. */
  readonly days: number
}

/** What a second operator has to approve, as database functions take it. */
export const approvedAbove = ({ above, days }: Alone) => ({ above, days })

/** How often an operator may do an act, as database functions take it. */
export const doneAtMost = ({ acts: most, days }: Alone) => ({ most, days })

/** Explains that an operator has done an act as often as one operator may, and when it can be done again. */
export function doneTooOften(outcome: Outcome, field = 'id'): Explanations {
  const { act, most, days } = outcome
  if (most === undefined) return {}
  const message = 'refusal.operator.too_often'
  return { LIMIT_EXCEEDED: { field, message, ...againAt(outcome, { act, max: most, days }) } }
}
