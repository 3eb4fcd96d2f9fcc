import { decimal } from '../../parts/amounts.ts'
import { fixedUnits } from '../../parts/money.ts'
import type { LoanFile } from './operations.ts'

type Owed = Pick<LoanFile, 'currency' | 'payoffAmount' | 'principalOutstanding' | 'chargesDue'>

/** The parts that what a loan owes in all adds up from; none if it owes nothing. */
export function partsOwed({ currency, payoffAmount, principalOutstanding, chargesDue }: Owed) {
  const [owed, principal, charges] = [payoffAmount, principalOutstanding, chargesDue].map((one) =>
    fixedUnits(one ?? '0'),
  ) as [bigint, bigint, bigint]
  if (owed === 0n) return []
  const parts = [
    ['principal', principal],
    ['interest', owed - principal - charges],
    ['charges', charges],
  ] as const
  return parts
    .filter(([part, units]) => part === 'principal' || units !== 0n)
    .map(([part, units]) => [part, decimal(units, currency)] as const)
}
