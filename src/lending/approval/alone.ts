import type { Explanations, Outcome } from '../outcome.ts'

/** What an operator may do without another one's approval. */
export interface Alone {
  /** What is moved above this sum, in minor units, another operator has to approve; null if anything may be moved. */
  readonly above: bigint | null
  /** How often each other act may be done; null if that is not limited. */
  readonly acts: number | null
  /** The days within which both are counted. */
  readonly days: number
}

/** An act that an operator has done as often as one may: another one can do it. */
export function doneTooOften({ act, most, days, again_at }: Outcome, field = 'id'): Explanations {
  if (most === undefined) return {}
  const within = days === 1 ? '24 hours' : `${days} days`
  const againAt = new Date(String(again_at)).toISOString()
  const message = `You have done this (${act}) ${most} times within ${within}, as often as one operator may: another operator can do it now, or you from ${againAt} on.`
  return { LIMIT_EXCEEDED: { field, message, details: { act, max: most, days, againAt } } }
}
