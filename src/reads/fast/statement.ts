import type { EntityClass } from '@mikro-orm/core'
import type { FieldNode } from 'graphql'
import type { Database } from '../../database/connection.ts'
import { roots } from '../ahead.ts'
import type { Loaders } from '../loaders.ts'
import { orderOf, paged } from '../page.ts'
import { columnOf, GIVEN, shapeOf, type Values, valueAt } from '../rows.ts'
import { isNeeded, type Names } from './columns.ts'
import { type Many, type One, relations, type Shown } from './relations.ts'
import { type AskedField, fieldsIn, listIn, type Scope } from './selection.ts'

/** A record's values by property. */
type Row = Readonly<Record<string, unknown>>

/** The loaders to prime, and the variables of the run. */
interface Primed {
  readonly loaders: Loaders
  readonly variables: Scope['variableValues']
}

/** A subselect. */
interface Nested {
  readonly sql: string
  /** Primes the loaders with its result. */
  readonly take: (to: Primed, parent: Row, value: unknown) => void
}

/** A statement that reads the records of a root field with what is selected of them. */
export interface Statement {
  /** Selects each record as one JSON array. */
  readonly columns: string
  /** Reads one record by id. */
  readonly byId: string
  /** Primes the loaders with a row's record and everything read with it; returns the record. */
  readonly take: (loaders: Loaders, row: AheadRow, variables: Scope['variableValues']) => object
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
    take: (loaders, { ahead }, variables) => {
      const row = take({ loaders, variables }, ahead)
      loaders[root].prime(row.id as string, row as never)
      return row
    },
  }
}

function nestedIn(work: Work, parent: Shown, nodes: readonly FieldNode[]): Nested[] {
  const { type } = parent
  if (type === undefined) return []
  // Equal subselects are selected once; a record comes before the lists that need it.
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
    take: (to, row, value) => {
      const found = value === null ? null : take(to, value as Values, undefined, row)
      to.loaders[relation.loader].prime(row[key[1]] as string, found as never)
    },
  }
}

function pageOf(work: Work, parent: Shown, asked: AskedField, relation: Many): Nested[] {
  const selected = listIn(work, asked)
  if (selected === undefined) return []
  const { paged: isPaged, room, windowFor, ends, counted, records } = selected
  const { list: order, primeCount } = relation
  const { key, where } = joinMany(work.database, relation, parent)
  const { list, table, take } = recordOf(work, relation, records, key)
  const page: Nested = {
    sql: columnsOf(
      list,
      `from ${table} where ${where} order by ${orderOf(order, inOrder)} limit ${room + (ends ? 1 : 0)}`,
    ),
    take: (to, row, value) => {
      const window = windowFor(to.variables)
      const columns = value as readonly (Values | null)[]
      // More rows may have been read than this page needs.
      const read = (columns[0] ?? []).slice(0, window.limit + 1)
      const rows = read.map((_, at) => take(to, columns, at, row))
      relation.prime(to.loaders, row, { window, ends, page: paged(rows, window) as never })
    },
  }
  const count: Nested | undefined = primeCount && {
    sql: `(select count(*) from ${table} where ${where})`,
    take: ({ loaders }, row, value) => void primeCount(loaders, row, BigInt(value as number)),
  }
  return [...(isPaged ? [page] : []), ...(counted && count ? [count] : [])]
}

const inOrder = { backwards: false }

/** The select list of a record with its subselects, and a function that turns values into a record and primes loaders. */
function recordOf(work: Work, record: Shown, nodes: readonly FieldNode[], key?: Key) {
  const { table, columns: all, Record } = shapeOf(work.database, record.entity)
  const [own, parents = ''] = key ?? []
  // The join key is not selected: the parent has its value.
  const columns = all.filter((one) => one.property !== own && isNeeded(one, work.names))
  const nested = nestedIn(work, record, nodes)
  const indexes = all.map((one) => (one.property === own ? GIVEN : indexIn(columns, one)))
  const take = (to: Primed, values: Values, at?: number, above?: Row): Row => {
    const row = new Record(indexes, values, at, above?.[parents]) as object as Row
    nested.forEach(({ take }, index) => {
      take(to, row, valueAt(values, columns.length + index, at))
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

/** The property of a record and the property of its parent that must be equal. */
type Key = readonly [own: string, parents: string]

/** How records are joined to their parents: an SQL condition, and the key if the condition only compares two columns. */
interface Join<Keys extends Key | undefined> {
  readonly key: Keys
  readonly where: string
}

/** Joins a single record to its parent. */
function joinOne(database: Database, { entity, by, from }: One, parent: Shown): Join<Key> {
  return joined(database, entity, by, parent.entity, from)
}

/** Joins the records of a list to their parent, directly or through another record. */
function joinMany(
  database: Database,
  { entity, list: { by }, through }: Many,
  parent: Shown,
): Join<Key | undefined> {
  if (through === undefined) return joined(database, entity, by, parent.entity)
  const [between, betweenBy] = through
  const [own, key] = joined(database, entity, by, between).key
  const { sql, table } = columnOf(database, between, key)
  const { where } = joined(database, between, betweenBy, parent.entity)
  const one = `(select ${sql} from ${table} where ${where})`
  return { key: undefined, where: `${columnOf(database, entity, own).sql} = ${one}` }
}

/** Joins two entities by their relations; throws if these refer to different entities. */
function joined(
  database: Database,
  entity: EntityClass<object>,
  by: string | undefined,
  parent: EntityClass<object>,
  from?: string,
): Join<Key> {
  const own = refersTo(database, entity, by)
  const parents = refersTo(database, parent, from)
  if (own.entity !== parents.entity)
    throw new Error(`${entity.name}.${own.property} and ${parent.name}.${parents.property} differ`)
  const columns = [
    columnOf(database, entity, own.property),
    columnOf(database, parent, parents.property),
  ]
  return { key: [own.property, parents.property], where: columns.map(({ sql }) => sql).join(' = ') }
}

/** The entity that a property refers to; without a property, the entity itself and its primary key. */
function refersTo({ orm }: Database, entity: EntityClass<object>, property: string | undefined) {
  const { primaryKeys, relations } = orm.getMetadata().get(entity)
  if (property === undefined) return { entity, property: primaryKeys[0] ?? '' }
  const target = relations.find(({ name }) => name === property)?.targetMeta
  if (target === undefined) throw new Error(`${entity.name}.${property} is no relation`)
  return { entity: target.class as EntityClass<object>, property }
}
