import type { Config } from '../config.ts'
import { findEmbedded, startEmbedded } from './embedded/index.ts'

/** Where the database is, for each of the program's two roles. */
export interface DatabaseAddress {
  /** The application's role. */
  readonly url: string
  /** The role that owns the schema. */
  readonly ownerUrl: string
  /** Stops whatever was started for it. */
  stop(): Promise<void>
}

/** The database of the settings: the user's own, or the embedded one, started if it is not running. */
export async function openDatabase(config: Config): Promise<DatabaseAddress> {
  return external(config) ?? startEmbedded(config.DATA_DIR)
}

/** The same, but only if it is running already. */
export async function findDatabase(config: Config): Promise<DatabaseAddress | undefined> {
  return external(config) ?? findEmbedded(config.DATA_DIR)
}

function external({ DATABASE_URL, DATABASE_OWNER_URL }: Config): DatabaseAddress | undefined {
  if (DATABASE_URL === undefined) return undefined
  return {
    url: DATABASE_URL,
    ownerUrl: DATABASE_OWNER_URL ?? DATABASE_URL,
    stop: async () => undefined,
  }
}
