import { ConfigError } from '../../config/error.ts'
import type { Run } from './sources.ts'

const LOCK = 4_915_512_765
const found = `
  select nspname as schema from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'cube'`
const available = `select from pg_available_extensions where name = 'cube'`

/**
 * Creates the extension cube if the database has none, and returns its schema, which may be that of another cell. Throws a
 * ConfigError if the server doesn't have it.
 */
export async function prepareExtension(run: Run): Promise<string> {
  const look = async () => (await run<{ schema: string }>(found))[0]?.schema
  const there = await look()
  if (there !== undefined) return there
  if ((await run(available)).length === 0)
    throw new ConfigError(
      'the PostgreSQL server lacks the extension cube; install its contrib package (postgresql-contrib)',
    )
  // Several cells may be created at once, and only one of them may create the extension.
  await run(`select pg_advisory_xact_lock(${LOCK})`)
  if ((await look()) === undefined) await run('create extension cube')
  return prepareExtension(run)
}
