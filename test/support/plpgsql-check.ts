import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { chown, cp, mkdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { type Account, canReach, unprivilegedAccount } from '../../src/database/embedded/account.ts'
import { createFolder, removeFolder } from './folders.ts'

const run = promisify(execFile)
/** Where .ci/plpgsql-check unpacks one, and where Debian's packages are when they are installed. */
const roots = [new URL('../../node_modules/.cache/plpgsql-check', import.meta.url).pathname, '/']

/** The root of a PostgreSQL that has the extension plpgsql_check; undefined where there is none. */
export function checkerRoot(): string | undefined {
  return roots.find((root) => versionIn(root) !== undefined)
}

function versionIn(root: string): string | undefined {
  const controls = 'usr/share/postgresql/*/extension/plpgsql_check.control'
  return globSync(controls, { cwd: root }).at(-1)?.split('/')[3]
}

/** A PostgreSQL of Debian's on an empty database, for as long as a test takes. */
export interface Checker {
  readonly ownerUrl: string
  readonly url: string
  sql<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>
  stop(): Promise<void>
}

/** Starts the PostgreSQL below a root, with the extension in a schema of its own. */
export async function startChecker(root: string): Promise<Checker> {
  const folder = await createFolder()
  const account = await unprivilegedAccount()
  const data = join(folder, 'data')
  await mkdir(data, { mode: 0o700 })
  if (account !== undefined) await chown(data, account.uid, account.gid)
  const programs = join(
    await reachable(root, folder, account),
    `usr/lib/postgresql/${versionIn(root)}/bin`,
  )
  const libraries = globSync(join(programs, '../../../*-linux-*')).join(':')
  const start = (program: string, ...given: readonly string[]) =>
    run(join(programs, program), [...given, '-D', data], {
      ...account,
      cwd: data,
      env: { LC_ALL: 'C', ...(root !== '/' && { LD_LIBRARY_PATH: libraries }) },
    })
  await start('initdb', '--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C')
  const port = await freePort()
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off -c plpgsql.extra_errors=all`
  await start('pg_ctl', 'start', '-w', '-s', '-l', join(data, 'log'), '-o', settings)
  const urlOf = (role: string) => `postgres://${role}@127.0.0.1:${port}/lending`
  await makeDatabase(`postgres://postgres@127.0.0.1:${port}/postgres`)
  const client = new Client({ connectionString: urlOf('postgres') })
  await client.connect()
  await client.query('create schema checking')
  await client.query('create extension plpgsql_check schema checking')
  return {
    ownerUrl: urlOf('lending_owner'),
    url: urlOf('lending_app'),
    sql: async (text, values = []) => (await client.query(text, [...values])).rows,
    stop: async () => {
      await client.end()
      await start('pg_ctl', 'stop', '-w', '-s', '-m', 'immediate')
      await removeFolder(folder)
    },
  }
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

async function makeDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('create role lending_owner login')
  await client.query('create role lending_app login')
  await client.query('create database lending owner lending_owner')
  await client.end()
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
