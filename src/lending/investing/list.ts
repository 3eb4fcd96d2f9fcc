import type { Database } from '../../database/connection.ts'
import type { Investment, InvestmentStatus } from '../../entities/loan/investment.ts'
import type { Listing } from '../../reads/page.ts'
import { investmentsOfLoan, listingOf } from '../../reads/parent-lists.ts'

/** The list of a lender's investments, newest first. */
export function investmentsOfLender(
  database: Database,
  lenderId: string,
  status: readonly InvestmentStatus[] | null | undefined,
): Listing {
  return {
    ...listingOf(database, investmentsOfLoan),
    parts: [[['lender_id = ?', lenderId]]],
    filters: [['status = any(?)', status]],
    descending: true,
  }
}

/** The position of an investment in the lists of a lender and of a loan. */
export function investmentPosition({ createdAt, id }: Investment): readonly string[] {
  return [createdAt.toISOString(), id]
}
