import type { LoanStatus } from '../../entities/loan.ts'
import type { Condition } from '../../reads/page.ts'
import type { LoanTraits } from './traits.ts'

/** The orders by other times than that of publishing: what their index has, and the time itself. */
const times = {
  newest: ['created_at', 'created_at'],
  expiring: ["coalesce(expires_at, 'infinity')", 'expires_at'],
} as const

/**
 * Where in the order of another time loans can be that were published in a period. Of the loans of a state an index has the
 * shortest and the longest interval between the two times, so that reading begins with the first loan that can match.
 */
export function whenPublished(
  status: LoanStatus,
  { publishedSince, publishedUntil }: LoanTraits,
  sort: string,
): readonly Condition[] {
  if (sort !== 'newest' && sort !== 'expiring') return []
  const [key, time] = times[sort]
  const interval = (order: string) => `(select ${time} - published_at from loan as other
    where published_at is not null and status = ? order by ${time} - published_at ${order} limit 1)`
  const least = `coalesce(${interval('asc nulls last')}, '0')`
  const most = interval('desc nulls first')
  return [
    [`${key} >= ${later(least)}`, publishedSince, status],
    [`${key} <= coalesce(${later(most)}, 'infinity')`, publishedUntil, status],
  ]
}

/** In UTC, since in other time zones days differ in length. */
function later(interval: string): string {
  return `((?::timestamptz at time zone 'UTC') + ${interval}) at time zone 'UTC'`
}
