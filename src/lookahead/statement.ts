import type { FieldNode } from 'graphql'
import type { Database } from '../database/connection.ts'
import { paged } from '../database/page.ts'
import type { Loaders } from '../loaders.ts'
import { columnOf, columnsFor, type Names, type Row, rowsOf } from './columns.ts'
import { type AskedField, fieldsIn, listIn, type Scope } from './selection.ts'
import { type Many, type One, relations, roots, type Shown } from './table.ts'

/** A select within a select. */
interface Nested {
  readonly sql: string
  /** Hands what was read to the loaders. */
  readonly take: (loaders: Loaders, parent: Row, value: unknown) => void
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
  const { entity, loader } = roots[type]
  const { list, table, take } = recordOf(work, { entity, type }, nodes)
  return {
    columns: `${arrayOf(list)} as ahead`,
    byId: `select ${arrayOf(list)} as ahead from ${table} where ${table}.id = $1`,
    take: (loaders, { ahead }) => {
      const row = take(loaders, ahead)
      loaders[loader].prime(row.id as string, row as never)
      return row
    },
  }
}

function nestedIn(work: Work, parent: Shown, nodes: readonly FieldNode[]): Nested[] {
  const { type } = parent
  if (type === undefined) return []
  // Equal selects once; what stands beside comes before what needs it.
  const found = new Map<string, Nested>()
  for (const asked of fieldsIn(work, type, nodes)) {
    const relation = relations[type]?.[asked.name]
    for (const one of relation ? nestedOf(work, parent, asked, relation) : [])
      if (!found.has(one.sql)) found.set(one.sql, one)
  }
  return [...found.values()]
}

function nestedOf(work: Work, parent: Shown, asked: AskedField, relation: One | Many): Nested[] {
  if (!('order' in relation)) return [oneOf(work, parent, relation, asked.nodes)]
  const other = relations[parent.type ?? '']?.[relation.beside ?? '']
  return [
    ...(other && !('order' in other) ? [oneOf(work, parent, other, [])] : []),
    ...pageOf(work, parent, asked, relation),
  ]
}

function oneOf(work: Work, parent: Shown, relation: One, nodes: readonly FieldNode[]): Nested {
  const { list, table, where, take } = recordOf(work, relation, nodes, parent)
  return {
    sql: `(select ${arrayOf(list)} from ${table} where ${where})`,
    take: (loaders, row, value) => {
      const found = value === null ? null : take(loaders, value as readonly unknown[], row)
      loaders[relation.loader].prime(row[relation.key[1]] as string, found as never)
    },
  }
}

function pageOf(work: Work, parent: Shown, asked: AskedField, relation: Many): Nested[] {
  const { window, ends = false, counted, records } = listIn(work, asked) ?? {}
  const { list, table, where, take } = recordOf(work, relation, records ?? [], parent)
  const page = window && {
    sql: columnsOf(
      list,
      `from ${table} where ${where} order by ${relation.order} limit ${window.limit + (ends ? 1 : 0)}`,
    ),
    take: (loaders: Loaders, row: Row, value: unknown) => {
      const rows = rowsIn(value as Columns).map((one) => take(loaders, one, row))
      relation.prime(loaders, row, { window, ends, page: paged(rows, window) as never })
    },
  }
  const count = counted &&
    relation.primeCount && {
      sql: `(select count(*) from ${table} where ${where})`,
      take: (loaders: Loaders, row: Row, value: unknown) =>
        void relation.primeCount?.(loaders, row, BigInt(value as number)),
    }
  return [...(page ? [page] : []), ...(count ? [count] : [])]
}

/** The columns of records, each with its values; null where there are no records. */
type Columns = readonly (readonly unknown[] | null)[]

/** A record of its columns and of what hangs on it, and how it is read. */
function recordOf(
  work: Work,
  record: Shown & Partial<Pick<One, 'key' | 'on'>>,
  nodes: readonly FieldNode[],
  parent?: Shown,
) {
  const { entity, key: [own, parents] = ['', ''] } = record
  const { table, columns: all } = columnsFor(work.database, entity, work.names)
  // What the parent has too is not read again.
  const columns = all.filter(({ property }) => property !== own)
  const nested = nestedIn(work, record, nodes)
  const rowOf = rowsOf(all, columns)
  const take = (loaders: Loaders, values: readonly unknown[], above?: Row): Row => {
    const row = rowOf(values)
    if (above !== undefined && own !== '') row[own] = above[parents]
    nested.forEach(({ take }, at) => {
      take(loaders, row, values[columns.length + at])
    })
    return row
  }
  const list = [...columns, ...nested].map(({ sql }) => sql)
  const where = parent && (record.on ?? equal(work, [record, own], [parent, parents]))
  return { list, table, where, take }
}

function arrayOf(list: readonly string[]): string {
  return `json_build_array(${list.join(', ')})`
}

/** Records as JSON, column by column: `json_build_array` asks for each value of each record what type it has. */
function columnsOf(list: readonly string[], from: string): string {
  const named = list.map((sql, at) => `${sql} as c${at}`).join(', ')
  const columns = list.map((_, at) => `json_agg(c${at})`)
  return `(select ${arrayOf(columns)} from (select ${named} ${from}) as page)`
}

function rowsIn(columns: Columns): readonly (readonly unknown[])[] {
  return (columns[0] ?? []).map((_, place) => columns.map((column) => column?.[place]))
}

function equal({ database }: Work, ...both: readonly (readonly [Shown, string])[]): string {
  return both.map(([{ entity }, property]) => columnOf(database, entity, property)).join(' = ')
}
