import {
  type FieldNode,
  type GraphQLResolveInfo,
  getNamedType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import type { Database } from '../database/connection.ts'
import { isUuid } from '../database/ids.ts'
import { Kept } from '../execution/kept.ts'
import type { Loaders } from '../loaders.ts'
import { admission } from './admission.ts'
import { recordsIn } from './selection.ts'
import { type Ahead, type AheadRow, compileAhead } from './statement.ts'

const VARIANTS_MAX = 16
/** Characters of all that is kept of documents; what is made of a statement takes 12 bytes for each of its own. */
const KEPT_MAX = 4_000_000

/** Where a field's records are: it is one of them, or a list of them. */
type Shape = 'record' | 'list'

/** What a field can read ahead of its records of a type; undefined where it is better not to, and loaders do it all. */
export type LookAhead = (
  info: GraphQLResolveInfo,
  type: 'Loan' | 'Profile',
  shape: Shape,
) => Ahead | undefined

/** Never looks ahead. */
export const noLookAhead: LookAhead = () => undefined

/** Looks ahead from the third request on that has a field: new documents make no statements. Each request gets its own. */
export function openLookAhead(database: Database): () => LookAhead {
  const seen = new Kept<FieldNode, Seen>(KEPT_MAX)
  const statements = admission()
  const decide = (node: FieldNode, ...[info, type, shape]: Parameters<LookAhead>) => {
    const one = seen.of(node, () => {
      const fresh = newlySeen(info)
      seen.grow([...fresh.names, ...fresh.variables].join().length)
      return fresh
    })
    one.sights += 1
    const key = one.variables.map((name) => kindOf(info.variableValues[name])).join()
    if (one.variants.has(key)) return one.variants.get(key)
    if (one.sights < statements.sights() || one.variants.size >= VARIANTS_MAX) return undefined
    const work = { ...scopeOf(info), database, names: one.names }
    const made = compileAhead(work, type, recordsAt(info, shape))
    seen.grow(key.length + made.byId.length)
    const ahead = statements.admits(made.byId) ? made : undefined
    one.variants.set(key, ahead)
    return ahead
  }
  return () => {
    // Wherever a request shows the field, it is read by the same statement.
    const decided = new Map<FieldNode, Ahead | undefined>()
    return (info, type, shape) => {
      const [node] = info.fieldNodes
      if (node === undefined || info.operation.operation !== 'query') return undefined
      if (!decided.has(node)) decided.set(node, decide(node, info, type, shape))
      return decided.get(node)
    }
  }
}

interface Seen {
  sights: number
  readonly names: ReadonlySet<string>
  /** The variables that can change what is read. */
  readonly variables: readonly string[]
  /** What was made of a statement, by their kinds; undefined where there is no room for the statement. */
  readonly variants: Map<string, Ahead | undefined>
}

function newlySeen({ operation, fragments, fieldNodes, schema }: GraphQLResolveInfo): Seen {
  const names = new Set<string>()
  const variables = new Set<string>()
  const types = new TypeInfo(schema)
  const note = ({ name }: FieldNode) => void names.add(`${types.getParentType()}.${name.value}`)
  for (const part of [operation, ...Object.values(fragments)])
    visit(part, visitWithTypeInfo(types, { [Kind.FIELD]: note }))
  const within = fieldNodes.flatMap(({ selectionSet }) => (selectionSet ? [selectionSet] : []))
  for (const part of [...within, ...Object.values(fragments)])
    visit(part, { [Kind.VARIABLE]: ({ name }) => void variables.add(name.value) })
  return { sights: 0, names, variables: [...variables], variants: new Map() }
}

/** Of texts it matters whether there is one: what begins at a cursor or is filtered is not read ahead. */
function kindOf(value: unknown): string {
  if (value === undefined || value === null) return '-'
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '+'
}

function scopeOf({ schema, fragments, variableValues }: GraphQLResolveInfo) {
  return { schema, fragments, variableValues }
}

function recordsAt(info: GraphQLResolveInfo, shape: Shape): readonly FieldNode[] {
  if (shape === 'record') return info.fieldNodes
  return recordsIn(scopeOf(info), getNamedType(info.returnType).name, info.fieldNodes)
}

/** Reads a record with all that is asked of it into the loaders, in one statement. */
export async function readAhead(
  ahead: Ahead | undefined,
  loaders: Loaders,
  kind: 'loan' | 'profile',
  id: string,
): Promise<void> {
  if (ahead === undefined || !isUuid(id)) return
  const [row] = await loaders.reader.query<AheadRow>(ahead.byId, [id])
  if (row === undefined) loaders[kind].prime(id, null)
  else ahead.take(loaders, row)
}
