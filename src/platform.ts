import { createHmac, createSecretKey } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { erasureListIn } from './config/erasures.ts'
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
import { defaultChart } from './lending/books/chart.ts'
import { openErasureList } from './lending/erasure/list.ts'
import { crossingLimits } from './lending/exposure.ts'
import { openGuide } from './lending/guidance/guide.ts'
import type { QuietPlatform } from './lending/platform.ts'
import { costsAt } from './lending/repaying/schedule/cost.ts'
import { openMovements } from './lending/wallet/make-movements.ts'
import { openMail } from './mail/index.ts'
import { currencyOf } from './money.ts'
import { openPayments } from './payments/index.ts'
import { type AgreementFile, readAgreements } from './platform/agreements-folder.ts'
import { readChart } from './platform/chart-file.ts'
import { loanLimits, requireNoHolds } from './platform/limits.ts'
import { openLists } from './screening/index.ts'
import { openIdentity } from './verification/index.ts'

interface Opened extends QuietPlatform {
  readonly sandbox: boolean
  /** What AGREEMENTS_DIR lists. */
  readonly agreements: readonly AgreementFile[]
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
  const currency = currencyOf(config.CURRENCY)
  const agreements =
    config.AGREEMENTS_DIR === undefined ? [] : readAgreements(config.AGREEMENTS_DIR)
  const names = new Set(agreements.map(({ name }) => name))
  const limits = loanLimits(config, currency, sandbox ? 'sandbox' : 'platform', names)
  if (limits.screening === null) await requireNoHolds(run)
  const dayOf = daysIn(timezone)
  return {
    database,
    currency,
    pointKey,
    cursorKey: createSecretKey(createHmac('sha256', pointKey).update('cursors').digest()),
    payments: await openPayments(config, database),
    identity: await openIdentity(config, sandbox),
    lists: await openLists(config, sandbox),
    seal: sealOf(config.BANK_ACCOUNT_KEY, 'bank accounts', pointKey, sandbox),
    mail: await openMail(config, sandbox, pointKey, log),
    supportEmail: config.SUPPORT_EMAIL ?? null,
    webhooks: webhooksOf(config, pointKey, sandbox),
    erasures: openErasureList(erasureListIn(config), (reason) =>
      log.warn(
        { reason },
        'the list of erasures could not be written; the next attempt is within an hour',
      ),
    ),
    move: openMovements(database, crossingLimits(limits.exposure, limits.gate)),
    limits,
    chart: config.CHART_FILE === undefined ? defaultChart : readChart(config.CHART_FILE),
    agreements,
    sandbox,
    timezone,
    dayOf,
    today: () => dayOf(new Date()),
    guide: openGuide(database),
    costOf: costsAt(limits),
  }
}

/** Says what members can't do, or need not do first, since a setting is missing. */
export function sayWhatIsOff(
  { payments, limits }: Pick<Opened, 'payments' | 'limits'>,
  log: FastifyBaseLogger,
): void {
  if (payments.length === 0)
    log.warn('no payment provider: deposits and withdrawals are refused until PAYMENTS names one')
  if (limits.gate === null)
    log.info(
      'no gate: no act needs a verified identity (GATES_FILE) or an accepted agreement (AGREEMENTS_DIR)',
    )
  if (limits.screening === null)
    log.info('no screening: no rule opens cases, and no case can hold money (SCREENING_FILE)')
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
