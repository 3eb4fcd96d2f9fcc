import { idOrNone } from '../../database/ids.ts'
import { WalletState } from '../../entities/ledger/wallet.ts'
import { WalletTransaction } from '../../entities/ledger/wallet-transaction.ts'
import { Loan } from '../../entities/loan/loan.ts'
import type { LoanDebt } from '../../entities/loan/loan-debt.ts'
import { ApprovalRequest } from '../../entities/operator/approval-request.ts'
import { AMOUNT_MAX } from '../../money.ts'
import { requestPending } from '../approval/pending.ts'
import { decide, type Once } from '../audit-trail/decide.ts'
import { type Operator, ownAccount } from '../member/access.ts'
import { debtOf, type Explanations, type Outcome, perform } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { checkAmount, type Reason, refuseIf } from '../refusal.ts'
import type { Prepayment } from '../repaying/repay.ts'
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

/** The repayment with the loan after it. */
interface Booked {
  readonly transaction: WalletTransaction
  readonly loan: Loan
  /** What the loan owed after it. */
  readonly debt: LoanDebt | null | undefined
  readonly applied: bigint
  readonly prepaid: bigint
  /** The borrower's wallet after it. */
  readonly wallet: WalletState
  /** Booked by an earlier call with the same key. */
  readonly replayed: boolean
}

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
      above: limits.alone.above,
      days: limits.alone.days,
    }
    const done = await perform(acting, 'book_repayment', values, explainedBooking)
    // The answer to a repayment has no place for a request, so it is a refusal that names it.
    refuseIf('request' in done.outcome && waiting(done.record(ApprovalRequest, 'request')))
    return {
      transaction: done.record(WalletTransaction, 'transaction'),
      loan: done.record(Loan, 'loan'),
      debt: debtOf(done),
      applied: BigInt(Number(done.outcome.applied)),
      prepaid: BigInt(Number(done.outcome.prepaid)),
      wallet: done.record(WalletState, 'wallet'),
      replayed: done.replayed,
    }
  }
  return decide(platform, operator, 'repayLoan', 'loan', { ...input, id }, book, wrong)
}

function waiting({ id: requestId }: ApprovalRequest): Reason {
  const message = 'refusal.book.waiting'
  return { code: 'REQUEST_PENDING', field: 'amount', message, details: { requestId } }
}

/** Explains why a repayment can't be booked as of a day, and what would work. */
export function explainedBooking(outcome: Outcome): Explanations {
  const { from, to, min, max } = outcome
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
    INVALID_TRANSITION: {
      field: 'loanId',
      message: from === 'fee_refunded' ? 'refusal.book.fee_refunded' : 'refusal.book.state',
      details: { from, to },
    },
  }
}
