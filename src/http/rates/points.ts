import type { Guarded } from '../guard/guard.ts'
import type { Refused } from '../guard/refusal.ts'

/** What calls take off the caller's budget. */
export const points = {
  /** A REST read; a root field of a query or subscription. */
  read: 1,
  /** A REST write; a root field of a mutation. */
  write: 2,
  /** Any request or connection, of its address. */
  request: 1,
  /** A token that is not good, of its address. */
  badToken: 10,
} as const

/** A point more for so much that an operation costs: records that it may show, and what is searched for them. */
const COST_A_POINT = 100

/** What a GraphQL request takes: its root fields, the lists within them, its cost, and reading its document the first time. */
export function pointsOf(request: Guarded | Refused): number {
  if ('errors' in request) return points.read + request.work
  const { operation, rootFields, pages, cost, work } = request
  const each = operation === 'mutation' ? points.write : points.read
  return Math.max(1, rootFields) * each + pages * points.read + pointsFor(cost) + work
}

/** What an operation's cost takes. */
export function pointsFor(cost: number): number {
  return Math.floor(cost / COST_A_POINT)
}
