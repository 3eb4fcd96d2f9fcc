import { Card, Facts } from '../parts/blocks.tsx'
import { fixedUnits, money, percent } from '../parts/money.ts'
import { t } from './messages/index.ts'
import type { Totals } from './operations.ts'

interface Props {
  readonly outlook: Totals['outlook']
  readonly currency: string
}

/** What the loans that are being repaid bring a year, less what such loans lose in an average year; nothing where nothing is known of them. */
export function Outlook({ outlook, currency }: Props) {
  if (!outlook) return null
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
        <p class="soft small">{t('outlook.leftOut', { amount: money(leftOut, currency) })}</p>
      )}
    </Card>
  )
}
