import { escapeIdentifier, escapeLiteral } from 'pg'
import type { Settings } from './pooling.ts'

/** Where the tables of a database are that holds one cell only. */
export const USUAL = 'public'

/** The schema of the job library's tables. */
export function jobsSchemaOf(schema: string): string {
  return schema === USUAL ? 'pgboss' : `${schema}_jobs`
}

/** The channel on which the gateways of a schema tell each other of changes. */
export function channelOf(schema: string): string {
  return schema === USUAL ? 'lending_change' : `lending_change_${schema}`
}

/** The setting that leads a connection to a schema; none for the first that exists in the role's search_path. */
export function pathTo(schema: string | undefined): Settings {
  return schema === undefined ? {} : { search_path: escapeIdentifier(schema) }
}

/** An advisory lock, as SQL: the schemas of a database have one each. */
export function lockIn(schema: string, number: number): string {
  return schema === USUAL ? String(number) : `hashtextextended(${escapeLiteral(schema)}, ${number})`
}
