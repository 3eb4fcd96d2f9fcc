import { divideHalfEven, schedule } from '../../../src/lending/repaying/amortisation.ts'
import { type Calendar, levelPayment, UNIT } from './calendar.ts'
import { type Debt, least } from './debts.ts'

/** An instalment to come. */
export interface Month {
  payment: bigint
  /** Whether it is of interest alone. */
  rests: boolean
  /** Interest of earlier months that is due with it. */
  moved: bigint
}

export const positive = (a: bigint): bigint => (a > 0n ? a : 0n)

/** The part of a loan that is not due yet: the month that runs, and those to come. */
export class Plan {
  calendar: Calendar
  readonly rate: number
  readonly even: boolean
  today: number
  /** Counts the month that runs, from 1. */
  month = 1
  last: number
  /** Of each month, by its number. */
  months: Month[]
  instalment: bigint
  balance: bigint
  /** Principal that is overdue, if it bears interest. */
  overdue = 0n
  /** What has been borne this month, and interest that was brought into it. */
  units = 0n
  brought = 0n
  interestPaid = 0n
  principalPaid = 0n
  /** What was paid ahead of this month's instalment, and of those after it. */
  ahead = 0n
  pot = 0n

  constructor(calendar: Calendar, amount: bigint, rate: number, months: number, even: boolean) {
    this.calendar = calendar
    this.rate = rate
    this.even = even
    this.today = calendar.first
    this.balance = amount
    const { instalments, monthlyPayment } = schedule(amount, rate, months, even)
    this.last = instalments.length
    this.instalment = monthlyPayment
    this.months = Array.from({ length: this.last + 1 }, () => ({
      payment: monthlyPayment,
      rests: false,
      moved: 0n,
    }))
    calendar.dues.length = this.last + 1
  }

  copy(): Plan {
    const copy: Plan = Object.assign(Object.create(Plan.prototype), this)
    copy.months = this.months.map((month) => ({ ...month }))
    return copy
  }

  get dueOn(): number {
    return this.calendar.due(this.month)
  }

  /** The months after the one that runs. */
  get coming(): Month[] {
    return this.months.slice(this.month + 1)
  }

  get movedOn(): bigint {
    return this.coming.reduce((sum, { moved }) => sum + moved, 0n)
  }

  /** The interest that has run, less what was paid of it. */
  get accrued(): bigint {
    return this.brought + divideHalfEven(this.units, UNIT) - this.interestPaid
  }

  /** The same on the day on which it is due, if nothing more is paid. */
  get toCome(): bigint {
    const bears = this.calendar.bears(this.today, this.dueOn)
    const units = this.units + (this.balance + this.overdue) * bears
    return this.brought + divideHalfEven(units, UNIT) - this.interestPaid
  }

  /** The interest that was paid ahead of this month. */
  get covered(): bigint {
    return least(this.ahead, positive(this.toCome))
  }

  get missing(): bigint {
    return positive(this.instalment - this.ahead - this.interestPaid - this.principalPaid)
  }

  /** What is still to be paid of this month's instalment. */
  get unpaid(): bigint {
    const toCome = positive(this.toCome)
    if (this.month > this.last) return toCome
    const all = this.balance + toCome - this.ahead
    const ends = this.month === this.last || (this.missing > 0n && this.missing >= all)
    return ends ? all : this.missing
  }

  /** Principal of this month beyond its instalment. */
  get excess(): bigint {
    if (this.month >= this.last) return 0n
    const principal = this.principalPaid + this.ahead - this.covered
    return positive(principal - positive(this.instalment - this.interestPaid - this.covered))
  }

  /** A day goes by. */
  pass(): void {
    this.units += (this.balance + this.overdue) * this.calendar.bears(this.today, this.today + 1)
    this.today += 1
  }

  payMonth(rest: bigint): bigint {
    const accrued = least(rest, positive(this.accrued - this.covered))
    this.interestPaid += accrued
    this.principalPaid += rest - accrued
    this.balance -= rest - accrued
    return accrued
  }

  /** Whoever pays more than the instalment first pays all interest that was moved. */
  bringMoved(): void {
    this.brought += this.movedOn
    for (const month of this.coming) month.moved = 0n
  }

  /** After the last instalment, overdue principal bears interest in further months. */
  runOn(): void {
    this.brought = this.accrued
    this.begin()
  }

  /** The instalment of the month that runs, as far as it is unpaid on its day. In a plan that is made, the last payment is at least such a share of the others (`share`), and an instalment that covers all takes what was moved to later ones. */
  fallDue(share?: bigint): Debt {
    const covered = this.covered
    const moved = share === undefined ? 0n : this.movedOn
    let interest = this.accrued - covered
    const missing = this.missing
    this.balance -= this.ahead - covered
    const coversAll = missing > 0n && missing >= this.balance + interest + moved
    const ends =
      this.month === this.last || coversAll || this.leavesLittle(missing, interest, share)
    if (ends) {
      const taken = this.month === this.last || share !== undefined ? this.movedOn : 0n
      interest += taken
      if (taken > 0n) this.bringMoved()
    }
    const due = ends ? interest : least(missing, interest)
    const principal = ends ? this.balance : least(this.balance, missing - due)
    const debt = {
      dueOn: this.dueOn,
      interest: due,
      principal,
      // Of an instalment that was prepaid, nothing is left that could be late.
      touched: this.interestPaid + this.principalPaid + this.ahead > 0n,
      repays: principal > 0n || this.principalPaid + this.ahead > covered,
    }
    this.balance -= principal
    this.brought = interest - due
    if (this.balance === 0n && this.brought === 0n && this.movedOn === 0n) this.last = this.month
    this.begin()
    return debt
  }

