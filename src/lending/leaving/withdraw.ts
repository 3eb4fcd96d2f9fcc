import { idOrNone } from '../../database/ids.ts'
import { WalletState } from '../../entities/ledger/wallet-state.ts'
import { Loan } from '../../entities/loan/loan.ts'
import type { LoanDebt } from '../../entities/loan/loan-debt.ts'
import { debtOf, type Explanations, idempotencyOf, type Outcome, perform } from '../outcome.ts'
import type { QuietPlatform } from '../platform.ts'

/** Which loan to withdraw from. */
interface WithdrawFromLoanInput {
  readonly loanId: string
  readonly idempotencyKey?: string | null
}

/** A loan that its borrower has withdrawn from, and the borrower's wallet after it. */
interface Withdrawn {
  readonly loan: Loan
  /** What the loan owed after it. */
  readonly debt: LoanDebt | null | undefined
  readonly wallet: WalletState
  /** Made by an earlier call with the same key. */
  readonly replayed: boolean
}

/**
 * Withdraws from a loan for its borrower: all principal and the interest by the day are then due within 30 days, and the fee comes back.
 * It takes one round trip to the database, and throws a Refusal.
 */
export async function withdrawFromLoan(
  platform: QuietPlatform,
  borrowerId: string,
  input: WithdrawFromLoanInput,
): Promise<Withdrawn> {
  const { key, hash } = idempotencyOf(input)
  const values = {
    by_user: borrowerId,
    with_key: key,
    hash,
    in_loan: idOrNone(input.loanId),
  }
  const done = await perform(platform, 'withdraw_from_loan', values, explained)
  return {
    loan: done.record(Loan, 'loan'),
    debt: debtOf(done),
    wallet: done.record(WalletState, 'wallet'),
    replayed: done.replayed,
  }
}

function explained({ from, last_day: lastDay }: Outcome): Explanations {
  return {
    NOT_FOUND: { field: 'loanId', message: 'loanId names no loan that you can see.' },
    FORBIDDEN: { field: 'loanId', message: 'Only the borrower can withdraw from this loan.' },
    INVALID_TRANSITION: {
      field: 'loanId',
      message: whyNot(String(from), lastDay),
      details: { from, to: 'withdrawn', lastDay: lastDay ?? null },
    },
  }
}

const insteadOf = 'you can repay it early at any time, with repayLoan.'

function whyNot(from: string, lastDay: unknown): string {
  if (from === 'withdrawn') return 'You have already withdrawn from this loan.'
  if (from !== 'active' && from !== 'repaid')
    return `Only a loan that is active or repaid can be withdrawn from: this one is ${from}.`
  if (typeof lastDay !== 'string')
    return `The terms of this loan include no right to withdraw: ${insteadOf}`
  return `The last day for withdrawing from this loan was ${lastDay}: ${insteadOf}`
}
