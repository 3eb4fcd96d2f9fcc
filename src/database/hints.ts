import { keepConnected } from './kept-connection.ts'

const CHANNEL = 'lending_change'
const APART_MS = 20
const AGAIN_MS = 1_000

/** Tells all gateways that something has changed. Outside of any transaction, where it would hold a lock over all commits. */
export const hintText = `select pg_notify('${CHANNEL}', '')`

/** Sends at once, but never twice within 20 ms: what comes meanwhile is told once, at the end of that time. */
export function throttled(send: () => Promise<unknown>): () => void {
  let waiting: NodeJS.Timeout | undefined
  let last = Number.NEGATIVE_INFINITY
  const fire = () => {
    waiting = undefined
    last = performance.now()
    // A hint that is lost costs a second, no more: who listens looks then anyway.
    send().catch(() => undefined)
  }
  return () => {
    if (waiting !== undefined) return
    const due = last + APART_MS - performance.now()
    if (due <= 0) fire()
    else waiting = setTimeout(fire, due)
  }
}

/** Calls back for each hint, on a connection of its own that is opened again whenever it is lost; returns its end. */
export function listen(url: string, hinted: () => void): () => Promise<void> {
  const config = {
    connectionString: url,
    connectionTimeoutMillis: AGAIN_MS,
    keepAlive: true,
    application_name: 'lending-gateway hints',
  }
  return keepConnected(config, AGAIN_MS, (client) => {
    client.on('notification', hinted)
    return client.query(`listen ${CHANNEL}`)
  })
}
