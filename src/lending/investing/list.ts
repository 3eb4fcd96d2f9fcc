import type { Database } from '../../database/connection.ts'
import type { Investment, InvestmentStatus } from '../../entities/loan/investment.ts'
import type { Listing } from '../../reads/page.ts'
import { investmentsOfLoan, listingOf } from '../../reads/parent-lists.ts'
import { divideHalfEven } from '../repaying/schedule/amortisation.ts'

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

/** The principal of an investment that its borrower still owes, in minor units; 0 until the loan is paid out. */
export function outstandingOf({ status, amount, principalRepaid }: Investment): bigint {
  return status === 'active' || status === 'defaulted' ? amount - principalRepaid : 0n
}

/** Interest less the platform's fee on it, in minor units; the fee in hundredths of a percent. */
export function afterFee(interest: bigint, serviceFee: number): bigint {
  return interest - divideHalfEven(interest * BigInt(serviceFee), 10_000n)
}

/** Interest and charges, less losses, so far, in hundredths of a percent of the investment's amount; null until the loan is paid out. */
export function realisedReturn(investment: Investment): number | null {
  const { status, amount, interestEarned, chargesEarned } = investment
  if (status === 'pending' || status === 'cancelled') return null
  const lost = status === 'defaulted' ? outstandingOf(investment) : 0n
  return Number(divideHalfEven((interestEarned + chargesEarned - lost) * 10_000n, amount))
}
