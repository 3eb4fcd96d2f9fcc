import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { codeOf } from './faults.ts'
import { connectTo } from './plain-connection.ts'
import type { Pooler } from './pooling.ts'

const TRIES = 3
const WAIT_MS = 2_000
/** The server does not know a statement that this connection has prepared, or has another by its name. */
const UNPREPARED = ['26000', '42P05']

/** An SQL expression that differs between servers and between their databases. */
export const whichDatabase =
  "extract(epoch from pg_postmaster_start_time()) || ' ' || current_database()"

/** The route to a database, as far as it can be detected. */
export interface Route {
  readonly pooler: Pooler
  /** Whether a statement stays prepared when the pooler changes the server connection; only tested in transaction mode. */
  readonly prepares: boolean
  /** Identifies the server and the database. */
  readonly database: string
  /** Whether connections begin with a time-out for statements. */
  readonly timed: boolean
  /** The first schema in the search_path, which need not exist. */
  readonly path: string
}

/** Detects what lies between the gateway and PostgreSQL, with two connections; on a busy pooler it may miss the transaction mode. */
export async function routeOf(url: string, setting?: string): Promise<Route> {
  const client = await connectTo(url, undefined, setting)
  try {
    const { pid, ...known } = await about(client)
    // A pooler makes up the process id that it gives to clients, so that it can forward their cancellations.
    const isDirect = (client as { processID?: unknown }).processID === pid
    if (isDirect) return { pooler: 'none', prepares: true, ...known }
    const name = `lending_gateway_${randomUUID()}`
    const ask = { name, text: 'select pg_backend_pid() as pid' }
    await client.query(ask)
    const other = await connectTo(url)
    try {
      return { ...known, ...(await modeBy(client, other, ask)) }
    } finally {
      await other.end()
    }
  } finally {
    await client.end()
  }
}

interface Ask {
  readonly name: string
  readonly text: string
}

/** In transaction mode an idle client has no server connection: another client's transaction gets the one that was just used. */
async function modeBy(
  client: Client,
  other: Client,
  ask: Ask,
): Promise<Pick<Route, 'pooler' | 'prepares'>> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const used = await pidOf(client, ask.text)
    const taken = await pidOf(other, `begin; ${ask.text}`)
    if (taken === undefined) break
    if (taken === used) return { pooler: 'transaction', prepares: await prepares(client, ask) }
    await other.query('rollback')
  }
  return { pooler: 'session', prepares: true }
}

async function prepares(client: Client, ask: Ask): Promise<boolean> {
  try {
    await client.query(ask)
    return true
  } catch (error) {
    if (UNPREPARED.includes(codeOf(error))) return false
    throw error
  }
}

/** The process id of the server connection; undefined if the pooler had none free within 2 s. */
async function pidOf(client: Client, text: string): Promise<number | undefined> {
  const asked = { text, query_timeout: WAIT_MS }
  const results = await client.query(asked).catch(() => undefined)
  return [results].flat().at(-1)?.rows[0]?.pid
}

async function about(
  client: Client,
): Promise<Omit<Route, 'pooler' | 'prepares'> & { pid: number }> {
  const { rows } = await client.query(`
    select pg_backend_pid() as pid, ${whichDatabase} as database,
      current_setting('statement_timeout') <> '0' as timed,
      trim(both '"' from split_part(current_setting('search_path'), ',', 1)) as path`)
  return rows[0]
}
