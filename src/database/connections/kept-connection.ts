import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import { giveUpSilent } from './silence.ts'

/** TCP keepalive: after 10 s of silence, checks that the other side is still there. */
export const keptAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const

/** Keeps a connection open in the background, reopening it some time after each loss; returns a function that ends it. */
export function keepConnected(
  config: ClientConfig,
  againMs: number,
  use: (client: Client) => unknown,
): () => Promise<void> {
  const over = new AbortController()
  const running = keep(config, againMs, use, over.signal)
  return async () => {
    over.abort()
    await running
  }
}

async function keep(
  config: ClientConfig,
  againMs: number,
  use: (client: Client) => unknown,
  over: AbortSignal,
): Promise<void> {
  while (!over.aborted) {
    await connectOnce(new Client(config), use, over).catch(() => undefined)
    await sleep(againMs, undefined, { signal: over, ref: false }).catch(() => undefined)
  }
}

/** Uses a connection until it ends. */
async function connectOnce(
  client: Client,
  use: (client: Client) => unknown,
  over: AbortSignal,
): Promise<void> {
  const ended = new Promise<void>((resolve) => client.once('end', resolve))
  const stop = () => void client.end().catch(() => undefined)
  client.on('error', stop)
  await client.connect()
  giveUpSilent(client)
  over.addEventListener('abort', stop, { once: true })
  try {
    if (over.aborted) stop()
    else await use(client)
    await ended
  } finally {
    over.removeEventListener('abort', stop)
    stop()
  }
}
