import accepts from '@fastify/accepts'
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { asyncapi } from './asyncapi/asyncapi.ts'
import { openapi } from './asyncapi/openapi.ts'
import type { Config } from './config.ts'
import { crossOrigin, originWarnings, safeHeaders } from './http/browser-headers.ts'
import {
  answerBroken,
  answerUnroutable,
  connections,
  endConnections,
  lifetimes,
  limitUnread,
  requireOneHost,
  requirePlainPath,
} from './http/connections.ts'
import { consistency, readingOf } from './http/consistency.ts'
import { graphqlEndpoint } from './http/graphql.ts'
import { healthPaths, openReadiness, serving, tellingReadiness } from './http/health.ts'
import { Audiences } from './http/live/audience.ts'
import { quotas } from './http/live/endpoint.ts'
import { socketEndpoint } from './http/live/sockets.ts'
import { streams } from './http/live/stream.ts'
import { streamEndpoint, subscriptionStreams } from './http/live/subscription-stream.ts'
import { logRequests, noteRequests, requestId } from './http/logging.ts'
import { metricsPath } from './http/metrics/metrics.ts'
import { tellingOnPages } from './http/pages/error-page.ts'
import { methodGuard, unknownPath } from './http/paths.ts'
import { providerEventPaths } from './http/provider-events.ts'
import { openRateLimiter, type RateLimiter } from './http/rates/rate-limiter.ts'
import { limitAddresses } from './http/readers/addresses.ts'
import { pace } from './http/readers/pace.ts'
import { compression } from './http/representation.ts'
import { restBridge } from './rest-bridge/bridge.ts'
import { answerRestError } from './rest-bridge/errors.ts'
import { problemPaths } from './rest-bridge/problem-type.ts'
import { openGuard } from './server/guard.ts'
import { htmlPages } from './server/html-pages.ts'
import type { Service } from './server/service.ts'
import { warningOncePerMinute } from './telemetry/rarely.ts'

/** Builds the HTTP server: GraphQL, REST, their documentation, and the paths for operators. */
export async function createServer(
  config: Config,
  log: FastifyBaseLogger,
  service: Service,
): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: config.BODY_LIMIT,
    trustProxy: config.TRUST_PROXY > 0 && ((_, hop) => hop < config.TRUST_PROXY),
    genReqId: ({ headers }) => requestId(headers['x-request-id']),
    ...lifetimes,
    keepAliveTimeout: config.KEEP_ALIVE_MS,
    http: connections,
    clientErrorHandler: answerBroken,
    frameworkErrors: answerUnroutable(answerRestError),
    // As long as a request can be, so that the rules, not the router, answer for long ids that do not exist.
    routerOptions: { maxParamLength: 16_384 },
  })
  app.setErrorHandler(tellingOnPages(answerRestError))
  app.setNotFoundHandler({ preHandler: unknownPath }, unknownPath)
  endConnections(app, { stopping: service.stopping, delay: config.SHUTDOWN_DELAY_MS })
  const guardMethods = methodGuard(app)
  noteRequests(app, service.tracing)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    requireOneHost(request)
    requirePlainPath(request)
    done()
  })
  logRequests(app)
  const held = quotas(service.connections)
  const looked = openReadiness(service.probes, serving(service.stopping))
  const readiness = tellingReadiness(looked, log)
  const metrics = metricsPath(app, config, {
    ...service,
    readiness,
    conditions: [...Object.keys(service.probes), 'gateway'],
    connections: held.connections.taken,
    subscriptions: () => held.open.size,
  })
  // This comes before anything is refused, so that pages of other origins can read the refusal.
  safeHeaders(app)
  const warn = originWarnings(log)
  await crossOrigin(app, config.CORS_ORIGINS, warn)
  const tellSlow = warningOncePerMinute(log, 'a client that read too slowly was cut off')
  pace(app, (reader) => {
    metrics.slow()
    tellSlow(reader)
  })
  const most = config.CONNECTIONS_PER_ADDRESS
  const tellFull = warningOncePerMinute(log, 'an address has too many connections', { most })
  const takePlace = limitAddresses(app, {
    most,
    proxies: config.TRUST_PROXY,
    refused: () => {
      metrics.refused('RATE_LIMITED')
      tellFull()
    },
  })
  const rateLimiter = openRateLimiter(app, service.rates, metrics, config.EVENT_LOOP_DELAY_MAX_MS)
  limitUnread(app)
  await app.register(accepts)
  compression(app)
  if (service.standby !== undefined) consistency(app, service.standby)
  const contextOf = (request: FastifyRequest) =>
    service.contextOf(request.viewer, readingOf(request), request.noted)
  const { operations } = metrics
  const guard = openGuard(config, service.schema, {
    refused: metrics.refused,
    trusts: (name) => operations.names.add(name),
  })
  const live = {
    ...service,
    ...held,
    takePlace,
    guard,
    rateLimiter,
    operations,
    audiences: new Audiences(),
    log,
  }
  const events = streams(app, live)
  const stream = subscriptionStreams(live, events)
  const endpoint = { ...service, contextOf, guard, rateLimiter, operations, stream }
  await app.register((scope) => graphqlEndpoint(scope, endpoint))
  socketEndpoint(app, live, config, warn)
  await app.register((scope) => streamEndpoint(scope, live, stream))
  const bridge = { ...service, contextOf, rateLimiter, live, events }
  await app.register(async (scope) => restBridge(scope, bridge))
  await app.register(async (scope) => providerEventPaths(scope, 'payments', service.paymentEvents))
  await app.register(async (scope) => providerEventPaths(scope, 'identity', service.identityEvents))
  await letterPaths(app, service.platform, log)
  if (config.PUBLIC_LOAN_BOOK) await publicPaths(app, service, rateLimiter)
  problemPaths(app, service.schema)
  const { schema, version } = service
  const descriptions = { openapi: openapi(schema, version), asyncapi: asyncapi(schema, version) }
  htmlPages(app, config.HOST, service.appPage, descriptions)
  healthPaths(app, readiness)
  guardMethods()
  return app
}

/** Loaded only where the loan book is public. */
async function publicPaths(
  app: FastifyInstance,
  { platform, standby }: Service,
  rateLimiter: RateLimiter,
): Promise<void> {
  const { loanBookPaths } = await import('./http/loan-book.ts')
  const database = standby?.for(platform.database, 'public', undefined) ?? platform.database
  await app.register(async (scope) => loanBookPaths(scope, { platform, database, rateLimiter }))
}

/** Loaded only where letters are sent. */
async function letterPaths(
  app: FastifyInstance,
  { database, mail }: Service['platform'],
  log: FastifyBaseLogger,
): Promise<void> {
  if (mail === null) return
  const { mailPaths } = await import('./http/mail.ts')
  await app.register(async (scope) => mailPaths(scope, { database, mail }, log))
}
