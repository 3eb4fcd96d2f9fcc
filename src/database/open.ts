import type { Config } from '../config.ts'
import { direct, type Pooling } from './connections/pooling.ts'
import { type EmbeddedDatabase, findEmbedded, startEmbedded } from './embedded/index.ts'

/** The URLs of the database, one for each role that the program uses. */
export interface DatabaseAddress extends Pooling {
  /** Connects as the application's role, perhaps through a pooler. */
  readonly url: string
  /** The same role past the pooler, for what needs a session of its own. */
  readonly directUrl: string
  /** Connects as the role that owns the schema. */
  readonly ownerUrl: string
  /** Connects past any pooler as the only role that may do what operators do; undefined if the application's role may. */
  readonly operatorUrl?: string | undefined
}

/** A database that this process uses and, if it is the embedded one, keeps running. */
export interface OpenDatabase extends DatabaseAddress {
  /** Stops the embedded server unless another process uses it; leaves an external one alone. */
  stop(): Promise<void>
  /** Restarts the embedded server whenever it ends; resolves with the reason once that fails. Never resolves for an external database. */
  keep(told: (line: string) => void): Promise<string>
}

/** Opens the database that the settings name, or else the embedded one, which is started if necessary. */
export async function openDatabase(config: Config): Promise<OpenDatabase> {
  const outside = external(config)
  // The gateway does not run this server, so others restart it; the connections then recover by themselves.
  if (outside !== undefined)
    return { ...outside, stop: async () => undefined, keep: () => new Promise(() => undefined) }
  const embedded = await startEmbedded(config.DATA_DIR)
  const { stop, keep } = embedded
  return { ...within(embedded, config), stop, keep }
}

/** Finds the same database without starting anything; undefined if the embedded one is not running. */
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
