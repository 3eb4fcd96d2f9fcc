import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GraphQLError } from 'graphql'
import { OutcomeUnknown } from '../database/change.ts'
import {
  codeOf,
  isAway,
  isDiskFull,
  isUnavailable,
  isUnconnected,
} from '../database/connections/faults.ts'
import { TooBusy } from '../database/reader.ts'
import { SearchTooLong } from '../database/searches.ts'
import { KeysUnavailable } from '../identity/keys.ts'
import { type Noted, newNoted, type Origin, type Tracing, traceFields } from '../telemetry/noted.ts'
import { whenLeft } from './connections.ts'
import { MutationDone, publicError, RequestError } from './errors.ts'

const FRAMES = 8
/** Paths that monitoring asks for every few seconds: only failures are worth a line. */
const MONITORING = ['/livez', '/readyz', '/metrics']
/** What PostgreSQL's codes mean here, where a rule of the gateway's has no words of its own. */
const SAID: Readonly<Record<string, string>> = {
  '25006': 'the database is read-only',
  '55P03': 'the change waited too long for a lock',
  '57014': 'the statement took too long',
}
/** Whoever changed the database by hand is told what brings it back. These sentences of PostgreSQL name a table or function, and no data. */
const BY_HAND: Readonly<Record<string, string>> = {
  '42501': 'the application’s role may not use what it needs: run `npm run migrate`',
  '42P01': 'a table or view is missing: run `npm run migrate`, which says what to do',
}
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

/** Logs one line per request, without bodies, queries or headers: they contain tokens and personal data. Of records it has only the ids. */
export function logRequests(app: FastifyInstance): void {
  const tell = (request: FastifyRequest, reply: FastifyReply, more?: object) => {
    const route = request.routeOptions.url ?? 'none'
    const isQuiet = MONITORING.includes(route) && reply.statusCode < 400
    request.log[isQuiet ? 'debug' : 'info'](
      {
        method: request.method,
        route,
        status: reply.statusCode,
        ms: tenths(reply.elapsedTime),
        member: request.viewer?.id ?? request.noted?.member,
        ...toldOf(request.noted),
        ...more,
      },
      'request',
    )
  }
  app.addHook('onResponse', (request, reply, done) => {
    tell(request, reply)
    done()
  })
  // Neither of these has a response: clients that left before they had sent everything, and those before they had the whole answer.
  app.addHook('onRequestAbort', (request, done) => {
    // It was sent whole: what becomes of it is told once it is done.
    if (request.raw.complete) return done()
    const { method, routeOptions, viewer, noted } = request
    const told = { ...toldOf(noted), code: 'ABORTED' }
    request.log.info({ method, route: routeOptions.url, member: viewer?.id, ...told }, 'request')
    done()
  })
  whenLeft(app, (request, reply) => tell(request, reply, { left: true }))
}

/** What became of a request; nothing if its path could not be parsed. */
function toldOf(noted: Noted | undefined): object {
  if (noted === undefined) return {}
  const { operation, fields, code, why, records, replayed } = noted
  const { statements, database, waiting, trace } = noted
  return {
    ...(operation !== 'none' && { operation }),
    fields,
    code,
    why,
    records,
    ...(replayed && { replayed }),
    ...(statements > 0 && { statements }),
    database_ms: tenths(database?.ms),
    waited_ms: tenths(waiting?.ms) || undefined,
    ...traceFields(trace),
  }
}

/** Milliseconds as the log has them. */
function tenths<Ms extends number | undefined>(ms: Ms): Ms {
  return (ms && Math.round(ms * 10) / 10) as Ms
}

/** Logs an error that is hidden from the client; refusals need no line of their own. */
export function logError(request: FastifyRequest, error: unknown): void {
  const { status } = publicError(error instanceof MutationDone ? error.cause : error)
  const lost = error instanceof GraphQLError ? error.originalError : error
  if (lost instanceof TooBusy) {
    if (request.noted) request.noted.why = "the member's own requests wait for one another"
    return
  }
  if (status < 500) return
  const trace = traceFields(request.noted?.trace)
  if (lost instanceof OutcomeUnknown) {
    const told = { error: withoutData(lost.cause), ...trace }
    request.log.warn(
      told,
      'outcome unknown: the connection to the database was lost during a change',
    )
    return
  }
  const cause = status === 503 ? causeOf(error) : undefined
  const byHand = BY_HAND[codeOf(lost ?? error)]
  if (cause === undefined)
    request.log[status === 503 ? 'warn' : 'error'](
      { error: withoutData(error), ...trace },
      byHand === undefined ? 'request failed' : `request failed: ${byHand}`,
    )
  else request.log.warn(trace, `refused: ${cause}`)
}

/** What is away or too slow, where that is why a request is refused: no defect of the gateway's, so its stack would say nothing. */
function causeOf(error: unknown): string | undefined {
  const thrown = error instanceof GraphQLError ? (error.originalError ?? error) : error
  if (thrown instanceof KeysUnavailable) return "the issuer's keys are missing"
  if (thrown instanceof SearchTooLong) return 'the search took too long'
  if (thrown instanceof MutationDone) {
    const why = causeOf(thrown.cause)
    return why && `made, but not shown, since ${why}`
  }
  if (thrown instanceof RequestError) return thrown.message
  if (isDiskFull(thrown)) return "the database's disk is full"
  if (isUnconnected(thrown)) return 'no connection to the database was available in time'
  if (isAway(thrown)) return 'the database is away'
  const said = SAID[codeOf(thrown)]
  if (said !== undefined) return said
  return isUnavailable(thrown) ? `the database did not carry it out (${codeOf(thrown)})` : undefined
}

/** An error as it may be logged: database messages and details quote whole rows and statements, so they are left out. */
function withoutData(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { kind: typeof error }
  // The wrapper repeats the message of the original error.
  if (error instanceof GraphQLError && error.originalError) return withoutData(error.originalError)
  const fromDatabase = 'severity' in error || 'sql' in error || 'query' in error
  return {
    kind: error.name,
    ...((!fromDatabase || codeOf(error) in BY_HAND) && { message: saidBy(error) }),
    ...named(error, ['code', 'constraint', 'table', 'routine', 'syscall']),
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, FRAMES)
      .map((line) => line.trim()),
    ...(error.cause !== undefined && { cause: withoutData(error.cause) }),
  }
}

/** Wrappers repeat the statement, with its values, before what PostgreSQL said. */
function saidBy(error: Error): string {
  if (!(codeOf(error) in BY_HAND)) return error.message
  const said = /permission denied for \w+ \w+$|relation "[\w.]+" does not exist$/.exec(
    error.message.trim(),
  )
  return said?.[0] ?? ''
}

function named(error: Error, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(error).filter(([name, value]) => names.includes(name) && value !== undefined),
  )
}
