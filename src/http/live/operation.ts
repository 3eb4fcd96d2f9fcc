import {
  createSourceEventStream,
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql'
import type { Context } from '../../context.ts'
import { events, isShared } from '../../events.ts'
import { publicError } from '../errors.ts'

const TOKENS_MAX = 1_000

/** What a client asks to be told. */
export interface Request {
  readonly query?: unknown
  readonly operationName?: unknown
  readonly variables?: unknown
}

/** A subscription that can be opened. */
export interface Operation {
  readonly document: DocumentNode
  readonly operationName: string | null
  readonly variableValues: Readonly<Record<string, unknown>>
  /** What is asked, as one text: who asks alike may be shown the same. */
  readonly text: string
}

/** Parses and validates a request for a subscription; returns what is wrong with it otherwise. */
export function readOperation(
  schema: GraphQLSchema,
  introspection: boolean,
  { query, operationName, variables }: Request,
): Operation | readonly GraphQLError[] {
  if (typeof query !== 'string' || !isAbsentOr('string', operationName))
    return [refusal('BAD_REQUEST', 'query must be a string, and operationName too if it is sent.')]
  if (!isAbsentOr('object', variables) || Array.isArray(variables))
    return [refusal('BAD_REQUEST', 'variables must be an object.')]
  try {
    const document = parse(query, { maxTokens: TOKENS_MAX })
    const rules = introspection
      ? specifiedRules
      : [...specifiedRules, NoSchemaIntrospectionCustomRule]
    const wrong = validate(schema, document, rules, { maxErrors: 5 })
    if (wrong.length > 0) return wrong.map((error) => invalid(error, introspection))
    const name = typeof operationName === 'string' ? operationName : null
    if (getOperationAST(document, name)?.operation !== 'subscription')
      return [
        refusal(
          'SUBSCRIPTIONS_ONLY',
          'Only subscriptions are taken here; POST /graphql takes the rest.',
        ),
      ]
    const text = JSON.stringify([query, name, variables])
    return { document, operationName: name, variableValues: { ...(variables as object) }, text }
  } catch (error) {
    return [refusal('GRAPHQL_PARSE_FAILED', error instanceof Error ? error.message : 'Malformed.')]
  }
}

/** Opens a subscription; each of its events is executed with eyes of its own, so that none shows what was before. */
export async function openSubscription(
  schema: GraphQLSchema,
  operation: Operation,
  contextOf: () => Context,
): Promise<AsyncGenerator<ExecutionResult, void> | ExecutionResult> {
  const source = await createSourceEventStream({ schema, ...operation, contextValue: contextOf() })
  if (!isGenerator(source)) return masked(source as ExecutionResult)
  const show = (event: unknown) =>
    once(operation.text, event, async () =>
      masked(await execute({ schema, ...operation, rootValue: event, contextValue: contextOf() })),
    )
  const next = async (): Promise<IteratorResult<ExecutionResult, void>> => {
    const { done, value } = await source.next()
    return done ? { done, value: undefined } : { done: false, value: await show(value) }
  }
  return events(next, () => source.return())
}

const shown = new WeakMap<object, Map<string, Promise<ExecutionResult>>>()

/** Executes an event that shows the same to everybody once for all who ask alike. */
function once(
  text: string,
  event: unknown,
  run: () => Promise<ExecutionResult>,
): Promise<ExecutionResult> {
  if (!isShared(event)) return run()
  const results = shown.get(event) ?? new Map<string, Promise<ExecutionResult>>()
  shown.set(event, results)
  const result = results.get(text) ?? run()
  results.set(text, result)
  return result
}

const texts = new WeakMap<ExecutionResult, string>()

/** The text of a result: written once, for however many it is shown to. */
export function textOf(result: ExecutionResult): string {
  const text = texts.get(result) ?? JSON.stringify(result)
  texts.set(result, text)
  return text
}

/** A result whose errors tell nothing of the inside. */
function masked({ errors, ...rest }: ExecutionResult): ExecutionResult {
  return errors === undefined ? rest : { errors: errors.map(told), ...rest }
}

function told(error: GraphQLError): GraphQLError {
  if (typeof error.extensions.code === 'string') return error
  // Before anything is resolved only the variables can be wrong.
  if (error.path === undefined && error.originalError === undefined)
    return refusal('VALIDATION_FAILED', error.message)
  const { code, message } = publicError(error)
  return new GraphQLError(message, { path: error.path ?? null, extensions: { code } })
}

function invalid({ message }: GraphQLError, introspection: boolean): GraphQLError {
  const text = introspection ? message : message.replace(/ ?Did you mean (.+)\?$/, '')
  return refusal('GRAPHQL_VALIDATION_FAILED', text)
}

function refusal(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } })
}

function isAbsentOr(type: 'string' | 'object', value: unknown): boolean {
  return value === undefined || value === null || typeof value === type
}

function isGenerator(
  source: AsyncIterable<unknown> | ExecutionResult,
): source is AsyncGenerator<unknown, void> {
  return Symbol.asyncIterator in source
}
