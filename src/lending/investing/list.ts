import type { Database } from '../../database/connection.ts'
import type { Investment, InvestmentStatus } from '../../entities/loan/investment.ts'
import type { Loan } from '../../entities/loan/loan.ts'
import type { Condition, Listing } from '../../reads/page.ts'
import { investmentsOfLoan, listingOf } from '../../reads/parent-lists.ts'
import { wordsIn } from '../loan/lists/search.ts'
import { checkId, refuseIf } from '../refusal.ts'
import { divideHalfEven } from '../repaying/schedule/amortisation.ts'

/** Which investments of a lender to list. */
export interface InvestmentFilter {
  readonly loanId?: string | null | undefined
  readonly status?: readonly InvestmentStatus[] | null | undefined
  readonly late?: boolean | null | undefined
  /** Whether the lender's standing order made them. */
  readonly automatic?: boolean | null | undefined
  /** Words in the loan's texts, or in the borrower's name or city. */
  readonly q?: string | null | undefined
}

export type InvestmentSort = 'newest' | 'amount' | 'outstanding' | 'next_due' | 'rate'

interface Order {
  /** SQL of a column that the sort key needs and the record doesn't have. */
  readonly column?: string
  readonly key: readonly string[]
  readonly descending: boolean
  /** By default, the values of the key's columns. */
  readonly position?: (one: Investment & { readonly nextDueOn?: string }) => readonly string[]
}

/** When something is to come of an investment: nobody knows of one in default, and what its loan owes is for those who hold a part of it. */
const nextDueOn = `coalesce((select next_due_on from loan
  where loan.id = investment.loan_id and investment.status = 'active'), 'infinity')`

/** The principal that is still owed, as `outstandingOf` has it. */
export const outstanding = `case when status in ('active', 'defaulted') then amount - principal_repaid else 0 end`

/** The orders in which a lender's investments can be listed; each sort key ends with the id, which makes it unique. */
export const investmentOrders: Readonly<Record<InvestmentSort, Order>> = {
  newest: {
    key: ['created_at', 'id'],
    descending: true,
  },
  amount: {
    key: ['amount', 'id'],
    descending: true,
  },
  outstanding: {
    key: [outstanding, 'id'],
    descending: true,
    position: (one) => [outstandingOf(one).toString(), one.id],
  },
  next_due: {
    column: `${nextDueOn}::text as "nextDueOn"`,
    key: [nextDueOn, 'id'],
    descending: false,
    position: (one) => [String(one.nextDueOn), one.id],
  },
  rate: {
    key: ['interest_rate', 'id'],
    descending: true,
  },
}

/** Whether an investment's loan is late; the lender of one that was left may not know it. */
export const isLate = `(investment.status = 'active' and exists (select from loan where loan.id = investment.loan_id
  and late_due_on < business_date() and days_late_on(loan.id, late_due_on, business_date()) > 0))`

/** A condition on the loan of an investment. */
function inLoan([condition, ...values]: Condition): Condition {
  return [
    `exists (select from loan where loan.id = investment.loan_id and ${condition})`,
    ...values,
  ]
}

/** The list of a lender's investments. Throws a Refusal if the loan's id can't be one. */
export function investmentsOfLender(
  database: Database,
  lenderId: string,
  { loanId, status, late, automatic, q }: InvestmentFilter,
  sort: InvestmentSort = 'newest',
  reverse = false,
): Listing {
  refuseIf(checkId('loanId', loanId))
  const { column, key, descending } = investmentOrders[sort]
  const { columns, from } = listingOf(database, investmentsOfLoan)
  return {
    columns: column ? `${columns}, ${column}` : columns,
    from,
    parts: [[['lender_id = ?', lenderId]]],
    filters: [
      ['loan_id = ?', loanId],
      ['status = any(?)', status],
      [`${isLate} = ?::boolean`, late],
      // Written out, since the index has those of standing orders alone.
      ...(automatic ? [['automatic'] as const] : []),
      ...(automatic === false ? [['not automatic'] as const] : []),
      ...(q ? wordsIn(q).map(inLoan) : []),
    ],
    key,
    descending: descending !== reverse,
    // Only "newest" has an index. In other orders, looking at the first few would sort them all.
    ...(sort !== 'newest' && { belts: () => [] }),
  }
}

/** The principal of an investment that its borrower still owes, in minor units; 0 until the loan is paid out. */
export function outstandingOf({ status, amount, principalRepaid }: Investment): bigint {
  return status === 'active' || status === 'defaulted' ? amount - principalRepaid : 0n
}

/** An investment's share of the requested amount, in hundredths of a percent, rounded half to even, so that shares of a whole do not all fall short. */
export function shareOfLoan(
  { amountRequested: whole }: Pick<Loan, 'amountRequested'>,
  amount: bigint,
) {
  return Number(divideHalfEven(amount * 10_000n, whole))
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
