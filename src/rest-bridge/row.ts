import type { MessageKey } from '../languages/catalogue.ts'
import type { Layer } from './tiles/tile.ts'

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
  /**
   * What it reads. An argument that a field is not given is set by a variable of its name, and the schema declares all variables (`completed` in
   * target.ts); they become query parameters, except for `input` and the variables of paging.
   */
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
  /** A field of the root field that says whether the caller may see the others; it is not shown itself. And why others may not. */
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
  /** The media types of the record's file, which a client gets that prefers nothing else, in the one that the file has. */
  readonly files?: readonly string[]
  /** The record that a request body describes: its server-owned fields are accepted and ignored. */
  readonly record?: string
  /** Fields of the payload that a successful response may lack. */
  readonly nullable?: readonly string[]
  /** The most bytes of a request's body, where it can be more than usual. */
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

type Told = Omit<Row, 'method' | 'path'>

const by =
  (method: Row['method']) =>
  (path: string, told: Told): Row => ({ method, path, ...told })

/** The rows of each method, by their path. */
export const get = by('GET')
export const post = by('POST')
export const put = by('PUT')
export const patch = by('PATCH')
export const remove = by('DELETE')
