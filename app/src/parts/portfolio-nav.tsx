import { t } from './messages/index.ts'
import { Subnav } from './subnav.tsx'

/** The pages about the reader's money; documents are a screen of their own. */
export function PortfolioNav({ at }: { readonly at: string }) {
  return (
    <Subnav
      label={t('portfolio.pages')}
      pages={[
        ['/app/portfolio', t('portfolio.overview')],
        ['/app/portfolio/investments', t('portfolio.investments')],
        ['/app/portfolio/statement', t('portfolio.statement')],
        ['/app/documents', t('portfolio.documents')],
      ]}
      at={at}
    />
  )
}
