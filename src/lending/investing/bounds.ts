import type { Reader } from '../../database/reader.ts'
import { Loader } from '../../reads/loader.ts'
import { lenderLimits } from '../exposure.ts'
import type { Limits } from '../limits.ts'

/** The amounts that a loan accepts from a lender, in minor units. */
interface InvestmentBounds {
  readonly least: bigint
  /** The most that the loan accepts and the lender can pay; 0 if that is less than `least`. */
  readonly affordable: bigint
}

const text = `
  select loan.id, least_amount as least, affordable from loan
  cross join lateral (select count(*) as investments from investment where loan_id = loan.id and investment.status <> 'cancelled') as taken
  cross join lateral investment_bounds(loan, $2, investments, $3, $4, $5)
  where loan.id = any($1)`

/** Reads the amounts that loans accept from a lender, by loan id. */
export function investmentBounds(
  reader: Reader,
  lenderId: string,
  { investmentMin, loanInvestmentsMax, exposure }: Limits,
): Loader<string, InvestmentBounds> {
  return new Loader(async (ids) => {
    const rows = await reader.query<InvestmentBounds & { id: string }>(text, [
      ids,
      lenderId,
      investmentMin,
      loanInvestmentsMax,
      lenderLimits(exposure),
    ])
    const found = new Map(rows.map((row) => [row.id, row]))
    return ids.map((id) => found.get(id) ?? new Error('there is no such loan'))
  })
}
