import { Migrator } from '@mikro-orm/migrations'
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql'
import { type Client, escapeIdentifier } from 'pg'
import { ConfigError } from '../../config/error.ts'
import { entities } from '../../entities/index.ts'
import { beforeBaseline, migrations } from '../../migrations/index.ts'
import { codeOf, isAway } from '../connections/faults.ts'
import { primaryOf, reach, roleIn } from '../connections/hosts.ts'
import { connectTo, requireVersion } from '../connections/plain-connection.ts'
import { untimed } from '../connections/pooling.ts'
import { requireSession } from '../connections/require-route.ts'
import { decideDeployment, isDecided, requireKind, type Wanted } from '../deployment.ts'
import { prepareJobs } from '../job-queues.ts'
import { lockIn } from '../listen-notify.ts'
import { restoredRights } from '../roles/compare.ts'
import { giveRights, mayChangeSchema, type Roles } from '../roles/rights.ts'
import { nameCell, requireCell } from './cell.ts'
import { applyChosen } from './chosen.ts'
import { isCurrentMigration, recordCurrentMigration } from './current-migration.ts'
import type { Migrating } from './deployment-key.ts'
import { liveObjects, recordObjects } from './drift.ts'
import { type Progress, saidBy, tellingLoss } from './lost-connection.ts'
import { requireMigratable } from './new-database.ts'
import { openSchema } from './open-schema.ts'
import { refuseNewer, requireMigrated } from './pending.ts'
import { isAhead, recordRelease } from './release.ts'
import { pendingSources, type Run, replaceSources, replaceTableFunctions } from './sources.ts'
import { lockTables } from './table-locks.ts'
import { requireTables } from './tables.ts'

const LOCK = 4_915_512_761

interface Migrated extends Roles {
  readonly schema: string
  readonly wanted: Wanted
}

/**
 * Brings the schema up to date, one process at a time, and grants the roles of the application and of operators their rights. Returns
 * what was applied. Leaves the schema of a newer version alone. As a role that may not change the schema, throws unless it is up to
 * date.
 */
export async function migrate(
  givenUrl: string,
  applicationUrl: string,
  currency: string,
  { schema: given, cell, operatorUrl, ...choices }: Migrating = {},
): Promise<string[]> {
  const ownerUrl = await primaryOf(givenUrl)
  await requireSession('DATABASE_OWNER_URL', ownerUrl)
  const owner = await connectTo(ownerUrl, given)
  const steps = async (progress: Progress) => {
    await requireVersion(owner)
    await owner.query(untimed)
    const run: Run = async (text) => (await owner.query(text)).rows
    await requireCell(run, cell)
    const schema = await openSchema(run, given)
    const role = roleIn(applicationUrl)
    const operator = operatorUrl === undefined ? undefined : roleIn(operatorUrl)
    // If both URLs name one role, the migration may be the work of another process.
    if (roleIn(ownerUrl) !== role) await requireMigratable(run, schema)
    if (schema === null || !(await mayChangeSchema(run))) return await requireMigrated(run)
    await run(`select pg_advisory_lock(${lockIn(schema, LOCK)})`)
    // Another process may have marked the schema as another cell's meanwhile.
    await requireCell(run, cell)
    if (await isAhead(run)) return []
    const wanted = { ...choices, currency }
    await requireKind(run, wanted)
    const at = { schema, role, operator, wanted }
    const isCurrent = (await isCurrentMigration(run, at)) && (await isDecided(run, wanted))
    const applied = isCurrent ? [] : await bringUpToDate(owner, ownerUrl, at, progress)
    progress.at = 'marking'
    await nameCell(run, cell)
    return applied
  }
  try {
    return await tellingLoss(steps)
  } finally {
    await owner.end()
  }
}

/** Throws, with what to run, unless the schema is up to date; changes nothing. */
export async function requireUpToDate(directUrl: string, schema?: string): Promise<string[]> {
  const application = await connectTo(directUrl, schema)
  try {
    return await requireMigrated(async (text) => (await application.query(text)).rows)
  } finally {
    await application.end()
  }
}

