import '@fastify/accepts'
import {
  ApolloServer,
  type ApolloServerPlugin,
  type GraphQLRequestContext,
  type GraphQLRequestListener,
} from '@apollo/server'
import { unwrapResolverError } from '@apollo/server/errors'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import type { GraphQLError, GraphQLFormattedError, GraphQLSchema } from 'graphql'
import type { Context } from '../context.ts'
import { text } from '../languages/index.ts'
import { afterMutation, publicError } from './errors.ts'
import type { Guarded } from './guard/guard.ts'
import { withoutSuggestion } from './guard/request.ts'
import { toldOfNumber } from './guard/whole-numbers.ts'
import { languageOf, messageIn } from './language.ts'
import { logError } from './logging.ts'
import { startErrorAnswer } from './reply.ts'

/** Apollo's context of a request. */
export interface HttpContext extends Context {
  readonly request: FastifyRequest
  /** What may be executed; if undefined, Apollo reports what is wrong with the request. */
  readonly guarded: Guarded | undefined
}

/** Starts Apollo, which answers what compiled plans do not: mutations, errors, and requests without an operation. */
export async function startApollo(
  schema: GraphQLSchema,
  plugins: readonly ApolloServerPlugin<HttpContext>[],
  logger: FastifyBaseLogger,
): Promise<ApolloServer<HttpContext>> {
  const apollo = new ApolloServer<HttpContext>({
    schema,
    // The guard has parsed and validated the document, and keeps it.
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
      guardedRequests(plugins.length > 0),
      ...plugins,
    ],
    logger,
  })
  await apollo.start()
  return apollo
}

/** Gives Apollo the documents that the guard admitted, and nothing else. */
function guardedRequests(isWatched: boolean): ApolloServerPlugin<HttpContext> {
  return {
    async requestDidStart({ request, contextValue: { guarded } }) {
      const { operationName, variables, text } = guarded ?? {}
      // Only plugins use the text, and Apollo would hash it for each request.
      const query = isWatched ? text : guarded && 'guarded'
      Object.assign(request, { query, operationName, variables })
      // The guard has looked the hash up.
      if (guarded !== undefined) delete request.extensions?.persistedQuery
      return listener
    },
  }
}

const listener: GraphQLRequestListener<HttpContext> = {
  async didResolveSource(context) {
    Object.assign(context, { document: context.contextValue.guarded?.plan.document })
  },
  /** Logs what is hidden from the client. */
  async didEncounterErrors({ errors, contextValue }) {
    for (const error of errors ?? []) logError(contextValue.request, unwrapResolverError(error))
  },
  willSendResponse: markErrors,
}

/** Answers with the guard's refusals, in the media type that the client prefers; plugins may change them. */
export async function refuse(
  errors: readonly GraphQLError[],
  request: FastifyRequest,
  reply: FastifyReply,
  show: (told: readonly GraphQLFormattedError[]) => Promise<object> | undefined,
): Promise<object> {
  const types = ['application/json', 'application/graphql-response+json']
  const language = languageOf(request)
  const told = errors.map((error) => withId(inLanguage(error.toJSON(), error, language), request))
  request.noted.code = codeOf(told)
  reply.code(400).type(`${request.accepts().type(types) || types[0]}; charset=utf-8`)
  // Returned, not sent: while a hook delays what is sent, Fastify sends an empty payload for a handler that has returned none.
  return (await show(told)) ?? { errors: told }
}

function codeOf([error]: readonly GraphQLFormattedError[]): string {
  return String(error?.extensions?.code)
}

function withId(error: GraphQLFormattedError, request: FastifyRequest): GraphQLFormattedError {
  return { ...error, extensions: { ...error.extensions, ...idsOf(request) } }
}

/** The ids by which operators find a request in their logs and traces. */
function idsOf({ id, noted }: FastifyRequest) {
  return { requestId: id, ...(noted?.trace && { traceId: noted.trace.traceId }) }
}

/** An error with its message in a language, if a catalogue has it. */
function inLanguage(
  formatted: GraphQLFormattedError,
  error: GraphQLError | undefined,
  language: string,
  guarded?: Guarded,
): GraphQLFormattedError {
  // A variable can be a number that is not whole.
  const told =
    error &&
    ((guarded && toldOfNumber(guarded.plan.schema, guarded.plan.document, error)) ??
      publicError(unwrapResolverError(error)).told)
  return told === undefined
    ? formatted
    : { ...formatted, message: text(language, told.key, told.values) }
}

/** What clients see of an error from Apollo or a resolver. */
function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const code = formatted.extensions?.code
  if (code === 'BAD_USER_INPUT')
    return {
      ...formatted,
      message: withoutSuggestion(formatted.message),
      extensions: { code: 'VALIDATION_FAILED' },
    }
  if (code !== 'INTERNAL_SERVER_ERROR') return formatted
  const told = publicError(unwrapResolverError(error))
  return { ...formatted, message: told.message, extensions: { code: told.code } }
}

/** Sets the response's status, and the request id under which errors were logged. */
async function markErrors({ response, contextValue, errors }: Answered): Promise<void> {
  if (contextValue.answer.replayed) response.http?.headers.set('idempotent-replayed', 'true')
  const { language } = contextValue.answer
  if (language !== undefined) response.http?.headers.set('content-language', language)
  if (response.body?.kind !== 'single') return
  const { singleResult } = response.body
  if (singleResult.errors === undefined) return
  const { answer, request } = contextValue
  response.http.headers.set('content-language', contextValue.refusalLanguage)
  singleResult.errors = singleResult.errors.map((error, index) => {
    const said = inLanguage(
      error,
      errors?.[index],
      contextValue.refusalLanguage,
      contextValue.guarded,
    )
    return withId(toldOfChange(said, answer.changed, contextValue.refusalLanguage), request)
  })
  markUnreadable(response.http, singleResult)
  request.noted.code = codeOf(singleResult.errors)
  const codes = singleResult.errors.map(({ extensions }) => extensions?.code)
  if (codes.includes('PERSISTED_QUERY_NOT_SUPPORTED')) response.http.status = 400
  const status = codes.includes('UNAVAILABLE')
    ? 503
    : codes.includes('RATE_LIMITED')
      ? 429
      : undefined
  if (status === undefined) return
  response.http.status = status
  response.http.headers.set('retry-after', '1')
}

/** Apollo answers 400 if an argument can't be read. That status stays if the result has no data; otherwise only one field has failed. */
function markUnreadable(http: Answered['response']['http'], result: { data?: unknown }): void {
  if (http.status !== 400) return
  if (result.data === null) delete result.data
  else if (result.data !== undefined) http.status = 200
}

/** Clients that see 503 retry, so a response with this error keeps its 200. */
function toldOfChange(
  error: GraphQLFormattedError,
  changed: boolean,
  language: string,
): GraphQLFormattedError {
  const told = afterMutation(error.extensions?.code, error, changed)
  if (told === undefined) return error
  const message = messageIn(language, told)
  return { ...error, message, extensions: { ...error.extensions, code: told.code } }
}

type Answered = GraphQLRequestContext<HttpContext>

/** Answers in GraphQL's format when a request failed before GraphQL saw it. */
export function answerGraphqlError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { code, message } = startErrorAnswer(error, request, reply)
  request.noted.code = code
  reply.send({ errors: [{ message, extensions: { code, ...idsOf(request) } }] })
}
