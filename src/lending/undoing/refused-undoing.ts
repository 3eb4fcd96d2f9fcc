import { requestPending } from '../approval/pending.ts'
import { ownAccount } from '../member/access.ts'
import type { Explanations, Outcome } from '../outcome.ts'

/** Explains why a repayment can't be undone, and what would work. */
export function explainedUndoing(outcome: Outcome): Explanations {
  const { from, to, reversed_at: reversedAt, min, max, by, member_id: memberId } = outcome
  return {
    ...requestPending(outcome),
    ...ownAccount(),
    ...unknownHistory(),
    NOT_FOUND: {
      field: 'id',
      message: 'id names no repayment: it is the `reference` of a repayment on a statement.',
    },
    ALREADY_REVERSED: {
      field: 'id',
      message: 'This repayment was undone before.',
      details: {
        reversedAt: typeof reversedAt === 'string' ? new Date(reversedAt).toISOString() : null,
      },
    },
    VALIDATION_FAILED: {
      field: 'valueDate',
      message: `valueDate must be from ${min}, the day of the repayment, to ${max}, today.`,
      details: { min, max },
    },
    INVALID_TRANSITION: {
      field: 'id',
      message: obstacle(outcome),
      details: { from, to, ...(by === undefined ? {} : { by }), ...(memberId ? { memberId } : {}) },
    },
  }
}

/** Explains that a loan's plan can't be made again from its history. */
export function unknownHistory(field = 'id'): Explanations {
  return {
    HISTORY_UNKNOWN: {
      field,
      message:
        "The plan of this loan does not follow from the history that is known of it, as can be for loans of earlier versions, or a change of its plan would not be possible after this, so it can't be replayed. undoRepayment with mode RETURN and without valueDate lends the amount again as of today, which needs no history.",
    },
  }
}

function obstacle({ from, to, mode }: Outcome): string {
  if (from === 'lent_again')
    return to === 'undone'
      ? 'A part of this repayment was lent again: undo that first, by the reference of its own statement line.'
      : 'Nothing of this can be lent again: it was lent again already, or none of it was principal.'
  if (from === 'fee_refunded')
    return "Another part of the loan's fee would have been given back to its borrower than was: lend the amount again as of today instead (mode RETURN without valueDate), which leaves the fee as it is."
  if (from === 'withdrawn')
    return 'The borrower has withdrawn from this loan once it was repaid, so that it has no plan to come back to. Correct it by a transfer between the members.'
  if (from === 'closed')
    return "The borrower's account is closed: it works once releaseMember has let them in again."
  if (from === 'repaid' && mode === 'return')
    return 'The loan is repaid, so it has no next instalment to lend into: undo the repayment (mode UNDO), which makes it active again.'
  return 'The loan is in default: its lenders have booked their loss. Record what comes in by recordRecovery, and correct the rest by transfers between the members.'
}
