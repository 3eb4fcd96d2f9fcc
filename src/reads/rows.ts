import type { EntityClass, EntityMetadata } from '@mikro-orm/core'
import type { Database } from '../database/connection.ts'
import { NotRead, recordClass } from './records.ts'

/** A property of an entity with its column. */
interface Column {
  readonly property: string
  readonly name: string
  readonly table: string
  readonly nullable: boolean
  /** The expression that selects it into JSON. */
  readonly sql: string
  /** Parses a JSON value other than null; absent if no parsing is needed. */
  readonly read: ((json: unknown) => unknown) | undefined
}

/** How records of an entity are read. */
interface Shape {
  readonly table: string
  readonly columns: readonly Column[]
  /** Each column, aliased to its property. */
  readonly selectList: string
  readonly Record: ReturnType<typeof recordClass>
}

const shapes = new WeakMap<EntityClass<unknown>, Shape>()

/** The shape of an entity's records, computed once from its metadata. */
export function shapeOf<Row>({ orm }: Database, entity: EntityClass<Row>): Shape {
  const known = shapes.get(entity)
  if (known !== undefined) return known
  const shape = shaped(orm.getMetadata().get(entity))
  shapes.set(entity, shape)
  return shape
}

/** The column of a property of an entity. */
export function columnOf<Row>(
  database: Database,
  entity: EntityClass<Row>,
  property: string,
): Column {
  const found = shapeOf(database, entity).columns.find((one) => one.property === property)
  if (found === undefined) throw new Error(`${entity.name}.${property} has no column`)
  return found
}

/** The select list of an entity: each column, aliased to its property. */
export function columnsOf<Row>(database: Database, entity: EntityClass<Row>): string {
  return shapeOf(database, entity).selectList
}

/** A record from a row as JSON (`to_jsonb`); accessing a property that the JSON lacks throws NotRead, unless it is nullable. */
export function rowFromJson<Row>(
  database: Database,
  entity: EntityClass<Row>,
  json: Readonly<Record<string, unknown>>,
): Row {
  const row: Record<string, unknown> = {}
  for (const column of shapeOf(database, entity).columns) {
    const value = json[column.name] ?? null
    if (value !== null) row[column.property] = column.read ? column.read(value) : value
    // Outcomes that were stored before the column existed lack it.
    else if (column.nullable || column.name in json) row[column.property] = null
    else Object.defineProperty(row, column.property, { get: () => refuse(column) })
  }
  return row as Row
}

/** Properties of an entity as the JSON that database functions take: by column name, without undefined values. */
export function rowToJson<Row extends object>(
  database: Database,
  entity: EntityClass<Row>,
  values: { readonly [Name in keyof Row]?: unknown },
): string {
  const columns = shapeOf(database, entity).columns.filter(({ property }) => property in values)
  const named = columns.map(({ name, property }) => [name, values[property as keyof Row]])
  return JSON.stringify(Object.fromEntries(named), (_, value) =>
    typeof value === 'bigint' ? String(value) : value,
  )
}

function refuse(column: Column): never {
  throw new NotRead(column)
}

/** Computes the shape of an entity. */
function shaped({ tableName: table, props }: Metadata): Shape {
  const read = props.filter(({ lazy }) => lazy !== true)
  const columns = read.map(({ name: property, fieldNames, columnTypes, nullable = false }) => {
    const [name = ''] = fieldNames
    return { property, name, table, nullable, ...inJson(`${table}.${name}`, columnTypes[0] ?? '') }
  })
  const selectList = columns.map(({ name, property }) => `${name} as "${property}"`).join(', ')
  return { table, columns, selectList, Record: recordClass(columns) }
}

type Metadata = Pick<EntityMetadata, 'tableName' | 'props'>

/** Amounts stay below 2^53, so a bigint is exact as a JSON number. Timestamps have milliseconds; seconds are parsed faster than text. */
function inJson(sql: string, type: string): Pick<Column, 'sql' | 'read'> {
  if (type === 'bigint') return { sql, read: (json) => BigInt(json as number | string) }
  if (type.startsWith('timestamptz')) return { sql: `date_part('epoch', ${sql})`, read: moment }
  return { sql, read: undefined }
}

/** A timestamp, from seconds or text. */
function moment(json: unknown): Date {
  return new Date(typeof json === 'number' ? Math.round(json * 1000) : String(json))
}
