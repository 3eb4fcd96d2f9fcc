import { type FieldNode, type GraphQLResolveInfo, getNamedType } from 'graphql'
import type { Database } from '../../database/connection.ts'
import { isUuid } from '../../database/ids.ts'
import type { Loan } from '../../entities/loan.ts'
import type { Profile } from '../../entities/profile.ts'
import type { Documents } from '../documents.ts'
import type { Loaders } from '../loaders.ts'
import { columnsOf } from '../rows.ts'
import { admission } from './admission.ts'
import { seenIn } from './facts.ts'
import { roots } from './relations.ts'
import { recordsIn } from './selection.ts'
import { type AheadRow, compileStatement, type Statement } from './statement.ts'

/** Memory per character of a statement. */
const CHARACTER_BYTES = 12

type Root = keyof typeof roots

/** Chooses the statement that reads a field's records with what is selected of them; undefined to use loaders only. */
type Decide = (
  node: FieldNode,
  info: GraphQLResolveInfo,
  root: Root,
  within?: 'a list',
) => Statement | undefined

/** The look-ahead of one request, by which root fields read their records together with what is selected of them. */
export type Ahead = ReturnType<typeof aheadIn>

/** Creates the look-ahead of one request. */
export function aheadIn(database: Database, loaders: Loaders, decide: Decide) {
  // All records of a field in one request are read by the same statement.
  const decided = new Map<FieldNode, Statement | undefined>()
  const statementOf = (info: GraphQLResolveInfo, root: Root, within?: 'a list') => {
    const [node] = info.fieldNodes
    if (node === undefined || info.operation.operation !== 'query') return undefined
    if (!decided.has(node)) decided.set(node, decide(node, info, root, within))
    return decided.get(node)
  }
  return {
    /** Primes the loaders with a record and what is selected of it, if there is a statement for that. */
    async one(info: GraphQLResolveInfo, root: Root, id: string): Promise<void> {
      const statement = statementOf(info, root)
      if (statement === undefined || !isUuid(id)) return
      const [row] = await loaders.reader.query<AheadRow>(statement.byId, [id])
      if (row === undefined) loaders[root].prime(id, null)
      else statement.take(loaders, row)
    },
    /** The select list for a list of records, and a function that turns a row into a record and primes loaders. */
    many(info: GraphQLResolveInfo, root: Root) {
      const { columns, take } = statementOf(info, root, 'a list') ?? alone(database, root)
      return { columns, take: (row: never): object => take(loaders, row) }
    },
  }
}

function alone(database: Database, root: Root) {
  const take = (loaders: Loaders, row: Loan & Profile) => {
    loaders[root].prime(row.id, row)
    return row
  }
  return { columns: columnsOf<object>(database, roots[root].entity), take }
}

/** Compiles statements for fields that are requested often. */
export function lookingAhead(database: Database, documents: Documents): Decide {
  const statements = admission()
  return (node, info, root, within) => {
    const { names, seen } = seenIn<Statement>(documents, node, info)
    const variant = seen.facts.variables.map((name) => kindOf(info.variableValues[name])).join()
    const make = () => {
      const records = within ? recordsOf(info) : info.fieldNodes
      const made = compileStatement({ ...scopeOf(info), database, names }, root, records)
      const value = statements.admits(made.byId) ? made : undefined
      return { value, bytes: made.byId.length * CHARACTER_BYTES }
    }
    return documents.made(seen, variant, make, statements.timesSeen())
  }
}

/** Of strings only the presence matters, since lists with cursors or filters are not read ahead. */
function kindOf(value: unknown): string {
  if (value === undefined || value === null) return '-'
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '+'
}

function scopeOf({ schema, fragments, variableValues }: GraphQLResolveInfo) {
  return { schema, fragments, variableValues }
}

/** The fields of a list that select its records. */
function recordsOf(info: GraphQLResolveInfo): readonly FieldNode[] {
  return recordsIn(scopeOf(info), getNamedType(info.returnType).name, info.fieldNodes)
}
