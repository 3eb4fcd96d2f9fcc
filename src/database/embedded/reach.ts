import { setTimeout as sleep } from 'node:timers/promises'
import { reachable } from './roles.ts'
import { isRunning, type Postmaster } from './running.ts'
import type { Secrets } from './secrets.ts'

const START_MS = 60_000

/** Waits until the server accepts connections; false if it ends instead. */
export async function becomesReady(server: Postmaster, secrets: Secrets): Promise<boolean> {
  for (let waited = 0; waited < START_MS; waited += 50) {
    if (await reachable(urlOf(server, secrets, 'postgres', 'postgres'))) return true
    if (!(await isRunning(server))) return false
    await sleep(50)
  }
  throw new Error(`the embedded PostgreSQL (process ${server.pid}) takes no connections`)
}

/** The URL of a role on a server. */
export function urlOf(
  { port }: Postmaster,
  secrets: Secrets,
  role: keyof Secrets,
  name: string,
): string {
  return `postgres://${role}:${secrets[role]}@127.0.0.1:${port}/${name}`
}
