import type { FeeRefund } from '../../entities/loan/loan.ts'

/** How a loan can end before its plan does. */
export interface ExitTerms {
  /** For how many days after the day of its payout the borrower can withdraw from it; 0 if not at all. */
  readonly withdrawalDays: number
  readonly feeRefund: FeeRefund
}

/** The terms as the database takes them when a loan is paid out. */
export function keptExitTerms({ withdrawalDays, feeRefund }: ExitTerms) {
  return { withdrawal_days: withdrawalDays, fee_refund: feeRefund }
}
