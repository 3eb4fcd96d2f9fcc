import { decimal } from '../parts/amounts.ts'
import { fixedUnits } from '../parts/money.ts'
import { month, now } from '../parts/time.ts'
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
  return namesFrom(byMonth[0]?.month, until).map((name) => {
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

/** What borrowers are to pay by months, from this one on: what is late is expected now. */
export function expectedMonths(
  expected: Totals['expected'],
  currency: string,
  from = now(),
): readonly { readonly label: string; readonly amount: string }[] {
  const first = from.toISOString().slice(0, 7)
  const months = new Map<string, bigint>()
  for (const { month, amount } of expected) {
    const isOver = month < first
    const name = isOver ? first : month
    months.set(name, (months.get(name) ?? 0n) + fixedUnits(amount))
  }
  return [...months].map(([name, units]) => ({
    label: month(name),
    amount: decimal(positive(units), currency),
  }))
}

const positive = (units: bigint) => (units < 0n ? 0n : units)

/** All months from one such as `2026-03` up to a time's. */
function namesFrom(first: string | undefined, until: Date): readonly string[] {
  const names: string[] = []
  const last = until.toISOString().slice(0, 7)
  for (let name = first ?? last; name <= last; name = after(name)) names.push(name)
  return names
}

function after(name: string): string {
  const [year = 0, month = 0] = name.split('-').map(Number)
  return new Date(Date.UTC(year, month)).toISOString().slice(0, 7)
}
