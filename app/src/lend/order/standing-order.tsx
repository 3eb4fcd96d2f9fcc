import { useQuery } from '@urql/preact'
import { useState } from 'preact/hooks'
import { Notice, Skeleton } from '../../parts/blocks.tsx'
import { amountEntry } from '../../parts/entered.ts'
import { purposesWith } from '../../parts/purposes.ts'
import { useRouter } from '../../shell/router.ts'
import { countOf, criteriaOf } from '../criteria.ts'
import { t } from '../messages/index.ts'
import { orderQuery, type Preferences } from './operations.ts'
import { OrderForm } from './order-form.tsx'
import { Preview } from './preview.tsx'
import { type Wishes, wishesOf } from './wishes.ts'

/** The reader's standing order, and what it would have bought of the loans that are open now. */
export function StandingOrder() {
  const [{ data, error }] = useQuery({ query: orderQuery })
  if (data === undefined)
    return error ? <Notice refused>{error.message}</Notice> : <Skeleton lines={6} />
  const offered = data.loans.facets.purpose.map(({ purpose }) => purpose)
  return <Editor kept={data.me.preferences} offered={offered} currency={data.me.wallet.currency} />
}

interface Props {
  readonly kept: Preferences
  readonly offered: readonly string[]
  readonly currency: string
}

/** The wishes of a search that the reader wants to save, as its address says; without one, the saved wishes. */
function searchedFor(query: URLSearchParams, kept: Wishes): Wishes {
  const criteria = criteriaOf(query)
  if (countOf(criteria) === 0) return kept
  const { minRate = '', maxMonths = '', minAmount = '', maxAmount = '' } = criteria.figures
  const { maxDistanceKm = '' } = criteria.figures
  return {
    ...kept,
    tells: true,
    risks: criteria.risk,
    purposes: criteria.purpose,
    typed: {
      ...kept.typed,
      minInterestRate: amountEntry(minRate),
      maxTermMonths: maxMonths,
      minAmount: amountEntry(minAmount),
      maxAmount: amountEntry(maxAmount),
      maxDistanceKm,
    },
  }
}

/** What the saved order does, or what saving it would do. */
function titleOf(kept: Preferences, isSearch: boolean): string {
  if (kept.autoInvestEnabled) return t('order.on')
  if (kept.matchNotifications) return t('order.tells')
  return isSearch ? t('order.search') : t('order.give')
}

function Editor({ kept, offered, currency }: Props) {
  const { at } = useRouter()
  const [wishes, setWishes] = useState(() => searchedFor(at.query, wishesOf(kept)))
  return (
    <div class="order-page">
      <OrderForm
        title={titleOf(kept, countOf(criteriaOf(at.query)) > 0)}
        wishes={wishes}
        isOn={kept.autoInvestEnabled}
        purposes={purposesWith([...offered, ...wishes.purposes])}
        currency={currency}
        change={setWishes}
      />
      <Preview wishes={wishes} />
    </div>
  )
}
