import type { Database } from '../../database/connection.ts'
import type { Bus } from './index.ts'

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
