/** JSON of any shape: what it holds is what a test finds out. */
export type Body = ReturnType<typeof JSON.parse>

/** An answer of either endpoint. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: Body
}

/** What a REST call sends, besides its method and path. */
interface Sent {
  readonly token?: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** Sends a request over HTTP; a body that is text is sent as it is. */
export type Speak = (method: string, path: string, sent?: Sent) => Promise<Answer>

export function speakTo(url: string): Speak {
  return async (method, path, { token, body, headers } = {}) => {
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text ? parsed(text) : null }
  }
}

/** JSON, or the text itself where it is none. */
export function parsed(text: string): Body {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
