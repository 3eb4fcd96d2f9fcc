import { createSourceEventStream, type ExecutionResult, execute as plainly } from 'graphql'
import type { Context } from '../../context.ts'
import { areShared, isShared } from '../../events.ts'
import type { LiveDoor } from './door.ts'
import type { Operation } from './operation.ts'
import { masked } from './result.ts'

/** Sends a result; promises that it has left where it did not leave at once. Never fails. */
export type Send = (result: ExecutionResult) => Promise<unknown> | undefined

/** An open subscription. */
export interface Subscription {
  /** Sends the results, each when the one before has left; resolves when there are no more. */
  deliver(send: Send): Promise<void>
  stop(): Promise<unknown>
}

/** Opens a subscription; each of its events is executed with eyes of its own, so that none shows what was before. */
export async function openSubscription(
  { schema, execute, audiences, open }: Pick<LiveDoor, 'schema' | 'execute' | 'audiences' | 'open'>,
  operation: Operation,
  contextOf: () => Context,
): Promise<Subscription | ExecutionResult> {
  const args = { schema, ...operation, variableValues: operation.variables }
  const source = await createSourceEventStream({ ...args, contextValue: contextOf() })
  if (!isGenerator(source)) return masked(source as ExecutionResult)
  const show = async (rootValue: unknown) => {
    const shown = await execute({ ...operation, rootValue }, contextOf())
    return shown ?? masked(await plainly({ ...args, rootValue, contextValue: contextOf() }))
  }
  const { text } = operation
  return counted(
    open,
    areShared(source) ? audiences.subscription(text, source, show) : single(text, source, show),
  )
}

/** A subscription whose events nobody else sees, or sees in the same way. */
function single(
  text: string,
  source: AsyncGenerator<unknown, void>,
  show: (event: unknown) => Promise<ExecutionResult>,
): Subscription {
  return {
    deliver: async (send) => {
      for await (const event of source) await send(await once(text, event, () => show(event)))
    },
    stop: () => source.return(),
  }
}

/** Keeps a subscription among those that are open until it ends. */
function counted(open: Set<Subscription>, subscription: Subscription): Subscription {
  open.add(subscription)
  const end = () => open.delete(subscription)
  return {
    deliver: (send) => subscription.deliver(send).finally(end),
    stop: () => subscription.stop().finally(end),
  }
}

const shown = new WeakMap<object, Map<string, Promise<ExecutionResult>>>()

/** Executes an event that shows the same to everybody once for all who ask alike. */
function once(
  text: string,
  event: unknown,
  run: () => Promise<ExecutionResult>,
): Promise<ExecutionResult> {
  if (!isShared(event)) return run()
  const results = shown.get(event) ?? new Map<string, Promise<ExecutionResult>>()
  shown.set(event, results)
  const result = results.get(text) ?? run()
  results.set(text, result)
  return result
}

function isGenerator(
  source: AsyncIterable<unknown> | ExecutionResult,
): source is AsyncGenerator<unknown, void> {
  return Symbol.asyncIterator in source
}
