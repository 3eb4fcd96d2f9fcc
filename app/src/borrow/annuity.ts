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

/** A quotient of non-negative whole numbers, rounded to the nearest; ties go to the even one. */
export function halfEven(dividend: bigint, divisor: bigint): bigint {
  const floor = dividend / divisor
  const twice = (dividend % divisor) * 2n
  return twice > divisor || (twice === divisor && floor % 2n === 1n) ? floor + 1n : floor
}
