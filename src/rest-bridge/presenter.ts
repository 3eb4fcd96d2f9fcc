import {
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import type { RowDocument } from './document.ts'
import { refusalDetail, type UserError } from './errors.ts'
import { snakeCase } from './names.ts'

/** Turns a value of the GraphQL response into its REST form. */
export type Present = (value: unknown) => unknown

/** A selected field of a type, with fragments expanded. */
export interface Selected {
  readonly name: string
  readonly type: GraphQLOutputType
  readonly description: string
  readonly deprecationReason?: string | null | undefined
  readonly selection: SelectionSetNode | undefined
}

/**
 * Compiles, once, how a row's result becomes JSON: snake_case, numbers for exact decimals, enums in lower case. For CSV, amounts are the
 * text that GraphQL has, with all decimals of the currency.
 */
export function compilePresenter(
  schema: GraphQLSchema,
  row: RowDocument,
  money: Present = Number,
): Present {
  return presentFields([rootField(schema, row)], { fragments: row.fragments, money })
}

interface Presenting {
  readonly fragments: RowDocument['fragments']
  readonly money: Present
}

/** The root field of a row; of an interface, the type whose fragment the row selects. */
export function rootField(schema: GraphQLSchema, { operation, fragments }: RowDocument): Selected {
  const type = schema.getRootType(operation.operation)
  const [field] = type ? selectedFields(type, operation.selectionSet, fragments) : []
  if (field === undefined) throw new Error('a row without a root field')
  if (!isInterfaceType(getNamedType(field.type))) return field
  const [spread] = field.selection?.selections ?? []
  const name = spread?.kind === Kind.FRAGMENT_SPREAD ? spread.name.value : ''
  const record = schema.getType(fragments[name]?.typeCondition.name.value ?? '')
  if (!isObjectType(record)) throw new Error(`${field.name} is no record`)
  return { ...field, type: record, description: record.description ?? '' }
}

/** The fields that a selection contains for a type, in order. */
export function selectedFields(
  type: GraphQLObjectType,
  selection: SelectionSetNode,
  fragments: RowDocument['fragments'],
): Selected[] {
  return selection.selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return [selectedField(type, node)]
    if (node.kind !== Kind.FRAGMENT_SPREAD) throw new Error('rows use no inline fragments')
    const fragment = fragments[node.name.value]
    if (fragment === undefined) throw new Error(`no fragment ${node.name.value}`)
    return selectedFields(type, fragment.selectionSet, fragments)
  })
}

function selectedField(type: GraphQLObjectType, node: FieldNode): Selected {
  const field = type.getFields()[node.name.value]
  if (field === undefined) throw new Error(`no field ${type.name}.${node.name.value}`)
  return {
    name: node.alias?.value ?? node.name.value,
    type: field.type,
    description: field.description ?? '',
    deprecationReason: field.deprecationReason,
    selection: node.selectionSet,
  }
}

function presentObject(
  type: GraphQLObjectType,
  selection: SelectionSetNode,
  presenting: Presenting,
): Present {
  return presentFields(selectedFields(type, selection, presenting.fragments), presenting)
}

function presentFields(selected: readonly Selected[], presenting: Presenting): Present {
  const fields = selected.map((field) => ({
    from: field.name,
    to: snakeCase(field.name),
    present: presentField(field, presenting),
  }))
  return (value) => {
    const source = value as Record<string, unknown>
    // A record of another type than the fragment's has none of the fields.
    if (fields[0] !== undefined && source[fields[0].from] === undefined) return null
    // Not Object.fromEntries, which makes a list for each field: a page of 20 loans has 600.
    const shown: Record<string, unknown> = {}
    for (const { from, to, present } of fields) shown[to] = present(source[from])
    return shown
  }
}

function presentField(field: Selected, presenting: Presenting): Present {
  const { type, selection } = field
  const named = getNamedType(type)
  const one = isErrorOfPart(field)
    ? (value: unknown) => refusalDetail(value as UserError)
    : isObjectType(named) && selection !== undefined
      ? presentObject(named, selection, presenting)
      : presentLeaf(named, presenting)
  return nullable(isList(type) ? (items) => (items as unknown[]).map(nullable(one)) : one)
}

/** Whether a field says why a part of a call was refused; where the whole call was, the bridge answers with an error. */
export function isErrorOfPart({ name, type }: Selected): boolean {
  return getNamedType(type).name === 'UserError' && name === 'errors'
}

/** Money and Percent are decimals of at most 15 digits, which a JSON number represents exactly. */
function presentLeaf(type: GraphQLNamedType, { money }: Presenting): Present {
  if (type.name === 'Money') return money
  if (type.name === 'Percent') return Number
  if (isEnumType(type) && type.name !== 'ErrorCode') return (value) => String(value).toLowerCase()
  return (value) => value
}

function isList(type: GraphQLOutputType): boolean {
  return isNonNullType(type) ? isList(type.ofType) : isListType(type)
}

function nullable(present: Present): Present {
  return (value) => (value === null || value === undefined ? null : present(value))
}
