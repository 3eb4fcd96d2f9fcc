import {
  type FieldNode,
  type GraphQLField,
  type GraphQLResolveInfo,
  getArgumentValues,
  getNamedType,
  isObjectType,
  Kind,
} from 'graphql'
import { collectSubfields } from 'graphql/execution/collectFields.js'
import { PAGE_DEFAULT, PAGE_MAX, type Window } from '../page.ts'

/** The parts of an operation needed to interpret its fields. */
export type Scope = Pick<GraphQLResolveInfo, 'schema' | 'fragments' | 'variableValues'>

/** A selected field. */
export interface AskedField {
  readonly name: string
  readonly nodes: readonly FieldNode[]
  readonly definition: GraphQLField<unknown, unknown>
}

/** A selected list. */
export interface AskedList {
  /** Whether anything in its page is selected. */
  readonly paged: boolean
  /** How many rows of its page are read: enough for all variables of this shape. */
  readonly room: number
  readonly windowFor: (variables: Scope['variableValues']) => Window
  /** Whether pageInfo is selected. */
  readonly ends: boolean
  readonly counted: boolean
  /** The fields that select its records. */
  readonly records: readonly FieldNode[]
}

/** The selected fields of an object type, after `@skip` and `@include`. */
export function fieldsIn(scope: Scope, type: string, nodes: readonly FieldNode[]): AskedField[] {
  const object = scope.schema.getType(type)
  if (!isObjectType(object)) return []
  const known = object.getFields()
  const { schema, fragments, variableValues } = scope
  const collected = collectSubfields(schema, fragments, variableValues, object, [...nodes])
  return [...collected.values()].flatMap((same) => {
    const name = same[0]?.name.value ?? ''
    const definition = known[name]
    return definition ? [{ name, nodes: same, definition }] : []
  })
}

/** The selection of a list; undefined if it has a cursor or a filter, which look-ahead does not support. */
export function listIn(scope: Scope, { definition, nodes }: AskedField): AskedList | undefined {
  const [node] = nodes
  if (node === undefined) return undefined
  const { first, ...others } = getArgumentValues(definition, node, scope.variableValues)
  const limit = first ?? PAGE_DEFAULT
  const plain = Object.values(others).every((value) => value === null || value === undefined)
  if (!plain || typeof limit !== 'number' || limit < 1 || limit > PAGE_MAX) return undefined
  const variable = sizeIn(node)
  const connection = getNamedType(definition.type).name
  const asked = fieldsIn(scope, connection, nodes)
  return {
    paged: asked.some(({ name }) => ['nodes', 'edges', 'pageInfo'].includes(name)),
    room: variable === undefined ? limit : (roomFor(limit) ?? limit),
    windowFor: (variables) => {
      const size = variables[variable ?? '']
      // The properties are in the order that resolvers use, since the loader's key is the window as JSON.
      return { limit: typeof size === 'number' ? size : limit, ...whole }
    },
    ends: asked.some(({ name }) => name === 'pageInfo'),
    counted: asked.some(({ name }) => name === 'totalCount'),
    records: recordsIn(scope, connection, nodes),
  }
}

const whole = { after: undefined, before: undefined, backwards: false }

/** The variable that sets the size of a list's page. */
function sizeIn(node: FieldNode): string | undefined {
  const size = node.arguments?.find(({ name }) => name.value === 'first')?.value
  return size?.kind === Kind.VARIABLE ? size.name.value : undefined
}

/** If the size of a page is a variable, as many rows are read ahead as the next of these sizes, so that there are few statements. */
const SIZES = [5, 10, 20, 50, PAGE_MAX]

/** The smallest of SIZES that holds a page of this size; undefined if no page can have it. */
export function roomFor(size: number): number | undefined {
  return size < 1 ? undefined : SIZES.find((room) => size <= room)
}

/** The fields that select the records of a list: its nodes, and those of its edges. */
export function recordsIn(
  scope: Scope,
  connection: string,
  nodes: readonly FieldNode[],
): readonly FieldNode[] {
  return fieldsIn(scope, connection, nodes).flatMap((field) => {
    if (field.name === 'nodes') return field.nodes
    if (field.name !== 'edges') return []
    const edge = getNamedType(field.definition.type).name
    return fieldsIn(scope, edge, field.nodes)
      .filter(({ name }) => name === 'node')
      .flatMap(({ nodes }) => nodes)
  })
}
