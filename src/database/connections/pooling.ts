import type { ClientBase, PoolConfig } from 'pg'
import type { Kind } from '../reader.ts'

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

/** The same, with the database as the role of operators, past any pooler, if they have one. */
export interface Connecting extends Pooling {
  readonly operatorUrl?: string | undefined
}

/** Straight to PostgreSQL. */
export const direct: Pooling = { pooler: 'none', prepare: true }

/** Settings of PostgreSQL by name, such as time-outs in milliseconds. */
export type Settings = Readonly<Record<string, string | number>>

/** Time-outs of the statements that change something; connections of other kinds deviate from them. */
const timeouts = {
  statement_timeout: 5_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
} as const satisfies Settings

/** What the server, the database or the role may have otherwise. */
const expected = {
  // The driver reads no other.
  DateStyle: 'ISO',
  // Statements lock what they decide on. Above this level PostgreSQL would refuse some of those that wait for each other.
  default_transaction_isolation: 'read committed',
} as const satisfies Settings

/** How PostgreSQL plans the statements of each kind; writes are planned like reads. */
export const planning = {
  // One plan serves lists of all lengths and is made for the average. At PostgreSQL's default, 4, it would fetch and sort a long
  // list whole for each page: up to 0.16 s at 100 000 lines.
  read: { random_page_cost: 1.1 },
  // What a filter finds depends on its value: each search is planned for its own, and takes one CPU at most.
  search: {
    plan_cache_mode: 'force_custom_plan',
    // What searches were measured with; the server or the role may have another.
    random_page_cost: 4,
    max_parallel_workers_per_gather: 0,
    jit: 'off',
    // In kB: with PostgreSQL's 4 MB, a bitmap of hundreds of thousands of loans keeps whole pages only, and all their rows are read.
    work_mem: 16_384,
  },
} as const satisfies Readonly<Record<Kind, Settings>>

/** Settings of all connections but those of searches. */
export const usual = { ...timeouts, ...expected, ...planning.read } as const satisfies Settings

/** Settings of connections that search. */
export const searching = {
  ...timeouts,
  ...expected,
  ...planning.search,
} as const satisfies Settings

/**
 * Connections that have these settings. PgBouncer refuses them as startup parameters. In session mode each connection
 * sets them; in transaction mode it can't, as the next statement may go elsewhere: there the role has them (role-settings.ts).
 */
export function withSettings<Config extends PoolConfig>(
  config: Config,
  pooler: Pooler,
  settings: Settings,
): Config & PoolConfig {
  if (pooler === 'none') return { ...config, ...asParameters(settings, config.options) }
  if (pooler === 'transaction') return config
  const text = set(settings)
  return { ...config, onConnect: async (client: ClientBase) => void (await client.query(text)) }
}

/** Statements that change settings: of the session, or with `local` of the transaction. */
export function set(settings: Settings, scope: 'session' | 'local' = 'session'): string {
  return Object.entries(settings)
    .map(([name, value]) => `set ${scope} ${name} = ${quoted(value)}`)
    .join('; ')
}

/** The driver has names of its own for time-outs only. Of options with the same name, PostgreSQL takes the last. */
function asParameters(settings: Settings, options = ''): PoolConfig {
  const others = Object.entries(settings).filter(([name]) => !Object.hasOwn(timeouts, name))
  const all = [options, ...others.map(([name, value]) => `-c ${name}=${escaped(value)}`)]
  return { ...settings, options: all.join(' ').trim() }
}

/** A value of several words as SQL has it; an identifier stays as it is. */
function quoted(value: string | number): string | number {
  return String(value).includes(' ') ? `'${value}'` : value
}

/** A value among the options of a connection, which spaces separate. */
function escaped(value: string | number): string {
  return String(value).replaceAll(' ', '\\ ')
}

/** For work that may take long, by a role that has the time-outs above. */
export const untimed = set({
  statement_timeout: 0,
  lock_timeout: 0,
  idle_in_transaction_session_timeout: 0,
})
