import { isClosed } from '../database/connections/faults.ts'

/** Tries one thing after the other, so that none keeps the others from being done. */
export interface Attempts {
  /** Tries something, and returns undefined if it fails. Once this process has closed its connections, nothing more is tried: it throws. */
  readonly attempt: <Done>(act: () => Promise<Done>) => Promise<Done | undefined>
  /** Throws all failures together, if there are any. */
  readonly end: () => void
}

/** Begins attempts of which all failures are thrown together at the end. */
export function beginAttempts(): Attempts {
  const failures: unknown[] = []
  let tried = 0
  return {
    attempt: async (act) => {
      tried += 1
      try {
        return await act()
      } catch (error) {
        if (isClosed(error)) throw error
        failures.push(error)
        return undefined
      }
    },
    end: () => {
      if (failures.length > 0)
        throw new AggregateError(
          failures,
          `${failures.length} of ${tried} failed, first: ${failures[0]}`,
        )
    },
  }
}

/**
 * Does the parts of some work in their order, each whatever became of those before it, and returns what each returned. Their failures
 * are thrown together at the end.
 */
export async function eachPart<Did extends object>(
  parts: {
    readonly [Name in keyof Did]: () => Promise<Did[Name]>
  },
): Promise<Did> {
  const { attempt, end } = beginAttempts()
  const did: Partial<Did> = {}
  for (const name of Object.keys(parts) as (keyof Did)[]) did[name] = await attempt(parts[name])
  end()
  return did as Did
}
