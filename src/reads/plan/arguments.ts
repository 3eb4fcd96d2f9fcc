import {
  type DirectiveNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  getDirectiveValues,
  getNamedType,
  isEnumType,
  isInputObjectType,
  type OperationDefinitionNode,
  valueFromASTUntyped,
} from 'graphql'
import type { Amount, Variables } from './amount.ts'

/** A part of the schema that can have directives. */
export interface Marked {
  readonly astNode?: { readonly directives?: readonly DirectiveNode[] } | null | undefined
}

/** A directive's arguments on a part of the schema; undefined if it is not there. */
export function directive(
  schema: GraphQLSchema,
  { astNode }: Marked,
  name: string,
): Readonly<Record<string, unknown>> | undefined {
  const definition = schema.getDirective(name)
  return definition && astNode ? getDirectiveValues(definition, astNode) : undefined
}

/** What an argument's value adds to the cost. */
type Weigh = (value: unknown) => number

/** What a field's arguments add to its cost: the most expensive one, since one statement searches for all of them. */
export function argumentCost(
  schema: GraphQLSchema,
  { args }: GraphQLField<unknown, unknown>,
  node: FieldNode,
  { variableDefinitions = [] }: OperationDefinitionNode,
): Amount {
  const costs = (node.arguments ?? []).flatMap(({ name, value }) => {
    const argument = args.find((one) => one.name === name.value)
    const weigh = argument && weigher(schema, argument)
    return weigh ? [(all: Variables) => weigh(valueFromASTUntyped(value, all))] : []
  })
  if (costs.length === 0) return 0
  const defaults = Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  )
  return (variables) => greatest(costs, (cost) => cost({ ...defaults, ...variables }))
}

/** Undefined if no value adds to the cost. */
function weigher(
  schema: GraphQLSchema,
  place: Marked & { readonly type: GraphQLInputType },
): Weigh | undefined {
  const own = directive(schema, place, 'cost')
  const within = partWeigher(schema, getNamedType(place.type))
  if (own === undefined && within === undefined) return undefined
  return (value) => {
    if (value === null || value === undefined) return 0
    const items: readonly unknown[] = Array.isArray(value) ? value : [value]
    const weight = own === undefined ? 0 : Number(own.weight) * (own.each ? items.length : 1)
    return Math.max(weight, greatest(items, within ?? (() => 0)))
  }
}

function partWeigher(schema: GraphQLSchema, type: GraphQLNamedType): Weigh | undefined {
  const parts = partsOf(schema, type)
  if (parts.length === 0) return undefined
  if (isEnumType(type))
    return (value) => greatest(parts, ({ name, weigh }) => (name === value ? weigh(value) : 0))
  return (value) =>
    greatest(parts, ({ name, weigh }) =>
      typeof value === 'object' && value !== null
        ? weigh((value as Readonly<Record<string, unknown>>)[name])
        : 0,
    )
}

function partsOf(schema: GraphQLSchema, type: GraphQLNamedType) {
  if (isEnumType(type))
    return type.getValues().flatMap((value) => {
      const own = directive(schema, value, 'cost')
      return own ? [{ name: value.name, weigh: () => Number(own.weight) }] : []
    })
  if (!isInputObjectType(type)) return []
  return Object.values(type.getFields()).flatMap((field) => {
    const weigh = weigher(schema, field)
    return weigh ? [{ name: field.name, weigh }] : []
  })
}

function greatest<T>(list: readonly T[], weigh: (one: T) => number): number {
  return list.reduce((most, one) => Math.max(most, weigh(one)), 0)
}
