import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import type { Context } from '../context.ts'
import { authenticated } from '../http/authentication.ts'
import { jsonBodies } from '../http/body.ts'
import type { LiveEndpoint } from '../http/live/endpoint.ts'
import type { Stream } from '../http/live/stream.ts'
import { unknownRecord } from '../http/paths.ts'
import { points } from '../http/rates/points.ts'
import { charge, type RateLimiter } from '../http/rates/rate-limiter.ts'
import type { Execute } from '../reads/index.ts'
import type { Authenticate } from '../viewer.ts'
import { type Answer, answer } from './answer.ts'
import { CSV, CSV_PAGE, type CsvPage, sendCsv } from './csv.ts'
import { deprecationHeaders, sayWhatGoes } from './deprecation.ts'
import { type RowDocument, readDocument, rowPoints } from './document.ts'
import { answerRestError, failureOf, Refused, type UserError } from './errors.ts'
import { eventsPath } from './events/path.ts'
import { formatOf, formatsOf, MERGE_PATCH, requireTypes } from './formats.ts'
import { asGeojson, GEOJSON } from './geojson.ts'
import { serverFields } from './ignored.ts'
import { parseExactly } from './json.ts'
import { snakeCase } from './names.ts'
import { presentPage } from './paging.ts'
import { compilePresenter } from './presenter.ts'
import { recordFields } from './records.ts'
import { routes } from './routes.ts'
import type { Row } from './row.ts'
import { sendTile } from './send-tile.ts'
import { compileVariables, inputType } from './variables.ts'

/** What the REST bridge needs of the program. */
export interface RestEndpoint {
  readonly schema: GraphQLSchema
  readonly execute: Execute
  readonly contextOf: (request: FastifyRequest) => Context
  readonly authenticate: Authenticate
  readonly rateLimiter: RateLimiter
  readonly live: LiveEndpoint
  readonly events: Stream
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether it is open to blocked members. */
    readonly openToBlocked?: boolean
  }
}

/** Adds every REST route: each row's document is executed on the same schema that GraphQL clients use. */
export function restBridge(app: FastifyInstance, endpoint: RestEndpoint): void {
  sayWhatGoes(app)
  authenticated(
    app,
    endpoint.authenticate,
    ({ routeOptions }) => routeOptions.config.openToBlocked ?? false,
  )
  app.addHook('onRequest', async (request, reply) =>
    charge(endpoint.rateLimiter, request, reply, minimumPoints(request)),
  )
  // Some operations need no body; the others report a missing one themselves.
  const parse = (text: string) => (text === '' ? undefined : parseExactly(text))
  jsonBodies(app, parse, ['application/json', MERGE_PATCH])
  app.setErrorHandler(answerRestError)
  for (const row of routes) {
    const rowDocument = readDocument(endpoint.schema, row)
    app.route({
      method: row.method,
      url: row.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: {
        origin: 'rest',
        operation: rowDocument.operation.name?.value,
        openToBlocked: rowDocument.plan.price.openToBlocked,
        deprecation: deprecationHeaders(rowDocument.field),
      },
      handler: handler(endpoint, row, rowDocument),
    })
  }
  eventsPath(app, endpoint.live, endpoint.events)
}

/** What is charged before the body is read. */
function minimumPoints({ method }: { readonly method: string }): number {
  return method === 'GET' ? points.read : points.write
}

function handler(endpoint: RestEndpoint, row: Row, rowDocument: RowDocument) {
  const { schema, execute, contextOf, rateLimiter } = endpoint
  const { pointsOf } = rowPoints(rowDocument)
  const chargedBefore = minimumPoints(row)
  const variablesOf = compileVariables(schema, row, rowDocument)
  const present = compilePresenter(schema, rowDocument)
  const own = serverFields(row, inputType(schema, rowDocument))
  const formats = formatsOf(row)
  return async (request: FastifyRequest, reply: FastifyReply) => {
    requireTypes(request, row)
    const variables = variablesOf(request)
    const ask = async (asked: Answer) => {
      const contextValue = contextOf(request)
      const { plan } = rowDocument
      const result = await execute({ plan, variables: asked }, contextValue)
      if (result.errors?.[0] !== undefined) throw failureOf(result.errors[0], contextValue.answer)
      if (contextValue.answer.replayed) reply.header('idempotent-replayed', 'true')
      return bodyOf(row, rowDocument.root, present(result.data) as Answer, request.params)
    }
    const { list, table } = row
    const format = formatOf(request, formats)
    if (list !== undefined && table !== undefined && format === CSV) {
      const read = async (after: unknown) => {
        const page = { ...variables, first: CSV_PAGE, after }
        // An export that has started is completed; its points are charged even beyond the limit.
        rateLimiter.overdraw(request.viewer.id, pointsOf(page) - chargedBefore)
        return (await ask(page))[list] as CsvPage
      }
      return sendCsv(list, recordFields(table), read, reply)
    }
    const more = pointsOf(variables) - chargedBefore
    if (more > 0) charge(rateLimiter, request, reply, more)
    const body = await ask(variables)
    if (row.features !== undefined && format !== formats.json) {
      const { [row.features]: features, ...more } = body
      const collection = asGeojson(features as readonly Answer[], more)
      if (row.tile === undefined) return reply.type(GEOJSON).send(collection)
      return sendTile(row.tile, collection, request, reply)
    }
    const ignored = Object.keys(request.body ?? {}).filter((name) => own.has(name))
    if (ignored.length > 0) reply.header('ignored-fields', ignored.join(', '))
    if (list === undefined) return answer(row, body, request, reply)
    return presentPage(list, body[list] as Answer, request, reply)
  }
}

/** The body is a query's data, or a mutation's payload unless the rules refused it. */
function bodyOf(row: Row, root: string, data: Answer, params: unknown): Answer {
  const value = data[snakeCase(root)]
  if (value === null) unknownRecord(params)
  if (row.within !== undefined) return value as Answer
  if (row.method === 'GET') return data
  const { user_errors: errors, ...body } = value as Answer & { user_errors: readonly UserError[] }
  if (errors.length > 0) throw new Refused(errors)
  return body
}
