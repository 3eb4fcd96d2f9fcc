import { schedule } from '../../../../src/lending/repaying/schedule/amortisation.ts'
import { levelPayment, UNIT } from '../calendar.ts'
import { least } from './debts.ts'
import { monthlyInterest, type Plan, positive } from './plan.ts'

/** Whether all instalments to come are of ordinary months. */
function isOrdinary(plan: Plan): boolean {
  return plan.coming.every(
    ({ rests, moved }, at) =>
      !rests && moved === 0n && plan.calendar.isOrdinary(plan.month + 1 + at),
  )
}

/** Lowers the payments to come, after a prepayment. */
export function lower(plan: Plan): void {
  const balance = plan.balance - (plan.ahead - plan.covered)
  const toCome = positive(plan.toCome - plan.covered)
  if (!isOrdinary(plan)) {
    const level = levelAfter(plan, balance, toCome)
    for (const month of plan.coming) month.payment = least(month.payment, level + month.moved)
    return
  }
  const { rate, even } = plan
  const left = plan.last - plan.month
  const before = plan.coming[0]?.payment ?? 0n
  let { monthlyPayment } = schedule(balance + toCome, rate, left, false)
  const last = () => lastOf(balance, toCome, rate, monthlyPayment, left)
  while (even && monthlyPayment < before && last() * 2n > monthlyPayment * 3n) monthlyPayment += 1n
  for (const month of plan.coming) month.payment = least(monthlyPayment, before)
}

/** What a cent bears in each of the months to come that repay principal. */
export function bearing(plan: Plan): bigint[] {
  return plan.coming.flatMap(({ rests }, at) => {
    const month = plan.month + 1 + at
    const [from, to] = [plan.calendar.due(month - 1), plan.calendar.due(month)]
    return rests && month < plan.last ? [] : [plan.calendar.bears(from, to)]
  })
}

/** The level payments of the months to come. */
export function levelAfter(plan: Plan, balance: bigint, carried: bigint): bigint {
  const [first = 0n, ...later] = bearing(plan)
  return levelPayment((balance + positive(carried)) * UNIT + balance * first, later)
}

/** Plans the rest anew: with the payment of the next month in all of them, if they are ordinary. */
export function planAnew(plan: Plan, share: bigint): void {
  if (plan.month > plan.last) return
  const areOrdinary = isOrdinary(plan)
  const { payment = 0n } = plan.coming[0] ?? {}
  if (areOrdinary) for (const month of plan.coming) month.payment = payment
  endWith(plan, plan.lived(areOrdinary && plan.even ? share : 0n).plan.last)
}

export function endWith(plan: Plan, last: number): void {
  const gone = plan.months.splice(last + 1)
  const end = plan.months[last]
  if (end && last > plan.month) for (const { moved } of gone) end.moved += moved
  plan.calendar.dues.splice(last + 1)
  plan.last = last
}

/** The last payment of a plan. */
function lastOf(
  from: bigint,
  before: bigint,
  rate: number,
  payment: bigint,
  months: number,
): bigint {
  let [balance, carried] = [from, before]
  for (let left = months; ; left -= 1) {
    const interest = carried + monthlyInterest(balance, rate)
    const all = balance + interest
    if (left <= 1 || payment >= all) return all
    const due = least(interest, payment)
    const rest = balance - (payment - due)
    carried = interest - due
    if ((rest + carried + monthlyInterest(rest, rate)) * 2n < payment) return all
    balance = rest
  }
}
