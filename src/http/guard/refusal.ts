import { GraphQLError } from 'graphql'
import { PAGE_MAX } from '../../reads/page.ts'

/** A GraphQLError with a code, at the location of another error if one is given. */
export function refusal(code: string, message: string, at?: GraphQLError): GraphQLError {
  const { source = null, positions = null } = at ?? {}
  return new GraphQLError(message, { source, positions, extensions: { code } })
}

/** What is wrong with a request. */
export interface Refused {
  readonly errors: readonly GraphQLError[]
  /** What it cost to find out, as in Guarded. */
  readonly work: number
}

/** Refuses a request that cost almost nothing to check. */
export function refused(...errors: readonly GraphQLError[]): Refused {
  return { errors, work: 0 }
}

/** A message of graphql without suggestions: they would reveal the schema bit by bit. */
export function withoutSuggestion(message: string): string {
  return message.replaceAll(/ ?Did you mean [^?]{0,500}\?/g, '')
}

/** Limits for a document, and for an operation with its variables; the codes are part of the API. */
const limits = {
  tokens: [5_000, 'TOO_MANY_TOKENS', 'A document has', 'tokens'],
  depth: [12, 'TOO_DEEP', 'An operation is', 'levels deep'],
  fields: [300, 'TOO_MANY_FIELDS', 'With its fragments spread an operation has', 'fields'],
  spreads: [300, 'TOO_MANY_FIELDS', 'With its fragments spread an operation has', 'fragments'],
  aliases: [30, 'TOO_MANY_ALIASES', 'With its fragments spread an operation has', 'aliases'],
  directives: [50, 'TOO_MANY_DIRECTIVES', 'An operation has', 'directives'],
  money: [1, 'TOO_MANY_MUTATIONS', 'An operation has', 'field that moves money'],
  page: [PAGE_MAX, 'PAGE_TOO_LARGE', 'A list gives', 'items'],
  cost: [
    25_000,
    'TOO_COSTLY',
    'An operation costs',
    '(its records, and what is searched for them)',
  ],
} as const

/** A limited quantity. */
export type Measure = keyof typeof limits

/** The limit. */
export function limitOf(measure: Measure): number {
  return limits[measure][0]
}

/** The refusal of a value over the limit; `where` names the field. */
export function exceeds(measure: Measure, actual: number | undefined, where = ''): GraphQLError {
  const [limit, code, subject, unit] = limits[measure]
  // Fragments can multiply to numbers that JSON cannot represent.
  const details = actual !== undefined && Number.isFinite(actual) ? { actual } : {}
  const found = actual === undefined ? '' : `, not ${Number.isFinite(actual) ? actual : 'so many'}`
  const message = `${where}${subject} at most ${limit} ${unit}${found}.`
  return new GraphQLError(message, { extensions: { code, limit, ...details } })
}
