import { Migrator } from '@mikro-orm/migrations'
import { MikroORM } from '@mikro-orm/postgresql'
import { Client } from 'pg'
import { entities } from '../entities/index.ts'
import { migrations } from '../migrations/index.ts'
import { decideDeployment } from './deployment.ts'
import { grants } from './grants.ts'
import { prepareJobs } from './job-queues.ts'

const LOCK = 4_915_512_761
const OLDEST = 150_000

/** Brings the schema up to date, one process at a time, and lets the application's role use it; returns what was applied. */
export async function migrate(
  ownerUrl: string,
  applicationUrl: string,
  currency: string,
): Promise<string[]> {
  const owner = new Client({ connectionString: ownerUrl, connectionTimeoutMillis: 5_000 })
  // A connection that is lost while waiting rejects the query too; alone it must not end the process.
  owner.on('error', () => undefined)
  await owner.connect().catch((error: Error) => {
    throw new Error(
      `the database can't be reached (${error.message || 'refused'}); check DATABASE_URL and DATABASE_OWNER_URL`,
    )
  })
  try {
    await requireVersion(owner)
    await owner.query('select pg_advisory_lock($1)', [LOCK])
    const applied = await runMigrations(ownerUrl)
    await decideDeployment(owner, currency)
    await prepareJobs(owner)
    await grantTo(owner, new URL(applicationUrl).username)
    return applied
  } finally {
    await owner.end()
  }
}

/** Names of the migrations that this database still lacks. */
export async function pendingMigrations(
  query: (text: string) => Promise<readonly { name: string }[]>,
): Promise<string[]> {
  const executed = await query('select name from mikro_orm_migrations')
  const names = new Set(executed.map((row) => row.name))
  return migrations.map(({ name }) => name).filter((name) => !names.has(name))
}

async function requireVersion(client: Client): Promise<void> {
  const { rows } = await client.query(
    "select current_setting('server_version_num')::int as version",
  )
  if (rows[0].version < OLDEST)
    throw new Error(`PostgreSQL 15 or newer is needed; this server has version ${rows[0].version}`)
}

async function runMigrations(url: string): Promise<string[]> {
  const orm = new MikroORM({
    clientUrl: url,
    entities: [...entities],
    extensions: [Migrator],
    migrations: { migrationsList: migrations, snapshot: false },
    logger: () => undefined,
  })
  try {
    await refuseNewer(orm)
    const applied = await orm.migrator.up()
    return applied.map(({ name }) => name)
  } finally {
    await orm.close(true)
  }
}

async function refuseNewer(orm: MikroORM): Promise<void> {
  const known = new Set(migrations.map(({ name }) => name))
  const executed = await orm.migrator.getExecuted()
  const unknown = executed.find(({ name }) => !known.has(name))
  if (unknown !== undefined)
    throw new Error(
      `this database is of a newer version of the gateway (migration ${unknown.name}); start that version, or restore an older backup`,
    )
}

async function grantTo(owner: Client, role: string): Promise<void> {
  const name = owner.escapeIdentifier(decodeURIComponent(role))
  const { rows } = await owner.query('select current_user as owner')
  if (rows[0].owner === decodeURIComponent(role)) return
  for (const grant of grants) await owner.query(`${grant} to ${name}`)
}
