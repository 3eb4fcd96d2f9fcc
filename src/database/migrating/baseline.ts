import type { MikroORM } from '@mikro-orm/postgresql'
import { beforeBaseline, migrations } from '../../migrations/index.ts'
import { refuseNewer } from './pending.ts'

/** Marks 0001-baseline as applied in a database of the last version before it; throws for a database of an older or a newer version. */
export async function refuseForeign({ migrator }: MikroORM): Promise<void> {
  const executed = new Set((await migrator.getExecuted()).map(({ name }) => name))
  refuseNewer(executed)
  const [baseline] = migrations
  if (baseline === undefined || executed.size === 0 || executed.has(baseline.name)) return
  const missing = beforeBaseline.find((name) => !executed.has(name))
  if (missing !== undefined)
    throw new Error(
      `this database is of an older version of the gateway (it lacks migration ${missing}); start version 0.1.0 on it once, then this one`,
    )
  await migrator.getStorage().logMigration({ name: baseline.name })
}
