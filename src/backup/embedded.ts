import { mkdir, readdir } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import type { Client } from 'pg'
import type { Config } from '../config.ts'
import { connectTo } from '../database/connections/plain-connection.ts'
import { untimed } from '../database/connections/pooling.ts'
import { startEmbedded } from '../database/embedded/index.ts'
import { findHome } from '../database/embedded/outside.ts'
import { MAJOR } from '../database/embedded/postmaster.ts'
import { replaceData } from '../database/embedded/replace.ts'
import { PASSWORDS } from '../database/embedded/secrets.ts'
import { makeFolder } from '../folder.ts'
import { examine, releaseOf } from './content.ts'
import { copyFile, fingerprint, writeWhole } from './files.ts'
import { type Manifest, writeManifest } from './manifest.ts'

const DATA = 'data'

/** Copies the embedded database into an empty folder while it runs; starts it for the backup if necessary. */
export async function backUpEmbedded(config: Config, folder: string): Promise<Manifest> {
  const database = await startEmbedded(config.DATA_DIR)
  try {
    const owner = await connectTo(database.ownerUrl, config.DATABASE_SCHEMA)
    const release = await releaseOf(owner).finally(() => owner.end())
    const copied = await withAdmin(database.adminUrl, async (client) =>
      baseBackup(client, await dataOf(config), { folder, to: DATA }),
    )
    const path = join(DATA, PASSWORDS)
    const passwords = await copyFile(join(config.DATA_DIR, PASSWORDS), join(folder, path))
    const files = [...copied.files, { path, ...passwords }]
    const { folders } = copied
    return await writeManifest(folder, {
      kind: 'embedded',
      release,
      postgres: Number(MAJOR),
      folders,
      files,
    })
  } finally {
    await database.stop()
  }
}

/** Puts a backup in place of the embedded database, once it has been brought up to date and its ledger audited. Returns how many members were erased again. */
export async function restoreEmbedded(
  config: Config,
  folder: string,
  { manifest, replace }: { readonly manifest: Manifest; readonly replace: boolean },
): Promise<number> {
  if (manifest.postgres !== Number(MAJOR))
    throw new Error(
      `this backup is of PostgreSQL ${manifest.postgres}, and the embedded one is ${MAJOR}; restore it with the version of the gateway that made it`,
    )
  let erased = 0
  await replaceData(config.DATA_DIR, {
    replace,
    put: (to) => putBack(folder, to, manifest),
    examine: async (database) => {
      erased = await examine(config, database).catch((error: Error) => {
        error.message += `. The backup was not put in place: ${config.DATA_DIR} is as it was`
        throw error
      })
    },
  })
  return erased
}

async function putBack(folder: string, to: string, { folders, files }: Manifest): Promise<void> {
  const at = (path: string) => join(to, relative(DATA, path))
  for (const path of folders) await mkdir(at(path), { mode: 0o700 })
  for (const { path } of files) await copyFile(join(folder, path), at(path))
}

async function dataOf({ DATA_DIR: dataDir }: Config): Promise<string> {
  return join((await findHome(resolve(dataDir))) ?? '', 'data')
}

async function withAdmin<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = await connectTo(url)
  try {
    await client.query(untimed)
    return await work(client)
  } finally {
    await client.end()
  }
}

/** What only the running server needs. The log is copied once it is complete. pg_basebackup leaves out the same. */
const LEFT_OUT =
  /^postmaster\.(pid|opts)$|^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/|(^|\/)pgsql_tmp|(^|\/)pg_internal\.init/
/** This file says where recovery begins, so it must be copied after all others. */
const CONTROL = 'global/pg_control'
const SLOT = 'lending_gateway_backup'

type Copied = Pick<Manifest, 'folders' | 'files'>

/** Copies the data folder of a running server to the folder `to` in the backup, with as much of the log as makes the copy consistent. */
async function baseBackup(
  client: Client,
  data: string,
  { folder, to }: { readonly folder: string; readonly to: string },
): Promise<Copied> {
  // The temporary slot ends with the connection; until then PostgreSQL removes no log.
  await client.query(`select pg_create_physical_replication_slot('${SLOT}', true, true)`)
  await client.query("select pg_backup_start('lending-gateway', fast => true)")
  const copied = await copyData(data, { folder, to })
  const { rows } = await client.query<{ labelfile: string; last: string }>(
    'select labelfile, pg_walfile_name(lsn) as last from pg_backup_stop(wait_for_archive => false)',
  )
  const [{ labelfile, last } = { labelfile: '', last: '' }] = rows
  const first = /\(file ([0-9A-F]{24})\)/.exec(labelfile)?.[1] ?? ''
  const label = join(to, 'backup_label')
  await writeWhole(join(folder, label), labelfile)
  const log = await copyLog(data, { folder, to, first, last })
  const labelled = { path: label, ...(await fingerprint(join(folder, label))) }
  return { folders: copied.folders, files: [...copied.files, labelled, ...log] }
}

async function copyData(
  data: string,
  { folder, to }: { readonly folder: string; readonly to: string },
): Promise<Copied> {
  const entries = await readdir(data, { recursive: true, withFileTypes: true })
  const all = entries.map((entry) => ({ entry, path: pathIn(data, entry) }))
  if (all.some(({ path }) => dirname(path) === 'pg_tblspc'))
    throw new Error('the database has tablespaces of its own, which this backup does not cover')
  const kept = all.filter(({ path }) => !LEFT_OUT.test(path))
  const folders = kept.filter(({ entry }) => entry.isDirectory()).map(({ path }) => join(to, path))
  for (const path of ['', ...folders])
    await makeFolder(join(folder, path === '' ? to : path), 0o700)
  const files = kept.filter(({ entry }) => entry.isFile()).map(({ path }) => path)
  const ordered = [...files.filter((path) => path !== CONTROL), CONTROL]
  const copied: Manifest['files'] = []
  for (const path of ordered) {
    // If a file was removed during the copy, replaying the log removes it, too.
    const made = await copyFile(join(data, path), join(folder, to, path)).catch((error) => {
      if (error.code !== 'ENOENT') throw error
    })
    if (made !== undefined) copied.push({ path: join(to, path), ...made })
  }
  return { folders: [to, ...folders], files: copied }
}

/** The segments of the log from the first to the last. */
async function copyLog(
  data: string,
  given: {
    readonly folder: string
    readonly to: string
    readonly first: string
    readonly last: string
  },
): Promise<Manifest['files']> {
  const { folder, to, first, last } = given
  const names = (await readdir(join(data, 'pg_wal'))).toSorted()
  const wanted = names.filter(
    (name) => /^[0-9A-F]{24}$/.test(name) && first <= name && name <= last,
  )
  if (wanted[0] !== first || wanted.at(-1) !== last)
    throw new Error('PostgreSQL has removed a part of its log that the backup needs; try again')
  const copied: Manifest['files'] = []
  for (const name of wanted) {
    const path = join(to, 'pg_wal', name)
    copied.push({ path, ...(await copyFile(join(data, 'pg_wal', name), join(folder, path))) })
  }
  return copied
}

function pathIn(
  data: string,
  { parentPath, name }: { readonly parentPath: string; readonly name: string },
) {
  return join(parentPath, name).slice(data.length + 1)
}
