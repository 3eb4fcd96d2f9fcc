import { Resolver } from 'node:dns/promises'
import {
  type ClientRequest,
  type IncomingMessage,
  Agent as PlainAgent,
  request as plain,
  type RequestOptions,
} from 'node:http'
import { Agent, request } from 'node:https'
import { isIPv6, type LookupFunction } from 'node:net'
import { addressesIn, isRefused, type Reachable } from './url.ts'

/** How long an attempt may take, in milliseconds, from resolving the name to the end of the answer. */
const ATTEMPT_MS = 15_000
/** How much of an answer is read, in bytes. */
const ANSWER_MAX = 1_000
const PROBLEM_MAX = 200
const DNS_MS = 3_000

/** What an attempt came to: an HTTP status with the beginning of the answer, or why there was none. */
export interface Attempt {
  readonly status: number | null
  readonly answer: string | null
  readonly problem: string | null
  /** The header Retry-After. */
  readonly retryAfter: string | undefined
}

/** Sends a body once. */
export type Send = (
  url: string,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
) => Promise<Attempt>

interface Options {
  /** Asked in place of the machine's own name servers. */
  readonly nameServers?: readonly string[]
  readonly attemptMs?: number
}

/**
 * Opens connections to receivers. A name is resolved once for each connection, which is then made to an address that was checked. Redirects
 * are not followed, and no proxy is used.
 */
export function openSender(
  reachable: Reachable,
  { nameServers, attemptMs = ATTEMPT_MS }: Options = {},
): { readonly send: Send; close(): void } {
  // The system's own resolver would use up the threads that the whole gateway shares, if a name server hangs.
  const resolver = new Resolver({ timeout: DNS_MS, tries: 2 })
  if (nameServers !== undefined) resolver.setServers(nameServers)
  const lookup: LookupFunction = (hostname, { all }, done) => {
    resolved(resolver, hostname, reachable).then(
      (found) => (all ? done(null, found) : done(null, found[0]?.address ?? '', found[0]?.family)),
      (error) => done(error, all ? [] : ''),
    )
  }
  const options = { lookup, keepAlive: true, maxFreeSockets: 10, autoSelectFamily: true }
  const agents = { 'http:': new PlainAgent(options), 'https:': new Agent(options) }
  let closed = false
  const exchange = (url: string, given: RequestOptions, body: Buffer) =>
    new Promise<Attempt>((resolve) => {
      const sent: ClientRequest = url.startsWith('http:')
        ? plain(url, { ...given, agent: agents['http:'] })
        : request(url, { ...given, agent: agents['https:'] })
      const fail = (problem: string) => resolve(failed(closed ? 'the gateway stopped' : problem))
      let goesOn = false
      sent.on('response', (response) => {
        goesOn = true
        void read(response).then(resolve)
      })
      // Without this, Node would only close the connection.
      sent.on('upgrade', (_, socket) => {
        fail('the receiver switched to another protocol')
        socket.destroy()
      })
      sent.on('error', (error: NodeJS.ErrnoException) => {
        if (goesOn) return
        // The receiver closed a kept-alive connection just when it was used again.
        goesOn = sent.reusedSocket && error.code === 'ECONNRESET' && !closed
        if (goesOn) exchange(url, given, body).then(resolve)
        else fail(reasonOf(error, attemptMs))
      })
      // However it ended.
      sent.on('close', () => goesOn || fail('the connection was closed without an answer'))
      sent.end(body)
    })
  return {
    send: async (url, headers, body) => {
      const { hostname } = new URL(url)
      if (closed) return failed('the gateway stopped')
      if (addressesIn(hostname)?.some((one) => isRefused(one, reachable)))
        return failed(forbidden(hostname))
      // Of the whole attempt, on however many kept-alive connections it is made.
      const signal = AbortSignal.timeout(attemptMs)
      const given = { method: 'POST', headers: { ...headers, 'content-length': body.length } }
      return exchange(url, { ...given, signal }, body)
    },
    close: () => {
      closed = true
      resolver.cancel()
      for (const agent of Object.values(agents)) agent.destroy()
    },
  }
}

/** The addresses of a name. If one of them is forbidden, none is used: nobody has such a name by mistake. */
async function resolved(resolver: Resolver, hostname: string, reachable: Reachable) {
  const found = addressesIn(hostname) ?? (await asked(resolver, hostname))
  const wrong = found.find((address) => isRefused(address, reachable))
  if (wrong !== undefined) throw new Error(forbidden(`${hostname} is ${wrong}, which`))
  return found.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }))
}

async function asked(resolver: Resolver, hostname: string): Promise<readonly string[]> {
  const [four, six] = await Promise.allSettled([
    resolver.resolve4(hostname),
    resolver.resolve6(hostname),
  ])
  const found = [four, six].flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
  if (found.length > 0) return found
  throw four.status === 'rejected' ? four.reason : new Error(`${hostname} has no address`)
}

function forbidden(what: string): string {
  return `${what} is not a public internet address, so nothing is sent there`
}

/** Reads the beginning of an answer. Only the status counts, so an attempt can succeed even if the answer breaks off. */
async function read(response: IncomingMessage): Promise<Attempt> {
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of response) {
      chunks.push(chunk)
      length += chunk.length
      if (length >= ANSWER_MAX) break
    }
  } catch {
    // It broke off, or took too long.
  }
  return {
    status: response.statusCode ?? null,
    answer: textOf(Buffer.concat(chunks).subarray(0, ANSWER_MAX)),
    problem: null,
    retryAfter: response.headers['retry-after'],
  }
}

/** Bytes as a text that can be stored and shown: without control characters. */
function textOf(bytes: Buffer): string {
  return bytes.toString('utf8').replaceAll(/[^\P{Cc}\n\t]/gu, '\ufffd')
}

function failed(problem: string): Attempt {
  return {
    status: null,
    answer: null,
    problem: problem.slice(0, PROBLEM_MAX),
    retryAfter: undefined,
  }
}

function reasonOf(error: NodeJS.ErrnoException, attemptMs: number): string {
  if (error.name === 'TimeoutError' || error.name === 'AbortError')
    return `no answer within ${attemptMs / 1_000} s`
  const first = error instanceof AggregateError ? (error.errors[0] ?? error) : error
  return textOf(Buffer.from(String(first.message || first.code || 'the connection failed')))
}
