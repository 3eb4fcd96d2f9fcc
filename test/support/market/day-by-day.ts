import { divideHalfEven, schedule } from '../../../src/lending/repaying/amortisation.ts'
import type { Prepayment } from '../../../src/lending/repaying/repay.ts'
import { type Debt, Debts, type LateRules, least } from './debts.ts'

/** What a loan is lent on, with the days on which its months end, the first one its beginning; they go on after its last month. */
export interface DayTerms {
  readonly amount: bigint
  readonly rate: number
  readonly days: readonly number[]
  readonly months: number
  readonly late: LateRules
  /** Whether the last payment is like the others. */
  readonly even: boolean
}

/** What a payment was used for. */
interface Used {
  readonly interest: bigint
  readonly prepaid: bigint
  readonly charges: bigint
}

const positive = (a: bigint): bigint => (a > 0n ? a : 0n)

/** The rule again, by hand: a loan that is lived through day by day, with no schedule made ahead. */
export class DayByDay {
  readonly #terms: DayTerms
  #today: number
  /** Counts the month that runs, from 1. */
  #month = 1
  #last: number
  /** Of each month to come, and of this one. */
  #payment: bigint
  #instalment: bigint
  /** Principal that is not due yet. */
  #balance: bigint
  /** What fell due, with what being late has cost; unpaid principal of it bears interest, too. */
  #debts: Debts
  /** Balance of each day of this month, summed up. */
  #centDays = 0n
  #brought = 0n
  #interestPaid = 0n
  #principalPaid = 0n
  /** What was paid ahead of this month's instalment, and of those after it. */
  #ahead = 0n
  #pot = 0n
  /** Interest that was paid and has run until this month's beginning, or was paid in it; and what the lenders have got of it. */
  #earned = 0n
  #booked = 0n
  /** What the lenders have not got back of what they lent. */
  #lent: bigint
  /** In a plan that is made: a last payment that is less than this share of the others is made with the one before. */
  #share = 0n

  constructor(terms: DayTerms) {
    this.#terms = terms
    this.#today = terms.days[0] ?? 0
    this.#balance = terms.amount
    this.#lent = terms.amount
    const { instalments, monthlyPayment } = schedule(
      terms.amount,
      terms.rate,
      terms.months,
      terms.even,
    )
    this.#last = instalments.length
    this.#payment = monthlyPayment
    this.#instalment = this.#payment
    this.#debts = new Debts(terms.late)
  }

  /** Lets days go by. */
  until(day: number): this {
    while (this.#today < day) {
      if (this.#today === this.#dueOn) this.#endMonth()
      this.#centDays += this.#balance + this.#bearing
      this.#today += 1
      this.#debts.charge(this.#today)
    }
    return this
  }

  /** Principal that is due and not paid, if it bears interest. */
  get #bearing(): bigint {
    return this.#terms.late.interest === 'none' ? 0n : this.#debts.principal
  }

  /** What would repay it all. */
  get payoff(): bigint {
    return this.#debts.owed(this.#today) + this.#balance + this.#accrued - this.#ahead - this.#pot
  }

  /** What of that are late fees and penalty interest. */
  get charges(): bigint {
    return this.#debts.charges(this.#today)
  }

