import { DatabaseError } from 'pg'
import { beforeBaseline, migrations } from '../../migrations/index.ts'
import type { Database } from '../connection.ts'
import { mayChangeSchema, RIGHTS, rightsArePending } from '../roles/rights.ts'
import { isAhead, Newer } from './release.ts'
import { isOpenToAll, pendingSources, type Run } from './sources.ts'

/** SQLSTATEs: the table is missing, or this role may not read it. */
const CLOSED = ['42P01', '42501']
const remedies = {
  owner: 'run `npm run migrate`, or set MIGRATE=auto',
  application:
    'run `npm run migrate` with DATABASE_OWNER_URL set to the role that owns the schema, and DATABASE_URL to this one',
} as const

/**
 * Names of the migrations, sources and rights that this database still lacks. In a database of a newer version, sources and rights
 * may be newer, too. Throws a Newer error if that version no longer serves this one.
 */
export async function pendingMigrations(run: Run): Promise<string[]> {
  const names = await executedMigrations(run)
  const pending = migrations.map(({ name }) => name).filter((name) => !names.has(name))
  const missing =
    pending.length > 0
      ? pending
      : [...(await pendingSources(run)), ...((await rightsArePending(run)) ? [RIGHTS] : [])]
  // Asked last, since a newer version may be migrating meanwhile. It replaces sources and records its release in one transaction.
  return (await isAhead(run)) ? pending : missing
}

/** Why a database can't be served now, for operators; undefined if it can. */
export async function obstacleOf(
  database: Pick<Database, 'query' | 'obstacle'>,
): Promise<string | undefined> {
  try {
    const pending = await pendingMigrations((text) => database.query(text))
    if (pending.length > 0) return `migrations are pending: ${pending.join(', ')}`
  } catch (error) {
    if (error instanceof Newer) return error.message
    throw error
  }
  return database.obstacle()
}

/** For a process that must not migrate: throws an Error that says how to, unless nothing is pending. */
export async function requireMigrated(run: Run): Promise<string[]> {
  const pending = await pendingFor(run)
  if (pending?.length === 0) return []
  const mayMigrate = await mayChangeSchema(run)
  const remedy = remedies[mayMigrate ? 'owner' : 'application']
  if (pending === undefined)
    throw new Error(
      `this database holds no schema that the role of DATABASE_URL may use: ${remedy}`,
    )
  const [first, ...more] = pending
  const list = more.length > 0 ? `${first} and ${more.length} more` : first
  const why = mayMigrate ? 'MIGRATE is off' : 'the role of DATABASE_URL may not apply them'
  throw new Error(`migrations are pending (${list}), and ${why}: ${remedy}`)
}

/** Throws a Newer error if the database has migrations that this version does not know. */
export function refuseNewer(executed: ReadonlySet<string>): void {
  const known = new Set<string>([...beforeBaseline, ...migrations.map(({ name }) => name)])
  const unknown = [...executed].find((name) => !known.has(name))
  if (unknown !== undefined) throw new Newer(`migration ${unknown}`)
}

async function pendingFor(run: Run): Promise<string[] | undefined> {
  try {
    const ahead = await isAhead(run)
    if (!ahead) refuseNewer(await executedMigrations(run))
    const pending = await pendingMigrations(run)
    return pending.length === 0 && !ahead && (await isOpenToAll(run)) ? [RIGHTS] : pending
  } catch (error) {
    if (isClosed(error)) return undefined
    throw error
  }
}

/** Whether a statement failed because the schema does not exist yet, or is closed to this role. */
export function isClosed(error: unknown): boolean {
  return error instanceof DatabaseError && CLOSED.includes(error.code ?? '')
}

async function executedMigrations(run: Run): Promise<Set<string>> {
  const rows = await run<{ name: string }>('select name from mikro_orm_migrations')
  return new Set(rows.map(({ name }) => name))
}
