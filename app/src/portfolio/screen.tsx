import { t } from './messages/index.ts'
import '../styles/lend.css'
import { Subnav } from '../parts/subnav.tsx'
import { useRouter } from '../shell/router.ts'
import { Overview } from './overview.tsx'
import { Statement } from './statement.tsx'

/** What the reader has lent, and every movement of their money. */
export function PortfolioScreen() {
  const { at } = useRouter()
  const isStatement = at.id === 'statement'
  return (
    <div class="page">
      <h1>{t('portfolio')}</h1>
      <Subnav
        label={t('pages')}
        pages={[
          ['/app/portfolio', t('overview')],
          ['/app/portfolio/statement', t('statement')],
          ['/app/documents', t('documents')],
        ]}
        at={isStatement ? '/app/portfolio/statement' : '/app/portfolio'}
      />
      {isStatement ? <Statement /> : <Overview />}
    </div>
  )
}
