import type { IncomingMessage } from 'node:http'
import { isIPv4, isIPv6 } from 'node:net'

/**
 * The key under which an address is counted: a household has one IPv4 address, or an IPv6 network of 2^64 addresses. Anything
 * that is not an address (a proxy may forward any text) shares one key; so does a client that has already gone.
 */
export function networkOf(address = ''): string {
  const bare = withoutPort(address)
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1] ?? bare
  if (isIPv4(mapped)) return mapped
  if (!isIPv6(bare)) return ''
  const [head = '', tail] = bare.replace(/%.*/, '').split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail ? tail.split(':') : []
  const zeros =
    tail === undefined ? [] : Array(Math.max(0, 8 - groups.length - rest.length)).fill('0')
  return [...groups, ...zeros, ...rest]
    .slice(0, 4)
    .map((group) => group.toLowerCase())
    .join(':')
}

/** Some proxies add the port, which differs for each connection. */
function withoutPort(address: string): string {
  const found = /^\[([^\]]*)\]/.exec(address)?.[1] ?? /^[\d.]+(?=:\d+$)/.exec(address)?.[0]
  return found ?? address
}

/** The client address of a bare connection behind this many proxies, as Fastify determines it for a request. */
export function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((one) => one.trim())
  const told = proxies > 0 ? forwarded.filter(Boolean).slice(-proxies)[0] : undefined
  return told ?? socket.remoteAddress ?? ''
}
