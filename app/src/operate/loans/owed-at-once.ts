import { decimal, unpaidOf } from '../../parts/amounts.ts'
import { fixedUnits } from '../../parts/money.ts'
import type { LoanFile } from './operations.ts'

/** How what is open of a plan leads to what is owed at once. */
interface OwedAtOnce {
  readonly open: string
  readonly charges: string
  /** What the plan's open payments have of interest that does not run any more or has not yet; less than nothing if more has run than they have. */
  readonly notRun: string
  readonly owed: string
}

type Owed = Pick<LoanFile, 'status' | 'currency' | 'payoffAmount' | 'chargesDue'> & {
  readonly schedule: readonly { readonly payment: string; readonly paid: string }[] | null
}

/** The sums of a loan in default of which all is due at once, whose plan counts interest up to each day on which a payment was due; null of any other. */
export function owedAtOnce(loan: Owed): OwedAtOnce | null {
  const { status, currency, payoffAmount, chargesDue, schedule } = loan
  if (status !== 'DEFAULTED' || !payoffAmount || !schedule || Number(payoffAmount) === 0)
    return null
  const [owed, charges] = [fixedUnits(payoffAmount), fixedUnits(chargesDue ?? '0')]
  const open = schedule.reduce((sum, one) => sum + fixedUnits(unpaidOf(one, currency)), 0n)
  return {
    open: decimal(open, currency),
    charges: decimal(charges, currency),
    notRun: decimal(open + charges - owed, currency),
    owed: payoffAmount,
  }
}
