import accepts from '@fastify/accepts'
import cors from '@fastify/cors'
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { Config } from './config.ts'
import type { Context, Reading } from './context.ts'
import type { StandbyReads } from './database/standby/reads.ts'
import { compression } from './http/compression.ts'
import {
  answerBroken,
  answerUnroutable,
  connections,
  endConnections,
  lifetimes,
  requireOneHost,
} from './http/connections.ts'
import { consistency, readingOf } from './http/consistency.ts'
import { docsPaths } from './http/docs.ts'
import { graphiqlPath } from './http/graphiql.ts'
import { graphqlEndpoint } from './http/graphql.ts'
import { healthPaths, type Probe, serving } from './http/health.ts'
import { Audiences } from './http/live/audience.ts'
import { type LiveEndpoint, quotas } from './http/live/endpoint.ts'
import { socketDoor } from './http/live/sockets.ts'
import { streams } from './http/live/stream.ts'
import { streamDoor, subscriptionStreams, wantsEvents } from './http/live/subscription-stream.ts'
import { logRequests } from './http/logging.ts'
import { mapPath } from './http/map.ts'
import {
  type Audited,
  type BusState,
  type Gather,
  type JobCounts,
  metricsPath,
} from './http/metrics.ts'
import { pages } from './http/pages.ts'
import { methodGuard, unknownPath } from './http/paths.ts'
import type { Plugins } from './http/plugins.ts'
import { openRateLimiter } from './http/rates/rate-limiter.ts'
import type { Rates } from './http/rates/rates.ts'
import { requestId } from './http/request-id.ts'
import { safeHeaders } from './http/safe-headers.ts'
import { restBridge } from './rest-bridge/bridge.ts'
import { answerRestError } from './rest-bridge/errors.ts'
import { openapi } from './rest-bridge/openapi.ts'
import { problemPaths } from './rest-bridge/problems.ts'
import { openGuard } from './server/guard.ts'
import type { Viewer } from './viewer.ts'

/** What the server needs of the program. */
export interface Service
  extends Pick<
    LiveEndpoint,
    'authenticate' | 'connections' | 'execute' | 'schema' | 'watchMember'
  > {
  readonly version: string
  readonly contextOf: (viewer: Viewer, reading?: Reading) => Context
  /** Undefined if there is none. */
  readonly standby: StandbyReads | undefined
  readonly audited: () => Promise<Audited>
  /** Seconds since changes were last read. */
  readonly lag: () => number
  /** Undefined without a bus. */
  readonly bus: BusState | undefined
  /** For how many seconds the oldest writing transaction has been open. */
  readonly oldestTransaction: () => Promise<number>
  /** How many jobs ended, and how. */
  readonly jobs: JobCounts
  readonly rates: Rates
  readonly plugins: Plugins
  /** Only in a worker. */
  readonly gather: Gather | undefined
  readonly probes: Readonly<Record<string, Probe>>
  /** Aborts when shutdown starts. */
  readonly stopping: AbortSignal
  /** Returns a token for the explorer; only with the built-in issuer. */
  readonly explorerToken: (() => Promise<string>) | undefined
}

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
    http: connections,
    clientErrorHandler: answerBroken,
    frameworkErrors: answerUnroutable(answerRestError),
    // As long as a request can be, so that the rules answer for ids that do not exist.
    routerOptions: { maxParamLength: 16_384 },
  })
  endConnections(app, { stopping: service.stopping, delay: config.SHUTDOWN_DELAY_MS })
  const guardMethods = methodGuard(app)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    requireOneHost(request)
    done()
  })
  logRequests(app)
  const held = quotas(service.connections)
  const metrics = metricsPath(
    app,
    config,
    {
      audited: service.audited,
      connections: held.connections.taken,
      subscriptions: () => held.open.size,
      lag: service.lag,
      bus: service.bus,
      oldestTransaction: service.oldestTransaction,
      jobs: service.jobs,
      standby: service.standby,
    },
    service.gather,
  )
  const rateLimiter = openRateLimiter(app, service.rates, metrics, config.EVENT_LOOP_DELAY_MAX_MS)
  app.setErrorHandler(answerRestError)
  app.setNotFoundHandler({ preHandler: unknownPath }, unknownPath)
  await app.register(accepts)
  safeHeaders(app)
  compression(app)
  if (config.CORS_ORIGINS.length > 0)
    await app.register(cors, { ...pages, origin: config.CORS_ORIGINS })
  if (service.standby !== undefined) consistency(app, service.standby)
  const contextOf = (request: FastifyRequest) =>
    service.contextOf(request.viewer, readingOf(request))
  const guard = openGuard(config, service.schema, metrics.refused)
  const live = { ...service, ...held, guard, rateLimiter, audiences: new Audiences(), log }
  const events = streams(app, live)
  const stream = subscriptionStreams(live, events)
  const endpoint = { ...service, contextOf, guard, rateLimiter, stream, wantsEvents }
  await app.register((scope) => graphqlEndpoint(scope, endpoint))
  socketDoor(app, live, config)
  await app.register((scope) => streamDoor(scope, live, stream))
  const bridge = { ...service, contextOf, rateLimiter, live, events }
  await app.register(async (scope) => restBridge(scope, bridge))
  docsPaths(app, openapi(service.schema, service.version), config.HOST, service.explorerToken)
  problemPaths(app, service.schema)
  if (service.explorerToken !== undefined) {
    graphiqlPath(app, config.HOST, service.explorerToken)
    mapPath(app, config.HOST, service.explorerToken)
  }
  healthPaths(app, { ...service.probes, gateway: serving(service.stopping) })
  guardMethods()
  return app
}
