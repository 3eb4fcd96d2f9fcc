import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chown, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Home } from './home.ts'
import { isRunning, type Postmaster } from './running.ts'

const STOP_MS = 8_000
const END_MS = 500
/** What this process has begun and nobody uses yet, an initdb or a server that gets ready, with the signal that ends it at once. */
const begun = new Map<ChildProcess, NodeJS.Signals>()
/** The major version of the embedded PostgreSQL. */
export const MAJOR = '18'

/** Creates the data folder of a new cluster atomically, unless it exists; the password is the superuser's. */
export async function createCluster(home: Home, password: string): Promise<void> {
  await removeDrafts(home)
  const { data, programs, account } = home
  const version = await readFile(join(data, 'PG_VERSION'), 'utf8').catch(() => undefined)
  if (version?.trim() === MAJOR) return
  if (version !== undefined)
    throw new Error(
      `${data} was made by PostgreSQL ${version.trim()}, this one is ${MAJOR}; move it away, or set DATABASE_URL`,
    )
  // An initdb whose parent was killed keeps running, and removes its folder if it fails. So each has a folder of its own.
  const draft = `${data}.new-${randomUUID()}`
  const passwordFile = `${data}.password`
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (account !== undefined) await chown(passwordFile, account.uid, account.gid)
  const child = spawn(
    join(programs, 'initdb'),
    [
      `--pgdata=${draft}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
    ],
    { ...account, env: environment, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  begin(child, 'SIGKILL')
  let complaint = ''
  child.stderr.on('data', (text) => {
    complaint += text
  })
  const code = await new Promise((resolve, reject) =>
    child.on('close', resolve).on('error', reject),
  )
  await rm(passwordFile)
  if (code !== 0) throw new Error(`PostgreSQL could not make its data folder: ${complaint.trim()}`)
  await rename(draft, data)
}

/** Removes incomplete data folders; the next start removes one that an orphaned initdb is still filling. */
async function removeDrafts({ folder }: Home): Promise<void> {
  const drafts = (await readdir(folder)).filter((name) => name.startsWith('data.new'))
  for (const name of drafts)
    await rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined)
}

/** Starts the server in a session of its own, so that it receives no signals from the terminal. */
export async function startPostmaster(home: Home): Promise<Postmaster> {
  await rm(join(home.data, 'postmaster.pid'), { force: true })
  const port = await choosePort(home.data)
  const log = await open(join(home.folder, 'log'), 'a', 0o600)
  const child = spawn(
    join(home.programs, 'postgres'),
    [
      '-D',
      home.data,
      '-p',
      String(port),
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
      '-c',
      'timezone=UTC',
      '-c',
      'shared_buffers=256MB',
    ],
    {
      ...home.account,
      cwd: home.folder,
      env: environment,
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    },
  )
  begin(child, 'SIGQUIT')
  child.unref()
  await log.close()
  const failed = new Promise<never>((_, reject) => child.once('error', reject))
  await Promise.race([failed, sleep(0)])
  return { pid: child.pid ?? 0, port, data: home.data }
}

/** Stops the server: disconnects clients and rolls back their transactions; after 8 s, forcibly. */
export async function stopPostmaster(server: Postmaster): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (!(await isRunning(server))) return
    process.kill(server.pid, signal)
    for (let waited = 0; waited < STOP_MS && (await isRunning(server)); waited += 50)
      await sleep(50)
  }
}

function begin(child: ChildProcess, ends: NodeJS.Signals): void {
  begun.set(child, ends)
  child.once('exit', () => begun.delete(child))
}

/** From now on, the server is stopped by whoever uses it. */
export function handOver({ pid }: Postmaster): void {
  for (const child of begun.keys()) if (child.pid === pid) begun.delete(child)
}

/** Ends at once what this process has begun and nobody uses yet; the next start makes it anew, or recovers. */
export async function endBegun(): Promise<void> {
  for (const [child, signal] of begun) child.kill(signal)
  for (let waited = 0; waited < END_MS && begun.size > 0; waited += 20) await sleep(20)
}

/** Without the user's PG* variables, which would change how the server runs. */
const environment = { PATH: process.env.PATH ?? '', LC_ALL: 'C' }

/** The port of the last run if it is free, so that clients find the server again; otherwise any. */
async function choosePort(data: string): Promise<number> {
  const options = await readFile(join(data, 'postmaster.opts'), 'utf8').catch(() => '')
  const last = Number(/"-p" "(\d+)"/.exec(options)?.[1] ?? 0)
  return freePort(last).catch(() => freePort(0))
}

function freePort(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
