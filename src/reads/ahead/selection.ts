import {
  type FieldNode,
  type GraphQLField,
  type GraphQLResolveInfo,
  getArgumentValues,
  getNamedType,
  isObjectType,
} from 'graphql'
import { collectIn } from '../collect.ts'
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
  /** Undefined if nothing in the page is selected. */
  readonly window: Window | undefined
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
  return [...collectIn(scope, object, nodes).values()].flatMap((same) => {
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
  const connection = getNamedType(definition.type).name
  const asked = fieldsIn(scope, connection, nodes)
  const paged = asked.some(({ name }) => ['nodes', 'edges', 'pageInfo'].includes(name))
  return {
    window: paged ? { limit, after: undefined, before: undefined, backwards: false } : undefined,
    ends: asked.some(({ name }) => name === 'pageInfo'),
    counted: asked.some(({ name }) => name === 'totalCount'),
    records: recordsIn(scope, connection, nodes),
  }
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
