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

/** A purpose as the API compares it: Craft and craft are the same. */
export function plainPurpose(purpose: string): string {
  return purpose.replaceAll(/\s+/g, ' ').trim().toLowerCase()
}

/** The purpose of a loan that has none of these. */
const OTHER = 'other'

/** The usual purposes, then others that occur, and at the end “Other”. */
export function purposesWith(others: readonly string[]): readonly string[] {
  const named = new Set([...usual, ...others.map(plainPurpose)])
  named.delete(OTHER)
  return [...named, OTHER]
}
