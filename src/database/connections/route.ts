import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { codeOf } from './faults.ts'
import { connectTo } from './plain-connection.ts'
import type { Pooler } from './pooling.ts'

const TRIES = 3
const WAIT_MS = 2_000
/** A statement that this connection has prepared is unknown to it, or another's has its name. */
const UNPREPARED = ['26000', '42P05']

/** Tells servers and their databases apart, as SQL. */
export const whichDatabase =
  "extract(epoch from pg_postmaster_start_time()) || ' ' || current_database()"

/** The way to a database, as far as it can be seen. */
export interface Route {
  readonly pooler: Pooler
  /** Whether a statement stays prepared although the pooler changes the connection behind; seen in transaction mode only. */
  readonly prepares: boolean
  /** Tells servers and their databases apart. */
  readonly database: string
  /** Whether statements have a time-out by themselves. */
  readonly timed: boolean
  /** The first schema in the search_path, which need not exist. */
  readonly path: string
}

/** Looks what lies between here and PostgreSQL, with two connections; on a busy pooler it may miss the transaction mode. */
export async function routeOf(url: string): Promise<Route> {
  const client = await connectTo(url)
  try {
    const { pid, ...known } = await about(client)
    // A pooler answers with a process id of its own invention, for it to forward cancellations.
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

/** In transaction mode an idle client has no connection behind: another's transaction takes the one that was just used. */
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

/** Undefined if no connection is free for it. */
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
