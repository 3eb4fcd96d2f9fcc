import { mkdir } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import type { Client } from 'pg'
import type { Config } from '../config.ts'
import { connectTo } from '../database/connections/plain-connection.ts'
import { untimed } from '../database/connections/pooling.ts'
import { startEmbedded } from '../database/embedded/index.ts'
import { findHome } from '../database/embedded/outside.ts'
import { MAJOR } from '../database/embedded/postmaster.ts'
import { replaceData } from '../database/embedded/replace.ts'
import { PASSWORDS } from '../database/embedded/secrets.ts'
import { baseBackup } from './base-backup.ts'
import { examine, releaseOf } from './content.ts'
import { copyFile } from './files.ts'
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

/** Puts a backup in place of the embedded database, once it has been brought up to date and its ledger audited. */
export async function restoreEmbedded(
  config: Config,
  folder: string,
  { manifest, replace }: { readonly manifest: Manifest; readonly replace: boolean },
): Promise<void> {
  if (manifest.postgres !== Number(MAJOR))
    throw new Error(
      `this backup is of PostgreSQL ${manifest.postgres}, and the embedded one is ${MAJOR}; restore it with the version of the gateway that made it`,
    )
  await replaceData(config.DATA_DIR, {
    replace,
    put: (to) => copyData(folder, to, manifest),
    examine: (database) => examine(config, database),
  })
}

async function copyData(folder: string, to: string, { folders, files }: Manifest): Promise<void> {
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
