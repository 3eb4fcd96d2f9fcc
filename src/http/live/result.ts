import { type ExecutionResult, GraphQLError, Kind } from 'graphql'
import { publicError } from '../errors.ts'
import { refusal, withoutSuggestion } from '../guard/refusal.ts'

const texts = new WeakMap<ExecutionResult, string>()

/** The text of a result: written once, for however many it is shown to. */
export function textOf(result: ExecutionResult): string {
  const text = texts.get(result) ?? JSON.stringify(result)
  texts.set(result, text)
  return text
}

/** A result whose errors tell nothing of the inside. */
export function masked({ errors, ...rest }: ExecutionResult): ExecutionResult {
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
