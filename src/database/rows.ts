import type { EntityClass } from '@mikro-orm/core'
import type { Database } from './connection.ts'

/** The select list of an entity, from its metadata: each column under its property's name. */
function columnsOf<Row>(database: Database, entity: EntityClass<Row>): string {
  return database.orm
    .getMetadata()
    .get(entity)
    .props.map((property) => `${property.fieldNames[0]} as "${property.name}"`)
    .join(', ')
}

/** A prepared bulk read: the rows whose key is one of the values, shaped as the entity, never hydrated. */
export function rowsBy<Row>(
  database: Database,
  entity: EntityClass<Row>,
  key: keyof Row & string,
): (keys: readonly string[]) => Promise<Row[]> {
  const { tableName, props } = database.orm.getMetadata().get(entity)
  const column = props.find(({ name }) => name === key)?.fieldNames[0]
  const text = `select ${columnsOf(database, entity)} from ${tableName} where ${column} = any($1)`
  return (keys) => database.query<Row>(text, [keys])
}
