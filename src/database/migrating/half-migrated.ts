import { codeOf } from '../connections/faults.ts'

/**
 * A migration found something that it was to create, or missed something that an earlier one had created: a table, column, index,
 * function or other object.
 */
const CONTRADICTIONS = ['42P07', '42701', '42710', '42723', '42P01', '42703', '42704', '42883']

/** Applies migrations; where the database contradicts what it records as applied, throws an Error that says so. */
export async function applying<Result>(
  pending: readonly string[],
  apply: () => Promise<Result>,
): Promise<Result> {
  try {
    return await apply()
  } catch (error) {
    if (!CONTRADICTIONS.includes(codeOf(error)) || !(error instanceof Error)) throw error
    const reason = error.message.replace(/^.* - (?=[a-z])/s, '').split('\n', 1)[0]
    throw new Error(
      `this database is half migrated: it does not record ${pending.join(', ')} as applied, yet ${reason}; nothing was changed. Restore a backup, or undo what was applied by hand`,
    )
  }
}
