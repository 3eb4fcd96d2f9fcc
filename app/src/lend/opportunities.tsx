import { useQuery } from '@urql/preact'
import { useRouter } from '../shell/router.ts'
import { addressOf, type Criteria, criteriaOf, everything } from './criteria.ts'
import { List } from './list.tsx'
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
          You have set no preferences, so every loan matches.{' '}
          <a href="/app/lend/order">Set your preferences</a>, and each loan shows how well it fits.
        </p>
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
