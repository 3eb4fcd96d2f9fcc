import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { RequestError } from '../errors.ts'
import { requireLoopback } from '../pages/loopback-guard.ts'

/** The settings that decide who may read the metrics. */
export interface MetricsSettings {
  readonly APP_MODE: 'development' | 'production'
  readonly METRICS_TOKEN?: string | undefined
  readonly HOST: string
}

/**
 * Requires the token. If none is set, nobody may read metrics in production, where a proxy on the same machine makes all
 * requests look local. In development, only this machine may, under its own host names.
 */
export function requireReader({ APP_MODE: mode, METRICS_TOKEN: token, HOST }: MetricsSettings) {
  const requireOwn = requireLoopback(HOST)
  return async (request: FastifyRequest): Promise<void> => {
    if (token !== undefined || mode === 'production') {
      const given = request.headers.authorization ?? ''
      if (token === undefined || !equal(given, `Bearer ${token}`)) throw unauthenticated()
    } else if (!isLocal(request)) throw forbidden()
    else await requireOwn(request)
  }
}

function unauthenticated(): RequestError {
  return new RequestError(401, 'UNAUTHENTICATED', { key: 'error.metrics.token' })
}

function forbidden(): RequestError {
  return new RequestError(403, 'FORBIDDEN', { key: 'error.metrics.remote' })
}

/** A request that a proxy on this machine forwards is not local. */
function isLocal({ headers, socket }: FastifyRequest): boolean {
  if (headers.forwarded !== undefined || headers['x-forwarded-for'] !== undefined) return false
  return /^(::1|(::ffff:)?127\.)/.test(socket.remoteAddress ?? '')
}

/** Compares secrets in constant time. */
function equal(given: string, secret: string): boolean {
  const [a, b] = [given, secret].map((text) => createHash('sha256').update(text).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}
