import { useQuery } from '@urql/preact'
import { EmptyState, Notice, Skeleton } from '../../parts/blocks.tsx'
import { useRouter } from '../../shell/router.ts'
import { Chips } from '../chips.tsx'
import { counting, Pager, pageAt } from '../pager.tsx'
import { SearchBox } from '../search-box.tsx'
import { DueSum } from './due-sum.tsx'
import { LoanList } from './loan-list.tsx'
import { loansQuery, type Operated } from './operations.ts'
import { filterOf, kinds } from './ranges.ts'

/** Loans of a kind: late ones by how late they are, those that await a review, or any with some words. */
export function LoansPage() {
  const { at } = useRouter()
  const [kind, words] = [at.query.get('of') ?? '', at.query.get('q') ?? '']
  const variables = { filter: filterOf(kind, words), ...pageAt(at) }
  const [{ data, error }] = useQuery({ query: loansQuery, variables })
  const page = data?.loans
  const loans = page?.nodes.toSorted(latestFirst)
  return (
    <>
      <SearchBox
        label="Words of a loan, or its id"
        hint="Words of its title, description or purpose."
        words={words}
      />
      <Chips label="Which loans" kinds={kinds} kind={kind} />
      <Notice refused>{!data && error?.message}</Notice>
      {!page && !error && <Skeleton lines={6} />}
      {loans?.length === 0 && (
        <EmptyState title={words ? 'No loan has these words' : (nothing[kind] ?? 'No such loan')}>
          <p class="soft">{words ? 'Try fewer words, or another kind.' : 'Nothing to do here.'}</p>
        </EmptyState>
      )}
      {page && loans && loans.length > 0 && (
        <section class="card flush" aria-label="Loans">
          <DueSum
            loans={loans}
            isAll={!page.pageInfo.hasNextPage && !page.pageInfo.hasPreviousPage}
          />
          <LoanList loans={loans} />
          <Pager info={page.pageInfo} total={counting(page, 'loan')} />
        </section>
      )}
    </>
  )
}

const nothing: Readonly<Record<string, string>> = {
  SUBMITTED: 'No loan awaits a review',
  late: 'No loan is late',
}

/** The loan that is most overdue needs a decision first. */
const latestFirst = (one: Operated, other: Operated) =>
  Number(other.daysPastDue) - Number(one.daysPastDue)
