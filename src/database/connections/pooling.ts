import type { ClientBase, PoolConfig } from 'pg'
import type { Kind } from '../reader.ts'

/** The connection pooler that, by the settings, lies between the gateway and PostgreSQL: none, or its mode. */
export type Pooler = 'none' | 'session' | 'transaction'

/** How a database is reached. */
export interface Pooling {
  readonly pooler: Pooler
  /** Whether statements get names, so that each connection prepares them once. */
  readonly prepare: boolean
  /** The schema of the gateway's tables; undefined: the first that exists in the role's search_path. */
  readonly schema?: string | undefined
}

/** The same, with the URL by which to connect as the role of operators, past any pooler; undefined if there is no such role. */
export interface Connecting extends Pooling {
  readonly operatorUrl?: string | undefined
}

/** Straight to PostgreSQL. */
export const direct: Pooling = { pooler: 'none', prepare: true }

/** Settings of PostgreSQL by name, such as time-outs in milliseconds. */
export type Settings = Readonly<Record<string, string | number>>

/** Time-outs of statements that change something, in milliseconds; connections of other kinds deviate from them. */
const timeouts = {
  statement_timeout: 5_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
} as const satisfies Settings

/** Settings that the server, the database or the role may have changed. */
const expected = {
  // The only format that the driver reads.
  DateStyle: 'ISO',
  // Statements lock the rows that they depend on. Above this level PostgreSQL would abort some of those that wait for each other.
  default_transaction_isolation: 'read committed',
  // Where PostgreSQL is built with a compiler, it would compile statements that it takes for expensive: those of loans with what is owed for seconds each, and
  // they take a millisecond.
  jit: 'off',
} as const satisfies Settings

/** How PostgreSQL plans the statements of each kind; writes are planned like reads. */
export const planning = {
  // One plan serves lists of all lengths, and is made for an average one. At PostgreSQL's default, 4, it would fetch and sort a whole
  // long list for each page: up to 0.16 s at 100 000 lines.
  read: { random_page_cost: 1.1 },
  // How many rows a filter finds depends on its value, so each search is planned anew. It takes at most one CPU.
  search: {
    plan_cache_mode: 'force_custom_plan',
    // The value with which searches were measured; the server or the role may have another.
    random_page_cost: 4,
    max_parallel_workers_per_gather: 0,
    // In kB. With PostgreSQL's 4 MB, a bitmap of hundreds of thousands of loans remembers pages rather than rows, so every row of
    // those pages is checked again.
    work_mem: 16_384,
  },
} as const satisfies Readonly<Record<Kind, Settings>>

/** The settings of all connections except those of searches. */
export const usual = { ...timeouts, ...expected, ...planning.read } as const satisfies Settings

/** Settings of connections that search. */
export const searching = {
  ...timeouts,
  ...expected,
  ...planning.search,
} as const satisfies Settings

/**
 * Adds settings to connections. PgBouncer refuses them as startup parameters, so behind it, in session mode, each connection sets
 * them when it opens. In transaction mode that has no lasting effect, so the role has them instead (role-settings.ts).
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

/** Statements that change settings for the session, or with `local` for the transaction. */
export function set(settings: Settings, scope: 'session' | 'local' = 'session'): string {
  return Object.entries(settings)
    .map(([name, value]) => `set ${scope} ${name} = ${quoted(value)}`)
    .join('; ')
}

/** The driver has its own names only for time-outs; the rest goes into `options`. If options repeat a name, PostgreSQL takes the last. */
function asParameters(settings: Settings, options = ''): PoolConfig {
  const others = Object.entries(settings).filter(([name]) => !Object.hasOwn(timeouts, name))
  const all = [options, ...others.map(([name, value]) => `-c ${name}=${escaped(value)}`)]
  return { ...settings, options: all.join(' ').trim() }
}

/** Quotes a value of several words for SQL, and leaves an identifier as it is. */
function quoted(value: string | number): string | number {
  return String(value).includes(' ') ? `'${value}'` : value
}

/** Escapes the spaces of a value, since spaces separate the options of a connection. */
function escaped(value: string | number): string {
  return String(value).replaceAll(' ', '\\ ')
}

/** Lifts the time-outs for work that may take long, since the role may have been given them. */
export const untimed = set({
  statement_timeout: 0,
  lock_timeout: 0,
  idle_in_transaction_session_timeout: 0,
})
