import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { lock } from 'proper-lockfile'
import { findHome, type Home, openHome } from './home.ts'
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
    // What was just killed may still look as if it ran.
    const taken = running !== undefined && (await becomesReady(running, secrets))
    const server = taken ? running : await start(home, secrets)
    await createRoles(urlOf(server, secrets, 'postgres', 'postgres'), secrets)
    return database(server, secrets, () => stopPostmaster(server))
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

async function start(home: Home, secrets: Secrets): Promise<Postmaster> {
  await createCluster(home, secrets.postgres)
  const server = await startPostmaster(home)
  if (await becomesReady(server, secrets)) return server
  throw new Error(`the embedded PostgreSQL did not start; its log is ${join(home.folder, 'log')}`)
}

/** Waits until the server takes connections; false when it ends instead. */
async function becomesReady(server: Postmaster, secrets: Secrets): Promise<boolean> {
  for (let waited = 0; waited < START_MS; waited += 50) {
    if (await reachable(urlOf(server, secrets, 'postgres', 'postgres'))) return true
    if (!isAlive(server.pid)) return false
    await sleep(50)
  }
  return false
}

function database(
  server: Postmaster,
  secrets: Secrets,
  stop: () => Promise<void>,
): EmbeddedDatabase {
  return {
    url: urlOf(server, secrets, 'lending_app', 'lending'),
    ownerUrl: urlOf(server, secrets, 'lending_owner', 'lending'),
    adminUrl: urlOf(server, secrets, 'postgres', 'postgres'),
    stop,
  }
}

function urlOf({ port }: Postmaster, secrets: Secrets, role: keyof Secrets, name: string): string {
  return `postgres://${role}:${secrets[role]}@127.0.0.1:${port}/${name}`
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
