import {
  type ASTNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
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
  parse,
  type SelectionSetNode,
  validate,
  visit,
} from 'graphql'
import { pointsOf } from '../http/rates/rate-limiter.ts'
import { evaluate, type Variables } from '../reads/plan/amount.ts'
import { type Plan, planOf } from '../reads/plan/plan.ts'
import { refusalDetail, type UserError } from './errors.ts'
import { perSchema } from './per-schema.ts'
import { records, snakeCase } from './records/records.ts'
import type { Row } from './row.ts'
import { completed } from './target.ts'

/** A row's document, with the record fragments that it uses, as the plan of its operation, and what of the operation is shown. */
export interface RowDocument extends Pick<Plan, 'operation' | 'fragments'> {
  readonly plan: Plan
  /** The operation's single root field, under its name in the response. */
  readonly root: string
  /** That field's definition in the schema. */
  readonly field: GraphQLField<unknown, unknown>
}

/** Parses a row's document and validates it against the schema; throws if the row has drifted from it. */
export const readDocument = perSchema((schema, row: Row): RowDocument => {
  const own = completed(schema, parse(row.document), row)
  const used = fragmentsIn(own)
  const document: DocumentNode = { ...own, definitions: [...own.definitions, ...used] }
  const [error] = validate(schema, document)
  if (error !== undefined) throw new Error(`${row.method} ${row.path}: ${error.message}`)
  const [operation] = own.definitions
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`${row.path}: no operation`)
  const [field] = operation.selectionSet.selections
  if (field?.kind !== Kind.FIELD) throw new Error(`${row.path}: no root field`)
  const known = schema.getRootType(operation.operation)?.getFields()[field.name.value]
  if (known === undefined) throw new Error(`${row.path}: no root field`)
  const plan = planOf(schema, document, operation)
  return {
    plan,
    operation: visit(operation, {
      [Kind.FIELD]: ({ name }) => (name.value === row.shownIf?.field ? null : undefined),
    }),
    fragments: plan.fragments,
    root: field.alias?.value ?? field.name.value,
    field: known,
  }
})

/** The record fragments that a document uses, directly or indirectly. */
function fragmentsIn(node: ASTNode): readonly FragmentDefinitionNode[] {
  const names = new Set<string>()
  visit(node, { FragmentSpread: ({ name }) => void names.add(name.value) })
  const found = records.filter(({ name }) => names.has(name.value))
  return [...new Set([...found, ...found.flatMap(fragmentsIn)])]
}

/** The cost of a row's document with given variables, as over GraphQL: in records, and in points. */
export const rowPoints = (row: RowDocument) => pointsIn(row.plan.schema, row)

const pointsIn = perSchema((schema, { plan: counting }: RowDocument) => {
  const { document, operation } = counting
  // Only the total count has directives, which depend on `$total`: without it, such fields cost nothing.
  const uncounted = visit(operation, {
    [Kind.FIELD]: ({ directives = [] }) => (directives.length > 0 ? null : undefined),
  })
  const reading = planOf(schema, document, uncounted)
  const planFor = (variables: Variables) => (variables.total === true ? counting : reading)
  const costOf = (variables: Variables) => evaluate(planFor(variables).price.cost, variables)
  return {
    costOf,
    pointsOf: (variables: Variables) =>
      pointsOf({ plan: planFor(variables), cost: costOf(variables), work: 0 }),
  }
})

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

/** The root field of a row; if it returns an interface, with the type whose fragment the row selects. */
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
