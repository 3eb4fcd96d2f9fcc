import { formatPercent } from '../../money.ts'
import { requestPending } from '../approval/pending.ts'
import { ownAccount } from '../member/access.ts'
import { type Explain, type Outcome, wrongState } from '../outcome.ts'
import type { Reason } from '../refusal.ts'

/** Why a plan can't be changed like that, or a change not undone: the field that is wrong, `id` if none is named, and what is said. */
const reasons = {
  nothing_left: ['kind', 'refusal.plan.nothing_left'],
  nothing_missed: ['kind', 'refusal.plan.nothing_missed'],
  after_the_end: ['from', 'refusal.plan.after_the_end'],
  too_early: ['from', 'refusal.plan.too_early'],
  too_many: ['kind', 'refusal.plan.too_many'],
  unchanged: ['dueDay', 'refusal.plan.unchanged'],
  not_lower: ['rate', 'refusal.plan.not_lower'],
  not_alone: ['kind', 'refusal.plan.not_alone'],
  pending: ['id', 'refusal.plan.pending'],
  once_a_day: ['id', 'refusal.plan.once_a_day'],
  paid_ahead: ['id', 'refusal.plan.paid_ahead'],
  not_newest: ['id', 'refusal.plan.not_newest'],
  paid_since: ['id', 'refusal.plan.paid_since'],
  of_platform: ['id', 'refusal.plan.of_platform'],
  day_over: ['id', 'refusal.plan.day_over'],
  moved_since: ['id', 'refusal.plan.moved_since'],
} as const

/** Says why, and what would work: each message names what it needs of that. */
function whyNot({ why, earliest, latest, most, rate, until }: Outcome): Omit<Reason, 'code'> {
  const [field, message] = reasons[why as keyof typeof reasons]
  const day = (value: unknown) => (value === undefined ? value : { day: String(value) })
  return {
    field,
    message,
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
      message: to === 'undone' ? 'refusal.plan.own_undos' : 'refusal.plan.own_moves',
      values: { most: Number(most) },
      details: { max: most },
    },
    ...(why !== undefined && {
      PLAN_CHANGE_IMPOSSIBLE: {
        ...whyNot(outcome),
        details: {
          why,
          ...(most !== undefined && { most }),
          ...(earliest !== undefined && { earliest }),
          ...(latest !== undefined && { latest }),
        },
      },
    }),
  }
}
