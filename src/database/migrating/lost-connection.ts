import { isAway } from '../connections/faults.ts'

/** What is left of a migration that has lost its connection, by how far it had come. */
const left = {
  looking: 'nothing was changed',
  changing:
    'nothing was changed but the tables of the job queues, since the rest is one transaction',
  committing: 'either everything was applied, or nothing but the tables of the job queues',
  marking: 'everything was applied, but the schema may not be marked as that of its cell yet',
}

/** How far a migration has come. */
export interface Progress {
  at: keyof typeof left
}

/** Carries out a migration; if it loses its connection, throws an Error that says what was changed. */
export async function tellingLoss<Result>(
  migrating: (progress: Progress) => Promise<Result>,
): Promise<Result> {
  const progress: Progress = { at: 'looking' }
  try {
    return await migrating(progress)
  } catch (error) {
    if (!isAway(error)) throw error
    throw new Error(
      `the migration lost its connection to the database (${saidBy(error)}): ${left[progress.at]}; run it again once the database answers`,
    )
  }
}

/** What PostgreSQL said of an error, without the statement that MikroORM puts before it. */
export function saidBy(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.replace(/^.* - (?=[a-zA-Z])/s, '').split('\n', 1)[0] ?? ''
}
