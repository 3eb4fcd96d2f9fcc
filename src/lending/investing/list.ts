import type { Database } from '../../database/connection.ts'
import type { Listing } from '../../database/page.ts'
import { columnsOf } from '../../database/rows.ts'
import { Investment, type InvestmentStatus } from '../../entities/investment.ts'

const key = ['created_at', 'id']

/** The list of a loan's investments, oldest first. */
export function investmentsOfLoan(database: Database): Listing {
  const columns = columnsOf(database, Investment)
  return { columns, from: 'investment', conditions: [], key, descending: false }
}

/** The list of a lender's investments, newest first. */
export function investmentsOfLender(
  database: Database,
  lenderId: string,
  status: readonly InvestmentStatus[] | null | undefined,
): Listing {
  return {
    ...investmentsOfLoan(database),
    conditions: [
      ['lender_id = ?', lenderId],
      ['status = any(?)', status],
    ],
    descending: true,
    searches: status ? 'pages' : 'counts',
  }
}

/** The place of an investment in either list. */
export function investmentPosition({ createdAt, id }: Investment): readonly string[] {
  return [createdAt.toISOString(), id]
}
