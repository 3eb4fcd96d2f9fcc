import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import ipaddr from 'ipaddr.js'

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
