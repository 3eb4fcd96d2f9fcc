import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { RequestError } from './errors.ts'
import { requireOwnName } from './own-name.ts'

/** The settings that say who may read the metrics. */
export interface MetricsSettings {
  readonly APP_MODE: 'development' | 'production'
  readonly METRICS_TOKEN?: string | undefined
  readonly HOST: string
}

/**
 * Lets in who has the token. Without one in the settings nobody is let in in production, where a proxy on the same
 * machine makes all requests look like its own; in development, this machine under its own names.
 */
export function requireReader({ APP_MODE: mode, METRICS_TOKEN: token, HOST }: MetricsSettings) {
  const requireOwn = requireOwnName(HOST)
  return async (request: FastifyRequest): Promise<void> => {
    if (token !== undefined || mode === 'production') {
      const given = request.headers.authorization ?? ''
      if (token === undefined || !equal(given, `Bearer ${token}`)) throw unauthenticated()
    } else if (!isLocal(request)) throw forbidden()
    else await requireOwn(request)
  }
}

function unauthenticated(): RequestError {
  const message =
    'The metrics need a token of their own: the operator sets it as METRICS_TOKEN, and it is sent as "Authorization: Bearer <token>".'
  return new RequestError(401, 'UNAUTHENTICATED', message)
}

function forbidden(): RequestError {
  const message =
    'Without METRICS_TOKEN the metrics are for this machine alone, and not through a proxy.'
  return new RequestError(403, 'FORBIDDEN', message)
}

/** What a proxy on this machine passes on is not of this machine. */
function isLocal({ headers, socket }: FastifyRequest): boolean {
  if (headers.forwarded !== undefined || headers['x-forwarded-for'] !== undefined) return false
  return /^(::1|(::ffff:)?127\.)/.test(socket.remoteAddress ?? '')
}

/** Compares secrets in a time that tells nothing of them. */
function equal(given: string, secret: string): boolean {
  const [a, b] = [given, secret].map((text) => createHash('sha256').update(text).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}
