import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, escapeIdentifier, escapeLiteral } from 'pg'
import { reach } from './connections/hosts.ts'
import { keepConnected, keptAlive } from './connections/kept-connection.ts'
import type { Settings } from './connections/pooling.ts'

const APART_MS = 20
const AGAIN_MS = 1_000
const BEAT_MS = 5_000

/** Tells all gateways of a schema that something has changed. Sent outside of transactions, where it would serialize all commits. */
export const notifyText = (schema: string) =>
  `select pg_notify(${escapeLiteral(channelOf(schema))}, '')`

/** Sends at once, but never twice within 20 ms: whatever comes meanwhile is sent once at the end of that time. */
export function throttled(send: () => Promise<unknown>): () => void {
  let waiting: NodeJS.Timeout | undefined
  let last = Number.NEGATIVE_INFINITY
  const fire = () => {
    waiting = undefined
    last = performance.now()
    // A lost notification costs at most a second: listeners look at that interval anyway.
    send().catch(() => undefined)
  }
  return () => {
    if (waiting !== undefined) return
    const due = last + APART_MS - performance.now()
    if (due <= 0) fire()
    else waiting = setTimeout(fire, due)
  }
}

/**
 * Calls back for each notification, on its own connection, which is reopened when lost. It also calls back on each opening
 * with the session, since earlier notifications are lost. Returns a function that ends it.
 */
export function listen(
  url: string,
  schema: string,
  {
    notified,
    opened,
  }: { readonly notified: () => void; readonly opened: (session: Client) => void },
): () => Promise<void> {
  const config = {
    ...reach(url),
    connectionTimeoutMillis: AGAIN_MS,
    ...keptAlive,
    application_name: 'lending-gateway listener',
  }
  return keepConnected(config, AGAIN_MS, async (client) => {
    client.on('notification', notified)
    await client.query(`listen ${escapeIdentifier(channelOf(schema))}`)
    opened(client)
    beat(client).catch(() => undefined)
  })
}

/** Sends a query now and then: a connection that only listens would not notice a silent network. */
async function beat(client: Client): Promise<void> {
  const ended = new AbortController()
  client.once('end', () => ended.abort())
  for (;;) {
    await sleep(BEAT_MS, undefined, { signal: ended.signal, ref: false })
    await client.query('select 1')
  }
}

/** Where the tables of a database are that holds one cell only. */
export const USUAL = 'public'

/** The schema of the job library's tables. */
export function jobsSchemaOf(schema: string): string {
  return schema === USUAL ? 'pgboss' : `${schema}_jobs`
}

/** The channel on which the gateways of a schema tell each other of changes. */
export function channelOf(schema: string): string {
  return schema === USUAL ? 'lending_change' : `lending_change_${schema}`
}

/** The setting that leads a connection to a schema; none for the first that exists in the role's search_path. */
export function pathTo(schema: string | undefined): Settings {
  return schema === undefined ? {} : { search_path: escapeIdentifier(schema) }
}

/** An advisory lock, as SQL: the schemas of a database have one each. */
export function lockIn(schema: string, number: number): string {
  return schema === USUAL ? String(number) : `hashtextextended(${escapeLiteral(schema)}, ${number})`
}
