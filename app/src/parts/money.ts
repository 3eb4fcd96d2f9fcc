import { locale } from '../language/language.ts'

let platforms = 'USD'

/** Says which currency the platform has. */
export function setCurrency(currency: string): void {
  platforms = currency
}

/** The currency of the platform. */
export const platformCurrency = (): string => platforms

/** An amount such as `1234.50` as readers write it; exact, since Intl takes the decimal string as it is. */
export function money(amount: string, currency: string): string {
  const format = new Intl.NumberFormat(locale(), {
    style: 'currency',
    currency,
    // A whole amount needs no cents.
    trailingZeroDisplay: 'stripIfInteger',
  })
  return withMinus(format.format(amount as Intl.StringNumericLiteral))
}

/** The same in a column of a table: all decimals, so that the digits stand below each other. */
export function moneyInColumn(amount: string, currency: string): string {
  const format = new Intl.NumberFormat(locale(), { style: 'currency', currency })
  return withMinus(format.format(amount as Intl.StringNumericLiteral))
}

/** Intl writes a hyphen; everything else in the app, a minus sign. */
function withMinus(text: string): string {
  return text.replace('-', '−')
}

/** A percentage such as `12.5` as readers write it: 12.5%, or 12,5 % with a space at which no line ends. */
export function percent(value: string): string {
  const number = new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 2 })
  // A hundredth of it, exactly.
  return withMinus(number.format(`${value}e-2` as Intl.StringNumericLiteral))
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
