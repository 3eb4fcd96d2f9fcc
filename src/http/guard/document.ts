import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql'
import { measure } from './measure.ts'
import { exceeds, limitOf, type Refused, refusal, refused, withoutSuggestion } from './request.ts'

const ERRORS_MAX = 5

/** What documents are checked against. */
export interface Rules {
  readonly schema: GraphQLSchema
  readonly introspection: boolean
  /** Whether messages may suggest names in the schema. */
  readonly suggestions: boolean
}

/** A valid document. */
export interface ValidDocument {
  readonly document: DocumentNode
  /** The cost of reading it, in points of the caller's budget. */
  readonly work: number
}

/** Parses, measures and validates a document; otherwise returns its errors. */
export function readDocument(rules: Rules, text: string): ValidDocument | Refused {
  try {
    return read(rules, text)
  } catch (error) {
    // Thousands of nested levels overflow the stack before they can be counted.
    if (error instanceof RangeError) return refused(exceeds('depth', undefined))
    throw error
  }
}

function read(rules: Rules, text: string): ValidDocument | Refused {
  const document = parsed(text)
  if (document instanceof GraphQLError) return refused(document)
  // Measured before validation, whose cost grows faster than the document.
  const { errors, work } = measure(document)
  if (errors.length > 0) return { errors, work }
  const { schema, introspection, suggestions } = rules
  const checks = introspection
    ? specifiedRules
    : [...specifiedRules, NoSchemaIntrospectionCustomRule]
  const wrong = validate(schema, document, checks, { maxErrors: ERRORS_MAX })
  if (wrong.length > 0) return { errors: wrong.map((one) => invalid(one, suggestions)), work }
  return { document, work }
}

function parsed(text: string): DocumentNode | GraphQLError {
  try {
    return parse(text, { maxTokens: limitOf('tokens') })
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    if (/tokens\. Parsing aborted/.test(error.message)) return exceeds('tokens', undefined)
    return refusal('GRAPHQL_PARSE_FAILED', error.message, error)
  }
}

function invalid(error: GraphQLError, suggestions: boolean): GraphQLError {
  const message = suggestions ? error.message : withoutSuggestion(error.message)
  return refusal('GRAPHQL_VALIDATION_FAILED', message, error)
}
