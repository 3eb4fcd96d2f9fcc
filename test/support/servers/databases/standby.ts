import { execFile } from 'node:child_process'
import { appendFile, chown, readlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { type Home, openHome } from '../../../../src/database/embedded/home.ts'
import { startEmbedded } from '../../../../src/database/embedded/index.ts'
import { startPostmaster, stopPostmaster } from '../../../../src/database/embedded/postmaster.ts'
import { type Postmaster, runningPostmaster } from '../../../../src/database/embedded/running.ts'
import { useSchema } from '../../contract/schema.ts'
import { createFolder, removeFolder } from '../../folders.ts'
import { ask } from './embedded.ts'

const run = promisify(execFile)

/** A server of its own, to make standbys of. */
export interface Primary {
  readonly dataDir: string
  readonly url: string
  readonly ownerUrl: string
  /** Runs SQL as the superuser in the gateway's database. */
  sql<Row extends object>(text: string): Promise<Row[]>
  readonly adminUrl: string
  /** Ends the server as a power cut would, for good. */
  kill(): Promise<void>
  /** Removes it. */
  close(): Promise<void>
}

/** A running copy of a primary that follows it. */
export interface Standby {
  readonly dataDir: string
  /** The address of the gateway's role on it. */
  readonly url: string
  readonly name: string
  sql<Row extends object>(text: string): Promise<Row[]>
  /** Ends the server as a power cut would. */
  kill(): Promise<void>
  /** Starts it again, at the same address. */
  start(): Promise<void>
  close(): Promise<void>
}

/** Starts a server whose data folder is empty. */
export async function startPrimary(): Promise<Primary> {
  const dataDir = await createFolder()
  const server = await startEmbedded(dataDir)
  const adminUrl = Object.assign(new URL(server.adminUrl), { pathname: '/lending' }).href
  await useSchema(adminUrl)
  return {
    ...server,
    dataDir,
    adminUrl,
    sql: (text) => ask(adminUrl, text) as Promise<never>,
    kill: async () => killServer(await openHome(dataDir)),
    close: async () => {
      await server.stop()
      await removeFolder(dataDir)
    },
  }
}

async function killServer({ folder, data }: Home): Promise<void> {
  const running = await runningPostmaster(folder)
  if (running !== undefined) process.kill(running.pid, 'SIGKILL')
  // Its children end when they notice.
  while ((await processesOf(data)) > 0) await sleep(20)
}

/** Copies a running server without pg_basebackup, which the embedded PostgreSQL lacks, and has the copy follow it. */
export async function startStandby(
  primary: Pick<Primary, 'dataDir' | 'adminUrl' | 'url'>,
  name = 'standby',
): Promise<Standby> {
  const dataDir = await createFolder()
  const home = await openHome(dataDir)
  await backUp(primary, home.data)
  await follow(home.data, primary.adminUrl, name)
  if (home.account !== undefined) await giveAway(home.data, home.account)
  let server: Postmaster
  const at = (url: string) => Object.assign(new URL(url), { port: String(server.port) }).href
  const standby: Standby = {
    dataDir,
    get url() {
      return at(primary.url)
    },
    name,
    sql: (text) => ask(at(primary.adminUrl), text) as Promise<never>,
    kill: () => killServer(home),
    start: async () => {
      server = await startPostmaster(home)
      await untilAnswering(at(primary.adminUrl))
    },
    close: async () => {
      await stopPostmaster(server)
      await removeFolder(dataDir)
    },
  }
  await standby.start()
  return standby
}

/** Copies the data folder while the server runs; what was left out or changed meanwhile comes with the log. */
async function backUp(
  { dataDir, adminUrl }: Pick<Primary, 'dataDir' | 'adminUrl'>,
  to: string,
): Promise<void> {
  const { data } = await openHome(dataDir)
  const client = new Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query("select pg_backup_start('standby', true)")
    // A file that is removed while it is copied is no failure.
    await run('cp', ['-a', data, to]).catch(() => undefined)
    const { rows } = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(false)',
    )
    for (const file of ['postmaster.pid', 'postmaster.opts'])
      await run('rm', ['-f', join(to, file)])
    await writeFile(join(to, 'backup_label'), rows[0]?.labelfile ?? '')
  } finally {
    await client.end()
  }
}

/** Says whom a data folder follows from its start on. */
async function follow(data: string, adminUrl: string, name: string): Promise<void> {
  const { hostname, port, username, password } = new URL(adminUrl)
  const source = `host=${hostname} port=${port} user=${username} password=${password} application_name=${name}`
  await writeFile(join(data, 'standby.signal'), '')
  await appendFile(
    join(data, 'postgresql.auto.conf'),
    `\nprimary_conninfo = '${source}'\nwal_retrieve_retry_interval = '200ms'\n`,
  )
}

async function giveAway(
  data: string,
  { uid, gid }: { readonly uid: number; readonly gid: number },
): Promise<void> {
  for (const file of ['standby.signal', 'backup_label']) await chown(join(data, file), uid, gid)
}

async function untilAnswering(adminUrl: string): Promise<void> {
  while (
    !(await ask(adminUrl, 'select 1').then(
      () => true,
      () => false,
    ))
  )
    await sleep(50)
}

/** How many processes hold a data folder, of a server and those that it has started. */
async function processesOf(data: string): Promise<number> {
  const { stdout } = await run('ps', ['-eo', 'pid,args'])
  const lines = stdout.split('\n').filter((line) => /postgres/.test(line))
  const places = await Promise.all(
    lines.map((line) => readlink(`/proc/${Number.parseInt(line, 10)}/cwd`).catch(() => '')),
  )
  return places.filter((place) => place === data).length
}
