import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Home, openHome } from './home.ts'
import { exclusively } from './lock.ts'
import { findHome } from './outside.ts'
import { claim, hold, ownerLives } from './owner.ts'
import { createCluster, startPostmaster, stopPostmaster } from './postmaster.ts'
import { becomesReady, urlOf } from './reach.ts'
import { finishReplacing } from './replace.ts'
import { createRoles } from './roles.ts'
import { type Postmaster, runningPostmaster } from './running.ts'
import { openSecrets, type Secrets } from './secrets.ts'

const TRIES = 10
const RETRY_MS = 500

/** The running PostgreSQL of a data folder. */
export interface EmbeddedDatabase {
  /** The connection URL of the application's role. */
  readonly url: string
  /** The connection URL of the role that owns the schema and runs migrations. */
  readonly ownerUrl: string
  /** The connection URL of the role that does what operators do. */
  readonly operatorUrl: string
  /** The connection URL of the superuser, for tests and repair. */
  readonly adminUrl: string
  /** Stops the server, unless another running process started it or this process still uses it elsewhere. */
  stop(): Promise<void>
}

/** Starts the PostgreSQL of a data folder, or uses the one that runs, and becomes its owner if the process that started it has ended. */
export async function startEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  const folder = resolve(dataDir)
  await mkdir(folder, { recursive: true })
  return exclusively(folder, async () => {
    await finishReplacing(folder)
    const secrets = await openSecrets(folder)
    const home = await openHome(folder)
    const running = await runningPostmaster(home.folder)
    if (running !== undefined && (await ownerLives(folder)))
      return database(running, secrets, async () => undefined)
    await claim(folder)
    // A server that was just killed may still appear to run.
    const taken = running !== undefined && (await becomesReady(running, secrets))
    const server = taken ? running : await start(home, secrets)
    await createRoles(urlOf(server, secrets, 'postgres', 'postgres'), secrets)
    const letGo = hold(server)
    const stop = async () => {
      if (letGo()) await stopPostmaster(server)
    }
    // If the folder has been removed, so that it can't be locked, stops the server anyway.
    return database(server, secrets, () => exclusively(folder, stop).catch(stop))
  })
}

/** The PostgreSQL of a data folder; undefined if it is not running. */
export async function findEmbedded(dataDir: string): Promise<EmbeddedDatabase | undefined> {
  const folder = resolve(dataDir)
  const home = await findHome(folder)
  const running = home === undefined ? undefined : await runningPostmaster(home)
  if (running === undefined) return undefined
  return database(running, await openSecrets(folder), async () => undefined)
}

async function start(home: Home, secrets: Secrets): Promise<Postmaster> {
  await createCluster(home, secrets.postgres)
  // Fails while processes of a killed server are still ending, or if the port has been taken meanwhile.
  for (let tried = 1; tried <= TRIES; tried += 1) {
    const server = await startPostmaster(home)
    const ready = await becomesReady(server, secrets).catch(async (error) => {
      await stopPostmaster(server)
      throw error
    })
    if (ready) return server
    await sleep(RETRY_MS)
  }
  throw new Error(`the embedded PostgreSQL did not start; its log is ${join(home.folder, 'log')}`)
}

function database(
  server: Postmaster,
  secrets: Secrets,
  stop: () => Promise<void>,
): EmbeddedDatabase {
  return {
    url: urlOf(server, secrets, 'lending_app', 'lending'),
    ownerUrl: urlOf(server, secrets, 'lending_owner', 'lending'),
    operatorUrl: urlOf(server, secrets, 'lending_operator', 'lending'),
    adminUrl: urlOf(server, secrets, 'postgres', 'postgres'),
    stop,
  }
}
