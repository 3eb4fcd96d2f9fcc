import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type OperationTypeNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql'
import { exceeds, limitOf } from './limits.ts'
import { measure } from './measure.ts'
import { type Price, priceOf } from './operation-price.ts'
import { type Refused, refusal, refused, withoutSuggestion } from './refusal.ts'

const ERRORS_MAX = 5

/** What documents are checked against. */
export interface Rules {
  readonly schema: GraphQLSchema
  readonly introspection: boolean
  /** Whether messages may suggest names in the schema. */
  readonly suggestions: boolean
}

/** A valid document, with the price of each of its operations. */
export interface ValidDocument {
  readonly document: DocumentNode
  /** What it cost to read, in points of the caller's budget. */
  readonly work: number
  readonly operations: readonly {
    readonly name: string | undefined
    readonly kind: OperationTypeNode
    readonly price: Price
  }[]
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
  return { document, work, operations: operationsOf(schema, document) }
}

function operationsOf(
  schema: GraphQLSchema,
  { definitions }: DocumentNode,
): ValidDocument['operations'] {
  const fragments = new Map(
    definitions
      .filter((one) => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((one) => [one.name.value, one]),
  )
  return definitions
    .filter((one) => one.kind === Kind.OPERATION_DEFINITION)
    .map((one) => ({
      name: one.name?.value,
      kind: one.operation,
      price: priceOf(schema, fragments, one),
    }))
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
