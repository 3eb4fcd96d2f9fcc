import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { RequestError } from '../errors.ts'

/** Names that resolve to this machine whatever a DNS server says. */
const LOOPBACK = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/**
 * Requires a host name of this machine, and no foreign origin. A foreign page can make its own name resolve to this
 * machine (DNS rebinding); a browser then lets it read whatever the gateway returns without a token. Origins in
 * CORS_ORIGINS are foreign too.
 */
export function requireLoopback(ownHost: string): (request: FastifyRequest) => Promise<void> {
  const own = nameOf(isIPv6(ownHost) ? `[${ownHost}]` : ownHost)
  return async ({ headers }) => {
    const { host, origin, 'x-forwarded-host': forwarded } = headers
    const isOwn = (name: string) => name !== '' && (name === own || LOOPBACK.test(name))
    const isHere = origin === undefined || URL.parse(origin)?.host === host
    if (isHere && namesIn(host, forwarded).every(isOwn)) return
    throw new RequestError(403, 'FORBIDDEN', { key: 'error.elsewhere' })
  }
}

/** The requested host names, including those forwarded by proxies. */
function namesIn(host: string | undefined, forwarded: string | string[] | undefined): string[] {
  const told = forwarded === undefined ? [] : String(forwarded).split(',')
  return [host ?? '', ...told].map((one) => nameOf(one.trim()))
}

/** A host without its port, as browsers write it; empty if it is invalid. */
function nameOf(host: string): string {
  return (URL.parse(`http://${host}`)?.hostname ?? '').replace(/\.$/, '')
}
