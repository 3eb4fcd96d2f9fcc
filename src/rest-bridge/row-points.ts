import { type GraphQLSchema, Kind, visit } from 'graphql'
import { evaluate, type Variables } from '../http/guard/amount.ts'
import { priceOf } from '../http/guard/operation-price.ts'
import { pointsOf } from '../http/rates/points.ts'
import type { RowDocument } from './document.ts'

/** What a row's document costs with given variables, as over GraphQL: in records, and in points. */
export function rowPoints(schema: GraphQLSchema, { operation, fragments }: RowDocument) {
  // The total count is requested only by `$total`.
  const uncounted = visit(operation, {
    [Kind.FIELD]: ({ directives = [] }) => (directives.length > 0 ? null : undefined),
  })
  const counting = priceOf(schema, fragments, operation)
  const reading = priceOf(schema, fragments, uncounted)
  const priceWith = (variables: Variables) => (variables.total === true ? counting : reading)
  const costOf = (variables: Variables) => evaluate(priceWith(variables).cost, variables)
  return {
    costOf,
    pointsOf: (variables: Variables) => {
      const price = priceWith(variables)
      const cost = costOf(variables)
      return pointsOf({ ...price, operation: operation.operation, cost, work: 0 })
    },
  }
}
