import { type DocumentNode, type ExecutionResult, execute, type GraphQLSchema } from 'graphql'
import { compiled, type Data } from './compiled/index.ts'
import type { Documents } from './documents.ts'

/** An operation to execute: a valid document with raw variables. */
export interface Operation {
  readonly document: DocumentNode
  readonly operationName?: string | null | undefined
  readonly variables: Readonly<Record<string, unknown>>
  /** The event, for a subscription. */
  readonly rootValue?: unknown
}

/**
 * Executes an operation. What can't be executed fast, above all errors, goes to `otherwise`, or to graphql if that is
 * absent; the result is the same either way.
 */
export type Execute = <Result = ExecutionResult>(
  operation: Operation,
  context: unknown,
  otherwise?: () => Promise<Result>,
) => Promise<Data | Result>

/** Executes frequent documents by compiled code, and all others by graphql; without a cache, all by graphql. */
export function execution(schema: GraphQLSchema, documents: Documents | undefined): Execute {
  const quickly = documents ? compiled(schema, documents) : () => undefined
  return async (operation, contextValue, otherwise) => {
    const data = await quickly(operation, contextValue)
    if (data !== undefined) return data
    if (otherwise) return otherwise()
    const { variables: variableValues, ...rest } = operation
    return execute({ schema, ...rest, variableValues, contextValue }) as never
  }
}
