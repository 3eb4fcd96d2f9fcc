import { useQuery } from '@urql/preact'
import { useState } from 'preact/hooks'
import { Card, Notice, Skeleton } from '../../../parts/blocks.tsx'
import { Button } from '../../../parts/button.tsx'
import { Shares } from '../../../parts/charts/shares.tsx'
import { money } from '../../../parts/money.ts'
import { counting } from '../../pager.tsx'
import { HoldingRow } from '../holding-row.tsx'
import { t } from '../messages/index.ts'
import { type Money, moneyQuery } from '../operations.ts'
import { Reckoning } from './reckoning.tsx'

/** Where each cent of a member's money is. */
export function MoneyTab({ id }: { readonly id: string }) {
  const [pages, setPages] = useState<readonly (string | null)[]>([null])
  return (
    <>
      <Reckoning id={id} />
      {pages.map((after, at) => (
        <Holdings
          key={after}
          id={id}
          after={after}
          more={at === pages.length - 1 ? (cursor) => setPages([...pages, cursor]) : undefined}
        />
      ))}
    </>
  )
}

interface Props {
  readonly id: string
  readonly after: string | null
  /** Shows what comes after a cursor; undefined once it is shown. */
  readonly more: ((cursor: string | null) => void) | undefined
}

function Holdings({ id, after, more }: Props) {
  const [{ data, error }] = useQuery({ query: moneyQuery, variables: { id, after } })
  const found = data?.memberFile?.money
  if (!found) return error ? <Notice refused>{error.message}</Notice> : <Skeleton lines={6} />
  const { edges, pageInfo } = found.holdings
  return (
    <>
      {after === null && (
        <>
          <Whole of={found} />
          <p class="soft small">{counting(found.holdings, 'holdings')}</p>
        </>
      )}
      <ul class="holdings" aria-label={t('whereTheMoneyIs')}>
        {edges.map(({ cursor, node }, at) => (
          <HoldingRow
            key={cursor}
            id={id}
            holding={node}
            currency={found.currency}
            previous={at === 0 ? after : (edges[at - 1]?.cursor ?? null)}
          />
        ))}
      </ul>
      {pageInfo.hasNextPage && more && (
        <div>
          <Button onClick={() => more(pageInfo.endCursor ?? null)}>{t('showMore')}</Button>
        </div>
      )}
    </>
  )
}

const parts = [
  ['available', 'var(--accent)'],
  ['held', 'var(--risk-medium)'],
  ['lent', 'var(--person)'],
] as const

function Whole({ of }: { readonly of: Money }) {
  return (
    <Card title={t('allMoney')}>
      <p class="big figures">{money(of.total, of.currency)}</p>
      <Shares
        title={t('whereItIs')}
        shares={parts.map(([name, colour]) => ({
          label: t(name),
          colour,
          value: Number(of[name]),
          text: money(of[name], of.currency),
        }))}
      />
      <p class="soft small">{t('allMoney.hint')}</p>
    </Card>
  )
}
