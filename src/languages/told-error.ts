import { GraphQLError } from 'graphql'
import type { MessageKey } from './catalogue.ts'
import { DEFAULT_LANGUAGE, text, type Values } from './index.ts'

/** A message that becomes text where it leaves the gateway. */
export interface Told {
  readonly key: MessageKey
  readonly values?: Values
}

/** An error whose message is in English until it leaves the gateway, and then in the language of whoever reads it. */
interface Telling {
  readonly told?: Told | undefined
}

/** An error of GraphQL whose message is told in the reader's language. */
export class ToldError extends GraphQLError implements Telling {
  readonly told: Told

  constructor(
    code: string,
    key: MessageKey,
    values?: Values,
    details?: Readonly<Record<string, unknown>>,
  ) {
    super(text(DEFAULT_LANGUAGE, key, values), {
      extensions: { code, ...(details && { details }) },
    })
    this.told = { key, ...(values && { values }) }
  }
}

/** What an error's message is made from; undefined if it is in no catalogue. GraphQL wraps errors, to name their field. */
export function toldOf(error: unknown): Told | undefined {
  const { told, originalError } = error as Telling & { readonly originalError?: unknown }
  return told ?? (originalError === undefined ? undefined : toldOf(originalError))
}