  /** Takes an amount of at most the payoff. */
  pay(amount: bigint, prepayment: Prepayment): Used {
    const ends = amount === this.payoff
    const overdue = this.#bearing
    const due = this.#debts.pay(amount, this.#today)
    const { rest } = due
    const prepaid = rest > 0n ? this.#go(rest, prepayment, ends) : 0n
    if (rest > 0n || this.#bearing < overdue)
      this.#planEnd(prepayment === 'lower' && prepaid > 0n ? 2n : 10n)
    this.#debts.settle(due.charges, rest > 0n ? this.#unpaid : 0n)
    this.#earned += due.interest
    const shared = amount - due.charges
    const run = this.#earned + least(this.#covered, positive(this.#accrued))
    const principal = least(this.#lent, shared - least(shared, run - this.#booked))
    // What is more than they lent can only be interest, even before it has run.
    const interest = shared - principal
    this.#booked += interest
    this.#lent -= shared - interest
    return { interest, prepaid, charges: due.charges }
  }

  /** Pays the month that runs, and what is more by the borrower's choice; says how much that was. */
  #go(rest: bigint, prepayment: Prepayment, ends: boolean): bigint {
    const more = prepayment === 'advance' && !ends ? positive(rest - this.#unpaid) : 0n
    const isLast = this.#month === this.#last
    const before = this.#excess + (ends ? this.#pot : 0n)
    if (ends) this.#payAll()
    else this.#payMonth(isLast ? rest : rest - more)
    const prepaid = isLast ? 0n : this.#excess - before
    if (prepayment === 'lower' && prepaid > 0n && this.#balance > 0n)
      this.#lower(this.#last - this.#month)
    if (isLast) return 0n
    this.#pot += more
    return prepaid + more
  }

  /** Principal of this month beyond its instalment. */
  get #excess(): bigint {
    const covered = this.#covered
    const principal = this.#principalPaid + this.#ahead - covered
    return positive(principal - positive(this.#instalment - this.#interestPaid - covered))
  }

  /** What was paid ahead repays the loan today, too. */
  #payAll(): void {
    const accrued = this.#accrued
    this.#earned += accrued
    this.#interestPaid += accrued
    this.#principalPaid += this.#balance
    this.#balance = 0n
    this.#ahead = 0n
    this.#pot = 0n
  }

  /** The interest that was paid ahead of this month. */
  get #covered(): bigint {
    return least(this.#ahead, positive(this.#toCome))
  }

  #payMonth(rest: bigint) {
    const accrued = least(rest, positive(this.#accrued - this.#covered))
    this.#earned += accrued
    this.#interestPaid += accrued
    this.#principalPaid += rest - accrued
    this.#balance -= rest - accrued
  }

  get #dueOn(): number {
    return this.#terms.days[this.#month] ?? Number.POSITIVE_INFINITY
  }

  /** What is still to be paid of this month's instalment. */
  get #unpaid(): bigint {
    const toCome = positive(this.#toCome)
    if (this.#month > this.#last) return toCome
    const missing = this.#missing
    const ends =
      this.#month === this.#last ||
      (missing > 0n && missing >= this.#balance + toCome - this.#ahead)
    return ends ? this.#balance + toCome - this.#ahead : missing
  }

  get #missing(): bigint {
    return positive(this.#instalment - this.#ahead - this.#interestPaid - this.#principalPaid)
  }

  /** The interest that the month will have brought, less what was paid of it, if nothing more is paid. */
  get #toCome(): bigint {
    const left = BigInt(this.#dueOn - this.#today)
    return this.#interestFor(this.#centDays + (this.#balance + this.#bearing) * left)
  }

  #interestFor(centDays: bigint): bigint {
    const [from = 0, to = 1] = this.#terms.days.slice(this.#month - 1, this.#month + 1)
    const yearly = BigInt(this.#terms.rate) * centDays
    return this.#brought + divideHalfEven(yearly, YEAR * BigInt(to - from)) - this.#interestPaid
  }

  get #accrued(): bigint {
    return this.#interestFor(this.#centDays)
  }

  #lower(left: number): void {
    const covered = this.#covered
    const balance = this.#balance - (this.#ahead - covered)
    const toCome = positive(this.#toCome - covered)
    const { rate, even } = this.#terms
    let { monthlyPayment } = schedule(balance + toCome, rate, left, false)
    const last = () => lastOf(balance, toCome, rate, monthlyPayment, left)
    while (even && monthlyPayment < this.#payment && last() * 2n > monthlyPayment * 3n)
      monthlyPayment += 1n
    this.#payment = least(monthlyPayment, this.#payment)
    // Rounding must not add an instalment.
    this.#last = this.#month + left
  }

  /** Sets the last instalment to that of a plan in which nothing more is paid this month, and each instalment after it on its day. */
  #planEnd(share: bigint): void {
    if (this.#month > this.#last) return
    const plan = this.#copy()
    const { even } = this.#terms
    plan.#centDays += this.#bearing * BigInt(this.#dueOn - this.#today)
    // The month that runs ends as it is.
    plan.until(this.#dueOn + 1)
    plan.#share = even ? share : 0n
    plan.until(this.#terms.days[this.#last] ?? 0)
    if (plan.#month <= plan.#last) plan.#fallDue()
    this.#last = plan.#last
  }

  #copy(): DayByDay {
    const copy = new DayByDay({ ...this.#terms, late: { ...this.#terms.late, interest: 'none' } })
    copy.#today = this.#today
    copy.#month = this.#month
    copy.#last = this.#last
    copy.#payment = this.#payment
    copy.#instalment = this.#instalment
    copy.#balance = this.#balance
    copy.#centDays = this.#centDays
    copy.#brought = this.#brought
    copy.#interestPaid = this.#interestPaid
    copy.#principalPaid = this.#principalPaid
    copy.#ahead = this.#ahead
    copy.#pot = this.#pot
    return copy
  }

  /** Has an instalment fall due or, after the last one, goes on counting what overdue principal bears. */
  #endMonth(): void {
    if (this.#month <= this.#last) {
      this.#fallDue()
      return
    }
    this.#brought = this.#accrued
    this.#month += 1
    this.#centDays = 0n
    this.#interestPaid = 0n
  }

  /** Whether so little would be left for the next month that it is paid with this one. */
  #leavesLittle(missing: bigint, interest: bigint): boolean {
    const due = least(missing, interest)
    const rest = this.#balance - (missing - due)
    return (
      (rest + interest - due + monthOf(rest, this.#terms.rate)) * this.#share < this.#payment &&
      this.#share > 0n
    )
  }

  #fallDue(): void {
    const covered = this.#covered
    const interest = this.#accrued - covered
    const missing = this.#missing
    this.#balance -= this.#ahead - covered
    this.#earned += covered
    const ends =
      this.#month === this.#last ||
      (missing > 0n && missing >= this.#balance + interest) ||
      this.#leavesLittle(missing, interest)
    const due = ends ? interest : least(missing, interest)
    const principal = ends ? this.#balance : missing - due
    this.#debts.add({
      dueOn: this.#dueOn,
      interest: due,
      principal,
      // Of an instalment that was prepaid, nothing is left that could be late.
      touched: this.#interestPaid + this.#principalPaid + this.#ahead > 0n,
      repays: principal > 0n || this.#principalPaid + this.#ahead > covered,
    } satisfies Debt)
    this.#balance -= principal
    this.#brought = interest - due
    this.#month += 1
    if (this.#balance === 0n) this.#last = this.#month - 1
    this.#centDays = 0n
    this.#interestPaid = 0n
    this.#principalPaid = 0n
    this.#instalment = this.#payment
    this.#ahead = this.#month >= this.#last ? this.#pot : least(this.#pot, this.#payment)
    this.#pot -= this.#ahead
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
