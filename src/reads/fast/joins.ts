import type { EntityClass } from '@mikro-orm/core'
import type { Database } from '../../database/connection.ts'
import { columnOf } from '../rows.ts'
import type { Many, One, Shown } from './relations.ts'

/** The property of a record and the property of its parent that must be equal. */
export type Key = readonly [own: string, parents: string]

/** How records are joined to their parents: an SQL condition, and the key if the condition only compares two columns. */
interface Join<Keys extends Key | undefined> {
  readonly key: Keys
  readonly where: string
}

/** Joins a single record to its parent. */
export function joinOne(database: Database, { entity, by, from }: One, parent: Shown): Join<Key> {
  return joined(database, entity, by, parent.entity, from)
}

/** Joins the records of a list to their parent, directly or through another record. */
export function joinMany(
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
