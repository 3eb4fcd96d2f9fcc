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
  const againAt = new Date(String(again_at)).toISOString()
  return {
    LIMIT_EXCEEDED: {
      field,
      message: 'refusal.operator.too_often',
      values: { againAt: { time: againAt } },
      details: { act, max: most, days, againAt },
    },
  }
}
