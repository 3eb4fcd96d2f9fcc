import { createHash } from 'node:crypto'
import {
  type ApolloServer,
  type GraphQLRequestContextDidEncounterErrors,
  type GraphQLRequestContextWillSendResponse,
  HeaderMap,
} from '@apollo/server'
import type { FastifyReply } from 'fastify'
import type { GraphQLError, GraphQLFormattedError, GraphQLSchema } from 'graphql'
import type { HttpContext } from './apollo.ts'
import type { RequestParams } from './guard/request.ts'
import type { Plugins } from './plugins.ts'

/** A refused operation, and why. */
export interface RefusedOperation {
  readonly params: RequestParams
  readonly errors: readonly GraphQLError[]
  /** The errors as the client gets them. */
  readonly told: readonly GraphQLFormattedError[]
  readonly contextValue: HttpContext
}

type RefusedContext = GraphQLRequestContextWillSendResponse<HttpContext> &
  GraphQLRequestContextDidEncounterErrors<HttpContext>

/** Shows a refusal by the guard to plugins, as Apollo shows them its own; returns the response as they leave it. */
export function shownTo(
  plugins: Plugins,
  apollo: ApolloServer<HttpContext>,
  schema: GraphQLSchema,
) {
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
