import { type Currency, formatAmount } from '../../money.ts'
import { requestPending } from '../approval/pending.ts'
import { ownAccount } from '../member/access.ts'
import type { Explanations, Outcome } from '../outcome.ts'

/** Explains what prevents a reversal, and what would make it possible. */
export function explainedReversal({ code, decimals }: Currency, outcome: Outcome): Explanations {
  const { available, needed, member_id, kind, status, loan_id, reversed_at, from, to } = outcome
  const minor = (value: unknown) => BigInt(Number(value ?? 0))
  const shown = (value: unknown) => `${formatAmount(minor(value), decimals)} ${code}`
  return {
    NOT_FOUND: { field: 'id', message: 'id names no transaction.' },
    ...requestPending(outcome),
    ...ownAccount(),
    ALREADY_REVERSED: {
      field: 'id',
      message:
        kind === 'reversal'
          ? 'This transaction is itself a reversal, which is final: make the movement again instead.'
          : 'This transaction has been reversed already, and each can be reversed once.',
      details: {
        reversedAt: typeof reversed_at === 'string' ? new Date(reversed_at).toISOString() : null,
      },
    },
    PART_OF_LOAN: {
      field: 'id',
      message: `This transaction (${kind}) is part of a loan that is ${status}, and can't be reversed alone. ${instead(kind, status)}`,
      details: { kind, loanId: loan_id, status },
    },
    INVALID_TRANSITION: {
      field: 'id',
      message:
        'The reversal pays a member whose account is closed: it works once releaseMember has let them in again.',
      details: { from, to, memberId: member_id },
    },
    INSUFFICIENT_FUNDS: {
      field: 'id',
      message: `The reversal takes ${shown(needed)} from a wallet with ${shown(available)} available: it works once this member has that much.`,
      details: { available: minor(available), needed: minor(needed), memberId: member_id ?? null },
    },
  }
}

/** What corrects a movement that is part of a loan. */
function instead(kind: unknown, status: unknown): string {
  const isRepayment = ['repayment', 'repayment_reversal', 'relending'].includes(String(kind))
  if (isRepayment && status !== 'defaulted')
    return 'To undo a repayment, use undoRepayment with the reference of this line.'
  if (kind === 'fee')
    return 'A part of this fee was given back, because the loan was repaid early or withdrawn from. What is left of it can be paid to the member only outside of this platform.'
  return 'cancelLoan releases all investments of an open loan. Once a loan is paid out, its members can settle between themselves, by a transfer from one to the other.'
}
