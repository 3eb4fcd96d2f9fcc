import { setTimeout as sleep } from 'node:timers/promises'
import type { NatsConnection } from '@nats-io/transport-node'
import { optionsFor } from './servers.ts'

const AGAIN_MS = 1_000

/** A subscription that is renewed on each new connection. */
interface Followed {
  readonly subject: string
  readonly heard: (text: string, subject: string) => void
}

/** A connection to NATS that is kept open. What is published while it is down is lost. */
export interface Wire {
  isOpen(): boolean
  /** Sends a text; false if there is no connection. */
  publish(subject: string, text: string): boolean
  /** Follows a subject on this connection and on each later one; returns a function that stops it. */
  follow(subject: string, heard: Followed['heard']): () => void
  close(): Promise<void>
}

/** Called when the connection opens, and when it is lost or refused. */
export interface Told {
  readonly opened: () => void
  readonly lost: (reason: string) => void
}

/** Opens the connection in the background. All subjects get the prefix. */
export function openWire(url: string, prefix: string, told: Told): Wire {
  const over = new AbortController()
  const followed = new Map<Followed, () => unknown>()
  let open: NatsConnection | undefined
  const begin = (on: NatsConnection, one: Followed) => {
    const callback = (error: Error | null, message: { string(): string; subject: string }) => {
      if (error === null) one.heard(message.string(), message.subject.slice(prefix.length))
    }
    const subscription = on.subscribe(prefix + one.subject, { callback })
    followed.set(one, () => on.isClosed() || subscription.unsubscribe())
  }
  const connectOnce = async () => {
    const { connect } = await import('@nats-io/transport-node')
    // The library does not reconnect, so that nothing old is sent again after a loss.
    const connection = await connect({ ...optionsFor(url), reconnect: false })
    if (over.signal.aborted) return connection.close()
    open = connection
    for (const one of followed.keys()) begin(connection, one)
    told.opened()
    void tellRefusals(connection, told)
    const error = await connection.closed()
    open = undefined
    if (!over.signal.aborted) throw error ?? new Error('the server closed the connection')
  }
  const keep = async () => {
    while (!over.signal.aborted) {
      await connectOnce().catch((error) => told.lost(reasonOf(error)))
      await sleep(AGAIN_MS, undefined, { signal: over.signal }).catch(() => undefined)
    }
  }
  const running = keep()
  return {
    isOpen: () => open?.isClosed() === false,
    publish: (subject, text) => {
      try {
        open?.publish(prefix + subject, text)
        return open !== undefined
      } catch {
        return false
      }
    },
    follow: (subject, heard) => {
      const one = { subject, heard }
      followed.set(one, () => undefined)
      if (open?.isClosed() === false) begin(open, one)
      return () => {
        followed.get(one)?.()
        followed.delete(one)
      }
    },
    close: async () => {
      over.abort()
      await open?.close().catch(() => undefined)
      await running
    },
  }
}

async function tellRefusals(connection: NatsConnection, told: Told): Promise<void> {
  for await (const { type } of connection.status())
    if (type === 'error')
      told.lost('it refuses to publish or to subscribe; check the permissions of its user')
}

function reasonOf(error: unknown): string {
  const { message, cause } = error as Error
  return cause instanceof Error ? `${message}: ${cause.message}` : message
}
