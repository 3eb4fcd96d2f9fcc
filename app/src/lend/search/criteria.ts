import type { OpportunityFilter, OpportunitySort, RiskLevel } from '../../graphql/graphql.ts'
import { typedAmount, wholeOf } from '../../parts/forms/entered.ts'
import { payableAmount, wrongAmount } from '../../parts/forms/wrong-amount.ts'
import { plainPurpose } from '../../parts/loans/purposes.ts'
import { t } from '../messages/index.ts'

export const risks: readonly RiskLevel[] = ['LOW', 'MEDIUM', 'HIGH']
export const sorts: readonly OpportunitySort[] = [
  'MATCH',
  'RATE',
  'TERM',
  'EXPIRING',
  'FUNDED_PERCENT',
  'NEWEST',
  'DISTANCE',
]
/** What readers can type a limit of, in the order of their fields. */
export const figures = [
  'minRate',
  'maxRate',
  'minMonths',
  'maxMonths',
  'minAmount',
  'maxAmount',
  'maxDistanceKm',
] as const

/** A limit that readers type. */
export type Figure = (typeof figures)[number]

/** Which opportunities are listed, and how, as the address says. */
export interface Criteria {
  readonly sort: OpportunitySort
  readonly q: string
  readonly risk: readonly RiskLevel[]
  readonly purpose: readonly string[]
  /** Whether only loans of verified borrowers are listed. */
  readonly verified: boolean
  readonly figures: Readonly<Partial<Record<Figure, string>>>
}

/** All opportunities, best match first. */
export const everything: Criteria = {
  sort: 'MATCH',
  q: '',
  risk: [],
  purpose: [],
  verified: false,
  figures: {},
}

/** Reads the criteria in an address, which the app has written, in whatever language; invalid parts are left out. */
export function criteriaOf(query: URLSearchParams): Criteria {
  const sort = query.get('sort')?.toUpperCase()
  return {
    sort: sorts.find((one) => one === sort) ?? 'MATCH',
    q: query.get('q') ?? '',
    risk: risks.filter((risk) => query.getAll('risk').includes(risk.toLowerCase())),
    purpose: [...new Set(query.getAll('purpose').map(plainPurpose))],
    verified: query.get('verified') === 'yes',
    figures: Object.fromEntries(
      figures
        .map((name) => [name, limitOf(name, query.get(name) ?? '', '.') ?? ''] as const)
        .filter(([, limit]) => limit !== ''),
    ),
  }
}

/** The lower limits, each with the upper one that it may not be above. */
const ranges = { minRate: 'maxRate', minMonths: 'maxMonths', minAmount: 'maxAmount' } as const

/** The lower limit that is above an upper one, so that no loan can meet both; undefined if none is, or it is no upper limit. */
export function crossedBy(limit: Figure, { figures: typed }: Criteria): Figure | undefined {
  const lower = Object.entries(ranges).find(([, upper]) => upper === limit)?.[0]
  const name = figures.find((one) => one === lower)
  const [from, to] = [name && typed[name], typed[limit]]
  return from && to && Number(from) > Number(to) ? name : undefined
}

/** The address that asks for these criteria. */
export function addressOf(criteria: Criteria): string {
  const { sort, q, risk, purpose, verified, figures: typed } = criteria
  const query = new URLSearchParams()
  if (sort !== 'MATCH') query.set('sort', sort.toLowerCase())
  if (q !== '') query.set('q', q)
  for (const one of risk) query.append('risk', one.toLowerCase())
  for (const one of purpose) query.append('purpose', one)
  if (verified) query.set('verified', 'yes')
  for (const [name, text] of Object.entries(typed)) if (text) query.set(name, text)
  return query.size === 0 ? '/lend' : `/lend?${query}`
}

/** How many conditions are set. */
export function countOf({ q, risk, purpose, verified, figures: typed }: Criteria): number {
  const others = [q !== '', risk.length > 0, purpose.length > 0, verified]
  return [...Object.values(typed), ...others].filter(Boolean).length
}

/** The filter of the API. It excludes loans published since `until`, so that pages of one list fit together. */
export function filterOf(criteria: Criteria, until: string): OpportunityFilter {
  return { publishedUntil: until, ...limitsOf(criteria) }
}

/** The filter of the API for what such a list leaves out. */
export function newerThan(criteria: Criteria, since: string): OpportunityFilter {
  return { publishedSince: since, ...limitsOf(criteria) }
}

function limitsOf({ q, risk, purpose, verified, figures: typed }: Criteria): OpportunityFilter {
  const { minMonths, maxMonths, maxDistanceKm, ...amounts } = typed
  return {
    ...amounts,
    ...(minMonths && { minMonths: Number(minMonths) }),
    ...(maxMonths && { maxMonths: Number(maxMonths) }),
    ...(maxDistanceKm && { maxDistanceKm: Number(maxDistanceKm) }),
    ...(q && { q }),
    ...(risk.length > 0 && { riskLevel: [...risk] }),
    ...(purpose.length > 0 && { purposes: [...purpose] }),
    ...(verified && { onlyVerifiedBorrowers: true }),
  }
}

/** A typed limit, as the API takes it; undefined if the text is not one. `mark` is what its decimals are written after. */
export function limitOf(name: Figure, typed: string, mark?: string): string | undefined {
  if (isWhole(name)) return wholeOf(typed)?.toString()
  return isRate(name) ? typedAmount(typed, mark) : payableAmount(typed, mark)
}

/** What can be typed for a limit instead of what is. */
export function whatWorks(name: Figure, typed: string): string {
  if (isWhole(name)) return t('wholeExample')
  return isRate(name) ? t('percentExample') : (wrongAmount(typed) ?? '')
}

const isRate = (name: Figure) => name === 'minRate' || name === 'maxRate'

const isWhole = (name: Figure) =>
  name === 'minMonths' || name === 'maxMonths' || name === 'maxDistanceKm'
