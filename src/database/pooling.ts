import type { ClientBase, PoolConfig } from 'pg'

/** What the gateway is told of a connection pooler on the way to PostgreSQL: none, or its mode. */
export type Pooler = 'none' | 'session' | 'transaction'

/** How a database is reached. */
export interface Pooling {
  readonly pooler: Pooler
  /** Whether statements get names, so that each connection prepares them once. */
  readonly prepare: boolean
  /** The schema of the gateway's tables; undefined: the first that exists in the role's search_path. */
  readonly schema?: string | undefined
}

/** Straight to PostgreSQL. */
export const direct: Pooling = { pooler: 'none', prepare: true }

/** Settings of PostgreSQL by name, such as time-outs in milliseconds. */
export type Settings = Readonly<Record<string, string | number>>

/** Time-outs of the statements that change something; connections of other kinds deviate from them. */
export const timeouts = {
  statement_timeout: 5_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
} as const satisfies Settings

/**
 * What makes connections have these settings. PgBouncer refuses them as startup parameters. In session mode each connection
 * sets them; in transaction mode it can't, as the next statement may go elsewhere: there the role has them (role-settings.ts).
 */
export function withSettings(pooler: Pooler, settings: Settings): PoolConfig {
  if (pooler === 'none') return asParameters(settings)
  if (pooler === 'transaction') return {}
  const text = set(settings)
  return { onConnect: async (client: ClientBase) => void (await client.query(text)) }
}

/** Statements that change settings: of the session, or with `local` of the transaction. */
export function set(settings: Settings, scope: 'session' | 'local' = 'session'): string {
  return Object.entries(settings)
    .map(([name, value]) => `set ${scope} ${name} = ${value}`)
    .join('; ')
}

/** The driver has names of its own for time-outs only. */
function asParameters(settings: Settings): PoolConfig {
  const others = Object.entries(settings).filter(([name]) => !Object.hasOwn(timeouts, name))
  const options = others.map(([name, value]) => `-c ${name}=${value}`).join(' ')
  return { ...settings, ...(options !== '' && { options }) }
}

/** For work that may take long, by a role that has the time-outs above. */
export const untimed = set({
  statement_timeout: 0,
  lock_timeout: 0,
  idle_in_transaction_session_timeout: 0,
})
