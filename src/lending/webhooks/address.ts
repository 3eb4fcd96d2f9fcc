import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import ipaddr from 'ipaddr.js'

/** Azure answers its virtual machines at this address, which looks like one of the internet. */
const METADATA = ['168.63.129.16']
/** What is given out as addresses of the internet (RFC 4291). */
const GLOBAL = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether nothing is sent to an address: it is not one of the internet, or one of this machine's own. IPv6 forms count as the IPv4
 * address in them, or are refused.
 */
export function isForbidden(address: string): boolean {
  if (isIP(address) === 0) return true
  const plain = plainOf(ipaddr.parse(address))
  // What ipaddr.js calls unicast is in none of the ranges that IANA has set aside.
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
