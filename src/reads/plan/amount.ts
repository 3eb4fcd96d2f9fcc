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
  Kind,
  type OperationDefinitionNode,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql'

/** The variables of a request. */
export type Variables = Readonly<Record<string, unknown>>

/** A number that is known in advance, or depends on the variables. */
export type Amount = number | ((variables: Variables) => number)

/** The value of an amount, given a request's variables. */
export function evaluate(amount: Amount, variables: Variables): number {
  return typeof amount === 'number' ? amount : amount(variables)
}

/** The sum of two amounts, computed in advance if possible. */
export function plus(one: Amount, other: Amount): Amount {
  if (typeof one === 'number' && typeof other === 'number') return one + other
  return (variables) => evaluate(one, variables) + evaluate(other, variables)
}

/** The product of two amounts, computed in advance if possible. */
export function product(one: Amount, other: Amount): Amount {
  if (typeof one === 'number' && typeof other === 'number') return one * other
  return (variables) => evaluate(one, variables) * evaluate(other, variables)
}

/** A list argument, and the length that it requests; undefined if it is not given. */
export interface Slice {
  readonly argument: string
  readonly length: number | undefined | ((variables: Variables) => number | undefined)
}

const PAGE_ARGUMENTS = ['first', 'last']

/** The arguments that determine a list's length. */
export function slicesOf(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  operation: OperationDefinitionNode,
  slicing: readonly string[],
): readonly Slice[] {
  const names = isPaged(field) ? PAGE_ARGUMENTS : slicing
  return (node.arguments ?? [])
    .filter(({ name }) => names.includes(name.value))
    .map(({ name, value }) => ({ argument: name.value, length: lengthOf(value, operation) }))
}

/** Whether a field is a connection (Relay): its arguments determine the length of its `edges` and `nodes`. */
export function isPaged({ args }: GraphQLField<unknown, unknown>): boolean {
  return args.some(({ name }) => name === 'first')
}

/** The greatest requested length, or the default. */
export function longest(slices: readonly Slice[], usual: number): Amount {
  if (slices.every(({ length }) => typeof length !== 'function'))
    return greatest(
      slices.map(({ length }) => length as number | undefined),
      usual,
    )
  return (variables) =>
    greatest(
      slices.map(({ length }) => at(length, variables)),
      usual,
    )
}

/** The requested length, given these variables. */
export function at(length: Slice['length'], variables: Variables): number | undefined {
  return typeof length === 'function' ? length(variables) : length
}

function greatest(lengths: readonly (number | undefined)[], usual: number): number {
  const given = lengths.filter((length) => length !== undefined)
  return given.length === 0 ? usual : Math.max(...given)
}

function lengthOf(
  value: ValueNode,
  { variableDefinitions }: OperationDefinitionNode,
): Slice['length'] {
  if (value.kind !== Kind.VARIABLE) return literal(value)
  const name = value.name.value
  const definition = variableDefinitions?.find(({ variable }) => variable.name.value === name)
  const fallback = definition?.defaultValue && literal(definition.defaultValue)
  return (variables) => (Object.hasOwn(variables, name) ? plain(variables[name]) : fallback)
}

function literal(value: ValueNode): number | undefined {
  if (value.kind === Kind.LIST) return value.values.length
  return value.kind === Kind.INT ? Math.max(0, Number(value.value)) : undefined
}

/** Anything that is not a number or a list is refused later, as invalid. */
function plain(value: unknown): number | undefined {
  if (Array.isArray(value)) return value.length
  return typeof value === 'number' ? Math.max(0, value) : undefined
}

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

/** How much an argument's value adds to the cost. */
type Weigh = (value: unknown) => number

/** How much a field's arguments add to its cost: as much as the most expensive one, since one statement searches for all of them. */
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
  return (variables) => mostOf(costs, (cost) => cost({ ...defaults, ...variables }))
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
    return Math.max(weight, mostOf(items, within ?? (() => 0)))
  }
}

function partWeigher(schema: GraphQLSchema, type: GraphQLNamedType): Weigh | undefined {
  const parts = partsOf(schema, type)
  if (parts.length === 0) return undefined
  if (isEnumType(type))
    return (value) => mostOf(parts, ({ name, weigh }) => (name === value ? weigh(value) : 0))
  return (value) =>
    mostOf(parts, ({ name, weigh }) =>
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

function mostOf<T>(list: readonly T[], weigh: (one: T) => number): number {
  return list.reduce((most, one) => Math.max(most, weigh(one)), 0)
}
