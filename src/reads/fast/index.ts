import { getVariableValues, OperationTypeNode } from 'graphql'
import type { Database } from '../../database/connection.ts'
import { after, type Ready } from '../loader.ts'
import type { Loaders } from '../loaders.ts'
import type { Operation } from '../plan/plan.ts'
import { type Admission, admission, aheadIn, Executions, variantFor } from './ahead.ts'
import { compileOperation } from './execution.ts'
import { finished, type Run } from './run.ts'

/** A result without errors. */
export interface Data {
  readonly data: Record<string, unknown>
  readonly errors?: never
}

/**
 * All that is here for speed alone: operations are executed by closures, and root fields read what is nested in their records
 * along with them. Nothing is decided here, and no result differs from what graphql and the loaders give.
 */
export interface Fast {
  /** Executes queries and events of subscriptions; undefined if graphql must do it. */
  execute(operation: Operation, context: unknown): Ready<Data | undefined>
  /** The look-ahead of one request. */
  aheadIn(loaders: Loaders): ReturnType<typeof aheadIn>
}

/** Prepares both; they share what they keep of each operation. */
export function openFast(database: Database, statements: Admission = admission()): Fast {
  const executions = new Executions()
  return {
    execute: (operation, context) => execute(executions, operation, context),
    aheadIn: (loaders) => aheadIn(database, loaders, { executions, statements }),
  }
}

function execute(
  executions: Executions,
  { plan, variables, rootValue }: Operation,
  context: unknown,
): Ready<Data | undefined> {
  const { operation, variableDefinitions = [] } = plan.operation
  // The fields of a mutation are executed one after the other.
  if (operation === OperationTypeNode.MUTATION) return undefined
  const execution = executions.count(plan)
  // A subscription can only be executed for an event.
  const isSubscription = operation === OperationTypeNode.SUBSCRIPTION
  if (isSubscription !== (rootValue !== undefined)) return undefined
  const { coerced } = getVariableValues(plan.schema, variableDefinitions, variables)
  if (coerced === undefined) return undefined
  const variant = variantFor(execution, coerced)
  if (variant === undefined) return undefined
  const data: Record<string, unknown> = {}
  const run: Run = {
    context,
    variables: coerced,
    rootValue,
    memos: [],
    pending: 0,
    end: () => undefined,
  }
  const done = finished(run, () => {
    variant.show ??= compileOperation(plan, coerced)
    variant.show(run, data, rootValue)
  })
  return after(done, (done) => (done ? { data } : undefined))
}
