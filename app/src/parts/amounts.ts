import { decimalString, decimalsOf } from './forms/minor.ts'
import { fixedUnits } from './money.ts'

/** As many decimals as `fixedUnits` counts. */
const SCALE = 4

/** An amount in the units of `fixedUnits` as the API writes it, rounded down to the currency's decimals. */
export function decimal(units: bigint, currency: string): string {
  const places = decimalsOf(currency)
  return decimalString(units / 10n ** BigInt(SCALE - places), places)
}

/** The same with a sign if it is negative. */
export function signed(units: bigint, currency: string): string {
  return units < 0n ? `-${decimal(-units, currency)}` : decimal(units, currency)
}

/** What is still to be paid of an instalment, of which a part can be paid. */
export function unpaidOf(
  { payment, paid }: { readonly payment: string; readonly paid: string },
  currency: string,
): string {
  return decimal(fixedUnits(payment) - fixedUnits(paid), currency)
}

/** The least of some amounts in the units of `fixedUnits`. */
export function least(first: bigint, ...others: readonly bigint[]): bigint {
  let lowest = first
  for (const one of others) if (one < lowest) lowest = one
  return lowest
}
