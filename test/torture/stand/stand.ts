import { setTimeout as sleep } from 'node:timers/promises'
import { type EmbeddedDatabase, startEmbedded } from '../../../src/database/embedded/index.ts'
import { startBalancer } from '../../support/balancer.ts'
import { createFolder, removeFolder } from '../../support/folders.ts'
import { type StandGateway, standGateway } from './gateway.ts'
import { heldBy } from './held.ts'
import type { Addresses, Held } from './options.ts'
import { killPostgres, restartPostgres, runSql } from './postgres.ts'
import { readServerLog } from './server-log.ts'

/** Of the rules: short terms, fees, and notifications that stay. */
const rules = {
  RATE_LIMIT: '0',
  DEFAULT_AFTER_DAYS: '2',
  FEE_SERVICE_PERCENT: '5',
  FEE_ORIGINATION_PERCENT: '1',
  NOTIFICATION_RETENTION_DAYS: '36500',
  SHUTDOWN_DELAY_MS: '2000',
}

/** PostgreSQL, two gateways and a balancer, with a proxy on every line between them. */
export interface Stand {
  readonly dataDir: string
  readonly gateways: readonly [StandGateway, StandGateway]
  readonly balancer: Awaited<ReturnType<typeof startBalancer>>
  readonly addresses: Addresses
  /** Runs SQL as the superuser of the lending database. */
  sql<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>
  killPostgres(): void
  /** Starts PostgreSQL, in another environment for as long as it runs if one is given. */
  startPostgres(environment?: Readonly<Record<string, string>>): Promise<void>
  /** Starts a gateway and has the balancer know it. */
  start(gateway: StandGateway, more?: Readonly<Record<string, string>>): Promise<void>
  held(): Promise<Held>
  /** What PostgreSQL has logged, with every wait for a lock of a second and more. */
  serverLog(): string
  close(): Promise<void>
}

/** Sets all of it up; what gateways log is handed on. */
export async function openStand(
  logged: (text: string) => void,
  folder: () => Promise<string> = createFolder,
): Promise<Stand> {
  const dataDir = await folder()
  let database: EmbeddedDatabase = await startEmbedded(dataDir)
  const adminUrl = Object.assign(new URL(database.adminUrl), { pathname: '/lending' }).href
  const settings = { ...rules, DATA_DIR: dataDir, DATABASE_OWNER_URL: database.ownerUrl }
  const one = () => standGateway(database.url, settings, logged)
  const gateways = [await one(), await one()] as const
  const balancer = await startBalancer()
  const start: Stand['start'] = async (gateway, more) => {
    balancer.remove(gateway.url())
    await gateway.start(more)
    balancer.add(gateway.url())
  }
  for (const gateway of gateways) await start(gateway)
  const sql: Stand['sql'] = (text, values) => runSql(adminUrl, text, values)
  await sql('alter system set log_lock_waits = on')
  await sql('select pg_reload_conf()')
  return {
    dataDir,
    gateways,
    balancer,
    sql,
    start,
    addresses: {
      calls: gateways.map(({ calls }) => calls.url),
      live: gateways.map(({ live }) => live.url),
      balanced: balancer.url,
      dataDir,
      adminUrl,
    },
    killPostgres: () => killPostgres(dataDir),
    startPostgres: async (environment) => {
      if (environment !== undefined) return restartPostgres(dataDir, environment, adminUrl)
      // A server that is just about to end is neither there nor gone.
      while (
        !(await startEmbedded(dataDir).then(
          (again) => {
            database = again
            return true
          },
          () => false,
        ))
      )
        await sleep(500)
    },
    held: () => heldBy(gateways, sql),
    serverLog: () => readServerLog(dataDir),
    close: async () => {
      await Promise.all(gateways.map((gateway) => gateway.stop()))
      for (const gateway of gateways) gateway.close()
      await balancer.close()
      await database.stop()
      // A disk of its own is unmounted first.
      await removeFolder(dataDir).catch(() => undefined)
    },
  }
}
