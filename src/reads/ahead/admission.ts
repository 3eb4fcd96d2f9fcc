const SEEN = 3
/** The total length of all statements in characters; each stays prepared on every connection. */
const STATEMENTS_MAX = 600_000
/** The minimum length that a statement counts for. */
const STATEMENT_MIN = 2_000
/** The required number of requests doubles with each multiple of this length, so that frequent queries always get in. */
const STATEMENTS_STEP = 100_000

/** Limits how many look-ahead statements there are. */
export interface Admission {
  /** How often a field must have been requested to get a statement. */
  timesSeen(): number
  /** Whether a statement was admitted before or still fits. */
  admits(text: string): boolean
}

/** Creates a limit to which no statement has been admitted yet. */
export function admission(): Admission {
  const known = new Set<string>()
  let written = 0
  return {
    timesSeen: () => SEEN * 2 ** Math.floor(written / STATEMENTS_STEP),
    admits: (text) => {
      if (known.has(text)) return true
      if (written + text.length > STATEMENTS_MAX) return false
      known.add(text)
      written += Math.max(text.length, STATEMENT_MIN)
      return true
    },
  }
}
