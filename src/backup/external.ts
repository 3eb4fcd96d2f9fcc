import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { type Client, escapeIdentifier, escapeLiteral } from 'pg'
import { ConfigError } from '../config/error.ts'
import type { Config } from '../config.ts'
import { primaryOf, roleIn } from '../database/connections/hosts.ts'
import { connectTo } from '../database/connections/plain-connection.ts'
import { jobsSchemaOf } from '../database/listen-notify.ts'
import { forgetSources } from '../database/migrating/sources.ts'
import type { DatabaseAddress } from '../database/open.ts'
import { mayChangeSchema } from '../database/roles/rights.ts'
import { examine, releaseOf } from './content.ts'
import { fingerprint } from './files.ts'
import { type Manifest, writeManifest } from './manifest.ts'
import { emptied, extensionIn, occupied, schemaOf, sessionsOf } from './target.ts'

const DUMP = 'lending.dump'
const UNOWNED = ['--no-owner', '--no-privileges']

/** Dumps the deployment's schemas with the pg_dump of the server's own major version, into an empty folder. */
export async function backUpExternal(
  { ownerUrl: given, schema: wanted }: DatabaseAddress,
  folder: string,
): Promise<Manifest> {
  const url = await primaryOf(given)
  await connected(url, wanted, requireOwner)
  const about = await connected(url, wanted, async (client) => ({
    release: await releaseOf(client),
    postgres: await majorOf(client),
    schema: await schemaOf(client),
    extension: await extensionIn(client),
  }))
  await requirePrograms(['pg_dump'], about.postgres)
  const schemas = [about.schema, jobsSchemaOf(about.schema)].map(
    (name) => `--schema=${escapeIdentifier(name)}`,
  )
  const to = join(folder, DUMP)
  // A file that pg_dump creates can be read by others.
  await writeFile(to, '', { mode: 0o600, flag: 'wx' })
  // Unlogged tables, such as that of changes, mean nothing to another cluster.
  const what = [...schemas, ...UNOWNED, '--no-unlogged-table-data']
  await runProgram('pg_dump', ['--format=custom', `--file=${to}`, ...what], targetOf(url))
  const files = [{ path: DUMP, ...(await fingerprint(to)) }]
  return writeManifest(folder, { kind: 'external', ...about, folders: [], files })
}

/** Restores a dump in one transaction, gives the roles their rights, brings it up to date and audits the ledger. Returns how many members were erased again. */
export async function restoreExternal(
  config: Config,
  address: DatabaseAddress,
  {
    folder,
    manifest,
    replace,
  }: { readonly folder: string; readonly manifest: Manifest; readonly replace: boolean },
): Promise<number> {
  const { url, schema: wanted } = address
  const ownerUrl = await primaryOf(address.ownerUrl)
  const schema = manifest.schema ?? 'public'
  await connected(ownerUrl, wanted, async (client) => {
    await requireTarget(client, manifest)
    await requireQuiet(client, url)
    if (!replace && (await occupied(client, schema)))
      throw new Error(
        `the schema ${schema} of this database is not empty; --replace deletes what is in it in favour of the backup, or name another database`,
      )
  })
  await load(ownerUrl, join(folder, DUMP), manifest)
  return examine(config, { ...address, ownerUrl }).catch((error: Error) => {
    error.message += LEFT
    throw error
  })
}

/** What a restore leaves that failed once the dump was loaded. */
const LEFT =
  '. The database now holds the backup, and nothing of what it held before: start no gateway on it; look at it by `npm run doctor -- --ledger`, or restore another backup with --replace'

async function load(
  url: string,
  dump: string,
  { schema = 'public', extension = schema }: Manifest,
) {
  const schemas = [schema, jobsSchemaOf(schema)]
  const named = schemas.map((name) => `--schema=${name}`)
  const before = [
    ...schemas.map((name) => `create schema if not exists ${escapeIdentifier(name)}`),
    `create extension if not exists cube schema ${escapeIdentifier(extension)}`,
    emptied(schemas),
  ]
  await runPiped(
    ['pg_restore', ['--file=-', ...named, ...UNOWNED, dump]],
    [
      'psql',
      [
        ...['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1'],
        ...before.map((statement) => `--command=${statement}`),
        '--file=-',
        // PostgreSQL prints some of what it restores otherwise than what the files made, and a dump has no rights.
        `--command=${forgetSources(schema)}`,
      ],
    ],
    targetOf(url),
  )
}

