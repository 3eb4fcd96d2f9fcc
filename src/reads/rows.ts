import type { EntityClass, EntityMetadata } from '@mikro-orm/core'
import type { Database } from '../database/connection.ts'

/** The values of one record, or an array for each column of many records; a column without records is null. */
export type Values = readonly unknown[]

/** A value of a single record, or of one of many if its number is given. */
export function valueAt(values: Values, index: number, record: number | undefined): unknown {
  const value = values[index]
  return record === undefined ? value : (value as Values | null)?.[record]
}

/** A property of a record, and how its value is parsed. */
interface Property {
  readonly property: string
  readonly table: string
  /** Absent if the value needs no parsing. */
  readonly read?: ((value: unknown) => unknown) | undefined
}

/** Thrown on access to a property whose column was not selected: null would be a wrong answer. */
export class NotRead extends Error {
  constructor({ table, property }: Omit<Property, 'read'>) {
    super(`${table}.${property} was not read`)
  }
}

/** The index of a property whose value is given rather than read. */
export const GIVEN = -1

/**
 * A record that parses values on access, since most are never accessed. Its fields start with $, so that no property has
 * their name; private fields would be slower.
 */
class Stored {
  readonly $indexes: readonly (number | undefined)[]
  readonly $values: Values
  readonly $record: number | undefined
  readonly $given: unknown

  /** `indexes` has, for each property, the index of its value, or undefined if it was not read. */
  constructor(indexes: Stored['$indexes'], values: Values, record?: number, given?: unknown) {
    this.$indexes = indexes
    this.$values = values
    this.$record = record
    this.$given = given
  }
}

/** A class of records with these properties; accessing one that was not read throws NotRead. */
export function recordClass(properties: readonly Property[]): typeof Stored {
  const Record = class extends Stored {}
  for (const [index, property] of properties.entries())
    Object.defineProperty(Record.prototype, property.property, { get: getter(index, property) })
  return Record
}

function getter(index: number, { read, ...property }: Property) {
  return function value(this: Stored): unknown {
    const valueIndex = this.$indexes[index]
    if (valueIndex === undefined) throw new NotRead(property)
    if (valueIndex === GIVEN) return this.$given
    const value = valueAt(this.$values, valueIndex, this.$record)
    if (value === null || value === undefined) return null
    return read === undefined ? value : read(value)
  }
}

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

/** The select list of an entity, and its table: what a list of its records is read from. */
export function recordsOf<Row>(database: Database, entity: EntityClass<Row>) {
  const { selectList: columns, table: from } = shapeOf(database, entity)
  return { columns, from }
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

/** What a database function tells as JSON, by column, as an object by property; the amounts among it become bigint. */
export function objectFromJson<Told>(json: unknown, ...amounts: readonly (keyof Told)[]): Told {
  const entries = Object.entries(json as object).map(([column, value]) => {
    const name = column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
    const isAmount = value !== null && amounts.some((one) => one === name)
    return [name, isAmount ? BigInt(value) : value]
  })
  return Object.fromEntries(entries)
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
