import { idOrNone } from '../../database/ids.ts'
import { AMOUNT_MAX } from '../../money.ts'
import { perform } from '../outcome.ts'
import type { QuietPlatform } from '../platform.ts'
import { checkAmount, refuseIf } from '../refusal.ts'
import { effectOf, type RepaymentEffect } from './effect.ts'
import { explainedRepayment, type Prepayment } from './repay.ts'

/** What a repayment would do; amounts in minor units. */
interface PreviewedRepayment {
  /** What would be taken: no more than is owed. */
  readonly applied: bigint
  /** The part of it beyond the current month's instalment. */
  readonly prepaid: bigint
  readonly effect: RepaymentEffect
}

/** Says what a repayment of the borrower's would do today, whether their wallet has the money or not. It changes nothing, and throws a Refusal. */
export async function previewRepayment(
  { database }: Pick<QuietPlatform, 'database'>,
  borrowerId: string,
  input: {
    readonly loanId: string
    readonly amount: bigint
    readonly prepayment?: Prepayment | null
  },
): Promise<PreviewedRepayment> {
  refuseIf(checkAmount('amount', input.amount, { min: 1n, max: AMOUNT_MAX }))
  const { outcome } = await perform(
    { database },
    'preview_repayment',
    {
      by_user: borrowerId,
      in_loan: idOrNone(input.loanId),
      amount: input.amount,
      prepayment: input.prepayment ?? 'shorten',
    },
    explainedRepayment,
  )
  const effect = effectOf(outcome.effect)
  if (effect === null) throw new Error('a preview has an effect')
  return {
    applied: BigInt(Number(outcome.applied)),
    prepaid: BigInt(Number(outcome.prepaid)),
    effect,
  }
}
