import type { LoanStatus, RiskLevel } from '../../../entities/loan/loan.ts'
import type { Condition } from '../../../reads/page.ts'
import { invalid, type MaybeReason, type Reason } from '../../refusal.ts'
import { wordsIn } from './search.ts'

/** The most purposes that a filter or preferences can name, and that facets return. */
export const PURPOSES_MAX = 20

/** The filters that lists of loans, of opportunities and of markers have in common; all conditions must hold. */
export interface LoanTraits {
  readonly purpose?: string | null
  readonly purposes?: readonly string[] | null
  readonly riskLevel?: readonly RiskLevel[] | null
  /** Hundredths of a percent. */
  readonly minRate?: number | null
  readonly maxRate?: number | null
  readonly minMonths?: number | null
  readonly maxMonths?: number | null
  /** Minor units. */
  readonly minAmount?: bigint | null
  readonly maxAmount?: bigint | null
  readonly publishedSince?: Date | null
  readonly publishedUntil?: Date | null
  /** Words to search for in the loan's texts and the borrower's name and city, in the syntax of web searches. */
  readonly q?: string | null
}

/** The conditions for these filters, written with the expressions of the indexes, so that PostgreSQL uses them. */
export function loansLike(filter: LoanTraits): readonly Condition[] {
  return [
    ['plain_purpose(purpose) = plain_purpose(?)', filter.purpose],
    ['plain_purpose(purpose) = any(plain_purposes(?))', filter.purposes],
    ['risk_level = any(?)', filter.riskLevel],
    ['coalesce(interest_rate, -1) >= ?::numeric', filter.minRate],
    ['coalesce(interest_rate, -1) between 0 and ?::numeric', filter.maxRate],
    ['repayment_period_months >= ?::int', filter.minMonths],
    ['repayment_period_months <= ?::int', filter.maxMonths],
    ['amount_requested >= ?', filter.minAmount],
    ['amount_requested <= ?', filter.maxAmount],
    ['published_at >= ?', filter.publishedSince],
    ['published_at < ?', filter.publishedUntil],
    ...(filter.q ? wordsIn(filter.q) : []),
  ]
}

/** The reasons why these filters are invalid, such as a minimum above its maximum. */
export function checkTraits(filter: LoanTraits): readonly MaybeReason[] {
  return [
    inOrder(filter, 'minRate', 'maxRate'),
    inOrder(filter, 'minMonths', 'maxMonths'),
    inOrder(filter, 'minAmount', 'maxAmount'),
    inOrder(filter, 'publishedSince', 'publishedUntil'),
    (filter.purposes?.length ?? 0) > PURPOSES_MAX &&
      invalid('purposes', 'refusal.loan.purposes', { max: PURPOSES_MAX }),
  ]
}

/** Says that nothing can match if the minimum of a range is above its maximum; undefined if both fit, or one is missing. */
export function inOrder<Filter>(
  filter: Filter,
  least: keyof Filter & string,
  greatest: keyof Filter & string,
): Reason | undefined {
  const [from, to] = [filter[least], filter[greatest]]
  if (from === null || from === undefined || to === null || to === undefined || from <= to)
    return undefined
  return invalid(least, 'refusal.out_of_order', undefined, { greatest })
}

/** The orders by another time than that of publishing: the expression in the index, and the column. */
const times = {
  newest: ['created_at', 'created_at'],
  expiring: ["coalesce(expires_at, 'infinity')", 'expires_at'],
} as const

/**
 * Narrows a list that is sorted by another time to the range in which loans published in the given period can be. For each state, an
 * index has the shortest and the longest time between publishing and that other time, so reading starts at the first possible match.
 */
export function whenPublished(
  status: LoanStatus,
  { publishedSince, publishedUntil }: LoanTraits,
  sort: string,
): readonly Condition[] {
  if (sort !== 'newest' && sort !== 'expiring') return []
  const [key, time] = times[sort]
  const interval = (order: string) => `(select ${time} - published_at from loan as other
    where published_at is not null and status = ? order by ${time} - published_at ${order} limit 1)`
  const least = `coalesce(${interval('asc nulls last')}, '0')`
  const most = interval('desc nulls first')
  return [
    [`${key} >= ${later(least)}`, publishedSince, status],
    [`${key} <= coalesce(${later(most)}, 'infinity')`, publishedUntil, status],
  ]
}

/** Adds an interval in UTC: in other time zones, days differ in length. */
function later(interval: string): string {
  return `((?::timestamptz at time zone 'UTC') + ${interval}) at time zone 'UTC'`
}

/** For each range, the fewest and the most days late. */
const ranges = {
  days_1_to_30: [1, 30],
  days_31_to_60: [31, 60],
  days_61_to_90: [61, 90],
  over_90_days: [91, undefined],
} as const

/** How late a loan is, as a range of days past due. */
export type Arrears = keyof typeof ranges

/** These ranges, from a little late to very. */
export const arrearsRanges = Object.keys(ranges) as readonly Arrears[]

/** The current business day as an SQL expression. */
const today = 'business_date()'

/** The loans that were paused, for which some days don't count. */
const paused = `id = any(array(select loan_id from plan_change where kind = 'interest_pause' and status = 'effective'))`
const daysLate = `${today} - payable_until(late_due_on) - paused_days(id, payable_until(late_due_on), ${today})`

/**
 * The condition that a loan is late by days in one of these ranges; the due date from which it is late is stored with it. Loans that were written off are left out, since their payment is no longer expected.
 */
export function lateBy(arrears: readonly Arrears[] | null | undefined): readonly Condition[] {
  if (!arrears) return []
  const any = [...new Set(arrears)].map((one) => {
    const [least, most = 36_500] = ranges[one]
    const by = `late_due_on <= latest_due(${today} - ${least})`
    return `${by} and late_due_on > latest_due(${today} - ${most + 1}) and not ${paused}
      or ${by} and ${paused} and ${daysLate} between ${least} and ${most}`
  })
  return [[any.length === 0 ? 'false' : `(${any.join(' or ')})`], ['written_off_at is null']]
}

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
