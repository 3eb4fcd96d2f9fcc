import type { InstalmentState } from '../../entities/instalment-state.ts'

export type InstalmentStatus = 'scheduled' | 'overdue' | 'paid'

/** A disbursed loan's payments with their totals, in minor units. */
export interface RepaymentSchedule {
  readonly instalments: InstalmentState[]
  readonly monthlyPayment: bigint
  readonly totalInterest: bigint
  readonly totalPayment: bigint
}

/** The totals of a schedule; null when there is none yet. */
export function repaymentSchedule(instalments: InstalmentState[]): RepaymentSchedule | null {
  // The last one takes what remains, and those before a prepayment that lowered the others are as they were.
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
  // Interest comes before principal; only an early payoff by the rule before interest by the day left some, which is not owed.
  const settled = one.principalPaid === one.principal
  if (settled && (one.principal > 0n || one.interestPaid === one.interest)) return 'paid'
  return one.past ? 'overdue' : 'scheduled'
}
