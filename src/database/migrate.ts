import { type EntityManager, MikroORM } from '@mikro-orm/postgresql'
import { Client } from 'pg'
import { beforeBaseline, migrations } from '../migrations/index.ts'
import { decideDeployment } from './deployment.ts'
import { liveObjects, recordObjects } from './drift.ts'
import { prepareJobs } from './job-queues.ts'
import { keptAlive } from './kept-connection.ts'
import { model } from './model.ts'
import { refuseNewer, requireMigrated } from './pending.ts'
import { isAhead, recordRelease } from './release.ts'
import { giveRights, mayChangeSchema } from './rights.ts'
import { pendingSources, type Run, replaceSources, replaceTableFunctions } from './sources.ts'
import { lockTables } from './table-locks.ts'

const LOCK = 4_915_512_761
const OLDEST = 150_000

/**
 * Brings the schema up to date, one process at a time, and grants the application's role its rights; returns what was applied.
 * A newer version's schema is left alone. For a role that may not change the schema, throws unless it is up to date.
 */
export async function migrate(
  ownerUrl: string,
  applicationUrl: string,
  currency: string,
): Promise<string[]> {
  const owner = await connectTo(ownerUrl)
  try {
    await requireVersion(owner)
    const run: Run = async (text) => (await owner.query(text)).rows
    if (!(await mayChangeSchema(run))) return await requireMigrated(run)
    await owner.query('select pg_advisory_lock($1)', [LOCK])
    if (await isAhead(run)) return []
    const [{ schema } = { schema: '' }] = await run<{ schema: string }>(
      'select current_schema() as schema',
    )
    const role = decodeURIComponent(new URL(applicationUrl).username)
    const applied = await bringUpToDate(owner, ownerUrl, { schema, role })
    await decideDeployment(owner, currency)
    return applied
  } finally {
    await owner.end()
  }
}

/** Throws, with what to run, unless the schema is up to date; changes nothing. */
export async function requireUpToDate(applicationUrl: string): Promise<string[]> {
  const application = await connectTo(applicationUrl)
  try {
    return await requireMigrated(async (text) => (await application.query(text)).rows)
  } finally {
    await application.end()
  }
}

async function connectTo(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000, ...keptAlive })
  // A connection lost while waiting also rejects the query; its event must not end the process.
  client.on('error', () => undefined)
  await client.connect().catch((error: Error) => {
    throw new Error(
      `the database can't be reached (${error.message || 'refused'}); check DATABASE_URL and DATABASE_OWNER_URL`,
    )
  })
  return client
}

async function requireVersion(client: Client): Promise<void> {
  const { rows } = await client.query(
    "select current_setting('server_version_num')::int as version",
  )
  if (rows[0].version < OLDEST)
    throw new Error(`PostgreSQL 15 or newer is needed; this server has version ${rows[0].version}`)
}

/** Brings tables, functions, views, triggers and rights up to date in one transaction. */
async function bringUpToDate(
  owner: Client,
  url: string,
  { schema, role }: { readonly schema: string; readonly role: string },
): Promise<string[]> {
  const orm = new MikroORM({
    clientUrl: url,
    schema,
    ...model,
    logger: () => undefined,
  })
  try {
    await refuseForeign(orm)
    await prepareJobs(owner)
    return await orm.em.transactional((em) => apply(orm, em, role))
  } finally {
    await orm.close(true)
  }
}

async function apply(orm: MikroORM, em: EntityManager, role: string): Promise<string[]> {
  const transaction = em.getTransactionContext()
  const run: Run = (text) => em.getConnection().execute(text, [], 'all', transaction)
  // Functions keep this path; a temporary table must not stand in for one of ours.
  await run(`select set_config('search_path', quote_ident(current_schema()) || ', pg_temp', true)`)
  const before = await liveObjects(run)
  if (before.size > 0 && (await isBehind(orm, run))) await lockTables(run)
  const early = await replaceTableFunctions(run)
  const applied = await orm.migrator.up({ transaction })
  const late = await replaceSources(run)
  await recordObjects(run, before)
  await giveRights(run, role)
  await recordRelease(run)
  const files = early.length + late.length
  return [...applied.map(({ name }) => name), ...(files > 0 ? [`${files} SQL files`] : [])]
}

async function isBehind({ migrator }: MikroORM, run: Run): Promise<boolean> {
  return (await migrator.getPending()).length > 0 || (await pendingSources(run)).length > 0
}

/** Marks 0001-baseline as applied in a database of the last version before it; throws for any other version. */
async function refuseForeign({ migrator }: MikroORM): Promise<void> {
  const executed = new Set((await migrator.getExecuted()).map(({ name }) => name))
  refuseNewer(executed)
  const [baseline] = migrations
  if (baseline === undefined || executed.size === 0 || executed.has(baseline.name)) return
  const missing = beforeBaseline.find((name) => !executed.has(name))
  if (missing !== undefined)
    throw new Error(
      `this database is of an older version of the gateway (it lacks migration ${missing}); start version 0.1.0 on it once, then this one`,
    )
  await migrator.getStorage().logMigration({ name: baseline.name })
}
