import { setTimeout as sleep } from 'node:timers/promises'
import { httpClient } from '../../support/http-client.ts'
import type { Addresses, Held } from '../stand/options.ts'
import type { Findings } from './findings.ts'

const PATIENCE_MS = 60_000
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
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    const now = await held()
    const late = [
      ...(await Promise.all(calls.map(ready))).map((is) => (is ? '' : 'a gateway is not ready')),
      now.sockets > before.sockets + MORE_SOCKETS ? `${now.sockets} sockets are open` : '',
      now.databaseConnections > before.databaseConnections + MORE_SOCKETS
        ? `${now.databaseConnections} connections to the database are open`
        : '',
      now.memoryMb > before.memoryMb + MORE_MEMORY_MB ? `${now.memoryMb} MB are held` : '',
    ].filter(Boolean)
    if (late.length === 0) return now
    if (performance.now() > deadline) {
      unhealed.push(...late)
      return now
    }
    await sleep(500)
  }
}
