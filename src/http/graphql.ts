import '@fastify/accepts'
import { createHash } from 'node:crypto'
import {
  type ApolloServer,
  type GraphQLRequestContextDidEncounterErrors,
  type GraphQLRequestContextWillSendResponse,
  HeaderMap,
} from '@apollo/server'
import { fastifyApolloHandler } from '@as-integrations/fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GraphQLError, GraphQLFormattedError, GraphQLSchema } from 'graphql'
import type { Context } from '../context.ts'
import { ToldError } from '../languages/told-error.ts'
import { MemberBlocked } from '../lending/member/known-members.ts'
import type { Execute } from '../reads/index.ts'
import { type Authenticate, authenticated, type Viewer } from '../viewer.ts'
import { answerGraphqlError, type HttpContext, refuse, startApollo } from './apollo.ts'
import { jsonBodies } from './body.ts'
import type { Guard, Guarded } from './guard/guard.ts'
import {
  documentIdOf,
  hashOf,
  isObject,
  paramsOf,
  type Refused,
  type RequestParams,
} from './guard/request.ts'
import type { Operations } from './operations.ts'
import type { Plugins } from './plugins.ts'
import { charge, pointsOf, type RateLimiter, shownOn } from './rates/rate-limiter.ts'

const TYPES = ['application/json', 'application/graphql-response+json']
const ACCEPTS_MAX = 100
const LONG = 8_192

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the GraphQL endpoint. */
    graphql?: HttpContext
  }
}

/** The parts of the program that the GraphQL endpoint needs. */
export interface GraphqlEndpoint {
  readonly schema: GraphQLSchema
  readonly execute: Execute
  readonly contextOf: (request: FastifyRequest) => Context
  readonly authenticate: Authenticate
  readonly guard: Guard
  readonly rateLimiter: RateLimiter
  readonly operations: Operations
  /** Clients that want events, such as the explorer, may subscribe here too. */
  readonly stream: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  readonly plugins: Plugins
}

/** Opens POST and GET /graphql. Operations are executed by their compiled plans where possible, otherwise by Apollo. */
export async function graphqlEndpoint(
  app: FastifyInstance,
  endpoint: GraphqlEndpoint,
): Promise<void> {
  const apollo = await startApollo(endpoint.schema, endpoint.plugins, app.log)
  // Whether a request is open to blocked members is known only once it has been read.
  authenticated(app, endpoint.authenticate, (request) => !wantsEvents(request))
  jsonBodies(app, JSON.parse)
  app.setErrorHandler(answerGraphqlError)
  const contextOf = (request: FastifyRequest, guarded?: Guarded): HttpContext =>
    Object.assign(endpoint.contextOf(request), { request, guarded })
  const byApollo = fastifyApolloHandler(apollo, {
    context: async (request) => request.graphql ?? contextOf(request),
  })
  // Plugins only see what Apollo executes.
  const isWatched = endpoint.plugins.length > 0
  const byPlan = isWatched ? async () => undefined : planned(endpoint.execute)
  const show = isWatched ? shownTo(endpoint.plugins, apollo, endpoint.schema) : undefined
  app.decorateRequest('graphql')
  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    config: { origin: 'graphql' },
    async handler(request, reply) {
      if (wantsEvents(request)) return endpoint.stream(request, reply)
      const params = paramsOf(request)
      // Apollo refuses batches and malformed requests with the right message each.
      if (!isReadable(params)) {
        requireOpen(request.viewer, undefined)
        return byApollo.call(this, request, reply)
      }
      endpoint.rateLimiter.requireBudget(request.viewer.id, shownOn(reply))
      const guarded = answeredOnce(endpoint.guard(params))
      requireOpen(request.viewer, guarded)
      charge(endpoint.rateLimiter, request, reply, pointsOf(guarded), guarded.work)
      if ('errors' in guarded)
        return refuse(guarded.errors, request, reply, (told) =>
          show?.({ ...guarded, told, params, contextValue: contextOf(request) }, reply),
        )
      const { name, operation } = guarded.plan.operation
      request.noted.operation = endpoint.operations.names.of(name?.value, request.viewer.id)
      request.noted.type = operation
      if (operation === 'mutation') request.noted.fields = mutationsOf(guarded)
      request.graphql = contextOf(request, guarded)
      // Apollo Client names itself in `extensions`. Apollo refuses those that are not an object.
      const data = isObject(params.extensions ?? {})
        ? await byPlan(request.graphql, reply)
        : undefined
      return data ?? byApollo.call(this, request, reply)
    },
  })
  app.addHook('onClose', () => apollo.stop())
}

