import { v7 as newId } from 'uuid'
import { idOrNone } from '../../database/ids.ts'
import { WalletState } from '../../entities/ledger/wallet.ts'
import { WalletTransaction } from '../../entities/ledger/wallet-transaction.ts'
import { Loan } from '../../entities/loan/loan.ts'
import { AMOUNT_MAX } from '../../money.ts'
import {
  type Explain,
  idempotencyOf,
  type MadeWithDebt,
  madeWithDebt,
  perform,
  wrongState,
} from '../outcome.ts'
import type { QuietPlatform } from '../platform.ts'
import { checkAmount } from '../refusal.ts'
import { effectOf, type RepaymentEffect } from './effect.ts'

/** What a prepayment does: leave fewer instalments, make them lower, or pay the next ones. */
export type Prepayment = 'shorten' | 'lower' | 'advance'

/** A repayment; amounts in minor units. */
interface RepayInput {
  readonly loanId: string
  readonly amount: bigint
  /** `shorten` by default. */
  readonly prepayment?: Prepayment | null
  /** The loan's version that a preview was of. */
  readonly version?: number | null
  readonly idempotencyKey?: string | null
}

/** The line of a repayment, with the loan and the borrower's wallet after it. */
export type RepaidRecords = MadeWithDebt<{
  transaction: WalletTransaction
  loan: Loan
  wallet: WalletState
}>

/** A repayment, with what it did. */
export interface Repaid extends RepaidRecords {
  /** What was taken from the wallet, in minor units. */
  readonly applied: bigint
  /** The part of it beyond the current month's instalment, in minor units. */
  readonly prepaid: bigint
  /** The part of it that is principal, in minor units; undefined in outcomes that older versions stored. */
  readonly principal: bigint | undefined
  /** What it made of the plan; null in outcomes that older versions stored. */
  readonly effect: RepaymentEffect | null
}

/** The records of a repayment that was made. */
export const repaidRecords = { transaction: WalletTransaction, loan: Loan, wallet: WalletState }

/**
 * Repays a loan, or part of a defaulted one, and splits the payment between its lenders. It takes one round trip to the
 * database, and throws a Refusal.
 */
export async function repayLoan(
  platform: QuietPlatform,
  borrowerId: string,
  input: RepayInput,
): Promise<Repaid> {
  const amounts = { min: 1n, max: AMOUNT_MAX }
  const { prepayment, ...rest } = input
  // The default must have the same hash as an absent field, so that keys from before the field existed still match.
  const once = idempotencyOf(
    (prepayment ?? 'shorten') === 'shorten' ? rest : input,
    checkAmount('amount', input.amount, amounts),
  )
  const done = await perform(
    platform,
    'take_repayment',
    {
      by_user: borrowerId,
      ...once,
      in_loan: idOrNone(input.loanId),
      amount: input.amount,
      ids: Array.from({ length: 3 }, () => newId()),
      fee_rate: platform.limits.serviceFee,
      prepayment: prepayment ?? 'shorten',
      seen: input.version ?? null,
    },
    explainedRepayment,
  )
  const { principal } = done.outcome
  return {
    ...madeWithDebt(done, repaidRecords),
    applied: BigInt(Number(done.outcome.applied)),
    prepaid: BigInt(Number(done.outcome.prepaid ?? 0)),
    principal: principal === undefined ? undefined : BigInt(Number(principal)),
    effect: effectOf(done.outcome.effect),
  }
}

/** Why a repayment, or a preview of one, is refused. */
export const explainedRepayment: Explain = ({ from }) => ({
  NOT_FOUND: { field: 'loanId', message: 'refusal.loan.not_seen' },
  FORBIDDEN: { field: 'loanId', message: 'refusal.repay.not_borrower' },
  ...wrongState({ from, to: 'repaid' }, 'refusal.repay.state', 'loanId'),
})
