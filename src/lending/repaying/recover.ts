import { v7 as newId } from 'uuid'
import { idOrNone } from '../../database/ids.ts'
import { WalletTransaction } from '../../entities/ledger/wallet-transaction.ts'
import { Loan } from '../../entities/loan/loan.ts'
import type { LoanDebt } from '../../entities/loan/loan-debt.ts'
import type { ApprovalRequest } from '../../entities/operator/approval-request.ts'
import { AMOUNT_MAX, type Currency, formatAmount } from '../../money.ts'
import { madeOrAsked, requestPending } from '../approval/pending.ts'
import { decide } from '../audit-trail/decide.ts'
import type { Operator } from '../member/access.ts'
import { debtOf, type Explanations, type Outcome, perform } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { checkAmount } from '../refusal.ts'
import { ofParties } from './write-off.ts'

const IDS = 5

/** Money that came in outside the platform for a loan; `version` is that of the loan when the operator read it. */
interface RecoveryInput {
  readonly loanId: string
  /** Minor units. */
  readonly amount: bigint
  readonly reason: string
  readonly version?: number | null
  readonly idempotencyKey?: string | null
}

/** A recovery: its deposit on the borrower's statement and the loan after it, or the request that another operator has to approve first. */
interface Recovered {
  readonly transaction: WalletTransaction | null
  readonly loan: Loan | null
  /** What the loan owed after the recovery. */
  readonly debt: LoanDebt | null | undefined
  readonly request: ApprovalRequest | null
  /** Recorded by an earlier call with the same key. */
  readonly replayed: boolean
}

/** Records money that came in outside the platform for a defaulted loan, for an operator, and pays it on to the lenders at once. */
export function recordRecovery(
  platform: Platform,
  operator: Operator,
  input: RecoveryInput,
): Promise<Recovered> {
  const { loanId: id, amount, version = null, reason } = input
  const { currency, limits } = platform
  const decision = { ...input, id }
  const wrong = checkAmount('amount', amount, { min: 1n, max: AMOUNT_MAX }, currency)
  const record = async (acting: Platform, key: string | null, hash: Buffer) => {
    const values = {
      by_user: operator.id,
      with_key: key,
      hash,
      in_loan: idOrNone(id),
      amount,
      seen: version,
      reason,
      ids: Array.from({ length: IDS }, () => newId()),
      fee_rate: limits.serviceFee,
      above: limits.alone.above,
      days: limits.alone.days,
    }
    const explain = (outcome: Outcome) => explainedRecovery(currency, outcome)
    const done = await perform(acting, 'record_recovery', values, explain)
    const { made: transaction, ...rest } = madeOrAsked(done, WalletTransaction, 'transaction')
    return {
      transaction,
      loan: transaction && done.record(Loan, 'loan'),
      debt: debtOf(done),
      ...rest,
    }
  }
  return decide(platform, operator, 'recordRecovery', 'loan', decision, record, wrong)
}

/** Explains why a recovery can't be recorded, and what would work. */
export function explainedRecovery({ code, decimals }: Currency, outcome: Outcome): Explanations {
  const { from, to, owed, max } = outcome
  const most = BigInt(Number(max ?? 0))
  const hint = from === 'active' ? ' Its borrower repays it.' : ''
  const why =
    owed === 0
      ? 'This loan owes nothing that could be recovered.'
      : `Only what a defaulted loan owes can be recovered: this one is ${from}.${hint}`
  return {
    ...requestPending(outcome),
    ...ofParties('loanId'),
    AMOUNT_OUT_OF_RANGE: {
      field: 'amount',
      message: `amount is more than the loan owes: up to ${formatAmount(most, decimals)} ${code} would work.`,
      details: { min: 1n, max: most },
    },
    INVALID_TRANSITION: { field: 'loanId', message: why, details: { from, to } },
  }
}
