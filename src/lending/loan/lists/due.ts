import type { Condition } from '../../../reads/page.ts'
import { today } from './traits.ts'

/** Which due dates loans are listed by. */
export interface DueDates {
  /** Days, such as 2026-11-22, both included. */
  readonly dueFrom?: string | null
  readonly dueTo?: string | null
  readonly overdue?: boolean | null
}

/** Conditions on the due dates of unpaid instalments, the first and the last of which are stored with the loan. */
export function due({ dueFrom, dueTo, overdue }: DueDates): readonly Condition[] {
  return [
    ['next_due_on <= ?::date', dueTo],
    ['last_due_on >= ?::date', dueFrom],
    ...(dueFrom && dueTo ? [between(dueFrom, dueTo)] : []),
    ...(overdue ? [[`late_due_on <= latest_due(${today} - 1)`] as const] : []),
    ...(overdue === false
      ? [[`(late_due_on is null or late_due_on > latest_due(${today} - 1))`] as const]
      : []),
  ]
}

const SHORT_MS = 28 * 86_400_000
const unpaid = `exists (select from instalment where instalment.loan_id = loan.id
  and principal_paid + interest_paid < principal + interest and due_on >= ?::date and due_on <= ?::date)`

/**
 * The condition that an unpaid instalment is due within a period. In a short period few are, and an index of instalments finds them.
 * In a longer one, most loans have their first or last due date, and only the remaining loans are looked up.
 */
function between(from: string, to: string): Condition {
  if (Date.parse(to) - Date.parse(from) < SHORT_MS) return [unpaid, from, to]
  const edges = 'next_due_on >= ?::date or last_due_on <= ?::date'
  return [`(${edges} or ${unpaid})`, from, to, from, to]
}
