import type { FastifyBaseLogger } from 'fastify'
import packageJson from '../package.json' with { type: 'json' }
import { openAreaFeed } from './area-feed/index.ts'
import { readWebhooks } from './config/webhooks-file.ts'
import type { Config } from './config.ts'
import { type Context, contexts } from './context.ts'
import type { Database } from './database/connection.ts'
import { openFleet } from './database/fleet.ts'
import { healthOf } from './database/health.ts'
import { lastSuccesses } from './database/job-queues.ts'
import { obstacleOf } from './database/migrating/pending.ts'
import { openDatabase } from './database/open.ts'
import { openObstacles, openOutages } from './database/outages.ts'
import { openStandby } from './database/standby/open.ts'
import { joinBus } from './feed/bus/join.ts'
import { openFeed } from './feed/index.ts'
import { NotReady } from './http/health.ts'
import { CONNECTIONS_MAX } from './http/live/endpoint.ts'
import { sharedQuota } from './http/live/shared-quota.ts'
import type { Gather } from './http/metrics/metrics.ts'
import { plugins as listed, type Plugins } from './http/plugins.ts'
import { openRates } from './http/rates/rate-limiter.ts'
import { type Issuer, openIssuer } from './identity/issuer.ts'
import { type Jobs, openJobs } from './jobs/jobs.ts'
import { keepAgreements } from './lending/agreements/agreements.ts'
import { bankHealth } from './lending/bank-files/bank-health.ts'
import { caseFigures } from './lending/cases/figures.ts'
import { openEventLog } from './lending/event-log/follow.ts'
import { helpFigures } from './lending/help/figures.ts'
import { payoutFigures } from './lending/investing/figures.ts'
import { openAudits } from './lending/ledger/shared-audit.ts'
import { keepTokenAddress } from './lending/mail/address.ts'
import { letterFigures } from './lending/mail/figures.ts'
import { type KnownMembers, openKnownMembers } from './lending/member/known-members.ts'
import { openPaymentEvents } from './lending/payments/follow.ts'
import { openPayments } from './lending/payments/open.ts'
import { returnRates } from './lending/payments/return-rates.ts'
import type { Platform } from './lending/platform.ts'
import { businessFigures } from './lending/reports/figures.ts'
import { openIdentityEvents } from './lending/verification/verify.ts'
import { webhookFigures } from './lending/webhooks/figures.ts'
import { openWebhooks } from './lending/webhooks/open.ts'
import { currencyOf } from './money.ts'
import { openPlatform, sayWhatIsOff } from './platform.ts'
import { openReads } from './reads/index.ts'
import { sharedSchema } from './schema.ts'
import { fillDemo } from './seed/fill.ts'
import { appPage } from './server/app-page.ts'
import { departure } from './server/departure.ts'
import { checkDocuments } from './server/guard.ts'
import { listen } from './server/listen.ts'
import { createServer } from './server.ts'
import { openTracing } from './telemetry/index.ts'
import { authenticator } from './viewer.ts'

/** The running program. */
export interface Gateway {
  readonly url: string
  readonly database: Database
  readonly issuer: Issuer
  /** Whether clients can move its clock. */
  readonly sandbox: boolean
  /** Resolves with the reason once the database has ended for good. */
  readonly lost: Promise<string>
  /** Fails readiness, finishes requests, closes connections and stops the embedded database. */
  close(): Promise<void>
}

interface Options {
  readonly plugins?: Plugins | undefined
  /** Gathers the metrics of all workers; only given to a worker. */
  readonly gather?: Gather
}

/** Throws a ConfigError if a trusted document would be refused. */
export function requireFittingDocuments(config: Config): void {
  const extras = { sandbox: config.SANDBOX ?? true, loanMonthsMax: config.LOAN_MONTHS_MAX }
  checkDocuments(config, () => sharedSchema(currencyOf(config.CURRENCY), extras))
}

