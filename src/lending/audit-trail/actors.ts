import type { Reader } from '../../database/reader.ts'
import { actorsOf } from '../member/known-operators.ts'

/** A person who has acted on records of others, and is named as the actor of entries in the trail. */
export interface Actor {
  readonly id: string
  readonly subject: string
}

const ACTORS_MAX = 100

const actors = `${actorsOf('audit_entry')}
  select profile_id as id, subject from actor join identity on profile_id = actor.id order by subject limit ${ACTORS_MAX}`

/** The people who have acted on records of others, sorted by subject; at most 100. */
export function actorsIn(reader: Reader): Promise<Actor[]> {
  return reader.query<Actor>(actors, [], 'search')
}
