import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, DatabaseError } from 'pg'
import { ConfigError } from '../../config/error.ts'
import { createClient } from '../connections/client.ts'
import { reach } from '../connections/hosts.ts'
import { keptAlive } from '../connections/kept-connection.ts'
import { set } from '../connections/pooling.ts'
import { pathTo } from '../listen-notify.ts'
import { recordedRelease } from '../migrating/release.ts'
import type { Run } from '../migrating/sources.ts'
import { look, type Seen, system } from './lines.ts'
import type { Position } from './position.ts'

const CATCH_UP_MS = 10_000
const POLL_MS = 50
/** SQLSTATEs of a refused sign-in, and of a database that does not exist. */
const REFUSED = /^(28...|3D000)$/

/** The properties of the primary that a standby is compared with. */
export interface Original {
  readonly system: string
  /** Undefined if the role's search_path decides. */
  readonly schema: string | undefined
  readonly release: number
  readonly position: Position
}

/** Reads what a standby must have in common with the primary. */
export async function originalOf(
  run: Run,
  schema: string | undefined,
  position: Position,
): Promise<Original> {
  const [row] = await run<{ system: string }>(`select ${system} as system`)
  const { number } = await recordedRelease(run)
  return { system: row?.system ?? '', schema, release: number, position }
}

/** Checks a standby before it is used. Throws a ConfigError if it can never be used; returns why it can't be used yet, or undefined. */
export async function checkStandby(url: string, original: Original): Promise<string | undefined> {
  const client = createClient({
    ...reach(url, 'standby'),
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    ...keptAlive,
  })
  try {
    await client.connect()
    await client.query(set(pathTo(original.schema)))
    return await examine(client, original)
  } catch (error) {
    if (error instanceof ConfigError) throw error
    const { message } = error as Error
    if (error instanceof DatabaseError && REFUSED.test(error.code ?? ''))
      throw wrong(
        `the server refuses the connection (${message}); check user, password and database`,
      )
    return `it can't be reached (${message})`
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function examine(client: Client, original: Original): Promise<string | undefined> {
  const run: Run = async (text) => (await client.query(text)).rows
  const [seen] = await run<Seen>(look)
  if (seen !== undefined) requireCopy(seen, original.system)
  if (await catchesUp(run, original.position)) return undefined
  const { number } = await recordedRelease(run)
  if (number !== original.release)
    throw wrong(
      `the standby's schema is of release ${number}, but that of DATABASE_URL is of release ${original.release}; wait until the standby has replayed the migration, or start without DATABASE_REPLICA_URL`,
    )
  return 'it is late'
}

function requireCopy(seen: Seen, expected: string): void {
  const [cluster, database] = seen.system.split(' ')
  const [ownCluster, ownDatabase] = expected.split(' ')
  if (cluster !== ownCluster)
    throw wrong(
      `this server is not a copy of the one in DATABASE_URL (system identifier ${cluster} instead of ${ownCluster}); give the address of a standby of that server`,
    )
  if (!seen.standby)
    throw wrong('this server is a primary; give the address of one of its standbys')
  if (database !== ownDatabase)
    throw wrong(
      'this is a different database of the same cluster; name the one that DATABASE_URL names',
    )
}

async function catchesUp(run: Run, position: Position): Promise<boolean> {
  for (let waited = 0; waited < CATCH_UP_MS; waited += POLL_MS) {
    const [seen] = await run<Seen>(look)
    if (seen !== undefined && seen.replayed >= position) return true
    await sleep(POLL_MS)
  }
  return false
}

function wrong(what: string): ConfigError {
  return new ConfigError(`DATABASE_REPLICA_URL: ${what}`)
}
