import { ApolloServer, type ApolloServerPlugin, type GraphQLRequestContext } from '@apollo/server'
import { unwrapResolverError } from '@apollo/server/errors'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import { fastifyApolloHandler } from '@as-integrations/fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql'
import type { Context } from '../context.ts'
import type { Authenticate } from '../viewer.ts'
import { authenticated } from './authentication.ts'
import { jsonBodies } from './body.ts'
import { publicError } from './errors.ts'
import { logError } from './logging.ts'
import { startErrorAnswer } from './reply.ts'

interface HttpContext extends Context {
  readonly request: FastifyRequest
}

/** What the GraphQL door needs of the program. */
export interface GraphqlDoor {
  readonly schema: GraphQLSchema
  readonly contextOf: (request: FastifyRequest) => Context
  readonly authenticate: Authenticate
  readonly introspection: boolean
  /** Subscriptions are taken here too, of clients that want events, such as the explorer. */
  readonly wantsEvents: (request: FastifyRequest) => boolean
  readonly stream: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
}

/** Opens POST and GET /graphql: GraphQL over HTTP, executed by Apollo. */
export async function graphqlDoor(app: FastifyInstance, door: GraphqlDoor): Promise<void> {
  const apollo = new ApolloServer<HttpContext>({
    schema: door.schema,
    introspection: door.introspection,
    hideSchemaDetailsFromClientErrors: !door.introspection,
    includeStacktraceInErrorResponses: false,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    // Every request has passed the token check, and no browser sends that header unasked.
    csrfPrevention: { requestHeaders: ['authorization'] },
    formatError,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      errorReports,
    ],
    logger: app.log,
  })
  await apollo.start()
  authenticated(app, door.authenticate)
  jsonBodies(app, JSON.parse)
  app.setErrorHandler(answerGraphqlError)
  const answer = fastifyApolloHandler(apollo, {
    context: async (request) => ({ ...door.contextOf(request), request }),
  })
  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    handler(request, reply) {
      return door.wantsEvents(request)
        ? door.stream(request, reply)
        : answer.call(this, request, reply)
    },
  })
  app.addHook('onClose', () => apollo.stop())
}

function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const code = formatted.extensions?.code
  if (code === 'BAD_USER_INPUT') return { ...formatted, extensions: { code: 'VALIDATION_FAILED' } }
  if (code !== 'INTERNAL_SERVER_ERROR') return formatted
  const told = publicError(unwrapResolverError(error))
  return { ...formatted, message: told.message, extensions: { code: told.code } }
}

/** Logs what is hidden from the client, and gives the answer the status and request id that help to find it. */
const errorReports: ApolloServerPlugin<HttpContext> = {
  async requestDidStart() {
    return {
      async didEncounterErrors({ errors, contextValue }) {
        for (const error of errors) logError(contextValue.request, unwrapResolverError(error))
      },
      async willSendResponse(context) {
        if (context.contextValue.answer.replayed)
          context.response.http?.headers.set('idempotent-replayed', 'true')
        markErrors(context)
      },
    }
  },
}

function markErrors({ response, contextValue }: GraphQLRequestContext<HttpContext>): void {
  if (response.body?.kind !== 'single') return
  const { singleResult } = response.body
  if (singleResult.errors === undefined) return
  const requestId = contextValue.request.id
  singleResult.errors = singleResult.errors.map((error) => ({
    ...error,
    extensions: { ...error.extensions, requestId },
  }))
  const codes = singleResult.errors.map(({ extensions }) => extensions?.code)
  if (codes.includes('PERSISTED_QUERY_NOT_SUPPORTED')) response.http.status = 400
  if (!codes.includes('UNAVAILABLE')) return
  response.http.status = 503
  response.http.headers.set('retry-after', '1')
}

/** A request that failed before GraphQL saw it answers in GraphQL's form all the same. */
export function answerGraphqlError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { code, message } = startErrorAnswer(error, request, reply)
  reply.send({ errors: [{ message, extensions: { code, requestId: request.id } }] })
}
