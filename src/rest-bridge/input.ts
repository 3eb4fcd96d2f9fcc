import {
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLScalarType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql'
import { snakeCase } from './records.ts'

/** A problem with one field of a request, under its REST name. */
export interface Issue {
  readonly field: string
  readonly code: 'UNKNOWN_FIELD' | 'REQUIRED' | 'READ_ONLY' | 'INVALID'
  readonly message: string
}

/** Input fields that REST takes from the path or a header instead of the body; objects within a body keep theirs. */
const elsewhere: ReadonlySet<string> = new Set(['id', 'loanId', 'idempotencyKey'])

/** The fields of an input type that a REST body, or an object within one, can contain, by REST name. */
export function bodyFields(type: GraphQLInputObjectType, isNested = false) {
  const fields = Object.values(type.getFields()).filter(
    ({ name }) => isNested || !elsewhere.has(name),
  )
  return new Map(fields.map((field) => [snakeCase(field.name), field]))
}

/** Reads JSON as a value of a GraphQL input type, collecting all problems. */
export function readInput(
  type: GraphQLInputType,
  value: unknown,
  field: string,
  issues: Issue[],
  ignored: ReadonlySet<string> = new Set(),
): unknown {
  if (isNonNullType(type)) {
    if (value === null)
      issues.push({ field, code: 'REQUIRED', message: `${field} must not be null.` })
    return readInput(type.ofType, value, field, issues, ignored)
  }
  if (value === null) return null
  if (isListType(type)) return readList(type.ofType, value, field, issues)
  if (isInputObjectType(type)) return readObject(type, value, field, issues, ignored)
  try {
    return isEnumType(type) ? readEnum(type.getValues(), value) : readScalar(type, value)
  } catch (error) {
    const message = error instanceof Error ? error.message : 'is malformed'
    issues.push({ field, code: 'INVALID', message: `${field}: ${message}` })
    return undefined
  }
}

function readObject(
  type: GraphQLInputObjectType,
  value: unknown,
  path: string,
  issues: Issue[],
  ignored: ReadonlySet<string>,
): unknown {
  const name = (key: string) => (path === '' ? key : `${path}.${key}`)
  if (typeof value !== 'object' || Array.isArray(value) || value instanceof InexactNumber) {
    const message = `${path || 'The body'} must be a JSON object.`
    issues.push({ field: path, code: 'INVALID', message })
    return undefined
  }
  const fields = bodyFields(type, path !== '')
  const given = Object.entries(value as Record<string, unknown>)
  for (const [key] of given.filter(([key]) => !fields.has(key) && !ignored.has(key)))
    issues.push(unknownField(name(key), [...fields.keys()]))
  const keys = new Set(given.map(([key]) => key))
  for (const [key, field] of fields)
    if (isRequiredInputField(field) && !keys.has(key))
      issues.push({ field: name(key), code: 'REQUIRED', message: `${name(key)} is required.` })
  return Object.fromEntries(
    given.flatMap(([key, item]) => {
      const field = fields.get(key)
      return field ? [[field.name, readInput(field.type, item, name(key), issues)]] : []
    }),
  )
}

function readList(
  type: GraphQLInputType,
  value: unknown,
  field: string,
  issues: Issue[],
): unknown[] {
  const items = Array.isArray(value) ? value : [value]
  const isRecord = isInputObjectType(getNamedType(type))
  return items.map((item, index) =>
    readInput(type, item, isRecord ? `${field}.${index}` : field, issues),
  )
}

function readEnum(values: readonly { readonly name: string }[], value: unknown): string {
  const names = values.map(({ name }) => name.toLowerCase())
  if (typeof value === 'string' && names.includes(value)) return value.toUpperCase()
  throw new Error(`must be one of ${names.join(', ')}.`)
}

/** Exact types read a number's own text; other types accept any number as JavaScript reads it. */
function readScalar(type: GraphQLScalarType, value: unknown): unknown {
  const isExact = type.name === 'Money' || type.name === 'Percent'
  if (isExact && typeof value !== 'number' && !(value instanceof InexactNumber))
    throw new Error('must be a JSON number with few decimals, such as 1200.5, without quotes.')
  const plain = isExact && value instanceof InexactNumber ? value.text : withPlainNumbers(value)
  const read = parsedBy(type, plain)
  // The schema's own scalars return an error for what they can't read. For a number that is too large, the rules report the limit.
  const isTooLarge = read instanceof Error && (read as { beyond?: unknown }).beyond !== undefined
  if (read instanceof Error && !isTooLarge) throw new Error(withoutQuotes(read.message))
  return plain
}

/** What GraphQL's own scalars expect, in words for clients that send JSON. */
const expected: Readonly<Record<string, string>> = {
  Int: 'must be a whole number from -2147483648 to 2147483647.',
  Float: 'must be a number.',
  String: 'must be a string.',
  Boolean: 'must be true or false.',
  ID: 'must be an id, as a string.',
}

function parsedBy(type: GraphQLScalarType, value: unknown): unknown {
  try {
    return type.parseValue(value)
  } catch (error) {
    throw new Error(
      expected[type.name] ?? (error instanceof Error ? error.message : 'is malformed'),
    )
  }
}

/** A scalar's message in REST's form: without the type, since the field is named before it, and with decimals as numbers. */
function withoutQuotes(message: string): string {
  return message.replace(/^\w+ must/, 'must').replaceAll(/"([\d.]+)"/g, '$1')
}

function withPlainNumbers(value: unknown): unknown {
  if (value instanceof InexactNumber) return value.value
  if (Array.isArray(value)) return value.map(withPlainNumbers)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withPlainNumbers(item)]),
  )
}

function unknownField(field: string, known: readonly string[]): Issue {
  const message = `${field} is not a field here; these are: ${known.join(', ')}.`
  return { field, code: 'UNKNOWN_FIELD', message }
}

/** A JSON number that JavaScript's double would round. */
export class InexactNumber {
  readonly text: string
  readonly value: number

  constructor(text: string, value: number) {
    this.text = text
    this.value = value
  }
}

type Reviver = (key: string, value: unknown, context: { readonly source?: string }) => unknown
const parseWithSource = JSON.parse as (text: string, reviver: Reviver) => unknown

/** Parses JSON, marking numbers that JavaScript would silently round; throws a SyntaxError. */
export function parseExactly(text: string): unknown {
  return parseWithSource(text, (_key, value, { source }) =>
    typeof value === 'number' && source !== undefined && !isExact(source, value)
      ? new InexactNumber(source, value)
      : value,
  )
}

function isExact(source: string, value: number): boolean {
  return Number.isFinite(value) && normal(source) === normal(String(value))
}

/** Digits and exponent of a decimal, normalized: "12.50" and "1.25e1" are both 125e-1. */
function normal(text: string): string {
  const [mantissa = '', exponent = '0'] = text.toLowerCase().split('e')
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.')
  const digits = (whole + fraction).replace(/^0+/, '')
  const significant = withoutLastZeros(digits)
  if (significant === '') return text.startsWith('-') ? '-0' : '0'
  const power = Number(exponent) - fraction.length + (digits.length - significant.length)
  return `${text.startsWith('-') ? '-' : ''}${significant}e${power}`
}

/** Not a regular expression: it would restart at each zero, and take a second for a body of zeros. */
function withoutLastZeros(digits: string): string {
  let end = digits.length
  while (digits[end - 1] === '0') end -= 1
  return digits.slice(0, end)
}
