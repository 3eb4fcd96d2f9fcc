import { useQuery } from '@urql/preact'
import { CsvButton } from '../../api/file-button.tsx'
import { EmptyState, Notice, Skeleton } from '../../parts/blocks.tsx'
import { useRouter } from '../../shell/router.ts'
import { Chips } from '../chips.tsx'
import { counting, Pager, pageAt } from '../pager.tsx'
import { SearchBox } from '../search-box.tsx'
import { DueSum } from './due-sum.tsx'
import { LoanList } from './loan-list.tsx'
import { t } from './messages/index.ts'
import { loansQuery } from './operations.ts'
import { fileOf, filterOf, kinds, sortOf } from './ranges.ts'

/** Loans of a kind: late ones by how late they are, those that await a review, or any with some words. */
export function LoansPage() {
  const { at } = useRouter()
  const [kind, words] = [at.query.get('of') ?? '', at.query.get('q') ?? '']
  const asked = { filter: filterOf(kind, words), sort: sortOf(kind) }
  const variables = { ...asked, ...pageAt(at) }
  const [{ data, error }] = useQuery({ query: loansQuery, variables })
  const page = data?.loans
  const loans = page?.nodes
  return (
    <>
      <SearchBox label={t('find')} hint={t('find.hint')} words={words} />
      <div class="apart wrap">
        <Chips label={t('whichLoans')} kinds={kinds()} kind={kind} />
        <CsvButton path={fileOf(asked)} name="loans.csv" label={t('csv')} />
      </div>
      <Notice refused>{!data && error?.message}</Notice>
      {!page && !error && <Skeleton lines={6} />}
      {loans?.length === 0 && (
        <EmptyState
          title={
            words
              ? t('noneFound')
              : t(
                  kind === 'SUBMITTED'
                    ? 'noneSubmitted'
                    : kind === 'late'
                      ? 'noneLate'
                      : 'noSuchLoan',
                )
          }
          hint={words ? t('noneFound.hint') : t('nothingToDoHere')}
        />
      )}
      {page && loans && loans.length > 0 && (
        <section class="card flush" aria-label={t('loans')}>
          <DueSum
            loans={loans}
            isAll={!page.pageInfo.hasNextPage && !page.pageInfo.hasPreviousPage}
          />
          <LoanList loans={loans} />
          <Pager info={page.pageInfo} total={counting(page, 'loans')} />
        </section>
      )}
    </>
  )
}
