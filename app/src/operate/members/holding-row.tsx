import { useState } from 'preact/hooks'
import { fixedUnits, money } from '../../parts/money.ts'
import { BASE } from '../../shell/router.ts'
import { t } from './messages/index.ts'
import { Entries } from './money/entries.tsx'
import { HeldFor } from './money/held-for.tsx'
import type { Money } from './operations.ts'

interface Props {
  readonly id: string
  readonly holding: Money['holdings']['edges'][number]['node']
  readonly currency: string
  /** The cursor of the holding before it; null for the first. */
  readonly previous: string | null
}

/** A part of a member's money, with the entries behind it once it is opened. */
export function HoldingRow({ id, holding, currency, previous }: Props) {
  const [opened, setOpened] = useState(false)
  const loan = holding.investment?.loan
  return (
    <li class="card holding">
      <div class="apart">
        <span class="what">
          <b>{t(`holding.${holding.kind}`)}</b>
          <span class="soft small">
            {loan ? (
              <a href={`${BASE}/operate/${loan.id}`}>{loan.title}</a>
            ) : (
              t(`holding.${holding.kind}.says`)
            )}
          </span>
        </span>
        <b class="figures">{money(holding.amount, currency)}</b>
      </div>
      {holding.kind === 'HELD' && fixedUnits(holding.amount) !== 0n && <HeldFor id={id} />}
      <details onToggle={({ currentTarget }) => setOpened(opened || currentTarget.open)}>
        <summary class="small">{t('entriesBehindIt')}</summary>
        {opened && <Entries id={id} holding={previous} after={null} currency={currency} />}
      </details>
    </li>
  )
}
