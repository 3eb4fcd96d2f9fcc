import { resolve } from 'node:path'
import { backUpEmbedded } from '../backup/embedded.ts'
import { backUpExternal } from '../backup/external.ts'
import { openFolder } from '../backup/manifest.ts'
import { ConfigError } from '../config/error.ts'
import type { Config } from '../config.ts'
import { openDatabase } from '../database/open.ts'
import type { Given } from './options.ts'

/** Backs up the database into a new folder while gateways serve. */
export async function backup(config: Config, { to }: Given<'to'>): Promise<void> {
  if (to === undefined) throw new ConfigError('--to: needed, a new folder for the backup')
  const folder = resolve(to)
  await openFolder(folder)
  const { files, release, postgres } =
    config.DATABASE_URL === undefined
      ? await backUpEmbedded(config, folder)
      : await backUpExternal(await openDatabase(config), folder)
  const megabytes = Math.ceil(files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6)
  process.stdout.write(
    `backed up release ${release} on PostgreSQL ${postgres} to ${folder} (${files.length} files, ${megabytes} MB)\n`,
  )
}
