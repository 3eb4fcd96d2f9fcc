import type { Condition } from '../../reads/page.ts'

/** The least and the most days late. */
const ranges = {
  days_1_to_30: [1, 30],
  days_31_to_60: [31, 60],
  days_61_to_90: [61, 90],
  over_90_days: [91, undefined],
} as const

/** How late a loan is. */
export type Arrears = keyof typeof ranges

/** The gateway's day, as SQL. */
export const today = "(gateway_now() at time zone 'UTC')::date"

/**
 * Loans that are late by days in any of these ranges: the day on which the first unpaid instalment was due is kept with the loan. Of what was
 * written off nobody expects anything.
 */
export function lateBy(arrears: readonly Arrears[] | null | undefined): readonly Condition[] {
  if (!arrears) return []
  const any = [...new Set(arrears)].map((one) => {
    const [least, most] = ranges[one]
    const since = most === undefined ? '' : ` and next_due_on >= ${today} - ${most}`
    return `next_due_on <= ${today} - ${least}${since}`
  })
  return [[any.length === 0 ? 'false' : `(${any.join(' or ')})`], ['written_off_at is null']]
}
