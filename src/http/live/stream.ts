import { once } from 'node:events'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bearerToken } from '../../identity/verify.ts'
import { accepting } from '../../viewer.ts'
import { RequestError } from '../errors.ts'
import { HEARTBEAT_MS, type LiveEndpoint, STOPPING } from './endpoint.ts'
import { openSession } from './session.ts'

const STALLED_MS = 2 * HEARTBEAT_MS

/** Writes an event; returns a promise if the next must wait for room. Never rejects. */
export type WriteEvent = (event: string) => Promise<unknown> | undefined

/** What is sent over a stream. */
export interface Source {
  /** Writes the events, each after the last was sent; resolves at the end. */
  deliver(write: WriteEvent): Promise<void>
  stop(): Promise<unknown>
}

/** Answers a request with the events of a source, as server-sent events. */
export type Stream = (
  request: FastifyRequest,
  reply: FastifyReply,
  open: () => Promise<Source>,
) => Promise<void>

/** Streams of events, within the limits of each member, for as long as their token is valid. */
export function streams(app: FastifyInstance, endpoint: LiveEndpoint): Stream {
  const open = new Set<() => void>()
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
    for (const end of open) end()
  })
  return async (request, reply, begin) => {
    if (closing) throw stopping()
    const leave = await endpoint.connections.take(request.viewer.id)
    if (leave === undefined)
      throw new RequestError(429, 'RATE_LIMITED', { key: 'error.live.connections' })
    try {
      const source = await begin()
      if (closing) throw stopping(source)
      await stream(endpoint, request, reply, source, open)
    } finally {
      leave()
    }
  }
}

/** The refusal of a gateway that is stopping; ends a source that was opened in the meantime. */
function stopping(source?: Source): RequestError {
  void source?.stop()
  return new RequestError(503, 'UNAVAILABLE', STOPPING)
}

async function stream(
  endpoint: LiveEndpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  source: Source,
  open: Set<() => void>,
): Promise<void> {
  const end = () => void source.stop()
  const token = bearerToken(request.headers.authorization)
  open.add(end)
  try {
    const session = await openSession(endpoint, token, end, (viewer) => {
      request.viewer = accepting(viewer, request.headers['accept-language'])
    })
    await write(source, reply).finally(session.stop)
  } finally {
    open.delete(end)
    end()
  }
}

/** Writes a source's events until they end or the client leaves. */
async function write({ deliver, stop }: Source, reply: FastifyReply): Promise<void> {
  const { raw } = reply.hijack()
  raw.writeHead(200, { ...headersOf(reply), 'content-type': 'text/event-stream; charset=utf-8' })
  // If a client reads nothing, no heartbeats are written, so its socket becomes idle and is closed.
  const stalled = () => raw.destroy()
  const { socket } = raw
  socket?.setTimeout(STALLED_MS, stalled)
  raw.once('close', stop)
  const heart = setInterval(() => raw.writableNeedDrain || raw.write(':\n\n'), HEARTBEAT_MS)
  try {
    // The client may have left before the listeners were added.
    if (raw.destroyed) return
    raw.write(':\n\n')
    await deliver((event) => send(raw, event))
  } finally {
    // The connection may serve further requests.
    socket?.off('timeout', stalled)
    clearInterval(heart)
    raw.end()
  }
}

function send(raw: FastifyReply['raw'], event: string): Promise<unknown> | undefined {
  return raw.destroyed || raw.write(event) ? undefined : room(raw)
}

/** Waits until there is room for more, or the client has left. */
async function room(raw: FastifyReply['raw']): Promise<void> {
  const over = new AbortController()
  const told = (event: string) => once(raw, event, { signal: over.signal })
  try {
    await Promise.race([told('drain'), told('close')])
  } catch {
    // The stream broke: it is closed, and writes no more.
  } finally {
    // Otherwise each wait would leave behind the listener of the event that did not come.
    over.abort()
  }
}

function headersOf(reply: FastifyReply): Record<string, string> {
  return Object.fromEntries(
    Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]),
  )
}
