import { idOrNone } from '../../database/ids.ts'
import { ApprovalRequest } from '../../entities/operator/approval-request.ts'
import { AMOUNT_MAX } from '../../money.ts'
import { approvedAbove } from '../approval/alone.ts'
import { requestPending } from '../approval/pending.ts'
import { decide, type Once } from '../audit-trail/decide.ts'
import { type Operator, ownAccount } from '../member/access.ts'
import { type Explain, madeWithDebt, perform, wrongState } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { checkAmount, type Reason, refuseIf } from '../refusal.ts'
import {
  type Prepayment,
  type Repaid,
  type RepaidRecords,
  repaidRecords,
} from '../repaying/repay.ts'
import { unknownHistory } from './refused-undoing.ts'

/** A repayment that counts as of a day, from its borrower's wallet; amounts in minor units. */
export interface BookInput {
  readonly loanId: string
  readonly amount: bigint
  /** `shorten` by default. */
  readonly prepayment?: Prepayment | null
  readonly valueDate: string
  readonly reason?: string | null
  readonly idempotencyKey?: string | null
}

type Booked = RepaidRecords & Pick<Repaid, 'applied' | 'prepaid'>

/** Books a repayment from its borrower's wallet as of an earlier day, for an operator: as if it had come then. Throws a Refusal. */
export function bookRepayment(
  platform: Platform,
  operator: Operator,
  input: BookInput,
): Promise<Booked> {
  const { loanId: id, amount, prepayment, valueDate } = input
  const { limits } = platform
  const wrong = checkAmount('amount', amount, { min: 1n, max: AMOUNT_MAX })
  const book = async (acting: Platform, once: Once): Promise<Booked> => {
    const values = {
      ...once,
      in_loan: idOrNone(id),
      amount,
      prepayment: prepayment ?? 'shorten',
      value_on: valueDate,
      reason: input.reason ?? `Booked as of ${valueDate}`,
      fee_rate: limits.serviceFee,
      ...approvedAbove(limits.alone),
    }
    const done = await perform(acting, 'book_repayment', values, explainedBooking)
    // The answer to a repayment has no place for a request, so it is a refusal that names it.
    refuseIf('request' in done.outcome && waiting(done.record(ApprovalRequest, 'request')))
    return {
      ...madeWithDebt(done, repaidRecords),
      applied: BigInt(Number(done.outcome.applied)),
      prepaid: BigInt(Number(done.outcome.prepaid)),
    }
  }
  return decide(platform, operator, 'repayLoan', 'loan', { ...input, id }, book, wrong)
}

function waiting({ id: requestId }: ApprovalRequest): Reason {
  const message = 'refusal.book.waiting'
  return { code: 'REQUEST_PENDING', field: 'amount', message, details: { requestId } }
}

/** Explains why a repayment can't be booked as of a day, and what would work. */
export const explainedBooking: Explain = (outcome) => {
  const { from, min, max } = outcome
  const message = from === 'fee_refunded' ? 'refusal.book.fee_refunded' : 'refusal.book.state'
  return {
    ...requestPending(outcome),
    ...ownAccount('loanId'),
    ...unknownHistory('loanId'),
    NOT_FOUND: { field: 'loanId', message: 'refusal.loan.not_seen' },
    VALIDATION_FAILED: {
      field: 'valueDate',
      message: 'refusal.book.value_date',
      values: { min: { day: String(min) }, max: { day: String(max) } },
      details: { min, max },
    },
    ...wrongState(outcome, message, 'loanId'),
  }
}
