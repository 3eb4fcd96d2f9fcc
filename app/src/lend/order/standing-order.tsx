import { useQuery } from '@urql/preact'
import { useState } from 'preact/hooks'
import { Notice, Skeleton } from '../../parts/blocks.tsx'
import { ChangedElsewhere } from '../../parts/changed-elsewhere.tsx'
import type { Stays } from '../../parts/forms/entered.ts'
import { purposesWith } from '../../parts/loans/purposes.ts'
import { useRouter } from '../../shell/router.ts'
import { t } from '../messages/index.ts'
import { criteriaOf } from '../search/criteria.ts'
import type { Around } from './cannot-work.ts'
import { changesIn, merged, ownIn } from './meanwhile.ts'
import { orderQuery, type Preferences } from './operations.ts'
import { OrderForm } from './order-form.tsx'
import { Preview } from './preview.tsx'
import { RedirectChoice } from './redirect-choice.tsx'
import { Results } from './results.tsx'
import { beginningOf, leavesOut, searchedFor, wouldRedirect } from './search.ts'
import { Unsaved } from './unsaved.tsx'
import { isSame, wishesOf } from './wishes.ts'

/** The reader's standing order, and what it would have bought of the loans that are open now. */
export function StandingOrder() {
  const [{ data, error }] = useQuery({ query: orderQuery })
  if (data === undefined)
    return error ? <Notice refused>{error.message}</Notice> : <Skeleton lines={6} />
  const offered = data.loans.facets.purpose.map(({ purpose }) => purpose)
  const { preferences: kept, wallet, latitude } = data.me
  const { availableBalance: available, currency } = wallet
  const around = { ...data.platform, available, currency, isPlaced: latitude !== null }
  return (
    <>
      <Results kept={kept} currency={currency} />
      <Editor kept={kept} offered={offered} around={around} />
    </>
  )
}

interface Props {
  readonly kept: Preferences
  readonly offered: readonly string[]
  readonly around: Around
}

/** What the saved order does, or what saving it would do. */
function titleOf(kept: Preferences): string {
  if (kept.autoInvestEnabled) return t('order.on')
  if (kept.matchNotifications) return t('order.tells')
  return t('order.give')
}

function Editor({ kept, offered, around }: Props) {
  const { at } = useRouter()
  const criteria = criteriaOf(at.query)
  // What is saved over: a change elsewhere is shown before it is overwritten.
  const [seen, setSeen] = useState(kept)
  const saved = wishesOf(seen)
  const now = wishesOf(kept)
  const isChanged = JSON.stringify(now) !== JSON.stringify(saved)
  const wanted = searchedFor(criteria, saved)
  const [begun] = useState(() => beginningOf(criteria, saved))
  const [wishes, setWishes] = useState(begun)
  const isEntered = ![begun, saved].some((one) => isSame(one, wishes))
  const [isTaken, setTaken] = useState(false)
  const asks = wouldRedirect(saved, wanted)
  const take = (taken: boolean) => {
    setTaken(taken)
    setWishes(taken ? wanted : saved)
  }
  const showChange = (stays: Stays) => {
    setSeen(kept)
    setTaken(isTaken && stays === 'mine')
    setWishes(merged(saved, now, wishes, stays))
  }
  return (
    <div class="order-page">
      <div class="stack">
        <Unsaved isEntered={isEntered} />
        <ChangedElsewhere show={showChange} own={ownIn(saved, now, wishes)}>
          {isChanged && (
            <>
              {t('order.changedElsewhere')}
              {changesIn(saved, now, wishes).map((line) => (
                <span key={line} class="reason-line">
                  {line}
                </span>
              ))}
            </>
          )}
        </ChangedElsewhere>
        {leavesOut(criteria) && <Notice>{t('order.leavesOut')}</Notice>}
        {asks && <RedirectChoice kept={saved} wanted={wanted} isTaken={isTaken} take={take} />}
        <OrderForm
          title={titleOf(kept)}
          wishes={wishes}
          isOn={kept.autoInvestEnabled}
          redirects={asks && isTaken}
          // Other preferences have the same version.
          version={isChanged ? seen.version : kept.version}
          saved={setSeen}
          purposes={purposesWith([...offered, ...wishes.purposes])}
          around={around}
          change={setWishes}
        />
      </div>
      <Preview wishes={wishes} around={around} />
    </div>
  )
}
