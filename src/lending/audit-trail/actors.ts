import type { Reader } from '../../database/reader.ts'

/** Somebody who is named in the trail because of what they have done. */
export interface Actor {
  readonly id: string
  readonly subject: string
}

const ACTORS_MAX = 100

/** Each step is one look into the index by actors: the trail grows, but has few of them. */
const actors = `
  with recursive actor as (
    (select actor_id as id from audit_entry where actor_id is not null order by actor_id limit 1)
    union all
    select (select actor_id from audit_entry where actor_id > actor.id order by actor_id limit 1) from actor where actor.id is not null
  )
  select profile_id as id, subject from actor join identity on profile_id = actor.id order by subject limit ${ACTORS_MAX}`

/** Everybody who has acted on the records of others, by subject. */
export function actorsIn(reader: Reader): Promise<Actor[]> {
  return reader.query<Actor>(actors, [], 'search')
}
