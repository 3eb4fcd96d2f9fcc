import type { Arrears, LoanFilter } from '../../graphql/graphql.ts'

/** How late loans are, from a little to very. */
export const ranges: readonly (readonly [Arrears, string])[] = [
  ['DAYS_1_TO_30', '1–30 days'],
  ['DAYS_31_TO_60', '31–60 days'],
  ['DAYS_61_TO_90', '61–90 days'],
  ['OVER_90_DAYS', 'Over 90 days'],
]

/** Which loans can be listed, by the word in the address. */
export const kinds: readonly (readonly [string, string])[] = [
  ['', 'All'],
  ['SUBMITTED', 'Awaiting review'],
  ['OPEN', 'Being funded'],
  ['ACTIVE', 'Being repaid'],
  ['late', 'Late'],
  ...ranges,
  ['DEFAULTED', 'Defaulted'],
]

const published = [
  'OPEN',
  'FUNDED',
  'ACTIVE',
  'REPAID',
  'DEFAULTED',
  'CANCELLED',
  'EXPIRED',
] as const
const single = ['SUBMITTED', 'OPEN', 'ACTIVE', 'DEFAULTED'] as const

/** The filter of a kind of loans that have some words. */
export function filterOf(kind: string, words: string): LoanFilter {
  const [arrears] = ranges.find(([range]) => range === kind) ?? []
  const status = single.find((one) => one === kind)
  return {
    ...(arrears !== undefined
      ? { arrears: [arrears] }
      : kind === 'late'
        ? { arrears: ranges.map(([range]) => range) }
        : { status: status === undefined ? [...published] : [status] }),
    ...(words !== '' && { q: words }),
  }
}
