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

/** Those who have worked on cases, by name, except those who are frozen; at most 200. */
export function caseWorkersIn(database: Database): Promise<Profile[]> {
  return operatorsIn(database, 'case_entry', 'not frozen')
}

/** Those who have acted as operators, by name, except those who are frozen; at most 200. Those who have only looked are not among them: see `is_known_operator`. */
export function workersIn(database: Database): Promise<Profile[]> {
  return operatorsIn(database, 'audit_entry', 'is_known_operator(id)')
}

function operatorsIn(
  database: Database,
  trail: Parameters<typeof actorsOf>[0],
  condition: string,
): Promise<Profile[]> {
  const text = `${actorsOf(trail)} select ${columnsOf(database, Profile)} from profile where id in (select id from actor) and ${condition}
    order by full_name, id limit $1`
  return database.query<Profile>(text, [OPERATORS_MAX])
}
