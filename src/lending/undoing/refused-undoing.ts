import { requestPending } from '../approval/pending.ts'
import { ownAccount } from '../member/access.ts'
import type { Explain, Explanations, Outcome } from '../outcome.ts'
import type { RefusalKey } from '../reason-text.ts'

/** Explains why a repayment can't be undone, and what would work. */
export const explainedUndoing: Explain = (outcome) => {
  const { from, to, reversed_at: reversedAt, min, max, by, member_id: memberId } = outcome
  return {
    ...requestPending(outcome),
    ...ownAccount(),
    ...unknownHistory(),
    NOT_FOUND: {
      field: 'id',
      message: 'refusal.undo.unknown',
    },
    ALREADY_REVERSED: {
      field: 'id',
      message: 'refusal.undo.already',
      details: {
        reversedAt: typeof reversedAt === 'string' ? new Date(reversedAt).toISOString() : null,
      },
    },
    VALIDATION_FAILED: {
      field: 'valueDate',
      message: 'refusal.undo.value_date',
      values: { min: { day: String(min) }, max: { day: String(max) } },
      details: { min, max },
    },
    INVALID_TRANSITION: {
      field: 'id',
      message: obstacle(outcome),
      details: { from, to, ...(by === undefined ? {} : { by }), ...(memberId ? { memberId } : {}) },
    },
  }
}

/** Explains that a loan's history can't be replayed. */
export function unknownHistory(field = 'id'): Explanations {
  return {
    HISTORY_UNKNOWN: {
      field,
      message: 'refusal.undo.history',
    },
  }
}

function obstacle({ from, to, mode }: Outcome): RefusalKey {
  if (from === 'lent_again')
    return to === 'undone' ? 'refusal.undo.lent_again_first' : 'refusal.undo.nothing_to_lend'
  if (from === 'fee_refunded') return 'refusal.undo.fee_refunded'
  if (from === 'withdrawn') return 'refusal.undo.withdrawn'
  if (from === 'closed') return 'refusal.undo.closed'
  if (from === 'erased') return 'refusal.undo.erased'
  if (from === 'repaid' && mode === 'return') return 'refusal.undo.repaid'
  return 'refusal.undo.defaulted'
}
