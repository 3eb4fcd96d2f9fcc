import { breaches } from './contract/contract.ts'

/** JSON of any shape, for a test to examine. */
export type Body = ReturnType<typeof JSON.parse>

/** A response of either endpoint. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: Body
}

/** What a request sends besides its method and path. */
interface Sent {
  readonly token?: string | undefined
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** Sends a request over HTTP; a body that is a string is sent unchanged. */
export type HttpClient = (method: string, path: string, sent?: Sent) => Promise<Answer>

/** What has not been answered by then never will be. */
const HUNG_MS = 120_000

/** A client of a gateway; rejects what is not answered in two minutes. */
export function httpClient(url: string): HttpClient {
  return async (method, path, { token, body, headers } = {}) => {
    const response = await fetch(url + path, {
      method,
      signal: AbortSignal.timeout(HUNG_MS),
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const { status, headers: received } = response
    const answer = { status, headers: received, body: text ? parsed(text) : null }
    const wrong = breaches({ method, path, sent: body, ...answer })
    if (wrong.length === 0) return answer
    const code = answer.body?.error?.code
    const refused =
      code === undefined ? '' : ` (a refusal belongs to the row in src/rest-bridge/rows/: ${code})`
    throw new Error(
      `${method} ${path} is not as /openapi.json has it${refused}:\n${wrong.join('\n')}`,
    )
  }
}

/** Parses JSON; returns any other text unchanged. */
export function parsed(text: string): Body {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
