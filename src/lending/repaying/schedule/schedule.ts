import type { InstalmentState } from '../../../entities/loan/instalment.ts'

export type InstalmentStatus = 'scheduled' | 'overdue' | 'paid'

/** A disbursed loan's payments and their totals, in minor units. */
export interface RepaymentSchedule {
  readonly instalments: InstalmentState[]
  readonly monthlyPayment: bigint
  readonly totalInterest: bigint
  readonly totalPayment: bigint
}

/** A schedule with its totals, in minor units; null before disbursement. */
export function repaymentSchedule(instalments: InstalmentState[]): RepaymentSchedule | null {
  // The second last payment is the usual one: the last takes what remains, and those before a prepayment may have been higher.
  const usual = instalments.at(-2) ?? instalments.at(-1)
  if (usual === undefined) return null
  const sum = (part: (one: InstalmentState) => bigint) =>
    instalments.reduce((total, one) => total + part(one), 0n)
  const totalInterest = sum(({ interest }) => interest)
  return {
    instalments,
    monthlyPayment: usual.principal + usual.interest,
    totalInterest,
    totalPayment: totalInterest + sum(({ principal, prepaid }) => principal + prepaid),
  }
}

/** Whether an instalment is paid, and if not, whether it is late. */
export function instalmentStatus(one: InstalmentState): InstalmentStatus {
  // Interest is paid before principal, so paid principal is enough. Before interest was counted by the day, early payoffs left some
  // interest unpaid that was never owed.
  const settled = one.principalPaid === one.principal
  if (settled && (one.principal > 0n || one.interestPaid === one.interest)) return 'paid'
  return one.past ? 'overdue' : 'scheduled'
}
