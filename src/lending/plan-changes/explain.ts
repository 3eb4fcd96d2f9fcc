import { formatPercent } from '../../money.ts'
import { requestPending } from '../approval/pending.ts'
import { ownAccount } from '../member/access.ts'
import type { Explanations, Outcome } from '../outcome.ts'
import type { Reason } from '../refusal.ts'

type Why = Pick<Reason, 'field' | 'message' | 'values'>

/** Why the plan can't be changed like that, and what would work. */
function whyNot({ why, earliest, latest, most, rate, until }: Outcome): Why {
  const day = (value: unknown) => ({ day: String(value) })
  switch (why) {
    case 'nothing_left':
      return { field: 'kind', message: 'refusal.plan.nothing_left' }
    case 'nothing_missed':
      return { field: 'kind', message: 'refusal.plan.nothing_missed' }
    case 'after_the_end':
      return {
        field: 'from',
        message: 'refusal.plan.after_the_end',
        values: { latest: day(latest) },
      }
    case 'too_early':
      return {
        field: 'from',
        message: 'refusal.plan.too_early',
        values: { earliest: day(earliest) },
      }
    case 'too_many':
      return { field: 'kind', message: 'refusal.plan.too_many', values: { most: Number(most) } }
    case 'unchanged':
      return { field: 'dueDay', message: 'refusal.plan.unchanged' }
    case 'not_lower':
      return {
        field: 'rate',
        message: 'refusal.plan.not_lower',
        values: { rate: Number(formatPercent(Number(rate))) },
      }
    case 'not_alone':
      return { field: 'kind', message: 'refusal.plan.not_alone' }
    case 'pending':
      return { field: 'id', message: 'refusal.plan.pending' }
    case 'once_a_day':
      return { field: 'id', message: 'refusal.plan.once_a_day' }
    case 'paid_ahead':
      return { field: 'id', message: 'refusal.plan.paid_ahead', values: { until: day(until) } }
    case 'not_newest':
      return { field: 'id', message: 'refusal.plan.not_newest' }
    default:
      return { field: 'id', message: 'refusal.plan.paid_since' }
  }
}

/** Explains why a plan is not changed, or a change not undone. */
export function explainedPlanChange(outcome: Outcome): Explanations {
  const { from, to, most, why, kind: _, code: __, ...details } = outcome
  return {
    ...requestPending(outcome),
    ...ownAccount(),
    NOT_FOUND: { field: 'id', message: 'refusal.plan.unknown' },
    FORBIDDEN: {
      field: 'id',
      message: 'refusal.plan.not_borrower',
    },
    INVALID_TRANSITION: {
      field: 'id',
      message: to === 'undone' ? 'refusal.plan.undone_state' : 'refusal.plan.state',
      details: { from, to },
    },
    LIMIT_EXCEEDED: {
      field: 'id',
      message: 'refusal.plan.own_moves',
      values: { most: Number(most) },
      details: { max: most },
    },
    PLAN_CHANGE_IMPOSSIBLE: {
      ...whyNot(outcome),
      details: {
        why,
        ...(most !== undefined && { most }),
        ...(details.earliest !== undefined && { earliest: details.earliest }),
        ...(details.latest !== undefined && { latest: details.latest }),
      },
    },
  }
}
