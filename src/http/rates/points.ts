import type { Guarded } from '../guard/guard.ts'
import type { Refused } from '../guard/refusal.ts'

/** What requests cost, in points of the caller's budget. */
export const points = {
  /** A REST read; a root field of a query or subscription. */
  read: 1,
  /** A REST write; a root field of a mutation. */
  write: 2,
  /** A list as a file, which takes an encoder and a connection; its pages cost what they cost as pages. */
  export: 10,
  /** A map tile that is kept, or made without a filter. */
  tile: 1,
  /** A kept map tile that the client has as well. */
  knownTile: 0.1,
  /** Any request or connection, charged to its address. */
  request: 1,
  /** An invalid token, charged to its address. */
  badToken: 10,
} as const

/** An operation's cost per point: records that it may return, and what must be searched for them. */
const COST_A_POINT = 100

/** What an operation costs, over GraphQL and REST alike: its root fields, the lists inside them, its cost, and reading a new document. */
export function pointsOf(request: Charged | Refused): number {
  if ('errors' in request) return points.read + request.work
  const { plan, cost, work } = request
  const { rootFields, pages } = plan.price
  const each = plan.operation.operation === 'mutation' ? points.write : points.read
  return Math.max(1, rootFields) * each + pages * points.read + costPoints(cost) + work
}

/** The points of an operation's cost alone. */
export function costPoints(cost: number): number {
  return Math.floor(cost / COST_A_POINT)
}

type Charged = Pick<Guarded, 'plan' | 'cost' | 'work'>
