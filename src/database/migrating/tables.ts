import { UnderscoreNamingStrategy } from '@mikro-orm/core'
import { entities } from '../../entities/index.ts'
import { sources } from '../../migrations/sources.ts'
import type { Run } from './sources.ts'

const naming = new UnderscoreNamingStrategy()
const views = new Set(sources.map(({ view }) => view))
const tables = entities
  .map(({ name }) => naming.classToTableName(name))
  .filter((name) => !views.has(name))

/** The tables that a database lacks although all migrations are applied, so somebody has removed them by hand. */
export async function missingTables(run: Run): Promise<string[]> {
  const rows = await run<{ name: string }>(`
    select name from unnest(array[${tables.map((name) => `'${name}'`)}]) as name
    where not exists (select from pg_class where relnamespace = current_schema()::regnamespace and relname = name)`)
  return rows.map(({ name }) => name)
}

/** What is missing, why, and what brings it back. */
export function tablesAreMissing([first = '', ...more]: readonly string[]): string {
  const what =
    more.length > 0 ? `the tables ${[first, ...more].join(', ')} are` : `the table ${first} is`
  return `${what} missing, although all migrations are applied: somebody has removed what is missing by hand, and only a backup brings it back, not a migration; restore one (docs/operating.md)`
}

/** Throws an Error that says so if tables were removed by hand. */
export async function requireTables(run: Run): Promise<void> {
  const missing = await missingTables(run)
  if (missing.length > 0) throw new Error(`${tablesAreMissing(missing)}; nothing was changed`)
}
