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

/** Explains that an operator has done an act as often as one operator may, and when it can be done again. */
export function doneTooOften({ act, most, days, again_at }: Outcome, field = 'id'): Explanations {
  if (most === undefined) return {}
  const within = days === 1 ? '24 hours' : `${days} days`
  const againAt = new Date(String(again_at)).toISOString()
  const message = `You have done this (${act}) ${most} times within ${within}, as often as one operator may: another operator can do it now, or you from ${againAt} on.`
  return { LIMIT_EXCEEDED: { field, message, details: { act, max: most, days, againAt } } }
}
