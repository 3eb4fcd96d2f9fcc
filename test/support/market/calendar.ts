import { divideHalfEven } from '../../../src/lending/repaying/schedule/amortisation.ts'

/** Interest is counted in parts of a cent so small that it stays exact: rates are hundredths of a percent a year, and months have 28 to 31 days. */
const MONTH = 28n * 29n * 15n * 31n
export const UNIT = 120_000n * MONTH

/** The first day: 1 January 2027. */
const EPOCH = Date.UTC(2027, 0, 1)
const DAY_MS = 86_400_000

/** The day of the month so many months after a day; the last one of shorter months. */
export function dayInMonth(of: number, months: number, dayOfMonth: number): number {
  const date = new Date(EPOCH + of * DAY_MS)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months]
  const first = (Date.UTC(year, month, 1) - EPOCH) / DAY_MS
  const next = (Date.UTC(year, month + 1, 1) - EPOCH) / DAY_MS
  return Math.min(first + dayOfMonth - 1, next - 1)
}

const dayOfMonth = (day: number): number => new Date(EPOCH + day * DAY_MS).getUTCDate()

/** So many months after a day. */
export const monthsAfter = (day: number, months: number): number =>
  dayInMonth(day, months, dayOfMonth(day))

/** A month by which interest is counted on its days. */
interface Month {
  readonly from: number
  readonly to: number
}

/** When the instalments of a loan are due, and what a cent bears on each day. */
export class Calendar {
  readonly first: number
  rate: number
  /** The due day of each instalment; before the first one, the day of the payout. */
  readonly dues: number[]
  /** Of each day since the first. */
  readonly #months: Month[] = []
  readonly #rates: number[] = []
  readonly #pauses: (readonly [from: number, to: number])[] = []
  /** What a cent has borne until each day. */
  #borne: bigint[] = []
  readonly #own: number

  constructor(first: number, rate: number, months: number) {
    this.first = first
    this.rate = rate
    this.#own = rate
    this.dues = [first]
    for (let month = 0; month < months; month += 1) this.extend()
  }

  copy(): Calendar {
    const copy = new Calendar(this.first, this.#own, 0)
    copy.rate = this.rate
    copy.dues.push(...this.dues.slice(1))
    for (const month of this.#months) copy.#months.push(month)
    for (const rate of this.#rates) copy.#rates.push(rate)
    copy.#pauses.push(...this.#pauses)
    return copy
  }

  due(instalment: number): number {
    return this.dues[instalment] ?? Number.POSITIVE_INFINITY
  }

  /** A month later: on the day of the payout, or on that of the day itself if it is another one. */
  #after(day: number): number {
    const [from, to] = [this.first, day].map((one) => new Date(EPOCH + one * DAY_MS))
    const months =
      12 * ((to?.getUTCFullYear() ?? 0) - (from?.getUTCFullYear() ?? 0)) +
      (to?.getUTCMonth() ?? 0) -
      (from?.getUTCMonth() ?? 0)
    return monthsAfter(this.first, months) === day
      ? monthsAfter(this.first, months + 1)
      : monthsAfter(day, 1)
  }

  /** Adds an instalment; interest goes on by the months as they are. */
  extend(): void {
    this.dues.push(this.#after(this.dues.at(-1) ?? 0))
    this.reach(this.dues.at(-1) ?? 0)
  }

  /** Adds a month after the last instalment. */
  runOn(): void {
    const from = this.dues.at(-1) ?? 0
    this.dues.push(this.#after(from))
    this.countFrom(from)
  }

  /** Counts interest by new months from a day on. */
  countFrom(day: number, dues: readonly number[] = []): void {
    this.reach(day)
    this.#months.length = day - this.first
    this.#rates.length = day - this.first
    let from = day
    for (const to of dues) {
      this.#count({ from, to })
      from = to
    }
    this.reach(this.dues.at(-1) ?? 0)
  }

  /** Counts interest until a day as in the month of the payout. */
  stretch(to: number): void {
    const [month] = this.#months
    this.#months.length = Math.min(this.#months.length, this.due(1) - this.first)
    this.#rates.length = this.#months.length
    while (month && this.first + this.#months.length < to) this.#push(month)
    this.#borne = []
  }

  /** Forgets the months after the last due day: new ones begin with it. */
  cut(): void {
    this.#months.length = Math.min(this.#months.length, (this.dues.at(-1) ?? 0) - this.first)
    this.#rates.length = this.#months.length
    this.#borne = []
  }

  reach(day: number): void {
    while (this.first + this.#months.length < day) {
      const from = this.first + this.#months.length
      this.#count({ from, to: this.#after(from) })
    }
  }

  #count(month: Month): void {
    while (this.first + this.#months.length < month.to) this.#push(month)
    this.#borne = []
  }

  #push(month: Month): void {
    this.#months.push(month)
    this.#rates.push(this.rate)
  }

  lower(rate: number, from: number): void {
    this.rate = rate
    this.#rates.fill(rate, from - this.first)
    this.#borne = []
  }

  /** Pauses the loan from day to day. */
  pause(from: number, to: number): void {
    this.#pauses.push([from, to])
    this.#borne = []
  }

  /** Moves due days out of the pauses that are not over: of several, the first one; as many as the others are added at the end. */
  moveOut(today: number, instalment: number): void {
    const pauses = this.#pauses.filter(([, to]) => to >= today).sort(([a], [b]) => a - b)
    for (const [from, to] of pauses) {
      const count = this.dues.length
      const moved = this.dues
        .splice(instalment)
        .map((day) => (day >= from && day <= to ? to + 1 : day))
      this.dues.push(...new Set(moved))
      while (this.dues.length < count) this.extend()
      this.reach(this.dues.at(-1) ?? 0)
    }
  }

  isPaused(day: number): boolean {
    return this.#pauses.some(([from, to]) => from <= day && day <= to)
  }

  /** On how many days the loan was paused, the second day not counted. */
  paused(from: number, to: number): number {
    if (this.#pauses.length === 0) return 0
    let days = 0
    for (let day = from; day < to; day += 1) if (this.isPaused(day)) days += 1
    return days
  }

  /** What a cent bears from a day until another, in units. */
  bears(from: number, to: number): bigint {
    if (to === Number.POSITIVE_INFINITY) return 0n
    this.reach(to)
    let last = this.#borne.at(-1) ?? 0n
    if (this.#borne.length === 0) this.#borne.push(0n)
    for (let at = this.#borne.length - 1; at < to - this.first; at += 1) {
      const month = this.#months[at]
      if (month && !this.isPaused(this.first + at))
        last += (BigInt(this.#rates[at] ?? 0) * MONTH) / BigInt(month.to - month.from)
      this.#borne.push(last)
    }
    return (this.#borne[to - this.first] ?? 0n) - (this.#borne[from - this.first] ?? 0n)
  }

  /** Whether an instalment has a month of its own, at the rate of the loan. */
  isOrdinary(instalment: number): boolean {
    const [from, to] = [this.due(instalment - 1), this.due(instalment)]
    const month = this.#months[from - this.first]
    const isWhole = month?.from === from && month.to === to
    return isWhole && this.rate === this.#own && this.paused(from, to) === 0
  }
}

/** The equal payments that repay what is owed, in units, with the first of them, if a cent bears so much until each of the others. */
export function levelPayment(owed: bigint, later: readonly bigint[]): bigint {
  let power = 1n
  let total = 1n
  for (const bears of later.toReversed()) {
    power *= UNIT + bears
    total = total * UNIT + power
  }
  return divideHalfEven((owed > 0n ? owed : 0n) * power, UNIT * total)
}
