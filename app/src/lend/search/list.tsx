import { useState } from 'preact/hooks'
import { usePages } from '../../api/pages.ts'
import { Notice } from '../../parts/blocks.tsx'
import { Button } from '../../parts/button.tsx'
import { More } from '../../parts/more.tsx'
import { now } from '../../parts/time.ts'
import { OpportunityCard } from '../card.tsx'
import { hasRunOut } from '../closed.ts'
import { useLiveLoans } from '../live-loans.ts'
import { t } from '../messages/index.ts'
import { type Opportunity, opportunitiesQuery } from '../operations.ts'
import { Compared } from './compared.tsx'
import { type Criteria, countOf, filterOf } from './criteria.ts'
import { Failed, NotALender, Nothing, Waiting } from './list-states.tsx'
import { Newer } from './newer.tsx'

interface Props {
  readonly criteria: Criteria
  readonly hasWishes: boolean
  readonly lends: boolean
  readonly clear: () => void
}

/** The opportunities that meet some criteria, page after page. */
export function List({ criteria, hasWishes, lends, clear }: Props) {
  const [until, setUntil] = useState(current)
  const [isTable, setTable] = useState(false)
  const asked = { filter: filterOf(criteria, until), sort: criteria.sort }
  const { data, page, error, problem, more, restart } = usePages(
    opportunitiesQuery,
    (after) => ({ ...asked, after, searched: criteria.q !== '' }),
    'opportunities',
  )
  // From the first page on: where a page ends is known in its list alone.
  const again = () => {
    restart()
    setUntil(current())
  }
  const found = distinct(page?.nodes ?? [])
  useLiveLoans(found.map(({ loan }) => loan.id))
  if (!lends) return <NotALender />
  if (page === undefined) return error ? <Failed error={error} again={again} /> : <Waiting />
  const newer = <Newer key={until} criteria={criteria} since={until} show={again} />
  if (found.length === 0 && !page.pageInfo.hasNextPage)
    return (
      <>
        {newer}
        <Nothing cleared={toClear(criteria)} clear={clear} />
      </>
    )
  return (
    <section class="stack" aria-label={t('opportunities')} aria-busy={more.busy}>
      <div class="apart wrap">
        <p class="small soft" role="status">
          {t(page.totalCountIsExact ? 'toInvestIn' : 'toInvestIn.more', { count: page.totalCount })}
        </p>
        <Button look="plain" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {t('compare')}
        </Button>
      </div>
      {newer}
      {isTable ? (
        <Compared found={found} />
      ) : (
        <ul class="offers">
          {found.map((one) => (
            <OpportunityCard
              key={one.loan.id}
              opportunity={one}
              q={criteria.q}
              hasWishes={hasWishes}
              serviceFee={data?.platform.serviceFee ?? '0'}
            />
          ))}
        </ul>
      )}
      <Notice refused>{problem}</Notice>
      {page.pageInfo.hasNextPage && <More {...more} />}
    </section>
  )
}

const current = () => now().toISOString()

/** A loan can be on two pages if its rank changed between them. One whose time ran out while it was shown is gone: it has nothing to say, and would be on top of those that end soonest. */
function distinct(nodes: readonly Opportunity[]): readonly Opportunity[] {
  const all = new Map(nodes.map((node) => [node.loan.id, node]))
  return [...all.values()].filter(({ loan }) => !hasRunOut(loan))
}

/** What a search that finds nothing is limited by. */
function toClear(criteria: Criteria) {
  const isFiltered = countOf({ ...criteria, q: '' }) > 0
  if (criteria.q === '') return isFiltered ? 'filters' : undefined
  return isFiltered ? 'both' : 'search'
}
