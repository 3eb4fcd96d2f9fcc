import { ApolloServer } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import { fastifyApolloHandler } from '@as-integrations/fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import type { Context } from '../context.ts'
import { MemberBlocked } from '../lending/member/membership.ts'
import type { Execute } from '../reads/execute.ts'
import type { Authenticate, Viewer } from '../viewer.ts'
import { authenticated } from './authentication.ts'
import { jsonBodies } from './body.ts'
import { answerGraphqlError, formatError, type HttpContext, refuse } from './graphql-errors.ts'
import { compiledAnswers, guardedRequests } from './graphql-plugin.ts'
import { fastPath } from './graphql-post.ts'
import { shownTo } from './graphql-refusal.ts'
import type { Guard, Guarded } from './guard/guard.ts'
import { documentIdOf, hashOf, paramsOf, type RequestParams } from './guard/params.ts'
import { refusal } from './guard/refusal.ts'
import type { Operations } from './operations.ts'
import type { Plugins } from './plugins.ts'
import { pointsOf } from './rates/points.ts'
import { charge, type RateLimiter, shownOn } from './rates/rate-limiter.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the GraphQL endpoint. */
    guarded?: Guarded
  }
}

/** What the GraphQL endpoint needs of the program. */
export interface GraphqlEndpoint {
  readonly schema: GraphQLSchema
  readonly execute: Execute
  readonly contextOf: (request: FastifyRequest) => Context
  readonly authenticate: Authenticate
  readonly guard: Guard
  readonly rateLimiter: RateLimiter
  readonly operations: Operations
  /** Clients that want events, such as the explorer, may subscribe here too. */
  readonly wantsEvents: (request: FastifyRequest) => boolean
  readonly stream: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  readonly plugins: Plugins
}

/** Opens POST and GET /graphql: GraphQL over HTTP, executed by Apollo. */
export async function graphqlEndpoint(
  app: FastifyInstance,
  endpoint: GraphqlEndpoint,
): Promise<void> {
  // Plugins only see operations that go through Apollo.
  const isWatched = endpoint.plugins.length > 0
  const apollo = new ApolloServer<HttpContext>({
    schema: endpoint.schema,
    // The guard has parsed and validated the document, and caches it.
    documentStore: null,
    includeStacktraceInErrorResponses: false,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    // Every request has passed the token check, and browsers do not send that header on their own.
    csrfPrevention: { requestHeaders: ['authorization'] },
    formatError,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      guardedRequests(isWatched),
      ...endpoint.plugins,
      ...(isWatched ? [compiledAnswers(endpoint.execute)] : []),
    ],
    logger: app.log,
  })
  await apollo.start()
  // Whether a request is open to blocked members is known only once it has been read.
  authenticated(app, endpoint.authenticate, (request) => !endpoint.wantsEvents(request))
  jsonBodies(app, JSON.parse)
  app.setErrorHandler(answerGraphqlError)
  const contextOf = (request: FastifyRequest) =>
    Object.assign(endpoint.contextOf(request), { request, guarded: request.guarded })
  const answer = fastifyApolloHandler(apollo, { context: async (request) => contextOf(request) })
  const answerFast = isWatched ? () => undefined : fastPath(apollo, endpoint.execute, contextOf)
  const show = isWatched ? shownTo(endpoint.plugins, apollo, endpoint.schema) : undefined
  app.decorateRequest('guarded')
  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    config: { origin: 'graphql' },
    handler(request, reply) {
      if (endpoint.wantsEvents(request)) return endpoint.stream(request, reply)
      const params = paramsOf(request)
      // Apollo refuses batches and malformed requests with the right message each.
      if (!isReadable(params)) {
        requireOpen(request.viewer, undefined)
        return answer.call(this, request, reply)
      }
      endpoint.rateLimiter.requireBudget(request.viewer.id, shownOn(reply))
      const guarded = answeredOnce(endpoint.guard(params))
      requireOpen(request.viewer, guarded)
      charge(endpoint.rateLimiter, request, reply, pointsOf(guarded), guarded.work)
      if ('errors' in guarded)
        return refuse(guarded.errors, request, reply, (told) =>
          show?.({ ...guarded, told, params, contextValue: contextOf(request) }, reply),
        )
      request.guarded = guarded
      request.noted.operation = endpoint.operations.names.of(guarded.name, request.viewer.id)
      request.noted.type = guarded.operation
      return answerFast(params, guarded, request, reply) ?? answer.call(this, request, reply)
    },
  })
  app.addHook('onClose', () => apollo.stop())
}

/** Refuses anything that is not open to blocked members. */
function requireOpen({ blocked }: Viewer, guarded: ReturnType<Guard> | undefined): void {
  const open = guarded !== undefined && 'openToBlocked' in guarded && guarded.openToBlocked
  if (blocked && !open) throw new MemberBlocked()
}

/** Refuses subscriptions, which have more than one response. */
function answeredOnce(guarded: ReturnType<Guard>): ReturnType<Guard> {
  const isSubscription = 'operation' in guarded && guarded.operation === 'subscription'
  return isSubscription ? { errors: [wantsEvents], work: guarded.work } : guarded
}

const wantsEvents = refusal(
  'BAD_REQUEST',
  'A subscription answers with events: send it with `Accept: text/event-stream`, or over a WebSocket (graphql-transport-ws).',
)

function isReadable(params: RequestParams): boolean {
  if (typeof params.query === 'string') return true
  return documentIdOf(params) !== undefined || hashOf(params) !== undefined
}
