import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { GraphQLError } from 'graphql'
import { type Noted, newNoted, type Origin, type Tracing, traceFields } from '../telemetry/noted.ts'
import { MutationDone, publicError } from './errors.ts'

const FRAMES = 8
/** Paths that monitoring asks for every few seconds: only failures are worth a line. */
const MONITORING = ['/livez', '/readyz', '/metrics']
const REQUEST_ID = /^[\w.-]{8,128}$/

declare module 'fastify' {
  interface FastifyRequest {
    noted: Noted
  }
  interface FastifyContextConfig {
    /** The endpoint of its operations. */
    readonly origin?: Origin | undefined
    /** The name of its one operation. */
    readonly operation?: string | undefined
  }
}

/** Gives each request a record for metrics and traces, which fills up while it is served; begins a trace if it is an operation. */
export function noteRequests(app: FastifyInstance, tracing: Tracing | undefined): void {
  app.addHook('onRequest', (request, _, done) => {
    const { origin, operation } = request.routeOptions.config
    const trace = origin && tracing?.begin('request', request.headers)
    request.noted = newNoted(origin, operation, trace)
    done()
  })
}

/** The id of a request in the logs: the client's, if it is short and has only plain characters, or else a new one. */
export function requestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
}

/** Logs one line per request, without bodies, queries or headers: they contain tokens and personal data. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    const isQuiet = MONITORING.includes(route) && reply.statusCode < 400
    request.log[isQuiet ? 'debug' : 'info'](
      {
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        member: request.viewer?.id,
        ...traceFields(request.noted?.trace),
      },
      'request',
    )
    done()
  })
}

/** Logs an error that is hidden from the client; refusals need no line of their own. */
export function logError(request: FastifyRequest, error: unknown): void {
  const { status } = publicError(error instanceof MutationDone ? error.cause : error)
  if (status < 500) return
  const fields = { error: withoutData(error), ...traceFields(request.noted?.trace) }
  request.log[status === 503 ? 'warn' : 'error'](fields, 'request failed')
}

/** An error as it may be logged: database messages and details quote whole rows and statements, so they are left out. */
function withoutData(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { kind: typeof error }
  // The wrapper repeats the message of the original error.
  if (error instanceof GraphQLError && error.originalError) return withoutData(error.originalError)
  const fromDatabase = 'severity' in error || 'sql' in error || 'query' in error
  return {
    kind: error.name,
    ...(!fromDatabase && { message: error.message }),
    ...named(error, ['code', 'constraint', 'table', 'routine', 'syscall']),
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, FRAMES)
      .map((line) => line.trim()),
    ...(error.cause !== undefined && { cause: withoutData(error.cause) }),
  }
}

function named(error: Error, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(error).filter(([name, value]) => names.includes(name) && value !== undefined),
  )
}
