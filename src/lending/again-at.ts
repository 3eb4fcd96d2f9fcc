import type { Outcome } from './outcome.ts'
import type { Reason } from './refusal.ts'

/** Says when something works again that was done as often as one may within a time (`again_at`), beside the other details of the refusal. */
export function againAt(
  { again_at }: Outcome,
  others: Readonly<Record<string, unknown>>,
): Pick<Reason, 'values' | 'details'> {
  if (again_at === undefined) return { details: others }
  const time = new Date(String(again_at)).toISOString()
  return { values: { againAt: { time } }, details: { ...others, againAt: time } }
}
