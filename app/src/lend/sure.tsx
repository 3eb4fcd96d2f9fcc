import { useLayoutEffect, useRef } from 'preact/hooks'
import { Answers } from '../parts/confirm.tsx'
import { fixedUnits, money, percent } from '../parts/money.ts'
import { t } from './messages/index.ts'
import type { LoanToLendTo } from './operations.ts'

/** From this amount on, one click or Enter is not enough to invest. */
const ASKED_FROM = fixedUnits('1000')

/** Whether an amount is so large that the reader is asked once more. */
export const isLarge = (amount: string | undefined) =>
  amount !== undefined && fixedUnits(amount) >= ASKED_FROM

interface Props {
  readonly loan: LoanToLendTo
  readonly amount: string
  readonly busy: boolean
  readonly agree: () => void
  readonly decline: () => void
}

/** Says what a large investment is, and asks once more. */
export function Sure({ loan, amount, ...answers }: Props) {
  const { title, interestRate, currency } = loan
  const place = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone.
  useLayoutEffect(() => place.current?.querySelector('button')?.focus(), [])
  const shown = money(amount, currency)
  return (
    <div class="stack" ref={place}>
      <p>
        {t('sure.what', { amount: shown, title, rate: interestRate ? percent(interestRate) : '–' })}
      </p>
      <p class="soft small">{t('sure.cancel')}</p>
      <Answers {...answers} yes={t('sure.yes', { amount: shown })} no={t('sure.no')} />
    </div>
  )
}
