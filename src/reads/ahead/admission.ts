const SEEN = 3
/** Characters of all statements together: each stays prepared on every connection. */
const STATEMENTS_MAX = 600_000
/** The least that a statement counts for. */
const STATEMENT_MIN = 2_000
/** For each so many characters, the required number of requests doubles, so that frequent queries always get in. */
const STATEMENTS_STEP = 100_000

/** Limits how many look-ahead statements there are. */
export interface Admission {
  /** How often a field must be seen before it gets a statement. */
  timesSeen(): number
  /** Whether a statement is known already or still fits. */
  admits(text: string): boolean
}

/** Starts without statements. */
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
