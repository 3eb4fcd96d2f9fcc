import { decimalString, decimalsOf } from '../parts/minor.ts'
import { fixedUnits } from '../parts/money.ts'
import type { Borrowed, RepayableLoan } from './operations.ts'

type Owed = Pick<Borrowed, 'amountDue' | 'payoffAmount' | 'currency'> &
  Pick<RepayableLoan, 'nextDue'>

/** The usual amounts to repay: what is due, or else the next payment; and all that is owed. */
export function amountsOf({
  amountDue,
  payoffAmount,
  nextDue,
  currency,
}: Owed): readonly { readonly label: string; readonly amount: string }[] {
  const decimals = decimalsOf(currency)
  const units = (text: string | null | undefined) => fixedUnits(text ?? '0', decimals)
  const [due, all] = [units(amountDue), units(payoffAmount)]
  const next = nextDue ? units(nextDue.payment) - units(nextDue.paid) : 0n
  const found = [
    { label: 'Due now', units: due },
    { label: 'Next payment', units: due > 0n ? 0n : next },
    { label: 'All of it', units: all },
  ]
  return found
    .filter((one) => one.units > 0n && (one.units < all || one.label === 'All of it'))
    .map((one) => ({ label: one.label, amount: decimalString(one.units, decimals) }))
}
