import { divideHalfEven } from '../../../../src/lending/repaying/schedule/amortisation.ts'

/** What being late means and costs; amounts in cents, rates in hundredths of a percent. */
export interface LateRules {
  readonly interest: 'none' | 'contract' | 'penalty'
  readonly tolerance: bigint
  readonly points: number
  readonly graceDays: number
  readonly fee: { readonly amount: bigint; readonly percent: bigint } | null
  readonly feeAfterDays: number
  readonly feeRepeats: boolean
  /** `de-consumer`, or the four parts in their order. */
  readonly allocation: string
}

/** What fell due on a day. */
export interface Debt {
  readonly dueOn: number
  interest: bigint
  principal: bigint
  /** Whether something was paid on the instalment. */
  touched: boolean
  /** Whether it was to repay principal. */
  readonly repays: boolean
}

interface Late extends Debt {
  /** Principal that was paid late, times its days. */
  lateDays: bigint
  penaltyPaid: bigint
  readonly fees: bigint[]
}

type Part = 'penalty' | 'fee' | 'interest' | 'principal'

export const least = (a: bigint, b: bigint): bigint => (a < b ? a : b)
const most = (a: bigint, b: bigint): bigint => (a > b ? a : b)
const total = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, one) => sum + one, 0n)

/** What has fallen due of a loan, oldest first, and what it costs that it is paid late. */
export class Debts {
  readonly #rules: LateRules
  readonly #late: Late[] = []
  /** For how many days the loan was paused between two days. */
  readonly #paused: (from: number, to: number) => number
  /** What was paid on charges while the plan was short of it. */
  #first = 0n

  constructor(rules: LateRules, paused: (from: number, to: number) => number) {
    this.#rules = rules
    this.#paused = paused
  }

  add(debt: Debt): void {
    this.#late.push({ ...debt, lateDays: 0n, penaltyPaid: 0n, fees: [] })
  }

  get principal(): bigint {
    return total(this.#late.map(({ principal }) => principal))
  }

  charges(day: number): bigint {
    return total(this.#late.map((one) => this.#penalty(one, day) + total(one.fees)))
  }

  owed(day: number): bigint {
    return this.charges(day) + total(this.#late.map(rest))
  }

  get rows(): readonly Debt[] {
    return this.#late
  }

  /** What is unpaid of it, but for charges. */
  get missed(): { principal: bigint; interest: bigint } {
    return {
      principal: this.principal,
      interest: total(this.#late.map(({ interest }) => interest)),
    }
  }

  /** Nothing of it is unpaid any more, since that is planned anew; charges stay. */
  gather(day: number): void {
    for (const one of this.#late) {
      one.lateDays += one.principal * this.#days(one, day)
      one.principal = 0n
      one.interest = 0n
    }
    this.#first = 0n
  }

  /** For how many days something has been late, but for those on which the loan was paused. */
  daysLate(day: number): number {
    let upTo = 0n
    for (const one of this.#late) {
      upTo += rest(one)
      if (this.#isLate(one, upTo)) return this.#lateFor(one, day)
    }
    return 0
  }

  #isLate(one: Late, upTo: bigint): boolean {
    const untouched = !one.touched && one.repays && this.#first <= upTo - rest(one)
    return rest(one) > 0n && (untouched || upTo - this.#first > this.#rules.tolerance)
  }

  #lateFor({ dueOn }: Debt, day: number): number {
    return day - dueOn - this.#paused(dueOn, day)
  }

  /** Charges the late fees of a day. */
  charge(day: number): void {
    const { fee, feeAfterDays: period, feeRepeats } = this.#rules
    if (fee === null) return
    let isLate = false
    let upTo = 0n
    for (const one of this.#late) {
      upTo += rest(one)
      isLate ||= this.#isLate(one, upTo)
      const days = this.#lateFor(one, day)
      const isNew = days > this.#lateFor(one, day - 1)
      const falls = isNew && (feeRepeats ? days > 0 && days % period === 0 : days === period)
      const percent = divideHalfEven(rest(one) * fee.percent, 10_000n)
      const amount = most(percent, fee.amount)
      if (isLate && falls && one.repays && rest(one) > 0n && amount > 0n) one.fees.push(amount)
    }
  }

  /** Uses an amount for what is due; says what was left of it. */
  pay(amount: bigint, day: number): { rest: bigint; interest: bigint; charges: bigint } {
    let left = amount
    const used = { penalty: 0n, fee: 0n, interest: 0n, principal: 0n }
    for (const [one, part] of this.#inTurn()) {
      const taken = this.#take(one, part, left, day)
      used[part] += taken
      left -= taken
    }
    return { rest: left, interest: used.interest, charges: used.penalty + used.fee }
  }

  /** Remembers what was paid on charges instead of the plan, given what is unpaid of the month that runs, if the payment went to it. */
  settle(charges: bigint, month: bigint): void {
    const overdue = total(this.#late.map(rest))
    const short = overdue > 0n ? overdue : month
    const first = this.#first + charges
    this.#first = least(first, short)
  }

  #inTurn(): (readonly [Late, Part])[] {
    const { allocation } = this.#rules
    const each = (parts: readonly string[]) =>
      this.#late.flatMap((one) => parts.map((part) => [one, part as Part] as const))
    return allocation === 'de-consumer'
      ? [...each(['fee']), ...each(['interest', 'principal']), ...each(['penalty'])]
      : each(allocation.split(','))
  }

  #take(one: Late, part: Part, amount: bigint, day: number): bigint {
    if (part === 'fee') {
      let left = amount
      one.fees.forEach((fee, at) => {
        const taken = least(fee, left)
        one.fees[at] = fee - taken
        left -= taken
      })
      return amount - left
    }
    const due = part === 'penalty' ? this.#penalty(one, day) : one[part]
    const taken = least(due, amount)
    if (part === 'penalty') one.penaltyPaid += taken
    else one[part] -= taken
    if (part === 'principal') one.lateDays += taken * this.#days(one, day)
    if (part !== 'penalty' && taken > 0n) one.touched = true
    return taken
  }

  #days(one: Debt, day: number): bigint {
    const days = this.#lateFor(one, day)
    return this.#rules.interest === 'penalty' && days > this.#rules.graceDays ? BigInt(days) : 0n
  }

  #penalty(one: Late, day: number): bigint {
    const centDays = one.lateDays + one.principal * this.#days(one, day)
    return divideHalfEven(BigInt(this.#rules.points) * centDays, 3_650_000n) - one.penaltyPaid
  }
}

const rest = ({ interest, principal }: Debt): bigint => interest + principal
