import type { Reader } from '../../database/reader.ts'
import { type Arrears, arrearsRanges, lateBy } from '../loan/lists/traits.ts'

/** Late loans that are not written off: those in default, and the others by how late they are. */
export interface LateLoans {
  readonly bucket: Arrears | 'defaulted'
  /** At most COUNTED. */
  readonly loans: number
  /** Of how many of them `amountDue` is the sum: at most ADDED. */
  readonly loansAdded: number
  /** What these have due today, in minor units. */
  readonly amountDue: bigint
}

/** As in every list. */
const COUNTED = 10_000
/** What a late loan owes takes a third of a millisecond, and a statement may take two seconds. */
const ADDED = 3_000

/** Late loans and what they have due, from those that are a little late to those in default: one statement for each. */
export async function lateLoans(database: Reader): Promise<LateLoans[]> {
  const found: LateLoans[] = []
  for (const bucket of [...arrearsRanges, 'defaulted'] as const)
    found.push(...(await database.query<LateLoans>(text(bucket), [], 'search')))
  return found
}

function text(bucket: LateLoans['bucket']): string {
  const [status, ranges] =
    bucket === 'defaulted' ? ['defaulted', arrearsRanges] : ['active', [bucket]]
  const conditions = lateBy(ranges).map(([condition]) => condition)
  const late = (most: number) => `(select id from loan
      where ${[`status = '${status}'`, ...conditions].join(' and ')} limit ${most}) as late`
  return `select '${bucket}' as bucket, (select count(*)::int from ${late(COUNTED)}) as loans,
      count(*)::int as "loansAdded", coalesce(sum(amount_due), 0)::bigint as "amountDue"
    from ${late(ADDED)} cross join lateral (select amount_due from loan_debt where loan_id = late.id offset 0) as debt`
}
