import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

const CHANNEL = 'lending_change'
const APART_MS = 20
const AGAIN_MS = 1_000

/** Tells all gateways that something has changed. Outside of any transaction, where it would hold a lock over all commits. */
export const hintText = `select pg_notify('${CHANNEL}', '')`

/** Sends at once, but never twice within 20 ms: what comes meanwhile is told once, at the end of that time. */
export function throttled(send: () => Promise<unknown>): () => void {
  let waiting: NodeJS.Timeout | undefined
  let last = 0
  const fire = () => {
    waiting = undefined
    last = Date.now()
    // A hint that is lost costs a second, no more: who listens looks then anyway.
    send().catch(() => undefined)
  }
  return () => {
    if (waiting !== undefined) return
    const due = last + APART_MS - Date.now()
    if (due <= 0) fire()
    else waiting = setTimeout(fire, due)
  }
}

/** Calls back for each hint, on a connection of its own that is opened again whenever it is lost; returns its end. */
export function listen(url: string, hinted: () => void): () => Promise<void> {
  const over = new AbortController()
  const running = keepListening(url, hinted, over.signal)
  return async () => {
    over.abort()
    await running
  }
}

async function keepListening(url: string, hinted: () => void, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    await listenOnce(url, hinted, over).catch(() => undefined)
    await sleep(AGAIN_MS, undefined, { signal: over }).catch(() => undefined)
  }
}

/** Listens until the connection ends. */
async function listenOnce(url: string, hinted: () => void, over: AbortSignal): Promise<void> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: AGAIN_MS,
    keepAlive: true,
    application_name: 'lending-gateway hints',
  })
  const ended = new Promise<void>((resolve) => client.once('end', resolve))
  client.on('error', () => undefined)
  client.on('notification', hinted)
  await client.connect()
  const stop = () => void client.end().catch(() => undefined)
  over.addEventListener('abort', stop, { once: true })
  try {
    if (over.aborted) stop()
    else await client.query(`listen ${CHANNEL}`)
    await ended
  } finally {
    over.removeEventListener('abort', stop)
  }
}
