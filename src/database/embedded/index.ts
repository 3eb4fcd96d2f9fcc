import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { lock } from 'proper-lockfile'
import { findHome, openHome } from './home.ts'
import {
  createCluster,
  type Postmaster,
  runningPostmaster,
  startPostmaster,
  stopPostmaster,
} from './postmaster.ts'
import { isAlive, startOf } from './processes.ts'
import { createRoles, reachable } from './roles.ts'
import { openSecrets, type Secrets } from './secrets.ts'

const START_MS = 60_000

/** The PostgreSQL that lives in a data folder, running. */
export interface EmbeddedDatabase {
  /** Connection URL of the application's role. */
  readonly url: string
  /** Connection URL of the role that owns the schema and runs migrations. */
  readonly ownerUrl: string
  /** Connection URL of the superuser: for tests and repair. */
  readonly adminUrl: string
  /** Stops the server, unless another living process started it. */
  stop(): Promise<void>
}

/** Starts the PostgreSQL of a data folder, joins it when it runs, or takes it over when its starter has died. */
export async function startEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  const folder = resolve(dataDir)
  await mkdir(folder, { recursive: true })
  const release = await lock(folder, {
    lockfilePath: join(folder, 'start.lock'),
    stale: 5_000,
    update: 1_000,
    retries: { retries: 600, factor: 1, minTimeout: 100 },
  })
  try {
    const secrets = await openSecrets(folder)
    const home = await openHome(folder)
    const running = await runningPostmaster(home.folder)
    if (running !== undefined && (await ownerLives(folder)))
      return database(running, secrets, async () => undefined)
    await claim(folder)
    if (running === undefined) await createCluster(home, secrets.postgres)
    const server = running ?? (await startPostmaster(home))
    const made = database(server, secrets, () => stopPostmaster(server))
    await waitUntilReady(made, server, home.folder)
    await createRoles(made.adminUrl, secrets)
    return made
  } finally {
    await release()
  }
}

/** The PostgreSQL of a data folder when it runs; never starts it. */
export async function findEmbedded(dataDir: string): Promise<EmbeddedDatabase | undefined> {
  const folder = resolve(dataDir)
  const home = await findHome(folder)
  const running = home === undefined ? undefined : await runningPostmaster(home)
  if (running === undefined) return undefined
  return database(running, await openSecrets(folder), async () => undefined)
}

function database(
  { port }: Postmaster,
  secrets: Secrets,
  stop: () => Promise<void>,
): EmbeddedDatabase {
  const url = (role: keyof Secrets, name: string) =>
    `postgres://${role}:${secrets[role]}@127.0.0.1:${port}/${name}`
  return {
    url: url('lending_app', 'lending'),
    ownerUrl: url('lending_owner', 'lending'),
    adminUrl: url('postgres', 'postgres'),
    stop,
  }
}

async function waitUntilReady(
  { adminUrl }: EmbeddedDatabase,
  { pid }: Postmaster,
  folder: string,
): Promise<void> {
  for (let waited = 0; waited < START_MS; waited += 50) {
    if (await reachable(adminUrl)) return
    if (!isAlive(pid)) break
    await sleep(50)
  }
  throw new Error(`the embedded PostgreSQL did not start; its log is ${join(folder, 'log')}`)
}

/** Notes that this process answers for the server; it may be gone by kill -9 at any time. */
async function claim(folder: string): Promise<void> {
  const owner = { pid: process.pid, start: await startOf(process.pid) }
  await writeFile(join(folder, 'owner.json'), JSON.stringify(owner))
}

async function ownerLives(folder: string): Promise<boolean> {
  const text = await readFile(join(folder, 'owner.json'), 'utf8').catch(() => '{}')
  const { pid, start } = JSON.parse(text) as { pid?: number; start?: string }
  return pid !== undefined && pid !== process.pid && isAlive(pid) && (await startOf(pid)) === start
}
