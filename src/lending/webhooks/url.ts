import { isIP } from 'node:net'
import { invalid, type Reason } from '../refusal.ts'
import { isForbidden } from './address.ts'

const URL_MAX = 2_000
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
  const wanted = `an ${reachable.plain ? 'https:// or http://' : 'https://'} URL such as https://hooks.example/lending`
  if (url === null || !schemes.includes(url.protocol) || given.length > URL_MAX)
    return invalid('url', `url must be ${wanted}, of at most ${URL_MAX} characters.`, {
      max: URL_MAX,
    })
  if (url.username !== '' || url.password !== '' || url.hash !== '')
    return invalid(
      'url',
      'url must have no user, password or fragment: receivers check the signature.',
    )
  const known = addressesIn(url.hostname)
  if (known?.some((one) => isRefused(one, reachable)))
    return invalid(
      'url',
      'url must lead to a public internet address, not to a private network or this machine.',
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
