import type { LoanMarkerFilter, RiskLevel } from '../graphql/graphql.ts'
import { plainPurpose } from '../parts/loans/purposes.ts'
import { START, type Start } from './view.ts'

export const risks = ['LOW', 'MEDIUM', 'HIGH'] as const satisfies readonly RiskLevel[]
/** The figures that filters can limit from below and above. */
export const ranges = ['rate', 'months', 'amount'] as const
export type Range = (typeof ranges)[number]

/** The reader's conditions; bounds are what was typed. */
export interface Filters {
  readonly q: string
  readonly risk: readonly RiskLevel[]
  readonly purpose: readonly string[]
  readonly least: Readonly<Partial<Record<Range, string>>>
  readonly most: Readonly<Partial<Record<Range, string>>>
}

export const noFilters: Filters = { q: '', risk: [], purpose: [], least: {}, most: {} }

/** What the address of the map says. */
export interface Address {
  readonly spot: Start
  readonly filters: Filters
  readonly people: boolean
  readonly loan: string | undefined
  /** The person whose card is open; a loan's and a person's are never open at once. */
  readonly person: string | undefined
}

const NUMBER = /^\d{1,11}(?:\.\d{1,4})?$/

/** Reads the map's address. What makes no sense is left out: people edit addresses. */
export function readAddress(query: URLSearchParams): Address {
  const list = (name: string) => (query.get(name) ?? '').split(',').filter(Boolean)
  const bounds = (side: 0 | 1) =>
    Object.fromEntries(
      ranges
        .map((range) => [range, (query.get(range) ?? '').split('-')[side] ?? ''] as const)
        .filter(([, bound]) => NUMBER.test(bound)),
    )
  return {
    spot: spotOf(query.get('at')),
    filters: {
      q: query.get('q') ?? '',
      risk: risks.filter((risk) => list('risk').includes(risk.toLowerCase())),
      purpose: [...new Set(list('purpose').map(plainPurpose))].slice(0, 20),
      least: bounds(0),
      most: bounds(1),
    },
    people: query.get('people') === '1',
    loan: query.get('loan') ?? undefined,
    person: query.has('loan') ? undefined : (query.get('person') ?? undefined),
  }
}

function spotOf(at: string | null): Start {
  const [latitude = Number.NaN, longitude = Number.NaN, zoom = Number.NaN] = (at ?? '')
    .split(',')
    .map(Number)
  const isPlace = Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180
  return isPlace && zoom >= 0 && zoom <= 22 ? { latitude, longitude, zoom } : START
}

/** The path of a map's address. */
export function pathOf({ spot, filters, people, loan, person }: Address): string {
  const { latitude, longitude, zoom } = spot
  const bounds = ranges.flatMap((range) => {
    const [least = '', most = ''] = [filters.least[range], filters.most[range]]
    return least || most ? [[range, `${least}-${most}`] as const] : []
  })
  const query = new URLSearchParams([
    ...(zoom === undefined ? [] : [['at', atOf(latitude, longitude, zoom)]]),
    ...(filters.q ? [['q', filters.q]] : []),
    ...(filters.risk.length > 0 ? [['risk', filters.risk.join(',').toLowerCase()]] : []),
    ...(filters.purpose.length > 0 ? [['purpose', filters.purpose.join(',')]] : []),
    ...bounds.map((pair) => [...pair]),
    ...(people ? [['people', '1']] : []),
    ...(loan ? [['loan', loan]] : []),
    ...(person ? [['person', person]] : []),
  ])
  return `/map?${query.toString().replaceAll('%2C', ',')}`
}

function atOf(latitude: number, longitude: number, zoom: number): string {
  const decimals = Math.max(2, Math.ceil(zoom / 3.3) + 1)
  return [latitude.toFixed(decimals), longitude.toFixed(decimals), zoom.toFixed(2)].join(',')
}

/** The filters as the API takes them. */
export function filterOf({ q, risk, purpose, least, most }: Filters): LoanMarkerFilter {
  const months = (text: string | undefined) => (text ? Math.round(Number(text)) : undefined)
  return compact({
    q: q || undefined,
    riskLevel: risk.length > 0 ? [...risk] : undefined,
    purposes: purpose.length > 0 ? [...purpose] : undefined,
    minRate: least.rate,
    maxRate: most.rate,
    minMonths: months(least.months),
    maxMonths: months(most.months),
    minAmount: least.amount,
    maxAmount: most.amount,
  })
}

/** How many conditions there are, without the words. */
export function countOf({ risk, purpose, least, most }: Filters): number {
  const bounded = ranges.filter((range) => least[range] || most[range]).length
  return bounded + Number(risk.length > 0) + Number(purpose.length > 0)
}

function compact<Given extends object>(
  given: Given,
): { [Name in keyof Given]?: NonNullable<Given[Name]> } {
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as never
}
