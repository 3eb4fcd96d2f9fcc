import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Client, escapeIdentifier, escapeLiteral } from 'pg'
import type { Config } from '../config.ts'
import { primaryOf, roleIn } from '../database/connections/hosts.ts'
import { connectTo } from '../database/connections/plain-connection.ts'
import { jobsSchemaOf } from '../database/listen-notify.ts'
import type { DatabaseAddress } from '../database/open.ts'
import { examine, releaseOf } from './content.ts'
import { fingerprint } from './files.ts'
import { type Manifest, writeManifest } from './manifest.ts'
import { requirePrograms, runPiped, runProgram, targetOf } from './programs.ts'
import { emptied, extensionIn, occupied, schemaOf, sessionsOf } from './target.ts'

const DUMP = 'lending.dump'
const UNOWNED = ['--no-owner', '--no-privileges']

/** Dumps the deployment's schemas with the pg_dump of the server's own major version, into an empty folder. */
export async function backUpExternal(
  { ownerUrl: given, schema: wanted }: DatabaseAddress,
  folder: string,
): Promise<Manifest> {
  const url = await primaryOf(given)
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

/** Restores a dump in one transaction, gives the roles their rights, brings it up to date and audits the ledger. */
export async function restoreExternal(
  config: Config,
  address: DatabaseAddress,
  {
    folder,
    manifest,
    replace,
  }: { readonly folder: string; readonly manifest: Manifest; readonly replace: boolean },
): Promise<void> {
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
  await examine(config, { ...address, ownerUrl })
}

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
