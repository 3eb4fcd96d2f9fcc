import type { Explanations, Outcome } from '../outcome.ts'

/** A borrower has taken back as many loans as one may within 24 hours, and publishes none until the first of them is longer ago. */
export function takenBackTooOften({ most, again_at }: Outcome): Explanations {
  if (again_at === undefined) return {}
  const againAt = new Date(String(again_at)).toISOString()
  const message = `The borrower has taken back ${most} loans within 24 hours, which is the limit; another can be published or submitted from ${againAt}.`
  return { LIMIT_EXCEEDED: { field: 'status', message, details: { max: most, againAt } } }
}
