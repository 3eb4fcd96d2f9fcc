import type { Database } from '../../database/connection.ts'
import { Profile } from '../../entities/member/profile.ts'
import { columnsOf } from '../../reads/rows.ts'

const OPERATORS_MAX = 200

/** Operators who have looked at something or acted, as a trail says, by name, except those who are frozen; at most 200. */
export function operatorsIn(
  database: Database,
  trail: 'audit_entry' | 'case_entry',
): Promise<Profile[]> {
  // One step through the index for each operator, however many entries there are.
  const text = `with recursive known (id) as (
      (select actor_id from ${trail} where actor_id is not null order by actor_id limit 1)
      union all
      select (select actor_id from ${trail} where actor_id > known.id order by actor_id limit 1) from known where id is not null
    ) select ${columnsOf(database, Profile)} from profile where id in (select id from known) and not frozen
    order by full_name, id limit $1`
  return database.query<Profile>(text, [OPERATORS_MAX])
}