  begin(): void {
    this.month += 1
    this.units = 0n
    this.interestPaid = 0n
    this.principalPaid = 0n
    this.ahead = 0n
    if (this.month > this.last) return
    const { payment = 0n, rests = false, moved = 0n } = this.months[this.month] ?? {}
    this.brought += moved
    const bears = this.calendar.bears(this.calendar.due(this.month - 1), this.dueOn)
    const interest = positive(this.brought + divideHalfEven(this.balance * bears, UNIT))
    this.instalment = rests ? interest : payment
    this.ahead =
      this.month === this.last
        ? this.pot
        : least(this.pot, least(this.instalment, this.balance + interest))
    this.pot -= this.ahead
  }

  /** Whether so little would be left for the next month that it is paid with this one. */
  leavesLittle(missing: bigint, interest: bigint, share = 0n): boolean {
    const due = least(missing, interest)
    const rest = this.balance - (missing - due)
    const last = rest + interest - due + monthOf(rest, this.rate)
    return share > 0n && last * share < this.instalment
  }

  /** Whether all instalments to come are of ordinary months. */
  get isOrdinary(): boolean {
    return this.coming.every(
      ({ rests, moved }, at) =>
        !rests && moved === 0n && this.calendar.isOrdinary(this.month + 1 + at),
    )
  }

  /** Lowers the payments to come, after a prepayment. */
  lower(): void {
    const balance = this.balance - (this.ahead - this.covered)
    const toCome = positive(this.toCome - this.covered)
    if (!this.isOrdinary) {
      const level = this.levelAfter(balance, toCome)
      for (const month of this.coming) month.payment = least(month.payment, level + month.moved)
      return
    }
    const { rate, even } = this
    const left = this.last - this.month
    const before = this.coming[0]?.payment ?? 0n
    let { monthlyPayment } = schedule(balance + toCome, rate, left, false)
    const last = () => lastOf(balance, toCome, rate, monthlyPayment, left)
    while (even && monthlyPayment < before && last() * 2n > monthlyPayment * 3n)
      monthlyPayment += 1n
    for (const month of this.coming) month.payment = least(monthlyPayment, before)
  }

  /** What a cent bears in each of the months to come that repay principal. */
  get bearing(): bigint[] {
    return this.coming.flatMap(({ rests }, at) => {
      const month = this.month + 1 + at
      const [from, to] = [this.calendar.due(month - 1), this.calendar.due(month)]
      return rests && month < this.last ? [] : [this.calendar.bears(from, to)]
    })
  }

  /** The level payments of the months to come. */
  levelAfter(balance: bigint, carried: bigint): bigint {
    const [first = 0n, ...later] = this.bearing
    return levelPayment((balance + positive(carried)) * UNIT + balance * first, later)
  }

  /** Lives through it as if nothing more were paid this month, and each instalment after it on its day. */
  lived(share?: bigint): { plan: Plan; rows: Debt[]; run: bigint } {
    const plan = this.copy()
    plan.units += plan.overdue * plan.calendar.bears(plan.today, plan.dueOn)
    plan.overdue = 0n
    const rows: Debt[] = []
    let run = 0n
    while (plan.month <= plan.last) {
      plan.units += plan.balance * plan.calendar.bears(plan.today, plan.dueOn)
      plan.today = plan.dueOn
      const isNow = plan.month === this.month
      // What was paid ahead of interest that had been moved: that has run.
      if (!isNow) run += least(plan.covered, plan.months[plan.month]?.moved ?? 0n)
      rows.push(plan.fallDue(isNow ? undefined : share))
    }
    return { plan, rows, run }
  }

  /** Plans the rest anew: with the payment of the next month in all of them, if they are ordinary. */
  planEnd(share: bigint): void {
    if (this.month > this.last) return
    const isOrdinary = this.isOrdinary
    const { payment = 0n } = this.coming[0] ?? {}
    if (isOrdinary) for (const month of this.coming) month.payment = payment
    this.endWith(this.lived(isOrdinary && this.even ? share : 0n).plan.last)
  }

  endWith(last: number): void {
    const gone = this.months.splice(last + 1)
    const end = this.months[last]
    if (end && last > this.month) for (const { moved } of gone) end.moved += moved
    this.calendar.dues.splice(last + 1)
    this.last = last
  }
}

/** The interest of a month. */
const monthOf = (balance: bigint, rate: number): bigint =>
  divideHalfEven(BigInt(rate) * balance, YEAR)

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
    const interest = carried + monthOf(balance, rate)
    const all = balance + interest
    if (left <= 1 || payment >= all) return all
    const due = least(interest, payment)
    const rest = balance - (payment - due)
    carried = interest - due
    if ((rest + carried + monthOf(rest, rate)) * 2n < payment) return all
    balance = rest
  }
}

/** Rates are hundredths of a percent. */
const YEAR = 120_000n
