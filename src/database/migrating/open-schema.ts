import { escapeIdentifier, escapeLiteral } from 'pg'
import { ConfigError } from '../../config/error.ts'
import type { Run } from './sources.ts'

const LOCK = 4_915_512_763

/**
 * The schema that a connection uses, created if it is missing; null if the role may use none. Throws a ConfigError if the role may
 * not create it.
 */
export async function openSchema(run: Run, wanted: string | undefined): Promise<string | null> {
  if (wanted !== undefined) {
    const [found] = await run<{ there: boolean; may: boolean; right: string }>(`
      select to_regnamespace(${escapeLiteral(wanted)}) is not null as there,
        has_database_privilege(current_database(), 'create') as may,
        format('create on database %I to', current_database()) as right`)
    if (!found?.there && !found?.may)
      throw new ConfigError(
        `DATABASE_SCHEMA: there is no schema ${wanted}, and this role may not create it; allow it with: grant ${found?.right} <the role of DATABASE_OWNER_URL>`,
      )
    if (!found.there) await run(create(wanted))
  }
  const [row] = await run<{ schema: string | null }>('select current_schema() as schema')
  return row?.schema ?? null
}

/** One process at a time, since PostgreSQL fails if two create a schema at once. */
const create = (schema: string) => `do $$ begin
  perform pg_advisory_xact_lock(${LOCK});
  create schema if not exists ${escapeIdentifier(schema)};
end $$`
