/** One REST operation: a GraphQL document on the same schema, and how HTTP maps onto it. */
export interface Row {
  readonly method: 'GET' | 'POST' | 'PUT'
  /** OpenAPI form; each parameter is the variable of that name, or the input's field. */
  readonly path: string
  readonly summary: string
  /** Its variables, but for `input` and those of paging, are query parameters. */
  readonly document: string
  readonly status: 200 | 201
  /** The root field beneath which the body lies, where it is not the data itself. */
  readonly within?: 'me' | 'loan' | 'loanMarkers' | 'profileMarkers'
  /** The field of records with a place: it can be had as GeoJSON. */
  readonly places?: string
  /** The input's field that the path's id is, where it is not `id`. */
  readonly subject?: 'loanId'
  /** The field that is a connection: it becomes a list with `pagination`. */
  readonly list?: string
  /** The record of the list, where the whole list can be had as CSV. */
  readonly table?: string
  /** The record a request body describes: its server-owned fields are accepted and ignored. */
  readonly record?: string
  /** The path of the record that was made. */
  readonly location?: string
  /** The record of the answer whose version makes the ETag. */
  readonly tagged?: string
}
