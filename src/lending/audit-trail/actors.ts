import type { Reader } from '../../database/reader.ts'

/** A person who has acted on records of others, and is named as the actor of entries in the trail. */
export interface Actor {
  readonly id: string
  readonly subject: string
}

const ACTORS_MAX = 100

/** Finds each actor by one lookup in the index, instead of reading all entries: the trail keeps growing, but has few actors. */
const actors = `
  with recursive actor as (
    (select actor_id as id from audit_entry where actor_id is not null order by actor_id limit 1)
    union all
    select (select actor_id from audit_entry where actor_id > actor.id order by actor_id limit 1) from actor where actor.id is not null
  )
  select profile_id as id, subject from actor join identity on profile_id = actor.id order by subject limit ${ACTORS_MAX}`

/** The people who have acted on records of others, sorted by subject; at most 100. */
export function actorsIn(reader: Reader): Promise<Actor[]> {
  return reader.query<Actor>(actors, [], 'search')
}
