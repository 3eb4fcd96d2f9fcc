import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Reading } from '../context.ts'
import type { StandbyReads } from '../database/standby/reads.ts'

const HEADER = 'consistency-token'

/** Sends a token with each answer to a member who would see older things elsewhere, or on the standby. */
export function consistency(app: FastifyInstance, standby: StandbyReads): void {
  app.addHook('onSend', async ({ viewer }, reply) => {
    const token = viewer && (await standby.tokenOf(viewer.id))
    if (token !== undefined) reply.header(HEADER, token)
  })
}

/** What the standby has to know of a request; undefined if it may change something. */
export function readingOf({ method, noted, headers }: FastifyRequest): Reading | undefined {
  const isRead = noted.type === undefined ? method === 'GET' : noted.type === 'query'
  const token = headers[HEADER]
  return isRead ? { token: token === undefined ? undefined : String(token) } : undefined
}
