import { decimal } from '../parts/amounts.ts'
import { fixedUnits } from '../parts/money.ts'
import { month, monthOf, now } from '../parts/time.ts'
import type { Totals } from './operations.ts'

/** A month of a portfolio, those without movements included. */
export interface Month {
  readonly label: string
  /** What borrowers owed at its end. */
  readonly outstanding: string
  /** Interest less the platform's fees, and charges for paying late. */
  readonly earned: string
}

/** A portfolio month by month, from its first movement up to now. */
export function monthsOf(
  byMonth: Totals['byMonth'],
  currency: string,
  until = now(),
): readonly Month[] {
  const known = new Map(byMonth.map((one) => [one.month, one]))
  let outstanding = 0n
  return monthsBetween(byMonth[0]?.month ?? monthOf(until), monthOf(until)).map((name) => {
    const one = known.get(name)
    const figure = (of: 'invested' | 'principal' | 'interest' | 'charges' | 'fees' | 'losses') =>
      fixedUnits(one?.[of] ?? '0')
    outstanding += figure('invested') - figure('principal') - figure('losses')
    return {
      label: month(name),
      outstanding: decimal(positive(outstanding), currency),
      earned: decimal(positive(figure('interest') + figure('charges') - figure('fees')), currency),
    }
  })
}

const positive = (units: bigint) => (units < 0n ? 0n : units)

/** All months from one such as `2026-03` to another. */
export function monthsBetween(first: string, last: string): readonly string[] {
  const names: string[] = []
  for (let name = first; name <= last; name = after(name)) names.push(name)
  return names
}

/** The month that follows one. */
export function after(name: string): string {
  const [year = 0, month = 0] = name.split('-').map(Number)
  return new Date(Date.UTC(year, month)).toISOString().slice(0, 7)
}
