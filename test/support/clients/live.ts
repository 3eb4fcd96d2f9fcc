import { once } from 'node:events'
import { type Client, createClient } from 'graphql-ws'
import { WebSocket } from 'ws'
import type { Body } from '../world.ts'

/** What a subscriber has received, and how to wait for more. */
export interface Received {
  readonly events: Body[]
  /** Resolves when there are so many; rejects after two minutes. */
  until(count: number): Promise<Body[]>
  stop(): void
}

/** A client of graphql-ws as its users have it; it does not come back when it is cut off. */
export function liveClient(url: string, token: string, options: object = {}): Client {
  return createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${token}` },
    retryAttempts: 0,
    ...options,
  })
}

export function subscribe(client: Client, query: string, variables = {}): Received {
  const events: Body[] = []
  const waiting = new Set<() => void>()
  const stop = client.subscribe<Body>(
    { query, variables },
    {
      next: (event) => {
        events.push(event)
        for (const wake of waiting) wake()
      },
      error: (error) => {
        events.push({ failed: error })
        for (const wake of waiting) wake()
      },
      complete: () => undefined,
    },
  )
  const until = (count: number) =>
    new Promise<Body[]>((resolve, reject) => {
      const late = setTimeout(
        () => reject(new Error(`${events.length} of ${count} events: ${JSON.stringify(events)}`)),
        120_000,
      )
      const look = () => {
        if (events.length < count) return
        clearTimeout(late)
        waiting.delete(look)
        resolve(events)
      }
      waiting.add(look)
      look()
    })
  return { events, until, stop }
}

/** A bare socket, to say what no client would. */
export async function bareSocket(url: string, more: object = {}): Promise<BareSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', more)
  const messages: Body[] = []
  socket.on('message', (text) => messages.push(JSON.parse(String(text))))
  const closed = new Promise<[code: number, reason: string]>((resolve) =>
    socket.once('close', (code, reason) => resolve([code, String(reason)])),
  )
  await once(socket, 'open')
  return {
    socket,
    messages,
    closed,
    said: (type) =>
      new Promise((resolve) => {
        const look = () => {
          if (messages.some((message) => message.type === type)) resolve()
        }
        socket.on('message', look)
        look()
      }),
    send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
  }
}

interface BareSocket {
  readonly socket: WebSocket
  readonly messages: Body[]
  readonly closed: Promise<[code: number, reason: string]>
  /** Resolves when a message of this type has come. */
  said(type: string): Promise<void>
  send(message: unknown): void
}