/** Brings tables, functions, views, triggers and rights up to date in one transaction. */
async function bringUpToDate(
  owner: Client,
  url: string,
  at: Migrated,
  progress: Progress,
): Promise<string[]> {
  const { schema } = at
  const config = reach(url)
  const orm = new MikroORM({
    dbName: config.database,
    driverOptions: config,
    schema,
    ...model,
    logger: () => undefined,
  })
  let isLost = false
  try {
    await refuseForeign(orm)
    progress.at = 'changing'
    await prepareJobs(owner, schema)
    return await orm.em.transactional(async (em) => {
      const applied = await apply(orm, em, at)
      progress.at = 'committing'
      return applied
    })
  } catch (error) {
    isLost = isAway(error)
    throw error
  } finally {
    const closed = orm.close(true)
    // MikroORM does not give back a connection on which it can't roll back, so waiting for that would never end.
    if (!isLost) await closed
  }
}

async function apply(
  orm: MikroORM,
  em: EntityManager,
  { schema, wanted, ...roles }: Migrated,
): Promise<string[]> {
  const transaction = em.getTransactionContext()
  const run: Run = (text) => em.getConnection().execute(text, [], 'all', transaction)
  // Functions keep this search_path. With pg_temp last, a temporary table can't stand in for one of ours.
  const lookIn = (...names: readonly string[]) =>
    run(`set local search_path = ${[schema, ...names].map(escapeIdentifier).join()}, pg_temp`)
  await lookIn()
  await run(untimed)
  const before = await liveObjects(run)
  if (before.size > 0 && (await isBehind(orm, run))) await lockTables(run)
  await lookIn(await prepareExtension(run))
  const early = await replaceTableFunctions(run)
  await lookIn()
  const pending = (await orm.migrator.getPending()).map(({ name }) => name)
  const applied = await applying(pending, () => orm.migrator.up({ transaction }))
  await requireTables(run)
  const restored = applied.length + early.length > 0 ? [] : await restoredRights(run, roles)
  const late = await replaceSources(run)
  await recordObjects(run, before)
  const apart = await giveRights(run, roles)
  const decided = await decideDeployment(run, wanted)
  await applyChosen(run, roles.role)
  await recordRelease(run, apart)
  // Otherwise the next migration must run again, to give operators their own role.
  if (apart || roles.operator === undefined) await recordCurrentMigration(run, { schema, ...roles })
  const files = early.length + late.length
  return [
    ...applied.map(({ name }) => name),
    ...(files > 0 ? [`${files} SQL ${files === 1 ? 'file' : 'files'}`] : []),
    ...decided,
    ...(files > 0 ? [] : restored),
  ]
}

async function isBehind({ migrator }: MikroORM, run: Run): Promise<boolean> {
  return (await migrator.getPending()).length > 0 || (await pendingSources(run)).length > 0
}

/**
 * A migration found something that it was to create, or missed something that an earlier one had created: a table, column, index,
 * function or other object.
 */
const CONTRADICTIONS = ['42P07', '42701', '42710', '42723', '42P01', '42703', '42704', '42883']

/** Applies migrations; where the database contradicts what it records as applied, throws an Error that says so. */
async function applying<Result>(
  pending: readonly string[],
  apply: () => Promise<Result>,
): Promise<Result> {
  try {
    return await apply()
  } catch (error) {
    if (!CONTRADICTIONS.includes(codeOf(error))) throw error
    throw new Error(
      `this database is half migrated: it does not record ${pending.join(', ')} as applied, yet ${saidBy(error)}; nothing was changed. Restore a backup, or undo what was applied by hand`,
    )
  }
}

/** Marks 0001-baseline as applied in a database of the last version before it; throws for a database of an older or a newer version. */
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

/** Entities and migrations, for the gateway and MikroORM's command line alike. */
export const model = {
  entities: [...entities],
  extensions: [Migrator],
  migrations: { migrationsList: migrations, snapshot: false },
}

const EXTENSIONS_LOCK = 4_915_512_765
const found = `
  select nspname as schema from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'cube'`
const available = `select from pg_available_extensions where name = 'cube'`

/**
 * Creates the extension cube if the database has none, and returns its schema, which may be that of another cell. Throws a
 * ConfigError if the server doesn't have it.
 */
async function prepareExtension(run: Run): Promise<string> {
  const look = async () => (await run<{ schema: string }>(found))[0]?.schema
  const there = await look()
  if (there !== undefined) return there
  if ((await run(available)).length === 0)
    throw new ConfigError(
      'the PostgreSQL server lacks the extension cube; install its contrib package (postgresql-contrib)',
    )
  // Several cells may be created at once, and only one of them may create the extension.
  await run(`select pg_advisory_xact_lock(${EXTENSIONS_LOCK})`)
  if ((await look()) === undefined) await run('create extension cube')
  return prepareExtension(run)
}
