import type { GraphQLSchema } from 'graphql'
import type { Database } from '../database/connection.ts'
import { aheadIn, lookingAhead } from './ahead/index.ts'
import { Documents } from './documents.ts'
import { execution } from './execute.ts'
import { loaderFactory } from './loaders.ts'

/** Execution, and the reads of its requests. */
export type Reads = ReturnType<typeof openReads>

/** Prepares execution and reads. The settings make frequent queries faster and change nothing else. */
export function openReads(
  database: Database,
  schema: GraphQLSchema,
  settings: { readonly compile: boolean; readonly lookAhead: boolean },
) {
  const documents = new Documents()
  const newLoaders = loaderFactory(database)
  const decide = settings.lookAhead ? lookingAhead(database, documents) : () => undefined
  return {
    execute: execution(schema, settings.compile ? documents : undefined),
    /** The reads of one request, through the viewer's own view of the database. */
    of: (viewerId: string, own: Database) => {
      const loaders = newLoaders(viewerId, own)
      return { loaders, ahead: aheadIn(database, loaders, decide) }
    },
  }
}