/** Starts everything: database, migrations, demo data, server; throws an Error that says what to do. */
export async function startGateway(
  config: Config,
  log: FastifyBaseLogger,
  { plugins = listed, gather }: Options = {},
): Promise<Gateway> {
  requireFittingDocuments(config)
  const address = await openDatabase(config)
  const opened: (() => Promise<void>)[] = [address.stop]
  const close = async () => {
    for (const stop of opened.splice(0).toReversed()) await stop()
  }
  const lost = address.keep((line) => log.warn(line))
  try {
    const opening = await openPlatform(config, address, log)
    opened.push(opening.database.close, async () => opening.mail?.close())
    const standby = await openStandby(config, opening.database, opening.cursorKey, {
      unfit: (reason) => log.warn({ reason }, 'the standby is not used yet'),
      lost: () => log.warn('the standby is lost or late, so the primary answers'),
      back: () => log.warn('the standby is used again'),
    })
    if (standby !== undefined) opened.push(() => standby.close())
    const tracing = await openTracing(config, packageJson.version, log)
    opened.push(async () => tracing?.close())
    const jobs = await openJobs(opening.database, log, tracing)
    opened.push(jobs.close)
    // Loaded only where it is used: a platform has no part of it.
    const sandbox = opening.sandbox ? await import('./sandbox/clock.ts') : undefined
    const clock = await sandbox?.openClock(opening.database, log, config.SEED_DEMO)
    opened.push(async () => clock?.close())
    const platform = {
      ...opening,
      offer: jobs.offer,
      exportSoon: jobs.exportSoon,
      documentsSoon: jobs.documentsSoon,
      ...(clock && { today: () => opening.dayOf(clock.now()) }),
    }
    await keepAgreements(platform, opening.agreements)
    if (config.WEBHOOKS_FILE !== undefined) {
      const { applyFile } = await import('./lending/webhooks/file.ts')
      await applyFile(platform, readWebhooks(config.WEBHOOKS_FILE))
    }
    if (config.SEED_DEMO) await fillDemo(platform, address.ownerUrl)
    await clock?.work(platform)
    const members = openKnownMembers(
      platform.database,
      platform.mail === null ? undefined : keepTokenAddress(platform.database),
    )
    const bus = await joinBus(config.BUS_URL, platform, log)
    opened.push(async () => bus?.close())
    const feed = await openFeed(platform.database, address.directUrl, {
      profilesChanged: members.changed,
      bus,
      outages: openOutages(log),
    })
    opened.push(feed.close)
    const areas = openAreaFeed(platform.database, feed)
    opened.push(areas.close)
    const issuer = await openIssuer(config, {
      failed: (reason) => log.warn({ reason }, "the issuer's keys could not be fetched"),
      back: () => log.warn("the issuer's keys were fetched again"),
    })
    const fleet = await openFleet(platform.database)
    opened.push(fleet.close)
    const connections = sharedQuota(CONNECTIONS_MAX, platform.database, fleet)
    const rates = openRates(config.RATE_LIMIT, platform.database, platform.cursorKey, fleet.size)
    opened.push(rates.close)
    const eventLog = openEventLog(platform.database)
    opened.push(async () => eventLog.close())
    const live = { feed, areas, eventLog, standby, clock, members }
    const page = appPage(config, platform.database, issuer, log, clock?.now)
    const { stopping, leave } = departure(config.SHUTDOWN_DELAY_MS)
    const audits = openAudits(platform.database, address.directUrl, log)
    opened.push(async () => audits.close())
    const shared = service(config, platform, issuer, live, jobs, log)
    const paymentEvents = openPaymentEvents(platform, (reason) =>
      log.warn({ reason }, 'payment providers could not be asked; the next attempt is in a minute'),
    )
    const identityEvents = openIdentityEvents(platform, (reason) =>
      log.warn(
        { reason },
        'the identity provider could not be asked; the next attempt is in a minute',
      ),
    )
    const services = {
      ...shared,
      ...{ rates, connections, stopping, plugins, gather, tracing },
      paymentEvents,
      identityEvents,
      audited: audits.newest,
      appPage: page,
      platform,
    }
    const app = await createServer(config, log, services)
    const webhooks = openWebhooks(platform, (told, message) => log.warn(told, message))
    // Jobs and webhooks need no requests. So all end at the same time, each with its own time limit.
    opened.push(async () => void (await Promise.all([app.close(), jobs.close(), webhooks.close()])))
    const url = await listen(app, config, (line) => log.info(line))
    opened.push(leave)
    sayWhatIsOff(platform, log)
    await jobs.work(platform)
    return { url, database: platform.database, issuer, sandbox: opening.sandbox, lost, close }
  } catch (error) {
    await close()
    throw error
  }
}

function service(
  config: Config,
  platform: Platform,
  issuer: Issuer,
  live: Pick<Context, 'feed' | 'areas' | 'eventLog' | 'clock' | 'standby'> & {
    readonly members: KnownMembers
  },
  { ended, unmade }: Jobs,
  log: FastifyBaseLogger,
) {
  const told = openObstacles(log)
  const { database, currency } = platform
  const schema = sharedSchema(currency, {
    sandbox: live.clock !== undefined,
    loanMonthsMax: platform.limits.loanMonthsMax,
  })
  const reads = openReads(database, { fast: config.FAST_READS })
  return {
    schema,
    execute: reads.execute,
    version: packageJson.version,
    authenticate: authenticator(issuer.verify, live.members),
    refusedTokens: () => issuer.refused,
    watchMember: live.members.watch,
    contextOf: contexts(platform, live, reads.of, live.standby),
    standby: live.standby,
    lag: live.feed.lag,
    bus: live.feed.peer,
    ...healthOf(database.query),
    figures: {
      business: businessFigures(platform),
      payments: () => openPayments(platform),
      returns: () => returnRates(database),
      bank: () => bankHealth(platform),
      cases: () => caseFigures(database),
      help: () => helpFigures(database),
      payouts: () => payoutFigures(database),
      webhooks: () => webhookFigures(database),
      letters: platform.mail === null ? undefined : () => letterFigures(database),
    },
    jobs: ended,
    unmade,
    jobSuccesses: () => lastSuccesses(database),
    load: database.load,
    probes: {
      database: async () => {
        const obstacle = await obstacleOf(database)
        told(obstacle)
        if (obstacle !== undefined) throw new NotReady(obstacle)
      },
      keys: issuer.keys.ready,
    },
  }
}
