import type { Body } from '../http-client.ts'

/** A stream of server-sent events, as it arrives. */
export interface Events {
  readonly status: number
  readonly headers: Headers
  /** The body of a response that is no stream. */
  readonly refused: Body
  readonly seen: { readonly event: string; readonly id: string | undefined; readonly data: Body }[]
  /** The data of the events of a name, without the token that a deployment with a standby adds. */
  of(event: string): Body[]
  /** What the client would send as `Last-Event-ID`. */
  lastId(): string
  /** Settles when the stream has ended. */
  readonly ended: Promise<void>
  close(): void
}

/** Opens GET /events as a client does that is no browser. */
export async function openEvents(
  url: string,
  token: string,
  { query = '', lastId = '', ...headers }: Readonly<Record<string, string>> = {},
): Promise<Events> {
  const leaving = new AbortController()
  const response = await fetch(`${url}/events${query}`, {
    headers: {
      accept: 'text/event-stream',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(lastId && { 'last-event-id': lastId }),
      ...headers,
    },
    signal: leaving.signal,
  })
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true
  const seen: Events['seen'] = []
  const ended = isStream ? read(response, seen).catch(() => undefined) : Promise.resolve()
  return {
    status: response.status,
    headers: response.headers,
    refused: isStream ? undefined : await response.json().catch(() => undefined),
    seen,
    of: (name) => seen.filter(({ event }) => event === name).map(({ data }) => bare(data)),
    lastId: () => seen.findLast(({ id }) => id !== undefined)?.id ?? '',
    ended,
    close: () => leaving.abort(),
  }
}

function bare({ consistency_token: _, ...data }: Body): Body {
  return data
}

async function read({ body }: Response, seen: Events['seen']): Promise<void> {
  let text = ''
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const blocks = (text + chunk).split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks.filter((one) => !one.startsWith(':'))) {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1]
      const data = JSON.parse(field('data') ?? 'null')
      seen.push({ event: field('event') ?? '', id: field('id'), data })
    }
  }
}
