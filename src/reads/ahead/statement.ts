import type { FieldNode } from 'graphql'
import type { Database } from '../../database/connection.ts'
import type { Loaders } from '../loaders.ts'
import { orderOf, paged } from '../page.ts'
import { GIVEN, type Values, valueAt } from '../records.ts'
import { shapeOf } from '../rows.ts'
import { isNeeded, type Names } from './columns.ts'
import { joinMany, joinOne, type Key } from './joins.ts'
import { type Many, type One, relations, roots, type Shown } from './relations.ts'
import { type AskedField, fieldsIn, listIn, type Scope } from './selection.ts'

/** A record by the names of its properties. */
type Row = Readonly<Record<string, unknown>>

/** A select within a select. */
interface Nested {
  readonly sql: string
  /** Hands what was read to the loaders. */
  readonly take: (loaders: Loaders, parent: Row, value: unknown) => void
}

/** The statement by which a root field reads its records, with what hangs on them. */
export interface Statement {
  /** The select list: a record is one JSON array. */
  readonly columns: string
  /** The statement of one record, by its id. */
  readonly byId: string
  /** Hands the record of a row to the loaders, with all that was read with it; returns the record. */
  readonly take: (loaders: Loaders, row: AheadRow) => object
}

/** A row of a statement that looks ahead. */
export interface AheadRow {
  readonly ahead: Values
}

interface Work extends Scope {
  readonly database: Database
  readonly names: Names
}

/** Turns what is asked of a root field's records into a statement. */
export function compileStatement(
  work: Work,
  root: keyof typeof roots,
  nodes: readonly FieldNode[],
): Statement {
  const { list, table, take } = recordOf(work, roots[root], nodes)
  return {
    columns: `${arrayOf(list)} as ahead`,
    byId: `select ${arrayOf(list)} as ahead from ${table} where ${table}.id = $1`,
    take: (loaders, { ahead }) => {
      const row = take(loaders, ahead)
      loaders[root].prime(row.id as string, row as never)
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
  if (!('list' in relation)) return [oneOf(work, parent, relation, asked.nodes)]
  const other = relations[parent.type ?? '']?.[relation.beside ?? '']
  return [
    ...(other && !('list' in other) ? [oneOf(work, parent, other, [])] : []),
    ...pageOf(work, parent, asked, relation),
  ]
}

function oneOf(work: Work, parent: Shown, relation: One, nodes: readonly FieldNode[]): Nested {
  const { key, where } = joinOne(work.database, relation, parent)
  const { list, table, take } = recordOf(work, relation, nodes, key)
  return {
    sql: `(select ${arrayOf(list)} from ${table} where ${where})`,
    take: (loaders, row, value) => {
      const found = value === null ? null : take(loaders, value as Values, undefined, row)
      loaders[relation.loader].prime(row[key[1]] as string, found as never)
    },
  }
}

function pageOf(work: Work, parent: Shown, asked: AskedField, relation: Many): Nested[] {
  const { window, ends = false, counted, records } = listIn(work, asked) ?? {}
  const { list: order, primeCount } = relation
  const { key, where } = joinMany(work.database, relation, parent)
  const { list, table, take } = recordOf(work, relation, records ?? [], key)
  const page = window && {
    sql: columnsOf(
      list,
      `from ${table} where ${where} order by ${orderOf(order, window)} limit ${window.limit + (ends ? 1 : 0)}`,
    ),
    take: (loaders: Loaders, row: Row, value: unknown) => {
      const columns = value as readonly (Values | null)[]
      const rows = (columns[0] ?? []).map((_, at) => take(loaders, columns, at, row))
      relation.prime(loaders, row, { window, ends, page: paged(rows, window) as never })
    },
  }
  const count = counted &&
    primeCount && {
      sql: `(select count(*) from ${table} where ${where})`,
      take: (loaders: Loaders, row: Row, value: unknown) =>
        void primeCount(loaders, row, BigInt(value as number)),
    }
  return [...(page ? [page] : []), ...(count ? [count] : [])]
}

/** A record of its columns and of what hangs on it, and how it is read. */
function recordOf(work: Work, record: Shown, nodes: readonly FieldNode[], key?: Key) {
  const { table, columns: all, Record } = shapeOf(work.database, record.entity)
  const [own, parents = ''] = key ?? []
  // What the parent has too is not read again.
  const columns = all.filter((one) => one.property !== own && isNeeded(one, work.names))
  const nested = nestedIn(work, record, nodes)
  const places = all.map((one) => (one.property === own ? GIVEN : placeIn(columns, one)))
  const take = (loaders: Loaders, values: Values, at?: number, above?: Row): Row => {
    const row = new Record(places, values, at, above?.[parents]) as object as Row
    nested.forEach(({ take }, place) => {
      take(loaders, row, valueAt(values, columns.length + place, at))
    })
    return row
  }
  return { list: [...columns, ...nested].map(({ sql }) => sql), table, take }
}

function placeIn<T>(list: readonly T[], one: T): number | undefined {
  const place = list.indexOf(one)
  return place < 0 ? undefined : place
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
