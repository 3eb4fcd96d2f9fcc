import type { Arrears, LoanFilter } from '../../graphql/graphql.ts'
import { t } from './messages/index.ts'

/** How late loans are, from a little to very. */
export const ranges = [
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
  ['ACTIVE', t('beingRepaid')],
  ['late', t('late')],
  ...ranges.map((one) => [one, t(`range.${one}`)] as const),
  ['DEFAULTED', t('defaulted')],
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
  const arrears = ranges.find((range) => range === kind)
  const status = single.find((one) => one === kind)
  return {
    ...(arrears !== undefined
      ? { arrears: [arrears] }
      : kind === 'late'
        ? { arrears: [...ranges] }
        : { status: status === undefined ? [...published] : [status] }),
    ...(words !== '' && { q: words }),
  }
}
