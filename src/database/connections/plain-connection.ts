import type { Client } from 'pg'
import { pathTo } from '../listen-notify.ts'
import { createClient } from './client.ts'
import { reach } from './hosts.ts'
import { keptAlive } from './kept-connection.ts'
import { set } from './pooling.ts'
import { reasonOf } from './reasons.ts'

const OLDEST = 150_000

const ANY = 'DATABASE_URL, DATABASE_DIRECT_URL and DATABASE_OWNER_URL'

/** Thrown if no connection can be made; the message says why, and which settings to check. */
export class Unreached extends Error {}

/**
 * Connects outside the pool, and selects the schema if one is given; a pooler in transaction mode may lose that selection. Throws an
 * Unreached that names the setting which has the URL.
 */
export async function connectTo(url: string, schema?: string, setting = ANY): Promise<Client> {
  const client = createClient({ ...reach(url), connectionTimeoutMillis: 5_000, ...keptAlive })
  await client.connect().catch((error: Error) => {
    throw new Unreached(`the database can't be reached (${reasonOf(error)}); check ${setting}`)
  })
  if (schema !== undefined) await client.query(set(pathTo(schema)))
  return client
}

/** Throws an Error if PostgreSQL is older than version 15. */
export async function requireVersion(client: Client): Promise<void> {
  const { rows } = await client.query(
    "select current_setting('server_version_num')::int as version",
  )
  if (rows[0].version < OLDEST)
    throw new Error(`PostgreSQL 15 or newer is needed; this server has version ${rows[0].version}`)
}
