import { Agent, request } from 'node:http'
import type { Server } from '../server.ts'
import type { Case } from './matrix.ts'

const RUNS = 3
/** So many times a request is sent before it is measured: its statements are then prepared on every connection, as those of detail are. */
const WARM = 5
const SLOW_MS = 300
const FAST = 3
/** The page is a thousand pages on, read in pages of a hundred. */
const DEEP = 200
const EACH = 100
const DETAIL = 20

/** How long a request took, and as a multiple of detail. */
export interface Measured extends Pick<Case, 'list' | 'label' | 'kind'> {
  readonly ms: number
  /** How long it took when nobody had asked for the like before. */
  readonly firstMs: number
  readonly refused?: string
}

interface Answered {
  readonly ms: number
  readonly data: unknown
  readonly refused: string | undefined
}

/** A client with one connection, which sends a request when the one before has been answered. */
export function openClient({ url }: Server, token: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const exchange = (path: string, method: string, body?: object): Promise<Answered> =>
    new Promise((resolve, reject) => {
      const began = performance.now()
      const call = request(url + path, { method, agent, headers }, async (response) => {
        const chunks: Buffer[] = []
        for await (const chunk of response) chunks.push(chunk)
        const ms = performance.now() - began
        const { data, errors, code } = JSON.parse(Buffer.concat(chunks).toString())
        resolve({ ms, data, refused: errors?.[0]?.extensions?.code ?? code })
      })
      call.once('error', reject)
      call.end(body && JSON.stringify(body))
    })
  return {
    send: (query: string, variables: object) => exchange('/graphql', 'POST', { query, variables }),
    get: (path: string) => exchange(path, 'GET'),
    close: () => agent.destroy(),
  }
}
type Client = ReturnType<typeof openClient>

/** Measures cases in turn, and detail between them; calls back with each. */
export async function measureCases(
  { send }: Client,
  cases: readonly Case[],
  detail: (send: Client['send']) => Promise<Answered>,
  done: (measured: Measured) => void,
): Promise<number> {
  const base: number[] = []
  for (const [at, one] of cases.entries()) {
    if (at % DETAIL === 0)
      for (let time = 0; time < RUNS; time += 1) base.push((await detail(send)).ms)
    const { list, label, kind } = one
    const after = kind === 'deep' ? await deepIn(send, one) : undefined
    if (kind === 'deep' && after === undefined) continue
    const variables = { ...one.variables, ...(after !== undefined && { after }) }
    const { ms, refused } = await send(one.query, variables)
    const times = [ms]
    // Whatever is fast the first time is so at other times too; what is very slow is measured once.
    while (!refused && ms > FAST * middle(base) && ms < SLOW_MS && times.length < WARM + RUNS)
      times.push((await send(one.query, variables)).ms)
    done({
      ...{ list, label, kind, ms: middle(times.slice(-RUNS)), firstMs: ms },
      ...(refused && { refused }),
    })
  }
  return middle(base)
}

/** A cursor a thousand pages into the list; undefined if it is shorter. */
async function deepIn(
  send: Client['send'],
  { query, variables }: Case,
): Promise<string | undefined> {
  let after: string | undefined
  for (let page = 0; page < DEEP; page += 1) {
    const { data } = await send(query.replace(/nodes \{.*?\} pageInfo/, 'pageInfo'), {
      ...variables,
      first: EACH,
      after,
    })
    const info = pageInfoIn(data)
    if (info?.hasNextPage !== true) return undefined
    after = info.endCursor
  }
  return after
}

function pageInfoIn(data: unknown): { hasNextPage: boolean; endCursor: string } | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  if ('pageInfo' in data) return data.pageInfo as { hasNextPage: boolean; endCursor: string }
  return pageInfoIn(Object.values(data)[0])
}

/** The median. */
function middle(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
}
