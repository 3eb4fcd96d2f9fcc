import type { GraphQLSchema } from 'graphql'
import type { Database } from '../database/connection.ts'
import { aheadIn, lookingAhead } from './ahead/index.ts'
import { Documents } from './documents.ts'
import { execution } from './execute.ts'
import { loaderFactory } from './loaders.ts'

/** Execution, and the data access of each request. */
export type Reads = ReturnType<typeof openReads>

/** Prepares execution and data access. The settings make frequent queries faster and change no result. */
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
    /** The loaders and look-ahead of one request; its statements count as the viewer's. */
    of: (viewerId: string, own: Database) => {
      const loaders = newLoaders(viewerId, own)
      return { loaders, ahead: aheadIn(database, loaders, decide) }
    },
  }
}
