import { ConfigError } from '../../config/error.ts'
import type { DatabaseAddress } from '../open.ts'
import { giveRoleSettings } from '../roles/role-settings.ts'
import { connectTo } from './plain-connection.ts'
import { type Route, routeOf } from './route.ts'

/** Throws a ConfigError unless the settings fit the route to the database; returns a warning for operators, if there is one. */
export async function requireRoute(address: DatabaseAddress): Promise<string | undefined> {
  const { url, directUrl, pooler } = address
  const straight =
    directUrl === url ? undefined : await requireSession('DATABASE_DIRECT_URL', directUrl)
  if (pooler === 'transaction') await prepareRole(directUrl, address.schema)
  const route = await routeOf(url)
  const problem = routeProblem(address, route, straight)
  if (problem !== undefined) throw new ConfigError(problem)
  return pooler === 'transaction' && !route.timed ? UNTIMED : undefined
}

/** Throws a ConfigError if a pooler would give each transaction another session; returns the route otherwise. */
export async function requireSession(setting: string, url: string): Promise<Route> {
  const route = await routeOf(url, setting)
  if (route.pooler !== 'transaction') return route
  throw new ConfigError(
    `${setting}: leads through a pooler in transaction mode; name PostgreSQL's own address, or one of session mode`,
  )
}

async function prepareRole(url: string, schema: string | undefined): Promise<void> {
  const client = await connectTo(url)
  try {
    await giveRoleSettings(client, schema)
  } finally {
    await client.end()
  }
}

/** Which setting does not fit the route to the database, and what it should be; undefined if all fit. */
export function routeProblem(
  { pooler, prepare, schema }: Pick<DatabaseAddress, 'pooler' | 'prepare' | 'schema'>,
  route: Route,
  straight?: Route,
): string | undefined {
  const direct =
    route.pooler === 'transaction' ? ", and DATABASE_DIRECT_URL to PostgreSQL's own address" : ''
  if (straight !== undefined && straight.database !== route.database)
    return 'DATABASE_DIRECT_URL: leads to a different server or database from DATABASE_URL; name the same one, past the pooler'
  if (route.pooler !== 'none' && (pooler === 'none' || (pooler === 'session' && direct !== '')))
    return `DATABASE_POOLER: DATABASE_URL leads to PostgreSQL through a pooler in ${route.pooler} mode; set DATABASE_POOLER=${route.pooler}${direct}`
  // In transaction mode the connection can't say which schema it wants, so its search_path must lead there.
  if (pooler === 'transaction' && schema !== undefined && route.path !== schema)
    return `DATABASE_SCHEMA: the pooler's connections lead to the schema ${route.path}, not to ${schema}; give the role of DATABASE_URL this search_path (alter role … in database … set search_path = ${schema}), then run RECONNECT on the pooler's console`
  return prepare && !route.prepares
    ? 'DATABASE_PREPARE: this pooler keeps no prepared statements, as PgBouncer before 1.21 or with max_prepared_statements = 0; set DATABASE_PREPARE=off'
    : undefined
}

/** The warning that the pooler still has connections from before the role had its time-outs. */
export const UNTIMED =
  'connections that the pooler opened earlier have no time-outs; run RECONNECT on its console'
