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
      message: 'id names no repayment: give the `reference` of its line on a statement.',
    },
    ALREADY_REVERSED: {
      field: 'id',
      message: 'This repayment was already undone.',
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

/** Explains that a loan's history can't be replayed. */
export function unknownHistory(field = 'id'): Explanations {
  return {
    HISTORY_UNKNOWN: {
      field,
      message:
        "The history of this loan can't be replayed: either its plan does not follow from what is known of that history, as with some loans of earlier versions, or a later change of its plan would not be possible after this. undoRepayment with mode RETURN and without valueDate lends the amount again as of today, which needs no history.",
    },
  }
}

function obstacle({ from, to, mode }: Outcome): string {
  if (from === 'lent_again')
    return to === 'undone'
      ? 'A part of this repayment was lent again: undo that first, by the reference of its own line on the statement.'
      : 'Nothing of this repayment can be lent again: it is an amount that was lent again, all of it was lent again already, or no principal is repaid.'
  if (from === 'fee_refunded')
    return "Without this repayment, a different part of the loan's fee would have been given back: lend the amount again as of today instead (mode RETURN without valueDate), which leaves the fee as it is."
  if (from === 'withdrawn')
    return 'The borrower withdrew from this loan after it was repaid, so it has no plan to return to. The members can settle it by a transfer between them.'
  if (from === 'closed')
    return "The borrower's account is closed: undo the repayment once releaseMember has let them in again."
  if (from === 'repaid' && mode === 'return')
    return 'The loan is repaid, so it has no next instalment to which the amount could be added: undo the repayment (mode UNDO), which makes it active again.'
  return 'The loan is in default: its lenders have booked their loss. Record what comes in with recordRecovery; the members can settle the rest by transfers between them.'
}
