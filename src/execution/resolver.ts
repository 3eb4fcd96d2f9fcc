import {
  defaultFieldResolver,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
} from 'graphql'
import { argumentsOf } from './arguments.ts'
import type { Compiled } from './plan.ts'
import type { Run } from './run.ts'

/** How the value of a field is had; what a resolver is told of the operation, it is told when it takes four arguments. */
export function resolverOf(
  compiled: Compiled,
  parentType: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
  fieldNodes: readonly FieldNode[],
): (run: Run, source: unknown) => unknown {
  const values = argumentsOf(compiled, field, fieldNodes)
  const { schema, fragments, operation } = compiled
  const { name: fieldName, type: returnType, resolve = defaultFieldResolver } = field
  const info = { fieldName, fieldNodes, returnType, parentType, schema, fragments, operation }
  const infoOf = ({ variables }: Run) =>
    ({ ...info, variableValues: variables, rootValue: undefined, path: undefined }) as never
  if (resolve !== defaultFieldResolver)
    return resolve.length > 3
      ? (run, source) => resolve(source, values(run), run.context, infoOf(run))
      : (run, source) => resolve(source, values(run), run.context, undefined as never)
  return (run, source) => {
    const value = (source as Readonly<Record<string, unknown>>)[fieldName]
    return typeof value === 'function'
      ? (source as Record<string, (...given: unknown[]) => unknown>)[fieldName]?.(
          values(run),
          run.context,
        )
      : value
  }
}
