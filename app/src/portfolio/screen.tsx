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
      <h1>Portfolio</h1>
      <Subnav
        label="Pages of the portfolio"
        pages={[
          ['/app/portfolio', 'Overview'],
          ['/app/portfolio/statement', 'Statement'],
        ]}
        at={isStatement ? '/app/portfolio/statement' : '/app/portfolio'}
      />
      {isStatement ? <Statement /> : <Overview />}
    </div>
  )
}
