import { useQuery } from '@urql/preact'
import { Notice } from '../../parts/blocks.tsx'
import { BASE } from '../../shell/router.ts'
import { LoanList } from './loan-list.tsx'
import { t } from './messages/index.ts'
import { loansQuery } from './operations.ts'
import { filterOf, sortOf } from './ranges.ts'

const FIRST = 5

/** The newest loans with some words, for a search that is not for loans alone; nothing if there are none. */
export function LoansFound({ words }: { readonly words: string }) {
  const variables = { filter: filterOf('', words), sort: sortOf(''), first: FIRST }
  const [{ data, error }] = useQuery({ query: loansQuery, variables })
  const page = data?.loans
  if (!page) return <Notice refused>{error?.message}</Notice>
  if (page.nodes.length === 0) return null
  return (
    <section class="stack tight" aria-labelledby="loans-found">
      <h2 id="loans-found">{t('found', { words })}</h2>
      <div class="card flush">
        <LoanList loans={page.nodes} />
      </div>
      {page.pageInfo.hasNextPage && (
        <p>
          <a href={`${BASE}/operate/loans?q=${encodeURIComponent(words)}`}>{t('found.more')}</a>
        </p>
      )}
    </section>
  )
}
