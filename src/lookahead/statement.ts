import type { FieldNode } from 'graphql'
import type { Database } from '../database/connection.ts'
import { paged } from '../database/page.ts'
import type { Loaders } from '../loaders.ts'
import { columnsFor, type Names, rowOf } from './columns.ts'
import { type AskedField, fieldsIn, listIn, type Scope } from './selection.ts'
import { type Many, type One, relations, roots } from './table.ts'

/** A select within a select. */
interface Nested {
  /** The field that it is read for. */
  readonly field: string
  readonly sql: string
  /** Hands what was read to the loaders; returns it where it is one record. */
  readonly take: (loaders: Loaders, parent: Parent, value: unknown) => object | null
}

/** A record, with those that were read beside, by their fields. */
interface Parent {
  readonly row: object
  readonly beside: ReadonlyMap<string, object>
}

/** What a root field reads of its records, with what hangs on them. */
export interface Ahead {
  /** The select list: a record is one JSON array. */
  readonly columns: string
  /** The statement of one record, by its id. */
  readonly byId: string
  /** Hands the record of a row to the loaders, with all that was read with it; returns the record. */
  readonly take: (loaders: Loaders, row: AheadRow) => object
}

/** A row of a statement that looks ahead. */
export interface AheadRow {
  readonly ahead: readonly unknown[]
}

interface Work extends Scope {
  readonly database: Database
  readonly names: Names
}

/** Turns what is asked of a root field's records into a statement. */
export function compileAhead(
  work: Work,
  type: keyof typeof roots,
  nodes: readonly FieldNode[],
): Ahead {
  const { entity, prime } = roots[type]
  const { list, table, take } = arrayOf(work, { entity, type }, nodes)
  return {
    columns: `${list} as ahead`,
    byId: `select ${list} as ahead from ${table} where ${table}.id = $1`,
    take: (loaders, { ahead }) => {
      const row = take(loaders, ahead)
      prime(loaders, row as never)
      return row
    },
  }
}

function takeAll(
  nested: readonly Nested[],
  loaders: Loaders,
  row: object,
  valueAt: (at: number) => unknown,
): void {
  const beside = new Map<string, object>()
  for (const [at, { field, take }] of nested.entries()) {
    const one = take(loaders, { row, beside }, valueAt(at))
    if (one !== null) beside.set(field, one)
  }
}

function nestedIn(work: Work, type: string, nodes: readonly FieldNode[]): Nested[] {
  // Equal selects once; what stands beside comes before what needs it.
  const found = new Map<string, Nested>()
  for (const asked of fieldsIn(work, type, nodes)) {
    const relation = relations[type]?.[asked.name]
    for (const one of relation ? nestedOf(work, type, asked, relation) : [])
      if (!found.has(one.sql)) found.set(one.sql, one)
  }
  return [...found.values()]
}

function nestedOf(work: Work, type: string, asked: AskedField, relation: One | Many): Nested[] {
  if (!('order' in relation)) return [oneOf(work, asked.name, relation, asked.nodes)]
  const { beside = '' } = relation
  const other = relations[type]?.[beside]
  return [
    ...(other && !('order' in other) ? [oneOf(work, beside, other, [])] : []),
    ...pageOf(work, asked, relation),
  ]
}

function oneOf(work: Work, field: string, relation: One, nodes: readonly FieldNode[]): Nested {
  const { list, table, take } = arrayOf(work, relation, nodes)
  return {
    field,
    sql: `(select ${list} from ${table} where ${relation.on})`,
    take: (loaders, { row: parent }, value) => {
      const row = value === null ? null : take(loaders, value as readonly unknown[])
      relation.prime(loaders, parent, row)
      return row
    },
  }
}

function pageOf(work: Work, asked: AskedField, relation: Many): Nested[] {
  const { window, counted, records } = listIn(work, asked) ?? {}
  const { on, order } = relation
  const { list, table, take } = arrayOf(work, relation, records ?? [])
  const page = window && {
    field: asked.name,
    sql: `(select json_agg(${list}) from (select * from ${table} where ${on} order by ${order} limit ${window.limit + 1}) as ${table})`,
    take: (loaders: Loaders, { row, beside }: Parent, value: unknown) => {
      const rows = ((value ?? []) as unknown[][]).map((one) => take(loaders, one))
      relation.prime(loaders, row, { window, page: paged(rows, window) as never, beside })
      return null
    },
  }
  const count = counted &&
    relation.primeCount && {
      field: asked.name,
      sql: `(select count(*) from ${table} where ${on})`,
      take: (loaders: Loaders, { row }: Parent, value: unknown) => {
        relation.primeCount?.(loaders, row, BigInt(value as number))
        return null
      },
    }
  return [...(page ? [page] : []), ...(count ? [count] : [])]
}

/** A record as a JSON array of its columns and of what hangs on it, and how it is read. */
function arrayOf(
  work: Work,
  { entity, type }: Pick<One, 'entity' | 'type'>,
  nodes: readonly FieldNode[],
) {
  const { table, columns } = columnsFor(work.database, entity, work.names)
  const nested = type === undefined ? [] : nestedIn(work, type, nodes)
  const list = [...columns, ...nested].map(({ sql }) => sql).join(', ')
  const take = (loaders: Loaders, value: readonly unknown[]): object => {
    const row = rowOf(columns, value)
    takeAll(nested, loaders, row, (at) => value[columns.length + at])
    return row
  }
  return { list: `json_build_array(${list})`, table, take }
}
