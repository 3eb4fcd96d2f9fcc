import { Card, Facts } from '../../parts/blocks.tsx'
import { fixedUnits, money } from '../../parts/money.ts'
import { day } from '../../parts/time.ts'
import { t } from './messages/index.ts'
import type { Reconciliation, Safeguarding } from './operations.ts'

interface Props {
  readonly of: Reconciliation
  readonly safeguarding: Safeguarding
}

/** What the bank has and what the books have, and whether the open items explain the difference. */
export function ReconciliationCard({ of, safeguarding }: Props) {
  const shown = (amount: string) => money(amount, of.currency)
  return (
    <Card title={t('bankAndBooks')}>
      <Verdict of={of} safeguarding={safeguarding} />
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

function Verdict({ of: { unexplained, difference, currency }, safeguarding }: Props) {
  if (fixedUnits(unexplained) !== 0n)
    return (
      <p class="notice refused">{t('isUnexplained', { amount: money(unexplained, currency) })}</p>
    )
  const says = fixedUnits(difference) === 0n ? t('agrees') : t('explained')
  const unmoved = safeguarding.items.find(({ kind }) => kind === 'WITHOUT_MONEY')?.amount ?? '0'
  if (fixedUnits(unmoved) === 0n) return <p class="notice good">{says}</p>
  // They agree on the money that moved; most of what members have may be no money at all.
  return (
    <p class="notice">
      {says} {t('countedOnly', { amount: money(unmoved, currency) })}
    </p>
  )
}
