import { type EntityManager, MikroORM } from '@mikro-orm/postgresql'
import type { Client } from 'pg'
import { addressesOf } from '../config/hosts.ts'
import { refuseForeign } from './baseline.ts'
import { decideDeployment } from './deployment.ts'
import { liveObjects, recordObjects } from './drift.ts'
import { primaryOf } from './hosts.ts'
import { prepareJobs } from './job-queues.ts'
import { model } from './model.ts'
import { requireMigrated } from './pending.ts'
import { connectTo, requireVersion } from './plain-connection.ts'
import { untimed } from './pooling.ts'
import { isAhead, recordRelease } from './release.ts'
import { requireSession } from './require-route.ts'
import { giveRights, mayChangeSchema } from './rights.ts'
import { pendingSources, type Run, replaceSources, replaceTableFunctions } from './sources.ts'
import { lockTables } from './table-locks.ts'

const LOCK = 4_915_512_761

/**
 * Brings the schema up to date, one process at a time, and grants the application's role its rights; returns what was applied.
 * A newer version's schema is left alone. For a role that may not change the schema, throws unless it is up to date.
 */
export async function migrate(
  givenUrl: string,
  applicationUrl: string,
  currency: string,
): Promise<string[]> {
  const ownerUrl = await primaryOf(givenUrl)
  await requireSession('DATABASE_OWNER_URL', ownerUrl)
  const owner = await connectTo(ownerUrl)
  try {
    await requireVersion(owner)
    await owner.query(untimed)
    const run: Run = async (text) => (await owner.query(text)).rows
    if (!(await mayChangeSchema(run))) return await requireMigrated(run)
    await owner.query('select pg_advisory_lock($1)', [LOCK])
    if (await isAhead(run)) return []
    const [{ schema } = { schema: '' }] = await run<{ schema: string }>(
      'select current_schema() as schema',
    )
    const role = decodeURIComponent(new URL(addressesOf(applicationUrl)[0]).username)
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
  await run(untimed)
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
