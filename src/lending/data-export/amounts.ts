import { type Currency, formatAmount } from '../../money.ts'
import { taxFigures } from '../tax/figures.ts'
import type { Row } from './tables.ts'

/** The amounts in columns of JSON, by table and column: they are kept in minor units. Those of notifications are shown as the API shows them. */
const within: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  loan: { late_terms: ['tolerance_amount', 'late_fee_amount'] },
  repayment: {
    effect: ['interest_saved', 'interest', 'monthly_before', 'monthly_payment', 'next_due_amount'],
  },
  document: {
    figures: [
      'amount',
      'closing',
      'due',
      'net_proceeds',
      'opening',
      'origination_fee',
      'paid',
      'principal',
      'principal_left',
      'sums',
      'total_cost',
      'total_payment',
      ...taxFigures,
    ],
  },
}

/** What a row has in its columns of JSON, where amounts are in the platform's currency, with all its decimals. */
export function amountsWithin(table: string, row: Row, { decimals }: Currency): Row {
  const columns = Object.entries(within[table] ?? {})
  return Object.fromEntries(
    columns.map(([name, amounts]) => [name, inside(row[name], amounts, decimals)]),
  )
}

function inside(value: unknown, amounts: readonly string[], decimals: number): unknown {
  if (typeof value !== 'object' || value === null) return value
  const shown = Object.entries(value).map(([name, one]) => [
    name,
    amounts.includes(name) ? written(one, decimals) : one,
  ])
  return Object.fromEntries(shown)
}

/** An amount, or several by name, such as the sums of a statement. */
function written(value: unknown, decimals: number): unknown {
  if (typeof value === 'number' || typeof value === 'string')
    return formatAmount(BigInt(value), decimals)
  return inside(value, Object.keys(value ?? {}), decimals)
}
