import { ConfigError } from '../../config/error.ts'
import type { Config } from '../../config.ts'
import { isDecided, readDeployment } from '../../database/deployment.ts'
import type { Archiving } from '../../database/health.ts'
import { requireCell } from '../../database/migrating/cell.ts'
import { wantedBy } from '../../database/migrating/deployment-key.ts'
import type { Run } from '../../database/migrating/sources.ts'
import { mayChangeSchema } from '../../database/roles/rights.ts'
import { requireNoHolds } from '../../platform/limits.ts'
import { type Findings, fail } from './finding.ts'

/** Compares what was chosen for this database with the settings, as a gateway does when it starts. */
export async function examineChoices(config: Config, query: Run): Promise<Findings> {
  const wanted = wantedBy(config)
  const migrates =
    config.MIGRATE === 'auto' &&
    (config.DATABASE_OWNER_URL !== undefined || (await mayChangeSchema(query)))
  try {
    await requireCell(query, config.CELL)
    await (migrates ? isDecided(query, wanted) : readDeployment(query, wanted))
    if (config.SCREENING_FILE === undefined) await requireNoHolds(query)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n').flatMap(fail)
    throw error
  }
}

/** Says that the log of the database can't be archived. */
export function examineArchiving({ fails, seconds }: Archiving): Findings {
  if (!fails) return []
  const last =
    seconds === null
      ? 'as far as its statistics go, no attempt has succeeded'
      : `the last success was ${Math.round(seconds / 60)} minutes ago`
  return fail(
    `PostgreSQL can't archive its log (WAL): ${last}, so its disk fills up; see pg_stat_archiver and the log of PostgreSQL (docs/runbook.md, ArchivingFails)`,
  )
}
