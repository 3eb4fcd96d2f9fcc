import type { RiskLevel } from '../graphql/graphql.ts'
import { decimal } from '../parts/amounts.ts'
import { Card } from '../parts/blocks.tsx'
import { Area } from '../parts/charts/area.tsx'
import { Columns } from '../parts/charts/columns.tsx'
import { Shares } from '../parts/charts/shares.tsx'
import { fixedUnits, moneyInColumn } from '../parts/money.ts'
import { words } from '../parts/words.ts'
import { byLevel } from './by-level.ts'
import { t } from './messages/index.ts'
import { monthsOf } from './months.ts'
import type { Totals } from './operations.ts'

interface Props {
  readonly totals: Totals
  readonly currency: string
}

/** Charts of what is outstanding and was earned over time, and at which risk. */
export function Charts({ totals, currency }: Props) {
  const months = monthsOf(totals.byMonth, currency)
  const points = (of: 'outstanding' | 'earned') =>
    months.map((one) => ({
      label: one.label,
      value: Number(one[of]),
      text: moneyInColumn(one[of], currency),
    }))
  return (
    <div class="charts">
      {months.length > 1 && (
        <Card>
          <Area title={t('borrowersOweYou')} points={points('outstanding')} />
        </Card>
      )}
      <Card>
        {fixedUnits(totals.earned) > 0n ? (
          <Columns title={t('interestByMonth')} columns={points('earned')} />
        ) : (
          <p class="soft">{t('interestLater')}</p>
        )}
      </Card>
      <Card>
        <Shares title={t('byRisk')} shares={sharesOf(totals, currency)} />
      </Card>
    </div>
  )
}

const colours: Readonly<Record<RiskLevel, string>> = {
  LOW: 'var(--risk-low)',
  MEDIUM: 'var(--risk-medium)',
  HIGH: 'var(--risk-high)',
}

/** Outstanding and pending amounts together, since both are at risk. */
function sharesOf({ byRisk }: Totals, currency: string) {
  return byLevel(byRisk)
    .map(({ riskLevel, outstanding, pending }) => ({
      riskLevel,
      units: fixedUnits(outstanding) + fixedUnits(pending),
    }))
    .filter(({ units }) => units > 0n)
    .map(({ riskLevel, units }) => ({
      label: riskLevel ? words(riskLevel) : t('notScored'),
      value: Number(units),
      text: moneyInColumn(decimal(units, currency), currency),
      colour: riskLevel ? colours[riskLevel] : 'var(--line-strong)',
    }))
}
