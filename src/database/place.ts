/** What tells a deployment from others in its database. */
export interface Place {
  /** The schema; undefined: the first that exists in the roles' search_path. */
  readonly schema?: string | undefined
  /** The name of its cell, if it has one. */
  readonly cell?: string | undefined
}