async function requireTarget(client: Client, manifest: Manifest): Promise<void> {
  const major = await majorOf(client)
  if (major < manifest.postgres)
    throw new Error(
      `this backup is of PostgreSQL ${manifest.postgres}, and the server is ${major}; restore it into PostgreSQL ${manifest.postgres} or newer`,
    )
  await requirePrograms(['pg_restore', 'psql'], major)
  const [schema, extension] = [await schemaOf(client), await extensionIn(client)]
  if (schema !== manifest.schema)
    throw new Error(
      `this backup is of the schema ${manifest.schema}, and the settings lead to ${schema}; set DATABASE_SCHEMA=${manifest.schema}`,
    )
  if (extension !== undefined && extension !== manifest.extension)
    throw new Error(
      `the extension cube is in the schema ${extension} of this database, and was in ${manifest.extension} when the backup was made; restore it into another database`,
    )
}

/** Throws an Error while gateways are connected: they would lock what is being restored, and write into it. */
async function requireQuiet(client: Client, applicationUrl: string): Promise<void> {
  const role = roleIn(applicationUrl)
  const sessions = await sessionsOf(client, escapeLiteral(role))
  if (sessions > 0)
    throw new Error(
      `${sessions} connections of ${role} to this database are open; stop the gateways first`,
    )
}

async function majorOf(client: Client): Promise<number> {
  const { rows } = await client.query(
    "select current_setting('server_version_num')::int / 10000 as major",
  )
  return rows[0].major
}

async function connected<Result>(
  url: string,
  schema: string | undefined,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = await connectTo(url, schema)
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const run = promisify(execFile)

/** A client program of PostgreSQL, found on PATH. */
type Program = 'pg_dump' | 'pg_restore' | 'psql'

/** Throws an Error that says what to install, unless the programs on PATH have the major version of the server. */
async function requirePrograms(names: readonly Program[], major: number): Promise<void> {
  const remedy = `install the client programs of PostgreSQL ${major} (Debian: postgresql-client-${major}), or put their folder first in PATH`
  for (const name of names) {
    const said = await run(name, ['--version']).catch(() => undefined)
    if (said === undefined) throw new Error(`${name} is not on PATH: ${remedy}`)
    const found = Number(/ (\d+)/.exec(said.stdout)?.[1])
    if (found !== major)
      throw new Error(
        `${name} on PATH is of PostgreSQL ${found}, the server is ${major}: ${remedy}`,
      )
  }
}

/**
 * Where a program connects. The password is not part of the URL, which other users can see in the list of processes, but of the
 * environment.
 */
interface Target {
  readonly dbname: string
  readonly env: NodeJS.ProcessEnv
}

/** The target that a URL names. */
function targetOf(url: string): Target {
  const bare = new URL(url)
  const env = { ...process.env, PGPASSWORD: decodeURIComponent(bare.password), LC_ALL: 'C' }
  bare.password = ''
  return { dbname: `--dbname=${bare.href}`, env }
}

/** Runs a program; if it fails, throws an Error with the first error that it reported. */
async function runProgram(
  name: Program,
  args: readonly string[],
  { dbname, env }: Target,
): Promise<void> {
  await completed(
    name,
    spawn(name, [dbname, ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] }),
  )
}

/** Pipes the output of one program into another; throws if either fails. */
async function runPiped(
  from: readonly [Program, readonly string[]],
  to: readonly [Program, readonly string[]],
  { dbname, env }: Target,
): Promise<void> {
  const source = spawn(from[0], from[1], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const sink = spawn(to[0], [dbname, ...to[1]], { env, stdio: ['pipe', 'ignore', 'pipe'] })
  // If the sink ends early, its own error says why.
  const piped = pipeline(source.stdout, sink.stdin).catch(() => undefined)
  const ends = await Promise.allSettled([completed(to[0], sink), completed(from[0], source), piped])
  const failed = ends.find((end) => end.status === 'rejected')
  if (failed !== undefined) throw failed.reason
}

async function completed(
  name: Program,
  child: NodeJS.EventEmitter & { readonly stderr: NodeJS.ReadableStream },
): Promise<void> {
  const complaint = text(child.stderr)
  const [code] = await once(child, 'close')
  if (code === 0) return
  const lines = (await complaint).trim().split('\n')
  const line = lines.find((one) => /error/i.test(one)) ?? lines[0]
  throw new Error(line ? line : `${name} ended with ${code}`)
}

/** Only the owner may read every table: pg_dump would fail at the first that is hidden from the application, and name neither the role nor the setting. */
async function requireOwner(client: Client): Promise<void> {
  if (await mayChangeSchema(async (text) => (await client.query(text)).rows)) return
  throw new ConfigError(
    'DATABASE_OWNER_URL: needed for a backup, the same database as the role that owns the schema, since the role of DATABASE_URL may not read every table',
  )
}
