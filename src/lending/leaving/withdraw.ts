import { idOrNone } from '../../database/ids.ts'
import { WalletState } from '../../entities/ledger/wallet.ts'
import { Loan } from '../../entities/loan/loan.ts'
import {
  type Explain,
  idempotencyOf,
  type MadeWithDebt,
  madeWithDebt,
  perform,
} from '../outcome.ts'
import type { QuietPlatform } from '../platform.ts'
import type { RefusalKey } from '../reason-text.ts'

/**
 * Withdraws from a loan for its borrower: all principal and the interest by the day are then due within 30 days, and the fee comes back.
 * It takes one round trip to the database, and throws a Refusal.
 */
export async function withdrawFromLoan(
  platform: QuietPlatform,
  borrowerId: string,
  input: { readonly loanId: string; readonly idempotencyKey?: string | null },
): Promise<MadeWithDebt<{ loan: Loan; wallet: WalletState }>> {
  const once = idempotencyOf(input)
  const values = {
    by_user: borrowerId,
    ...once,
    in_loan: idOrNone(input.loanId),
  }
  const done = await perform(platform, 'withdraw_from_loan', values, explained)
  return madeWithDebt(done, { loan: Loan, wallet: WalletState })
}

const explained: Explain = ({ from, last_day: lastDay }) => ({
  NOT_FOUND: { field: 'loanId', message: 'refusal.loan.not_seen' },
  FORBIDDEN: { field: 'loanId', message: 'refusal.leave.not_borrower' },
  INVALID_TRANSITION: {
    field: 'loanId',
    message: whyNot(String(from), lastDay),
    values: { lastDay: typeof lastDay === 'string' ? { day: lastDay } : undefined },
    details: { from, to: 'withdrawn', lastDay: lastDay ?? null },
  },
})

function whyNot(from: string, lastDay: unknown): RefusalKey {
  if (from === 'withdrawn') return 'refusal.leave.already'
  if (from !== 'active' && from !== 'repaid') return 'refusal.leave.state'
  return typeof lastDay === 'string' ? 'refusal.leave.too_late' : 'refusal.leave.no_right'
}
