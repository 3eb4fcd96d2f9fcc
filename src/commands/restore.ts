import { resolve } from 'node:path'
import { restoreEmbedded } from '../backup/embedded.ts'
import { restoreExternal } from '../backup/external.ts'
import { type Manifest, readManifest, verify } from '../backup/manifest.ts'
import { ConfigError } from '../config/error.ts'
import type { Config } from '../config.ts'
import { openDatabase } from '../database/open.ts'
import type { Given } from './options.ts'

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
  if (manifest.kind === 'embedded') await restoreEmbedded(config, folder, { manifest, replace })
  else await restoreExternal(config, await openDatabase(config), { folder, manifest, replace })
  process.stdout.write(
    `restored the backup of ${manifest.createdAt}; it is up to date, every balance is the sum of its entries, and all sum to zero\n`,
  )
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
