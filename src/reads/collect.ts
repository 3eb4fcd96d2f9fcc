import type { FieldNode, GraphQLObjectType } from 'graphql'
import { collectFields, collectSubfields } from 'graphql/execution/collectFields.js'
import type { ExecutionContext } from 'graphql/execution/execute.js'

type Within = Pick<ExecutionContext, 'schema' | 'fragments' | 'variableValues'>
type Fields = ReadonlyMap<string, readonly FieldNode[]>

/** The root fields of an operation by response name, as graphql itself collects them. */
export function collect(
  { schema, fragments, variableValues, operation }: Within & Pick<ExecutionContext, 'operation'>,
  root: GraphQLObjectType,
): Fields {
  return collectFields(schema, fragments, variableValues, root, operation.selectionSet)
}

/** The selected fields of a field, for one of its possible types. */
export function collectIn(
  { schema, fragments, variableValues }: Within,
  type: GraphQLObjectType,
  nodes: readonly FieldNode[],
): Fields {
  return collectSubfields(schema, fragments, variableValues, type, [...nodes])
}
