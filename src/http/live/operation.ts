import type { GraphQLError } from 'graphql'
import { ToldError } from '../../languages/told-error.ts'
import type * as reads from '../../reads/plan/plan.ts'
import type { Guarded } from '../guard/guard.ts'
import type { Refused } from '../guard/request.ts'

/** A subscription that can be opened. */
export interface Operation extends reads.Operation {
  /** The name in metrics and traces: its own, `unnamed` or `other`. */
  readonly label: string
  /** The query and its variables as one text: equal texts may share results. */
  readonly text: string
  /** How many records it may return. */
  readonly cost: number
}

/** The subscription in a request, labelled by its name, or what is wrong with it. */
export function operationOf(
  request: Guarded | Refused,
  labelOf: (name: string | undefined) => string,
): Operation | readonly GraphQLError[] {
  if ('errors' in request) return request.errors
  const { plan, operationName = null, variables, cost } = request
  if (plan.operation.operation !== 'subscription') return [subscriptionsOnly]
  const text = JSON.stringify([request.text, operationName, variables])
  return { plan, label: labelOf(plan.operation.name?.value), variables, text, cost }
}

const subscriptionsOnly = new ToldError('SUBSCRIPTIONS_ONLY', 'error.live.only')
