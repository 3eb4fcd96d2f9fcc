import {
  coerceInputValue,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  valueFromAST,
} from 'graphql'
import type { Context, Judge } from '../context.ts'
import { InvalidRequest, refusalDetail } from './errors.ts'
import type { RowDocument } from './presenter.ts'
import { inputTypeOf } from './query.ts'

type Values = Readonly<Record<string, unknown>>

/** Adds what the rules refuse to what can't be read of a request, so that its caller learns of all errors at once. */
export function compileJudge(schema: GraphQLSchema, { field, operation }: RowDocument) {
  const judge = field.extensions.judge as Judge | undefined
  const argumentsOf = (variables: Values): Values => {
    const [node] = operation.selectionSet.selections
    const given = node?.kind === Kind.FIELD ? (node.arguments ?? []) : []
    const values = given.map(({ name, value }) => {
      const type = field.args.find((one) => one.name === name.value)?.type
      return [name.value, type && valueFromAST(value, type, variables)]
    })
    return Object.fromEntries(values.filter(([, value]) => value !== undefined))
  }
  return async (invalid: InvalidRequest, context: Context): Promise<InvalidRequest> => {
    const variables = coerced(schema, operation, invalid.read)
    const found = (await judge?.(argumentsOf(variables), context)) ?? []
    const details = found.map(({ code, field = null, message, details = null }) =>
      refusalDetail({ code, field, message, details }),
    )
    const known = new Set(invalid.items.map(({ field }) => field))
    return new InvalidRequest([...invalid.items, ...details.filter((one) => !known.has(one.field))])
  }
}

/** Variables as resolvers get them, without what is missing or wrong. */
function coerced(schema: GraphQLSchema, operation: OperationDefinitionNode, read: Values): Values {
  const values = (operation.variableDefinitions ?? []).map(({ variable: { name }, type }) => {
    const value = read[name.value]
    const of = inputTypeOf(schema, type)
    return [
      name.value,
      value === undefined ? undefined : coerceInputValue(value, of, () => undefined),
    ]
  })
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}
