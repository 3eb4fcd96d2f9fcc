import type { Arrears, LoanFilter, LoanSort } from '../../graphql/graphql.ts'
import { words } from '../values.ts'
import { t } from './messages/index.ts'

/** How late loans are, from a little to very. */
const ranges = [
  'DAYS_1_TO_30',
  'DAYS_31_TO_60',
  'DAYS_61_TO_90',
  'OVER_90_DAYS',
] as const satisfies Arrears[]

/** Which loans can be listed, by the word in the address. */
export const kinds = (): readonly (readonly [string, string])[] => [
  ['', t('all')],
  ['SUBMITTED', t('awaitingReview')],
  ['OPEN', t('beingFunded')],
  ['paused', t('paused')],
  ['ACTIVE', t('beingRepaid')],
  ['late', t('late')],
  ...ranges.map((one) => [one, t(`range.${one}`)] as const),
  ['IN_DEFAULT', t('inDefault')],
  ['DEFAULTED', t('defaulted')],
  ...(['FUNDED', 'REPAID', 'CANCELLED', 'EXPIRED'] as const).map(
    (one) => [one, words(one)] as const,
  ),
]

const all = [
  'SUBMITTED',
  'OPEN',
  'FUNDED',
  'ACTIVE',
  'REPAID',
  'DEFAULTED',
  'CANCELLED',
  'EXPIRED',
] as const

/** The filter of a kind of loans that have some words. Those in default are not among the late ones, as in reports. */
export function filterOf(kind: string, words: string): LoanFilter {
  return { ...conditionsOf(kind), ...(words !== '' && { q: words }) }
}

/** Late loans begin with those that are late the longest, others with the newest. */
export function sortOf(kind: string): LoanSort {
  return conditionsOf(kind).arrears ? 'LATE' : 'NEWEST'
}

interface Asked {
  readonly filter: LoanFilter
  readonly sort: LoanSort
}

/** The path of these loans as a file. */
export function fileOf({ filter: { status, arrears, paused, q }, sort }: Asked): string {
  const query = new URLSearchParams({ f: 'csv' })
  const given = { status: status?.join(), arrears: arrears?.join(), paused, sort }
  for (const [name, value] of Object.entries(given))
    if (value) query.set(name, String(value).toLowerCase())
  if (q) query.set('q', q)
  return `/loans?${query}`
}

function conditionsOf(kind: string): LoanFilter {
  const arrears = kind === 'late' ? [...ranges] : ranges.filter((range) => range === kind)
  if (arrears.length > 0) return { status: ['ACTIVE'], arrears }
  if (kind === 'paused') return { status: ['OPEN'], paused: true }
  if (kind === 'IN_DEFAULT') return { status: ['DEFAULTED'], arrears: [...ranges] }
  const status = all.find((one) => one === kind)
  return { status: status === undefined ? [...all] : [status] }
}
