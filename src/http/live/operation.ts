import type { DocumentNode, GraphQLError } from 'graphql'
import type { Guarded } from '../guard/guard.ts'
import { type Refused, refusal } from '../guard/refusal.ts'

/** A subscription that can be opened. */
export interface Operation {
  readonly document: DocumentNode
  readonly operationName: string | null
  /** What stands for its name in metrics and traces. */
  readonly label: string
  readonly variables: Readonly<Record<string, unknown>>
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
  if (request.operation !== 'subscription') return [subscriptionsOnly]
  const { document, operationName = null, variables, cost } = request
  const text = JSON.stringify([request.text, operationName, variables])
  return { document, operationName, label: labelOf(request.name), variables, text, cost }
}

const subscriptionsOnly = refusal(
  'SUBSCRIPTIONS_ONLY',
  'Only subscriptions are taken here; POST /graphql takes the rest.',
)
