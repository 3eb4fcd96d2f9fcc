import type { EntityManager } from '@mikro-orm/postgresql'
import { retrying, settled } from '../database/attempts.ts'
import type { Platform } from './platform.ts'

/** Makes a change through the unit of work, in one transaction; throws OutcomeUnknown when no answer to it came. */
export async function changing<T>(
  { database }: Pick<Platform, 'database'>,
  change: (em: EntityManager) => Promise<T>,
): Promise<T> {
  const done = await retrying(() => settled(() => database.orm.em.fork().transactional(change)))
  database.hint()
  return done
}
