import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, escapeIdentifier, escapeLiteral } from 'pg'
import { reach } from './connections/hosts.ts'
import { keepConnected, keptAlive } from './connections/kept-connection.ts'
import type { Settings } from './connections/pooling.ts'

const APART_MS = 20
const AGAIN_MS = 1_000
const BEAT_MS = 5_000

/** Tells all gateways of a schema that something has changed. Not to be sent within a transaction: NOTIFY would serialize all commits. */
export const notifyText = (schema: string) =>
  `select pg_notify(${escapeLiteral(channelOf(schema))}, '')`

/** Sends at once, but at most every 20 ms: calls within that time are combined into one at its end. */
export function throttled(send: () => Promise<unknown>): () => void {
  let waiting: NodeJS.Timeout | undefined
  let last = Number.NEGATIVE_INFINITY
  const fire = () => {
    waiting = undefined
    last = performance.now()
    // A lost notification costs at most a second, since listeners also look every second.
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
 * Listens on its own connection, which is reopened when lost, and calls `notified` for each notification. Calls `opened` each time
 * the connection opens, since notifications before that are lost. Returns a function that stops it.
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

/** Sends a query every 5 s: a connection that only listens would not notice when the network goes silent. */
async function beat(client: Client): Promise<void> {
  const ended = new AbortController()
  client.once('end', () => ended.abort())
  for (;;) {
    await sleep(BEAT_MS, undefined, { signal: ended.signal, ref: false })
    await client.query('select 1')
  }
}

/** The schema of a database with a single deployment. */
export const USUAL = 'public'

/** The schema of the job library's tables. */
export function jobsSchemaOf(schema: string): string {
  return schema === USUAL ? 'pgboss' : `${schema}_jobs`
}

/** The channel on which the gateways of a schema tell each other of changes. */
export function channelOf(schema: string): string {
  return schema === USUAL ? 'lending_change' : `lending_change_${schema}`
}

/** The setting that makes a connection use a schema; without a schema, none, so that the role's search_path decides. */
export function pathTo(schema: string | undefined): Settings {
  return schema === undefined ? {} : { search_path: escapeIdentifier(schema) }
}

/** The key of an advisory lock, as SQL. Advisory locks belong to the whole database, so each schema derives its own keys. */
export function lockIn(schema: string, number: number): string {
  return schema === USUAL ? String(number) : `hashtextextended(${escapeLiteral(schema)}, ${number})`
}
