import type { Prepayment } from '../../../../src/lending/repaying/repay.ts'
import { Calendar } from '../calendar.ts'
import { type Change, changePlan } from './changed-plan.ts'
import { Debts, type LateRules, least } from './debts.ts'
import { Plan, positive } from './plan.ts'
import { lower, planAnew } from './planned-anew.ts'

/** What a loan is lent on, from a day. */
export interface DayTerms {
  readonly amount: bigint
  readonly rate: number
  readonly day: number
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

/** What is unpaid of an instalment. */
export interface Row {
  readonly dueOn: number
  readonly principal: bigint
  readonly interest: bigint
}

/** The rule again, by hand: a loan that is lived through day by day. */
export class DayByDay {
  readonly #late: LateRules
  #plan: Plan
  /** What fell due, with what being late has cost; unpaid principal of it bears interest, too. */
  readonly #debts: Debts
  /** Until when the loan can be withdrawn from. */
  #withdrawable: number
  /** Interest that was paid and has run until this month's beginning, or was paid in it; and what the lenders have got of it. */
  #earned = 0n
  #booked = 0n
  /** What the lenders have not got back of what they lent. */
  #lent: bigint

  constructor({ amount, rate, day, months, late, even }: DayTerms) {
    this.#late = late
    this.#lent = amount
    this.#withdrawable = day + 14
    this.#plan = new Plan(new Calendar(day, rate, months), amount, rate, months, even)
    this.#debts = new Debts(late, (from, to) => this.#plan.calendar.paused(from, to))
  }

  /** Lets days go by. */
  until(day: number): this {
    const plan = this.#plan
    while (plan.today < day) {
      if (plan.today === plan.dueOn) this.#endMonth()
      plan.pass()
      this.#debts.charge(plan.today)
    }
    return this
  }

  /** Has an instalment fall due or, after the last one, goes on counting what overdue principal bears. */
  #endMonth(): void {
    const plan = this.#plan
    if (plan.month <= plan.last) {
      this.#earned += plan.covered
      this.#debts.add(plan.fallDue())
      this.#noteOverdue()
    } else if (plan.overdue > 0n) {
      plan.runOn()
    } else {
      if (plan.accrued > 0n)
        this.#debts.add({
          dueOn: plan.dueOn,
          interest: plan.accrued,
          principal: 0n,
          touched: plan.interestPaid > 0n,
          repays: false,
        })
      plan.brought = 0n
      plan.begin()
    }
    if (plan.month <= plan.last) return
    plan.calendar.dues.splice(plan.month)
    plan.calendar.runOn()
  }

  #noteOverdue(): void {
    this.#plan.overdue = this.#late.interest === 'none' ? 0n : this.#debts.principal
  }

  /** What the lenders have got of interest. */
  get booked(): bigint {
    return this.#booked
  }

  /** What would repay it all. */
  get payoff(): bigint {
    const { today, balance, accrued, movedOn, ahead, pot } = this.#plan
    return this.#debts.owed(today) + balance + accrued + movedOn - ahead - pot
  }

  /** What of that are late fees and penalty interest. */
  get charges(): bigint {
    return this.#debts.charges(this.#plan.today)
  }

  /** What is due today. */
  get due(): bigint {
    const { today, dueOn, unpaid } = this.#plan
    return this.#debts.owed(today) + (today === dueOn ? unpaid : 0n)
  }

  get daysLate(): number {
    return this.#debts.daysLate(this.#plan.today)
  }

  /** What is unpaid of each instalment, if nothing more is paid this month, and each one after it on its day. */
  get rows(): Row[] {
    const plan = this.#plan
    const { dueOn, unpaid } = plan
    const run = { dueOn, principal: 0n, interest: unpaid }
    const coming = plan.month > plan.last ? [run] : plan.lived().rows
    return [...this.#debts.rows, ...coming]
      .filter(({ principal, interest }) => principal + interest > 0n)
      .map((row) => ({ dueOn: row.dueOn, principal: row.principal, interest: row.interest }))
  }

  /** Takes an amount of at most the payoff. */
  pay(amount: bigint, prepayment: Prepayment): Used {
    const plan = this.#plan
    const ends = amount === this.payoff
    const { overdue } = plan
    const due = this.#debts.pay(amount, plan.today)
    this.#noteOverdue()
    const { rest } = due
    const prepaid = rest > 0n ? this.#go(rest, prepayment, ends) : 0n
    if (rest > 0n || plan.overdue < overdue)
      planAnew(plan, prepayment === 'lower' && prepaid > 0n ? 2n : 10n)
    this.#debts.settle(due.charges, rest > 0n ? plan.unpaid : 0n)
    this.#earned += due.interest
    const shared = amount - due.charges
    const moved = plan.pot > 0n && plan.movedOn > 0n ? plan.lived().run : 0n
    const run = this.#earned + least(plan.covered, positive(plan.accrued)) + moved
    const principal = least(this.#lent, shared - least(shared, positive(run - this.#booked)))
    // What is more than they lent can only be interest, even before it has run.
    const interest = shared - principal
    this.#booked += interest
    this.#lent -= principal
    return { interest, prepaid, charges: due.charges }
  }

  /** Pays the month that runs, and what is more by the borrower's choice; says how much that was. */
  #go(rest: bigint, prepayment: Prepayment, ends: boolean): bigint {
    const plan = this.#plan
    const more = prepayment === 'advance' && !ends ? positive(rest - plan.unpaid) : 0n
    const isLast = plan.month >= plan.last
    const before = plan.excess + (ends ? plan.pot : 0n)
    if (prepayment !== 'advance' || ends) {
      const toRun = plan.toCome - plan.accrued
      plan.bringMoved(ends ? undefined : rest - (plan.unpaid - toRun))
    }
    if (ends) this.#payAll()
    else this.#earned += plan.payMonth(isLast ? rest : rest - more)
    const prepaid = isLast ? 0n : plan.excess - before
    if (prepayment === 'lower' && prepaid > 0n && plan.balance > 0n) {
      const { last } = plan
      lower(plan)
      // Rounding must not add an instalment.
      plan.last = last
    }
    if (isLast) return 0n
    plan.pot += more
    return prepaid + more
  }

  /** What was paid ahead repays the loan today, too. */
  #payAll(): void {
    const plan = this.#plan
    const accrued = plan.accrued
    this.#earned += accrued
    plan.interestPaid += accrued
    plan.principalPaid += plan.balance
    plan.balance = 0n
    plan.ahead = 0n
    plan.pot = 0n
  }

  /** Changes the plan of what is unpaid, if that is possible. */
  change(change: Change): boolean {
    const plan = this.#plan.copy()
    plan.calendar = plan.calendar.copy()
    const gathers = change.kind === 're_amortise' || change.kind === 're_age'
    if (change.kind === 're_age' && change.from <= this.#withdrawable) return false
    if (!changePlan(plan, change, this.#debts.missed)) return false
    if (gathers) this.#debts.gather(plan.today)
    this.#plan = plan
    return true
  }

  /** All principal is due in 30 days, with the interest until then, which goes by the month of the payout. */
  withdraw(): void {
    const plan = this.#plan
    const ends = plan.today + 30
    // Whoever has withdrawn can't do so again.
    this.#withdrawable = -1
    plan.calendar.stretch(ends)
    plan.calendar.dues.splice(plan.month, plan.last, ends)
    plan.brought += plan.movedOn
    plan.months.length = plan.month + 1
    plan.last = plan.month
    this.#earned += plan.payMonth(plan.pot)
    plan.pot = 0n
  }
}
