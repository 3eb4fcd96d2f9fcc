import { escapeIdentifier } from 'pg'
import { functions, type Source, sources, tableFunctions } from '../../migrations/sources.ts'
import { statementsOf } from '../../migrations/statements.ts'

/** Runs SQL on a connection; while migrating, within the transaction of the migration. */
export type Run = <Row extends object>(text: string) => Promise<readonly Row[]>

/** The table with the hash of each source that was applied, and with other facts about the last migration. */
export const SOURCES_TABLE = 'sql_source'
/** The major version of PostgreSQL, as SQL. A new one may define or print functions differently, so all sources are applied again. */
const MAJOR = "current_setting('server_version_num')::int / 10000"

/** Creates or replaces the functions that tables use. Existing rows must satisfy the new version of a function. */
export async function replaceTableFunctions(run: Run): Promise<string[]> {
  await run(
    `create table if not exists ${SOURCES_TABLE} (name text primary key, hash text not null)`,
  )
  const before = await functionBodies(run)
  const replaced = await replace(run, await changedOf(run, tableFunctions))
  const after = await functionBodies(run)
  const changed = [...after].filter(([name, body]) => (before.get(name) ?? body) !== body)
  for (const [name] of changed) await checkAgain(run, name)
  return replaced
}

/** Creates or replaces all other functions, views and triggers whose files have changed. */
export async function replaceSources(run: Run): Promise<string[]> {
  const changed = new Set(await changedOf(run, sources))
  const views = sources.filter(({ view }) => view !== undefined)
  if (views.some((view) => changed.has(view))) {
    // A view can't be replaced if its columns change, nor dropped while other views use it.
    for (const { view } of views.toReversed()) await run(`drop view if exists ${view}`)
    for (const view of views) changed.add(view)
  }
  const replaced = await replace(
    run,
    sources.filter((source) => changed.has(source)),
  )
  // Forgets files that were moved or removed.
  const names = [...tableFunctions, ...sources].map(({ name }) => `'${name}'`)
  await run(`delete from ${SOURCES_TABLE} where name like '%.sql' and name not in (${names})`)
  // Always: a restored dump brings the files as they were, but functions with PostgreSQL's default, by which everybody may call them.
  await run(`revoke execute on function ${functions.join(', ')} from public`)
  return replaced
}

/** Whether everybody may call some of the files' functions, most of which act with the rights of the owner. */
export async function isOpenToAll(run: Run): Promise<boolean> {
  const names = functions.map((name) => `'${name}'`)
  const rows = await run(`
    select from pg_proc, aclexplode(coalesce(proacl, acldefault('f', proowner))) as given
    where pronamespace = current_schema()::regnamespace and proname in (${names}) and given.grantee = 0 limit 1`)
  return rows.length > 0
}

/** A statement after which the next migration runs all files of a schema anew, and records what they make. */
export const forgetSources = (schema: string): string => `
  delete from ${escapeIdentifier(schema)}.${SOURCES_TABLE} where name like '%.sql' or name ~ '^(function|trigger|view) '`

/** Names of the sources that this database lacks or has in another version. */
export async function pendingSources(run: Run): Promise<string[]> {
  return (await changedOf(run, [...tableFunctions, ...sources])).map(({ name }) => name)
}

async function changedOf(run: Run, wanted: readonly Source[]): Promise<Source[]> {
  const rows = await run<Pick<Source, 'name' | 'hash'>>(
    `select name, split_part(hash, '@', 1) as hash from ${SOURCES_TABLE} where hash like '%@' || ${MAJOR}`,
  )
  const hashes = new Map(rows.map(({ name, hash }) => [name, hash]))
  return wanted.filter(({ name, hash }) => hashes.get(name) !== hash)
}

async function replace(run: Run, changed: readonly Source[]): Promise<string[]> {
  for (const { name, text, hash } of changed) {
    await runFile(run, { name, text })
    await run(`insert into ${SOURCES_TABLE} values ('${name}', '${hash}@' || ${MAJOR})
      on conflict (name) do update set hash = excluded.hash`)
  }
  return changed.map(({ name }) => name)
}

/** Runs the statements of a file; an error names it. */
export async function runFile(run: Run, { name, text }: Pick<Source, 'name' | 'text'>) {
  for (const statement of statementsOf(text))
    await run(statement).catch((error: unknown) => {
      if (error instanceof Error) error.message = `src/${name}: ${error.message}`
      throw error
    })
}

async function functionBodies(run: Run): Promise<Map<string, string>> {
  const rows = await run<{ name: string; body: string }>(`
    select oid::regprocedure::text as name, prosrc as body from pg_proc
    where pronamespace = current_schema()::regnamespace and prosqlbody is null
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`)
  return new Map(rows.map(({ name, body }) => [name, body]))
}

/** Recreates the constraints that use a function, so that existing rows are checked against its new version. */
async function checkAgain(run: Run, name: string): Promise<void> {
  const constraints = await run<{ text: string }>(`
    select format('alter table %s drop constraint %I, add constraint %2$I %s',
      conrelid::regclass, conname, pg_get_constraintdef(pg_constraint.oid)) as text
    from pg_depend join pg_constraint on pg_constraint.oid = objid and classid = 'pg_constraint'::regclass
    where refobjid = '${name}'::regprocedure and conrelid <> 0`)
  for (const { text } of constraints) await run(text)
}
