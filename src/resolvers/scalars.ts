import { GraphQLError, GraphQLScalarType, Kind, type ValueNode, valueFromASTUntyped } from 'graphql'
import {
  type Currency,
  formatAmount,
  formatPercent,
  parseAmount,
  parsePercent,
} from '../lending/money.ts'
import { timestampText } from './timestamp.ts'

/** The schema's scalars, money in the platform's currency. */
export function scalars(currency: Currency) {
  const { code, decimals } = currency
  return {
    Money: decimal(
      'Money',
      (text) => parseAmount(text, decimals),
      (minor: bigint) => formatAmount(minor, decimals),
      `an amount of ${code} with at most ${decimals} decimals, such as "${formatAmount(250n * 10n ** BigInt(decimals), decimals)}"`,
    ),
    Percent: decimal(
      'Percent',
      parsePercent,
      formatPercent,
      'a percentage with at most 4 decimals, such as "12.5" or "9.4822"',
    ),
    DateTime: dateTime,
    Date: date,
    Latitude: degrees('Latitude', 90),
    Longitude: degrees('Longitude', 180),
    JSONObject: jsonObject,
  }
}

/** Exact decimals: from a string, a literal's own text, or a JSON number in JavaScript's shortest form. */
function decimal<T>(
  name: string,
  parse: (text: string) => T | undefined,
  format: (value: T) => string,
  expected: string,
): GraphQLScalarType<T, string> {
  const read = (text: string | undefined): T => {
    const value = text === undefined ? undefined : parse(text)
    if (value === undefined) throw new GraphQLError(`${name} must be ${expected}.`)
    return value
  }
  return new GraphQLScalarType<T, string>({
    name,
    serialize: (value) => format(value as T),
    parseValue: (value) => read(textOf(value)),
    parseLiteral: (node) => read(literalText(node)),
  })
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? (Object.is(value, -0) ? '-0' : String(value)) : undefined
}

function literalText(node: ValueNode): string | undefined {
  const exact = node.kind === Kind.STRING || node.kind === Kind.INT || node.kind === Kind.FLOAT
  return exact ? node.value : undefined
}

const dateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  serialize: (value) => timestampText(value as Date),
  parseValue: (value) => readDateTime(typeof value === 'string' ? value : ''),
  parseLiteral: (node) => readDateTime(node.kind === Kind.STRING ? node.value : ''),
})

/** Smaller coordinates would underflow in distances, which PostgreSQL refuses. */
const NEXT_TO_NOTHING = 1e-12

const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/

function readDateTime(text: string): Date {
  const timestamp = TIMESTAMP.test(text) ? new Date(text) : new Date(Number.NaN)
  if (Number.isNaN(timestamp.getTime()))
    throw new GraphQLError(
      'DateTime must be ISO 8601 with an offset, such as "2026-01-31T09:30:00Z".',
    )
  return timestamp
}

/** A day, in the database's format. */
const date = new GraphQLScalarType<string, string>({
  name: 'Date',
  serialize: String,
  parseValue: (value) => readDate(typeof value === 'string' ? value : ''),
  parseLiteral: (node) => readDate(node.kind === Kind.STRING ? node.value : ''),
})

function readDate(text: string): string {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(text) : new Date(Number.NaN)
  if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text))
    throw new GraphQLError('Date must be a day as ISO 8601, such as "2026-01-31".')
  return text
}

function degrees(name: string, max: number): GraphQLScalarType<number, number> {
  const read = (value: unknown): number => {
    if (typeof value === 'number' && Math.abs(value) <= max)
      return Math.abs(value) < NEXT_TO_NOTHING ? 0 : value
    throw new GraphQLError(`${name} must be a number from ${-max} to ${max}.`)
  }
  return new GraphQLScalarType<number, number>({
    name,
    serialize: read,
    parseValue: read,
    parseLiteral: (node) => read(valueFromASTUntyped(node)),
  })
}

const jsonObject = new GraphQLScalarType<Record<string, unknown>, unknown>({
  name: 'JSONObject',
  serialize: (value) => value,
  parseValue: readObject,
  parseLiteral: (node, variables) => readObject(valueFromASTUntyped(node, variables)),
})

function readObject(value: unknown): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>
  throw new GraphQLError('JSONObject must be an object.')
}
