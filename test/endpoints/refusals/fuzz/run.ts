import fc from 'fast-check'
import type { GraphQLSchema } from 'graphql'
import type { Body } from '../../../support/http-client.ts'
import { graphqlRequests } from './graphql.ts'
import { restRequests } from './rest.ts'

const AT_A_TIME = 8
const CHUNK = 400
const HANG_MS = 30_000
/** What is inside: stacks, statements, paths, names of libraries' errors. */
const INSIDE =
  /\n\s+at |node_modules|\/src\/|\.ts:\d|select .{1,200} from |insert into|violates|relation "|invalid input syntax|RangeError|TypeError|call stack|undefined \(reading|FST_ERR|graphql\/execution/i

/** What is fuzzed, by whom, and what must never be told. */
export interface Target {
  readonly url: string
  readonly schema: GraphQLSchema
  readonly openapi: Body
  /** Tokens; an empty one is none. */
  readonly tokens: readonly string[]
  readonly ids: readonly string[]
  readonly secrets: readonly string[]
  /** The token of an operator, who may read them. */
  readonly operator: string
}

export interface Fuzzed {
  readonly requests: number
  readonly slowestMs: number
  readonly statuses: Readonly<Record<string, number>>
  readonly failures: readonly string[]
}

interface Sent {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}

/** Sends so many generated requests to one endpoint, and tells what was wrong with the answers. */
export async function fuzz(
  target: Target,
  endpoint: 'graphql' | 'rest',
  runs: number,
  seed: number,
): Promise<Fuzzed> {
  const requests =
    endpoint === 'rest'
      ? restRequests(target.openapi, target.ids)
      : graphqlRequests(target.schema, target.ids).map(asHttp)
  const pairs = fc.tuple(requests, fc.constantFrom(...target.tokens))
  const [statuses, failures]: [Record<string, number>, string[]] = [{}, []]
  let slowestMs = 0
  for (let done = 0; done < runs; done += CHUNK) {
    const chunk = fc.sample(pairs, { seed: seed + done, numRuns: Math.min(CHUNK, runs - done) })
    const worker = async () => {
      for (let pair = chunk.pop(); pair !== undefined; pair = chunk.pop()) {
        const begin = performance.now()
        const { status, wrong } = await send(target, ...pair)
        statuses[status] = (statuses[status] ?? 0) + 1
        slowestMs = Math.max(slowestMs, performance.now() - begin)
        if (wrong !== undefined)
          failures.push(`${wrong}: ${JSON.stringify(pair[0]).slice(0, 1_500)}`)
      }
    }
    await Promise.all(Array.from({ length: AT_A_TIME }, worker))
  }
  return { requests: runs, slowestMs: Math.round(slowestMs), statuses, failures }
}

function asHttp(request: object): Sent {
  return { method: 'POST', path: '/graphql', headers: {}, body: JSON.stringify(request) }
}

async function send(
  { url, secrets, operator }: Target,
  { method, path, headers, body }: Sent,
  token: string,
) {
  const all = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...headers,
  }
  try {
    const answer = await fetch(url + path, {
      method,
      headers: all,
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(HANG_MS),
    })
    const text = await answer.text()
    return {
      status: answer.status,
      wrong: wrongOf(answer, text, path, token === operator ? [] : secrets),
    }
  } catch (error) {
    return { status: 0, wrong: `no answer (${error})` }
  }
}

function wrongOf(
  answer: Response,
  text: string,
  path: string,
  secrets: readonly string[],
): string | undefined {
  // Where no provider verifies, that is said with 503, too.
  if (answer.status >= 500 && !/"code":"(VERIFICATION|DOCUMENTS)_UNAVAILABLE"/.test(text))
    return `${answer.status} ${text}`
  if (INSIDE.test(text)) return `the inside: ${text.slice(0, 800)}`
  const told = `${[...answer.headers]}${text}`
  const secret = secrets.find((one) => told.includes(one))
  if (secret !== undefined) return `a secret, ${secret}`
  if (text === '') return answer.status === 304 ? undefined : `nothing with ${answer.status}`
  // Tables are the only answers that are no JSON, and errors always are.
  if (answer.ok && answer.headers.get('content-type')?.startsWith('text/csv')) return undefined
  return wrongShape(answer.status, JSON.parse(text), path)
}

function wrongShape(status: number, body: Body, path: string): string | undefined {
  if (path === '/graphql') {
    const codes = (body.errors ?? []).map((error: Body) => error.extensions?.code)
    if (codes.some((code: unknown) => !code || /INTERNAL|UNAVAILABLE|UNKNOWN/.test(String(code))))
      return `codes ${codes} ${JSON.stringify(body.errors)}`
    return status >= 400 && codes.length === 0 ? `${status} without errors` : undefined
  }
  const { code, message } = body.error ?? body
  return status >= 400 && (typeof code !== 'string' || typeof (message ?? body.detail) !== 'string')
    ? 'an error in another shape'
    : undefined
}
