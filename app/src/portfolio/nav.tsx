import { Subnav } from '../parts/subnav.tsx'
import { t } from './messages/index.ts'

/** The pages about the reader's money; documents are a screen of their own. */
export function PortfolioNav({ at }: { readonly at: string }) {
  return (
    <Subnav
      label={t('pages')}
      pages={[
        ['/app/portfolio', t('overview')],
        ['/app/portfolio/investments', t('investments')],
        ['/app/portfolio/statement', t('statement')],
        ['/app/documents', t('documents')],
      ]}
      at={at}
    />
  )
}
