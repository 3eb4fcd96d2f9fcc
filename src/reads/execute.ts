import { type ExecutionResult, execute, type GraphQLSchema } from 'graphql'
import { compiled, type Data } from './compiled/index.ts'
import type { Documents } from './documents.ts'
import type { Operation } from './operation.ts'

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
