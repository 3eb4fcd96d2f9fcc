import type { Layer } from './tile.ts'

/** A REST operation: a GraphQL document on the same schema, and how it maps to HTTP. */
export interface Row {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH'
  /** In OpenAPI's form; each parameter sets the variable, or the input field, of that name. */
  readonly path: string
  readonly summary: string
  /** What OpenAPI says of a successful response. */
  readonly success: string
  /** The codes with which the rules refuse it, besides those that follow from its form. */
  readonly refusals?: readonly string[]
  /** Its variables become query parameters, except for `input` and those of paging. */
  readonly document: string
  /** The root field whose value is the body, if not the data itself. */
  readonly within?:
    | 'me'
    | 'loan'
    | 'loanMarkers'
    | 'profileMarkers'
    | 'memberFile'
    | 'frozenAccount'
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
  /** The list's record, if the whole list is available as CSV. */
  readonly table?: string
  /** The record that a request body describes: its server-owned fields are accepted and ignored. */
  readonly record?: string
  /** Whether a request may come without its body. */
  readonly bodyIsOptional?: boolean
  /** The path of a created record. */
  readonly location?: string
  /** The record of the response whose version, if it has one, is in the ETag. */
  readonly tagged?: string
  /** For how many seconds the caller may use the response again without asking. */
  readonly freshSeconds?: number
}

/** The HTTP status of success: what has a location was created. */
export function statusOf({ location }: Row): 200 | 201 {
  return location === undefined ? 200 : 201
}
