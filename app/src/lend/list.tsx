import { type CombinedError, useMutation, useQuery } from '@urql/preact'
import { useCallback, useState } from 'preact/hooks'
import { EmptyState, Notice } from '../parts/blocks.tsx'
import { Button } from '../parts/button.tsx'
import { More } from '../parts/more.tsx'
import { counted } from '../parts/words.ts'
import { OpportunityCard } from './card.tsx'
import { type Criteria, countOf, filterOf } from './criteria.ts'
import { useLiveLoans } from './live-loans.ts'
import { becomeLender, type Opportunity, opportunitiesQuery } from './operations.ts'

interface Props {
  readonly criteria: Criteria
  readonly lends: boolean
  readonly clear: () => void
}

/** The opportunities that meet some criteria, page after page. */
export function List({ criteria, lends, clear }: Props) {
  const [until, setUntil] = useState(now)
  const [after, setAfter] = useState<string>()
  const variables = { filter: filterOf(criteria, until), sort: criteria.sort, after: after ?? null }
  const [{ data, error, fetching }] = useQuery({ query: opportunitiesQuery, variables })
  const page = data?.me.opportunities
  const end = page?.pageInfo.endCursor
  const more = useCallback(() => setAfter(end ?? undefined), [end])
  const found = distinct(page?.nodes ?? [])
  const watch = useLiveLoans()
  if (!lends) return <NotALender />
  if (page === undefined)
    return error ? <Failed error={error} again={() => setUntil(now())} /> : <Waiting />
  if (found.length === 0) return <Nothing isFiltered={countOf(criteria) > 0} clear={clear} />
  return (
    <section class="stack" aria-label="Opportunities" aria-busy={fetching}>
      <p class="small soft" role="status">
        {counted(page.totalCount, 'loan')}
        {!page.totalCountIsExact && ' and more'} to invest in
      </p>
      <ul class="offers">
        {found.map((one) => (
          <OpportunityCard key={one.loan.id} opportunity={one} watch={watch} />
        ))}
      </ul>
      <Notice refused>{error?.message}</Notice>
      {page.pageInfo.hasNextPage && <More busy={fetching} more={more} />}
    </section>
  )
}

const now = () => new Date().toISOString()

/** A loan can be on two pages if its rank changed between them. */
function distinct(nodes: readonly Opportunity[]): readonly Opportunity[] {
  return [...new Map(nodes.map((node) => [node.loan.id, node])).values()]
}

function Waiting() {
  return (
    <ul class="offers" aria-busy="true">
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <li key={index} class="card offer waiting">
          <div class="skeleton" style={{ width: '70%' }} />
          <div class="skeleton" style={{ width: '40%' }} />
          <div class="skeleton" />
          <div class="skeleton" style={{ width: '55%' }} />
        </li>
      ))}
      <li class="hidden">Loading…</li>
    </ul>
  )
}

function Failed({ error, again }: { readonly error: CombinedError; readonly again: () => void }) {
  return (
    <EmptyState title="The loans could not be loaded">
      <p>{error.networkError ? 'The gateway can’t be reached just now.' : error.message}</p>
      <Button onClick={again}>Try again</Button>
    </EmptyState>
  )
}

function Nothing({
  isFiltered,
  clear,
}: {
  readonly isFiltered: boolean
  readonly clear: () => void
}) {
  return isFiltered ? (
    <EmptyState title="No open loan meets all of your filters">
      <Button onClick={clear}>Clear the filters</Button>
    </EmptyState>
  ) : (
    <EmptyState title="No loan is open now">
      <p>
        A <a href="/app/lend/order">standing order</a> invests for you as soon as one is published.
      </p>
    </EmptyState>
  )
}

function NotALender() {
  const [{ fetching }, become] = useMutation(becomeLender)
  return (
    <EmptyState title="You borrow only">
      <p>Your profile says that you do not lend. You can do both.</p>
      <Button look="primary" busy={fetching} onClick={() => void become({})}>
        Lend, too
      </Button>
    </EmptyState>
  )
}
