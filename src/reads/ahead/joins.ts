import type { EntityClass } from '@mikro-orm/core'
import type { Database } from '../../database/connection.ts'
import { columnOf } from '../rows.ts'
import type { Many, One, Shown } from './relations.ts'

/** The properties of a record and its parent that are equal. */
export type Key = readonly [own: string, parents: string]

/** How records belong to their parents: by a condition, and by equal properties of both, where those are enough. */
interface Join<Keys extends Key | undefined> {
  readonly key: Keys
  readonly where: string
}

/** How the one record belongs to its parent. */
export function joinOne(database: Database, { entity, by, from }: One, parent: Shown): Join<Key> {
  return joined(database, entity, by, parent.entity, from)
}

/** How the records of a list belong to their parent, directly or through another. */
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

/** Joins by relations that the entities declare; throws where they refer to different things. */
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

/** What a property refers to; without one, an entity is known by its own key. */
function refersTo({ orm }: Database, entity: EntityClass<object>, property: string | undefined) {
  const { primaryKeys, relations } = orm.getMetadata().get(entity)
  if (property === undefined) return { entity, property: primaryKeys[0] ?? '' }
  const target = relations.find(({ name }) => name === property)?.targetMeta
  if (target === undefined) throw new Error(`${entity.name}.${property} is no relation`)
  return { entity: target.class as EntityClass<object>, property }
}
