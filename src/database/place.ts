import type { Config } from '../config.ts'

/** What tells a deployment from others in its database. */
export interface Place {
  /** The schema; undefined: the first that exists in the roles' search_path. */
  readonly schema?: string | undefined
  /** The name of its cell, if it has one. */
  readonly cell?: string | undefined
}

/** Which of the deployments in its database this one is. */
export function placeOf({ DATABASE_SCHEMA: schema, CELL: cell }: Config): Place {
  return { schema, cell }
}
