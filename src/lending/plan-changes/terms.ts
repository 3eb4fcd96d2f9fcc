import type {
  MovedInterest,
  PlanChangeKind,
  PlanChangeTerms,
} from '../../entities/loan/plan-change.ts'
import type { Limits } from '../limits.ts'
import { checkPercent, checkRange, invalid, type MaybeReason } from '../refusal.ts'

/** The longest pause, in days. */
const PAUSE_MAX = 366
const DAY_MS = 86_400_000

/** What a change is to make of a plan, as a client gives it. */
export interface GivenTerms {
  readonly kind: PlanChangeKind
  readonly from?: string | null
  readonly to?: string | null
  readonly instalments?: number | null
  readonly extend?: boolean | null
  readonly interest?: MovedInterest | null
  readonly dueDay?: number | null
  readonly months?: number | null
  /** Hundredths of a percent a year. */
  readonly rate?: number | null
}

type Term = Exclude<keyof GivenTerms, 'kind'>

/** The terms that each kind of change has, all of them required. */
const termsOf: Readonly<Record<PlanChangeKind, readonly Term[]>> = {
  interest_pause: ['from', 'to'],
  principal_holiday: ['instalments', 'extend'],
  re_amortise: [],
  re_age: ['instalments', 'from', 'interest'],
  due_day: ['dueDay', 'from'],
  term: ['months'],
  rate: ['rate'],
}
const all: readonly Term[] = [...new Set(Object.values(termsOf).flat())]

/** The days of a month. */
export const dueDays = { min: 1, max: 31 } as const

/** What is wrong with the terms of a change. */
export function checkTerms(given: GivenTerms, limits: Limits): readonly MaybeReason[] {
  const needed = termsOf[given.kind]
  const { months, from, to } = given
  const most = limits.loanMonthsMax
  return [
    ...all.map((term) => checkPresence(term, given, needed)),
    checkRange('instalments', given.instalments, { min: 1, max: most }),
    checkRange('dueDay', given.dueDay, dueDays),
    checkRange('months', months, { min: -most, max: most }),
    months === 0 && invalid('months', 'refusal.plan.months'),
    checkPercent('rate', given.rate, limits.loanRateMax),
    checkPause(from, to),
  ]
}

function checkPresence(term: Term, given: GivenTerms, needed: readonly Term[]): MaybeReason {
  const isGiven = given[term] !== null && given[term] !== undefined
  if (isGiven === needed.includes(term)) return undefined
  const message = isGiven ? 'refusal.plan.superfluous' : 'refusal.plan.missing'
  return invalid(term, message, undefined, { count: needed.length, needed })
}

function checkPause(from: string | null | undefined, to: string | null | undefined): MaybeReason {
  if (!from || !to) return undefined
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  if (days >= 1 && days <= PAUSE_MAX) return undefined
  return invalid('to', 'refusal.plan.pause', { min: 1, max: PAUSE_MAX })
}

/** The terms of a change as the database keeps them. */
export function storedTerms(given: GivenTerms): PlanChangeTerms {
  const names = termsOf[given.kind]
  return Object.fromEntries(
    names.map((name) => [name === 'dueDay' ? 'due_day' : name, given[name]]),
  )
}
