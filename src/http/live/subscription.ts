import type { ExecutionResult } from 'graphql'

/** Sends a result; returns a promise if it has to wait until it is sent. Never rejects. */
export type Send = (result: ExecutionResult) => Promise<unknown> | undefined

/** An open subscription. */
export interface Subscription {
  /** Sends the results, each after the last was sent; resolves at the end. */
  deliver(send: Send): Promise<void>
  stop(): Promise<unknown>
}
