import type { ComponentType } from 'preact'
import { t } from './messages/index.ts'
import '../styles/groups.css'
import '../styles/lend.css'
import { PortfolioNav, portfolioPages } from '../parts/portfolio-nav.tsx'
import { useRouter } from '../shell/router.ts'
import { Investments } from './investments.tsx'
import { Overview } from './overview.tsx'
import { Statement } from './statement.tsx'

const pages: Readonly<Record<(typeof portfolioPages)[number], ComponentType>> = {
  investments: Investments,
  statement: Statement,
}

/** What the reader has lent, and every movement of their money. */
export function PortfolioScreen() {
  const { at } = useRouter()
  const page = portfolioPages.find((one) => one === at.id)
  const Page = page ? pages[page] : Overview
  return (
    <div class="page">
      <h1>{t('portfolio')}</h1>
      <PortfolioNav at={page ? `/app/portfolio/${page}` : '/app/portfolio'} />
      <Page />
    </div>
  )
}
