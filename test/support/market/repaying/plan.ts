import { divideHalfEven, schedule } from '../../../../src/lending/repaying/schedule/amortisation.ts'
import { type Calendar, UNIT } from '../calendar.ts'
import { type Debt, least } from './debts.ts'

/** Rates are hundredths of a percent. */
const YEAR = 120_000n

/** The interest of a month. */
export const monthlyInterest = (balance: bigint, rate: number): bigint =>
  divideHalfEven(BigInt(rate) * balance, YEAR)

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

  /** What is paid beyond the instalment first pays interest that was moved, that of the next month first. */
  bringMoved(most = this.movedOn): void {
    let rest = most
    for (const month of this.coming) {
      const part = least(month.moved, positive(rest))
      month.moved -= part
      this.brought += part
      rest -= part
    }
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
    const last = rest + interest - due + monthlyInterest(rest, this.rate)
    return share > 0n && last * share < this.instalment
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
}
