import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { delimiter, join } from 'node:path'
import { Client } from 'pg'
import { createFolder, removeFolder } from '../../folders.ts'

const NOBODY = 65_534
const { PATH = '', PGBOUNCER } = process.env

/** The program: that of the variable PGBOUNCER, or as installed; Debian's package puts it where PATH may not lead. */
export const pgbouncer = [
  ...(PGBOUNCER === undefined ? [] : [PGBOUNCER]),
  ...[...PATH.split(delimiter), '/usr/sbin'].map((folder) => join(folder, 'pgbouncer')),
].find((path) => existsSync(path))

export type Mode = 'session' | 'transaction'

/** Where a pooler listens, and how; it can be handed to other processes. */
export interface Way {
  readonly mode: Mode
  readonly port: number
}

/** A pooler that is running. */
export interface Bouncer extends Way {
  readonly pid: number | undefined
  /** Runs a command on its console. */
  readonly command: (text: string) => Promise<void>
  readonly stop: () => Promise<void>
}

/** The same database through the pooler. */
export function through({ port }: Way, url: string): string {
  return Object.assign(new URL(url), { port: String(port) }).href
}

/** The gateway's settings for a database through the pooler. */
export function settingsThrough(way: Way, url: string): Record<string, string> {
  return {
    DATABASE_URL: through(way, url),
    DATABASE_POOLER: way.mode,
    DATABASE_DIRECT_URL: url,
    DATABASE_PREPARE: way.mode === 'session' || keepsPrepared() ? 'on' : 'off',
  }
}

/** Whether this program keeps statements prepared in transaction mode: from 1.21 on. */
export function keepsPrepared(program = pgbouncer): boolean {
  if (program === undefined) return false
  const [, major = '0', minor = '0'] =
    /PgBouncer (\d+)\.(\d+)/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' })) ?? []
  return Number(major) > 1 || Number(minor) >= 21
}

/** Starts PgBouncer before the PostgreSQL of a URL, for the roles of the URLs. */
export async function startPgbouncer(mode: Mode, urls: readonly string[]): Promise<Bouncer> {
  if (pgbouncer === undefined) throw new Error('PgBouncer is not installed')
  const folder = await createFolder('pgbouncer-')
  const port = await freePort()
  const users = urls.map((url) => new URL(url)).map((url) => `"${url.username}" "${url.password}"`)
  await writeFile(join(folder, 'users'), users.join('\n'), { mode: 0o644 })
  await writeFile(join(folder, 'ini'), configuration(mode, urls, folder, port), { mode: 0o644 })
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  const child = spawn(pgbouncer, ['-q', join(folder, 'ini')], { ...user, stdio: 'ignore' })
  const ended = once(child, 'close')
  const way = { mode, port }
  const console = Object.assign(new URL(through(way, urls[0] ?? '')), { pathname: '/pgbouncer' })
  const command = (text: string) => onConsole(console.href, text)
  await answers(command)
  return {
    ...way,
    pid: child.pid,
    command,
    stop: async () => {
      child.kill('SIGKILL')
      await ended
      await removeFolder(folder)
    },
  }
}

function configuration(mode: Mode, urls: readonly string[], folder: string, port: number): string {
  const { hostname, port: target } = new URL(urls[0] ?? '')
  return `
[databases]
* = host=${hostname} port=${target}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users')}
admin_users = ${urls.map((url) => new URL(url).username).join(', ')}
pool_mode = ${mode}
max_client_conn = 2000
default_pool_size = ${mode === 'session' ? 60 : 12}
server_idle_timeout = 20
server_login_retry = 1
query_wait_timeout = 5
${keepsPrepared() ? 'max_prepared_statements = 200' : ''}
`
}

async function onConsole(connectionString: string, text: string): Promise<void> {
  const client = new Client({ connectionString })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(text)
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function answers(command: (text: string) => Promise<void>): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await command('show version')
    } catch (error) {
      if (tried === 200) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
