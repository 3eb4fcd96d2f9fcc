import { availableParallelism } from 'node:os'
import type { FastifyBaseLogger } from 'fastify'
import { ConfigError } from '../config/error.ts'
import type { Config, Environment } from '../config.ts'
import { onlyValue } from '../database/change.ts'
import type { Database } from '../database/connection.ts'
import { type DatabaseAddress, openDatabase } from '../database/open.ts'
import { OPERATORS } from '../database/operators.ts'
import type { QuietPlatform } from '../lending/platform.ts'
import { openPlatform } from '../platform.ts'
import { fillDemo } from '../seed/fill.ts'
import { startCrew } from './crew.ts'
import { openMetrics, type ParentMetrics } from './metrics.ts'

/** Connections that are left for the parent itself, migrations and the doctor. */
const CONNECTIONS_BESIDE = 5

/** A gateway that consists of several worker processes. */
export interface Workers {
  readonly url: string
  /** Resolves with the reason once no worker stays up, or the database has ended for good. */
  readonly lost: Promise<string>
  /** Lets the workers finish, and stops the embedded database. */
  close(): Promise<void>
}

/**
 * Starts workers on one port, and does what concerns all of them once: starts and migrates the database, and adds demo data. Workers
 * get the URLs of the application's role and of the operators' role only. Throws FirstFailed if the first worker can't start.
 */
export async function startWorkers(config: Config, log: FastifyBaseLogger): Promise<Workers> {
  const address = await openDatabase(config)
  const opened: (() => unknown)[] = [address.stop]
  const close = async () => {
    for (const stop of opened.splice(0).toReversed()) await stop()
  }
  const ended = address.keep((line) => log.warn(line))
  try {
    const count = await prepare(config, address, log)
    const metrics: ParentMetrics = openMetrics(() => crew.serving())
    const crew = startCrew(count, environmentOf(config, address), log, (worker, message) => {
      if ('wanted' in message) void metrics.answer(worker, message.wanted)
    })
    opened.push(crew.stop)
    const url = await crew.url
    return { url, lost: Promise.race([crew.lost, ended]), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Brings the database up to date, and decides on the number of workers. */
async function prepare(
  config: Config,
  address: DatabaseAddress,
  log: FastifyBaseLogger,
): Promise<number> {
  const platform = await openPlatform(config, address, log)
  try {
    // A pooler has its own limit, which is not known here.
    const most =
      address.pooler === 'none' ? await connectionsOf(platform) : Number.POSITIVE_INFINITY
    const count = fitting(config, most, platform.database)
    if (config.SEED_DEMO) await fillDemo(platform, address.ownerUrl)
    return count
  } finally {
    await platform.database.close()
  }
}

function connectionsOf({ database }: QuietPlatform): Promise<number> {
  const text = `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int`
  return onlyValue(database.query(text))
}

/** Throws a ConfigError if the workers would need more connections than the database has. */
function fitting(
  { WORKERS: wanted, DATABASE_POOL: pool }: Config,
  most: number,
  { operatesApart }: Pick<Database, 'operatesApart'>,
): number {
  // One more connection listens for changes.
  const each = pool + 1 + (operatesApart ? OPERATORS : 0)
  const fit = Math.max(1, Math.floor((most - CONNECTIONS_BESIDE) / each))
  if (wanted === 'auto') return Math.min(availableParallelism(), fit)
  if (wanted <= fit) return wanted
  throw new ConfigError(
    `WORKERS: each worker takes ${each} connections and the database has ${most}, enough for ${fit} of them; use fewer workers, lower DATABASE_POOL, or raise PostgreSQL's max_connections`,
  )
}

/**
 * The variables that keep workers from repeating what the parent has done. An unwanted one is set to empty, so that no .env file can
 * supply it.
 */
function environmentOf(
  { APP_MODE }: Config,
  { url, operatorUrl = '' }: DatabaseAddress,
): Environment {
  const urls = { DATABASE_URL: url, DATABASE_OPERATOR_URL: operatorUrl, DATABASE_OWNER_URL: '' }
  return { APP_MODE, ...urls, MIGRATE: 'off', SEED_DEMO: '0' }
}
