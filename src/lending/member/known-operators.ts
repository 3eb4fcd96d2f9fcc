import type { Database } from '../../database/connection.ts'
import { Profile } from '../../entities/member/profile.ts'
import { columnsOf } from '../../reads/rows.ts'

const OPERATORS_MAX = 200

/** The ids of all who have acted, as a trail says: one step through the index for each, however many entries there are. */
export const actorsOf = (trail: 'audit_entry' | 'case_entry') => `with recursive actor (id) as (
    (select actor_id from ${trail} where actor_id is not null order by actor_id limit 1)
    union all
    select (select actor_id from ${trail} where actor_id > actor.id order by actor_id limit 1) from actor where id is not null
  )`

/** Notes in the audit trail that an operator begins to work, unless it has anything of them. */
export async function beginOperating(
  database: Pick<Database, 'operating'>,
  operatorId: string,
): Promise<void> {
  await database.operating().change('select record_operator($1)', [operatorId])
}

/** Operators who have looked at something or acted, as a trail says, by name, except those who are frozen; at most 200. */
export function operatorsIn(
  database: Database,
  trail: Parameters<typeof actorsOf>[0],
): Promise<Profile[]> {
  const text = `${actorsOf(trail)} select ${columnsOf(database, Profile)} from profile where id in (select id from actor) and not frozen
    order by full_name, id limit $1`
  return database.query<Profile>(text, [OPERATORS_MAX])
}
