import { resolve } from 'node:path'
import { backUpEmbedded, restoreEmbedded } from '../backup/embedded.ts'
import { backUpExternal, restoreExternal } from '../backup/external.ts'
import { type Manifest, openFolder, readManifest, verify } from '../backup/manifest.ts'
import { ConfigError } from '../config/error.ts'
import type { Config } from '../config.ts'
import { openDatabase } from '../database/open.ts'
import type { Given } from './options.ts'

/** Backs up the database into a new folder while gateways serve. */
export async function backup(config: Config, { to }: Given<'to'>): Promise<void> {
  if (to === undefined) throw new ConfigError('--to: needed, a new folder for the backup')
  const folder = resolve(to)
  const remove = await openFolder(folder)
  const { files, release, postgres } = await copy(config, folder).catch(async (error: Error) => {
    await remove()
    throw isFull(error) ? new Error(noRoom(folder)) : error
  })
  const megabytes = Math.ceil(files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6)
  process.stdout.write(
    `backed up release ${release} on PostgreSQL ${postgres} to ${folder} (${files.length} ${files.length === 1 ? 'file' : 'files'}, ${megabytes} MB)\n`,
  )
}

/** Whether nothing more could be written: pg_dump says so in the words of the system. */
function isFull({ message }: Error): boolean {
  return /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/.test(message)
}

const noRoom = (folder: string) =>
  `no room is left on the disk of ${folder}, so no backup was made, and what there was of it is removed: free space on that disk, or name a folder on another one by --to`

async function copy(config: Config, folder: string): Promise<Manifest> {
  return config.DATABASE_URL === undefined
    ? backUpEmbedded(config, folder)
    : backUpExternal(await openDatabase(config), folder)
}

/** Restores a backup, brings it up to date and audits its ledger; replaces data only if told to. */
export async function restore(
  config: Config,
  { from, replace = false }: Given<'from', 'replace'>,
): Promise<void> {
  if (from === undefined) throw new ConfigError('--from: needed, the folder of a backup')
  const folder = resolve(from)
  const manifest = await readManifest(folder)
  requireKind(config, manifest)
  await verify(folder, manifest)
  const erased =
    manifest.kind === 'embedded'
      ? await restoreEmbedded(config, folder, { manifest, replace })
      : await restoreExternal(config, await openDatabase(config), { folder, manifest, replace })
  process.stdout.write(
    `restored the backup of ${manifest.createdAt}; it is up to date, every balance is the sum of its entries, and all sum to zero\n`,
  )
  if (erased > 0)
    process.stdout.write(`erased again who was erased after it was made: ${erased} members\n`)
}

function requireKind({ DATABASE_URL }: Config, { kind }: Manifest): void {
  if (kind === 'embedded' && DATABASE_URL !== undefined)
    throw new ConfigError(
      'DATABASE_URL: this backup is of the embedded database; unset it to restore into DATA_DIR',
    )
  if (kind === 'external' && DATABASE_URL === undefined)
    throw new ConfigError(
      'DATABASE_URL: needed, since this backup is of an external PostgreSQL; set DATABASE_OWNER_URL as well',
    )
}
