import { Card } from '../../parts/blocks.tsx'
import { money, percent } from '../../parts/money.ts'
import { BASE } from '../../shell/router.ts'
import { t } from './messages/index.ts'
import type { LoanFile } from './operations.ts'

/** Who has lent how much of a loan. */
export function Lenders({ loan }: { readonly loan: LoanFile }) {
  const { nodes, totalCount } = loan.investments
  if (totalCount === 0) return null
  return (
    <Card title={t('investments', { count: totalCount })}>
      <ul class="lines">
        {nodes.map(({ id, amount, sharePercent, lender }) => (
          <li key={id} class="apart">
            <a href={`${BASE}/operate/${lender.id}`}>{lender.fullName ?? t('aMember')}</a>
            <span class="figures">
              {money(amount, loan.currency)} <span class="soft small">{percent(sharePercent)}</span>
            </span>
          </li>
        ))}
      </ul>
      {totalCount > nodes.length && (
        <p class="soft small">{t('firstShown', { count: nodes.length })}</p>
      )}
    </Card>
  )
}
