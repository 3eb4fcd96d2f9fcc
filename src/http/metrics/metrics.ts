import { Counter, collectDefaultMetrics, Registry } from '@prometheus-io/client'
import type { FastifyInstance } from 'fastify'
import type { LastSuccess } from '../../database/job-queues.ts'
import type { DatabaseLoad } from '../../database/load.ts'
import type { StandbyReads } from '../../database/standby/reads.ts'
import type { TokenReason } from '../../identity/refused.ts'
import type { Audited } from '../../lending/ledger/shared-audit.ts'
import type { Tracing } from '../../telemetry/noted.ts'
import type { Readiness } from '../health.ts'
import type { Operations } from '../operations.ts'
import { type BusState, showBus } from './bus-metrics.ts'
import { showDatabase } from './database-metrics.ts'
import { type Figures, showFigures } from './figure-metrics.ts'
import { type JobCounts, showJobs, type UnmadeDocuments } from './job-metrics.ts'
import { counters, gauges, sharedGauges } from './metric.ts'
import { type MetricsSettings, requireReader } from './metrics-readers.ts'
import { countRequests } from './request-metrics.ts'

/** What metrics show of the parts of a gateway. */
export interface Watched {
  readonly version: string
  readonly audited: () => Promise<Audited>
  readonly figures: Figures
  /** Seconds since changes were last read. */
  readonly lag: () => number
  /** Undefined without a bus. */
  readonly bus: BusState | undefined
  /** Undefined without a standby. */
  readonly standby: StandbyReads | undefined
  /** For how many seconds the oldest writing transaction has been open. */
  readonly oldestTransaction: () => Promise<number>
  /** 1 if the database fails to archive its log, or else 0. */
  readonly archivingFails: () => Promise<number>
  /** How busy the connections to the database are. */
  readonly load: () => DatabaseLoad
  /** How many tokens were refused, by reason. */
  readonly refusedTokens: () => ReadonlyMap<TokenReason, number>
  /** How many jobs ended, and how. */
  readonly jobs: JobCounts
  /** The documents that could not be made. */
  readonly unmade: UnmadeDocuments
  /** When jobs last succeeded. */
  readonly jobSuccesses: () => Promise<readonly LastSuccess[]>
  /** Undefined unless traces are recorded. */
  readonly tracing: Tracing | undefined
  /** Gathers the metrics of all workers; undefined if this process is not a worker. */
  readonly gather: Gather | undefined
}

/** What metrics show of the server itself. */
interface Held {
  readonly readiness: Readiness
  /** What readiness depends on. */
  readonly conditions: readonly string[]
  readonly connections: () => number
  readonly subscriptions: () => number
}

/** Counters of other parts of the gateway. */
export interface Counts {
  readonly operations: Operations
  readonly refused: (code: string) => void
  readonly shed: () => void
  readonly slow: () => void
}

/** Given the metrics of this worker, returns a function that reports those of all workers of the gateway as text. */
export type Gather = (own: Registry) => () => Promise<string>

const alone: Gather = (own) => () => own.metrics()

/** Opens /metrics in Prometheus' text format, for those who may read them. */
export function metricsPath(
  app: FastifyInstance,
  settings: MetricsSettings,
  live: Watched & Held,
): Counts {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const info = { version: live.version, node: process.versions.node }
  gauges(registry, {
    lending_gateway_build_info: ['The version; always 1.', Object.keys(info), () => [[info, 1]]],
  })
  const operations = countRequests(app, registry, live.tracing)
  showReadiness(registry, live)
  showAudit(registry, live.audited)
  gauges(registry, {
    live_connections: ['Open WebSockets and event streams.', live.connections],
    live_subscriptions: ['Open subscriptions.', live.subscriptions],
    feed_lag_seconds: ['Time since changes were last read, or heard of over the bus.', live.lag],
    database_oldest_transaction_seconds: [
      'How long the oldest writing transaction has been open; it slows down the change feed. NaN: unknown.',
      live.oldestTransaction,
    ],
    database_archiving_failing: [
      '1 if the last attempt of the database to archive its log failed; 0 if it succeeded, or nothing is archived. NaN: unknown.',
      live.archivingFails,
    ],
  })
  showJobs(registry, live.jobs, live.unmade, live.jobSuccesses)
  showFigures(registry, live.figures)
  showDatabase(registry, live.load)
  if (live.bus !== undefined) showBus(registry, live.bus)
  if (live.standby !== undefined) showStandby(registry, live.standby)
  const tell = (live.gather ?? alone)(registry)
  app.get('/metrics', { onRequest: requireReader(settings) }, async (_request, reply) =>
    reply.type(registry.contentType).send(await tell()),
  )
  const refusals = new Counter({
    name: 'refusals_total',
    help: 'Requests refused before execution: document limits, rate limits, overload.',
    labelNames: ['code'],
    registers: [registry],
  })
  counters(registry, {
    tokens_refused_total: [
      'Tokens that were refused, by reason; requests without a token are not counted.',
      ['reason'],
      () => [...live.refusedTokens()].map(([reason, count]) => [{ reason }, count]),
    ],
  })
  const shed = new Counter({
    name: 'shed_requests_total',
    help: 'Requests and subscriptions refused because the event loop was overloaded.',
    registers: [registry],
  })
  const slow = new Counter({
    name: 'slow_readers_total',
    help: 'Connections reset because their client took less than 4 KB a second of what was sent to it.',
    registers: [registry],
  })
  return {
    operations,
    refused: (code) => refusals.inc({ code }),
    shed: () => shed.inc(),
    slow: () => slow.inc(),
  }
}

function showAudit(registry: Registry, audited: () => Promise<Audited>): void {
  gauges(registry, {
    ledger_differences: [
      'Accounts, loans and other records that contradict the ledger entries, in the newest audit by any gateway; must be 0. NaN: unknown.',
      async () => (await audited()).differences,
    ],
    ledger_audit_age_seconds: [
      'Time since that audit. NaN: unknown.',
      async () => (await audited()).ageSeconds,
    ],
    ledger_whole_audit_age_seconds: [
      'Time since everything was audited, and not only what was new. NaN: unknown.',
      async () => (await audited()).wholeAgeSeconds,
    ],
  })
}

/** Adds the metric of what /readyz says: a series for each of its conditions, also before the first answer, which an alert would otherwise wait for. */
function showReadiness(
  registry: Registry,
  { readiness, conditions }: Pick<Held, 'readiness' | 'conditions'>,
): void {
  sharedGauges(registry, readiness, {
    gateway_ready: [
      'Whether this gateway meets each condition for serving: 1, or 0 if not, as /readyz says; 0 too if that is not known within 2 s.',
      ['reason'],
      (results) => conditions.map((reason) => [{ reason }, Number(results[reason] === 'ok')]),
    ],
  })
}

/** Adds the metrics of reads from a standby. */
function showStandby(registry: Registry, { standby, answered }: StandbyReads): void {
  gauges(registry, {
    standby_connections: [
      'Connections to the standby that are in use; 0: it is away or late, and the primary answers.',
      () => standby.connections(),
    ],
    standby_lag_seconds: [
      'For how long the primary has been further than the standby. NaN: unknown.',
      () => standby.lag(),
    ],
  })
  counters(registry, {
    standby_reads_total: [
      'Statements of requests that only read, answered by the standby, by the primary since the standby was late or busy, or by the primary after they failed on the standby.',
      ['answered'],
      () => Object.entries(answered).map(([by, count]) => [{ answered: by }, count]),
    ],
  })
}
