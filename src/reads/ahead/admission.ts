const SEEN = 3
/** Characters of all statements: each is a prepared statement of every connection, and stays one. */
const STATEMENTS_MAX = 600_000
/** A short one is counted as so many. */
const STATEMENT_MIN = 2_000
/** After so many, a field must be seen twice as often: what is asked often gets in at any time. */
const STATEMENTS_STEP = 100_000

/** Which statements there may be. */
export interface Admission {
  /** How often a field must have been seen for a statement to be made of it. */
  timesSeen(): number
  /** Whether there may be this one: it is known, or there is room. */
  admits(text: string): boolean
}

/** Begins with no statements. */
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
