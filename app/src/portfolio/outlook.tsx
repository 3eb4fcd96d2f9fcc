import { Card, Facts } from '../parts/blocks.tsx'
import { fixedUnits, money, percent } from '../parts/money.ts'
import { day, nextYear } from '../parts/time.ts'
import { t } from './messages/index.ts'
import type { Totals } from './operations.ts'

interface Props {
  readonly outlook: Totals['outlook']
  /** What borrowers owe the reader. */
  readonly owed: string
  readonly currency: string
}

/** What the loans that are being repaid bring a year, less what such loans lose in an average year, or from when on that can be said; nothing if nothing is being repaid. */
export function Outlook({ outlook, owed, currency }: Props) {
  const next = day(nextYear())
  if (!outlook)
    return fixedUnits(owed) > 0n ? (
      <Card title={t('outlook')}>
        <p>{t('outlook.none', { day: next })}</p>
      </Card>
    ) : null
  const { yearly, yearlyLoss, afterLosses, leftOut } = outlook
  return (
    <Card title={t('outlook')}>
      <Facts
        of={[
          [t('outlook.yearly'), percent(yearly)],
          [t('outlook.loss'), `−${percent(yearlyLoss)}`],
          [t('outlook.afterLosses'), <b>{percent(afterLosses)}</b>],
        ]}
      />
      <p class="soft small">{t('outlook.how')}</p>
      {fixedUnits(leftOut) > 0n && (
        <p class="soft small">
          {t('outlook.leftOut', { amount: money(leftOut, currency), day: next })}
        </p>
      )}
    </Card>
  )
}
