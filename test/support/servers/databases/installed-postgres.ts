import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { chown, cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import {
  type Account,
  canReach,
  unprivilegedAccount,
} from '../../../../src/database/embedded/account.ts'
import { answer } from '../../database.ts'
import { createFolder, removeFolder } from '../../folders.ts'
import { freePort } from '../free-port.ts'

const run = promisify(execFile)
/** Where .ci/plpgsql-check unpacks one, and where Debian's packages are when they are installed. */
export const roots = [
  new URL('../../../../node_modules/.cache/plpgsql-check', import.meta.url).pathname,
  '/',
] as const

/** A PostgreSQL of Debian's that is not running. */
export interface Installed {
  readonly root: string
  readonly version: string
}

/** One with all its client programs; undefined where there is none. */
export function installedPostgres(): Installed | undefined {
  for (const root of [...roots].toReversed()) {
    const found = globSync('usr/lib/postgresql/*/bin/pg_dump', { cwd: root })
    const versions = found.map((path) => path.split('/')[3] ?? '')
    const version = versions
      .filter((one) => globSync(`usr/lib/postgresql/${one}/bin/postgres`, { cwd: root }).length > 0)
      .toSorted((a, b) => Number(a) - Number(b))
      .at(-1)
    if (version !== undefined) return { root, version }
  }
  return undefined
}

/** A server of it, for as long as a test takes. */
export interface InstalledServer {
  readonly port: number
  readonly account: Account | undefined
  /** A folder that the server's user may write to, with its data in `data`. */
  readonly folder: string
  /** The folder of its programs, and what they need in their environment. */
  readonly programs: string
  readonly environment: Readonly<Record<string, string>>
  /** The address of a role in a database; nobody is asked for a password. */
  url(role: string, database: string): string
  /** Runs one of its programs as the server's user. */
  program(name: string, ...args: readonly string[]): Promise<string>
  start(data?: string): Promise<void>
  stop(data?: string): Promise<void>
  close(): Promise<void>
}

/** Starts a server with these settings beside the usual ones. */
export async function startInstalled(
  { root, version }: Installed,
  settings: Readonly<Record<string, string>> = {},
): Promise<InstalledServer> {
  const folder = await createFolder()
  const account = await unprivilegedAccount()
  if (account !== undefined) await chown(folder, account.uid, account.gid)
  const programs = join(await reachable(root, folder, account), `usr/lib/postgresql/${version}/bin`)
  const libraries = globSync(join(programs, '../../../*-linux-*')).join(':')
  const environment: Record<string, string> = root === '/' ? {} : { LD_LIBRARY_PATH: libraries }
  const program = async (name: string, ...args: readonly string[]) => {
    const env = { LC_ALL: 'C', PATH: process.env.PATH ?? '', ...environment }
    return (await run(join(programs, name), args, { ...account, cwd: folder, env })).stdout
  }
  const port = await freePort()
  const usual = { listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off' }
  const given = Object.entries({ port, ...usual, ...settings })
  const options = given.map(([name, value]) => `-c ${name}='${value}'`).join(' ')
  const data = join(folder, 'data')
  await mkdir(data, { mode: 0o700 })
  if (account !== undefined) await chown(data, account.uid, account.gid)
  await program(
    'initdb',
    '-D',
    data,
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
  )
  const control = (what: string, where: string, ...more: readonly string[]) =>
    program('pg_ctl', what, '-w', '-s', '-D', where, ...more)
  const server: InstalledServer = {
    port,
    account,
    folder,
    programs,
    environment,
    url: (role, database) => `postgres://${role}@127.0.0.1:${port}/${database}`,
    program,
    start: async (where = data) =>
      void (await control('start', where, '-l', join(folder, 'log'), '-o', options)),
    stop: async (where = data) => void (await control('stop', where, '-m', 'immediate')),
    close: async () => {
      await server.stop().catch(() => undefined)
      await removeFolder(folder)
    },
  }
  await server.start()
  return server
}

/** Makes an empty database for the gateway, with its two roles. */
export async function makeDatabase(server: InstalledServer, name = 'lending'): Promise<void> {
  const admin = server.url('postgres', 'postgres')
  for (const role of ['lending_owner', 'lending_app']) {
    const [there] = await answer(admin, `select from pg_roles where rolname = '${role}'`)
    if (there === undefined) await answer(admin, `create role ${role} login`)
  }
  await answer(admin, `create database ${name} owner lending_owner`)
}

/** Where PostgreSQL's user can't enter the folder of the programs, a copy that it can. */
async function reachable(
  root: string,
  folder: string,
  account: Account | undefined,
): Promise<string> {
  if (account === undefined || (await canReach(account, root))) return root
  await cp(root, join(folder, 'programs'), { recursive: true, verbatimSymlinks: true })
  return join(folder, 'programs')
}
