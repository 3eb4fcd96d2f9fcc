import type { Prepayment } from '../graphql/graphql.ts'
import { halfEven } from '../parts/minor.ts'
import { fixedUnits } from '../parts/money.ts'
import { annuity } from './annuity.ts'
import type { Borrowed, Schedule } from './operations.ts'

/** What a payment today would change. */
export interface Saving {
  /** Interest that would never have to be paid, in minor units. */
  readonly interest: bigint
  /** When the last payment would be due; undefined if nothing is left to pay. */
  readonly lastDue: string | undefined
  /** The payment of each month from the next on; undefined if nothing is left to pay. */
  readonly monthly: bigint | undefined
  /** When something is due next; undefined if nothing is left to pay. */
  readonly nextDue: string | undefined
}

interface Asked {
  readonly loan: Borrowed
  readonly schedule: Schedule
  /** In minor units, like all amounts here. */
  readonly amount: bigint
  readonly prepayment: Prepayment
  /** The day, as the gateway's clock has it (UTC). */
  readonly today: string
  readonly decimals: number
}

/**
 * What a payment today would save, by the rules of the gateway (src/lending/repaying/settle.sql): what is overdue, then interest
 * accrued to this day, then principal, which accrues none from today on. Paying the following instalments ahead saves nothing. After an
 * earlier payment in the same month the figure can be some cents off.
 */
export function savingOf({ loan, schedule, amount, prepayment, today, decimals }: Asked): Saving {
  const units = (text: string | null) => fixedUnits(text ?? '0', decimals)
  const rows = schedule.instalments.map((one) => ({
    ...one,
    payment: units(one.payment),
    rest: units(one.payment) - units(one.paid),
  }))
  const sum = (list: readonly { readonly rest: bigint }[]) =>
    list.reduce((all, { rest }) => all + rest, 0n)
  const overdue = sum(rows.filter(({ dueOn }) => dueOn < today))
  const [month, ...after] = rows.filter(({ dueOn }) => dueOn >= today)
  const payoff = units(loan.payoffAmount)
  if (month === undefined || amount >= payoff)
    return {
      interest: sum(rows) - payoff,
      lastDue: undefined,
      monthly: undefined,
      nextDue: undefined,
    }
  const all = most(0n, amount - overdue)
  const ahead = prepayment === 'ADVANCE' && after.length > 0 ? most(0n, all - month.rest) : 0n
  const paid = all - ahead
  const unpaid = { lastDue: rows.at(-1)?.dueOn, monthly: after[0]?.payment ?? month.rest }
  const owed = rows.find(({ rest }) => rest > 0n)
  if (all === 0n) return { interest: 0n, ...unpaid, nextDue: owed?.dueOn }

  const before = after.reduce((total, one) => total + one.payment - one.rest, 0n)
  const whole = payoff - overdue + before
  const rate = fixedUnits(loan.interestRate ?? '0', 2)
  // How an earlier payment of this month was split is not known: then all of the payoff counts as principal.
  const debt = month.rest === month.payment ? units(month.balance) + units(month.principal) : whole
  const accrued = whole - debt
  const repaid = paid - least(paid, accrued)
  const starts =
    rows[rows.indexOf(month) - 1]?.dueOn ?? loan.disbursementDate?.slice(0, 10) ?? today
  const toCome = halfEven(
    (debt - repaid) * rate * days(today, month.dueOn),
    120_000n * days(starts, month.dueOn),
  )
  const missing = most(0n, month.rest - paid)
  const left = debt - repaid - most(0n, missing - toCome)
  const carried = most(0n, toCome - missing)
  const prepaid = paid > month.rest
  const months = after.length
  const usual = after[0]?.payment ?? 0n
  const payment =
    prepayment === 'LOWER' && prepaid && months > 0
      ? least(usual, annuity(left + carried, rate, months))
      : usual
  const rest = months === 0 ? [] : amortise({ left, carried, rate, payment, months })
  const future = rest.reduce((total, one) => total + one, 0n)
  const thisMonth = months === 0 ? debt - repaid + toCome : missing
  return {
    interest: sum([month, ...after]) - paid - thisMonth - (future - before),
    lastDue: (rest.length > 0 ? after[rest.length - 1] : month)?.dueOn,
    monthly: rest[0] ?? (thisMonth > 0n ? thisMonth : undefined),
    nextDue: thisMonth > 0n ? month.dueOn : after[covered(rest, ahead + before)]?.dueOn,
  }
}

/** How many payments an amount pays entirely. */
function covered(payments: readonly bigint[], amount: bigint): number {
  let left = amount
  return payments.findIndex((payment) => {
    left -= payment
    return left < 0n
  })
}

/** The payments of what is left, each on its day; as the gateway's amortise_rest. */
function amortise(of: {
  left: bigint
  carried: bigint
  rate: bigint
  payment: bigint
  months: number
}): bigint[] {
  const payments: bigint[] = []
  let { left, carried } = of
  for (let month = 1; month <= of.months && left > 0n; month += 1) {
    carried += halfEven(left * of.rate, 120_000n)
    const isLast = month === of.months || of.payment >= left + carried
    const interest = isLast ? carried : least(carried, of.payment)
    const principal = isLast ? left : of.payment - interest
    payments.push(principal + interest)
    carried -= interest
    left -= principal
  }
  return payments
}

const DAY_MS = 86_400_000n
const days = (from: string, to: string) => BigInt(Date.parse(to) - Date.parse(from)) / DAY_MS
const least = (one: bigint, other: bigint) => (one < other ? one : other)
const most = (one: bigint, other: bigint) => (one > other ? one : other)
