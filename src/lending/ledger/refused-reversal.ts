import { requestPending } from '../approval/pending.ts'
import { ownAccount } from '../member/access.ts'
import type { Explain } from '../outcome.ts'
import type { RefusalKey } from '../reason-text.ts'

/** Explains what prevents a reversal, and what would make it possible. */
export const explainedReversal: Explain = (outcome) => {
  const { available, needed, member_id, kind, status, loan_id, reversed_at, from, to } = outcome
  const minor = (value: unknown) => BigInt(Number(value ?? 0))
  return {
    NOT_FOUND: { field: 'id', message: 'refusal.reversal.unknown' },
    ...requestPending(outcome),
    ...ownAccount(),
    ALREADY_REVERSED: {
      field: 'id',
      message: kind === 'reversal' ? 'refusal.reversal.of_reversal' : 'refusal.reversal.already',
      details: {
        reversedAt: typeof reversed_at === 'string' ? new Date(reversed_at).toISOString() : null,
      },
    },
    PART_OF_LOAN: {
      field: 'id',
      message: instead(kind),
      details: { kind, loanId: loan_id, status },
    },
    INVALID_TRANSITION: {
      field: 'id',
      message: 'refusal.reversal.closed',
      details: { from, to, memberId: member_id },
    },
    INSUFFICIENT_FUNDS: {
      field: 'id',
      message: 'refusal.reversal.available',
      details: { available: minor(available), needed: minor(needed), memberId: member_id ?? null },
    },
  }
}

/** What corrects a movement that is part of a loan. */
function instead(kind: unknown): RefusalKey {
  const isRepayment = ['repayment', 'repayment_reversal', 'relending'].includes(String(kind))
  if (isRepayment) return 'refusal.reversal.repayment'
  if (kind === 'deposit') return 'refusal.reversal.recovery'
  return kind === 'fee' ? 'refusal.reversal.fee' : 'refusal.reversal.part_of_loan'
}
