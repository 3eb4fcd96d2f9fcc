import { escapeIdentifier, escapeLiteral } from 'pg'
import { ConfigError } from '../config/error.ts'
import type { Run } from './sources.ts'

const LOCK = 4_915_512_763

/** The schema that a connection leads to: the wanted one, created if the role may and it is missing. Throws a ConfigError without. */
export async function openSchema(run: Run, wanted: string | undefined): Promise<string> {
  if (wanted !== undefined && (await current(run)) === null) await create(run, wanted)
  const schema = await current(run)
  if (schema !== null) return schema
  throw new ConfigError(
    wanted === undefined
      ? 'DATABASE_SCHEMA: no schema of the role’s search_path exists, or may be used; name one'
      : `DATABASE_SCHEMA: there is no schema ${wanted} that this role may use, and it may not create one; have it created with: create schema ${wanted} authorization <the role of DATABASE_OWNER_URL>`,
  )
}

/** One role at a time: PostgreSQL itself fails if two create a schema at once. */
async function create(run: Run, schema: string): Promise<void> {
  await run(`do $$ begin
    if has_database_privilege(current_database(), 'create') and to_regnamespace(${escapeLiteral(schema)}) is null then
      perform pg_advisory_xact_lock(${LOCK});
      create schema if not exists ${escapeIdentifier(schema)};
    end if; end $$`)
}

async function current(run: Run): Promise<string | null> {
  const [row] = await run<{ schema: string | null }>('select current_schema() as schema')
  return row?.schema ?? null
}
