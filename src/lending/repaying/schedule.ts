import type { InstalmentState } from '../../entities/instalment-state.ts'

export type InstalmentStatus = 'scheduled' | 'overdue' | 'paid'

/** A disbursed loan's payments with their totals, in minor units. */
export interface RepaymentSchedule {
  readonly instalments: InstalmentState[]
  readonly monthlyPayment: bigint
  readonly totalInterest: bigint
  readonly totalPayment: bigint
}

/** The totals of a frozen schedule; null when there is none yet. */
export function repaymentSchedule(instalments: InstalmentState[]): RepaymentSchedule | null {
  const [first] = instalments
  if (first === undefined) return null
  const sum = (part: (one: InstalmentState) => bigint) =>
    instalments.reduce((total, one) => total + part(one), 0n)
  const totalInterest = sum(({ interest }) => interest)
  return {
    instalments,
    monthlyPayment: first.principal + first.interest,
    totalInterest,
    totalPayment: totalInterest + sum(({ principal }) => principal),
  }
}

/** Whether an instalment is paid, and if not, whether it is late. */
export function instalmentStatus(one: InstalmentState): InstalmentStatus {
  // Interest comes before principal; only an early payoff leaves some, which then is not owed.
  const settled = one.principalPaid === one.principal
  if (settled && (one.principal > 0n || one.interestPaid === one.interest)) return 'paid'
  return one.past ? 'overdue' : 'scheduled'
}
