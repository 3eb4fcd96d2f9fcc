import {
  type FieldNode,
  type GraphQLResolveInfo,
  getNamedType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import type { Database } from '../../database/connection.ts'
import { isUuid } from '../../database/ids.ts'
import type { Loan } from '../../entities/loan.ts'
import type { Profile } from '../../entities/profile.ts'
import type { Documents } from '../documents.ts'
import type { Loaders } from '../loaders.ts'
import { columnsOf } from '../rows.ts'
import { admission } from './admission.ts'
import { roots } from './relations.ts'
import { recordsIn } from './selection.ts'
import { type AheadRow, compileStatement, type Statement } from './statement.ts'

/** For each of its characters a statement takes so much memory here. */
const CHARACTER_BYTES = 12

type Root = keyof typeof roots

/** How a root field reads its records: with them, where that is known, what a query asks of them. */
export interface Ahead {
  /** Reads a record into its loader, if anything can be read with it. */
  one(info: GraphQLResolveInfo, root: Root, id: string): Promise<void>
  /** The select list of a list of records, and how each of its rows becomes a record in its loader. */
  many(info: GraphQLResolveInfo, root: Root): Pick<Statement, 'columns'> & Taking
}

interface Taking {
  readonly take: (row: never) => object
}

/** Gives each request a look ahead of its own; without documents to learn from, a look at nothing. */
export function openAhead(
  database: Database,
  documents: Documents | undefined,
): (loaders: Loaders) => Ahead {
  const statementOf = documents ? deciding(database, documents) : () => undefined
  return (loaders) => {
    // Wherever a request shows the field, it is read by the same statement.
    const decided = new Map<FieldNode, Statement | undefined>()
    const statementFor = (info: GraphQLResolveInfo, root: Root, within?: 'a list') => {
      const [node] = info.fieldNodes
      if (node === undefined || info.operation.operation !== 'query') return undefined
      if (!decided.has(node)) decided.set(node, statementOf(node, info, root, within))
      return decided.get(node)
    }
    return {
      one: async (info, root, id) => {
        const statement = statementFor(info, root)
        if (statement === undefined || !isUuid(id)) return
        const [row] = await loaders.reader.query<AheadRow>(statement.byId, [id])
        if (row === undefined) loaders[root].prime(id, null)
        else statement.take(loaders, row)
      },
      many: (info, root) => {
        const statement = statementFor(info, root, 'a list')
        return statement === undefined
          ? {
              columns: columnsOf<object>(database, roots[root].entity),
              take: (row: Loan & Profile) => {
                loaders[root].prime(row.id, row)
                return row
              },
            }
          : { columns: statement.columns, take: (row) => statement.take(loaders, row) }
      },
    }
  }
}

/** Decides by which statement a field reads its records: by none until it was seen often, since new documents are to make none. */
function deciding(database: Database, documents: Documents) {
  const statements = admission()
  return (node: FieldNode, info: GraphQLResolveInfo, root: Root, within?: 'a list') => {
    const seen = documents.see<Facts, Statement>(node, () => gather(info))
    const { names, variables } = seen.facts
    const variant = variables.map((name) => kindOf(info.variableValues[name])).join()
    const make = () => {
      const records = within ? recordsOf(info) : info.fieldNodes
      const made = compileStatement({ ...scopeOf(info), database, names }, root, records)
      const value = statements.admits(made.byId) ? made : undefined
      return { value, bytes: made.byId.length * CHARACTER_BYTES }
    }
    return documents.made(seen, variant, make, statements.timesSeen())
  }
}

/** What a field's statement depends on. */
interface Facts {
  readonly names: ReadonlySet<string>
  /** The variables that can change what is read. */
  readonly variables: readonly string[]
}

function gather({ operation, fragments, fieldNodes, schema }: GraphQLResolveInfo) {
  const names = new Set<string>()
  const variables = new Set<string>()
  const types = new TypeInfo(schema)
  const note = ({ name }: FieldNode) => void names.add(`${types.getParentType()}.${name.value}`)
  for (const part of [operation, ...Object.values(fragments)])
    visit(part, visitWithTypeInfo(types, { [Kind.FIELD]: note }))
  const within = fieldNodes.flatMap(({ selectionSet }) => (selectionSet ? [selectionSet] : []))
  for (const part of [...within, ...Object.values(fragments)])
    visit(part, { [Kind.VARIABLE]: ({ name }) => void variables.add(name.value) })
  const bytes = [...names, ...variables].join().length * CHARACTER_BYTES
  return { value: { names, variables: [...variables] }, bytes }
}

/** Of texts it matters whether there is one: what begins at a cursor or is filtered is not read ahead. */
function kindOf(value: unknown): string {
  if (value === undefined || value === null) return '-'
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '+'
}

function scopeOf({ schema, fragments, variableValues }: GraphQLResolveInfo) {
  return { schema, fragments, variableValues }
}

/** Where a list asks for its records. */
function recordsOf(info: GraphQLResolveInfo): readonly FieldNode[] {
  return recordsIn(scopeOf(info), getNamedType(info.returnType).name, info.fieldNodes)
}
