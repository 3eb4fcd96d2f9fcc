import { oneRow } from '../../database/change.ts'
import type { Reader } from '../../database/reader.ts'
import { once, sqlOf } from '../../reads/list.ts'
import type { Listing } from '../../reads/page.ts'
import { isLate, outstanding } from './list.ts'

/** What a lender's investments of a choice come to, in minor units. */
export interface InvestmentTotals {
  readonly count: number
  readonly invested: bigint
  readonly pending: bigint
  readonly released: bigint
  readonly outstanding: bigint
  readonly late: bigint
  readonly repaid: bigint
  readonly earned: bigint
}

const sums: Readonly<Record<Exclude<keyof InvestmentTotals, 'count'>, string>> = {
  invested: `case when status = 'cancelled' then 0 else amount end`,
  pending: `case when status = 'pending' then amount else 0 end`,
  released: `case when status = 'cancelled' then amount else 0 end`,
  outstanding,
  late: `case when ${isLate} then ${outstanding} else 0 end`,
  repaid: 'principal_repaid',
  earned: 'interest_earned + charges_earned',
}

/** Sums up a list of investments, however many they are; one statement. */
export function investmentTotals(database: Reader, listing: Listing): Promise<InvestmentTotals> {
  const { matches, values } = sqlOf(listing)
  const columns = Object.entries(sums).map(
    ([name, sum]) => `coalesce(sum(${sum}), 0)::bigint as ${name}`,
  )
  const text = `select count(*)::int as count, ${columns.join(', ')} from ${matches([])}`
  return oneRow(database.query<InvestmentTotals>(once(text, 'for its own'), values, 'search'))
}
