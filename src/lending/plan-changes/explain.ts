import { formatPercent } from '../../money.ts'
import { requestPending } from '../approval/pending.ts'
import { ownAccount } from '../member/access.ts'
import type { Explanations, Outcome } from '../outcome.ts'

type Why = readonly [field: string, message: string]

/** Why the plan can't be changed like that, and what would work. */
function whyNot(outcome: Outcome): Why {
  const { why, earliest, latest, most, rate, until } = outcome
  switch (why) {
    case 'nothing_left':
      return [
        'kind',
        'No instalment is left to change. What is overdue can become new instalments, by re_age.',
      ]
    case 'nothing_missed':
      return ['kind', 'Nothing of this loan is overdue, so nothing can be spread.']
    case 'after_the_end':
      return ['from', `The last instalment is due on ${latest}: from must not be after that.`]
    case 'too_early':
      return ['from', `from must be ${earliest} or later.`]
    case 'too_many':
      return ['kind', `This can affect at most ${most} of the instalments that are left.`]
    case 'unchanged':
      return ['dueDay', 'The instalments are already due on this day of the month.']
    case 'not_lower':
      return [
        'rate',
        `The rate is ${formatPercent(Number(rate))} percent: only a lower one is possible.`,
      ]
    case 'not_alone':
      return [
        'kind',
        'Borrowers can move only the due day themselves: for anything else, ask the platform.',
      ]
    case 'pending':
      return [
        'id',
        'A change of this plan has been announced: undo it, or wait until it takes effect.',
      ]
    case 'once_a_day':
      return ['id', 'The plan was changed today: undo that change, or change it tomorrow.']
    case 'paid_ahead':
      return [
        'id',
        `Instalments were paid ahead, the last of them the one due on ${until}: the plan can be changed from the day after.`,
      ]
    case 'not_newest':
      return ['id', 'Only the newest change of a plan can be undone.']
    default:
      return [
        'id',
        "Something was paid or charged since this change, and the loan's history can't be replayed without the change, so it can't be undone: make another change instead.",
      ]
  }
}

function ownMoves(most: unknown): string {
  if (most === 0) return "Borrowers can't move the due day of a loan themselves"
  return `Borrowers can move the due day of a loan themselves only ${most === 1 ? 'once' : `${most} times`} a year`
}

/** Explains why a plan is not changed, or a change not undone. */
export function explainedPlanChange(outcome: Outcome): Explanations {
  const { from, to, most, why, kind: _, code: __, ...details } = outcome
  const [field, message] = whyNot(outcome)
  return {
    ...requestPending(outcome),
    ...ownAccount(),
    NOT_FOUND: { field: 'id', message: 'id names no loan or change of a plan that you can see.' },
    FORBIDDEN: {
      field: 'id',
      message: "Only the loan's borrower can move its due day without an operator.",
    },
    INVALID_TRANSITION: {
      field: 'id',
      message:
        to === 'undone'
          ? `A change can be undone only while it is announced or in effect, and its loan is active; now, one of the two is ${from}.`
          : `Only the plan of an active loan can be changed: this one is ${from}.`,
      details: { from, to },
    },
    LIMIT_EXCEEDED: {
      field: 'id',
      message: `${ownMoves(most)}: ask the platform.`,
      details: { max: most },
    },
    PLAN_CHANGE_IMPOSSIBLE: {
      field,
      message,
      details: {
        why,
        ...(most !== undefined && { most }),
        ...(details.earliest !== undefined && { earliest: details.earliest }),
        ...(details.latest !== undefined && { latest: details.latest }),
      },
    },
  }
}
