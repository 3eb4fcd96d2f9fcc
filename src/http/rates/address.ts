import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/** Who an address is counted as: a household has one IPv4 address, or the 2^64 of an IPv6 network; who has gone already has none. */
export function networkOf(address = ''): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail ? tail.split(':') : []
  const zeros =
    tail === undefined ? [] : Array(Math.max(0, 8 - groups.length - rest.length)).fill('0')
  return [...groups, ...zeros, ...rest]
    .slice(0, 4)
    .map((group) => group.toLowerCase())
    .join(':')
}

/** The address of a bare connection behind so many proxies, as Fastify finds that of a request. */
export function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((one) => one.trim())
  const told = proxies > 0 ? forwarded.filter(Boolean).slice(-proxies)[0] : undefined
  return told ?? socket.remoteAddress ?? ''
}
