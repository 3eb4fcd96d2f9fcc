import { t } from './messages/index.ts'
import '../styles/lend.css'
import { Subnav } from '../parts/subnav.tsx'
import { useRouter } from '../shell/router.ts'
import { LoanPage } from './loan-page.tsx'
import { Opportunities } from './opportunities.tsx'
import { StandingOrder } from './order/standing-order.tsx'

/** Where lenders find loans, invest in one, and give a standing order. */
export function LendScreen() {
  const { at } = useRouter()
  if (at.id !== undefined && at.id !== 'order') return <LoanPage key={at.id} id={at.id} />
  return (
    <div class="page">
      <h1>{t('lend')}</h1>
      <Subnav
        label={t('waysToLend')}
        pages={[
          ['/app/lend', t('opportunities')],
          ['/app/lend/order', t('standingOrder')],
        ]}
        at={at.id === 'order' ? '/app/lend/order' : '/app/lend'}
      />
      {at.id === 'order' ? <StandingOrder /> : <Opportunities />}
    </div>
  )
}
