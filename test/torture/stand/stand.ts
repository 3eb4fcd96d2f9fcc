import { startBalancer } from '../../support/servers/fleet/balancer.ts'
import type { FleetParts, StandDatabase } from './database.ts'
import { type StandGateway, standGateway } from './gateway.ts'
import { heldBy } from './held.ts'
import type { Addresses, Held } from './options.ts'
import { runSql } from './postgres.ts'

/** Of the rules: short terms, fees, and notifications that stay. */
const rules = {
  RATE_LIMIT: '0',
  CONNECTIONS_PER_ADDRESS: '0',
  DEFAULT_AFTER_DAYS: '2',
  FEE_SERVICE_PERCENT: '5',
  // Borrowers take back more loans than people do.
  LOAN_REPUBLISHES_PER_DAY: '1000000',
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
  /** Several servers and a pooler, if it has them. */
  readonly fleet: FleetParts | undefined
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
  database: StandDatabase,
  logged: (text: string) => void,
): Promise<Stand> {
  const { dataDir, adminUrl } = database
  const settings = { ...rules, DATA_DIR: dataDir, ...database.settings }
  const one = () => standGateway(database.url, { settings, args: database.args }, logged)
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
    fleet: database.fleet,
    sql,
    start,
    addresses: {
      calls: gateways.map(({ calls }) => calls.url),
      live: gateways.map(({ live }) => live.url),
      balanced: balancer.url,
      dataDir,
      adminUrl,
    },
    killPostgres: database.kill,
    startPostgres: database.start,
    held: () => heldBy(gateways, sql),
    serverLog: database.log,
    close: async () => {
      await Promise.all(gateways.map((gateway) => gateway.stop()))
      for (const gateway of gateways) gateway.close()
      await balancer.close()
      await database.close()
    },
  }
}
