import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import type { Context } from '../context.ts'
import { jsonBodies, operatorsAlone } from '../http/body.ts'
import type { LiveEndpoint } from '../http/live/endpoint.ts'
import type { Stream } from '../http/live/stream.ts'
import { unknownRecord } from '../http/paths.ts'
import { charge, points, type RateLimiter } from '../http/rates/rate-limiter.ts'
import type { Execute } from '../reads/index.ts'
import { type Authenticate, authenticated } from '../viewer.ts'
import {
  answer,
  checkShown,
  deprecationHeaders,
  formatOf,
  formatsOf,
  MERGE_PATCH,
  requireTypes,
  sendDeprecations,
  sendTagged,
} from './answer.ts'
import { sendArchive, ZIP } from './archive.ts'
import { booksFile, type Days, sendBooks } from './books.ts'
import { CSV, CSV_PAGE, type CsvPage, sendCsv, sendWhole } from './csv.ts'
import { PDF, sendDocument, sendHelpFile } from './document.ts'
import { answerRestError, failureOf, InvalidRequest, Refused, type UserError } from './errors.ts'
import { eventsPath } from './events/path.ts'
import { exportPlaces, type TakeExport } from './exports.ts'
import { asGeojson, GEOJSON } from './geojson.ts'
import { serverFields } from './ignored.ts'
import { parseExactly } from './input.ts'
import { compilePresenter, type RowDocument, readDocument, rowPoints } from './presenter.ts'
import { presentPage } from './query.ts'
import { recordFields, snakeCase } from './records/records.ts'
import { sectionsOf } from './routes.ts'
import type { Answer, Row } from './row.ts'
import { tileJsonPaths } from './tiles/json.ts'
import { tileHandler } from './tiles/path.ts'
import { compileJudge, compileVariables, inputType } from './variables.ts'

/** The parts of the program that the REST bridge needs. */
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
    /** Whether its handler charges all that it costs. */
    readonly isPriced?: boolean
  }
}

/** Adds every REST route: each row's document is executed on the same schema that GraphQL clients use. */
export function restBridge(app: FastifyInstance, endpoint: RestEndpoint): void {
  sendDeprecations(app)
  authenticated(
    app,
    endpoint.authenticate,
    ({ routeOptions }) => routeOptions.config.openToBlocked ?? false,
  )
  app.addHook('onRequest', async (request, reply) => {
    if (!request.routeOptions.config.isPriced)
      charge(endpoint.rateLimiter, request, reply, minimumPoints(request))
  })
  // Some operations need no body; the others report a missing one themselves.
  const parse = (text: string) => (text === '' ? undefined : parseExactly(text))
  jsonBodies(app, parse, ['application/json', MERGE_PATCH])
  app.setErrorHandler(answerRestError)
  const takeExport = exportPlaces(endpoint.live.connections)
  for (const row of sectionsOf(endpoint.schema).flatMap(({ rows }) => rows)) {
    const rowDocument = readDocument(endpoint.schema, row)
    const { tile } = row
    const options = {
      method: row.method,
      ...(row.bodyLimit !== undefined && { bodyLimit: row.bodyLimit }),
      ...(row.bodyLimit !== undefined && isOfOperators(row) && { onRequest: operatorsAlone }),
      config: {
        origin: 'rest',
        operation: rowDocument.operation.name?.value,
        openToBlocked: rowDocument.plan.price.openToBlocked,
        deprecation: deprecationHeaders(rowDocument.field),
        isPriced: tile !== undefined,
      },
      handler:
        tile === undefined
          ? handler(endpoint, row, rowDocument, takeExport)
          : tileHandler(app, endpoint.live, { ...row, tile }, rowDocument),
    } as const
    for (const url of urlsOf(row)) app.route({ ...options, url })
  }
  tileJsonPaths(app, endpoint.schema)
  eventsPath(app, endpoint.live, endpoint.events)
}

function isOfOperators({ path }: Row): boolean {
  return path.startsWith('/operator/')
}

/** The paths of a row, in Fastify's form. */
function urlsOf({ path, alsoEnds }: Row): string[] {
  const url = path.replaceAll(/\{(\w+)\}/g, ':$1')
  return alsoEnds === undefined ? [url] : [url, url.replace(/\.\w+$/, alsoEnds)]
}

/** What is charged before the body is read. */
function minimumPoints({ method }: { readonly method: string }): number {
  return method === 'GET' ? points.read : points.write
}

