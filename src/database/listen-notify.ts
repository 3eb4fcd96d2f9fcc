import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { keepConnected, keptAlive } from './kept-connection.ts'

const CHANNEL = 'lending_change'
const APART_MS = 20
const AGAIN_MS = 1_000
const BEAT_MS = 5_000

/** Tells all gateways that something has changed. Outside of any transaction, where it would hold a lock over all commits. */
export const notifyText = `select pg_notify('${CHANNEL}', '')`

/** Sends at once, but never twice within 20 ms: what comes meanwhile is told once, at the end of that time. */
export function throttled(send: () => Promise<unknown>): () => void {
  let waiting: NodeJS.Timeout | undefined
  let last = Number.NEGATIVE_INFINITY
  const fire = () => {
    waiting = undefined
    last = performance.now()
    // A notification that is lost costs a second, no more: who listens looks then anyway.
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
 * Calls back for each notification, on a connection of its own that is opened again whenever it is lost, and each time that it
 * was opened: notifications from before are lost. Returns its end.
 */
export function listen(
  url: string,
  { notified, opened }: { readonly notified: () => void; readonly opened: () => void },
): () => Promise<void> {
  const config = {
    connectionString: url,
    connectionTimeoutMillis: AGAIN_MS,
    ...keptAlive,
    application_name: 'lending-gateway listener',
  }
  return keepConnected(config, AGAIN_MS, async (client) => {
    client.on('notification', notified)
    await client.query(`listen ${CHANNEL}`)
    opened()
    beat(client).catch(() => undefined)
  })
}

/** Asks for a word now and then: who only listens does not notice that the network has gone silent. */
async function beat(client: Client): Promise<void> {
  const ended = new AbortController()
  client.once('end', () => ended.abort())
  for (;;) {
    await sleep(BEAT_MS, undefined, { signal: ended.signal, ref: false })
    await client.query('select 1')
  }
}
