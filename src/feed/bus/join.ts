import type { Database } from '../../database/connection.ts'
import type { Bus } from './index.ts'
import { optionsFor } from './servers.ts'

interface Log {
  info(text: string): void
  warn(facts: { readonly reason: string }, text: string): void
}

/** Opens the bus if the settings name one; only then is its library loaded. */
export async function joinBus(
  url: string | undefined,
  { database, pointKey }: { readonly database: Database; readonly pointKey: Buffer },
  log: Log,
): Promise<Bus | undefined> {
  if (url === undefined) return undefined
  const { openBus } = await import('./index.ts')
  return openBus(url, database, pointKey, {
    opened: () => log.info('the bus is connected'),
    lost: (reason) =>
      log.warn({ reason }, 'the bus is not used; this gateway reads changes from the database'),
  })
}

/** Connects to NATS just to ask for its version; throws an Error that says why if that fails. */
export async function askServer(url: string): Promise<string> {
  const { connect } = await import('@nats-io/transport-node')
  const connection = await connect({ ...optionsFor(url), reconnect: false })
  try {
    return connection.info?.version ?? 'of an unknown version'
  } finally {
    await connection.close()
  }
}
