import { useQuery } from '@urql/preact'
import { useState } from 'preact/hooks'
import { Notice, Skeleton } from '../../parts/blocks.tsx'
import { purposesWith } from '../../parts/purposes.ts'
import { orderQuery, type Preferences } from './operations.ts'
import { OrderForm } from './order-form.tsx'
import { Preview } from './preview.tsx'
import { wishesOf } from './wishes.ts'

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

function Editor({ kept, offered, currency }: Props) {
  const [wishes, setWishes] = useState(() => wishesOf(kept))
  return (
    <div class="order-page">
      <OrderForm
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
