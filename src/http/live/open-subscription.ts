import { setTimeout as sleep } from 'node:timers/promises'
import { createSourceEventStream, type ExecutionResult } from 'graphql'
import type { Context } from '../../context.ts'
import { areShared, isShared } from '../../events.ts'
import type { Noted } from '../../telemetry/noted.ts'
import { dated, remembered } from '../consistency.ts'
import { publicError } from '../errors.ts'
import { costPoints, type RateLimiter } from '../rates/rate-limiter.ts'
import type { LiveEndpoint } from './endpoint.ts'
import { codeOf, masked } from './frame.ts'
import type { Operation } from './operation.ts'
import type { Send, Subscription } from './subscription.ts'

/** Creates a context for what is noted: the opening of a subscription, or one of its events. */
export type NewContext = (noted: Noted) => Context

/** Opens a subscription; each event is executed in a new context, so that none returns stale data. */
export async function openSubscription(
  { execute, audiences, operations, rateLimiter }: Opening,
  operation: Operation,
  contextOf: NewContext,
  opening: Noted,
): Promise<Subscription | ExecutionResult> {
  const { plan, variables: variableValues } = operation
  const contextValue = contextOf(opening)
  const operationName = plan.operation.name?.value
  const source = await createSourceEventStream({
    ...plan,
    operationName,
    variableValues,
    contextValue,
  })
  const language = contextValue.refusalLanguage
  if (!isGenerator(source)) return masked(source as ExecutionResult, language, plan)
  // What is wrong is told in the listener's language, so only those of one language share results.
  const shared = `${language} ${operation.text}`
  const show = async (rootValue: unknown) => {
    const noted = operations.begin('event', operation.label, opening.trace?.carrier)
    const began = performance.now()
    const result = masked(await execute({ ...operation, rootValue }, contextOf(noted)), language)
    noted.code = codeOf(result)
    operations.ended(noted, (performance.now() - began) / 1000)
    return dated(result, contextValue)
  }
  if (areShared(source))
    return remembered(audiences.subscription(shared, source, show), contextValue)
  const over = new AbortController()
  const pay = () => budget(rateLimiter, contextValue.viewer.id, operation.cost, over.signal)
  // The opening was charged as much as an event.
  let paid = true
  const deliver: Subscription['deliver'] = async (send) => {
    for await (const event of source) {
      if (!isShared(event) && !paid) await pay()
      paid = false
      if (over.signal.aborted) break
      await send(await once(shared, event, () => show(event)))
    }
  }
  const stop = () => {
    over.abort()
    return source.return()
  }
  return remembered({ deliver, stop }, contextValue)
}

type Opening = Pick<LiveEndpoint, 'execute' | 'audiences' | 'operations' | 'rateLimiter'>

/** Waits until a member's budget covers an event, as for a request; most events cost nothing. */
async function budget(
  rateLimiter: RateLimiter,
  member: string,
  cost: number,
  signal: AbortSignal,
): Promise<void> {
  const points = costPoints(cost)
  let wait = points === 0 ? 0 : rateLimiter.afford(member, points)
  while (wait > 0 && !signal.aborted) {
    // A subscriber who has left pays for nothing more.
    await sleep(wait * 1000, undefined, { ref: false, signal }).catch(() => undefined)
    wait = signal.aborted ? 0 : rateLimiter.afford(member, points)
  }
}

/**
 * Opens a subscription, records how its opening went, and keeps it in `open` until it ends. Then, or if it fails to open, it
 * calls `release`.
 */
export async function openTracked(
  endpoint: Opening & Pick<LiveEndpoint, 'open'>,
  noted: Noted,
  operation: Operation,
  contextOf: NewContext,
  release: () => void,
): Promise<Subscription | ExecutionResult> {
  const began = performance.now()
  try {
    const opened = await openSubscription(endpoint, operation, contextOf, noted)
    if ('deliver' in opened) return tracked(endpoint, noted, opened, release)
    noted.code = codeOf(opened)
    release()
    return opened
  } catch (error) {
    noted.code = publicError(error).code
    release()
    throw error
  } finally {
    endpoint.operations.ended(noted, (performance.now() - began) / 1000)
  }
}

function tracked(
  { open, operations: { delivered } }: Pick<LiveEndpoint, 'open' | 'operations'>,
  { origin }: Noted,
  opened: Subscription,
  release: () => void,
): Subscription {
  open.add(opened)
  const way = origin === 'socket' ? origin : 'stream'
  const ended = () => {
    open.delete(opened)
    release()
  }
  return {
    deliver: (send) => {
      const counting: Send = (result) => {
        delivered[way] += 1
        return send(result)
      }
      return opened.deliver(counting).finally(ended)
    },
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
