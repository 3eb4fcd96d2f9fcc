import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { RequestError } from './errors.ts'

const AUDIT_MS = 600_000
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** How many jobs ended, by their names and how they ended. */
export type JobCounts = () => readonly {
  readonly job: string
  readonly outcome: string
  readonly count: number
}[]

/** What others count. */
export interface Counts {
  readonly refused: (code: string) => void
  readonly shed: () => void
}

/** Opens /metrics in Prometheus' text form: to this machine alone, or to whoever has the token when one is set. */
export function metricsPath(
  app: FastifyInstance,
  token: string | undefined,
  audit: () => Promise<number>,
  live: {
    readonly connections: () => number
    readonly subscriptions: () => number
    readonly lag: () => number
    readonly jobs: JobCounts
  },
): Counts {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  })
  app.addHook('onResponse', ({ method, routeOptions }, { statusCode, elapsedTime }, done) => {
    const route = routeOptions.url ?? 'none'
    requests.observe({ method, route, status: statusCode }, elapsedTime / 1000)
    done()
  })
  watchLedger(app, registry, audit)
  gauge(registry, 'live_connections', 'Open WebSockets and event streams.', live.connections)
  gauge(registry, 'live_subscriptions', 'Subscriptions that they carry.', live.subscriptions)
  gauge(registry, 'feed_lag_seconds', 'Time since changes were last looked at.', live.lag)
  countJobs(registry, live.jobs)
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) throw new RequestError(403, 'FORBIDDEN', 'Not for you.')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  const refusals = new Counter({
    name: 'refusals_total',
    help: 'Requests that were refused before execution: limits, rates, overload.',
    labelNames: ['code'],
    registers: [registry],
  })
  const shed = new Counter({
    name: 'shed_requests_total',
    help: 'Requests and subscriptions that were sent away since the event loop was too late.',
    registers: [registry],
  })
  return { refused: (code) => refusals.inc({ code }), shed: () => shed.inc() }
}

function gauge(registry: Registry, name: string, help: string, value: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(value())
    },
  })
}

function countJobs(registry: Registry, jobs: JobCounts): void {
  new Counter({
    name: 'jobs_total',
    help: 'Jobs that ended on this gateway, by name and outcome.',
    labelNames: ['job', 'outcome'],
    registers: [registry],
    collect() {
      this.reset()
      for (const { job, outcome, count } of jobs()) this.inc({ job, outcome }, count)
    },
  })
}

/** Audits the ledger now and then: the figure must be 0, and alarms are made of it. */
function watchLedger(app: FastifyInstance, registry: Registry, audit: () => Promise<number>): void {
  const differences = new Gauge({
    name: 'ledger_differences',
    help: 'Balances, chains and sums that are not as the entries say; must be 0. NaN: not known.',
    registers: [registry],
  })
  differences.set(Number.NaN)
  const look = () =>
    audit().then(
      (count) => differences.set(count),
      () => differences.set(Number.NaN),
    )
  const timer = setInterval(look, AUDIT_MS).unref()
  // Not waited for: of millions of loans an audit takes many seconds.
  app.addHook('onReady', async () => void look())
  app.addHook('onClose', async () => clearInterval(timer))
}

function mayRead({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return equal(headers.authorization ?? '', `Bearer ${token}`)
  // What a proxy on this machine passes on is not of this machine.
  if (headers.forwarded !== undefined || headers['x-forwarded-for'] !== undefined) return false
  return /^(::1|(::ffff:)?127\.)/.test(socket.remoteAddress ?? '')
}

/** Compares secrets in a time that tells nothing of them. */
function equal(given: string, secret: string): boolean {
  const [a, b] = [given, secret].map((text) => createHash('sha256').update(text).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}
