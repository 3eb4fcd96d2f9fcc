import { dayInMonth, levelPayment, monthsAfter, UNIT } from '../calendar.ts'
import { least } from './debts.ts'
import { type Plan, positive } from './plan.ts'
import { bearing, endWith, levelAfter } from './planned-anew.ts'

/** A change of a plan, with days as numbers. */
export type Change =
  | { readonly kind: 'interest_pause'; readonly from: number; readonly to: number }
  | { readonly kind: 'principal_holiday'; readonly instalments: number; readonly extend: boolean }
  | { readonly kind: 're_amortise' }
  | {
      readonly kind: 're_age'
      readonly instalments: number
      readonly from: number
      readonly interest: 'first' | 'spread'
    }
  | { readonly kind: 'due_day'; readonly due_day: number; readonly from: number }
  | { readonly kind: 'term'; readonly months: number }
  | { readonly kind: 'rate'; readonly rate: number }

/** What was missed of earlier instalments. */
interface Missed {
  readonly principal: bigint
  readonly interest: bigint
}

/** Changes what is unpaid of a plan, from docs/decisions/0054-plan-changes.md; says whether that was possible. If not, the plan is not to be used any more. */
export function changePlan(plan: Plan, change: Change, missed: Missed): boolean {
  const { kind } = change
  const gathers = kind === 're_amortise' || kind === 're_age'
  const hasMissed = missed.principal + missed.interest > 0n
  const isOver = plan.balance + plan.principalPaid === 0n
  if (plan.ahead + plan.pot > 0n || (isOver && kind !== 're_age')) return false
  if (kind === 're_amortise' && !hasMissed) return false
  const isOpen = gathers || plan.unpaid > 0n
  const first = isOpen ? plan.month : plan.month + 1
  if (first > Math.max(plan.last, plan.month)) return false
  plan.calendar.cut()
  const usual = usualPayment(plan)
  const excess = plan.excess
  for (const [at, month] of plan.months.entries())
    if (at > plan.month && (month.rests || at === plan.last)) month.payment = usual + month.moved
  const terms = { first, last: Math.max(plan.last, plan.month) }
  if (!takesPlace(plan, change, terms)) return false
  while (plan.calendar.dues.length <= plan.last) plan.calendar.extend()
  plan.calendar.moveOut(plan.today, plan.month)
  resize(plan, usual)
  if (gathers) gather(plan, missed, change)
  if (kind !== 'interest_pause' && kind !== 'due_day' && !isLonger(change))
    levelOut(plan, isOpen, kind === 're_age', excess)
  if (isOpen && plan.months[plan.month]?.rests)
    plan.instalment = plan.toCome + plan.interestPaid + plan.principalPaid - excess
  endWith(plan, plan.lived(0n).plan.last)
  return true
}

const isLonger = (change: Change): boolean => change.kind === 'principal_holiday' && change.extend

/** What is paid each month, but for interest that was moved. */
function usualPayment(plan: Plan): bigint {
  const month = plan.coming.slice(0, -1).find(({ rests }) => !rests)
  if (month) return month.payment - month.moved
  return plan.instalment - (plan.months[plan.month]?.moved ?? 0n)
}

/** What each kind does to the due days, the number of instalments and the interest. */
function takesPlace(plan: Plan, change: Change, { first, last }: { first: number; last: number }) {
  const { calendar, month, today } = plan
  switch (change.kind) {
    case 'interest_pause':
      calendar.pause(change.from, change.to)
      return change.from <= calendar.due(last)
    case 'principal_holiday': {
      if (change.extend) plan.last += change.instalments
      else if (change.instalments > last - first) return false
      for (let turn = 0; turn < change.instalments; turn += 1)
        plan.months[first + turn] = rested(plan.months[first + turn])
      return true
    }
    case 'term':
      plan.last += change.months
      calendar.dues.splice(plan.last + 1)
      return plan.last >= first
    case 'rate':
      if (change.rate >= calendar.rate) return false
      calendar.lower(change.rate, today)
      return true
    case 'due_day': {
      const moving = calendar.dues.findIndex((day, at) => at >= first && day >= change.from)
      const due = calendar.due(moving)
      if (moving < 0) return false
      const inMonth = dayInMonth(due, 0, change.due_day)
      const begins = inMonth > due ? inMonth : dayInMonth(due, 1, change.due_day)
      const count = calendar.dues.splice(moving).length
      const days = Array.from({ length: count }, (_, at) => dayInMonth(begins, at, change.due_day))
      calendar.reach(begins)
      calendar.dues.push(...days)
      calendar.countFrom(begins, days)
      return inMonth !== due
    }
    case 're_age': {
      if (change.from <= calendar.due(month - 1)) return false
      // After the last instalment, if nothing bore interest any more, months begin today.
      if (month > plan.last && plan.overdue === 0n && plan.brought === 0n) calendar.countFrom(today)
      const days = Array.from({ length: change.instalments }, (_, at) =>
        monthsAfter(change.from, at),
      )
      calendar.dues.splice(month)
      calendar.reach(change.from)
      calendar.dues.push(...days)
      calendar.countFrom(change.from, days)
      for (const one of plan.months) one.rests = false
      plan.last = month + change.instalments - 1
      return true
    }
    default:
      return true
  }
}

const rested = (month = { payment: 0n, rests: false, moved: 0n }) => ({ ...month, rests: true })

/** Has as many months as there are instalments; interest that was moved to one that is gone is due with the last. */
function resize(plan: Plan, usual: bigint): void {
  for (let at = 0; at <= plan.last; at += 1) {
    const month = plan.months[at] ?? { payment: usual, rests: false, moved: 0n }
    plan.months[at] = month
    if (at > plan.month && month.payment === 0n) month.payment = usual
  }
  const gone = plan.months.splice(plan.last + 1)
  const end = plan.months[plan.last]
  for (const { moved } of gone) {
    if (end) end.moved += moved
    if (plan.last === plan.month) plan.brought += moved
  }
}

/** Plans what was missed with what is to come. */
function gather(plan: Plan, missed: Missed, change: Change): void {
  const own = least(plan.months[plan.month]?.moved ?? 0n, positive(plan.accrued))
  const interest = missed.interest + own + plan.movedOn
  const count = BigInt(plan.last - plan.month + 1)
  const isFirst = change.kind === 're_age' && change.interest === 'first'
  plan.balance += missed.principal
  plan.overdue = 0n
  plan.brought -= own
  for (const [at, month] of plan.months.entries()) {
    const turn = BigInt(at - plan.month)
    const share = (interest * (turn + 1n)) / count - (interest * turn) / count
    month.moved = turn < 0n ? 0n : isFirst ? (turn === 0n ? interest : 0n) : share
  }
  plan.brought += plan.months[plan.month]?.moved ?? 0n
}

/** Level payments for what is left: what was already paid of the current instalment counts towards it, unless all that is owed is planned anew. */
function levelOut(plan: Plan, isOpen: boolean, isAnew: boolean, excess: bigint): void {
  const { moved = 0n, rests = false } = plan.months[plan.month] ?? {}
  let level: bigint
  if (isOpen && !rests) {
    const paid = plan.interestPaid + plan.principalPaid
    const counts = isAnew ? paid : 0n
    const all = plan.balance + plan.principalPaid + plan.toCome + plan.interestPaid - moved
    level = levelPayment((all - (isAnew ? paid : excess)) * UNIT, bearing(plan))
    plan.instalment = counts + level + moved
  } else {
    level = levelAfter(plan, plan.balance, isOpen ? 0n : plan.toCome)
  }
  for (const month of plan.coming) month.payment = level + month.moved
}
