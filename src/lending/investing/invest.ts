import { v7 as newId } from 'uuid'
import { idOrNone } from '../../database/ids.ts'
import { WalletState } from '../../entities/ledger/wallet.ts'
import { Investment } from '../../entities/loan/investment.ts'
import { Loan } from '../../entities/loan/loan.ts'
import { lenderLimits } from '../exposure.ts'
import { keptTerms } from '../late/terms.ts'
import { keptExitTerms } from '../leaving/terms.ts'
import {
  type Explain,
  idempotencyOf,
  type MadeWithDebt,
  madeWithDebt,
  perform,
} from '../outcome.ts'
import type { Platform } from '../platform.ts'

/** An investment to make, in minor units. */
interface InvestInput {
  readonly loanId: string
  readonly amount: bigint
  /** Whether the lender has acknowledged the warning about large investments. */
  readonly warningAcknowledged?: boolean | null
  readonly idempotencyKey?: string | null
}

/** An investment with the loan and the lender's wallet after it. */
export type Invested = MadeWithDebt<{ investment: Investment; loan: Loan; wallet: WalletState }>

/** What an investment is held to, and the ids of what it makes: as its SQL takes them, whoever gives the order. */
export function investingUnder(limits: Platform['limits']) {
  return {
    ids: Array.from({ length: 5 }, () => newId()),
    minimum: limits.investmentMin,
    most: limits.loanInvestmentsMax,
    fee_rate: limits.originationFee,
    limits: lenderLimits(limits.exposure, limits.gate, limits.protection),
    late_terms: keptTerms(limits.lateTerms),
    late_bars: !limits.borrowWhileLate,
    exit_terms: keptExitTerms(limits.exitTerms),
  }
}

/**
 * Holds a lender's money for a loan; the investment that completes the funding also pays the loan out, unless lenders can still
 * leave it. It takes one round trip to the database, and throws a Refusal.
 */
export async function invest(
  platform: Platform,
  lenderId: string,
  input: InvestInput,
): Promise<Invested> {
  const { limits } = platform
  const once = idempotencyOf(input)
  const done = await perform(
    platform,
    'invest',
    {
      by_user: lenderId,
      ...once,
      in_loan: idOrNone(input.loanId),
      amount: input.amount,
      ...investingUnder(limits),
      warned: input.warningAcknowledged ?? false,
    },
    explained,
  )
  return madeWithDebt(done, { investment: Investment, loan: Loan, wallet: WalletState })
}

const explained: Explain = ({ status }) => ({
  NOT_FOUND: { field: 'loanId', message: 'refusal.loan.not_seen' },
  OWN_LOAN: { field: 'loanId', message: 'refusal.invest.own' },
  NOT_A_LENDER: {
    message: 'refusal.invest.user_type',
  },
  LOAN_NOT_OPEN: {
    field: 'loanId',
    message: 'refusal.invest.not_open',
    details: { status },
  },
})
