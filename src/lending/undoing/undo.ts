import { idOrNone } from '../../database/ids.ts'
import { WalletTransaction } from '../../entities/ledger/wallet-transaction.ts'
import { Loan } from '../../entities/loan/loan.ts'
import type { LoanDebt } from '../../entities/loan/loan-debt.ts'
import type { ApprovalRequest } from '../../entities/operator/approval-request.ts'
import { AMOUNT_MAX } from '../../money.ts'
import { madeOrAsked } from '../approval/pending.ts'
import { type Decision, decide } from '../audit-trail/decide.ts'
import type { Operator } from '../member/access.ts'
import { debtOf, perform } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { checkAmount, type MaybeReason } from '../refusal.ts'
import { explainedUndoing } from './refused-undoing.ts'

/** What becomes of a repayment: it counts as never made, or a part of it is lent again. */
export type UndoMode = 'undo' | 'return'

/** Which repayment, by the reference of its statement lines, and how it is undone. */
interface UndoInput extends Decision {
  /** `undo` by default. */
  readonly mode?: UndoMode | null
  /** What is lent again, in minor units; only for `return`. */
  readonly amount?: bigint | null
  /** As of which day it is lent again, by default today; only for `return`. */
  readonly valueDate?: string | null
}

/** The line of the borrower's statement by which a repayment was undone and the loan after it, or the request that another operator has to approve first. */
interface Undone {
  readonly transaction: WalletTransaction | null
  readonly loan: Loan | null
  /** What the loan owed after it. */
  readonly debt: LoanDebt | null | undefined
  readonly request: ApprovalRequest | null
  /** Undone by an earlier call with the same key. */
  readonly replayed: boolean
}

/** Undoes a repayment for an operator, and replays what came after it; or lends a part of it again. Throws a Refusal. */
export function undoRepayment(
  platform: Platform,
  operator: Operator,
  input: UndoInput,
): Promise<Undone> {
  const { id, reason, mode, amount, valueDate } = input
  const { alone, serviceFee, undoBorneBy } = platform.limits
  const undo = async (acting: Platform, key: string | null, hash: Buffer) => {
    const values = {
      by_user: operator.id,
      with_key: key,
      hash,
      in_repayment: idOrNone(id),
      mode: mode ?? 'undo',
      amount: amount ?? null,
      value_on: valueDate ?? null,
      reason,
      fee_rate: serviceFee,
      borne_by: undoBorneBy,
      above: alone.above,
      days: alone.days,
    }
    const done = await perform(acting, 'undo_repayment', values, explainedUndoing)
    const { made: transaction, ...rest } = madeOrAsked(done, WalletTransaction, 'transaction')
    return {
      transaction,
      loan: transaction && done.record(Loan, 'loan'),
      debt: debtOf(done),
      ...rest,
    }
  }
  return decide(
    platform,
    operator,
    'undoRepayment',
    'repayment',
    input,
    undo,
    ...fitting(platform, input),
  )
}

/** The amount and the day say what is lent again: neither goes with undoing a whole repayment. */
function fitting({ currency }: Platform, input: UndoInput): readonly MaybeReason[] {
  const { mode, amount, valueDate } = input
  if (mode === 'return')
    return amount === null || amount === undefined
      ? [
          {
            code: 'VALIDATION_FAILED',
            field: 'amount',
            message: 'Mode RETURN needs an amount: how much is lent again.',
          },
        ]
      : [checkAmount('amount', amount, { min: 1n, max: AMOUNT_MAX }, currency)]
  return (['amount', 'valueDate'] as const).map(
    (field) =>
      ({ amount, valueDate })[field] != null && {
        code: 'VALIDATION_FAILED',
        field,
        message: `${field} goes only with mode RETURN: UNDO undoes the whole repayment, as of its own day.`,
      },
  )
}
