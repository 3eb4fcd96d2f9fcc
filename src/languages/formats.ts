import { LRUCache } from 'lru-cache'
import { type Currency, formatAmount } from '../money.ts'
import { DEFAULT_LANGUAGE } from './index.ts'

const KEPT = 100
const numbers = new LRUCache<string, Intl.NumberFormat>({ max: KEPT })
const dates = new LRUCache<string, Intl.DateTimeFormat>({ max: KEPT })

/** What the amounts and times of a text are in: the platform's currency, and its time zone as an IANA name. */
export interface Units {
  readonly currency: Currency
  readonly timezone: string
}

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

/**
 * The locale of what people read on paper and in letters: that of their country if they prefer the language as it is written there, such as
 * `de-AT`, as the app does. English has one of its own for amounts and days, since theirs are the API's otherwise.
 */
export function localeOf(language: string, preferred: string = language): string {
  const [spoken, country = '', ...others] = preferred.split('-')
  if (spoken === language && /^[A-Z]{2}$/.test(country) && others.length === 0) return preferred
  return language === DEFAULT_LANGUAGE ? 'en-US' : language
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

/**
 * A time to the minute, given in ISO 8601, as clocks in a time zone show it, and which zone that is. English has the API's own form
 * (`2026-12-23 09:15 UTC+1`), in which programs can read the time.
 */
export function minute(language: string, time: string, timeZone: string): string {
  const at = new Date(time)
  if (language === DEFAULT_LANGUAGE) {
    // Swedes write times as ISO 8601 does.
    const clock = dateFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' }, timeZone)
    return `${clock.format(at)} ${zoneAt(at, 'en-US', 'shortOffset', timeZone).replace(/^GMT(\+0$)?/, 'UTC')}`
  }
  const shown = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' }, timeZone)
  // CLDR has a narrow space before AM and PM, which fonts of documents and of mail programs may lack.
  return `${shown.format(at).replace('\u202f', ' ')} ${zoneAt(at, language, 'short', timeZone)}`
}

/** What a time zone is called at a time, such as `MEZ`. */
function zoneAt(
  at: Date,
  language: string,
  timeZoneName: 'short' | 'shortOffset',
  timeZone: string,
): string {
  const parts = dateFormat(language, { timeZoneName }, timeZone).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

function dateFormat(
  language: string,
  styles: Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle' | 'timeZoneName'>,
  timeZone = 'UTC',
): Intl.DateTimeFormat {
  const name = `${language} ${timeZone} ${styles.timeStyle ?? ''} ${styles.timeZoneName ?? ''}`
  const known = dates.get(name)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat(language, { ...styles, timeZone })
  dates.set(name, made)
  return made
}
