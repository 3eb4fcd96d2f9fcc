import { Card, Facts } from '../../parts/blocks.tsx'
import { fixedUnits, money } from '../../parts/money.ts'
import { day } from '../../parts/time.ts'
import { t } from './messages/index.ts'
import type { Reconciliation } from './operations.ts'

/** What the bank has and what the books have, and whether the open items explain the difference. */
export function ReconciliationCard({ of }: { readonly of: Reconciliation }) {
  const shown = (amount: string) => money(amount, of.currency)
  return (
    <Card title={t('bankAndBooks')}>
      <Verdict of={of} />
      <Facts
        of={[
          [t('atTheBank'), shown(of.bankBalance)],
          [t('inTheBooks'), shown(of.bookedBalance)],
          [t('difference'), shown(of.difference)],
          [t('openItems'), shown(of.itemsTotal)],
          [t('unexplained'), shown(of.unexplained)],
        ]}
      />
      <p class="soft small">
        {of.statedBalance && of.statedOn
          ? t('stated', {
              amount: shown(of.statedBalance),
              day: day(of.statedOn),
            })
          : t('notStated')}
      </p>
    </Card>
  )
}

function Verdict({ of: { unexplained, difference, currency } }: { readonly of: Reconciliation }) {
  if (fixedUnits(unexplained) !== 0n)
    return (
      <p class="notice refused">{t('isUnexplained', { amount: money(unexplained, currency) })}</p>
    )
  return <p class="notice good">{fixedUnits(difference) === 0n ? t('agrees') : t('explained')}</p>
}
