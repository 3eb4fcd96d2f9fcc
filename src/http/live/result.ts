import { type ExecutionResult, GraphQLError, Kind } from 'graphql'
import { publicError } from '../errors.ts'
import { refusal, withoutSuggestion } from '../guard/refusal.ts'

const texts = new WeakMap<ExecutionResult, string>()

/** The text of a result: serialized once, however many receive it. */
export function textOf(result: ExecutionResult): string {
  const text = texts.get(result) ?? JSON.stringify(result)
  texts.set(result, text)
  return text
}

/** The code of a result's first error, if any. */
export function codeOf({ errors }: ExecutionResult): string | undefined {
  const [first] = errors ?? []
  return first && String(first.extensions.code)
}

/** A result whose errors reveal nothing internal. */
export function masked({ errors, ...rest }: ExecutionResult): ExecutionResult {
  return errors === undefined ? rest : { errors: errors.map(told), ...rest }
}

function told(error: GraphQLError): GraphQLError {
  if (typeof error.extensions.code === 'string') return error
  // An error at the definition of a variable is about the client's value for it.
  if (error.path === undefined && error.nodes?.[0]?.kind === Kind.VARIABLE_DEFINITION)
    return refusal('VALIDATION_FAILED', withoutSuggestion(error.message))
  const { code, message } = publicError(error)
  return new GraphQLError(message, { path: error.path ?? null, extensions: { code } })
}
