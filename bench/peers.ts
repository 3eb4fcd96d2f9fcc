import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import type { Client } from 'pg'

const folder = new URL('.', import.meta.url).pathname

/** Installs the peers, by their own lock file, when they are not there or older than it. */
export async function installPeers(say: (text: string) => void): Promise<void> {
  const [lock, installed] = await Promise.all([
    changedAt('package-lock.json'),
    changedAt('node_modules/.package-lock.json'),
  ])
  if (installed >= lock) return
  say('installing the peers')
  const args = ['ci', '--prefix', folder, '--no-audit', '--no-fund']
  const child = spawn('npm', args, { stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error('the peers could not be installed (npm ci in bench/)')
}

/** Gives the peers the index that their newest loans need, as whoever wrote them would. */
export async function indexForPeers(admin: Client): Promise<void> {
  await admin.query('create index peers_newest_index on loan (created_at, id)')
}

/** Takes the index away again; before a run too, since one that was killed leaves it, and the gateway's plans would use it. */
export async function dropIndexForPeers(admin: Client): Promise<void> {
  await admin.query('drop index if exists peers_newest_index')
}

async function changedAt(name: string): Promise<number> {
  return stat(folder + name).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )
}
