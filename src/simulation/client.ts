import { setTimeout as sleep } from 'node:timers/promises'
import { pause } from './pace.ts'

const TIMEOUT_MS = 10_000
const WAIT_MS = { least: 200, usual: 1_000, most: 60_000 }
/** How often a request in progress is retried at the end, to learn whether it was carried out. */
const LAST_TRIES = 20
const TOKEN_SECONDS = 3_600
const NO_ANSWER = 'NO_ANSWER'
/** Temporary errors: the same request, with the same key, may work later. */
const passing = [
  NO_ANSWER,
  'RATE_LIMITED',
  'UNAVAILABLE',
  'OUTCOME_UNKNOWN',
  'IDEMPOTENCY_IN_PROGRESS',
]

/** Thrown if the gateway refused a request, or did not answer it; `code` says why. */
export class Refused extends Error {
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** Where the gateway is, how to issue tokens for it, when to stop, and a callback for retries. */
export interface Connection {
  readonly url: string
  readonly issue: (subject: string, lifetimeSeconds: number) => Promise<string>
  readonly stop: AbortSignal
  readonly onRepeat: (code: string) => void
}

/** Sends a member's request to the gateway: returns the document's data, or throws a Refused. */
export type Ask = <Data>(subject: string, query: string, variables?: object) => Promise<Data>

interface Reply {
  readonly data?: Readonly<Record<string, unknown>> | null
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[]
}

interface Outcome {
  readonly data: unknown
  readonly code: string | undefined
  readonly waitMs: number
}

/** Creates a client that retries temporary errors until there is a definite answer, or the simulation ends. */
export function graphqlClient(connection: Connection): Ask {
  const { url, stop, onRepeat } = connection
  const tokenOf = tokens(connection)
  return async <Data>(subject: string, query: string, variables: object = {}) => {
    const body = JSON.stringify({ query, variables })
    for (let left = LAST_TRIES; ; ) {
      const { data, code, waitMs } = await send(url, await tokenOf(subject), body)
      if (code === undefined) return data as Data
      if (stop.aborted) left -= 1
      if (!passing.includes(code) || left < 0) throw new Refused(code)
      onRepeat(code)
      await (stop.aborted ? sleep(WAIT_MS.least) : pause(waitMs, stop))
    }
  }
}

/** Checks that a gateway answers and accepts our tokens; throws an Error that says what to do. */
export async function reach({ url, issue }: Connection, subject: string): Promise<void> {
  const { code } = await send(url, await issue(subject, TOKEN_SECONDS), '{"query":"{ me { id } }"}')
  if (code === undefined || code === 'UNAVAILABLE' || code === 'RATE_LIMITED') return
  if (code === NO_ANSWER)
    throw new Error(`no gateway answers at ${url}; start it with \`npm start\`, or name its --url`)
  if (code === 'UNAUTHENTICATED')
    throw new Error(`the gateway at ${url} takes other tokens; set DATA_DIR to the one it uses`)
  throw new Error(`what answers at ${url} is no gateway to simulate with (${code})`)
}

/** Tokens by subject, renewed at half of their lifetime. */
function tokens({ issue }: Connection): (subject: string) => Promise<string> {
  const known = new Map<string, { readonly token: Promise<string>; readonly until: number }>()
  return (subject) => {
    const found = known.get(subject)
    if (found !== undefined && found.until > performance.now()) return found.token
    const token = issue(subject, TOKEN_SECONDS)
    known.set(subject, { token, until: performance.now() + TOKEN_SECONDS * 500 })
    return token
  }
}

async function send(url: string, token: string, body: string): Promise<Outcome> {
  try {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body, signal })
    const text = await response.text()
    const reply = parsed(text)
    return { data: reply.data, code: codeOf(response.status, reply), waitMs: waitOf(response) }
  } catch {
    // The connection was refused or broke off, or timed out: a retry with the same key tells whether the request was carried out.
    return { data: null, code: NO_ANSWER, waitMs: WAIT_MS.usual }
  }
}

function parsed(text: string): Reply {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

function codeOf(status: number, { data, errors }: Reply): string | undefined {
  const refusals = Object.values(data ?? {}).flatMap(userErrors)
  const code = errors?.[0]?.extensions?.code ?? refusals[0]?.code
  if (code !== undefined) return code
  if (status === 429) return 'RATE_LIMITED'
  if (status >= 502 && status <= 504) return 'UNAVAILABLE'
  return status === 200 && data ? undefined : `HTTP_${status}`
}

function userErrors(payload: unknown): readonly { readonly code: string }[] {
  const { userErrors = [] } = (payload ?? {}) as { userErrors?: readonly { code: string }[] }
  return userErrors
}

/** The milliseconds that the gateway asks to wait (Retry-After), within bounds. */
function waitOf({ headers }: Response): number {
  const asked = Number(headers.get('retry-after') ?? Number.NaN) * 1_000
  if (Number.isNaN(asked)) return WAIT_MS.usual
  return Math.min(Math.max(asked, WAIT_MS.least), WAIT_MS.most)
}
