/** The usual purposes of loans, the same for borrowers and lenders. Other clients of the API can name others. */
const usual = [
  'agriculture',
  'craft',
  'education',
  'energy',
  'health',
  'housing',
  'retail',
  'transport',
]

/** The usual purposes, then others that occur. */
export function purposesWith(others: readonly string[]): readonly string[] {
  return [...new Set([...usual, ...others])]
}
