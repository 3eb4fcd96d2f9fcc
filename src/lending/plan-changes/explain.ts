import { formatPercent } from '../../money.ts'
import { requestPending } from '../approval/pending.ts'
import { ownAccount } from '../member/access.ts'
import { type Explain, type Outcome, wrongState } from '../outcome.ts'
import type { Reason } from '../refusal.ts'

/** Why a plan can't be changed like that, or a change not undone, with the field that is wrong; `id` if none is named. */
const reasons = {
  nothing_left: 'kind',
  nothing_missed: 'kind',
  after_the_end: 'from',
  too_early: 'from',
  too_many: 'kind',
  unchanged: 'dueDay',
  not_lower: 'rate',
  not_alone: 'kind',
  pending: 'id',
  once_a_day: 'id',
  paid_ahead: 'id',
  not_newest: 'id',
  paid_since: 'id',
} as const

/** Says why, and what would work: each message names what it needs of that. */
function whyNot({ why, earliest, latest, most, rate, until }: Outcome): Omit<Reason, 'code'> {
  const because = why as keyof typeof reasons
  const day = (value: unknown) => (value === undefined ? value : { day: String(value) })
  return {
    field: reasons[because],
    message: `refusal.plan.${because}`,
    values: {
      earliest: day(earliest),
      latest: day(latest),
      until: day(until),
      ...(most !== undefined && { most: Number(most) }),
      ...(rate !== undefined && { rate: Number(formatPercent(Number(rate))) }),
    },
  }
}

/** Explains why a plan is not changed, or a change not undone. */
export const explainedPlanChange: Explain = (outcome) => {
  const { to, most, why, earliest, latest } = outcome
  return {
    ...requestPending(outcome),
    ...ownAccount(),
    NOT_FOUND: { field: 'id', message: 'refusal.plan.unknown' },
    FORBIDDEN: { field: 'id', message: 'refusal.plan.not_borrower' },
    ...wrongState(outcome, to === 'undone' ? 'refusal.plan.undone_state' : 'refusal.plan.state'),
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
        ...(earliest !== undefined && { earliest }),
        ...(latest !== undefined && { latest }),
      },
    },
  }
}
