import { locale } from '../language/language.ts'

/** The sign of what is less than nothing, which Intl writes as a hyphen. */
const MINUS = '−'

/** An amount such as `1234.50` as readers write it; exact, since Intl takes the decimal string as it is. */
export function money(amount: string, currency: string): string {
  return new Intl.NumberFormat(locale(), {
    style: 'currency',
    currency,
    // A whole amount needs no cents.
    trailingZeroDisplay: 'stripIfInteger',
  })
    .format(amount as Intl.StringNumericLiteral)
    .replace('-', MINUS)
}

/** A percentage such as `12.5`, which is 12.5 %. */
export function percent(value: string): string {
  const number = new Intl.NumberFormat(locale(), { maximumFractionDigits: 2 })
  return `${number.format(value as Intl.StringNumericLiteral).replace('-', MINUS)} %`
}

/** An amount as a whole number, for sums and comparisons: in units of `scale` decimals, whatever the currency. */
export function fixedUnits(amount: string, scale = 4): bigint {
  const [whole = '0', fraction = ''] = amount.replace('-', '').split('.')
  const units = BigInt(whole + fraction.slice(0, scale).padEnd(scale, '0'))
  return amount.startsWith('-') ? -units : units
}

/** How much of the whole a part is, from 0 to 1: for pictures only. */
export function shareOf(part: string, whole: string): number {
  const [some, all] = [fixedUnits(part), fixedUnits(whole)]
  return all === 0n ? 0 : Number((some * 10_000n) / all) / 10_000
}
