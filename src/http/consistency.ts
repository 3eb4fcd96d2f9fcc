import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ExecutionResult } from 'graphql'
import type { Context, Reading } from '../context.ts'
import type { StandbyReads } from '../database/standby/reads.ts'
import { after, type Ready } from '../reads/loader.ts'
import type { Subscription } from './live/subscription.ts'

const HEADER = 'consistency-token'

/** Sends a token with each answer to a member who could otherwise see older records on another gateway or on the standby. */
export function consistency(app: FastifyInstance, standby: StandbyReads): void {
  app.addHook('onSend', async ({ viewer }, reply) => {
    const token = viewer && (await standby.tokenOf(viewer.id))
    if (token !== undefined) reply.header(HEADER, token)
  })
}

/** What the standby needs to know of a request that only reads; undefined if the request may change something. */
export function readingOf({ method, noted, headers }: FastifyRequest): Reading | undefined {
  const isRead = noted.type === undefined ? method === 'GET' : noted.type === 'query'
  const token = headers[HEADER]
  return isRead ? { token: token === undefined ? undefined : String(token) } : undefined
}

type Dating = Pick<Context, 'standby' | 'viewer'>

/** Adds a token to a result if there is a standby: whoever sends it back sees nothing older on any gateway. */
export function dated(result: ExecutionResult, { standby }: Dating): Ready<ExecutionResult> {
  if (standby === undefined) return result
  return after(standby.tokenNow(), (consistencyToken) => ({
    ...result,
    extensions: { consistencyToken },
  }))
}

/** Notes what the subscriber was shown, so that their later reads on this gateway show nothing older. */
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
