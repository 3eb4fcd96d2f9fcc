import { t } from './messages/index.ts'
import { Subnav } from './subnav.tsx'

/** The pages beside the overview, by what their addresses end with. */
export const portfolioPages = ['investments', 'statement'] as const

/** The pages about the reader's money; documents are a screen of their own. */
export function PortfolioNav({ at }: { readonly at: string }) {
  return (
    <Subnav
      label={t('portfolio.pages')}
      pages={[
        ['/app/portfolio', t('portfolio.overview')],
        ...portfolioPages.map((one) => [`/app/portfolio/${one}`, t(`portfolio.${one}`)] as const),
        ['/app/documents', t('portfolio.documents')],
      ]}
      at={at}
    />
  )
}
