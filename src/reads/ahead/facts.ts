import {
  type FieldNode,
  type GraphQLResolveInfo,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import type { Documents, Seen } from '../documents.ts'
import type { Names } from './columns.ts'

/** Memory per character of a name. */
const CHARACTER_BYTES = 12
/** Memory of a field's key, with its entry in a map. */
const KEY_BYTES = 100

/** What an operation's statements depend on. */
interface OperationFacts {
  readonly names: Names
  /** Stands for a field within this operation: one in a fragment belongs to each operation that spreads it. */
  readonly keys: Map<FieldNode, object>
}

/** What a field's statement depends on. */
interface FieldFacts {
  /** The variables on which the statement can depend. */
  readonly variables: readonly string[]
}

/** The names of the fields that an operation selects, and the cache's entry of one of its root fields; counts a request for each. */
export function seenIn<Made>(
  documents: Documents,
  node: FieldNode,
  info: GraphQLResolveInfo,
): { readonly names: Names; readonly seen: Seen<FieldFacts, Made> } {
  // By its selection set, since the operation's own node is the key of its compiled execution.
  const { selectionSet } = info.operation
  const { names, keys } = documents.see<OperationFacts, never>(selectionSet, () =>
    select(info),
  ).facts
  const key = keys.get(node) ?? newKey(keys, node)
  return { names, seen: documents.see<FieldFacts, Made>(key, () => depend(info)) }
}

function newKey(keys: OperationFacts['keys'], node: FieldNode): object {
  const key = {}
  keys.set(node, key)
  return key
}

function select({ operation, fragments, schema }: GraphQLResolveInfo) {
  const names = new Set<string>()
  const types = new TypeInfo(schema)
  const note = ({ name }: FieldNode) => void names.add(`${types.getParentType()}.${name.value}`)
  for (const part of [operation, ...Object.values(fragments)])
    visit(part, visitWithTypeInfo(types, { [Kind.FIELD]: note }))
  return { value: { names, keys: new Map() }, bytes: [...names].join().length * CHARACTER_BYTES }
}

function depend({ fieldNodes, fragments }: GraphQLResolveInfo) {
  const found = new Set<string>()
  const within = fieldNodes.flatMap(({ selectionSet }) => (selectionSet ? [selectionSet] : []))
  for (const part of [...within, ...Object.values(fragments)])
    visit(part, { [Kind.VARIABLE]: ({ name }) => void found.add(name.value) })
  const variables = [...found]
  return { value: { variables }, bytes: KEY_BYTES + variables.join().length * CHARACTER_BYTES }
}
