import { isClosed } from '../database/connections/faults.ts'
import { loggedReason } from '../database/connections/reasons.ts'

/** Tries one thing after the other, so that none keeps the others from being done. */
export interface Attempts {
  /** Tries something with an item or a part of the work, and returns undefined if it fails. Once this process has closed its connections, nothing more is tried: it throws. */
  readonly attempt: <Done>(of: string, act: () => Promise<Done>) => Promise<Done | undefined>
  /** Throws all failures together, if there are any. */
  readonly end: () => void
}

/** A failure, with the item or the part of the work at which it came. */
export interface Failure {
  readonly of: string | undefined
  readonly error: unknown
}

/** Throws failures together, if there are any, with the first of them in words. */
export function throwTogether(failures: readonly Failure[], tried: number): void {
  const [first] = failures
  if (first === undefined) return
  const errors = failures.map(({ error }) => error)
  throw new AggregateError(
    errors,
    `${failures.length} of ${tried} failed, the first at ${first.of}: ${loggedReason(first.error)}`,
  )
}

/** Begins attempts of which all failures are thrown together at the end. */
export function beginAttempts(): Attempts {
  const failures: Failure[] = []
  let tried = 0
  return {
    attempt: async (of, act) => {
      tried += 1
      try {
        return await act()
      } catch (error) {
        if (isClosed(error)) throw error
        failures.push({ of, error })
        return undefined
      }
    },
    end: () => throwTogether(failures, tried),
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
  for (const name of Object.keys(parts) as (keyof Did)[])
    did[name] = await attempt(String(name), parts[name])
  end()
  return did as Did
}
