import { createHash } from 'node:crypto'
import '@fastify/accepts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RequestError } from '../http/errors.ts'
import { isKnown, tagOf } from '../http/representation.ts'
import { ToldError } from '../languages/told-error.ts'
import { ZIP } from './archive.ts'
import { DATEV } from './books.ts'
import { CSV } from './csv.ts'
import { PDF } from './document.ts'
import { GEOJSON } from './geojson.ts'
import { type Issue, issue } from './issue.ts'
import { type Answer, type Row, statusOf } from './row.ts'
import { MVT } from './tiles/tile.ts'

/** A JSON merge patch (RFC 7396). */
export const MERGE_PATCH = 'application/merge-patch+json'

/** The media types of a row's successful response, by the value of the query parameter `f`. */
export type Formats = Readonly<Record<string, string>>

/** The formats of a row; a client that prefers none gets the first. */
export function formatsOf({ features, table, tile, archive, books, pdf, files }: Row): Formats {
  if (tile !== undefined) return { mvt: MVT }
  return {
    ...(pdf && { pdf: PDF }),
    ...Object.fromEntries((files ?? []).map((media) => [media.replace(/.*\//, ''), media])),
    json: 'application/json',
    ...(features !== undefined && { geojson: GEOJSON }),
    ...(table !== undefined && { csv: CSV }),
    ...(books && { datev: DATEV }),
    ...(archive && { zip: ZIP }),
  }
}

/** Whether a row has several formats, from which clients that can't send `Accept` choose with `f`. */
export function hasChoice(formats: Formats): boolean {
  return Object.keys(formats).length > 1
}

/** The media type of a response: named by `f`, or the one that the client prefers; undefined if it accepts none. */
export function formatOf(request: FastifyRequest, formats: Formats): string | undefined {
  const format = formatIn(request.query) ?? ''
  const named = Object.hasOwn(formats, format) ? formats[format] : undefined
  const types = Object.values(formats)
  return named ?? types.find((type) => request.accepts().type(types) === type)
}

/** Refuses a request whose body or response would have a type that the row does not have. */
export function requireTypes(request: FastifyRequest, row: Row): void {
  const isPatch = request.headers['content-type']?.startsWith(MERGE_PATCH) === true
  if (isPatch && row.method !== 'PATCH') {
    const told = { key: 'error.body.patch', values: { type: MERGE_PATCH } } as const
    throw new RequestError(415, 'UNSUPPORTED_MEDIA_TYPE', told)
  }
  const formats = formatsOf(row)
  if (formatOf(request, { ...formats, problem: 'application/problem+json' }) !== undefined) return
  const types = Object.values(formats).join(', ')
  throw new RequestError(406, 'NOT_ACCEPTABLE', { key: 'error.accept', values: { types } })
}

/** What is wrong with the query parameter `f`. */
export function formatIssues(formats: Formats, query: unknown): Issue[] {
  const format = formatIn(query)
  if (!hasChoice(formats) || format === undefined || Object.hasOwn(formats, format)) return []
  return [issue('f', 'INVALID', 'issue.format', { names: Object.keys(formats).join(', ') })]
}

function formatIn(query: unknown): string | undefined {
  return (query as { readonly f?: string }).f
}

/** A strong tag with a version; the tag of an encoded response ends with its coding. */
const TAG = /^"(\d{1,9})\.[\w-]+(?:\.(?:br|gzip))?"$/

/** A record's entity tag: its version, if it has one, and a hash of what this viewer sees of it. */
export function etagOf(record: unknown): string {
  const { version } = record as { readonly version?: number }
  const hash = createHash('sha256').update(JSON.stringify(record)).digest('base64url').slice(0, 16)
  return version === undefined ? `"${hash}"` : `"${version}.${hash}"`
}

/**
 * The version that If-Match requires, the newest if it lists several; undefined if it requires none, and -1 if it can match
 * none, as a weak tag never does (RFC 9110).
 */
export function expectedVersion(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined
  return Math.max(...ifMatch.split(',').map((tag) => Number(TAG.exec(tag.trim())?.[1] ?? -1)))
}

/** Throws a refusal if the record says that the caller may not see what is asked of it. */
export function checkShown({ shownIf }: Row, record: unknown): void {
  if (shownIf === undefined || (record as Answer | null)?.[shownIf.field] !== false) return
  throw new ToldError('FORBIDDEN', shownIf.otherwise)
}

/** Sends one record with status, Location and ETag; or 304 without a body if the client has it. */
export function answer(
  row: Row,
  body: Answer,
  request: FastifyRequest,
  reply: FastifyReply,
): unknown {
  reply
    .code(row.pending?.is(body) ? 202 : row.unmade?.is(body) ? 200 : statusOf(row))
    .type('application/json')
  if (row.freshSeconds !== undefined)
    reply.header('cache-control', `private, max-age=${row.freshSeconds}`)
  if (row.location !== undefined) reply.header('location', fill(row.location, body))
  if (row.method === 'GET' && row.tagged === undefined) return sendTagged(body, request, reply)
  if (row.tagged === undefined) return body
  const etag = etagOf(body[row.tagged])
  if (row.method === 'GET') return isKnown(etag, request, reply) ? reply.send() : body
  reply.header('etag', etag)
  return body
}

/** Sends JSON with an ETag of its text; or 304 without a body if the client has it, so that polling a list is cheap. */
export function sendTagged(body: object, request: FastifyRequest, reply: FastifyReply): unknown {
  const text = JSON.stringify(body)
  return isKnown(tagOf(text), request, reply) ? reply.send() : reply.send(text)
}

/** Fills in a path such as /loans/{loan.id} from the body. */
function fill(path: string, body: Answer): string {
  return path.replaceAll(/\{(\w+)\.(\w+)\}/g, (_, record: string, field: string) =>
    String((body[record] as Answer)[field]),
  )
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The headers that say when the operation will be removed. */
    readonly deprecation?: Readonly<Record<string, string>> | undefined
  }
}

/** How the reason of `@deprecated` ends: "Use `x`. Deprecated 2026-12-01, removed 2027-06-01." */
const DATES = /\bDeprecated (\d{4}-\d{2}-\d{2}), removed (\d{4}-\d{2}-\d{2})\.$/

interface Deprecable {
  readonly deprecationReason?: string | null | undefined
}

/**
 * The headers of a deprecated operation (RFC 9745, RFC 8594); undefined for others. Throws if the reason of `@deprecated` does
 * not end with its dates.
 */
export function deprecationHeaders({
  deprecationReason: reason,
}: Deprecable): Readonly<Record<string, string>> | undefined {
  if (reason === undefined || reason === null) return undefined
  const [since, until] = (DATES.exec(reason) ?? []).slice(1).map((day) => new Date(day))
  if (since === undefined || until === undefined)
    throw new Error(`@deprecated must end with "Deprecated <day>, removed <day>.": ${reason}`)
  return { deprecation: `@${since.getTime() / 1_000}`, sunset: until.toUTCString() }
}

/** Sends their deprecation headers with each response of deprecated operations. */
export function sendDeprecations(app: FastifyInstance): void {
  app.addHook('onRequest', ({ routeOptions: { config } }, reply, done) => {
    if (config.deprecation !== undefined) reply.headers(config.deprecation)
    done()
  })
}

/** How OpenAPI marks something deprecated. */
export function deprecated({ deprecationReason: reason }: Deprecable): { deprecated?: true } {
  return typeof reason === 'string' ? { deprecated: true } : {}
}

/** How OpenAPI describes the headers of a deprecated operation. */
export function deprecationHeaderDocs(field: Deprecable): Readonly<Record<string, unknown>> {
  const schema = { type: 'string' }
  return deprecationHeaders(field) === undefined
    ? {}
    : {
        Deprecation: { description: 'Since when not to use it (RFC 9745).', schema },
        Sunset: { description: 'When it will be gone (RFC 8594).', schema },
      }
}
