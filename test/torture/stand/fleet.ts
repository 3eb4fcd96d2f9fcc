import { createFolder, removeFolder } from '../../support/folders.ts'
import { runProgram } from '../../support/program.ts'
import type { StandDatabase } from './database.ts'
import { openPooler } from './pooler.ts'
import { openServers } from './servers.ts'

/** Three servers behind PgBouncer, migrated by their owner; gateways have two workers each and know the application's role alone. */
export async function fleetDatabase(): Promise<StandDatabase> {
  const dataDir = await createFolder()
  const servers = await openServers()
  const { urls } = servers
  await migrate(urls.app, urls.owner)
  const pooler = await openPooler(urls.app)
  return {
    dataDir,
    adminUrl: urls.admin,
    url: pooler.url,
    settings: { ...pooler.settings, DATABASE_REPLICA_URL: urls.reader },
    args: ['--workers', '2'],
    fleet: { servers, pooler },
    kill: () => servers.kill('primary'),
    start: async (environment) => {
      await servers.start('primary', environment)
      await servers.settle()
    },
    log: servers.log,
    close: async () => {
      await pooler.close()
      await servers.close()
      await removeFolder(dataDir)
    },
  }
}

async function migrate(DATABASE_URL: string, DATABASE_OWNER_URL: string): Promise<void> {
  const { code, stderr } = await runProgram(['migrate'], { DATABASE_URL, DATABASE_OWNER_URL })
  if (code !== 0) throw new Error(`migrate ended with ${code}: ${stderr}`)
}
