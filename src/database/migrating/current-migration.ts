import { createHash } from 'node:crypto'
import { escapeLiteral } from 'pg'
import packageJson from '../../../package.json' with { type: 'json' }
import { migrations } from '../../migrations/index.ts'
import { release, servedSince } from '../../migrations/release.ts'
import { functions, sources, tableFunctions } from '../../migrations/sources.ts'
import { jobQueues, options } from '../job-queues.ts'
import { jobsSchemaOf } from '../listen-notify.ts'
import { grantsIn, operatorGrantsIn } from '../roles/grants.ts'
import type { Roles } from '../roles/rights.ts'
import { isOpenToAll, type Run, SOURCES_TABLE } from './sources.ts'

interface MigratedDeployment extends Roles {
  readonly schema: string
}

/** A hash of everything in this version that decides what a migration leaves behind. */
const version = createHash('sha256')
  .update(
    JSON.stringify([
      migrations.map(({ name }) => name),
      [...tableFunctions, ...sources].map(({ name, hash }) => [name, hash]),
      functions,
      [grantsIn(''), grantsIn('', true), operatorGrantsIn('')],
      [release, servedSince],
      [packageJson.dependencies['pg-boss'], jobQueues, options],
    ]),
  )
  .digest('hex')

const rowOf = (role: string, operator?: string) =>
  `settled for ${[role, ...(operator === undefined ? [] : [operator])].join(' and ')}`

/** Whether this version made the last migration and nothing that it made has changed, so that another one would change nothing. */
export async function isCurrentMigration(
  run: Run,
  deployment: MigratedDeployment,
): Promise<boolean> {
  const jobs = jobsSchemaOf(deployment.schema)
  const tables = [SOURCES_TABLE, 'mikro_orm_migrations', ...ofJobs(jobs)]
  const [found] = await run<{ there: boolean }>(
    `select bool_and(to_regclass(name) is not null) as there from unnest(array[${tables.map((name) => escapeLiteral(name))}]) as name`,
  )
  if (!found?.there) return false
  const rows = await run<{ hash: string }>(
    `select hash from ${SOURCES_TABLE} where name = ${escapeLiteral(rowOf(deployment.role, deployment.operator))}`,
  )
  return rows[0]?.hash === (await state(run, jobs)) && !(await isOpenToAll(run))
}

/** Records, as the last step of a migration, what it leaves behind. */
export async function recordCurrentMigration(
  run: Run,
  { schema, role, operator }: MigratedDeployment,
): Promise<void> {
  const hash = escapeLiteral(await state(run, jobsSchemaOf(schema)))
  await run(`insert into ${SOURCES_TABLE} values (${escapeLiteral(rowOf(role, operator))}, ${hash})
    on conflict (name) do update set hash = excluded.hash`)
}

const ofJobs = (jobs: string) => ['version', 'queue', 'schedule'].map((name) => `${jobs}.${name}`)

/** This version, and a digest of the applied migrations and sources, all rights, and the settings of the queues. */
async function state(run: Run, jobs: string): Promise<string> {
  const [versions, queues, schedules] = ofJobs(jobs)
  const [row] = await run<{ digest: string }>(`
    with space as (select oid from pg_namespace where nspname in (current_schema(), ${escapeLiteral(jobs)})),
      relation as (select oid, relname, relacl from pg_class where relnamespace in (select oid from space)),
      fact (text) as (
        select current_setting('server_version_num')::int / 10000 || ' ' || current_user
        union all select name from mikro_orm_migrations
        union all select name || ' ' || hash from ${SOURCES_TABLE} where not starts_with(name, ${escapeLiteral(rowOf(''))})
        union all select nspname || nspacl::text from pg_namespace where oid in (select oid from space)
        union all select relname || relacl::text from relation
        union all select relname || '.' || attname || attacl::text
          from relation join pg_attribute on attrelid = relation.oid where attacl is not null
        union all select proname || pg_proc.oid || proacl::text
          from pg_proc where pronamespace in (select oid from space)
        union all select 'jobs ' || version from ${versions}
        union all select concat_ws(' ', name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds, deletion_seconds) from ${queues}
        union all select name || ' ' || cron from ${schedules})
    select md5(string_agg(text, chr(10) order by text collate "C")) as digest from fact`)
  return `${version} ${row?.digest}`
}
