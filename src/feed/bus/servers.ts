/** The interval of pings; if two remain unanswered, the connection counts as lost. */
const PING_MS = 1_000
const CONNECT_MS = 2_000

/** What the client needs to connect to the servers of a URL. */
export interface ServerOptions {
  readonly servers: string[]
  readonly user?: string
  readonly pass?: string
  readonly token?: string
  readonly tls?: Record<string, never>
  readonly name: string
  readonly pingInterval: number
  readonly maxPingOut: number
  readonly timeout: number
}

/** The options for a URL such as nats://user:password@one:4222,two:4222; a user name without a password is a token. */
export function optionsFor(url: string): ServerOptions {
  const { hosts, user, password, secure } = partsOf(url)
  return {
    servers: hosts,
    ...(password !== '' ? { user, pass: password } : user !== '' && { token: user }),
    ...(secure && { tls: {} }),
    name: 'lending-gateway',
    pingInterval: PING_MS,
    maxPingOut: 2,
    timeout: CONNECT_MS,
  }
}

/** The servers of a URL without its credentials, for messages. */
export function serversOf(url: string): string {
  return partsOf(url).hosts.join(', ')
}

function partsOf(url: string) {
  const [, scheme, credentials = '', hosts = ''] =
    /^(nats|tls):\/\/(?:([^@/]*)@)?([^/]*)/.exec(url) ?? []
  const [user = '', password = ''] = credentials.split(':').map(decodeURIComponent)
  return { hosts: hosts.split(','), user, password, secure: scheme === 'tls' }
}
