import { type GraphQLSchema, Kind, visit } from 'graphql'
import { evaluate, type Variables } from '../http/guard/amount.ts'
import { priceOf } from '../http/guard/operation-price.ts'
import { pointsOf } from '../http/rates/points.ts'
import type { RowDocument } from './document.ts'

/** What a row's document costs with given variables, as over GraphQL. */
export function rowPoints(
  schema: GraphQLSchema,
  { operation, fragments }: RowDocument,
): (variables: Variables) => number {
  // The total count is requested only by `$total`.
  const uncounted = visit(operation, {
    [Kind.FIELD]: ({ directives = [] }) => (directives.length > 0 ? null : undefined),
  })
  const counting = priceOf(schema, fragments, operation)
  const reading = priceOf(schema, fragments, uncounted)
  return (variables) => {
    const price = variables.total === true ? counting : reading
    const cost = evaluate(price.cost, variables)
    return pointsOf({ ...price, operation: operation.operation, cost, work: 0 })
  }
}
