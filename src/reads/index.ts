import type { GraphQLSchema } from 'graphql'
import type { Database } from '../database/connection.ts'
import { Ahead, lookingAhead } from './ahead/index.ts'
import { Documents } from './documents.ts'
import { execution } from './execute.ts'
import { loaderFactory } from './loaders.ts'

/** Execution, and what it reads with. */
export type Reads = ReturnType<typeof openReads>

/** Prepares execution and reading; the settings make what is asked for often faster, and change nothing else. */
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
    /** What one request of a viewer's reads with, who has a database of their own. */
    of: (viewerId: string, own: Database) => {
      const loaders = newLoaders(viewerId, own)
      return { loaders, ahead: new Ahead(database, loaders, decide) }
    },
  }
}
