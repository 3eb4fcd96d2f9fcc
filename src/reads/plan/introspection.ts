import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql'

/** The least cost of an introspection field: the standard query of explorers takes about 20 ms, as other operations with this cost do. */
const LEAST = 1_000

/** How many introspection fields cost 1. Measured: introspection that costs 1 000 then takes 12 to 36 ms; other operations take 20 ms. */
const FIELDS_PER_COST = 16

/** The average length of each list of introspection, by the name of its field. */
type Lengths = Readonly<Record<string, number>>

const known = new WeakMap<GraphQLSchema, Lengths>()

/** Whether a field asks for the schema. */
export function isIntrospection({ name }: FieldNode): boolean {
  return name.value === '__schema' || name.value === '__type'
}

/** The cost of an introspection field: a single one can nest lists that take as long as twenty standard queries. */
export function introspectionCost(
  schema: GraphQLSchema,
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
  { selectionSet }: FieldNode,
): number {
  const lengths = known.get(schema) ?? lengthsOf(schema)
  known.set(schema, lengths)
  const fieldsIn = (set: SelectionSetNode | undefined): number =>
    (set?.selections ?? [])
      .map((node) => {
        if (node.kind === Kind.FIELD)
          return (lengths[node.name.value] ?? 1) * (1 + fieldsIn(node.selectionSet))
        const inner = node.kind === Kind.FRAGMENT_SPREAD ? fragments[node.name.value] : node
        return fieldsIn(inner?.selectionSet)
      })
      .reduce((sum, one) => sum + one, 0)
  return Math.max(LEAST, Math.ceil(fieldsIn(selectionSet) / FIELDS_PER_COST))
}

function lengthsOf(schema: GraphQLSchema): Lengths {
  const types = Object.values(schema.getTypeMap())
  const fields = types.flatMap((type) => (hasFields(type) ? Object.values(type.getFields()) : []))
  const perType = (countIn: (type: GraphQLNamedType) => number) =>
    types.reduce((sum, type) => sum + countIn(type), 0) / types.length
  return {
    types: types.length,
    directives: schema.getDirectives().length,
    fields: fields.length / types.length,
    args: fields.reduce((sum, { args }) => sum + args.length, 0) / fields.length,
    inputFields: perType((type) =>
      isInputObjectType(type) ? Object.keys(type.getFields()).length : 0,
    ),
    enumValues: perType((type) => (isEnumType(type) ? type.getValues().length : 0)),
    interfaces: perType((type) => (hasFields(type) ? type.getInterfaces().length : 0)),
    possibleTypes: perType((type) =>
      isAbstractType(type) ? schema.getPossibleTypes(type).length : 0,
    ),
    // Not a list, but nested like one: about half of all types are wrapped, as a list or as non-null.
    ofType: 0.5,
  }
}

function hasFields(type: GraphQLNamedType) {
  return isObjectType(type) || isInterfaceType(type)
}
