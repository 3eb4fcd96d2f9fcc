import {
  type DocumentNode,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLSchema,
  isInputObjectType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'

/** What a variable sets. */
export type Target = GraphQLArgument | GraphQLInputField

const known = new WeakMap<DocumentNode, ReadonlyMap<string, Target>>()

/** The argument or input field that a variable sets, anywhere in the document. */
export function targetOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  variable: string,
): Target | undefined {
  const targets = known.get(document) ?? targetsIn(schema, document)
  known.set(document, targets)
  return targets.get(variable)
}

function targetsIn(schema: GraphQLSchema, document: DocumentNode): ReadonlyMap<string, Target> {
  const types = new TypeInfo(schema)
  const targets = new Map<string, Target>()
  visit(
    document,
    visitWithTypeInfo(types, {
      Variable({ name }, _key, parent) {
        if (!parent || !('kind' in parent)) return
        const within = types.getParentInputType()
        const target =
          parent.kind === Kind.OBJECT_FIELD && isInputObjectType(within)
            ? within.getFields()[parent.name.value]
            : parent.kind === Kind.ARGUMENT && types.getArgument()
        if (target) targets.set(name.value, target)
      },
    }),
  )
  return targets
}
