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
import { boundsOf, wholeNumber } from '../http/guard/whole-numbers.ts'
import type { MessageKey } from '../languages/catalogue.ts'
import type { Values } from '../languages/index.ts'
import type { Told } from '../languages/told-error.ts'
import { type Issue, issue } from './issue.ts'
import { snakeCase } from './records/records.ts'
import type { Target } from './target.ts'

/** Input fields that REST takes from the path or a header instead of the body; objects within a body keep theirs. */
const elsewhere: ReadonlySet<string> = new Set(['id', 'loanId', 'month', 'idempotencyKey'])

/** The fields of an input type that a REST body, or an object within one, can contain, by REST name. */
export function bodyFields(type: GraphQLInputObjectType, isNested = false) {
  const fields = Object.values(type.getFields()).filter(
    ({ name }) => isNested || !elsewhere.has(name),
  )
  return new Map(fields.map((field) => [snakeCase(field.name), field]))
}

/** What else is known where a value is read: fields of a record that are ignored, and for which argument or input field it is. */
interface Reading {
  readonly ignored?: ReadonlySet<string>
  readonly target?: Target | undefined
}

const nothing: ReadonlySet<string> = new Set()

/** Reads JSON as a value of a GraphQL input type, collecting all problems. */
export function readInput(
  type: GraphQLInputType,
  value: unknown,
  field: string,
  issues: Issue[],
  { ignored = nothing, target }: Reading = {},
): unknown {
  if (isNonNullType(type)) {
    if (value === null) issues.push(issue(field, 'REQUIRED', 'issue.null'))
    return readInput(type.ofType, value, field, issues, { ignored, target })
  }
  if (value === null) return null
  if (isListType(type)) return readList(type.ofType, value, field, issues)
  if (isInputObjectType(type)) return readObject(type, value, field, issues, ignored)
  try {
    return isEnumType(type)
      ? readEnum(type.getValues(), value)
      : readScalar(type, value, (given) => wholeNumber(field, boundsOf(target), given))
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    issues.push(issue(field, 'INVALID', error.told.key, error.told.values))
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
    issues.push(issue(path, 'INVALID', path === '' ? 'issue.body' : 'issue.object'))
    return undefined
  }
  const fields = bodyFields(type, path !== '')
  const given = Object.entries(value as Record<string, unknown>)
  for (const [key] of given.filter(([key]) => !fields.has(key) && !ignored.has(key)))
    issues.push(
      issue(name(key), 'UNKNOWN_FIELD', 'issue.field', { known: [...fields.keys()].join(', ') }),
    )
  const keys = new Set(given.map(([key]) => key))
  for (const [key, field] of fields)
    if (isRequiredInputField(field) && !keys.has(key))
      issues.push(issue(name(key), 'REQUIRED', 'issue.required'))
  return Object.fromEntries(
    given.flatMap(([key, item]) => {
      const field = fields.get(key)
      return field
        ? [[field.name, readInput(field.type, item, name(key), issues, { target: field })]]
        : []
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
  throw new Unreadable({ key: 'issue.one_of', values: { names: names.join(', ') } })
}

/** Exact types read a number's own text; other types accept any number as JavaScript reads it. */
function readScalar(
  type: GraphQLScalarType,
  value: unknown,
  whole: (given: string) => Told,
): unknown {
  const isExact = type.name === 'Money' || type.name === 'Percent'
  if (isExact && typeof value !== 'number' && !(value instanceof InexactNumber))
    throw new Unreadable({ key: 'issue.number' })
  const plain = isExact && value instanceof InexactNumber ? value.text : withPlainNumbers(value)
  const read = parsedBy(type, plain, () =>
    whole(value instanceof InexactNumber ? value.text : JSON.stringify(value)),
  )
  // The schema's own scalars return an error for what they can't read. For a number that is too large, the rules report the limit.
  const isTooLarge = read instanceof Error && (read as { beyond?: unknown }).beyond !== undefined
  if (read instanceof Error && !isTooLarge) throw new Unreadable(toldOfScalar(read))
  return plain
}

/** What GraphQL's own scalars expect, for clients that send JSON. */
const expected: Readonly<Record<string, MessageKey>> = {
  Float: 'issue.float',
  String: 'issue.string',
  Boolean: 'issue.boolean',
  ID: 'issue.id',
}

function parsedBy(type: GraphQLScalarType, value: unknown, whole: () => Told): unknown {
  try {
    return type.parseValue(value)
  } catch (error) {
    if (type.name === 'Int') throw new Unreadable(whole())
    const key = expected[type.name]
    throw key === undefined ? error : new Unreadable({ key })
  }
}

/** Why a value can't be read. */
class Unreadable extends Error {
  readonly told: Told

  constructor(told: Told) {
    super(told.key)
    this.told = told
  }
}

/** What one of the schema's own scalars expects. */
function toldOfScalar(read: Error): Told {
  const { told, details } = read as unknown as {
    readonly told: { readonly message: MessageKey; readonly values?: Values }
    readonly details?: Values
  }
  return { key: told.message, values: { ...details, ...told.values } }
}

function withPlainNumbers(value: unknown): unknown {
  if (value instanceof InexactNumber) return value.value
  if (Array.isArray(value)) return value.map(withPlainNumbers)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withPlainNumbers(item)]),
  )
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
