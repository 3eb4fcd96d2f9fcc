import { halfEven } from '../parts/minor.ts'

const PRECISION = 10n ** 40n
/** Rates are hundredths of a percent a year. */
const YEAR = 120_000n

/** The monthly payment that repays a debt, in minor units, calculated as the gateway does. */
export function annuity(debt: bigint, rate: bigint, months: number): bigint {
  if (rate === 0n) return halfEven(debt, BigInt(months))
  const factor = PRECISION + (rate * PRECISION) / YEAR
  let power = PRECISION
  for (let month = 0; month < months; month += 1) power = (power * factor) / PRECISION
  return halfEven(debt * rate * power, YEAR * (power - PRECISION))
}
