import type { Config } from '../config.ts'
import { direct, type Pooling } from './connections/pooling.ts'
import { type EmbeddedDatabase, findEmbedded, startEmbedded } from './embedded/index.ts'

/** Where the database is, for each of the program's roles. */
export interface DatabaseAddress extends Pooling {
  /** The application's role; perhaps through a pooler. */
  readonly url: string
  /** The same past the pooler, for what needs a session of its own. */
  readonly directUrl: string
  /** The role that owns the schema. */
  readonly ownerUrl: string
  /** The role that alone may do what operators do, past any pooler; undefined if the application's role may. */
  readonly operatorUrl?: string | undefined
}

/** A database that this process uses. */
export interface OpenDatabase extends DatabaseAddress {
  /** Stops whatever was started for it. */
  stop(): Promise<void>
  /** Starts what was started for it again whenever it has ended; resolves with the reason once that is not possible. */
  keep(told: (line: string) => void): Promise<string>
}

/** The database of the settings: the user's own, or the embedded one, started if it is not running. */
export async function openDatabase(config: Config): Promise<OpenDatabase> {
  const outside = external(config)
  // Whoever runs it brings it back, and the gateway then finds it again.
  if (outside !== undefined)
    return { ...outside, stop: async () => undefined, keep: () => new Promise(() => undefined) }
  const embedded = await startEmbedded(config.DATA_DIR)
  const { stop, keep } = embedded
  return { ...within(embedded, config), stop, keep }
}

/** The same, but only if it is running already. */
export async function findDatabase(config: Config): Promise<DatabaseAddress | undefined> {
  const outside = external(config)
  if (outside !== undefined) return outside
  const embedded = await findEmbedded(config.DATA_DIR)
  return embedded && within(embedded, config)
}

function external(config: Config): DatabaseAddress | undefined {
  const { DATABASE_URL: url } = config
  if (url === undefined) return undefined
  const directUrl = config.DATABASE_DIRECT_URL ?? url
  return {
    url,
    directUrl,
    ownerUrl: config.DATABASE_OWNER_URL ?? directUrl,
    operatorUrl: config.DATABASE_OPERATOR_URL,
    pooler: config.DATABASE_POOLER,
    prepare: config.DATABASE_PREPARE,
    schema: config.DATABASE_SCHEMA,
  }
}

function within(embedded: EmbeddedDatabase, { DATABASE_SCHEMA: schema }: Config): DatabaseAddress {
  const { url, ownerUrl, operatorUrl } = embedded
  return { url, ownerUrl, operatorUrl, ...direct, directUrl: url, schema }
}
