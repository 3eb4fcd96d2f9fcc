import type { Explanations, Outcome } from '../outcome.ts'

/** Explains that a borrower has reached the limit of loans taken back within 24 hours, and when the next can be published. */
export function takenBackTooOften({ most, again_at }: Outcome): Explanations {
  if (again_at === undefined) return {}
  const againAt = new Date(String(again_at)).toISOString()
  const message = `The borrower has taken back ${most} loans within 24 hours, which is the limit; another can be published or submitted from ${againAt}.`
  return { LIMIT_EXCEEDED: { field: 'status', message, details: { max: most, againAt } } }
}
