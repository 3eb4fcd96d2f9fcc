import {
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
} from 'graphql'
import { PAGE_DEFAULT } from '../../reads/page.ts'
import { type Amount, plus, product, type Variables } from './amount.ts'
import { argumentCost } from './arguments.ts'
import { directive } from './directive.ts'
import { introspectionCost, isIntrospection } from './introspection.ts'
import { at, isPaged, longest, type Slice, slicesOf } from './lists.ts'

const LIST = 10
const PAGE_LISTS = ['edges', 'nodes']

/** What an operation can return and cost, as far as the schema tells. */
export interface Price {
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

interface Found {
  readonly lists: (Slice & { readonly field: string })[]
  rootFields: number
  pages: number
  money: number
  open: number
  closed: number
}

/** Walks a valid operation once, so that its cost with given variables is a sum, and mostly a number. */
export function priceOf(
  schema: GraphQLSchema,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  operation: OperationDefinitionNode,
): Price {
  const found: Found = { lists: [], rootFields: 0, pages: 0, money: 0, open: 0, closed: 0 }
  const root = schema.getRootType(operation.operation)

  const ofSet = (type: GraphQLCompositeType, set: SelectionSetNode, page: Amount): Amount =>
    set.selections
      .map((node): Amount => {
        if (node.kind === Kind.FIELD) return ofField(type, node, page)
        const inner = node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value) : node
        if (inner === undefined) return 0
        const narrower = inner.typeCondition && schema.getType(inner.typeCondition.name.value)
        return ofSet(isCompositeType(narrower) ? narrower : type, inner.selectionSet, page)
      })
      .reduce(plus, 0)

  const ofField = (type: GraphQLCompositeType, node: FieldNode, page: Amount): Amount => {
    const field = 'getFields' in type ? type.getFields()[node.name.value] : undefined
    if (type === root) {
      found.rootFields += 1
      if (field && isOpenToBlocked(schema, field)) found.open += 1
      else if (node.name.value !== '__typename') found.closed += 1
    }
    if (isIntrospection(node)) return introspectionCost(schema, fragments, node)
    // __typename is free.
    if (field === undefined) return 0
    if (type === root && directive(schema, field, 'movesMoney')) found.money += 1
    const { slicingArguments = [], assumedSize = LIST } = directive(schema, field, 'listSize') ?? {}
    const slices = slicesOf(field, node, operation, slicingArguments as string[])
    found.lists.push(...slices.map((slice) => ({ ...slice, field: node.name.value })))
    const paged = isPaged(field)
    if (paged && type !== root) found.pages += 1
    const length = longest(slices, paged ? PAGE_DEFAULT : Number(assumedSize))
    const inPage = PAGE_LISTS.includes(node.name.value) && isConnection(type)
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
  const { open, closed, ...rest } = found
  return { cost, ...rest, openToBlocked: open > 0 && closed === 0 }
}

/** Whether a root field is open to members whom the operator has blocked. */
export function isOpenToBlocked(
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
): boolean {
  return directive(schema, field, 'openToBlocked') !== undefined
}

function isConnection(type: GraphQLCompositeType): boolean {
  return isObjectType(type) && 'pageInfo' in type.getFields()
}

function isList(type: GraphQLOutputType): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type)
}

/** The lists over the limit, given these variables. */
export function tooLong(
  { lists }: Price,
  variables: Variables,
  most: number,
): readonly { readonly field: string; readonly argument: string; readonly length: number }[] {
  return lists.flatMap(({ field, argument, length }) => {
    const value = at(length, variables) ?? 0
    return value > most ? [{ field, argument, length: value }] : []
  })
}
