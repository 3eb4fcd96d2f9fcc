import { type ExecutionResult, execute } from 'graphql'
import type { Database } from '../database/connection.ts'
import { aloneIn } from './ahead.ts'
import { type Data, openFast } from './fast/index.ts'
import { loaderFactory } from './loaders.ts'
import type { Operation } from './plan/plan.ts'

/** Execution, and the data access of each request. */
export type Reads = ReturnType<typeof openReads>

/**
 * Executes an operation. If the compiled plan can't, above all because of errors, `otherwise` does, or graphql if that is
 * absent. The result is the same either way.
 */
export type Execute = <Result = ExecutionResult>(
  operation: Operation,
  context: unknown,
  otherwise?: () => Promise<Result>,
) => Promise<Data | Result>

/** Prepares execution and data access; `fast` changes no result. */
export function openReads(database: Database, { fast }: { readonly fast: boolean }) {
  const newLoaders = loaderFactory(database)
  const quick = fast ? openFast(database) : undefined
  return {
    execute: executing(quick),
    /** The loaders and look-ahead of one request; its statements count as the viewer's. */
    of: (viewerId: string, own: Database) => {
      const loaders = newLoaders(own, viewerId)
      return { loaders, ahead: quick ? quick.aheadIn(loaders) : aloneIn(database, loaders) }
    },
  }
}

/** Executes by the compiled plan where that is possible. */
export function executing(
  quick: Pick<ReturnType<typeof openFast>, 'execute'> | undefined,
): Execute {
  return async (operation, contextValue, otherwise) => {
    const data = await quick?.execute(operation, contextValue)
    if (data !== undefined) return data
    return otherwise ? otherwise() : (byGraphql(operation, contextValue) as never)
  }
}

function byGraphql({ plan, variables, rootValue }: Operation, contextValue: unknown) {
  const { schema, document, operation } = plan
  const operationName = operation.name?.value
  const variableValues = variables
  return execute({ schema, document, operationName, variableValues, rootValue, contextValue })
}
