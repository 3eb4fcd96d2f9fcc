import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isKnown, tagOf } from '../http/representation.ts'
import type { MessageKey } from '../languages/catalogue.ts'
import { ToldError } from '../languages/told-error.ts'
import type { Layer } from './tiles/tile.ts'

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

/** A REST operation: a GraphQL document on the same schema, and how it maps to HTTP. */
export interface Row {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** In OpenAPI's form; each parameter sets the variable, or the input field, of that name. */
  readonly path: string
  readonly summary: string
  /** What OpenAPI says of a successful response. */
  readonly success: string
  /** The codes with which the rules refuse it, besides those that follow from its form. */
  readonly refusals?: readonly string[]
  /** Its variables become query parameters, except for `input` and the variables of paging. */
  readonly document: string
  /** The root field whose value is the body, if not the data itself. */
  readonly within?:
    | 'me'
    | 'loan'
    | 'loanMarkers'
    | 'profileMarkers'
    | 'memberFile'
    | 'frozenAccount'
    | 'case'
    | 'events'
  /** A field in the document that says whether the caller may see the others; it is not shown itself. And why others may not. */
  readonly shownIf?: { readonly field: string; readonly otherwise: MessageKey }
  /** The field whose records have a location and are available as GeoJSON. */
  readonly features?: string
  /** The input field that the path's id sets, if not `id`. */
  readonly subject?: 'loanId'
  /** The layer of a vector tile, whose path's z, x and y set `bbox` and `zoom`. */
  readonly tile?: Layer
  /** Another ending of the path under which some clients ask for the same. */
  readonly alsoEnds?: string
  /** The field that is a connection and becomes a list with `pagination`. */
  readonly list?: string
  /** The record, if the whole list, with pages or without, or the one record that the response has, is available as CSV. */
  readonly table?: string
  /** The fields of GraphQL that the list shows beside those of the record. */
  readonly beside?: readonly string[]
  /** The field of the one record that the response has whose list `table` is, if it is not the record itself. */
  readonly tableOf?: string
  /** Whether the record has a file, which `Accept: application/zip` fetches. */
  readonly archive?: boolean
  /** Whether the list is the journal, of which a closed month is kept as a file, and which DATEV's format shows by day. */
  readonly books?: boolean
  /** Whether the record has a PDF, which a client gets that prefers nothing else. */
  readonly pdf?: boolean
  /** The record that a request body describes: its server-owned fields are accepted and ignored. */
  readonly record?: string
  /** Fields of the payload that a successful response may lack. */
  readonly nullable?: readonly string[]
  /** The most bytes of a request's body, where it can be more than usual; only operators may send it. */
  readonly bodyLimit?: number
  /** Whether a request may come without its body. */
  readonly bodyIsOptional?: boolean
  /** The path of a created record. */
  readonly location?: string
  /** The record of the response whose version, if it has one, is in the ETag. */
  readonly tagged?: string
  /** Whether what was asked for is still under way, as the response shows, and what OpenAPI then says; its status is 202. */
  readonly pending?: { readonly is: (body: Answer) => boolean; readonly success: string }
  /** Whether a response shows that nothing was made, which has status 200 rather than 201, and what OpenAPI says of it. */
  readonly unmade?: { readonly is: (body: Answer) => boolean; readonly success: string }
  /** For how many seconds the caller may use the response again without asking. */
  readonly freshSeconds?: number
}

/** The HTTP status of success: 201 if the row creates a record, which it does if it has a location or could also make nothing. */
export function statusOf({ location, unmade }: Row): 200 | 201 {
  return location === undefined && unmade === undefined ? 200 : 201
}

/** The body of a response. */
export type Answer = Readonly<Record<string, unknown>>

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
