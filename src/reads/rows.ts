import type { EntityClass } from '@mikro-orm/core'
import type { Database } from '../database/connection.ts'
import { NotRead } from './records.ts'
import { type Column, type Shape, shaped } from './shape.ts'

const shapes = new WeakMap<EntityClass<unknown>, Shape>()

/** The shape of an entity's records, from its metadata, worked out once. */
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

/** The select list of an entity: each column under the name of its property. */
export function columnsOf<Row>(database: Database, entity: EntityClass<Row>): string {
  return shapeOf(database, entity).selectList
}

/** A record of a row that PostgreSQL gave as JSON (`to_jsonb`). */
export function rowFromJson<Row>(
  database: Database,
  entity: EntityClass<Row>,
  json: Readonly<Record<string, unknown>>,
): Row {
  const row: Record<string, unknown> = {}
  for (const column of shapeOf(database, entity).columns) {
    const value = json[column.name] ?? null
    if (value !== null) row[column.property] = column.read ? column.read(value) : value
    // An outcome that was kept before the column was added has nothing there.
    else if (column.nullable || column.name in json) row[column.property] = null
    else Object.defineProperty(row, column.property, { get: () => refuse(column) })
  }
  return row as Row
}

function refuse(column: Column): never {
  throw new NotRead(column)
}
