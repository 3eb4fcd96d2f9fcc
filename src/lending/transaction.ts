import type { EntityManager } from '@mikro-orm/postgresql'
import { retrying, settled } from '../database/attempts.ts'
import type { Platform } from './platform.ts'

/** Makes a change through the unit of work, in one transaction; throws OutcomeUnknown when no answer to it came. */
export async function changing<T>(
  { database }: Pick<Platform, 'database'>,
  change: (em: EntityManager) => Promise<T>,
): Promise<T> {
  try {
    return await database.alone(() =>
      retrying(() => settled(() => database.orm.em.fork().transactional(change))),
    )
  } finally {
    // Also what failed may have been done, when its outcome is unknown.
    database.hint()
  }
}
