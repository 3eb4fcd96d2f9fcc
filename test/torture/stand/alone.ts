import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbedded } from '../../../src/database/embedded/index.ts'
import { removeFolder } from '../../support/folders.ts'
import type { StandDatabase } from './database.ts'
import { killPostgres, restartPostgres } from './postgres.ts'
import { readServerLog } from './server-log.ts'

/** One server, which gateways migrate and reach directly. */
export async function aloneDatabase(dataDir: string): Promise<StandDatabase> {
  let database = await startEmbedded(dataDir)
  const adminUrl = Object.assign(new URL(database.adminUrl), { pathname: '/lending' }).href
  const started = async () => {
    try {
      database = await startEmbedded(dataDir)
      return true
    } catch {
      // A server that is just about to end is neither there nor gone.
      return false
    }
  }
  return {
    dataDir,
    adminUrl,
    url: database.url,
    settings: { DATABASE_OWNER_URL: database.ownerUrl },
    args: [],
    kill: () => killPostgres(dataDir),
    start: async (environment) => {
      if (environment !== undefined) return restartPostgres(dataDir, environment, adminUrl)
      while (!(await started())) await sleep(500)
    },
    log: () => readServerLog(dataDir),
    close: async () => {
      await database.stop()
      // A disk of its own is unmounted first.
      await removeFolder(dataDir).catch(() => undefined)
    },
  }
}
