import { GraphQLError } from 'graphql'

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
