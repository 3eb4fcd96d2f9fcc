import { GraphQLScalarType, Kind, type ValueNode, valueFromASTUntyped } from 'graphql'
import { isDay, timeOf, YEARS, yearOf } from '../calendar.ts'
import type { Said } from '../lending/reason-text.ts'
import {
  AMOUNT_MAX,
  type Currency,
  formatAmount,
  formatPercent,
  PERCENT_MAX,
  parseAmount,
  parsePercent,
} from '../money.ts'
import { Malformed } from './refusals/malformed.ts'

const DAY_MS = 86_400_000
const DAYS_MAX = 10_000
const days = new Map<number, string>()

/** A timestamp in ISO 8601 like `toISOString`, in a quarter of the time: lists show hundreds. */
export function timestampText(timestamp: Date): string {
  const time = timestamp.getTime()
  const day = Math.floor(time / DAY_MS)
  const seconds = Math.floor((time - day * DAY_MS) / 1000)
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  const clock = `${two(hours)}:${two(minutes % 60)}:${two(seconds % 60)}`
  return `${dayText(day, timestamp)}${clock}.${three(time - Math.floor(time / 1000) * 1000)}Z`
}

function dayText(day: number, timestamp: Date): string {
  const known = days.get(day)
  if (known !== undefined) return known
  if (days.size >= DAYS_MAX) days.clear()
  const text = timestamp.toISOString().slice(0, -'00:00:00.000Z'.length)
  days.set(day, text)
  return text
}

function two(number: number): string {
  return number < 10 ? `0${number}` : `${number}`
}

function three(number: number): string {
  return number < 100 ? `0${two(number)}` : `${number}`
}

/** The schema's scalars, with money in the platform's currency. A value that they can't read becomes a Malformed. */
export function scalars(currency: Currency) {
  const { code, decimals } = currency
  return {
    Money: decimal(
      'Money',
      (text) => parseAmount(text, decimals),
      (minor: bigint) => formatAmount(minor, decimals),
      (text) => ({
        message: 'refusal.malformed.money',
        values: { currency: code, decimals, example: exampleOf(text, decimals) },
      }),
      [AMOUNT_MAX, AMOUNT_MAX + 1n],
    ),
    Percent: decimal(
      'Percent',
      parsePercent,
      formatPercent,
      () => ({ message: 'refusal.malformed.percent' }),
      [PERCENT_MAX, PERCENT_MAX + 1],
    ),
    DateTime: dateTime,
    Date: date,
    Year: year,
    Latitude: degrees('Latitude', 90),
    Longitude: degrees('Longitude', 180),
    JSONObject: jsonObject,
  }
}

/** Exact decimals: from a string, a literal's own text, or a JSON number in JavaScript's shortest form. */
function decimal<T extends bigint | number>(
  name: string,
  parse: (text: string) => T | undefined,
  format: (value: T) => string,
  expected: (text: string) => Said,
  [max, next]: readonly [max: T, next: T],
): GraphQLScalarType<T | Malformed, string> {
  const read = (text = ''): T | Malformed => {
    const value = parse(text)
    if (value !== undefined) return value
    return isBeyond(text, format(max)) ? tooLarge(text) : new Malformed(name, expected(text))
  }
  const tooLarge = (text: string) => {
    const isNegative = text.startsWith('-')
    const limit = (isNegative ? '-' : '') + format(max)
    const message = isNegative ? 'refusal.malformed.too_small' : 'refusal.malformed.too_large'
    const told = { message, values: { limit } } as const
    return new Malformed(name, told, {
      beyond: isNegative ? -next : next,
      details: { [isNegative ? 'min' : 'max']: limit },
    })
  }
  return new GraphQLScalarType<T | Malformed, string>({
    name,
    serialize: (value) => format(value as T),
    parseValue: (value) => read(textOf(value)),
    parseLiteral: (node) => read(literalText(node)),
  })
}

/** An example of an amount for a refusal: what was given, cut to the currency's decimals, or else 250. */
function exampleOf(text: string, decimals: number): string {
  const [exact, whole = '', parts = ''] = /^(\d{1,12})\.(\d+)$/.exec(text) ?? []
  if (exact === undefined) return formatAmount(250n * 10n ** BigInt(decimals), decimals)
  return formatAmount(BigInt(whole + parts.slice(0, decimals).padEnd(decimals, '0')), decimals)
}

const NUMBER = /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/

/** Whether a text is a number that is too large, rather than one of another form. */
function isBeyond(text: string, max: string): boolean {
  return (NUMBER.test(text) && Math.abs(Number(text)) > Number(max)) || /^-?Infinity$/.test(text)
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? (Object.is(value, -0) ? '-0' : String(value)) : undefined
}

function literalText(node: ValueNode): string | undefined {
  const exact = node.kind === Kind.STRING || node.kind === Kind.INT || node.kind === Kind.FLOAT
  return exact ? node.value : undefined
}

const dateTime = new GraphQLScalarType<Date | Malformed, string>({
  name: 'DateTime',
  serialize: (value) => timestampText(value as Date),
  parseValue: (value) => readDateTime(typeof value === 'string' ? value : ''),
  parseLiteral: (node) => readDateTime(node.kind === Kind.STRING ? node.value : ''),
})

/** Smaller coordinates would underflow in distances, which PostgreSQL refuses. */
const NEXT_TO_NOTHING = 1e-12

function readDateTime(text: string): Date | Malformed {
  return timeOf(text) ?? new Malformed('DateTime', { message: 'refusal.malformed.time' })
}

/** A day, in the database's format. */
const date = new GraphQLScalarType<string | Malformed, string>({
  name: 'Date',
  serialize: String,
  parseValue: (value) => readDate(typeof value === 'string' ? value : ''),
  parseLiteral: (node) => readDate(node.kind === Kind.STRING ? node.value : ''),
})

function readDate(text: string): string | Malformed {
  return isDay(text) ? text : new Malformed('Date', { message: 'refusal.malformed.day' })
}

/** What a year must be, as texts: no language groups the digits of a year. */
const ofYears = { min: String(YEARS.min), max: String(YEARS.max), example: '2026' } as const

const year = new GraphQLScalarType<number | Malformed, number>({
  name: 'Year',
  serialize: Number,
  parseValue: (value) => readYear(textOf(value)),
  parseLiteral: (node) => readYear(literalText(node)),
})

function readYear(text = ''): number | Malformed {
  return (
    yearOf(text) ?? new Malformed('Year', { message: 'refusal.malformed.year', values: ofYears })
  )
}

function degrees(name: string, max: number): GraphQLScalarType<number | Malformed, number> {
  const read = (value: unknown): number | Malformed => {
    if (typeof value === 'number' && Math.abs(value) <= max)
      return Math.abs(value) < NEXT_TO_NOTHING ? 0 : value
    const details = { min: -max, max }
    return new Malformed(name, { message: 'refusal.malformed.degrees' }, { details })
  }
  return new GraphQLScalarType<number | Malformed, number>({
    name,
    serialize: (value) => {
      const degrees = read(value)
      if (degrees instanceof Malformed) throw degrees
      return degrees
    },
    parseValue: read,
    parseLiteral: (node) => read(valueFromASTUntyped(node)),
  })
}

const jsonObject = new GraphQLScalarType<Record<string, unknown> | Malformed, unknown>({
  name: 'JSONObject',
  serialize: (value) => value,
  parseValue: readObject,
  parseLiteral: (node, variables) => readObject(valueFromASTUntyped(node, variables)),
})

function readObject(value: unknown): Record<string, unknown> | Malformed {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>
  return new Malformed('JSONObject', { message: 'refusal.malformed.object' })
}
