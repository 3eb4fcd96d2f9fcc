import type { FastifyReply, FastifyRequest } from 'fastify'
import { RequestError } from '../http/errors.ts'
import { quota } from '../http/live/quota.ts'
import type { SharedQuota } from '../http/live/shared-quota.ts'

/** How many exports a member may have at once. */
export const EXPORTS_MAX = 3
/** How many exports this gateway makes at once: each takes up to 2 MB, with its encoder and its next page. */
const ALL_MAX = 48

/** Counts an export towards the limits until its response has ended; throws a RequestError if it would exceed one. */
export type TakeExport = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/** Limits exports, which last as long as their client reads: each is also one of the member's connections. */
export function exportPlaces(connections: SharedQuota): TakeExport {
  const exports = quota(EXPORTS_MAX)
  return async ({ viewer }, { raw }) => {
    if (exports.taken() >= ALL_MAX) throw new RequestError(503, 'UNAVAILABLE', allTaken, 5)
    const leave = exports.take(viewer.id)
    if (leave === undefined) throw new RequestError(429, 'RATE_LIMITED', tooMany, 1)
    raw.once('close', leave)
    const disconnect = await connections.take(viewer.id)
    if (disconnect === undefined) throw new RequestError(429, 'RATE_LIMITED', connected, 1)
    // The client may have left meanwhile.
    if (raw.closed) disconnect()
    else raw.once('close', disconnect)
  }
}

const tooMany = { key: 'error.exports.own', values: { max: EXPORTS_MAX } } as const
const connected = { key: 'error.live.connections' } as const
const allTaken = { key: 'error.exports.all' } as const
