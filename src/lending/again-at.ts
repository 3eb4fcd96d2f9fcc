import type { Outcome } from './outcome.ts'
import type { Reason } from './refusal.ts'

/** Says when something works again that was done as often as one may within a time (`again_at`), beside the other details of the refusal. */
export function againAt(
  { again_at }: Outcome,
  others: Readonly<Record<string, unknown>>,
): Pick<Reason, 'values' | 'details'> {
  if (again_at === undefined) return { details: others }
  const againAt = new Date(String(again_at)).toISOString()
  return { values: { againAt: { time: wholeMinute(againAt) } }, details: { ...others, againAt } }
}

/** The first whole minute that does not lie before a time: texts say times to the minute, and it must work at the one that they say. */
export function wholeMinute(time: string): string {
  return new Date(Math.ceil(Date.parse(time) / 60_000) * 60_000).toISOString()
}
