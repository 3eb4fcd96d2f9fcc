import { DatabaseError } from 'pg'
import { beforeBaseline, migrations } from '../migrations/index.ts'
import type { Database } from './connection.ts'
import { RIGHTS, rightsArePending } from './rights.ts'
import { pendingSources, type Run } from './sources.ts'

/** The table is missing, or closed to this role. */
const CLOSED = ['42P01', '42501']
const remedy =
  'run `npm run migrate` with DATABASE_OWNER_URL set to the role that owns the schema, and DATABASE_URL to this one'

/** Names of the migrations, sources and rights that this database still lacks. */
export async function pendingMigrations(run: Run): Promise<string[]> {
  const names = await executedMigrations(run)
  const pending = migrations.map(({ name }) => name).filter((name) => !names.has(name))
  if (pending.length > 0) return pending
  return [...(await pendingSources(run)), ...((await rightsArePending(run)) ? [RIGHTS] : [])]
}

/** Why a database can't be served now, for operators; undefined if it can. */
export async function obstacleOf(
  database: Pick<Database, 'query' | 'obstacle'>,
): Promise<string | undefined> {
  const pending = await pendingMigrations((text) => database.query(text))
  return pending.length > 0 ? `migrations are pending: ${pending.join(', ')}` : database.obstacle()
}

/** For a role that can't migrate: throws an Error that says who can, unless nothing is pending. */
export async function requireMigrated(run: Run): Promise<string[]> {
  const pending = await pendingFor(run)
  const [first, ...more] = pending ?? []
  if (pending === undefined)
    throw new Error(
      `this database holds no schema that the role of DATABASE_URL may use: ${remedy}`,
    )
  if (first === undefined) return []
  const list = more.length > 0 ? `${first} and ${more.length} more` : first
  throw new Error(
    `migrations are pending (${list}), and the role of DATABASE_URL may not apply them: ${remedy}`,
  )
}

/** Throws if the database has migrations that this version does not know. */
export function refuseNewer(executed: ReadonlySet<string>): void {
  const known = new Set<string>([...beforeBaseline, ...migrations.map(({ name }) => name)])
  const unknown = [...executed].find((name) => !known.has(name))
  if (unknown !== undefined)
    throw new Error(
      `this database is of a newer version of the gateway (migration ${unknown}); start that version, or restore an older backup`,
    )
}

async function pendingFor(run: Run): Promise<string[] | undefined> {
  try {
    refuseNewer(await executedMigrations(run))
    return await pendingMigrations(run)
  } catch (error) {
    if (error instanceof DatabaseError && CLOSED.includes(error.code ?? '')) return undefined
    throw error
  }
}

async function executedMigrations(run: Run): Promise<Set<string>> {
  const rows = await run<{ name: string }>('select name from mikro_orm_migrations')
  return new Set(rows.map(({ name }) => name))
}
