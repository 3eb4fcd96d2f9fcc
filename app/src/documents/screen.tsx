import '../styles/groups.css'
import '../styles/lend.css'
import { usePages } from '../api/pages.ts'
import { Card, EmptyState, Notice, Skeleton } from '../parts/blocks.tsx'
import { More } from '../parts/more.tsx'
import { PortfolioNav } from '../parts/portfolio-nav.tsx'
import { TableHead } from '../parts/table-head.tsx'
import { DocumentRow } from './document-row.tsx'
import { t } from './messages/index.ts'
import { documentsQuery, type ListedDocument } from './operations.ts'
import { TaxCard } from './tax-card.tsx'

/** The reader's documents, newest first, with the figures of a tax year beneath. */
export function DocumentsScreen() {
  return (
    <div class="page">
      <h1>{t('title')}</h1>
      <PortfolioNav at="/app/documents" />
      <DocumentList />
      <TaxCard />
    </div>
  )
}

function DocumentList() {
  const { data, page, error, problem, more } = usePages(
    documentsQuery,
    (after) => ({ after }),
    'documents',
  )
  if (page === undefined)
    return error ? <Notice refused>{error.message}</Notice> : <Skeleton lines={6} />
  const isMade = data?.platform.documents ?? false
  if (page.nodes.length === 0)
    return isMade ? (
      <Card title={t('none')}>
        <Kinds isOpen={true} />
      </Card>
    ) : (
      <EmptyState title={t('off')} hint={t('off.hint')} />
    )
  return (
    <Card>
      <Notice refused>{problem}</Notice>
      <div class="scrolled">
        <table class="statement">
          <caption class="hidden">{t('title')}</caption>
          <TableHead columns={[t('document'), [t('made'), 'wide'], [t('file'), 'end']]} />
          <tbody>
            {page.nodes.map((one) => (
              <DocumentRow key={one.id} document={one} />
            ))}
          </tbody>
        </table>
      </div>
      {page.pageInfo.hasNextPage && <More {...more} />}
      {isMade && <Kinds isOpen={false} />}
    </Card>
  )
}

const kinds = [
  'MONTHLY_STATEMENT',
  'LOAN_AGREEMENT',
  'RECEIPT',
  'PAYOFF_LETTER',
  'ARREARS_NOTICE',
  'PAID_IN_FULL',
  'TAX_CERTIFICATE',
] as const satisfies readonly ListedDocument['kind'][]

/** What each document is, and what makes it appear. */
function Kinds({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <details open={isOpen}>
      <summary>{t('kinds')}</summary>
      <ul class="plain-list">
        {kinds.map((kind) => (
          <li key={kind}>
            <b>{t(`kind.${kind}`)}</b>: {t(`about.${kind}`)}
          </li>
        ))}
      </ul>
    </details>
  )
}
