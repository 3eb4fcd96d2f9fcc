import type { ExecutionResult } from 'graphql'
import type { Context } from '../../context.ts'
import type { Subscription } from './subscription.ts'

type Dating = Pick<Context, 'standby' | 'viewer'>

/** Adds, if there is a standby, the token with which whoever receives a result sees nothing older anywhere. */
export async function dated(
  result: ExecutionResult,
  { standby }: Dating,
): Promise<ExecutionResult> {
  if (standby === undefined) return result
  return { ...result, extensions: { consistencyToken: await standby.tokenNow() } }
}

/** Has this gateway know what the subscriber was shown. */
export function remembered(subscription: Subscription, { standby, viewer }: Dating): Subscription {
  if (standby === undefined) return subscription
  return {
    ...subscription,
    deliver: (send) =>
      subscription.deliver((result) => {
        standby.shown(viewer.id, String(result.extensions?.consistencyToken))
        return send(result)
      }),
  }
}
