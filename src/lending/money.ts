import { code as iso4217 } from 'fresh-currency-codes'

const AMOUNT = /^(-?)(\d{1,15})(?:\.(\d{1,4}))?$/
/** The maximum amount in minor units: up to it JSON numbers are exact. */
export const AMOUNT_MAX = 10n ** 15n - 1n

/** A currency and the decimals of its amounts (the ISO 4217 exponent; Intl follows CLDR, where HUF has none). */
export interface Currency {
  readonly code: string
  readonly decimals: number
}

/** The currency of an ISO 4217 code, current or withdrawn; undefined if unknown or without decimals (gold, test codes). */
export function findCurrency(code: string): Currency | undefined {
  const found = iso4217(code, { includeDeprecated: true })
  if (found?.code !== code || found.digits === null) return undefined
  return { code, decimals: found.digits }
}

/** The same for a code that has been checked; throws on an unknown one. */
export function currencyOf(code: string): Currency {
  const found = findCurrency(code)
  if (found === undefined) throw new Error(`${code} is no ISO 4217 currency`)
  return found
}

/** Parses a decimal in major units as minor units; undefined if invalid, too precise, or 10^15 or more. */
export function parseAmount(text: string, decimals: number): bigint | undefined {
  const match = AMOUNT.exec(text)
  if (match === null) return undefined
  const [, sign = '', whole = '', fraction = ''] = match
  if (fraction.length > decimals) return undefined
  const minor = BigInt(whole + fraction.padEnd(decimals, '0'))
  if (minor > AMOUNT_MAX || (sign === '-' && minor === 0n)) return undefined
  return sign === '-' ? -minor : minor
}

/** Writes minor units as a decimal in major units, with all decimals of the currency ("2500.00"). */
export function formatAmount(minor: bigint, decimals: number): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(decimals + 1, '0')
  const sign = minor < 0n ? '-' : ''
  if (decimals === 0) return sign + digits
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** Parses a percentage with at most 2 decimals as hundredths of a percent; undefined if invalid. */
export function parsePercent(text: string): number | undefined {
  const hundredths = parseAmount(text, 2)
  return hundredths === undefined ? undefined : Number(hundredths)
}

/** Writes hundredths of a percent as a percentage in its shortest form ("12.5"). */
export function formatPercent(hundredths: number): string {
  return formatAmount(BigInt(hundredths), 2).replace(/\.?0+$/, '')
}

/** The lesser of two amounts. */
export function lesser(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}
