import type { Config } from '../config.ts'
import { migrating } from '../database/migrating/deployment-key.ts'
import { migrate as migrateDatabase } from '../database/migrating/migrate.ts'
import { openDatabase } from '../database/open.ts'

/** Migrates the database. */
export async function migrate(config: Config): Promise<void> {
  const address = await openDatabase(config)
  try {
    const applied = await migrateDatabase(
      address.ownerUrl,
      address.url,
      config.CURRENCY,
      migrating(config, address),
    )
    process.stdout.write(applied.length > 0 ? `applied ${applied.join(', ')}\n` : 'up to date\n')
  } finally {
    await address.stop()
  }
}
