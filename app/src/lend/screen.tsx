import { t } from './messages/index.ts'
import '../styles/groups.css'
import '../styles/lend.css'
import { Lazily } from '../parts/lazily.tsx'
import { Subnav } from '../parts/subnav.tsx'
import { BASE, useRouter } from '../shell/router.ts'
import { LoanPage } from './loan-page.tsx'
import { Opportunities } from './search/opportunities.tsx'
import { SavedSearches } from './searches/saved-searches.tsx'

const order = () => import('./order/standing-order.tsx').then(({ StandingOrder }) => StandingOrder)
const nothing = {}

/** The list and the pages beside it: what stands for the id of a loan in their addresses, their name, and what they show. */
const pages = [
  ['', 'opportunities', Opportunities],
  ['searches', 'searches', SavedSearches],
  ['order', 'standingOrder', () => <Lazily load={order} given={nothing} />],
] as const

const addressOf = (path: string) => `${BASE}/lend${path && `/${path}`}`

/** Where lenders find loans, invest in one, save searches, and give a standing order. */
export function LendScreen() {
  const { id = '' } = useRouter().at
  const page = pages.find(([path]) => path === id)
  if (page === undefined) return <LoanPage key={id} id={id} />
  const [path, , Page] = page
  return (
    <div class="page">
      <h1>{t('lend')}</h1>
      <Subnav
        label={t('waysToLend')}
        pages={pages.map(([one, name]) => [addressOf(one), t(name)])}
        at={addressOf(path)}
      />
      <Page />
    </div>
  )
}
