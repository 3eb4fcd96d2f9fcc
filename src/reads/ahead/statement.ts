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

/** A record's values by property. */
type Row = Readonly<Record<string, unknown>>

/** A subselect. */
interface Nested {
  readonly sql: string
  /** Primes the loaders with its result. */
  readonly take: (loaders: Loaders, parent: Row, value: unknown) => void
}

/** A statement that reads the records of a root field with what is selected of them. */
export interface Statement {
  /** Selects each record as one JSON array. */
  readonly columns: string
  /** Reads one record by id. */
  readonly byId: string
  /** Primes the loaders with a row's record and everything read with it; returns the record. */
  readonly take: (loaders: Loaders, row: AheadRow) => object
}

/** A row of a look-ahead statement. */
export interface AheadRow {
  readonly ahead: Values
}

interface Work extends Scope {
  readonly database: Database
  readonly names: Names
}

/** Compiles what is selected of a root field's records into a statement. */
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
  // Equal subselects only once; a record comes before lists that need it.
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

/** The select list of a record with its subselects, and a function that turns values into a record and primes loaders. */
function recordOf(work: Work, record: Shown, nodes: readonly FieldNode[], key?: Key) {
  const { table, columns: all, Record } = shapeOf(work.database, record.entity)
  const [own, parents = ''] = key ?? []
  // The join key is not selected: the parent has its value.
  const columns = all.filter((one) => one.property !== own && isNeeded(one, work.names))
  const nested = nestedIn(work, record, nodes)
  const indexes = all.map((one) => (one.property === own ? GIVEN : indexIn(columns, one)))
  const take = (loaders: Loaders, values: Values, at?: number, above?: Row): Row => {
    const row = new Record(indexes, values, at, above?.[parents]) as object as Row
    nested.forEach(({ take }, index) => {
      take(loaders, row, valueAt(values, columns.length + index, at))
    })
    return row
  }
  return { list: [...columns, ...nested].map(({ sql }) => sql), table, take }
}

function indexIn<T>(list: readonly T[], one: T): number | undefined {
  const index = list.indexOf(one)
  return index < 0 ? undefined : index
}

function arrayOf(list: readonly string[]): string {
  return `json_build_array(${list.join(', ')})`
}

/** Selects records as one JSON array per column; an array per row would look up the type of each value again. */
function columnsOf(list: readonly string[], from: string): string {
  const named = list.map((sql, at) => `${sql} as c${at}`).join(', ')
  const columns = list.map((_, at) => `json_agg(c${at})`)
  return `(select ${arrayOf(columns)} from (select ${named} ${from}) as page)`
}
