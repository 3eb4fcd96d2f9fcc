import type { DocumentNode } from 'graphql'

/** An operation to execute: a valid document with raw variables. */
export interface Operation {
  readonly document: DocumentNode
  readonly operationName?: string | null | undefined
  readonly variables: Readonly<Record<string, unknown>>
  /** The event, for a subscription. */
  readonly rootValue?: unknown
}
