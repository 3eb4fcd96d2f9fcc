import { useLayoutEffect, useRef } from 'preact/hooks'
import { Answers } from '../../parts/dialogs/confirm.tsx'
import { fixedUnits, money, percent } from '../../parts/money.ts'
import { t } from '../messages/index.ts'
import type { LoanToLendTo } from '../operations.ts'
import { type Leaving, takenBack } from '../taken-back.ts'

/** From this amount on, one click or Enter is not enough to invest, even if it can be taken back. */
const ASKED_FROM = fixedUnits('1000')

/** Whether an amount is so large that the reader is asked once more. */
export const isLarge = (amount: string | undefined) =>
  amount !== undefined && fixedUnits(amount) >= ASKED_FROM

interface Props {
  readonly loan: LoanToLendTo
  readonly amount: string
  readonly leaving: Leaving
  /** What is then left in the wallet. */
  readonly left: string
  /** That it is a lot to have in one place, if it is. */
  readonly warning: string | undefined
  readonly busy: boolean
  readonly agree: () => void
  readonly decline: () => void
}

/** Says what the investment is, and asks once more. */
export function Sure({ loan, amount, leaving, left, warning, ...answers }: Props) {
  const { title, interestRate, currency, riskLevel, borrower } = loan
  const place = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone.
  useLayoutEffect(() => place.current?.querySelector('button')?.focus(), [])
  const shown = money(amount, currency)
  return (
    <div class="stack" ref={place}>
      <p>
        {t('sure.what', { amount: shown, title, rate: interestRate ? percent(interestRate) : '–' })}
      </p>
      <p class="small">{t('sure.left', { left: money(left, currency) })}</p>
      {warning && <p class="notice small">{warning}</p>}
      {riskLevel === null && <p class="notice small">{t('sure.notScored')}</p>}
      {borrower.verificationStatus !== 'VERIFIED' && (
        <p class="notice small">{t('sure.notVerified')}</p>
      )}
      <p class="small">{takenBack(leaving, loan)}</p>
      <Answers
        {...answers}
        look="primary"
        yes={t('sure.yes', { amount: shown })}
        no={t('sure.no')}
      />
    </div>
  )
}
