import { Socket } from 'node:net'
import { type ConnectionOptions, checkServerIdentity } from 'node:tls'
import type { ClientConfig } from 'pg'
import { parseIntoClientConfig } from 'pg-connection-string'
import { addressesOf } from '../../config/hosts.ts'
import { createClient } from './client.ts'
import { keptAlive } from './kept-connection.ts'

const PROBE_MS = 1_000
const DEFAULT_PORT = 5432

/** Whether a server is the primary of its cluster or one of its standbys. */
type Part = 'primary' | 'standby'

/** The connection settings of a URL. If it names several hosts, each connection goes to one that is then a primary (or a standby). */
export function reach(
  url: string,
  part: Part = 'primary',
): ClientConfig & { readonly database: string } {
  const addresses = addressesOf(url)
  // Parsed here, since the driver would let the URL override the settings that accompany it.
  const parsed = parseIntoClientConfig(addresses[0])
  const hosts = [parsed.host ?? '', ...addresses.slice(1).map(hostOf)]
  const config = {
    ...parsed,
    database: parsed.database ?? parsed.user ?? '',
    ...(parsed.ssl && { ssl: { ...named(hosts), ...(parsed.ssl === true ? {} : parsed.ssl) } }),
  }
  if (addresses.length === 1) return config
  return { ...config, stream: () => new ChoosingSocket(() => choose(addresses, part)) }
}

/** The role that a URL names. */
export function roleIn(url: string): string {
  return reach(url).user ?? ''
}

/**
 * Accepts a certificate for any of these hosts. By itself the driver checks it only against the first, or against localhost if that
 * is an IP address.
 */
function named(hosts: readonly string[]): ConnectionOptions {
  return {
    checkServerIdentity: (_, certificate) => {
      const errors = hosts.map((host) => checkServerIdentity(host, certificate))
      return errors.includes(undefined) ? undefined : errors[0]
    },
  }
}

/** The host of a URL; an IPv6 address loses its brackets. */
function hostOf(address: string): string {
  return new URL(address).hostname.replace(/^\[(.+)\]$/, '$1')
}

/** The URL of the host that is the primary now; a URL with one host is returned unchanged. */
export async function primaryOf(url: string): Promise<string> {
  const [first, ...others] = addressesOf(url)
  return others.length === 0 ? url : choose([first, ...others], 'primary')
}

/** Ignores the address that it is told to connect to, and chooses a server instead. */
class ChoosingSocket extends Socket {
  readonly #choose: () => Promise<string>

  constructor(choose: () => Promise<string>) {
    super()
    this.#choose = choose
  }

  override connect(): this {
    this.#choose().then(
      (address) => {
        const { port } = new URL(address)
        // The caller may have given up meanwhile.
        if (!this.destroyed) super.connect(Number(port) || DEFAULT_PORT, hostOf(address))
      },
      (error) => this.destroy(error),
    )
    return this
  }
}

/** Asks all hosts at once, and returns the first that is what is wanted. */
async function choose(addresses: readonly string[], part: Part): Promise<string> {
  try {
    return await Promise.any(addresses.map((address) => requirePart(address, part)))
  } catch (error) {
    const errors: readonly Error[] = error instanceof AggregateError ? error.errors : []
    const found = addresses.map(
      (address, index) => `${new URL(address).host}: ${errors[index]?.message || 'refused'}`,
    )
    // This code marks the error as one before which nothing was sent.
    throw Object.assign(new Error(`no host is a ${part} (${found.join('; ')})`), {
      code: 'EHOSTUNREACH',
    })
  }
}

async function requirePart(address: string, part: Part): Promise<string> {
  const client = createClient({
    ...reach(address),
    connectionTimeoutMillis: PROBE_MS,
    query_timeout: PROBE_MS,
    application_name: 'lending-gateway probe',
    ...keptAlive,
  })
  try {
    await client.connect()
    const { rows } = await client.query(
      "select pg_is_in_recovery() as follows, current_setting('transaction_read_only') as fixed",
    )
    const found = rows[0].follows ? 'standby' : 'primary'
    if (found !== part) throw new Error(`it is a ${found}`)
    if (part === 'primary' && rows[0].fixed === 'on') throw new Error('it is read-only')
    return address
  } finally {
    void client.end().catch(() => undefined)
  }
}
