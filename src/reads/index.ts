import type { GraphQLSchema } from 'graphql'
import type { Database } from '../database/connection.ts'
import { Ahead, lookingAhead } from './ahead/index.ts'
import { Documents } from './documents.ts'
import { type Execute, execution } from './execute.ts'
import { type Loaders, loaderFactory } from './loaders.ts'

/** Execution, and what it reads with. */
export interface Reads {
  readonly execute: Execute
  /** The reads of one request of a viewer's, who has a database of their own. */
  readonly of: (viewerId: string, own: Database) => RequestReads
}

/** What a request reads with. */
export interface RequestReads {
  readonly loaders: Loaders
  readonly ahead: Ahead
}

/** Prepares execution and reading; the settings make what is asked for often faster, and change nothing else. */
export function openReads(
  database: Database,
  schema: GraphQLSchema,
  settings: { readonly compile: boolean; readonly lookAhead: boolean },
): Reads {
  const documents = new Documents()
  const newLoaders = loaderFactory(database)
  const decide = settings.lookAhead ? lookingAhead(database, documents) : () => undefined
  return {
    execute: execution(schema, settings.compile ? documents : undefined),
    of: (viewerId, own) => {
      const loaders = newLoaders(viewerId, own)
      return { loaders, ahead: new Ahead(database, loaders, decide) }
    },
  }
}
