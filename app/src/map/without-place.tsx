import { useQuery } from '@urql/preact'
import { BASE } from '../shell/router.ts'
import { type Filters, filterOf } from './address.ts'
import { rich } from './messages/index.ts'
import { countQuery } from './operations.ts'

/** Has a place, wherever that is. */
const anywhere = { west: -180, south: -90, east: 180, north: 90 }

/** Says how many loans match the filters and are not on the map, since they have no place; the list has them. */
export function WithoutPlace({ filters }: { readonly filters: Filters }) {
  const all = useCount(filters)
  const onMap = useCount(filters, anywhere)
  const count = all !== undefined && onMap !== undefined ? all - onMap : 0
  if (count <= 0) return null
  return (
    <p class="soft small">
      {rich('withoutPlace', {
        count,
        link: (part) => <a href={`${BASE}${listPath(filters)}`}>{part}</a>,
      })}
    </p>
  )
}

/** How many open loans match, of those within a box if one is given; undefined until that is known, and if they are too many to be counted. */
function useCount(filters: Filters, bbox?: typeof anywhere): number | undefined {
  const filter = {
    ...filterOf(filters),
    status: ['OPEN' as const],
    paused: false,
    ...(bbox && { bbox }),
  }
  const [{ data }] = useQuery({ query: countQuery, variables: { filter } })
  return data?.loans.totalCountIsExact ? data.loans.totalCount : undefined
}

/** The address of the list of loans with the same filters. */
function listPath(filters: Filters): string {
  const { riskLevel, purposes, ...others } = filterOf(filters)
  const query = new URLSearchParams([
    ...Object.entries(others).map(([name, value]) => [name, String(value)]),
    ...(riskLevel ?? []).map((risk) => ['risk', risk.toLowerCase()]),
    ...(purposes ?? []).map((purpose) => ['purpose', purpose]),
  ])
  return query.size === 0 ? '/lend' : `/lend?${query}`
}
