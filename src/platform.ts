import { createHmac, createSecretKey } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { ConfigError } from './config/error.ts'
import type { Config } from './config.ts'
import { connect } from './database/connection.ts'
import { requireRoute } from './database/connections/require-route.ts'
import { readDeployment } from './database/deployment.ts'
import { requireNamedCell } from './database/migrating/cell.ts'
import { migrating, wantedBy } from './database/migrating/deployment-key.ts'
import { migrate, requireUpToDate } from './database/migrating/migrate.ts'
import type { Run } from './database/migrating/sources.ts'
import type { DatabaseAddress } from './database/open.ts'
import { requireOperators } from './database/roles/operators-role.ts'
import { openSeal, type Seal } from './lending/bank-accounts/seal.ts'
import { crossingLimits } from './lending/exposure.ts'
import type { QuietPlatform } from './lending/platform.ts'
import { costsAt } from './lending/repaying/cost.ts'
import { openMovements } from './lending/wallet/make-movements.ts'
import { openMail } from './mail/index.ts'
import { currencyOf } from './money.ts'
import { openPayments } from './payments/index.ts'
import { loanLimits } from './platform/limits.ts'

interface Opened extends QuietPlatform {
  readonly sandbox: boolean
  /** The day of a time in the platform's time zone. */
  readonly dayOf: (time: Date) => string
}

/** Migrates the database, unless the settings leave that to others, and opens everything that the rules need except jobs. */
export async function openPlatform(
  config: Config,
  address: DatabaseAddress,
  log: FastifyBaseLogger,
): Promise<Opened> {
  const warning = await requireRoute(address)
  if (warning !== undefined) log.warn(warning)
  const applied =
    config.MIGRATE === 'auto'
      ? await migrate(address.ownerUrl, address.url, config.CURRENCY, migrating(config, address))
      : await requireUpToDate(address.directUrl, config.DATABASE_SCHEMA)
  if (applied.length > 0) log.info({ applied }, 'database migrated')
  const database = await connect(address.url, config.DATABASE_POOL, address)
  const run: Run = (text) => database.query(text)
  await requireNamedCell(run, config.CELL)
  const shared = await requireOperators(run, address, database.schema)
  if (shared !== undefined) log.warn(shared)
  const { pointKey, sandbox, timezone } = await readDeployment(run, wantedBy(config))
  if (config.PAYMENTS.length === 0)
    log.warn('no payment provider: deposits and withdrawals are refused until PAYMENTS names one')
  const currency = currencyOf(config.CURRENCY)
  const limits = loanLimits(config, currency, sandbox ? 'sandbox' : 'platform')
  const dayOf = daysIn(timezone)
  return {
    database,
    currency,
    pointKey,
    cursorKey: createSecretKey(createHmac('sha256', pointKey).update('cursors').digest()),
    payments: await openPayments(config, database),
    seal: sealOf(config.BANK_ACCOUNT_KEY, 'bank accounts', pointKey, sandbox),
    mail: await openMail(config, sandbox, pointKey),
    webhooks: webhooksOf(config, pointKey, sandbox),
    move: openMovements(database, crossingLimits(limits.exposure)),
    limits,
    sandbox,
    timezone,
    dayOf,
    today: () => dayOf(new Date()),
    costOf: costsAt(limits),
  }
}

/** The key of a sandbox, where what is encrypted is made up, needs no setting. */
function sealOf(
  key: string | undefined,
  use: string,
  pointKey: Buffer,
  sandbox: boolean,
): Seal | null {
  if (key !== undefined) return openSeal(Buffer.from(key, 'hex'))
  return sandbox ? openSeal(createHmac('sha256', pointKey).update(use).digest()) : null
}

function webhooksOf(config: Config, pointKey: Buffer, sandbox: boolean): Opened['webhooks'] {
  const { WEBHOOK_KEY: key, WEBHOOK_PRIVATE_NETWORKS: privateNetworks } = config
  if (privateNetworks && !sandbox)
    throw new ConfigError(
      'WEBHOOK_PRIVATE_NETWORKS: only a sandbox can have it, and this database is none; leave it unset',
    )
  return { plain: sandbox, privateNetworks, seal: sealOf(key, 'webhooks', pointKey, sandbox) }
}

/** Returns a function that gives the day of a time in a time zone, such as `2026-01-31`. */
function daysIn(timeZone: string): (time: Date) => string {
  // Swedes write dates as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  return (time) => format.format(time)
}
