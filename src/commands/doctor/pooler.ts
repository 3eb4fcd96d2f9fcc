import { addressesOf } from '../../config/hosts.ts'
import { createClient } from '../../database/connections/client.ts'
import { requireSession, routeProblem, UNTIMED } from '../../database/connections/require-route.ts'
import { type Route, routeOf } from '../../database/connections/route.ts'
import type { DatabaseAddress } from '../../database/open.ts'
import { type Findings, fail, ok, warn } from './finding.ts'

/** Reports which pooler lies on the route to the database, if any, and whether the settings fit it. */
export async function examinePooler(address: DatabaseAddress | undefined): Promise<Findings> {
  if (address === undefined) return []
  try {
    const route = await routeOf(address.url)
    if (route.pooler === 'none') return []
    const straight = await requireSession('DATABASE_DIRECT_URL', address.directUrl).catch(
      () => undefined,
    )
    const told = await versionOf(address.url)
    return [
      ...ok(`DATABASE_URL leads through ${told ?? 'a connection pooler'} in ${route.pooler} mode`),
      ...(told === undefined ? unknown : []),
      ...examineSettings(address, route, straight),
    ]
  } catch {
    // Another check reports whether the database answers.
    return []
  }
}

function examineSettings(
  address: DatabaseAddress,
  route: Route,
  straight: Route | undefined,
): Findings {
  const problem = routeProblem(address, route, straight)
  if (problem !== undefined) return fail(problem)
  if (route.pooler !== 'transaction') return ok(`DATABASE_POOLER=${address.pooler} fits the pooler`)
  return [
    ...(straight === undefined
      ? fail('DATABASE_DIRECT_URL: does not lead past the pooler; name PostgreSQL’s own address')
      : ok('DATABASE_POOLER and DATABASE_DIRECT_URL fit the pooler')),
    ...(address.prepare
      ? []
      : route.prepares
        ? warn('this pooler keeps prepared statements: DATABASE_PREPARE=on saves planning each')
        : ok('DATABASE_PREPARE=off, since this pooler keeps no prepared statements')),
    ...(route.timed ? [] : warn(UNTIMED)),
  ]
}

const unknown = ok(
  'the pooler did not give its version; PgBouncer gives it only to roles listed in stats_users or admin_users',
)

/** Asks PgBouncer's console for its version; undefined if it does not let this role in. */
async function versionOf(url: string): Promise<string | undefined> {
  const [address] = addressesOf(url)
  const connectionString = Object.assign(new URL(address), { pathname: '/pgbouncer' }).href
  const client = createClient({ connectionString, connectionTimeoutMillis: 2_000 })
  try {
    await client.connect()
    const { rows } = await client.query('show version')
    return rows[0]?.version
  } catch {
    return undefined
  } finally {
    await client.end().catch(() => undefined)
  }
}
