import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeFolder } from '../../folder.ts'
import { type Home, openHome } from './home.ts'
import { exclusively } from './lock.ts'
import { findHome } from './outside.ts'
import { createCluster, endBegun, handOver, startPostmaster, stopPostmaster } from './postmaster.ts'
import { becomesReady, urlOf } from './reach.ts'
import { finishReplacing } from './replace.ts'
import { createRoles } from './roles.ts'
import { isRunning, type Postmaster, runningPostmaster } from './running.ts'
import { openSecrets, type Secrets } from './secrets.ts'
import { othersUsing, use } from './users.ts'

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
  /** Stops the server, unless this or another running process still uses it. */
  stop(): Promise<void>
}

/** A running PostgreSQL that this process uses. */
export interface UsedDatabase extends EmbeddedDatabase {
  /** From now on restarts the server whenever it ends; resolves with the reason once that is not possible. */
  keep(told: (line: string) => void): Promise<string>
}

/** What this process uses, or is about to use. */
const used = new Set<Promise<UsedDatabase>>()

/** Starts the PostgreSQL of a data folder, or uses the one that is running; the last process that uses it stops it. */
export function startEmbedded(dataDir: string): Promise<UsedDatabase> {
  const starting = startIn(resolve(dataDir))
  used.add(starting)
  return starting
}

/**
 * Stops what this process uses, also what it is only starting; servers that others use keep running. What takes longer than `mostMs` to start
 * is ended at once, since nothing would stop it later. Never rejects.
 */
export async function stopUsed(mostMs: number): Promise<void> {
  const stopped = [...used].map(async (starting) => (await starting).stop())
  await Promise.race([Promise.allSettled(stopped), sleep(mostMs)])
  await endBegun()
}

async function startIn(folder: string): Promise<UsedDatabase> {
  await makeFolder(folder)
  return exclusively(folder, async () => {
    await finishReplacing(folder)
    const secrets = await openSecrets(folder)
    const home = await openHome(folder)
    const server = await runOrJoin(home, secrets)
    const leave = await use(folder)
    const over = new AbortController()
    const stop = async () => {
      over.abort()
      // Another process may have restarted it since.
      if (await leave()) await stopPostmaster((await runningPostmaster(home.folder)) ?? server)
    }
    const keep = (told: (line: string) => void) =>
      keepRunning(server, {
        over: over.signal,
        told,
        again: () => startAgain(folder, server, over.signal),
      })
    await createRoles(urlOf(server, secrets, 'postgres', 'postgres'), secrets).catch(
      async (error) => {
        await stop()
        throw error
      },
    )
    handOver(server)
    // If the folder was removed, it can't be locked; the server is stopped anyway.
    return { ...database(server, secrets, () => exclusively(folder, stop).catch(stop)), keep }
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

/** Uses the running server, or starts one. A server that was just killed may still appear to run. */
async function runOrJoin(home: Home, secrets: Secrets): Promise<Postmaster> {
  const running = await runningPostmaster(home.folder)
  return running !== undefined && (await becomesReady(running, secrets))
    ? running
    : start(home, secrets)
}

/**
 * Restarts a server that has ended, unless another process has. Throws an Error if its data is gone, or if it would get another port,
 * where its clients would not look for it.
 */
async function startAgain(
  folder: string,
  last: Postmaster,
  over: AbortSignal,
): Promise<Postmaster> {
  if (!existsSync(last.data)) throw new Error(`its data in ${last.data} is gone`)
  return exclusively(folder, async () => {
    // This process has stopped the server meanwhile.
    if (over.aborted) return last
    const secrets = await openSecrets(folder)
    const server = await runOrJoin(await openHome(folder), secrets)
    handOver(server)
    if (server.port === last.port) return server
    if ((await othersUsing(folder)).length === 0) await stopPostmaster(server)
    throw new Error(`another program has taken its port ${last.port}`)
  })
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

const LOOK_MS = 500
const RESTARTS = 5
/** A server that has run this long had started well, for whatever reason it ended. */
const STEADY_MS = 30_000

/** How to restart a server. */
interface Again {
  readonly over: AbortSignal
  readonly told: (line: string) => void
  /** Throws an Error with the reason if it can't be started. */
  readonly again: () => Promise<Postmaster>
}

/** Restarts a server whenever it ends, for whatever reason; resolves with the reason once it does not stay up. */
async function keepRunning(server: Postmaster, { over, told, again }: Again): Promise<string> {
  let running = server
  for (let failures = 0; failures < RESTARTS; ) {
    const since = performance.now()
    await ended(running, over)
    if (over.aborted) return new Promise(() => undefined)
    failures = performance.now() - since > STEADY_MS ? 1 : failures + 1
    told('the embedded PostgreSQL has ended; it is started again')
    try {
      running = await again()
    } catch (error) {
      return `the embedded PostgreSQL has ended, and can't be started again: ${error instanceof Error ? error.message : error}`
    }
  }
  return `the embedded PostgreSQL does not stay up: it has ended ${RESTARTS} times, each soon after it was started`
}

async function ended(server: Postmaster, over: AbortSignal): Promise<void> {
  while (!over.aborted && (await isRunning(server)))
    await sleep(LOOK_MS, undefined, { signal: over, ref: false }).catch(() => undefined)
}
