import { createSourceEventStream, type ExecutionResult } from 'graphql'
import type { Context } from '../../context.ts'
import { areShared, isShared } from '../../events.ts'
import { dated, remembered } from './dated.ts'
import type { LiveEndpoint } from './endpoint.ts'
import type { Operation } from './operation.ts'
import { masked } from './result.ts'

/** Sends a result; returns a promise if it has to wait until it is sent. Never rejects. */
export type Send = (result: ExecutionResult) => Promise<unknown> | undefined

/** An open subscription. */
export interface Subscription {
  /** Sends the results, each after the last was sent; resolves at the end. */
  deliver(send: Send): Promise<void>
  stop(): Promise<unknown>
}

/** Opens a subscription; each event is executed in a new context, so that none returns stale data. */
export async function openSubscription(
  { schema, execute, audiences }: Pick<LiveEndpoint, 'schema' | 'execute' | 'audiences'>,
  operation: Operation,
  contextOf: () => Context,
): Promise<Subscription | ExecutionResult> {
  const args = { schema, ...operation, variableValues: operation.variables }
  const contextValue = contextOf()
  const source = await createSourceEventStream({ ...args, contextValue })
  if (!isGenerator(source)) return masked(source as ExecutionResult)
  const show = async (rootValue: unknown) =>
    dated(masked(await execute({ ...operation, rootValue }, contextOf())), contextValue)
  if (areShared(source))
    return remembered(audiences.subscription(operation.text, source, show), contextValue)
  const deliver: Subscription['deliver'] = async (send) => {
    for await (const event of source)
      await send(await once(operation.text, event, () => show(event)))
  }
  return remembered({ deliver, stop: () => source.return() }, contextValue)
}

/** Tracks a subscription among the open ones until it ends; then, or if it fails to open, releases what it holds. */
export async function tracked(
  { open }: Pick<LiveEndpoint, 'open'>,
  opening: Promise<Subscription | ExecutionResult>,
  release: () => void,
): Promise<Subscription | ExecutionResult> {
  const opened = await opening.catch((error: unknown) => {
    release()
    throw error
  })
  if (!('deliver' in opened)) {
    release()
    return opened
  }
  open.add(opened)
  const ended = () => {
    open.delete(opened)
    release()
  }
  return {
    deliver: (send) => opened.deliver(send).finally(ended),
    stop: () => {
      ended()
      return opened.stop()
    },
  }
}

const shown = new WeakMap<object, Map<string, Promise<ExecutionResult>>>()

/** Executes an event that is the same for everybody once for all equal subscriptions. */
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
