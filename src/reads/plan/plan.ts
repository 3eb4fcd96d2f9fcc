import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql'
import { PAGE_DEFAULT } from '../page.ts'
import {
  type Amount,
  argumentCost,
  at,
  directive,
  isPaged,
  longest,
  plus,
  product,
  type Slice,
  slicesOf,
  type Variables,
} from './amount.ts'
import { introspectionCost, isIntrospection } from './introspection.ts'

const LIST = 10
const PAGE_LISTS = ['edges', 'nodes']
/** The estimated memory per character of a name, and per name besides its characters. */
const CHARACTER_BYTES = 12
const NAME_BYTES = 100

/** What an operation can return and cost, as far as the schema tells. */
interface Price {
  /** The number of records, plus what fields add. */
  readonly cost: Amount
  /** Every list whose length is requested, with its field. */
  readonly lists: readonly (Slice & { readonly field: string })[]
  readonly rootFields: number
  /** Paginated lists that are not root fields: each takes its own statement. */
  readonly pages: number
  /** Root fields that move money. */
  readonly money: number
  /** Whether all of it is open to blocked members. */
  readonly openToBlocked: boolean
}

/** All that is known of a valid operation before it is executed. */
export interface Plan {
  readonly schema: GraphQLSchema
  readonly document: DocumentNode
  readonly operation: OperationDefinitionNode
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>
  readonly price: Price
  /** The fields that it selects, as `Type.field`. */
  readonly names: ReadonlySet<string>
  /** The variables that decide which fields its result has, or what is read below its root fields. */
  readonly shaping: readonly string[]
  /** Tells the cache of documents how many more bytes are kept for this operation. */
  readonly grow: (bytes: number) => void
}

/** An operation to execute, with raw variables. */
export interface Operation {
  readonly plan: Plan
  readonly variables: Variables
  /** The event, for a subscription. */
  readonly rootValue?: unknown
}

interface Found {
  readonly lists: (Slice & { readonly field: string })[]
  readonly names: Set<string>
  readonly shaping: Set<string>
  rootFields: number
  pages: number
  money: number
  open: number
  closed: number
}

/** Walks a valid operation once, with its fragments expanded. Its cost with given variables is then only a sum, and usually a constant. */
export function planOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  grow: Plan['grow'] = () => undefined,
): Plan {
  const fragments = fragmentsOf(document)
  const [price, names, shaping] = walk(schema, fragments, operation)
  grow(
    [...names, ...shaping].reduce(
      (sum, { length }) => sum + NAME_BYTES + length * CHARACTER_BYTES,
      0,
    ),
  )
  return { schema, document, operation, fragments, price, names, shaping: [...shaping], grow }
}

function fragmentsOf({ definitions }: DocumentNode): Plan['fragments'] {
  const fragments = definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION)
  return Object.fromEntries(fragments.map((one) => [one.name.value, one]))
}

function walk(
  schema: GraphQLSchema,
  fragments: Plan['fragments'],
  operation: OperationDefinitionNode,
): [Price, Found['names'], Found['shaping']] {
  const found: Found = {
    lists: [],
    names: new Set(),
    shaping: new Set(),
    rootFields: 0,
    pages: 0,
    money: 0,
    open: 0,
    closed: 0,
  }
  const root = schema.getRootType(operation.operation)

  const ofSet = (type: GraphQLCompositeType, set: SelectionSetNode, page: Amount): Amount =>
    set.selections
      .map((node): Amount => {
        noteVariables(node.directives?.flatMap((one) => one.arguments ?? []))
        if (node.kind === Kind.FIELD) return ofField(type, node, page)
        const inner = node.kind === Kind.FRAGMENT_SPREAD ? fragments[node.name.value] : node
        if (inner === undefined) return 0
        const narrower = inner.typeCondition && schema.getType(inner.typeCondition.name.value)
        return ofSet(isCompositeType(narrower) ? narrower : type, inner.selectionSet, page)
      })
      .reduce(plus, 0)

  const noteVariables = (given: FieldNode['arguments'] = []) => {
    for (const { value } of given) for (const name of variablesIn(value)) found.shaping.add(name)
  }

  const noteRoot = (field: GraphQLField<unknown, unknown> | undefined) => {
    found.rootFields += 1
    if (field && directive(schema, field, 'movesMoney')) found.money += 1
  }

  const noteOpen = (type: GraphQLCompositeType, field: GraphQLField<unknown, unknown>) => {
    const marked = [field, type, ...('getInterfaces' in type ? type.getInterfaces() : [])]
    if (marked.some((one) => directive(schema, one, 'openToBlocked'))) found.open += 1
    else found.closed += 1
  }

  const ofField = (type: GraphQLCompositeType, node: FieldNode, page: Amount): Amount => {
    const name = node.name.value
    const field = 'getFields' in type ? type.getFields()[name] : undefined
    found.names.add(`${type.name}.${name}`)
    if (type === root) noteRoot(field)
    else noteVariables(node.arguments)
    if (isIntrospection(node)) {
      found.closed += 1
      return introspectionCost(schema, fragments, node)
    }
    // __typename is free.
    if (field === undefined) return 0
    if (found.closed === 0) noteOpen(type, field)
    const { slicingArguments = [], assumedSize = LIST } = directive(schema, field, 'listSize') ?? {}
    const slices = slicesOf(field, node, operation, slicingArguments as string[])
    found.lists.push(...slices.map((slice) => ({ ...slice, field: name })))
    const paged = isPaged(field)
    if (paged && type !== root) found.pages += 1
    const length = longest(slices, paged ? PAGE_DEFAULT : Number(assumedSize))
    const inPage = PAGE_LISTS.includes(name) && isConnection(type)
    const times = isList(field.type) ? (inPage ? page : length) : 1
    const weight = plus(
      Number(directive(schema, field, 'cost')?.weight ?? 0),
      argumentCost(schema, field, node, operation),
    )
    const inner = getNamedType(field.type)
    if (!isCompositeType(inner) || node.selectionSet === undefined) return weight
    return plus(
      weight,
      product(times, plus(1, ofSet(inner, node.selectionSet, paged ? length : 1))),
    )
  }
  const cost = root ? ofSet(root, operation.selectionSet, 1) : 0
  const { open, closed, names, shaping, ...rest } = found
  return [{ cost, ...rest, openToBlocked: open > 0 && closed === 0 }, names, shaping]
}

function variablesIn(value: ValueNode): readonly string[] {
  if (value.kind === Kind.VARIABLE) return [value.name.value]
  if (value.kind === Kind.LIST) return value.values.flatMap(variablesIn)
  if (value.kind === Kind.OBJECT) return value.fields.flatMap((field) => variablesIn(field.value))
  return []
}

function isConnection(type: GraphQLCompositeType): boolean {
  return isObjectType(type) && 'pageInfo' in type.getFields()
}

function isList(type: GraphQLOutputType): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type)
}

/** The lists over the limit, given these variables. */
export function tooLong(
  { price: { lists } }: Plan,
  variables: Variables,
  most: number,
): readonly { readonly field: string; readonly argument: string; readonly length: number }[] {
  return lists.flatMap(({ field, argument, length }) => {
    const value = at(length, variables) ?? 0
    return value > most ? [{ field, argument, length: value }] : []
  })
}
