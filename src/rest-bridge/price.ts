import { type GraphQLSchema, Kind, visit } from 'graphql'
import { evaluate } from '../http/guard/amount.ts'
import { priceOf } from '../http/guard/price.ts'
import { points, pointsFor } from '../http/rates/points.ts'
import type { RowDocument } from './document.ts'

/** A row's points with given variables, beyond those of its method: as many as its document costs over GraphQL. */
export function rowPoints(
  schema: GraphQLSchema,
  { operation, fragments }: RowDocument,
): (variables: Readonly<Record<string, unknown>>) => number {
  // The total count is requested only by `$total`.
  const uncounted = visit(operation, {
    [Kind.FIELD]: ({ directives = [] }) => (directives.length > 0 ? null : undefined),
  })
  const counting = priceOf(schema, fragments, operation)
  const reading = priceOf(schema, fragments, uncounted)
  return (variables) => {
    const { pages, cost } = variables.total === true ? counting : reading
    return pages * points.read + pointsFor(evaluate(cost, variables))
  }
}
