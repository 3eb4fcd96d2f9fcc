import { useQuery } from '@urql/preact'
import { Notice } from '../parts/blocks.tsx'
import { useRouter } from '../shell/router.ts'
import { addressOf, type Criteria, criteriaOf, everything } from './criteria.ts'
import { List } from './list.tsx'
import { rich } from './messages/index.ts'
import { marketQuery } from './operations.ts'
import { Toolbar } from './toolbar.tsx'

/** The loans that the reader can invest in, as the address says. */
export function Opportunities() {
  const { at, go } = useRouter()
  const [{ data }] = useQuery({ query: marketQuery })
  const criteria = criteriaOf(at.query)
  const change = (next: Criteria) => go(addressOf(next), { replace: true })
  return (
    <>
      <Toolbar
        criteria={criteria}
        purposes={data?.loans.facets.purpose.map(({ purpose }) => purpose) ?? []}
        change={change}
      />
      {data && !hasWishes(data.me.preferences) && (
        <p class="soft small">
          {rich('noPreferences', {
            link: (part) => <a href="/app/lend/order">{part}</a>,
          })}
        </p>
      )}
      {data && criteria.sort === 'DISTANCE' && data.me.latitude === null && (
        <Notice>
          <span>{rich('noPlace', { link: (part) => <a href="/app/profile">{part}</a> })}</span>
        </Notice>
      )}
      <List
        key={addressOf(criteria)}
        criteria={criteria}
        lends={data?.me.userType !== 'BORROWER'}
        clear={() => change({ ...everything, sort: criteria.sort })}
      />
    </>
  )
}

/** Whether any preference narrows what suits. */
function hasWishes({
  riskLevels,
  purposes,
  minInterestRate,
  maxTermMonths,
  minAmount,
  maxAmount,
  maxDistanceKm,
}: {
  readonly [Name in 'riskLevels' | 'purposes']: readonly string[]
} & {
  readonly [Name in
    | 'minInterestRate'
    | 'maxTermMonths'
    | 'minAmount'
    | 'maxAmount'
    | 'maxDistanceKm']?: unknown
}): boolean {
  const limits = [minInterestRate, maxTermMonths, minAmount, maxAmount, maxDistanceKm]
  return riskLevels.length + purposes.length > 0 || limits.some((limit) => limit != null)
}
