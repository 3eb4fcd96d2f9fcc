import { idOrNone } from '../../database/ids.ts'
import { WalletState } from '../../entities/ledger/wallet.ts'
import { Investment } from '../../entities/loan/investment.ts'
import { Loan } from '../../entities/loan/loan.ts'
import { type Explain, idempotencyOf, made, perform } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { inTransaction } from '../transaction.ts'
import type { Invested } from './invest.ts'

/** An investment that its lender has left, with the loan and the lender's wallet after that. */
export type Left = Invested & { readonly debt: undefined }

/**
 * Leaves an investment while its reflection period runs or, where the platform allows that, as long as its loan is open, and gives its
 * money back; throws a Refusal.
 */
export async function cancelInvestment(
  platform: Platform,
  lenderId: string,
  input: { readonly id: string; readonly idempotencyKey?: string | null },
): Promise<Left> {
  const once = idempotencyOf(input)
  const values = {
    by_user: lenderId,
    ...once,
    of_investment: idOrNone(input.id),
    is_allowed: platform.limits.investmentCancel,
  }
  const done = await perform(platform, 'cancel_investment', values, explained)
  if (done.outcome.reopened) await offerAgain(platform, done.record(Loan, 'loan'))
  const left = made(done, { investment: Investment, loan: Loan, wallet: WalletState })
  return { ...left, debt: undefined }
}

/**
 * Offers the amount that a loan needs again to standing orders. A repeat of the call does it again, in case the gateway ended before; an order
 * still invests only once.
 */
function offerAgain(platform: Platform, { id }: Loan): Promise<void> {
  return inTransaction(platform, (em) => platform.offer(em, id, platform.database.noted))
}

const explained: Explain = ({ from, to, status, ended_at: endedAt }) => ({
  NOT_FOUND: { field: 'id', message: 'refusal.cancel.unknown' },
  FORBIDDEN: endedAt
    ? {
        field: 'id',
        message: 'refusal.cancel.reflected',
        values: { endedAt: { time: new Date(String(endedAt)).toISOString() } },
      }
    : { message: 'refusal.cancel.binding' },
  INVALID_TRANSITION: {
    field: 'id',
    message: from === 'cancelled' ? 'refusal.cancel.already' : 'refusal.cancel.state',
    values: { status: String(status) },
    details: { from, to },
  },
})
