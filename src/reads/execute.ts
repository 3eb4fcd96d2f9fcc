import { type DocumentNode, type ExecutionResult, execute, type GraphQLSchema } from 'graphql'
import { compiled } from './compiled/index.ts'
import type { Documents } from './documents.ts'

/** What is to be executed: a valid document with its variables as they came. */
export interface Operation {
  readonly document: DocumentNode
  readonly operationName?: string | null | undefined
  readonly variables: Readonly<Record<string, unknown>>
  /** The event of a subscription. */
  readonly rootValue?: unknown
}

/** Executes an operation; by `otherwise`, if it is given, where graphql itself is to do it. */
export type Execute = <Result = never>(
  operation: Operation,
  context: unknown,
  otherwise?: () => Promise<Result>,
) => Promise<ExecutionResult | Result>

/** Execution by graphql, or by what was compiled of a document where it comes to the same. */
export function execution(schema: GraphQLSchema, documents: Documents | undefined): Execute {
  const shortly = documents ? compiled(schema, documents) : async () => undefined
  return async (operation, context, otherwise) =>
    (await shortly(operation, context)) ??
    (otherwise ? otherwise() : plainly(schema, operation, context))
}

async function plainly(
  schema: GraphQLSchema,
  { variables, ...operation }: Operation,
  contextValue: unknown,
): Promise<ExecutionResult> {
  return execute({ schema, ...operation, variableValues: variables, contextValue })
}
