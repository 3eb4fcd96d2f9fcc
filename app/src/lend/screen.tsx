import type { ComponentType } from 'preact'
import { t } from './messages/index.ts'
import '../styles/groups.css'
import '../styles/lend.css'
import { Subnav } from '../parts/subnav.tsx'
import { useRouter } from '../shell/router.ts'
import { LoanPage } from './loan-page.tsx'
import { Opportunities } from './opportunities.tsx'
import { StandingOrder } from './order/standing-order.tsx'
import { SavedSearches } from './searches/saved-searches.tsx'

/** The pages beside the list, by what stands for the id of a loan in their addresses. */
const pages: ReadonlyMap<string, ComponentType> = new Map([
  ['searches', SavedSearches],
  ['order', StandingOrder],
])

/** Where lenders find loans, invest in one, save searches, and give a standing order. */
export function LendScreen() {
  const { at } = useRouter()
  const Page = at.id === undefined ? Opportunities : pages.get(at.id)
  if (Page === undefined) return <LoanPage key={at.id} id={at.id ?? ''} />
  return (
    <div class="page">
      <h1>{t('lend')}</h1>
      <Subnav
        label={t('waysToLend')}
        pages={[
          ['/app/lend', t('opportunities')],
          ['/app/lend/searches', t('searches')],
          ['/app/lend/order', t('standingOrder')],
        ]}
        at={at.id === undefined ? '/app/lend' : `/app/lend/${at.id}`}
      />
      <Page />
    </div>
  )
}
