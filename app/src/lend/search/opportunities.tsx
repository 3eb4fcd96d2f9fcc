import { useQuery } from '@urql/preact'
import type { ComponentChildren } from 'preact'
import { Notice } from '../../parts/blocks.tsx'
import { useRouter } from '../../shell/router.ts'
import { rich } from '../messages/index.ts'
import { marketQuery } from '../operations.ts'
import { SearchLinks } from '../searches/save-search.tsx'
import { addressOf, type Criteria, criteriaOf, crossedBy, everything, figures } from './criteria.ts'
import { List } from './list.tsx'
import { Nothing, Waiting } from './list-states.tsx'
import { hasWishes } from './suits.ts'
import { Toolbar } from './toolbar.tsx'

/** Says that a distance needs a place of the reader's own, where their search has one. */
function NoPlace({ criteria }: { readonly criteria: Criteria }) {
  const isLimit = criteria.figures.maxDistanceKm !== undefined
  if (!isLimit && criteria.sort !== 'DISTANCE') return null
  const link = (part: ComponentChildren) => <a href="/app/profile">{part}</a>
  return (
    <Notice>
      <span>{rich(isLimit ? 'noPlace.limit' : 'noPlace', { link })}</span>
    </Notice>
  )
}

/** The loans that the reader can invest in, as the address says. */
export function Opportunities() {
  const { at, go } = useRouter()
  const [{ data, error }] = useQuery({ query: marketQuery })
  const wanted = criteriaOf(at.query)
  const isJudged = data === undefined || hasWishes(data.me.preferences)
  // Where nothing is preferred, all loans match alike.
  const criteria =
    isJudged || wanted.sort !== 'MATCH' ? wanted : { ...wanted, sort: 'NEWEST' as const }
  const change = (next: Criteria) => go(addressOf(next), { replace: true })
  const clear = () => change({ ...everything, sort: criteria.sort })
  // The gateway refuses limits that no loan can meet; their fields say so.
  const isCrossed = figures.some((limit) => crossedBy(limit, criteria))
  return (
    <>
      <Toolbar
        criteria={criteria}
        isJudged={isJudged}
        purposes={data?.loans.facets.purpose.map(({ purpose }) => purpose) ?? []}
        change={change}
      />
      <SearchLinks criteria={criteria} />
      {!isJudged && (
        <p class="soft small">
          {rich('noPreferences', {
            link: (part) => <a href="/app/lend/order">{part}</a>,
          })}
        </p>
      )}
      {data?.me.latitude === null && <NoPlace criteria={criteria} />}
      <div id="lend-found" class="stack" tabIndex={-1}>
        {isCrossed ? (
          <Nothing cleared={criteria.q === '' ? 'filters' : 'both'} clear={clear} />
        ) : data || error ? (
          <List
            key={addressOf(criteria)}
            criteria={criteria}
            hasWishes={isJudged}
            lends={data?.me.userType !== 'BORROWER'}
            clear={clear}
          />
        ) : (
          <Waiting />
        )}
      </div>
    </>
  )
}