/** Answers by an operation's plan with JSON; undefined if Apollo must answer. */
function planned(execute: Execute) {
  const types = new Map<string, string | false>()
  const typeFor = (request: FastifyRequest) => {
    const accept = request.headers.accept ?? '*/*'
    const known = types.get(accept)
    if (known !== undefined) return known
    const [type = false] = [request.accepts().type(TYPES)].flat()
    if (types.size < ACCEPTS_MAX) types.set(accept, type)
    return type
  }
  return async (
    context: HttpContext,
    reply: FastifyReply,
  ): Promise<string | Buffer | undefined> => {
    const { request, guarded } = context
    const type = typeFor(request)
    if (request.method !== 'POST' || type === false || guarded === undefined) return undefined
    const result = await execute(guarded, context, async () => undefined)
    if (result === undefined) return undefined
    reply.type(`${type}; charset=utf-8`)
    if (context.answer.language !== undefined)
      reply.header('content-language', context.answer.language)
    const text = `${JSON.stringify(result)}\n`
    // A short string is sent together with its headers; a long one would be encoded twice, to measure and to send it.
    return text.length < LONG ? text : Buffer.from(text)
  }
}

/** Refuses anything that is not open to blocked members. */
function requireOpen({ blocked }: Viewer, guarded: Guarded | Refused | undefined): void {
  const open = guarded !== undefined && 'plan' in guarded && guarded.plan.price.openToBlocked
  if (blocked && !open) throw new MemberBlocked()
}

/** Whether a client accepts only events. */
export function wantsEvents({ headers: { accept = '' } }: FastifyRequest): boolean {
  return accept.includes('text/event-stream') && !accept.includes('json')
}

/** The names of the mutations that an operation calls, itself or in fragments. */
function mutationsOf({ plan }: Guarded): string[] {
  const type = plan.schema.getMutationType()?.name
  return [...plan.names]
    .filter((name) => name.startsWith(`${type}.`))
    .map((name) => name.slice(name.indexOf('.') + 1))
}

/** Refuses subscriptions, which have more than one response. */
function answeredOnce(guarded: Guarded | Refused): Guarded | Refused {
  const isSubscription = 'plan' in guarded && guarded.plan.operation.operation === 'subscription'
  return isSubscription ? { errors: [needsEvents], work: guarded.work } : guarded
}

const needsEvents = new ToldError('BAD_REQUEST', 'error.document.events')

function isReadable(params: RequestParams): boolean {
  if (typeof params.query === 'string') return true
  return documentIdOf(params) !== undefined || hashOf(params) !== undefined
}

/** A refused operation, and why. */
interface RefusedOperation {
  readonly params: RequestParams
  readonly errors: readonly GraphQLError[]
  /** The errors as the client gets them. */
  readonly told: readonly GraphQLFormattedError[]
  readonly contextValue: HttpContext
}

type RefusedContext = GraphQLRequestContextWillSendResponse<HttpContext> &
  GraphQLRequestContextDidEncounterErrors<HttpContext>

/** Shows a refusal by the guard to plugins, as Apollo shows them its own; returns the response as they leave it. */
function shownTo(plugins: Plugins, apollo: ApolloServer<HttpContext>, schema: GraphQLSchema) {
  return async (refused: RefusedOperation, reply: FastifyReply): Promise<object> => {
    const context = contextOf(refused, apollo, schema)
    const started = await Promise.all(plugins.map((plugin) => plugin.requestDidStart?.(context)))
    const listeners = started.flatMap((listener) => listener ?? [])
    await Promise.all(listeners.map((listener) => listener.didResolveSource?.(context)))
    await Promise.all(listeners.map((listener) => listener.didEncounterErrors?.(context)))
    await Promise.all(listeners.map((listener) => listener.willSendResponse?.(context)))
    const { http, body } = context.response
    for (const [name, value] of http.headers) reply.header(name, value)
    reply.code(http.status ?? 400)
    return body.kind === 'single' ? body.singleResult : {}
  }
}

function contextOf(
  { params, errors, told, contextValue }: RefusedOperation,
  { logger, cache }: ApolloServer<HttpContext>,
  schema: GraphQLSchema,
): RefusedContext {
  const source = typeof params.query === 'string' ? params.query : ''
  return {
    logger,
    cache,
    schema,
    contextValue,
    request: requestOf(params, source, contextValue),
    response: {
      http: { status: 400, headers: new HeaderMap() },
      body: { kind: 'single', singleResult: { errors: told } },
    },
    source,
    queryHash: createHash('sha256').update(source).digest('hex'),
    errors,
    metrics: { persistedQueryHit: false, persistedQueryRegister: false },
    overallCachePolicy: {
      restrict: () => undefined,
      replace: () => undefined,
      policyIfCacheable: () => null,
    },
    requestIsBatched: false,
  }
}

function requestOf({ operationName }: RequestParams, query: string, { request }: HttpContext) {
  const { method, headers, body, url } = request
  const named = typeof operationName === 'string' ? { operationName } : {}
  const single = Object.entries(headers).map(([name, value]) => [name, String(value)] as const)
  const search = new URL(url, 'http://gateway').search
  return { query, ...named, http: { method, headers: new HeaderMap(single), search, body } }
}
