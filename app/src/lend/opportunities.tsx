import { useQuery } from '@urql/preact'
import { useState } from 'preact/hooks'
import { Button } from '../parts/button.tsx'
import { Icon } from '../parts/icons.tsx'
import { counted } from '../parts/words.ts'
import { useRouter } from '../shell/router.ts'
import { addressOf, type Criteria, countOf, criteriaOf, everything, sorts } from './criteria.ts'
import { FilterForm } from './filters.tsx'
import { List } from './list.tsx'
import { marketQuery } from './operations.ts'

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
          Every loan suits you as long as you have said nothing else.{' '}
          <a href="/app/lend/order">Say what you look for</a>, and each loan tells how it matches.
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

interface ToolbarProps {
  readonly criteria: Criteria
  readonly purposes: readonly string[]
  readonly change: (criteria: Criteria) => void
}

function Toolbar({ criteria, purposes, change }: ToolbarProps) {
  const [open, setOpen] = useState(false)
  const count = countOf(criteria)
  return (
    <section class="stack" aria-label="Which loans">
      <div class="tools">
        <label class="sort">
          <span class="hidden">Sort by</span>
          <select
            value={criteria.sort}
            onChange={({ currentTarget: { value } }) =>
              change({ ...criteria, sort: value as Criteria['sort'] })
            }
          >
            {Object.entries(sorts).map(([sort, name]) => (
              <option key={sort} value={sort}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <Button aria-expanded={open} aria-controls="lend-filters" onClick={() => setOpen(!open)}>
          <Icon name="filter" size={18} />
          Filters{count > 0 && <span class="count">{count}</span>}
        </Button>
        {count > 0 && (
          <Button look="plain" onClick={() => change({ ...everything, sort: criteria.sort })}>
            Clear {counted(count, 'filter')}
          </Button>
        )}
      </div>
      <div id="lend-filters" class="card" hidden={!open}>
        <FilterForm criteria={criteria} purposes={purposes} change={change} />
      </div>
    </section>
  )
}
