import { type DocumentNode, type ExecutionResult, execute, type GraphQLSchema } from 'graphql'
import { compiled, type Data } from './compiled/index.ts'
import type { Documents } from './documents.ts'

/** What to execute: a valid document, with variables as they came. */
export interface Operation {
  readonly document: DocumentNode
  readonly operationName?: string | null | undefined
  readonly variables: Readonly<Record<string, unknown>>
  /** A subscription's event. */
  readonly rootValue?: unknown
}

/**
 * Executes an operation. Errors and anything unusual are left to `otherwise`, or to graphql if none is given; callers
 * cannot tell which way an answer came.
 */
export type Execute = <Result = ExecutionResult>(
  operation: Operation,
  context: unknown,
  otherwise?: () => Promise<Result>,
) => Promise<Data | Result>

/** Executes by graphql, and faster where documents were compiled; without documents, always by graphql. */
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
