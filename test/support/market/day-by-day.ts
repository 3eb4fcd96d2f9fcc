import { divideHalfEven, schedule } from '../../../src/lending/repaying/amortisation.ts'

/** What a loan is lent on, with the days on which its months end, the first one its beginning; they go on after its last month. */
export interface DayTerms {
  readonly amount: bigint
  readonly rate: number
  readonly days: readonly number[]
  readonly months: number
  /** Whether overdue principal bears interest. */
  readonly bears: boolean
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b)
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
  /** What is due and not paid, oldest first; its principal bears interest, too. */
  #due: { interest: bigint; principal: bigint }[] = []
  /** Balance of each day of this month, summed up. */
  #centDays = 0n
  #brought = 0n
  #interestPaid = 0n
  #principalPaid = 0n

  constructor(terms: DayTerms) {
    this.#terms = terms
    this.#today = terms.days[0] ?? 0
    this.#last = terms.months
    this.#balance = terms.amount
    this.#payment = schedule(terms.amount, terms.rate, this.#last).monthlyPayment
    this.#instalment = this.#payment
  }

  /** Lets days go by. */
  until(day: number): this {
    while (this.#today < day) {
      if (this.#today === this.#dueOn) this.#endMonth()
      this.#centDays += this.#balance + (this.#terms.bears ? this.#overdue : 0n)
      this.#today += 1
    }
    return this
  }

  /** Principal that is due and not paid. */
  get #overdue(): bigint {
    return this.#due.reduce((sum, { principal }) => sum + principal, 0n)
  }

  /** What would repay it all. */
  get payoff(): bigint {
    const overdue = this.#due.reduce((sum, one) => sum + one.interest + one.principal, 0n)
    return overdue + this.#balance + this.#accrued
  }

  /** Takes an amount of at most the payoff; returns what of it was interest, and what was prepaid. */
  pay(amount: bigint, lower: boolean): { interest: bigint; prepaid: bigint } {
    let rest = amount
    let interest = 0n
    for (const one of this.#due) {
      const paid = least(rest, one.interest)
      one.interest -= paid
      interest += paid
      rest -= paid
      const principal = least(rest, one.principal)
      one.principal -= principal
      rest -= principal
    }
    if (rest === 0n) return { interest, prepaid: 0n }
    const before = this.#excess
    const end = lower
      ? this.#copy()
          .until(this.#terms.days[this.#terms.months] ?? 0)
          .#end()
      : 0
    const accrued = least(rest, this.#accrued)
    this.#interestPaid += accrued
    this.#principalPaid += rest - accrued
    this.#balance -= rest - accrued
    const prepaid = this.#month === this.#last ? 0n : this.#excess - before
    if (lower && prepaid > 0n && this.#balance > 0n) this.#lower(end - this.#month)
    return { interest: interest + accrued, prepaid }
  }

  get #dueOn(): number {
    return this.#terms.days[this.#month] ?? Number.POSITIVE_INFINITY
  }

  /** Principal of this month beyond its instalment. */
  get #excess(): bigint {
    return positive(this.#principalPaid - positive(this.#instalment - this.#interestPaid))
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
    const days = this.#dueOn - this.#today
    const toCome = positive(this.#interestFor(this.#centDays + this.#balance * BigInt(days)))
    const { monthlyPayment } = schedule(this.#balance + toCome, this.#terms.rate, left)
    this.#payment = least(monthlyPayment, this.#payment)
    // Rounding must not add an instalment.
    this.#last = this.#month + left
  }

  /** The number of the last instalment, were nothing paid until it is due. */
  #end(): number {
    if (this.#month <= this.#last) this.#fallDue()
    return this.#last
  }

  #copy(): DayByDay {
    // The plan is made as if each instalment were paid on its day.
    const copy = new DayByDay({ ...this.#terms, bears: false })
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

  #fallDue(): void {
    const interest = this.#accrued
    const missing = positive(this.#instalment - this.#interestPaid - this.#principalPaid)
    const ends = this.#month === this.#last || (missing > 0n && missing >= this.#balance + interest)
    const due = ends ? interest : least(missing, interest)
    const principal = ends ? this.#balance : missing - due
    this.#due.push({ interest: due, principal })
    this.#balance -= principal
    this.#brought = interest - due
    this.#month += 1
    if (this.#balance === 0n) this.#last = this.#month - 1
    this.#centDays = 0n
    this.#interestPaid = 0n
    this.#principalPaid = 0n
    this.#instalment = this.#payment
  }
}

/** Rates are hundredths of a percent. */
const YEAR = 120_000n
