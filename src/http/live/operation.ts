import {
  createSourceEventStream,
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  Kind,
} from 'graphql'
import type { Context } from '../../context.ts'
import { events, isShared } from '../../events.ts'
import { publicError } from '../errors.ts'
import type { Guarded } from '../guard/guard.ts'
import { type Refused, refusal, withoutSuggestion } from '../guard/refusal.ts'

/** A subscription that can be opened. */
export interface Operation {
  readonly document: DocumentNode
  readonly operationName: string | null
  readonly variableValues: Readonly<Record<string, unknown>>
  /** What is asked, as one text: who asks alike may be shown the same. */
  readonly text: string
}

/** What is left of a request when it is for a subscription, or what is wrong with it. */
export function operationOf(request: Guarded | Refused): Operation | readonly GraphQLError[] {
  if ('errors' in request) return request.errors
  if (request.operation !== 'subscription') return [subscriptionsOnly]
  const { document, operationName = null, variables } = request
  const text = JSON.stringify([request.text, operationName, variables])
  return { document, operationName, variableValues: variables, text }
}

const subscriptionsOnly = refusal(
  'SUBSCRIPTIONS_ONLY',
  'Only subscriptions are taken here; POST /graphql takes the rest.',
)

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
  // What is wrong at the definition of a variable is the value that came for it.
  if (error.path === undefined && error.nodes?.[0]?.kind === Kind.VARIABLE_DEFINITION)
    return refusal('VALIDATION_FAILED', withoutSuggestion(error.message))
  const { code, message } = publicError(error)
  return new GraphQLError(message, { path: error.path ?? null, extensions: { code } })
}

function isGenerator(
  source: AsyncIterable<unknown> | ExecutionResult,
): source is AsyncGenerator<unknown, void> {
  return Symbol.asyncIterator in source
}
