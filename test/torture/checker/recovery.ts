import { setTimeout as sleep } from 'node:timers/promises'
import { httpClient } from '../../support/http-client.ts'
import type { Addresses, Held } from '../stand/options.ts'
import type { Findings } from './findings.ts'

const PATIENCE_MS = 60_000
/** A gateway keeps idle connections of its clients for 72 s. */
const IDLE_MS = 90_000
const MORE_SOCKETS = 10
const MORE_MEMORY_MB = 300

/** Within a minute both gateways are ready, and hold no more than they did before the faults. */
export async function checkRecovery(
  { calls }: Addresses,
  before: Held,
  held: () => Promise<Held>,
  { unhealed }: Findings,
): Promise<Held> {
  const ready = async (url: string) =>
    (await httpClient(url)('GET', '/readyz').catch(() => undefined))?.status === 200
  const begin = performance.now()
  for (;;) {
    const now = await held()
    const unready = (await Promise.all(calls.map(ready))).filter((is) => !is)
    const late = [
      ...unready.map(() => 'a gateway is not ready'),
      now.sockets > before.sockets + MORE_SOCKETS ? `${now.sockets} sockets are open` : '',
      now.databaseConnections > before.databaseConnections + MORE_SOCKETS
        ? `${now.databaseConnections} connections to the database are open`
        : '',
      now.memoryMb > before.memoryMb + MORE_MEMORY_MB ? `${now.memoryMb} MB are held` : '',
    ].filter(Boolean)
    if (late.length === 0) return now
    if (performance.now() > begin + (unready.length > 0 ? PATIENCE_MS : IDLE_MS)) {
      unhealed.push(...late)
      return now
    }
    await sleep(500)
  }
}
