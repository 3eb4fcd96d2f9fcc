import '@fastify/accepts'
import type { FastifyRequest } from 'fastify'
import { RequestError } from '../http/errors.ts'
import { ZIP } from './archive.ts'
import { DATEV } from './books.ts'
import { CSV } from './csv.ts'
import { PDF } from './document.ts'
import { GEOJSON } from './geojson.ts'
import { type Issue, issue } from './issue.ts'
import type { JsonSchema } from './openapi/schemas.ts'
import type { Row } from './row.ts'
import { MVT } from './tiles/tile.ts'

/** A JSON merge patch (RFC 7396). */
export const MERGE_PATCH = 'application/merge-patch+json'

/** The media types of a row's successful response, by the value of the query parameter `f`. */
export type Formats = Readonly<Record<string, string>>

/** The formats of a row; a client that prefers none gets the first. */
export function formatsOf({ features, table, tile, archive, books, pdf }: Row): Formats {
  if (tile !== undefined) return { mvt: MVT }
  return {
    ...(pdf && { pdf: PDF }),
    json: 'application/json',
    ...(features !== undefined && { geojson: GEOJSON }),
    ...(table !== undefined && { csv: CSV }),
    ...(books && { datev: DATEV }),
    ...(archive && { zip: ZIP }),
  }
}

/** The schema of the query parameter `f`, by name: one for all rows with these formats. */
export function formatSchema(formats: Formats): Readonly<Record<string, JsonSchema>> {
  const names = Object.keys(formats)
  const description = 'A format of the response.'
  return hasChoice(formats)
    ? { [formatName(formats)]: { type: 'string', description, enum: names } }
    : {}
}

/** The name of that schema, such as `JsonOrCsv`. */
export function formatName(formats: Formats): string {
  return Object.keys(formats)
    .map((name) => name.charAt(0).toUpperCase() + name.slice(1))
    .join('Or')
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
