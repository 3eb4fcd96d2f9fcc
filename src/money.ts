import { code as iso4217 } from 'fresh-currency-codes'

const DECIMAL = /^(-?)(\d{1,15})(?:\.(\d{1,4}))?$/
/** The decimals that a percentage may have. It is kept in hundredths of a percent, which may then have two decimals. */
const PERCENT_DECIMALS = 4
/** The maximum amount in minor units; up to it, JSON numbers are exact. */
export const AMOUNT_MAX = 10n ** 15n - 1n

/** The maximum percentage, in hundredths of a percent; the same number as for amounts. */
export const PERCENT_MAX = Number(AMOUNT_MAX)

/** A currency and the decimals of its amounts: those of ISO 4217. Intl follows CLDR instead, where HUF has none. */
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
  return parseDecimal(text, decimals, AMOUNT_MAX)
}

function parseDecimal(text: string, decimals: number, max: bigint): bigint | undefined {
  const match = DECIMAL.exec(text)
  if (match === null) return undefined
  const [, sign = '', whole = '', fraction = ''] = match
  if (fraction.length > decimals) return undefined
  const minor = BigInt(whole + fraction.padEnd(decimals, '0'))
  if (minor > max || (sign === '-' && minor === 0n)) return undefined
  return sign === '-' ? -minor : minor
}

/** Writes minor units as a decimal in major units, with all decimals of the currency ("2500.00"). */
export function formatAmount(minor: bigint, decimals: number): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(decimals + 1, '0')
  const sign = minor < 0n ? '-' : ''
  if (decimals === 0) return sign + digits
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** Parses a percentage with at most 4 decimals into hundredths of a percent, with up to 2 decimals; undefined if invalid. */
export function parsePercent(text: string): number | undefined {
  const tiny = parseDecimal(text, PERCENT_DECIMALS, BigInt(PERCENT_MAX) * 100n)
  return tiny === undefined ? undefined : Number(tiny) / 100
}

/** Writes hundredths of a percent as a percentage in its shortest form ("12.5"), rounded to 4 decimals. */
export function formatPercent(hundredths: number): string {
  const tiny = BigInt(Math.round(hundredths * 100))
  return formatAmount(tiny, PERCENT_DECIMALS).replace(/\.?0+$/, '')
}

/** The lesser of two amounts. */
export function lesser(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}

/** Writes values as JSON for the database, with amounts in minor units as numbers, which are exact up to AMOUNT_MAX. */
export function jsonOf(values: object): string {
  return JSON.stringify(values, (_, value) => (typeof value === 'bigint' ? Number(value) : value))
}