function handler(
  endpoint: RestEndpoint,
  row: Row,
  rowDocument: RowDocument,
  takeExport: TakeExport,
) {
  const { schema, contextOf, rateLimiter } = endpoint
  const { pointsOf } = rowPoints(rowDocument)
  const chargedBefore = minimumPoints(row)
  const variablesOf = compileVariables(schema, row, rowDocument)
  const present = compilePresenter(schema, rowDocument)
  const presentText = row.table ? compilePresenter(schema, rowDocument, String) : present
  const own = serverFields(row, inputType(schema, rowDocument))
  const formats = formatsOf(row)
  const judge = compileJudge(schema, rowDocument)
  const variablesOrWrong = async (request: FastifyRequest) => {
    try {
      return variablesOf(request)
    } catch (error) {
      throw error instanceof InvalidRequest ? await judge(error, contextOf(request)) : error
    }
  }
  return async (request: FastifyRequest, reply: FastifyReply) => {
    requireTypes(request, row)
    const variables = await variablesOrWrong(request)
    const ask = (asked: Answer, shown = present) =>
      bodyFor(endpoint, row, rowDocument, { asked, shown, request, reply })
    const { list, table } = row
    const format = formatOf(request, formats)
    if (row.books && format !== formats.json) {
      // Whoever is shown a line may have the file.
      await ask({ ...variables, first: 1 })
      const days = variables as unknown as Days
      const file = await booksFile(contextOf(request), days, String(format))
      if (file !== null) {
        charge(rateLimiter, request, reply, points.export)
        if (request.method !== 'HEAD') await takeExport(request, reply)
        return sendBooks(file, days, String(format), reply)
      }
    }
    if (list !== undefined && table !== undefined && format === CSV) {
      const page = { ...variables, first: CSV_PAGE }
      const price = pointsOf(page) - chargedBefore
      charge(rateLimiter, request, reply, points.export + price)
      if (request.method !== 'HEAD') await takeExport(request, reply)
      const read = async (after: unknown) => {
        // An export that has started is completed; its points are charged even beyond the limit.
        if (after !== null) rateLimiter.overdraw(request.viewer.id, price)
        return (await ask({ ...page, after }, presentText))[list] as CsvPage
      }
      return sendCsv(
        list,
        [...recordFields(table), ...(row.beside ?? []).map(snakeCase)],
        read,
        reply,
      )
    }
    if (row.archive && format === ZIP) {
      charge(rateLimiter, request, reply, points.export)
      await takeExport(request, reply)
      return sendArchive(request, reply, contextOf(request))
    }
    const more = pointsOf(variables) - chargedBefore
    if (more > 0) charge(rateLimiter, request, reply, more)
    if (row.pdf && format === PDF) return sendDocument(request, reply, contextOf(request))
    if (table !== undefined && format === CSV)
      return sendWhole(await ask(variables, presentText), recordFields(table), reply, row.tableOf)
    const body = await ask(variables)
    // Whoever is shown the record may have the file.
    if (row.files && format !== formats.json)
      return sendHelpFile(request, reply, contextOf(request))
    const ignored = Object.keys(request.body ?? {}).filter((name) => own.has(name))
    if (ignored.length > 0) reply.header('ignored-fields', ignored.join(', '))
    return format === formats.json || row.features === undefined
      ? sendJson(row, body, request, reply)
      : sendFeatures(row.features, body, request, reply)
  }
}

/** What is asked of a row's document, and how its data are shown. */
interface Asked {
  readonly asked: Answer
  readonly shown: ReturnType<typeof compilePresenter>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Executes a row's document, notes in the headers what was told of the answer, and returns the body; throws what the rules refuse. */
async function bodyFor(
  { execute, contextOf }: RestEndpoint,
  row: Row,
  { plan, root }: RowDocument,
  { asked, shown, request, reply }: Asked,
): Promise<Answer> {
  const contextValue = contextOf(request)
  const result = await execute({ plan, variables: asked }, contextValue)
  if (result.errors?.[0] !== undefined) throw failureOf(result.errors[0], contextValue.answer)
  checkShown(row, result.data?.[root])
  const { replayed, language } = contextValue.answer
  if (replayed) reply.header('idempotent-replayed', 'true')
  if (language !== undefined) reply.header('content-language', language)
  return bodyOf(row, root, shown(result.data) as Answer, request.params)
}

function sendJson(row: Row, body: Answer, request: FastifyRequest, reply: FastifyReply): unknown {
  if (row.list === undefined) return answer(row, body, request, reply)
  const page = presentPage(row.list, body[row.list] as Answer, request, reply)
  return sendTagged(page, request, reply.type('application/json'))
}

function sendFeatures(name: string, body: Answer, request: FastifyRequest, reply: FastifyReply) {
  const { [name]: features, ...more } = body
  const collection = asGeojson(features as readonly Answer[], more)
  return sendTagged(collection, request, reply.type(GEOJSON))
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
