import {
  type FieldNode,
  type GraphQLField,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getArgumentValues,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'

/** A field of an operation, with the arguments that it is called with. */
export type Called = readonly [
  field: GraphQLField<unknown, unknown>,
  given: Readonly<Record<string, unknown>>,
]

/** Returns a function for the fields beneath a mutation's own, with their arguments, of those that `matters` selects. */
export function nestedFields(
  schema: GraphQLSchema,
  matters: (field: GraphQLField<unknown, unknown>) => boolean,
): (info: GraphQLResolveInfo) => readonly Called[] {
  const found = new WeakMap<OperationDefinitionNode, readonly [Called[0], FieldNode][]>()
  const findIn = ({ operation, fragments }: GraphQLResolveInfo) => {
    const fields: [Called[0], FieldNode][] = []
    const types = new TypeInfo(schema)
    const note = (node: FieldNode) => {
      const field = types.getFieldDef()
      const isNested = types.getParentType() !== schema.getMutationType()
      if (field && isNested && matters(field)) fields.push([field, node])
    }
    for (const part of [operation, ...Object.values(fragments)])
      visit(part, visitWithTypeInfo(types, { [Kind.FIELD]: note }))
    found.set(operation, fields)
    return fields
  }
  return (info) => {
    const fields = found.get(info.operation) ?? findIn(info)
    return fields.map(([field, node]) => [
      field,
      getArgumentValues(field, node, info.variableValues),
    ])
  }
}
