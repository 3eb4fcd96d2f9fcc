import {
  type ArgumentNode,
  type DocumentNode,
  type GraphQLArgument,
  type GraphQLInputField,
  GraphQLNonNull,
  type GraphQLSchema,
  getNullableType,
  isInputObjectType,
  Kind,
  parseType,
  parseValue,
  type SelectionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import type { Row } from './row.ts'

/**
 * A row's document with what follows from the schema: each argument that a field is not given is set by a variable of its name, or by one for each of
 * its fields if they are a filter; the variables are declared, and those in the path are always given. What says whether the caller may see the rest is
 * selected with it.
 */
export function completed(
  schema: GraphQLSchema,
  document: DocumentNode,
  { path, shownIf }: Row,
): DocumentNode {
  const types = new TypeInfo(schema)
  const shows: SelectionNode[] = shownIf
    ? [{ kind: Kind.FIELD, name: nameNode(shownIf.field) }]
    : []
  const whole: DocumentNode = visit(
    document,
    visitWithTypeInfo(types, {
      Field(node) {
        const given = node.arguments ?? []
        const isAbsent = ({ name }: GraphQLArgument) =>
          !given.some((one) => one.name.value === name)
        const absent = (types.getFieldDef()?.args ?? []).filter(isAbsent)
        const whole = { ...node, arguments: [...given, ...absent.map(passedOn)] }
        const { selectionSet: set } = node
        if (!set || types.getParentType() !== schema.getQueryType()) return whole
        return { ...whole, selectionSet: { ...set, selections: [...shows, ...set.selections] } }
      },
    }),
  )
  const variableDefinitions = [...targetsIn(schema, whole)].map(([name, { type }]) => ({
    kind: Kind.VARIABLE_DEFINITION,
    variable: { kind: Kind.VARIABLE, name: nameNode(name) },
    type: parseType(
      String(path.includes(`{${name}}`) ? new GraphQLNonNull(getNullableType(type)) : type),
    ),
  }))
  return visit(whole, { OperationDefinition: (node) => ({ ...node, variableDefinitions }) })
}

function passedOn({ name, type }: GraphQLArgument): ArgumentNode {
  const fields = isInputObjectType(type) ? Object.keys(type.getFields()) : undefined
  const value = fields
    ? `{ ${fields.map((field) => `${field}: $${field}`).join(' ')} }`
    : `$${name}`
  return { kind: Kind.ARGUMENT, name: nameNode(name), value: parseValue(value) }
}

const nameNode = (value: string) => ({ kind: Kind.NAME, value }) as const

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
