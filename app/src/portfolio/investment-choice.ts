import type { InvestmentSort, InvestmentStatus } from '../graphql/graphql.ts'

/** Which investments are listed: their states, whether their loans are late, and whether a standing order made them. */
const kinds = {
  all: {},
  running: { status: ['ACTIVE'], late: false },
  late: { late: true },
  held: { status: ['PENDING'] },
  defaulted: { status: ['DEFAULTED'] },
  repaid: { status: ['REPAID'] },
  cancelled: { status: ['CANCELLED'] },
  automatic: { automatic: true },
} as const satisfies Record<string, Wanted>

interface Wanted {
  readonly status?: readonly InvestmentStatus[]
  readonly late?: boolean
  readonly automatic?: boolean
}

/** A kind of investments to list. */
export type Kind = keyof typeof kinds

export const kindNames = Object.keys(kinds) as readonly Kind[]

export const sorts: readonly InvestmentSort[] = [
  'NEWEST',
  'AMOUNT',
  'OUTSTANDING',
  'NEXT_DUE',
  'RATE',
]

/** Which investments are listed, and in which order. */
export interface Choice {
  readonly kind: Kind
  /** Words in the loan or its borrower's name or city; empty: any. */
  readonly q: string
  readonly sort: InvestmentSort
}

/** The choice in the settings of an address; what it does not know is everything, the newest first. */
export function choiceIn(query: URLSearchParams): Choice {
  const sort = query.get('sort')?.toUpperCase()
  return {
    kind: kindNames.find((kind) => kind === query.get('kind')) ?? 'all',
    q: query.get('q') ?? '',
    sort: sorts.find((one) => one === sort) ?? 'NEWEST',
  }
}

/** The path of the list with a choice. */
export function pathOf({ kind, q, sort }: Choice): string {
  const query = new URLSearchParams({
    ...(kind !== 'all' && { kind }),
    ...(q && { q }),
    ...(sort !== 'NEWEST' && { sort: sort.toLowerCase() }),
  })
  return `/portfolio/investments${query.size > 0 ? `?${query}` : ''}`
}

/** The choice as the API takes it. */
export function wantedOf({ kind, q, sort }: Choice) {
  const wanted: Wanted = kinds[kind]
  return {
    status: wanted.status ? [...wanted.status] : null,
    late: wanted.late ?? null,
    automatic: wanted.automatic ?? null,
    q: q || null,
    sort,
  }
}
