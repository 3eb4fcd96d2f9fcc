import { resolve } from 'node:path'
import { backUpEmbedded } from '../backup/embedded.ts'
import { backUpExternal } from '../backup/external.ts'
import { type Manifest, openFolder } from '../backup/manifest.ts'
import { ConfigError } from '../config/error.ts'
import type { Config } from '../config.ts'
import { openDatabase } from '../database/open.ts'
import type { Given } from './options.ts'

/** Backs up the database into a new folder while gateways serve. */
export async function backup(config: Config, { to }: Given<'to'>): Promise<void> {
  if (to === undefined) throw new ConfigError('--to: needed, a new folder for the backup')
  const folder = resolve(to)
  const remove = await openFolder(folder)
  const { files, release, postgres } = await copy(config, folder).catch(async (error) => {
    await remove()
    throw error
  })
  const megabytes = Math.ceil(files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6)
  process.stdout.write(
    `backed up release ${release} on PostgreSQL ${postgres} to ${folder} (${files.length} files, ${megabytes} MB)\n`,
  )
}

async function copy(config: Config, folder: string): Promise<Manifest> {
  return config.DATABASE_URL === undefined
    ? backUpEmbedded(config, folder)
    : backUpExternal(await openDatabase(config), folder)
}
