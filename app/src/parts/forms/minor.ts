/** How many decimals a currency has. */
export function decimalsOf(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  return maximumFractionDigits
}

/** An amount in minor units as a decimal string, such as `1234.50`. */
export function decimalString(units: bigint, decimals: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const sign = units < 0n ? '-' : ''
  return decimals === 0 ? sign + whole : `${sign}${whole}.${digits.slice(-decimals)}`
}

/** A quotient of non-negative whole numbers, rounded to the nearest; ties go to the even one. */
export function halfEven(dividend: bigint, divisor: bigint): bigint {
  const floor = dividend / divisor
  const twice = (dividend % divisor) * 2n
  return twice > divisor || (twice === divisor && floor % 2n === 1n) ? floor + 1n : floor
}
