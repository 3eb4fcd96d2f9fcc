/** What loans are usually for: the same for those who ask and those who lend. Others can occur, which clients of the API name. */
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
