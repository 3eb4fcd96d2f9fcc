import { LRUCache } from 'lru-cache'
import { type Currency, formatAmount } from '../money.ts'
import { DEFAULT_LANGUAGE } from './index.ts'

const KEPT = 100
const numbers = new LRUCache<string, Intl.NumberFormat>({ max: KEPT })
const dates = new LRUCache<string, Intl.DateTimeFormat>({ max: KEPT })

/**
 * An amount of minor units with its currency, as people who read the language write it. English has the API's own form ("5.00 USD"),
 * in which clients have always got it.
 */
export function money(
  language: string,
  minor: bigint,
  { code, decimals }: Currency,
  /** Whether a whole amount has no cents, as in the app; in documents, it has. */
  zeros: Zeros = 'stripIfInteger',
): string {
  const amount = formatAmount(minor, decimals)
  if (language === DEFAULT_LANGUAGE) return `${amount} ${code}`
  return moneyFormat(language, code, decimals, zeros).format(amount as Intl.StringNumericLiteral)
}

type Zeros = 'stripIfInteger' | 'auto'

function moneyFormat(
  language: string,
  currency: string,
  decimals: number,
  trailingZeroDisplay: Zeros,
): Intl.NumberFormat {
  const name = `${language} ${currency} ${decimals} ${trailingZeroDisplay}`
  const known = numbers.get(name)
  if (known !== undefined) return known
  const made = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    trailingZeroDisplay,
  })
  numbers.set(name, made)
  return made
}

/** The locale of what people read on paper: English has one of its own for amounts and days, since theirs are the API's otherwise. */
export function localeOf(language: string, preferred: string = language): string {
  if (language !== DEFAULT_LANGUAGE) return language
  return /^en-[A-Z]{2}$/.test(preferred) ? preferred : 'en-US'
}

/** A number in decimals, such as `9.4822`; English keeps that form. */
export function decimal(language: string, number: string): string {
  if (language === DEFAULT_LANGUAGE) return number
  const digits = number.split('.')[1]?.length ?? 0
  return decimalFormat(language, digits).format(number as Intl.StringNumericLiteral)
}

/** A percentage, given as `12.5`, with a space at which no line ends; English keeps the API's own form. */
export function percent(language: string, number: string): string {
  return `${decimal(language, number)}${language === DEFAULT_LANGUAGE ? ' ' : '\u00a0'}%`
}

function decimalFormat(language: string, digits: number): Intl.NumberFormat {
  const name = `${language} ${digits}`
  const known = numbers.get(name)
  if (known !== undefined) return known
  const made = new Intl.NumberFormat(language, { minimumFractionDigits: digits })
  numbers.set(name, made)
  return made
}

/** A day, given as `2026-12-23`; English keeps that form. */
export function day(language: string, date: string): string {
  if (language === DEFAULT_LANGUAGE) return date
  return dateFormat(language, { dateStyle: 'medium' }).format(new Date(`${date}T00:00:00Z`))
}

/** A time to the minute, given in ISO 8601, in UTC. */
export function minute(language: string, time: string): string {
  if (language === DEFAULT_LANGUAGE) return `${time.slice(0, 16).replace('T', ' ')} UTC`
  const styles = { dateStyle: 'medium', timeStyle: 'short' } as const
  const shown = dateFormat(language, styles).format(new Date(time))
  // CLDR has a narrow space before AM and PM, which fonts of documents and of mail programs may lack.
  return `${shown.replace('\u202f', ' ')} UTC`
}

function dateFormat(
  language: string,
  styles: Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>,
): Intl.DateTimeFormat {
  const name = `${language} ${styles.timeStyle ?? ''}`
  const known = dates.get(name)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat(language, { ...styles, timeZone: 'UTC' })
  dates.set(name, made)
  return made
}
