import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import ipaddr from 'ipaddr.js'
import { invalid, type Reason } from '../refusal.ts'

/** How long a webhook's URL can be, in characters. */
export const URL_MAX = 2_000
const LOOPBACK = ['127.0.0.1', '::1']

/** Where webhooks may go. */
export interface Reachable {
  /** Whether http:// is allowed: only in a sandbox. */
  readonly plain: boolean
  /** Whether addresses of private networks and of this machine are allowed (WEBHOOK_PRIVATE_NETWORKS). */
  readonly privateNetworks: boolean
}

/** Says what is wrong with the URL of an endpoint. Whether its name leads to a private network is only known when something is sent. */
export function checkUrl(
  given: string | null | undefined,
  reachable: Reachable,
): Reason | undefined {
  if (given === null || given === undefined) return undefined
  const url = URL.parse(given)
  const schemes = reachable.plain ? ['https:', 'http:'] : ['https:']
  const wanted = reachable.plain ? 'refusal.webhook.url_or_plain' : 'refusal.webhook.url'
  if (url === null || !schemes.includes(url.protocol) || given.length > URL_MAX)
    return invalid('url', wanted, { max: URL_MAX })
  if (url.username !== '' || url.password !== '' || url.hash !== '')
    return invalid('url', 'refusal.webhook.url_parts')
  const known = addressesIn(url.hostname)
  if (known?.some((one) => isRefused(one, reachable)))
    return invalid(
      'url',
      reachable.plain ? 'refusal.webhook.url_private_or_set' : 'refusal.webhook.url_private',
    )
  return undefined
}

/** Whether nothing may be sent to an address. */
export function isRefused(address: string, { privateNetworks }: Reachable): boolean {
  return !privateNetworks && isForbidden(address)
}

/** The addresses of a URL's host that are known without a name server, for an address or localhost; otherwise undefined. */
export function addressesIn(hostname: string): readonly string[] | undefined {
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  if (isIP(host) !== 0) return [host]
  return /^(.+\.)?localhost\.?$/.test(host) ? LOOPBACK : undefined
}

/** Azure's metadata service for virtual machines, at an address that looks public. */
const METADATA = ['168.63.129.16']
/** The range of public IPv6 addresses (RFC 4291). */
const GLOBAL = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether nothing may be sent to an address, because it is not public, or is this machine's own. IPv6 forms of an IPv4 address count as
 * that address, or are refused.
 */
export function isForbidden(address: string): boolean {
  if (isIP(address) === 0) return true
  const plain = plainOf(ipaddr.parse(address))
  // What ipaddr.js calls unicast is in none of the ranges that IANA has reserved.
  if (plain.range() !== 'unicast') return true
  if (plain instanceof ipaddr.IPv6 && !plain.match(GLOBAL)) return true
  const text = plain.toString()
  return METADATA.includes(text) || ownAddresses().includes(text)
}

/** The IPv4 address in one that is mapped to IPv6 or, where a network has IPv6 alone, translated (NAT64). */
function plainOf(address: ipaddr.IPv4 | ipaddr.IPv6): ipaddr.IPv4 | ipaddr.IPv6 {
  if (address instanceof ipaddr.IPv4) return address
  if (address.isIPv4MappedAddress()) return address.toIPv4Address()
  return address.range() === 'rfc6052' ? new ipaddr.IPv4(address.toByteArray().slice(12)) : address
}

function ownAddresses(): readonly string[] {
  const own = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
  return own.map(({ address }) => ipaddr.parse(address.replace(/%.*$/, '')).toString())
}
