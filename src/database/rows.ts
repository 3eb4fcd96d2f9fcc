import type { EntityClass } from '@mikro-orm/core'
import type { Database } from './connection.ts'
import type { Reader } from './reader.ts'

const lists = new WeakMap<EntityClass<unknown>, string>()
const shapes = new WeakMap<EntityClass<unknown>, readonly Shape[]>()

/** The select list of an entity, from its metadata: each column under its property's name. */
export function columnsOf<Row>(database: Database, entity: EntityClass<Row>): string {
  const known = lists.get(entity)
  if (known !== undefined) return known
  const list = propertiesOf(database, entity)
    .map(({ fieldNames, name }) => `${fieldNames[0]} as "${name}"`)
    .join(', ')
  lists.set(entity, list)
  return list
}

/** A bulk read, prepared once: the rows whose key is one of the values, shaped as the entity, never hydrated. */
export function rowsBy<Row>(
  database: Database,
  entity: EntityClass<Row>,
  key: keyof Row & string,
): (reader: Reader, keys: readonly string[]) => Promise<Row[]> {
  const { tableName, props } = database.orm.getMetadata().get(entity)
  const column = props.find(({ name }) => name === key)?.fieldNames[0]
  // Keys that are selected look as many to the planner as any others: it plans this once, not at each read.
  const keys = '(select $1::uuid[])::uuid[]'
  const text = `select ${columnsOf(database, entity)} from ${tableName} where ${column} = any(${keys})`
  return (reader, keys) => reader.query<Row>(text, [keys])
}

/** A row that PostgreSQL gave as JSON (`to_jsonb`), shaped as the entity. */
export function rowFromJson<Row>(
  database: Database,
  entity: EntityClass<Row>,
  json: Readonly<Record<string, unknown>>,
): Row {
  const row: Record<string, unknown> = {}
  for (const { name, column, read } of shapeOf(database, entity)) {
    const value = json[column] ?? null
    row[name] = value === null ? null : read(value)
  }
  return row as Row
}

/** A property of an entity, and how its column's JSON is read. */
interface Shape {
  readonly name: string
  readonly column: string
  readonly read: (value: unknown) => unknown
}

function shapeOf<Row>(database: Database, entity: EntityClass<Row>): readonly Shape[] {
  const known = shapes.get(entity)
  if (known !== undefined) return known
  const shape = propertiesOf(database, entity).map(({ name, fieldNames, columnTypes }) => ({
    name,
    column: fieldNames[0] ?? '',
    read: reading(columnTypes[0] ?? ''),
  }))
  shapes.set(entity, shape)
  return shape
}

/** Amounts stay below 10^15, so the JSON number of a bigint is exact. */
function reading(type: string): (value: unknown) => unknown {
  if (type === 'bigint') return (value) => (typeof value === 'number' ? BigInt(value) : value)
  if (type.startsWith('timestamptz'))
    return (value) => (typeof value === 'string' ? new Date(value) : value)
  return (value) => value
}

function propertiesOf<Row>(database: Database, entity: EntityClass<Row>) {
  return database.orm.getMetadata().get(entity).props
}
