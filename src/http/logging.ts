import type { FastifyInstance, FastifyRequest } from 'fastify'
import { GraphQLError } from 'graphql'
import { traceFields } from '../telemetry/tracing.ts'
import { ChangeMade, publicError } from './errors.ts'

const FRAMES = 8
/** What machines ask every few seconds; only what they are refused is news. */
const MACHINES = ['/livez', '/readyz', '/metrics']

/** Logs one line per request, without bodies, queries or headers: they contain tokens and personal data. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    const isQuiet = MACHINES.includes(route) && reply.statusCode < 400
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
  const { status } = publicError(error instanceof ChangeMade ? error.cause : error)
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
